import { askedBy, type Asked } from '../ability/asked';
import type { Pool } from '../ability/pool';
import type { Card } from '../state/card';

interface Gathered {
  readonly texts: readonly Asked[];
  readonly asked: Asked;
}

/** What was gathered last in each pool: whoever looks at positions of one game asks for the same again and again. */
const gathered = new WeakMap<Pool, Gathered>();

/** What the cards of a game ask: of most it is nothing. */
export function askedIn(pool: Pool, cards: readonly Card[]): Asked {
  const texts: Asked[] = [];
  for (const { def } of cards) {
    const one = pool.asked[def] ?? null;
    if (one !== null && !texts.includes(one)) texts.push(one);
  }
  const last = gathered.get(pool);
  if (last?.texts.length === texts.length && last.texts.every((one, at) => one === texts[at]))
    return last.asked;
  const asked = askedBy(texts);
  gathered.set(pool, { texts, asked });
  return asked;
}
