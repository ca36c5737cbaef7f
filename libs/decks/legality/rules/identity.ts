import { countCopies } from '../../deck/deck-list';
import type { Examined } from '../examined';
import type { Violation } from '../violation';

/** DECK-01: one identity, and one copy of it. */
export const identityRule = ({ identities, identity }: Examined): readonly Violation[] => {
  if (identity !== null) return [];
  const have = countCopies(identities);
  const base = { rule: 'DECK-01', have, least: 1, most: 1, cards: identities } as const;
  return have === 0
    ? [{ ...base, code: 'NO_IDENTITY', message: 'The deck has no identity.' }]
    : [
        {
          ...base,
          code: 'SEVERAL_IDENTITIES',
          message: `The deck has ${have} identities, not one.`,
        },
      ];
};
