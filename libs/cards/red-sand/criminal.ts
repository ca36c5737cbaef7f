import type { CardValue } from '#rules';
import { mayWhen } from '../words/ability';
import { resource } from '../words/card';
import { both, gain } from '../words/effect';

export const criminal: readonly CardValue[] = [
  resource('Aeneas Informant', {
    code: '12044',
    faction: 'criminal',
    influence: 1,
    subtypes: ['connection'],
    cost: 0,
    abilities: [
      mayWhen(
        {
          on: 'access-ended',
          card: { hasTrashCost: true },
          if: {
            is: 'all',
            conditions: [
              { is: 'not', condition: { is: 'accessed-from', zone: 'archives' } },
              { is: 'not', condition: { is: 'accessed-trashed' } },
            ],
          },
        },
        [both({ do: 'reveal', cards: 'that' }, gain('runner', 1))],
      ),
    ],
  }),
];
