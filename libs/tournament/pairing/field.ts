import type { PlayerId } from '../results/outcome';

export interface Entrant {
  readonly id: PlayerId;
  readonly prestige: number;
}

/** Who is to be paired, in the order of prestige, and who has met whom. */
export interface Field {
  readonly entrants: readonly Entrant[];
  /** The last round two players met, or 0. */
  readonly met: (a: PlayerId, b: PlayerId) => number;
}

export type Pairs = readonly (readonly [Entrant, Entrant])[];

/** How far a pair is from equal prestige; squared, so that one wide gap is worse than two narrow. */
export const gap = (a: Entrant, b: Entrant): number => (a.prestige - b.prestige) ** 2;

export const totalGap = (pairs: Pairs): number => pairs.reduce((sum, [a, b]) => sum + gap(a, b), 0);

/** The gap of neighbours paired in order: none is smaller, whoever may meet whom. */
export const leastGap = (entrants: readonly Entrant[], without: readonly number[] = []): number => {
  let open: Entrant | null = null;
  let sum = 0;
  for (let at = 0; at < entrants.length; at++) {
    const entrant = entrants[at];
    if (entrant === undefined || without.includes(at)) continue;
    if (open === null) open = entrant;
    else {
      sum += gap(open, entrant);
      open = null;
    }
  }
  return sum;
};
