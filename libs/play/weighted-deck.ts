import type { DeckList, Pool, Side } from '#rules';
import { deckKinds } from './deck-kinds';
import { randomDeck } from './random-deck';
import { oneOf, type Source } from './source';

type Kinds = ReturnType<typeof deckKinds>;
type Codes = ReadonlySet<string>;

const sorted = new WeakMap<Pool, WeakMap<Codes, Kinds>>();

/** The favoured ones of a pool, looked for once. */
function favouredOf(pool: Pool, codes: Codes): Kinds {
  const ofPool = sorted.get(pool) ?? new WeakMap<Codes, Kinds>();
  sorted.set(pool, ofPool);
  const found =
    ofPool.get(codes) ?? deckKinds(pool.definitions.filter(({ value }) => codes.has(value.code)));
  ofPool.set(codes, found);
  return found;
}

/**
 * Two cards of three, and every other identity, are among the favoured ones, by code; the rest are any
 * of the pool. No legal deck. Where nothing of a kind is favoured, any card does.
 */
export function weightedDeck(
  pool: Pool,
  side: Side,
  size: number,
  favoured: Codes,
  next: Source,
): DeckList {
  const { identities, cards } = favouredOf(pool, favoured)[side];
  const any = randomDeck(pool, side, size, next);
  const identity = identities.length > 0 && next(2) === 0 ? oneOf(identities, next) : any.identity;
  return {
    identity,
    cards: any.cards.map((code, i) =>
      i % 3 === 0 || cards.length === 0 ? code : oneOf(cards, next),
    ),
  };
}
