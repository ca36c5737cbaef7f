import type { CardValue } from '#rules/pool/value';
import { constant, insteadOfAccess, play, prevents, when } from '../words/ability';
import { event, hardware, program, resource, runnerIdentity } from '../words/card';
import { choose, draw, gain, placeOn, runOn } from '../words/effect';
import type { Effect } from '#rules/ability/effect';

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
  hardware('Feedback Filter', {
    code: '03037',
    faction: 'shaper',
    influence: 1,
    subtypes: ['gear'],
    cost: 2,
    abilities: [
      prevents({ credits: 3 }, { what: 'damage', kinds: ['net'], amount: 1 }),
      prevents({ trashThis: true }, { what: 'damage', kinds: ['brain'], amount: 2 }),
    ],
  }),
  program('Leprechaun', {
    code: '06019',
    faction: 'shaper',
    influence: 2,
    subtypes: ['daemon'],
    cost: 2,
    memory: 1,
    strength: null,
    abilities: [constant({ of: 'hosts', cards: { type: 'program' }, atMost: 2, freeMemory: true })],
  }),
  resource('Order of Sol', {
    code: '06058',
    faction: 'shaper',
    influence: 1,
    unique: true,
    subtypes: ['location'],
    cost: 2,
    abilities: [when({ on: 'pool-empty', side: 'runner', first: 'turn' }, [gain('runner', 1)])],
  }),
  resource('Net Mercur', {
    code: '11046',
    faction: 'shaper',
    influence: 3,
    unique: true,
    subtypes: ['virtual', 'stealth'],
    cost: 3,
    abilities: [
      when(
        { on: 'card-credits-spent', side: 'runner', card: { subtype: 'stealth' }, first: 'run' },
        [
          {
            do: 'option',
            options: [
              { option: 'place-credit', effects: [placeOn('this', 'credit', 1)] },
              { option: 'draw', effects: [draw('runner', 1)] },
            ],
          },
        ],
      ),
      constant({ of: 'credits-usable' }),
    ],
  }),
  runnerIdentity('Ele "Smoke" Scovak: Cynosure of the Net', {
    code: '11066',
    faction: 'shaper',
    subtypes: ['g-mod', 'stealth'],
    deckSize: 40,
    influenceLimit: 15,
    link: 0,
    abilities: [constant({ of: 'recurring', credits: 1, for: ['icebreakers'] })],
  }),
  program('Dhegdheer', {
    code: '13020',
    faction: 'shaper',
    influence: 2,
    subtypes: ['daemon'],
    cost: 2,
    memory: 0,
    strength: null,
    abilities: [
      constant({ of: 'hosts', cards: { type: 'program' }, atMost: 1, freeMemory: true }),
      constant({ of: 'hosting-cost', by: -1 }),
    ],
  }),
];
