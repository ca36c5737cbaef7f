import type { Card } from '../../catalogue/card';
import { countCopies } from '../../deck/deck-list';
import type { Examined } from '../examined';
import type { Violation } from '../violation';

// META-01: an identity's own text about what its deck cannot have.
const EXCLUDES: ReadonlyMap<string, Card['faction']> = new Map<string, Card['faction']>([
  ['Custom Biotics: Engineered for Success', 'jinteki'],
]);

export const exclusionRule = ({ identity, cards }: Examined): readonly Violation[] => {
  const faction = identity === null ? undefined : EXCLUDES.get(identity.title);
  if (identity === null || faction === undefined) return [];
  const wrong = cards.filter(({ card }) => card.faction === faction);
  if (wrong.length === 0) return [];
  return [
    {
      code: 'FACTION_EXCLUDED',
      rule: 'META-01',
      message: `${identity.title} cannot have cards of its excluded faction: ${wrong
        .map(({ card }) => card.title)
        .join(', ')}.`,
      have: countCopies(wrong),
      least: null,
      most: 0,
      cards: wrong,
    },
  ];
};
