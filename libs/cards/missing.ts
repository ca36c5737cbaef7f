import type { Pool } from '#rules';
import { smallestPoolWith } from './pool';
import { waiting } from './waiting';

const words: ReadonlyMap<string, string> = new Map(
  Object.values(waiting).flatMap(({ unwritten }) => Object.entries(unwritten)),
);

/**
 * Why a pool lacks a card, by code or title, and what would be needed: the pool that has it, or the
 * words it still waits for. A clause: "is not written yet: it waits for ...".
 */
export function whyMissing(pool: Pool, card: string): string {
  const other = smallestPoolWith(card);
  if (other !== null) return `comes with the pool ${other}, not with ${pool.name}`;
  const word = words.get(card);
  return word === undefined ? 'is not written yet' : `is not written yet: it waits for "${word}"`;
}
