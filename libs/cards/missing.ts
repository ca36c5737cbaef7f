import type { Pool } from '#rules';
import { smallestPoolWith } from './pool';
import { leftUnwritten, waiting } from './waiting';

const missing = new Map<string, string[]>();
for (const { word, titles } of waiting)
  for (const title of titles) missing.set(title, [...(missing.get(title) ?? []), word]);

/** The words that a title waits for; none where it is written, or is no title. */
export const missingWords = (title: string): readonly string[] => missing.get(title) ?? [];

/**
 * Why a pool lacks a card, by code or title, and what would be needed: the pool that has it, or the
 * words it still waits for: "in the pool lunar, not in ...", "not written yet, waits for ...".
 */
export function whyMissing(pool: Pool, card: string): string {
  const other = smallestPoolWith(card);
  if (other !== null) return `in the pool ${other}, not in ${pool.name}`;
  const words = missingWords(card).map((word) => `"${word}"`);
  if (words.length > 0) return `not written yet, waits for ${words.join(' and ')}`;
  const page = leftUnwritten[card];
  return page === undefined ? 'not written yet' : `left unwritten for ${page}`;
}
