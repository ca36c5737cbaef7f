import { counted } from '#text/counted';
import type { Examined } from '../examined';
import type { Violation } from '../violation';

/** DECK-02, DECK-03: the identity's minimum, the identity itself not counted; there is no maximum. */
export const sizeRule = ({ identity, size }: Examined): readonly Violation[] => {
  if (identity === null || size >= identity.minimumDeckSize) return [];
  const least = identity.minimumDeckSize;
  return [
    {
      code: 'TOO_FEW_CARDS',
      rule: 'DECK-02',
      message: `The deck has ${counted(size, 'card')}; ${identity.title} needs ${least}.`,
      have: size,
      least,
      most: null,
      cards: [],
    },
  ];
};
