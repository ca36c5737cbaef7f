import type { CardId } from '../../state/card-id';
import type { FactOf } from '../../state/fact';

/** The cards of a deck, top first, that were put in order at an end of it. */
export const arrangedIn = (
  { at, amount }: Pick<FactOf<'arranged'>, 'at' | 'amount'>,
  deck: readonly CardId[],
): readonly CardId[] =>
  at === 'top' ? deck.slice(0, amount) : deck.slice(Math.max(0, deck.length - amount));
