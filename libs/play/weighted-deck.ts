import type { DeckList, Pool, Side } from '#rules';
import { randomDeck } from './random-deck';
import { oneOf, type Source } from './source';

/**
 * Two cards of three, and every other identity, are among the favoured ones, by code; the rest are any
 * of the pool. No legal deck. Where nothing of a kind is favoured, any card does.
 */
export function weightedDeck(
  pool: Pool,
  side: Side,
  size: number,
  favoured: ReadonlySet<string>,
  next: Source,
): DeckList {
  const own = pool.definitions.filter((one) => one.side === side && favoured.has(one.value.code));
  const identities = own.filter(({ value }) => value.type === 'identity');
  const cards = own.filter(({ value }) => value.type !== 'identity');
  const any = randomDeck(pool, side, size, next);
  const identity =
    identities.length > 0 && next(2) === 0 ? oneOf(identities, next).value.code : any.identity;
  return {
    identity,
    cards: any.cards.map((code, i) =>
      i % 3 === 0 || cards.length === 0 ? code : oneOf(cards, next).value.code,
    ),
  };
}
