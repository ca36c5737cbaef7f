import type { PlacedFact } from './observed-replay';

/** As in any other position. */
export interface ObservedTrace {
  readonly base: number;
  readonly strength: number;
  readonly link: number;
}

const OVER: ReadonlySet<string> = new Set(['trace-ended', 'turn-ended', 'game-ended']);

/**
 * The trace that goes on after an entry, with what both were told to have paid for it; null where none
 * does, or where nobody was told with what strength it began. `link` is the Runner's by then.
 */
export function traceAt(
  facts: readonly PlacedFact[],
  at: number,
  link: number,
): ObservedTrace | null {
  const begun = facts.findLastIndex(({ fact }) => fact.index <= at && fact.type === 'trace-began');
  const began = facts[begun]?.fact;
  if (began?.type !== 'trace-began' || began.base === null) return null;
  const trace = { base: began.base, strength: began.base, link };
  for (let next = begun + 1; next < facts.length; next += 1) {
    const fact = facts[next]?.fact;
    if (fact === undefined || fact.index > at) break;
    if (OVER.has(fact.type)) return null;
    if (fact.type === 'credits-spent' && fact.on === 'trace') trace.strength += fact.amount;
    if (fact.type === 'credits-spent' && fact.on === 'link') trace.link += fact.amount;
  }
  return trace;
}
