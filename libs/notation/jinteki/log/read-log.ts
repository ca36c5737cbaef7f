import { textFault } from '#text/kept-text';
import { LIMITS } from '../limits';
import type { Names } from '../privacy/rename';
import { decode } from '../read/decode';
import { badNames } from '../read/texts';
import { type Refusal, refuse } from '../refusal';
import { attribute, gatherChat, namesIn, type PastedLine, splitPaste } from './lines';
import type { LogOptions, PastedLog } from './pasted-log';
import { tellLog } from './tell-log';

export type LogRead = { readonly ok: true; readonly log: PastedLog } | Refusal;

/** Reads a copied log pane, of 2017 or of today, with its icons or without. */
export function readLog(input: string | Uint8Array, options: LogOptions = {}): LogRead {
  const decoded = decode(input);
  if (!decoded.ok) return decoded;
  if (/^\s*<(?:!doctype|html)/i.test(decoded.text))
    return refuse('HTML_PAGE', 'The paste is a web page.');
  const lines = splitPaste(decoded.text);
  if (lines.length > LIMITS.lines) {
    return refuse(
      'TOO_LARGE',
      `The paste has ${String(lines.length)} lines; at most ${String(LIMITS.lines)} are read.`,
    );
  }
  if (decoded.text.length > LIMITS.logText) {
    return refuse('TOO_LARGE', `The paste has more than ${String(LIMITS.logText)} characters.`);
  }
  const long = lines.find(({ text }) => text.length > LIMITS.lineLength);
  if (long !== undefined)
    return refuse('NOT_A_LOG', `Line ${String(long.number)} is too long for a log line.`);
  const names = namesIn(lines);
  if (names === null)
    return refuse('NOT_A_LOG', 'No line tells of a turn that started or is ending.');
  const said = gatherChat(lines, names);
  const bad = badNames(names) ?? badLine(said, names, options.keepChat === true);
  if (bad !== null) return bad;
  return { ok: true, log: tellLog(said, names, options) };
}

/** Refuses a line with a text that no store keeps; chat that is dropped is not looked at. */
function badLine(lines: readonly PastedLine[], names: Names, keepChat: boolean): Refusal | null {
  for (const line of lines) {
    const what = textFault(line.text);
    if (what === null || (!keepChat && attribute(line, names).speaker !== null)) continue;
    return refuse('BAD_TEXT', `Line ${String(line.number)} holds ${what}.`);
  }
  return null;
}
