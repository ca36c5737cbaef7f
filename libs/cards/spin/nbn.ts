import type { CardValue } from '#rules';
import {
  always,
  constant,
  pay,
  play,
  revealedFromRd,
  sub,
  when,
  whenAccessed,
} from '../words/ability';
import { agenda, asset, ice, operation } from '../words/card';
import { choose, draw, endTheRun, gain, placeOn, tags, tokensHere, trace } from '../words/effect';

export const nbn: readonly CardValue[] = [
  agenda('Character Assassination', {
    code: '04014',
    faction: 'nbn',
    influence: null,
    subtypes: ['security'],
    advancement: 4,
    points: 2,
    abilities: [
      when({ on: 'scored', this: true }, [
        choose({ type: 'resource' }, 'resource'),
        { do: 'trash', cards: { named: 'resource' }, unpreventable: true },
      ]),
    ],
  }),
  asset('Jackson Howard', {
    code: '04015',
    faction: 'nbn',
    influence: 1,
    unique: true,
    subtypes: ['executive'],
    cost: 0,
    trash: 3,
    abilities: [
      pay({ clicks: 1 }, [draw('corp', 2)]),
      pay({ removeThis: true }, [
        choose({ in: 'archives' }, 'cards', { least: 0, most: 3 }),
        { do: 'shuffle', deck: 'rd', cards: { named: 'cards' } },
      ]),
    ],
  }),
  operation('Invasion of Privacy', {
    code: '04016',
    faction: 'nbn',
    influence: 3,
    subtypes: ['double', 'gray ops'],
    cost: 2,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 1 } }),
      play({
        do: 'trace',
        base: 2,
        success: [
          { do: 'reveal', cards: { all: { in: 'grip' } } },
          choose({ in: 'grip', type: ['resource', 'event'] }, 'cards', {
            least: 0,
            most: { of: 'trace', part: 'excess' },
          }),
          { do: 'trash', cards: { named: 'cards' } },
        ],
        failure: [{ do: 'bad-publicity', amount: 1 }],
      }),
    ],
  }),
  operation('Shipment from SanSan', {
    code: '04034',
    faction: 'nbn',
    influence: 1,
    subtypes: ['double'],
    cost: 0,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 1 } }),
      play(
        choose({ advanceable: true }, 'advanced'),
        { do: 'choose-number', most: 2, least: 0, as: 'tokens' },
        {
          do: 'place',
          counter: 'advancement',
          amount: { of: 'var', name: 'tokens' },
          on: { named: 'advanced' },
        },
      ),
    ],
  }),
  ice('Muckraker', {
    code: '04035',
    faction: 'nbn',
    influence: 3,
    subtypes: ['sentry', 'tracer', 'illicit'],
    cost: 5,
    strength: 3,
    abilities: [
      when({ on: 'rezzed', this: true }, [{ do: 'bad-publicity', amount: 1 }]),
      sub(trace(1, tags(1))),
      sub(trace(2, tags(1))),
      sub(trace(3, tags(1))),
      sub({ do: 'if', condition: { is: 'tagged' }, then: [endTheRun()] }),
    ],
  }),
  asset('City Surveillance', {
    code: '04055',
    faction: 'nbn',
    influence: 4,
    subtypes: [],
    cost: 5,
    trash: 3,
    abilities: [
      when({ on: 'turn-began', side: 'runner' }, [
        { do: 'unless', who: 'runner', cost: { credits: 1 }, effects: [tags(1)] },
      ]),
    ],
  }),
  ice('Snoop', {
    code: '04056',
    faction: 'nbn',
    influence: 2,
    subtypes: ['sentry', 'tracer'],
    cost: 6,
    strength: 6,
    abilities: [
      when({ on: 'ice-encountered', this: true }, [
        { do: 'reveal', cards: { all: { in: 'grip' } } },
      ]),
      pay({ counters: { kind: 'power', amount: 1 } }, [
        { do: 'reveal', cards: { all: { in: 'grip' } } },
        choose({ in: 'grip' }, 'card'),
        { do: 'trash', cards: { named: 'card' } },
      ]),
      sub(trace(3, placeOn('this', 'power', 1))),
    ],
  }),
  agenda('TGTBT', {
    code: '04075',
    faction: 'nbn',
    influence: null,
    subtypes: ['ambush'],
    advancement: 3,
    points: 1,
    abilities: [revealedFromRd(), whenAccessed({ optional: false, effects: [tags(1)] })],
  }),
  operation('Sweeps Week', {
    code: '04076',
    faction: 'nbn',
    influence: 2,
    subtypes: [],
    cost: 1,
    abilities: [play(gain('corp', { of: 'count', cards: { in: 'grip' } }))],
  }),
  ice('RSVP', {
    code: '04077',
    faction: 'nbn',
    influence: 2,
    subtypes: ['code gate'],
    cost: 3,
    strength: 4,
    abilities: [
      sub({
        do: 'lasting',
        until: 'run',
        abilities: [constant({ of: 'cannot-spend', side: 'runner' })],
      }),
    ],
  }),
  agenda('Market Research', {
    code: '04095',
    faction: 'nbn',
    influence: null,
    subtypes: ['research'],
    advancement: 4,
    points: 2,
    abilities: [
      when({ on: 'scored', this: true, if: { is: 'tagged' } }, [placeOn('this', 'agenda', 1)]),
      constant({ of: 'agenda-points', by: { of: 'least', amounts: [1, tokensHere('agenda')] } }),
    ],
  }),
  ice('Wraparound', {
    code: '04096',
    faction: 'nbn',
    influence: 1,
    subtypes: ['barrier'],
    cost: 2,
    strength: 0,
    abilities: [
      constant(
        { of: 'strength', cards: 'this', by: 7 },
        {
          is: 'not',
          condition: {
            is: 'at-least',
            amount: { of: 'count', cards: { subtype: 'fracter' } },
            least: 1,
          },
        },
      ),
      sub(endTheRun()),
    ],
  }),
  asset('Broadcast Square', {
    code: '04112',
    faction: 'nbn',
    influence: 3,
    unique: true,
    subtypes: ['facility'],
    cost: 2,
    trash: 5,
    abilities: [
      {
        kind: 'before',
        imminent: 'bad-publicity',
        effects: [trace(3, { do: 'prevent', prevention: { what: 'bad-publicity' } })],
      },
    ],
  }),
  operation('Corporate Shuffle', {
    code: '04113',
    faction: 'nbn',
    influence: 2,
    subtypes: ['double'],
    cost: 0,
    abilities: [
      always({ of: 'play-also', cost: { clicks: 1 } }),
      play({ do: 'shuffle', deck: 'rd', cards: { all: { in: 'hq' } } }, draw('corp', 5)),
    ],
  }),
];
