import type { CardValue, Effect } from '#rules';
import {
  clicksBreak,
  constant,
  gainsSubs,
  mayWhen,
  pay,
  play,
  playOnlyIf,
  sub,
  when,
} from '../words/ability';
import { agenda, corpIdentity, ice, operation, upgrade } from '../words/card';
import {
  choose,
  damage,
  draw,
  endTheRun,
  endUnless,
  gain,
  placeOn,
  tags,
  trace,
} from '../words/effect';

const payOrTrash = (): Effect => ({
  do: 'option',
  who: 'runner',
  must: true,
  options: [
    {
      option: 'pay-2',
      effects: [{ do: 'must-pay', who: 'runner', cost: { credits: 2 }, otherwise: [] }],
    },
    {
      option: 'trash',
      effects: [
        choose({ side: 'runner' }, 'card', { who: 'runner' }),
        { do: 'trash', cards: { named: 'card' }, by: 'runner' },
      ],
    },
  ],
});

export const haasBioroid: readonly CardValue[] = [
  ice('Fairchild 1.0', {
    code: '11010',
    faction: 'haas-bioroid',
    influence: 1,
    subtypes: ['code gate', 'bioroid'],
    cost: 1,
    strength: 2,
    abilities: [
      clicksBreak(1),
      sub({
        do: 'option',
        who: 'runner',
        must: true,
        options: [
          {
            option: 'pay-1',
            effects: [{ do: 'must-pay', who: 'runner', cost: { credits: 1 }, otherwise: [] }],
          },
          {
            option: 'trash',
            effects: [
              choose({ side: 'runner' }, 'lost', { who: 'runner' }),
              { do: 'trash', cards: { named: 'lost' }, by: 'runner' },
            ],
          },
        ],
      }),
      sub({
        do: 'option',
        who: 'runner',
        must: true,
        options: [
          {
            option: 'pay-1',
            effects: [{ do: 'must-pay', who: 'runner', cost: { credits: 1 }, otherwise: [] }],
          },
          {
            option: 'trash',
            effects: [
              choose({ side: 'runner' }, 'lost', { who: 'runner' }),
              { do: 'trash', cards: { named: 'lost' }, by: 'runner' },
            ],
          },
        ],
      }),
    ],
  }),
  ice('Sherlock 2.0', {
    code: '11011',
    faction: 'haas-bioroid',
    influence: 3,
    subtypes: ['sentry', 'bioroid', 'tracer'],
    cost: 7,
    strength: 6,
    abilities: [
      clicksBreak(2, 2),
      sub(
        trace(4, choose({ type: 'program' }, 'sunk'), {
          do: 'move',
          cards: { named: 'sunk' },
          to: 'bottom',
        }),
      ),
      sub(
        trace(4, choose({ type: 'program' }, 'sunk'), {
          do: 'move',
          cards: { named: 'sunk' },
          to: 'bottom',
        }),
      ),
      sub(tags(1)),
    ],
  }),
  ice('Fairchild 2.0', {
    code: '11031',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['code gate', 'bioroid', 'ap'],
    cost: 4,
    strength: 3,
    abilities: [clicksBreak(2, 2), sub(payOrTrash()), sub(payOrTrash()), sub(damage('brain', 1))],
  }),
  ice('Fairchild 3.0', {
    code: '11049',
    faction: 'haas-bioroid',
    influence: 3,
    subtypes: ['code gate', 'bioroid', 'ap'],
    cost: 6,
    strength: 5,
    abilities: [
      clicksBreak(3, 3),
      sub({
        do: 'option',
        who: 'runner',
        must: true,
        options: [
          {
            option: 'pay-3',
            effects: [{ do: 'must-pay', who: 'runner', cost: { credits: 3 }, otherwise: [] }],
          },
          {
            option: 'trash',
            effects: [
              choose({ side: 'runner' }, 'lost', { who: 'runner' }),
              { do: 'trash', cards: { named: 'lost' }, by: 'runner' },
            ],
          },
        ],
      }),
      sub({
        do: 'option',
        who: 'runner',
        must: true,
        options: [
          {
            option: 'pay-3',
            effects: [{ do: 'must-pay', who: 'runner', cost: { credits: 3 }, otherwise: [] }],
          },
          {
            option: 'trash',
            effects: [
              choose({ side: 'runner' }, 'lost', { who: 'runner' }),
              { do: 'trash', cards: { named: 'lost' }, by: 'runner' },
            ],
          },
        ],
      }),
      sub({
        do: 'option',
        options: [
          { option: 'do-damage', effects: [damage('brain', 1)] },
          { option: 'end-run', effects: [endTheRun()] },
        ],
      }),
    ],
  }),
  operation('Ark Lockdown', {
    code: '11050',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: [],
    cost: 1,
    abilities: [
      play(
        { do: 'name', among: { titles: 'runner' }, as: 'named' },
        { do: 'remove-from-game', cards: { all: { in: 'heap', copyOf: { named: 'named' } } } },
      ),
    ],
  }),
  operation('Hellion Beta Test', {
    code: '11051',
    faction: 'haas-bioroid',
    influence: 3,
    subtypes: ['black ops'],
    cost: 1,
    abilities: [
      playOnlyIf(
        {
          is: 'happened',
          fact: 'trashed',
          when: 'last-turn',
          by: 'runner',
          card: { side: 'corp' },
          accessed: true,
        },
        {
          do: 'trace',
          base: 2,
          success: [
            choose({ none: [{ type: 'program' }] }, 'tested', { least: 2, most: 2 }),
            { do: 'trash', cards: { named: 'tested' } },
          ],
          failure: [{ do: 'bad-publicity', amount: 1 }],
        },
      ),
    ],
  }),
  operation('Wetwork Refit', {
    code: '11071',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['condition'],
    cost: 1,
    abilities: [
      play(
        choose({ type: 'ice', subtype: 'bioroid', rezzed: true }, 'ice'),
        { do: 'host', cards: 'this', on: { named: 'ice' }, faceup: true },
        {
          do: 'lasting',
          until: 'forever',
          on: { named: 'ice' },
          abilities: [
            {
              ...gainsSubs({ cards: 'target', first: true }, sub(damage('brain', 1))),
              while: { is: 'installed', card: 'host' },
            },
          ],
        },
      ),
    ],
  }),
  corpIdentity('Haas-Bioroid: Architects of Tomorrow', {
    code: '11072',
    faction: 'haas-bioroid',
    subtypes: ['megacorp'],
    deckSize: 45,
    influenceLimit: 12,
    abilities: [
      mayWhen(
        {
          on: 'ice-passed',
          card: { type: 'ice', subtype: 'bioroid', rezzed: true },
          first: 'turn',
        },
        [
          choose({ unrezzed: true, subtype: 'bioroid' }, 'bioroid'),
          { do: 'rez', cards: { named: 'bioroid' }, discount: 4 },
        ],
      ),
    ],
  }),
  ice('Fairchild', {
    code: '11089',
    faction: 'haas-bioroid',
    influence: 5,
    unique: true,
    subtypes: ['code gate', 'bioroid', 'ap'],
    cost: 9,
    strength: 8,
    abilities: [
      sub(endUnless('runner', { credits: 4 })),
      sub(endUnless('runner', { credits: 4 })),
      sub(endUnless('runner', { trash: { side: 'runner' } })),
      sub(endUnless('runner', { damage: { kind: 'brain', amount: 1 } })),
    ],
  }),
  operation('Friends in High Places', {
    code: '11090',
    faction: 'haas-bioroid',
    influence: 1,
    subtypes: ['terminal'],
    cost: 2,
    abilities: [
      constant({ of: 'ends-action-phase' }),
      play({
        do: 'install',
        from: { in: 'archives', type: ['agenda', 'asset', 'ice', 'upgrade'] },
        most: 2,
        optional: true,
      }),
    ],
  }),
  upgrade('Manta Grid', {
    code: '11091',
    faction: 'haas-bioroid',
    influence: 2,
    unique: true,
    subtypes: ['region'],
    cost: 1,
    trash: 5,
    abilities: [
      when(
        {
          on: 'run-ended',
          outcome: 'successful',
          server: 'this',
          if: {
            is: 'not',
            condition: {
              is: 'all',
              conditions: [
                { is: 'at-least', amount: { of: 'pool', side: 'runner' }, least: 6 },
                { is: 'at-least', amount: { of: 'clicks', side: 'runner' }, least: 1 },
              ],
            },
          },
        },
        [
          {
            do: 'lasting',
            until: 'corp-turn-begins',
            abilities: [constant({ of: 'clicks', side: 'corp', by: 1 })],
          },
        ],
      ),
    ],
  }),
  agenda('Sensor Net Activation', {
    code: '11110',
    faction: 'haas-bioroid',
    influence: null,
    subtypes: ['security'],
    advancement: 3,
    points: 1,
    abilities: [
      when({ on: 'scored', this: true }, [placeOn('this', 'agenda', 1)]),
      pay({ counters: { kind: 'agenda', amount: 1 } }, [
        choose({ subtype: 'bioroid', unrezzed: true }, 'woken'),
        { do: 'rez', cards: { named: 'woken' }, free: true },
        {
          do: 'lasting',
          until: 'turn',
          on: { named: 'woken' },
          abilities: [when({ on: 'turn-ended' }, [{ do: 'derez', cards: 'target' }])],
        },
      ]),
    ],
  }),
  operation('Violet Level Clearance', {
    code: '11111',
    faction: 'haas-bioroid',
    influence: 3,
    subtypes: ['terminal', 'transaction'],
    cost: 5,
    trash: 1,
    abilities: [constant({ of: 'ends-action-phase' }), play(gain('corp', 8), draw('corp', 4))],
  }),
];
