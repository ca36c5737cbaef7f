import type { CardValue } from '#rules';
import {
  always,
  constant,
  firstClick,
  mayWhen,
  pay,
  play,
  playOnlyIf,
  when,
} from '../words/ability';
import { event, hardware, program, resource, runnerIdentity } from '../words/card';
import { both, choose, draw, gain, placeOn, runOn, tokensHere, trashThis } from '../words/effect';

export const anarch: readonly CardValue[] = [
  event('By Any Means', {
    code: '21001',
    faction: 'anarch',
    influence: 5,
    subtypes: ['priority', 'sabotage'],
    cost: 2,
    abilities: [
      playOnlyIf(firstClick('runner'), {
        do: 'lasting',
        until: 'turn',
        abilities: [
          when(
            {
              on: 'accessed',
              if: { is: 'not', condition: { is: 'accessed-from', zone: 'archives' } },
            },
            [
              both(
                { do: 'trash', cards: 'that', by: 'runner' },
                { do: 'damage', kind: 'meat', amount: 1, suffered: true },
              ),
            ],
          ),
        ],
      }),
    ],
  }),
  program('Yusuf', {
    code: '21002',
    faction: 'anarch',
    influence: 2,
    subtypes: ['icebreaker', 'fracter', 'virus'],
    cost: 1,
    memory: 2,
    strength: 3,
    abilities: [
      mayWhen({ on: 'run-successful' }, [placeOn('this', 'virus', 1)]),
      pay(
        { counters: { kind: 'virus', amount: 1, from: {} } },
        [{ do: 'break', upTo: 1, subtype: 'barrier' }],
        { breaks: true },
      ),
      pay({ counters: { kind: 'virus', amount: 1, from: {} } }, [
        {
          do: 'lasting',
          until: 'encounter',
          abilities: [constant({ of: 'strength', cards: 'this', by: 1 })],
        },
      ]),
    ],
  }),
  hardware('Acacia', {
    code: '21021',
    faction: 'anarch',
    influence: 1,
    subtypes: [],
    cost: 1,
    abilities: [
      mayWhen({ on: 'purged' }, [gain('runner', { of: 'told', what: 'purged' }), trashThis()]),
    ],
  }),
  program('Plague', {
    code: '21022',
    faction: 'anarch',
    influence: 2,
    subtypes: ['virus'],
    cost: 2,
    memory: 1,
    strength: null,
    abilities: [
      when({ on: 'installed', this: true }, [
        { do: 'choose-server' },
        {
          do: 'lasting',
          until: 'while-active',
          on: 'this',
          abilities: [
            mayWhen({ on: 'run-successful', server: 'chosen' }, [placeOn('this', 'virus', 2)]),
          ],
        },
      ]),
    ],
  }),
  program('eXer', {
    code: '21041',
    faction: 'anarch',
    influence: 3,
    subtypes: ['virus'],
    cost: 2,
    memory: 1,
    strength: null,
    abilities: [
      constant({ of: 'accesses', server: 'R&D', by: 1 }),
      when({ on: 'purged' }, [trashThis()]),
    ],
  }),
  hardware('Friday Chip', {
    code: '21042',
    faction: 'anarch',
    influence: 2,
    subtypes: ['chip'],
    cost: 2,
    abilities: [
      mayWhen({ on: 'trashed', by: 'runner', card: { side: 'corp' } }, [
        placeOn('this', 'virus', 1),
      ]),
      mayWhen({ on: 'turn-began', side: 'runner' }, [
        choose({ type: 'program', subtype: 'virus' }, 'fed'),
        { do: 'move-counters', counter: 'virus', amount: 1, from: 'this', to: { named: 'fed' } },
      ]),
    ],
  }),
  resource('Crypt', {
    code: '21043',
    faction: 'anarch',
    influence: 1,
    subtypes: ['virtual'],
    cost: 0,
    abilities: [
      mayWhen({ on: 'run-successful', server: 'Archives' }, [placeOn('this', 'virus', 1)]),
      pay({ clicks: 1, trashThis: true, counters: { kind: 'virus', amount: 3 } }, [
        { do: 'search', deck: 'stack', for: { type: 'program', subtype: 'virus' }, as: 'found' },
        { do: 'install', from: { named: 'found' }, most: 1 },
      ]),
    ],
  }),
  event('Glut Cipher', {
    code: '21061',
    faction: 'anarch',
    influence: 4,
    subtypes: ['run', 'sabotage'],
    cost: 2,
    abilities: [
      play(
        runOn(
          ['Archives'],
          [
            {
              kind: 'instead',
              of: 'access',
              optional: false,
              effects: [
                {
                  do: 'if',
                  condition: {
                    is: 'at-least',
                    amount: { of: 'count', cards: { in: 'archives' } },
                    least: 5,
                  },
                  then: [
                    choose({ in: 'archives' }, 'back', { least: 5, most: 5, who: 'corp' }),
                    { do: 'move', cards: { named: 'back' }, to: 'hand' },
                    { do: 'random', from: 'hq', cards: 5, as: 'lost' },
                    { do: 'trash', cards: { named: 'lost' }, by: 'corp' },
                  ],
                },
              ],
            },
          ],
        ),
      ),
    ],
  }),
  hardware('Knobkierie', {
    code: '21062',
    faction: 'anarch',
    influence: 3,
    unique: true,
    subtypes: ['console'],
    cost: 5,
    abilities: [
      constant({ of: 'memory-limit', by: 3, for: { type: 'program', subtype: 'virus' } }),
      {
        ...mayWhen({ on: 'run-successful', first: 'turn' }, [
          choose({ type: 'program', subtype: 'virus' }, 'fed'),
          { do: 'place', counter: 'virus', amount: 1, on: { named: 'fed' } },
        ]),
        line: 2,
      },
    ],
  }),
  runnerIdentity('Freedom Khumalo: Crypto-Anarchist', {
    code: '21081',
    faction: 'anarch',
    subtypes: ['cyborg'],
    deckSize: 45,
    influenceLimit: 15,
    link: 0,
    abilities: [
      pay(
        {
          counters: {
            kind: 'virus',
            amount: { of: 'property', what: 'cost', on: 'accessed' },
            from: { side: 'runner' },
          },
        },
        [{ do: 'trash', cards: 'accessed' }],
        {
          onAccess: true,
          limit: 'turn',
          if: {
            is: 'fits',
            card: 'accessed',
            as: { type: ['asset', 'ice', 'operation', 'upgrade'] },
          },
        },
      ),
    ],
  }),
  program('Trypano', {
    code: '21082',
    faction: 'anarch',
    influence: 3,
    subtypes: ['virus'],
    cost: 2,
    memory: 1,
    strength: null,
    abilities: [
      always({ of: 'install-only', on: { type: 'ice' } }),
      when(
        {
          on: 'tokens-placed',
          this: true,
          kind: 'virus',
          if: { is: 'at-least', amount: tokensHere('virus'), least: 5 },
        },
        [{ do: 'trash', cards: 'host' }],
      ),
      mayWhen({ on: 'turn-began', side: 'runner' }, [placeOn('this', 'virus', 1)]),
    ],
  }),
  event('Contaminate', {
    code: '21083',
    faction: 'anarch',
    influence: 1,
    subtypes: [],
    cost: 1,
    abilities: [
      play(choose({ side: 'runner', measure: { of: 'virus', atMost: 0 } }, 'fouled'), {
        do: 'place',
        counter: 'virus',
        amount: 3,
        on: { named: 'fouled' },
      }),
    ],
  }),
  hardware('Zer0', {
    code: '21101',
    faction: 'anarch',
    influence: 3,
    unique: true,
    subtypes: [],
    cost: 1,
    abilities: [
      pay(
        { clicks: 1, damage: { kind: 'net', amount: 1 } },
        [gain('runner', 1), draw('runner', 2)],
        { limit: 'turn' },
      ),
    ],
  }),
  program('Musaazi', {
    code: '21102',
    faction: 'anarch',
    influence: 2,
    subtypes: ['icebreaker', 'killer', 'virus'],
    cost: 1,
    memory: 2,
    strength: 1,
    abilities: [
      mayWhen({ on: 'run-successful' }, [placeOn('this', 'virus', 1)]),
      pay(
        { counters: { kind: 'virus', amount: 1, from: {} } },
        [{ do: 'break', upTo: 1, subtype: 'sentry' }],
        { breaks: true },
      ),
      pay({ counters: { kind: 'virus', amount: 1, from: {} } }, [
        {
          do: 'lasting',
          until: 'encounter',
          abilities: [constant({ of: 'strength', cards: 'this', by: 1 })],
        },
      ]),
    ],
  }),
  hardware('Hippo', {
    code: '21103',
    faction: 'anarch',
    influence: 5,
    unique: true,
    subtypes: [],
    cost: 2,
    abilities: [
      mayWhen(
        { on: 'all-broken', card: { type: 'ice', position: 'outermost' }, first: 'turn' },
        [{ do: 'trash', cards: 'that' }],
        { removeThis: true },
      ),
    ],
  }),
];
