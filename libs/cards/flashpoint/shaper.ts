import type { CardValue } from '#rules';
import {
  boost,
  breaks,
  constant,
  mayWhen,
  pay,
  play,
  when,
  insteadOfAccess,
  playOnlyIf,
} from '../words/ability';
import { event, program, resource, runnerIdentity, hardware } from '../words/card';
import { draw, gain, placeOn, runOn, tokensHere, choose } from '../words/effect';

export const shaper: readonly CardValue[] = [
  hardware('Mirror', {
    code: '11005',
    faction: 'shaper',
    influence: 3,
    unique: true,
    subtypes: ['console'],
    cost: 3,
    abilities: [
      constant({ of: 'memory-limit', by: 2 }),
      mayWhen({ on: 'run-successful', server: 'R&D' }, [
        choose({ spentRecurring: true }, 'refilled'),
        { do: 'refill', cards: { named: 'refilled' }, amount: 1 },
      ]),
    ],
  }),
  program('Dai V', {
    code: '11006',
    faction: 'shaper',
    influence: 3,
    subtypes: ['icebreaker', 'ai'],
    cost: 6,
    memory: 1,
    strength: 1,
    abilities: [
      pay({ credits: 2, from: 'stealth' }, [{ do: 'break', upTo: 'all', allBut: 0 }], {
        breaks: true,
      }),
      boost(1, 1),
    ],
  }),
  event('Data Breach', {
    code: '11028',
    faction: 'shaper',
    influence: 1,
    subtypes: ['run'],
    cost: 0,
    abilities: [
      play(runOn(['R&D'], [mayWhen({ on: 'run-ended', outcome: 'successful' }, [runOn(['R&D'])])])),
    ],
  }),
  resource('Algo Trading', {
    code: '11029',
    faction: 'shaper',
    influence: 1,
    subtypes: ['job'],
    cost: 0,
    abilities: [
      mayWhen({ on: 'turn-began', side: 'runner' }, [{ do: 'store', most: 3 }]),
      when(
        {
          on: 'turn-began',
          side: 'runner',
          if: { is: 'at-least', amount: tokensHere('credit'), least: 6 },
        },
        [placeOn('this', 'credit', 2)],
      ),
      pay({ clicks: 1, trashThis: true }, [{ do: 'take', credits: tokensHere('credit') }]),
    ],
  }),
  resource('Beth Kilrain-Chang', {
    code: '11030',
    faction: 'shaper',
    influence: 3,
    unique: true,
    subtypes: ['connection'],
    cost: 2,
    abilities: [
      when(
        {
          on: 'turn-began',
          side: 'runner',
          if: {
            is: 'all',
            conditions: [
              { is: 'at-least', amount: { of: 'pool', side: 'corp' }, least: 5 },
              {
                is: 'not',
                condition: { is: 'at-least', amount: { of: 'pool', side: 'corp' }, least: 10 },
              },
            ],
          },
        },
        [gain('runner', 1)],
      ),
      when(
        {
          on: 'turn-began',
          side: 'runner',
          if: {
            is: 'all',
            conditions: [
              { is: 'at-least', amount: { of: 'pool', side: 'corp' }, least: 10 },
              {
                is: 'not',
                condition: { is: 'at-least', amount: { of: 'pool', side: 'corp' }, least: 15 },
              },
            ],
          },
        },
        [draw('runner', 1)],
      ),
      when(
        {
          on: 'turn-began',
          side: 'runner',
          if: { is: 'at-least', amount: { of: 'pool', side: 'corp' }, least: 15 },
        },
        [{ do: 'gain-clicks', who: 'runner', clicks: 1 }],
      ),
    ],
  }),
  program('Houdini', {
    code: '11045',
    faction: 'shaper',
    influence: 3,
    subtypes: ['icebreaker', 'decoder'],
    cost: 2,
    memory: 1,
    strength: 2,
    abilities: [
      breaks(1, 1, 'code gate'),
      pay({ credits: 2, stealth: 1 }, [
        {
          do: 'lasting',
          until: 'run',
          abilities: [constant({ of: 'strength', cards: 'this', by: 4 })],
        },
      ]),
    ],
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
  hardware('Top Hat', {
    code: '11067',
    faction: 'shaper',
    influence: 1,
    subtypes: [],
    cost: 0,
    abilities: [
      insteadOfAccess('R&D', [
        {
          do: 'choose-number',
          most: { of: 'least', amounts: [5, { of: 'count', cards: { in: 'rd' } }] },
          least: 1,
          as: 'place',
        },
        { do: 'access', deck: 'rd', at: { of: 'var', name: 'place' } },
        {
          do: 'lasting',
          until: 'run',
          abilities: [constant({ of: 'cannot', verb: 'access', cards: { in: 'rd' } })],
        },
      ]),
    ],
  }),
  program('Blackstone', {
    code: '11068',
    faction: 'shaper',
    influence: 2,
    subtypes: ['icebreaker', 'fracter'],
    cost: 4,
    memory: 1,
    strength: 3,
    abilities: [
      breaks(1, 1, 'barrier'),
      pay({ credits: 3, stealth: 1 }, [
        {
          do: 'lasting',
          until: 'run',
          abilities: [constant({ of: 'strength', cards: 'this', by: 4 })],
        },
      ]),
    ],
  }),
  event('Cold Read', {
    code: '11083',
    faction: 'shaper',
    influence: 1,
    subtypes: ['run', 'stealth'],
    cost: 0,
    abilities: [
      [
        constant({ of: 'credits-usable', for: [{ during: 'run' }] }),
        play(
          placeOn('this', 'credit', 4),
          runOn('any', [
            when({ on: 'run-ended' }, [
              choose({ type: 'program', was: { done: 'ability-used', when: 'this-run' } }, 'used'),
              { do: 'trash', cards: { named: 'used' }, unpreventable: true },
            ]),
          ]),
          { do: 'remove', counter: 'credit', amount: tokensHere('credit'), from: 'this' },
        ),
      ],
    ],
  }),
  program('Equivocation', {
    code: '11084',
    faction: 'shaper',
    influence: 3,
    unique: true,
    subtypes: [],
    cost: 2,
    memory: 1,
    strength: null,
    abilities: [
      mayWhen({ on: 'run-successful', server: 'R&D' }, [
        { do: 'reveal', cards: { top: 'rd', amount: 1 }, as: 'seen' },
        { do: 'may', effects: [draw('corp', 1)] },
      ]),
    ],
  }),
  program('Misdirection', {
    code: '11085',
    faction: 'shaper',
    influence: 2,
    subtypes: [],
    cost: 0,
    memory: 1,
    strength: null,
    abilities: [pay({ clicks: 2, x: {} }, [{ do: 'lose-tags', amount: { of: 'x' } }])],
  }),
  event('Encore', {
    code: '11107',
    faction: 'shaper',
    influence: 4,
    subtypes: [],
    cost: 0,
    abilities: [
      playOnlyIf(
        {
          is: 'all',
          conditions: (['R&D', 'HQ', 'Archives'] as const).map((server) => ({
            is: 'happened',
            fact: 'run-successful',
            when: 'this-turn',
            server,
          })),
        },
        { do: 'another-turn', who: 'runner' },
        { do: 'remove-from-game', cards: 'this' },
      ),
    ],
  }),
  program('Fawkes', {
    code: '11108',
    faction: 'shaper',
    influence: 2,
    subtypes: ['icebreaker', 'killer'],
    cost: 5,
    memory: 1,
    strength: 1,
    abilities: [
      breaks(1, 1, 'sentry'),
      pay({ x: { atLeast: 1 }, stealth: 1 }, [
        {
          do: 'lasting',
          until: 'run',
          abilities: [constant({ of: 'strength', cards: 'this', by: { of: 'x' } })],
        },
      ]),
    ],
  }),
];
