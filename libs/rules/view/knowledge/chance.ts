import type { Pool } from '../../ability/pool';
import type { Possible } from './possible';

export interface Chance {
  /** Index of the definition; null for a card of which nothing is known. */
  readonly def: number | null;
  /** From 0 to 1. */
  readonly chance: number;
}

/**
 * The outcomes of taking one card of a place at random, given what the seat knows: every card of its
 * group is as likely to lie there as any other. Sums to 1; empty where there is no card.
 */
export function chances(possible: Possible): readonly Chance[] {
  const total = possible.known.length + possible.unknown;
  if (total === 0) return [];
  const { known, unknown } = possible;
  // Copies are counted before anything is divided: six sixths are one, and not a little less.
  const seen = copiesOf(known.map(({ def }) => def));
  const others = possible.others ?? [];
  const hidden = copiesOf<number | null>(others.length > 0 ? others : [null]);
  const each = unknown / Math.max(1, others.length);
  return [...new Set([...seen.keys(), ...(unknown > 0 ? hidden.keys() : [])])].map((def) => ({
    def,
    chance: ((seen.get(def) ?? 0) + (hidden.get(def) ?? 0) * each) / total,
  }));
}

/** How many copies of each there are, in the order of the first of each. */
function copiesOf<T>(defs: readonly T[]): ReadonlyMap<T | null, number> {
  const copies = new Map<T | null, number>();
  for (const def of defs) copies.set(def, (copies.get(def) ?? 0) + 1);
  return copies;
}

/** Agenda points to be expected of one random card; a card that can be anything counts as none. */
export function expectedPoints(pool: Pool, possible: Possible): number {
  let points = 0;
  for (const { def, chance } of chances(possible)) {
    const value = def === null ? undefined : pool.definitions[def]?.value;
    if (value?.type === 'agenda') points += chance * value.points;
  }
  return points;
}
