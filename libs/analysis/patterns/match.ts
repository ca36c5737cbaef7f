import type { Automaton } from './automaton';
import type { Scope } from './pattern';
import { fits, type ToldFact } from './told-fact';

/** Facts from `from` to `to`, both included, that a pattern matches. */
export interface Match {
  readonly from: number;
  readonly to: number;
}

/** Facts of different scopes belong to no match together; null: to none at all. */
function scopeOf(within: Scope, { turn, run }: ToldFact): number | null {
  switch (within) {
    case 'game':
      return 0;
    case 'turn':
      return turn === 0 ? null : turn;
    case 'run':
      return run === 0 ? null : run;
  }
}

const NEVER = -1;

/**
 * Each fact with which the pattern is complete, with the latest fact a match that ends there begins
 * with. Takes time in proportion to the facts, at most `most` matches.
 */
export function matchesOf(
  { atoms, states, edges, within, final }: Automaton,
  facts: readonly ToldFact[],
  most = Infinity,
): readonly Match[] {
  const matches: Match[] = [];
  const counted = new Array<number>(atoms.length).fill(0);
  const isFit = new Array<boolean>(atoms.length).fill(false);
  let now = new Array<number>(states).fill(NEVER);
  let next = new Array<number>(states).fill(NEVER);
  let scope: number | null = null;
  for (let at = 0; at < facts.length && matches.length < most; at += 1) {
    const fact = facts[at];
    if (fact === undefined) break;
    let isAny = false;
    for (let i = 0; i < atoms.length; i += 1) {
      const atom = atoms[i];
      if (atom === undefined) continue;
      let fit = fits(atom, fact);
      if (fit && atom.nth !== null) {
        counted[i] = (counted[i] ?? 0) + 1;
        fit = counted[i] === atom.nth;
      }
      isFit[i] = fit;
      isAny ||= fit;
    }
    const here = scopeOf(within, fact);
    if (here !== scope) now.fill(NEVER);
    scope = here;
    if (here === null) continue;
    now[0] = at;
    next.fill(NEVER);
    for (const { from, to, atom, isNegated } of edges) {
      const begun = now[from] ?? NEVER;
      if (begun === NEVER || begun <= (next[to] ?? NEVER)) continue;
      if (atom === null || isFit[atom] !== isNegated) next[to] = begun;
    }
    if (isAny)
      for (const state of final) {
        const begun = next[state] ?? NEVER;
        if (begun !== NEVER) matches.push({ from: begun, to: at });
      }
    [now, next] = [next, now];
  }
  return matches;
}
