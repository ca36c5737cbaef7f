import type { Side } from '../../catalogue/card';
import { countCopies } from '../../deck/deck-list';
import type { Examined } from '../examined';
import type { Violation } from '../violation';

/** The side that every identity is of; null without one, and where they are of both. */
const sideOfIdentities = ({ identities }: Examined): Side | null => {
  const [first] = identities;
  if (first === undefined) return null;
  const { side } = first.card;
  return identities.every(({ card }) => card.side === side) ? side : null;
};

/** DECK-05: only cards of the identities' side; without one the first card's side is taken. */
export const sideRule = (deck: Examined): readonly Violation[] => {
  const { cards } = deck;
  const side = sideOfIdentities(deck) ?? cards[0]?.card.side;
  const wrong = cards.filter(({ card }) => card.side !== side);
  if (side === undefined || wrong.length === 0) return [];
  const name = side === 'corp' ? 'Corp' : 'Runner';
  return [
    {
      code: 'WRONG_SIDE',
      rule: 'DECK-05',
      message: `A ${name} deck cannot have ${wrong.map(({ card }) => card.title).join(', ')}.`,
      have: countCopies(wrong),
      least: null,
      most: 0,
      cards: wrong,
    },
  ];
};
