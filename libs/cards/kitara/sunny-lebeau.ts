import type { CardValue } from '#rules';
import { constant, play, playOnlyIf } from '../words/ability';
import { event } from '../words/card';
import { choose } from '../words/effect';

export const sunnyLebeau: readonly CardValue[] = [
  event('White Hat', {
    code: '21048',
    faction: 'sunny-lebeau',
    influence: 5,
    subtypes: [],
    cost: 0,
    abilities: [
      playOnlyIf(
        { is: 'happened', fact: 'run-successful', when: 'this-turn', server: 'central' },
        {
          do: 'trace',
          base: 3,
          success: [],
          failure: [
            { do: 'reveal', cards: { all: { in: 'hq' } } },
            choose({ in: 'hq' }, 'chosen', { least: 0, most: 2, who: 'runner' }),
            { do: 'shuffle', deck: 'rd', cards: { named: 'chosen' } },
          ],
        },
      ),
    ],
  }),
  event('Black Hat', {
    code: '21110',
    faction: 'sunny-lebeau',
    influence: 5,
    subtypes: [],
    cost: 2,
    abilities: [
      play({
        do: 'trace',
        base: 4,
        success: [],
        failure: [
          {
            do: 'lasting',
            until: 'turn',
            abilities: [
              constant({ of: 'accesses', server: 'HQ', by: 2 }),
              constant({ of: 'accesses', server: 'R&D', by: 2 }),
            ],
          },
        ],
      }),
    ],
  }),
];
