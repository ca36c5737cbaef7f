import type { Definition, Pool, DeckList, Side } from '#rules';
import { oneOf, type Source } from './source';

/** An identity and `size` cards of its side, any of the pool, as they come: no legal deck. */
export function randomDeck(pool: Pool, side: Side, size: number, next: Source): DeckList {
  const isIdentity = (one: Definition): boolean => one.value.type === 'identity';
  const own = pool.definitions.filter((one) => one.side === side);
  const cards = own.filter((one) => !isIdentity(one));
  return {
    identity: oneOf(own.filter(isIdentity), next).value.code,
    cards: Array.from({ length: size }, () => oneOf(cards, next).value.code),
  };
}
