import type { CardValue, Effect } from '#rules';
import { insteadOfAccess, play, when } from '../words/ability';
import { event } from '../words/card';
import { choose, runOn } from '../words/effect';

/** What Test Run does with the program it found. */
const testRun = (): readonly Effect[] => [
  { do: 'install', from: { named: 'found' }, most: 1, free: true },
  {
    do: 'if',
    condition: { is: 'installed', card: { named: 'found' } },
    then: [
      {
        do: 'lasting',
        until: 'turn',
        on: { named: 'found' },
        abilities: [when({ on: 'turn-ended' }, [{ do: 'move', cards: 'target', to: 'top' }])],
      },
    ],
  },
];

export const shaper: readonly CardValue[] = [
  event('Test Run', {
    code: '02047',
    faction: 'shaper',
    influence: 3,
    subtypes: [],
    cost: 3,
    abilities: [
      play({
        do: 'option',
        options: [
          {
            option: 'stack',
            effects: [
              { do: 'search', deck: 'stack', for: { type: 'program' }, as: 'found' },
              ...testRun(),
            ],
          },
          {
            option: 'heap',
            effects: [choose({ in: 'heap', type: 'program' }, 'found'), ...testRun()],
          },
        ],
      }),
    ],
  }),
  event('Indexing', {
    code: '02106',
    faction: 'shaper',
    influence: 3,
    subtypes: ['run'],
    cost: 0,
    abilities: [
      play(
        runOn(
          ['R&D'],
          [
            insteadOfAccess('R&D', [
              { do: 'look', deck: 'rd', amount: 5, as: 'looked' },
              { do: 'arrange', deck: 'rd', cards: { named: 'looked' } },
            ]),
          ],
        ),
      ),
    ],
  }),
];
