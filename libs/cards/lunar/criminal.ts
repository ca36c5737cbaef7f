import type { CardValue } from '#rules';
import {
  boost,
  constant,
  current,
  firstClick,
  mayWhen,
  pay,
  play,
  playOnlyIf,
  when,
} from '../words/ability';
import { event, hardware, program, resource, runnerIdentity } from '../words/card';
import { choose, gain, per, placeOn, tokensHere, trashThis } from '../words/effect';

export const criminal: readonly CardValue[] = [
  event('Paper Tripping', {
    code: '06015',
    faction: 'criminal',
    influence: 2,
    subtypes: ['priority'],
    cost: 4,
    abilities: [playOnlyIf(firstClick('runner'), { do: 'lose-tags', amount: { of: 'tags' } })],
  }),
  resource('Power Tap', {
    code: '06016',
    faction: 'criminal',
    influence: 1,
    subtypes: [],
    cost: 2,
    abilities: [when({ on: 'trace-began' }, [gain('runner', 1)])],
  }),
  event('Three Steps Ahead', {
    code: '06035',
    faction: 'criminal',
    influence: 2,
    subtypes: ['priority'],
    cost: 1,
    abilities: [
      playOnlyIf(firstClick('runner'), {
        do: 'lasting',
        until: 'turn',
        abilities: [
          when({ on: 'turn-ended' }, [
            gain('runner', per(2, { of: 'happened', fact: 'run-successful', when: 'this-turn' })),
          ]),
        ],
      }),
    ],
  }),
  event('Unscheduled Maintenance', {
    code: '06036',
    faction: 'criminal',
    influence: 2,
    subtypes: ['current'],
    cost: 1,
    abilities: [
      [play(), ...current('scored')],
      constant(
        { of: 'cannot', verb: 'install', who: 'corp', cards: { type: 'ice' } },
        {
          is: 'happened',
          fact: 'installed',
          when: 'this-turn',
          side: 'corp',
          card: { type: 'ice' },
        },
      ),
    ],
  }),
  program('Cache', {
    code: '06037',
    faction: 'criminal',
    influence: 1,
    subtypes: ['virus'],
    cost: 1,
    memory: 1,
    strength: null,
    abilities: [
      when({ on: 'installed', this: true }, [placeOn('this', 'virus', 3)]),
      pay({ counters: { kind: 'virus', amount: 1 } }, [gain('runner', 1)]),
    ],
  }),
  hardware('Box-E', {
    code: '06055',
    faction: 'criminal',
    influence: 1,
    unique: true,
    subtypes: ['console'],
    cost: 4,
    abilities: [
      constant({ of: 'memory-limit', by: 2 }),
      constant({ of: 'hand-size', side: 'runner', by: 2 }),
    ],
  }),
  resource('The Supplier', {
    code: '06056',
    faction: 'criminal',
    influence: 2,
    unique: true,
    subtypes: ['connection'],
    cost: 3,
    abilities: [
      pay({ clicks: 1 }, [
        choose({ in: 'grip', type: ['resource', 'hardware'] }, 'card'),
        { do: 'host', cards: { named: 'card' }, on: 'this', faceup: true },
      ]),
      mayWhen({ on: 'turn-began', side: 'runner' }, [
        { do: 'install', from: { in: 'hosted' }, most: 1, discount: 2 },
      ]),
    ],
  }),
  hardware('Autoscripter', {
    code: '06076',
    faction: 'criminal',
    influence: 3,
    unique: true,
    subtypes: [],
    cost: 3,
    abilities: [
      when(
        {
          on: 'installed',
          side: 'runner',
          from: 'grip',
          card: { type: 'program' },
          first: 'turn',
          if: { is: 'turn', of: 'runner' },
        },
        [{ do: 'gain-clicks', who: 'runner', clicks: 1 }],
      ),
      when({ on: 'run-unsuccessful' }, [trashThis()]),
    ],
  }),
  program('Switchblade', {
    code: '06077',
    faction: 'criminal',
    influence: 2,
    subtypes: ['icebreaker', 'killer'],
    cost: 3,
    memory: 1,
    strength: 0,
    abilities: [
      pay({ credits: 1, from: 'stealth' }, [{ do: 'break', upTo: 'all', subtype: 'sentry' }], {
        breaks: true,
      }),
      pay({ credits: 1, from: 'stealth' }, [
        {
          do: 'lasting',
          until: 'encounter',
          abilities: [constant({ of: 'strength', cards: 'this', by: 7 })],
        },
      ]),
    ],
  }),
  runnerIdentity('Leela Patel: Trained Pragmatist', {
    code: '06095',
    faction: 'criminal',
    subtypes: ['natural'],
    deckSize: 45,
    influenceLimit: 15,
    link: 0,
    abilities: [
      when({ on: ['scored', 'stolen'] }, [
        choose({ unrezzed: true }, 'card'),
        { do: 'move', cards: { named: 'card' }, to: 'hand' },
      ]),
    ],
  }),
  program('Cerberus "Rex" H2', {
    code: '06096',
    faction: 'criminal',
    influence: 3,
    subtypes: ['icebreaker', 'decoder'],
    cost: 3,
    memory: 1,
    strength: 1,
    abilities: [
      when({ on: 'installed', this: true }, [placeOn('this', 'power', 4)]),
      pay(
        { counters: { kind: 'power', amount: 1 } },
        [{ do: 'break', upTo: 2, subtype: 'code gate' }],
        { breaks: true },
      ),
      boost(1, 1),
    ],
  }),
  resource('Zona Sul Shipping', {
    code: '06097',
    faction: 'criminal',
    influence: 1,
    subtypes: [],
    cost: 2,
    abilities: [
      when({ on: 'turn-began', side: 'runner' }, [placeOn('this', 'credit', 1)]),
      pay({ clicks: 1 }, [{ do: 'take', credits: tokensHere('credit') }]),
      [
        when({ on: 'tags-taken' }, [trashThis()]),
        when({ on: 'installed', this: true, if: { is: 'tagged' } }, [trashThis()]),
      ],
    ],
  }),
  event('Bribery', {
    code: '06118',
    faction: 'criminal',
    influence: 2,
    subtypes: ['run'],
    cost: 'X',
    abilities: [
      play({
        do: 'run',
        on: 'any',
        during: [
          {
            ...when({ on: 'ice-approached', card: { type: 'ice', unrezzed: true } }, [
              {
                do: 'lasting',
                until: 'run',
                on: 'that',
                abilities: [
                  constant({ of: 'rez-also', cards: 'target', cost: { credits: { of: 'x' } } }),
                ],
              },
            ]),
            limit: 'run',
          },
        ],
      }),
    ],
  }),
  program('Au Revoir', {
    code: '06119',
    faction: 'criminal',
    influence: 2,
    subtypes: [],
    cost: 1,
    memory: 1,
    strength: null,
    abilities: [when({ on: 'jacked-out' }, [gain('runner', 1)])],
  }),
];
