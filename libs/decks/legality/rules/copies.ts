import { countCopies } from '../../deck/deck-list';
import type { Examined } from '../examined';
import type { Violation } from '../violation';

/** DECK-04: three copies by title, printings together; DECK-14: unless the card says otherwise. */
export const copiesRule = ({ byTitle }: Examined): readonly Violation[] => {
  const violations: Violation[] = [];
  for (const [title, cards] of byTitle) {
    const most = cards[0]?.card.deckLimit ?? 0;
    const have = countCopies(cards);
    if (have <= most) continue;
    violations.push({
      code: 'TOO_MANY_COPIES',
      rule: most === 3 ? 'DECK-04' : 'DECK-14',
      message: `The deck has ${have} copies of ${title}; at most ${most} are allowed.`,
      have,
      least: null,
      most,
      cards,
    });
  }
  return violations;
};
