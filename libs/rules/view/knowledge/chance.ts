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
  const shares = new Map<number | null, number>();
  const add = (def: number | null, share: number): void => {
    shares.set(def, (shares.get(def) ?? 0) + share);
  };
  for (const { def } of possible.known) add(def, 1 / total);
  const rest = possible.unknown / total;
  const { others } = possible;
  if (others === null || others.length === 0) {
    if (rest > 0) add(null, rest);
  } else for (const def of others) add(def, rest / others.length);
  return [...shares].map(([def, chance]) => ({ def, chance }));
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
