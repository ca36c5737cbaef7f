import type { CardValue } from '#rules';
import { when, constant, play } from '../words/ability';
import { choose } from '../words/effect';
import { event } from '../words/card';

export const neutralRunner: readonly CardValue[] = [
  event('Watch the World Burn', {
    code: '23100',
    faction: 'neutral-runner',
    influence: 1,
    subtypes: ['orgcrime', 'run', 'terminal'],
    cost: 3,
    abilities: [
      constant({ of: 'ends-action-phase' }),
      play({
        do: 'run',
        on: 'remote',
        during: [
          {
            kind: 'when',
            trigger: { on: 'accessed', card: { none: [{ type: 'agenda' }] } },
            limit: 'run',
            effects: [
              choose('that', 'burnt'),
              { do: 'remove-from-game', cards: { named: 'burnt' } },
              {
                do: 'lasting',
                until: 'forever',
                abilities: [
                  when({ on: 'accessed', card: { copyOf: { named: 'burnt' } } }, [
                    { do: 'remove-from-game', cards: 'that' },
                  ]),
                ],
              },
            ],
          },
        ],
      }),
    ],
  }),
];
