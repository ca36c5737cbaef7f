import type { CardValue } from '#rules';
import {
  canBeAdvanced,
  constant,
  current,
  mayWhen,
  pay,
  play,
  revealedFromRd,
  sub,
  when,
  whenAccessed,
} from '../words/ability';
import { agenda, asset, corpIdentity, ice, operation, upgrade } from '../words/card';
import { choose, endTheRun, gain, tags, tokensHere, trace } from '../words/effect';

export const nbn: readonly CardValue[] = [
  ice('Bandwidth', {
    code: '08016',
    faction: 'nbn',
    influence: 1,
    subtypes: ['code gate'],
    cost: 0,
    strength: 5,
    abilities: [
      sub(tags(1), {
        do: 'lasting',
        until: 'run',
        abilities: [when({ on: 'run-successful' }, [{ do: 'lose-tags', amount: 1 }])],
      }),
    ],
  }),
  operation('Predictive Algorithm', {
    code: '08017',
    faction: 'nbn',
    influence: 1,
    subtypes: ['current'],
    cost: 0,
    abilities: [
      [play(), ...current()],
      constant({ of: 'steal-also', cards: { type: 'agenda' }, cost: { credits: 2 } }),
    ],
  }),
  asset('Blacklist', {
    code: '08036',
    faction: 'nbn',
    influence: 1,
    subtypes: [],
    cost: 0,
    trash: 3,
    abilities: [constant({ of: 'cannot', verb: 'leave', cards: { in: 'heap' } })],
  }),
  ice('Gutenberg', {
    code: '08037',
    faction: 'nbn',
    influence: 3,
    subtypes: ['sentry', 'tracer'],
    cost: 2,
    strength: 3,
    abilities: [
      constant(
        { of: 'strength', cards: 'this', by: 3 },
        { is: 'fits', card: 'this', as: { type: 'ice', server: 'R&D' } },
      ),
      sub(trace(7, tags(1))),
    ],
  }),
  ice('Little Engine', {
    code: '08057',
    faction: 'nbn',
    influence: 2,
    subtypes: ['code gate'],
    cost: 5,
    strength: 7,
    abilities: [sub(endTheRun()), sub(endTheRun()), sub(gain('runner', 5))],
  }),
  asset('Exposé', {
    code: '08075',
    faction: 'nbn',
    influence: 2,
    subtypes: [],
    cost: 2,
    trash: 2,
    abilities: [
      canBeAdvanced(),
      pay({ trashThis: true }, [{ do: 'lose-bad-publicity', amount: tokensHere('advancement') }]),
    ],
  }),
  ice('Pachinko', {
    code: '08076',
    faction: 'nbn',
    influence: 1,
    subtypes: ['barrier'],
    cost: 1,
    strength: 4,
    abilities: [
      sub({ do: 'if', condition: { is: 'tagged' }, then: [endTheRun()] }),
      sub({ do: 'if', condition: { is: 'tagged' }, then: [endTheRun()] }),
    ],
  }),
  corpIdentity('Haarpsichord Studios: Entertainment Unleashed', {
    code: '08092',
    faction: 'nbn',
    subtypes: ['division'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [
      constant(
        { of: 'cannot', verb: 'steal', cards: { type: 'agenda' } },
        { is: 'happened', fact: 'stolen', when: 'this-turn' },
      ),
    ],
  }),
  agenda('Award Bait', {
    code: '08093',
    faction: 'nbn',
    influence: null,
    subtypes: ['sensie'],
    advancement: 3,
    points: 1,
    abilities: [
      revealedFromRd(),
      whenAccessed({
        optional: true,
        effects: [
          choose({ advanceable: true }, 'advanced'),
          { do: 'choose-number', most: 2, least: 1, as: 'many' },
          {
            do: 'place',
            counter: 'advancement',
            amount: { of: 'var', name: 'many' },
            on: { named: 'advanced' },
          },
        ],
      }),
    ],
  }),
  agenda('Explode-a-palooza', {
    code: '08094',
    faction: 'nbn',
    influence: null,
    subtypes: ['sensie'],
    advancement: 4,
    points: 2,
    abilities: [revealedFromRd(), whenAccessed({ optional: true, effects: [gain('corp', 5)] })],
  }),
  asset('Early Premiere', {
    code: '08095',
    faction: 'nbn',
    influence: 3,
    subtypes: [],
    cost: 0,
    trash: 2,
    abilities: [
      mayWhen(
        { on: 'turn-began', side: 'corp' },
        [
          choose({ type: ['agenda', 'asset', 'upgrade'], advanceable: true }, 'advanced'),
          { do: 'place', counter: 'advancement', amount: 1, on: { named: 'advanced' } },
        ],
        { credits: 1 },
      ),
    ],
  }),
  operation('Casting Call', {
    code: '08096',
    faction: 'nbn',
    influence: 2,
    subtypes: ['condition'],
    cost: 0,
    abilities: [
      play(
        {
          do: 'install',
          from: { in: 'hq', type: 'agenda' },
          most: 1,
          faceup: true,
          as: 'agenda',
        },
        {
          do: 'if',
          condition: { is: 'installed', card: { named: 'agenda' } },
          then: [
            { do: 'host', cards: 'this', on: { named: 'agenda' }, faceup: true },
            {
              do: 'lasting',
              until: 'forever',
              on: { named: 'agenda' },
              abilities: [when({ on: 'accessed', target: true }, [tags(2)])],
            },
          ],
        },
      ),
    ],
  }),
  upgrade('Old Hollywood Grid', {
    code: '08097',
    faction: 'nbn',
    influence: 2,
    subtypes: ['region'],
    cost: 5,
    trash: 4,
    abilities: [
      {
        ...constant({
          of: 'cannot',
          verb: 'steal',
          from: 'this',
          cards: { type: 'agenda', none: [{ copyOf: { all: { in: 'runner-score' } } }] },
        }),
        persists: true,
      },
    ],
  }),
  asset('Franchise City', {
    code: '08114',
    faction: 'nbn',
    influence: 5,
    subtypes: ['facility'],
    cost: 3,
    trash: 2,
    abilities: [
      when({ on: 'accessed', card: { type: 'agenda' }, if: { is: 'accessed-from', zone: 'rd' } }, [
        { do: 'reveal', cards: 'that' },
      ]),
      [
        when({ on: 'accessed', card: { type: 'agenda' } }, [
          { do: 'move', cards: 'this', to: 'corp-score' },
        ]),
        constant({ of: 'worth', points: 1 }),
      ],
    ],
  }),
  upgrade('Product Placement', {
    code: '08115',
    faction: 'nbn',
    influence: 1,
    subtypes: ['advertisement'],
    cost: 0,
    trash: 2,
    abilities: [
      revealedFromRd(),
      whenAccessed({
        optional: false,
        if: { is: 'not', condition: { is: 'accessed-from', zone: 'archives' } },
        effects: [gain('corp', 2)],
      }),
    ],
  }),
];
