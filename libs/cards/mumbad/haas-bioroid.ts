import type { CardValue } from '#rules';
import {
  clicksBreak,
  constant,
  exactly,
  gainsSubs,
  mayWhen,
  pay,
  play,
  sub,
  when,
} from '../words/ability';
import { agenda, asset, ice, operation } from '../words/card';
import { gain, draw, damage, endTheRun, placeOn, trace, choose } from '../words/effect';

export const haasBioroid: readonly CardValue[] = [
  agenda('Advanced Concept Hopper', {
    code: '10011',
    faction: 'haas-bioroid',
    influence: null,
    subtypes: ['research'],
    advancement: 4,
    points: 2,
    abilities: [
      mayWhen({ on: 'run-began', first: 'turn' }, [
        {
          do: 'option',
          options: [
            { option: 'draw-1', effects: [draw('corp', 1)] },
            { option: 'gain-1', effects: [gain('corp', 1)] },
          ],
        },
      ]),
    ],
  }),
  ice('Vikram 1.0', {
    code: '10012',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['sentry', 'bioroid', 'tracer', 'ap'],
    cost: 6,
    strength: 5,
    abilities: [
      clicksBreak(1),
      sub({
        do: 'lasting',
        until: 'run',
        abilities: [constant({ of: 'cannot', verb: 'use', cards: { type: 'program' } })],
      }),
      sub(trace(4, damage('brain', 1))),
      sub(trace(4, damage('brain', 1))),
    ],
  }),
  asset('Advanced Assembly Lines', {
    code: '10027',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['facility'],
    cost: 1,
    trash: 1,
    abilities: [
      when({ on: 'rezzed', this: true }, [gain('corp', 3)]),
      pay(
        { trashThis: true },
        [{ do: 'install', from: { in: 'hq', type: ['asset', 'ice', 'upgrade'] }, most: 1 }],
        { if: { is: 'not', condition: { is: 'in-run' } } },
      ),
    ],
  }),
  asset('Lakshmi Smartfabrics', {
    code: '10028',
    faction: 'haas-bioroid',
    influence: 3,
    subtypes: [],
    cost: 1,
    trash: 3,
    abilities: [
      when({ on: 'rezzed' }, [placeOn('this', 'power', 1)]),
      pay({ counters: { kind: 'power', amount: { of: 'x' } }, x: { of: 'counters' } }, [
        choose({ in: 'hq', type: 'agenda', measure: exactly('points', { of: 'x' }) }, 'shown'),
        { do: 'reveal', cards: { named: 'shown' } },
        {
          do: 'lasting',
          until: 'turn',
          abilities: [
            constant({ of: 'cannot', verb: 'steal', cards: { copyOf: { named: 'shown' } } }),
          ],
        },
      ]),
    ],
  }),
  operation('Product Recall', {
    code: '10029',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['alliance'],
    cost: 0,
    abilities: [
      {
        ...play(
          choose({ type: ['asset', 'upgrade'], rezzed: true }, 'recalled'),
          gain('corp', { of: 'property', what: 'trash', on: { named: 'recalled' } }),
          { do: 'trash', cards: { named: 'recalled' } },
        ),
        line: 1,
      },
    ],
  }),
  agenda('Voting Machine Initiative', {
    code: '10048',
    faction: 'haas-bioroid',
    influence: null,
    subtypes: ['initiative'],
    advancement: 5,
    points: 3,
    abilities: [
      when({ on: 'scored', this: true }, [placeOn('this', 'agenda', 3)]),
      mayWhen(
        { on: 'turn-began', side: 'runner' },
        [{ do: 'lose-clicks', who: 'runner', clicks: 1, ifAble: true }],
        { counters: { kind: 'agenda', amount: 1 } },
      ),
    ],
  }),
  asset('Clone Suffrage Movement', {
    code: '10049',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['political'],
    cost: 1,
    trash: 2,
    abilities: [
      mayWhen(
        {
          on: 'turn-began',
          side: 'corp',
          if: { is: 'not', condition: { is: 'protected', server: 'this' } },
        },
        [
          choose({ in: 'archives', type: 'operation' }, 'operation'),
          { do: 'move', cards: { named: 'operation' }, to: 'hand' },
        ],
      ),
    ],
  }),
  agenda('Personality Profiles', {
    code: '10066',
    faction: 'haas-bioroid',
    influence: null,
    subtypes: ['security'],
    advancement: 3,
    points: 1,
    abilities: [
      [
        when({ on: 'searched', side: 'runner' }, [
          { do: 'random', from: 'grip', cards: 1, as: 'lost' },
          { do: 'trash', cards: { named: 'lost' }, by: 'runner' },
        ]),
        when({ on: 'installed', side: 'runner', from: 'heap' }, [
          { do: 'random', from: 'grip', cards: 1, as: 'lost' },
          { do: 'trash', cards: { named: 'lost' }, by: 'runner' },
        ]),
      ],
    ],
  }),
  asset('Jeeves Model Bioroids', {
    code: '10067',
    faction: 'haas-bioroid',
    influence: 3,
    unique: true,
    subtypes: ['alliance'],
    cost: 2,
    trash: 5,
    abilities: [
      {
        ...when({ on: 'clicks-spent', side: 'corp', sameAction: 3, first: 'turn' }, [
          { do: 'gain-clicks', who: 'corp', clicks: 1 },
        ]),
        line: 1,
      },
    ],
  }),
  ice('Brainstorm', {
    code: '10086',
    faction: 'haas-bioroid',
    influence: 4,
    subtypes: ['sentry', 'ap'],
    cost: 9,
    strength: 2,
    abilities: [
      when({ on: 'ice-encountered', this: true }, [
        {
          do: 'lasting',
          until: 'run',
          x: { of: 'count', cards: { in: 'grip' } },
          abilities: [gainsSubs({ cards: 'this', times: { of: 'x' } }, sub(damage('brain', 1)))],
        },
      ]),
    ],
  }),
  ice('Ravana 1.0', {
    code: '10087',
    faction: 'haas-bioroid',
    influence: 1,
    subtypes: ['code gate', 'bioroid'],
    cost: 3,
    strength: 5,
    abilities: [
      clicksBreak(1),
      sub({
        do: 'resolve-sub',
        of: { type: 'ice', subtype: 'bioroid', rezzed: true, other: true },
      }),
      sub({
        do: 'resolve-sub',
        of: { type: 'ice', subtype: 'bioroid', rezzed: true, other: true },
      }),
    ],
  }),
  ice('Magnet', {
    code: '10103',
    faction: 'haas-bioroid',
    influence: 1,
    subtypes: ['code gate'],
    cost: 3,
    strength: 3,
    abilities: [
      when({ on: 'rezzed', this: true }, [
        choose({ type: 'program', hostedOn: { type: 'ice', other: true } }, 'attracted'),
        { do: 'host', cards: { named: 'attracted' }, on: 'this', faceup: true },
      ]),
      constant({ of: 'blank', cards: { in: 'hosted', type: 'program' } }),
      sub(endTheRun()),
    ],
  }),
  operation('Lateral Growth', {
    code: '10104',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['transaction'],
    cost: 2,
    abilities: [
      play(gain('corp', 4), {
        do: 'install',
        from: { in: 'hq', type: ['agenda', 'asset', 'ice', 'upgrade'] },
        most: 1,
        optional: true,
      }),
    ],
  }),
];
