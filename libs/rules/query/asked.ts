import { askedBy, type Asked } from '../ability/asked';
import type { Pool } from '../ability/pool';
import type { Card } from '../state/card';

/** What the cards of a game ask: of most it is nothing. */
export function askedIn({ asked }: Pool, cards: readonly Card[]): Asked {
  const texts: Asked[] = [];
  for (const { def } of cards) {
    const one = asked[def] ?? null;
    if (one !== null && !texts.includes(one)) texts.push(one);
  }
  return askedBy(texts);
}
