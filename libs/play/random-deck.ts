import type { Pool, DeckList, Side } from '#rules';
import { deckKinds } from './deck-kinds';
import { oneOf, type Source } from './source';

const sorted = new WeakMap<Pool, ReturnType<typeof deckKinds>>();

/** An identity and `size` cards of its side, any of the pool, as they come: no legal deck. */
export function randomDeck(pool: Pool, side: Side, size: number, next: Source): DeckList {
  const kinds = sorted.get(pool) ?? deckKinds(pool.definitions);
  sorted.set(pool, kinds);
  const { identities, cards } = kinds[side];
  return {
    identity: oneOf(identities, next),
    cards: Array.from({ length: size }, () => oneOf(cards, next)),
  };
}
