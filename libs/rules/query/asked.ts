import { askedBy, type Asked } from '../ability/asked';
import type { Pool } from '../ability/pool';
import type { Card } from '../state/card';

interface Gathered {
  readonly defs: readonly number[];
  readonly asked: Asked;
}

/** What was gathered last in each pool: whoever looks at positions of one game asks for the same again and again. */
const gathered = new WeakMap<Pool, Gathered>();

function areSame(cards: readonly Card[], defs: readonly number[]): boolean {
  if (cards.length !== defs.length) return false;
  let at = 0;
  for (const { def } of cards) {
    if (def !== defs[at]) return false;
    at += 1;
  }
  return true;
}

/** What the cards of a game ask: of most it is nothing. */
export function askedIn(pool: Pool, cards: readonly Card[]): Asked {
  const last = gathered.get(pool);
  if (last !== undefined && areSame(cards, last.defs)) return last.asked;
  const texts = new Set<Asked>();
  for (const { def } of cards) {
    const one = pool.asked[def] ?? null;
    if (one !== null) texts.add(one);
  }
  const asked = askedBy([...texts]);
  gathered.set(pool, { defs: cards.map(({ def }) => def), asked });
  return asked;
}
