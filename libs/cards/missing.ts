import type { Pool } from '#rules';
import { smallestPoolWith } from './pool';

/**
 * Why a pool lacks a card, by code or title: "in the pool lunar, not in core-2018-09" where a larger
 * one has it, else "in no pool of this version".
 */
export function whyMissing(pool: Pool, card: string): string {
  const other = smallestPoolWith(card);
  return other === null
    ? 'in no pool of this version'
    : `in the pool ${other}, not in ${pool.name}`;
}
