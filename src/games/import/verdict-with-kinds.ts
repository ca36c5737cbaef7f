import { isRecord } from '#text/is-record';
import type { KeptWarning } from '#notation/observed/header';

const ALLOWED = /^The server allowed what our rules forbid, at entry (\d+): /;
const DECK = /^\d+ cards? of the (corp|runner) deck never showed(; by its decklist)?/;
const UNHEARD = /^The decklist of the (corp|runner) names what no pool has/;

/** The sentences of versions 1 and 2 were the program's own: by their beginnings they tell their kind. */
function kindOf(text: string): KeptWarning {
  const entry = ALLOWED.exec(text)?.[1];
  if (entry !== undefined) return { kind: 'allowed', entry: Number(entry), text };
  const [, deck, listed] = DECK.exec(text) ?? [];
  if (deck === 'corp' || deck === 'runner')
    return { kind: listed === undefined ? 'unseen' : 'listed', side: deck, text };
  const [, unheard] = UNHEARD.exec(text) ?? [];
  if (unheard === 'corp' || unheard === 'runner') return { kind: 'unheard', side: unheard, text };
  return { kind: text.startsWith('Not in the pool') ? 'not-in-pool' : 'not-judged', text };
}

/** Version 2 kept its warnings as sentences alone. */
export function verdictWithKinds(data: unknown): unknown {
  if (!isRecord(data) || data['format'] !== 'verdict/2')
    throw new Error('it is no verdict of version 2');
  const { warnings } = data;
  if (!Array.isArray(warnings)) throw new Error('a verdict has warnings');
  return {
    ...data,
    format: 'verdict/3',
    warnings: warnings.map((text: unknown) => kindOf(String(text))),
  };
}
