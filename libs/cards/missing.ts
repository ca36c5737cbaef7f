import type { Pool } from '#rules';
import { smallestPoolWith } from './pool';
import { waiting } from './waiting';

const words: ReadonlyMap<string, string> = new Map(
  Object.values(waiting).flatMap(({ unwritten }) => Object.entries(unwritten)),
);

/**
 * Why a pool lacks a card, by code or title, and what would be needed: the pool that has it, or the
 * words it still waits for: "in the pool lunar, not in ...", "not written yet, waits for ...".
 */
export function whyMissing(pool: Pool, card: string): string {
  const other = smallestPoolWith(card);
  if (other !== null) return `in the pool ${other}, not in ${pool.name}`;
  const word = words.get(card);
  return word === undefined ? 'not written yet' : `not written yet, waits for "${word}"`;
}
