import type { Json } from '../json';
import { type Refusal, refuse } from '../refusal';
import { hostileKey, tooWide } from './keys';

export type Parsed = { readonly ok: true; readonly value: Json } | Refusal;

/** An object or a list begins, as far as it goes. */
const BEGINS = /^\s*(?:\{\s*(?:["}]|$)|\[\s*(?:["{[\]\d-]|true|false|null|$))/;

/** JSON of a text, with the usual accidents told apart: a saved page, a cut download, anything else. */
export function parse(text: string): Parsed {
  const head = text.trimStart().slice(0, 15).toLowerCase();
  if (head.startsWith('<')) return refuse('HTML_PAGE', 'The file is a web page, not a replay.');
  if (!BEGINS.test(text))
    return refuse(
      'NOT_A_REPLAY',
      'The file is neither a replay of jinteki.net nor the text of its log.',
    );
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    // It shows what stands there, which a terminal may take for a command.
    const reason = `${said.replaceAll(/\s+/g, ' ').replace(/\p{C}/gu, '\ufffd')}.`;
    if (looksCut(text)) return refuse('TRUNCATED', `The file ends in the middle: ${reason}`);
    return refuse('NOT_JSON', `The file is not JSON: ${reason}`);
  }
  return hostileKey(text, value) ?? tooWide(text, value) ?? { ok: true, value };
}

function looksCut(text: string): boolean {
  const trimmed = text.trimEnd();
  return (!trimmed.endsWith('}') && !trimmed.endsWith(']')) || unclosed(text);
}

function unclosed(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (quoted) {
      if (char === 0x5c) at += 1;
      else if (char === 0x22) quoted = false;
    } else if (char === 0x22) quoted = true;
    else if (char === 0x7b || char === 0x5b) depth += 1;
    else if (char === 0x7d || char === 0x5d) depth -= 1;
  }
  return quoted || depth > 0;
}
