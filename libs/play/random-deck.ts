import type { Definition, Pool, DeckList, Side } from '#rules';
import { oneOf, type Source } from './source';

interface Kinds {
  readonly identities: readonly Definition[];
  readonly cards: readonly Definition[];
}

/** Of some definitions, apart. */
export function kindsOf(definitions: readonly Definition[]): Kinds {
  const isIdentity = ({ value }: Definition): boolean => value.type === 'identity';
  return {
    identities: definitions.filter(isIdentity),
    cards: definitions.filter((one) => !isIdentity(one)),
  };
}

const bySide = (pool: Pool): Readonly<Record<Side, Kinds>> => ({
  corp: kindsOf(pool.definitions.filter(({ side }) => side === 'corp')),
  runner: kindsOf(pool.definitions.filter(({ side }) => side === 'runner')),
});

const sorted = new WeakMap<Pool, Readonly<Record<Side, Kinds>>>();

/** An identity and `size` cards of its side, any of the pool, as they come: no legal deck. */
export function randomDeck(pool: Pool, side: Side, size: number, next: Source): DeckList {
  const kinds = sorted.get(pool) ?? bySide(pool);
  sorted.set(pool, kinds);
  const { identities, cards } = kinds[side];
  return {
    identity: oneOf(identities, next).value.code,
    cards: Array.from({ length: size }, () => oneOf(cards, next).value.code),
  };
}
