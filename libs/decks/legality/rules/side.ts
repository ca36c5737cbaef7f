import { countCopies } from '../../deck/deck-list';
import type { Examined } from '../examined';
import type { Violation } from '../violation';

/** DECK-05: only cards of the identity's side; without an identity the first card's side is taken. */
export const sideRule = ({ identity, cards }: Examined): readonly Violation[] => {
  const side = identity?.side ?? cards[0]?.card.side;
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
