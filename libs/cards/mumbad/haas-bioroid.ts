import type { CardValue } from '#rules';
import { mayWhen } from '../words/ability';
import { asset } from '../words/card';
import { choose } from '../words/effect';

export const haasBioroid: readonly CardValue[] = [
  asset('Clone Suffrage Movement', {
    code: '10049',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['political'],
    cost: 1,
    trash: 2,
    abilities: [
      mayWhen({ on: 'turn-began', side: 'corp' }, [
        {
          do: 'if',
          condition: { is: 'not', condition: { is: 'protected', server: 'this' } },
          then: [
            choose({ in: 'archives', type: 'operation' }, 'operation'),
            { do: 'move', cards: { named: 'operation' }, to: 'hand' },
          ],
        },
      ]),
    ],
  }),
];
