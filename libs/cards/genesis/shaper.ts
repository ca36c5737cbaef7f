import type { CardValue, Effect } from '#rules';
import {
  boost,
  breaks,
  constant,
  insteadOfAccess,
  mayWhen,
  pay,
  play,
  playOnlyIf,
  prevents,
  when,
} from '../words/ability';
import { event, hardware, program, resource, runnerIdentity } from '../words/card';
import { both, choose, draw, placeOn, runOn, tokensHere } from '../words/effect';

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
  program('ZU.13 Key Master', {
    code: '02007',
    faction: 'shaper',
    influence: 2,
    subtypes: ['icebreaker', 'decoder', 'cloud'],
    cost: 1,
    memory: 1,
    strength: 1,
    abilities: [
      {
        kind: 'constant',
        modifies: { of: 'memory-cost', by: -1 },
        anywhere: true,
        while: { is: 'link', atLeast: 2 },
      },
      breaks(1, 1, 'code gate'),
      boost(1, 1),
    ],
  }),
  resource('The Helpful AI', {
    code: '02008',
    faction: 'shaper',
    influence: 2,
    unique: true,
    subtypes: ['connection', 'link', 'virtual'],
    cost: 2,
    abilities: [
      constant({ of: 'link', by: 1 }),
      pay({ trashThis: true }, [
        choose({ subtype: 'icebreaker' }, 'icebreaker'),
        {
          do: 'lasting',
          until: 'turn',
          on: { named: 'icebreaker' },
          abilities: [constant({ of: 'strength', cards: 'target', by: 2 })],
        },
      ]),
    ],
  }),
  event('Notoriety', {
    code: '02026',
    faction: 'shaper',
    influence: 1,
    subtypes: [],
    cost: 1,
    abilities: [
      playOnlyIf(
        {
          is: 'all',
          conditions: (['HQ', 'R&D', 'Archives'] as const).map((server) => ({
            is: 'happened',
            fact: 'run-successful',
            when: 'this-turn',
            server,
          })),
        },
        { do: 'move', cards: 'this', to: 'runner-score' },
      ),
      constant({ of: 'worth', points: 1 }),
    ],
  }),
  program('Snowball', {
    code: '02027',
    faction: 'shaper',
    influence: 2,
    subtypes: ['icebreaker', 'fracter'],
    cost: 4,
    memory: 1,
    strength: 1,
    abilities: [
      breaks(1, 1, 'barrier'),
      boost(1, 1),
      when({ on: 'sub-broken', with: 'this' }, [
        {
          do: 'lasting',
          until: 'run',
          abilities: [constant({ of: 'strength', cards: 'this', by: 1 })],
        },
      ]),
    ],
  }),
  runnerIdentity('Chaos Theory: Wünderkind', {
    code: '02046',
    faction: 'shaper',
    subtypes: ['g-mod'],
    deckSize: 40,
    influenceLimit: 15,
    link: 0,
    abilities: [constant({ of: 'memory-limit', by: 1 })],
  }),
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
  hardware('Dinosaurus', {
    code: '02048',
    faction: 'shaper',
    influence: 2,
    unique: true,
    subtypes: ['console'],
    cost: 5,
    abilities: [
      constant({
        of: 'hosts',
        cards: { subtype: 'icebreaker', not: 'ai' },
        atMost: 1,
        freeMemory: true,
      }),
      constant({ of: 'strength', cards: { in: 'hosted', subtype: 'icebreaker' }, by: 2 }),
    ],
  }),
  resource('Personal Workshop', {
    code: '02049',
    faction: 'shaper',
    influence: 4,
    subtypes: ['location'],
    cost: 1,
    abilities: [
      pay({ clicks: 1 }, [
        choose({ in: 'grip', type: ['program', 'hardware'] }, 'card'),
        both(
          { do: 'host', cards: { named: 'card' }, on: 'this', faceup: true },
          {
            do: 'place',
            counter: 'power',
            amount: { of: 'property', what: 'cost', on: { named: 'card' } },
            on: { named: 'card' },
          },
        ),
      ]),
      pay({ credits: 1 }, [
        choose({ in: 'hosted', measure: { of: 'power', atLeast: 1 } }, 'card'),
        { do: 'remove', counter: 'power', amount: 1, from: { named: 'card' } },
      ]),
      when({ on: 'turn-began', side: 'runner' }, [
        choose({ in: 'hosted', measure: { of: 'power', atLeast: 1 } }, 'card'),
        { do: 'remove', counter: 'power', amount: 1, from: { named: 'card' } },
      ]),
      when(
        {
          on: ['tokens-removed', 'hosted'],
          if: { is: 'fits', card: 'that', as: { in: 'hosted' } },
        },
        [
          {
            do: 'if',
            condition: {
              is: 'not',
              condition: {
                is: 'at-least',
                amount: { of: 'counters', kind: 'power', on: 'that' },
                least: 1,
              },
            },
            then: [
              { do: 'install', from: 'that', most: 1, free: true },
              // What cannot be installed is trashed.
              {
                do: 'if',
                condition: { is: 'fits', card: 'that', as: { in: 'hosted' } },
                then: [{ do: 'trash', cards: 'that' }],
              },
            ],
          },
        ],
      ),
    ],
  }),
  program('Deus X', {
    code: '02066',
    faction: 'shaper',
    influence: 1,
    subtypes: ['icebreaker'],
    cost: 3,
    memory: 1,
    strength: 10,
    abilities: [
      pay({ trashThis: true }, [{ do: 'break', upTo: 'all', subtype: 'ap' }], { breaks: true }),
      prevents({ trashThis: true }, { what: 'damage', kinds: ['net'], amount: 'all', any: true }),
    ],
  }),
  resource('All-nighter', {
    code: '02067',
    faction: 'shaper',
    influence: 2,
    subtypes: [],
    cost: 0,
    abilities: [
      pay({ clicks: 1, trashThis: true }, [{ do: 'gain-clicks', who: 'runner', clicks: 2 }]),
    ],
  }),
  event('Quality Time', {
    code: '02087',
    faction: 'shaper',
    influence: 1,
    subtypes: [],
    cost: 3,
    abilities: [play(draw('runner', 5))],
  }),
  hardware('Replicator', {
    code: '02088',
    faction: 'shaper',
    influence: 2,
    subtypes: [],
    cost: 2,
    abilities: [
      mayWhen({ on: 'installed', side: 'runner', card: { type: 'hardware' } }, [
        { do: 'search', deck: 'stack', for: { copyOf: 'that' }, as: 'found', reveal: true },
        { do: 'move', cards: { named: 'found' }, to: 'hand' },
      ]),
    ],
  }),
  program('Creeper', {
    code: '02089',
    faction: 'shaper',
    influence: 1,
    subtypes: ['icebreaker', 'killer', 'cloud'],
    cost: 5,
    memory: 1,
    strength: 2,
    abilities: [
      {
        kind: 'constant',
        modifies: { of: 'memory-cost', by: -1 },
        anywhere: true,
        while: { is: 'link', atLeast: 2 },
      },
      breaks(2, 1, 'sentry'),
      boost(1, 1),
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
  hardware('R&D Interface', {
    code: '02107',
    faction: 'shaper',
    influence: 2,
    subtypes: [],
    cost: 4,
    abilities: [constant({ of: 'accesses', server: 'R&D', by: 1 })],
  }),
  program('Deep Thought', {
    code: '02108',
    faction: 'shaper',
    influence: 2,
    subtypes: ['virus'],
    cost: 1,
    memory: 1,
    strength: null,
    abilities: [
      when({ on: 'run-successful', server: 'R&D' }, [placeOn('this', 'virus', 1)]),
      mayWhen(
        {
          on: 'turn-began',
          side: 'runner',
          if: { is: 'at-least', amount: tokensHere('virus'), least: 3 },
        },
        [{ do: 'look', deck: 'rd', amount: 1, as: 'looked' }],
      ),
    ],
  }),
];
