import type { CardValue } from '#rules';
import {
  pay,
  when,
  mayWhen,
  constant,
  always,
  sub,
  play,
  canBeAdvanced,
  gainsSubs,
} from '../words/ability';
import { agenda, asset, upgrade, ice, operation } from '../words/card';
import {
  gain,
  damage,
  endTheRun,
  placeOn,
  choose,
  trashPrograms,
  tokensHere,
  per,
} from '../words/effect';

export const weylandConsortium: readonly CardValue[] = [
  asset('Capital Investors', {
    code: '08018',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: [],
    cost: 2,
    trash: 2,
    abilities: [pay({ clicks: 1 }, [gain('corp', 2)])],
  }),
  ice('Negotiator', {
    code: '08019',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['sentry', 'destroyer'],
    cost: 4,
    strength: 3,
    abilities: [
      pay({ credits: 2 }, [{ do: 'break', upTo: 1, of: 'this' }], {
        breaks: true,
        usedBy: 'runner',
      }),
      sub(gain('corp', 2)),
      sub(...trashPrograms(1)),
    ],
  }),
  asset('Student Loans', {
    code: '08038',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: [],
    cost: 2,
    trash: 3,
    abilities: [
      constant({
        of: 'play-also',
        cost: { credits: 2 },
        cards: { type: 'event', copyOf: { all: { in: 'heap' } } },
      }),
    ],
  }),
  ice('Meru Mati', {
    code: '08039',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['barrier'],
    cost: 2,
    strength: 1,
    abilities: [
      constant(
        { of: 'strength', cards: 'this', by: 3 },
        { is: 'fits', card: 'this', as: { type: 'ice', server: 'HQ' } },
      ),
      sub(endTheRun()),
    ],
  }),
  agenda('Oaktown Renovation', {
    code: '08058',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: ['initiative', 'public'],
    advancement: 4,
    points: 2,
    abilities: [
      always({ of: 'install-faceup' }),
      when({ on: 'advanced', this: true }, [
        {
          do: 'if',
          condition: { is: 'at-least', amount: tokensHere('advancement'), least: 5 },
          then: [gain('corp', 3)],
          otherwise: [gain('corp', 2)],
        },
      ]),
    ],
  }),
  asset('Corporate Town', {
    code: '08059',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: [],
    cost: 1,
    trash: 5,
    abilities: [
      constant({ of: 'rez-also', cost: { forfeit: 'any' } }),
      mayWhen({ on: 'turn-began', side: 'corp' }, [
        choose({ type: 'resource' }, 'razed'),
        { do: 'trash', cards: { named: 'razed' }, unpreventable: true },
      ]),
    ],
  }),
  agenda('Underway Renovation', {
    code: '08077',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: ['initiative', 'public'],
    advancement: 3,
    points: 1,
    abilities: [
      constant({ of: 'install-faceup' }),
      when({ on: 'advanced', this: true }, [
        {
          do: 'if',
          condition: { is: 'at-least', amount: tokensHere('advancement'), least: 4 },
          then: [{ do: 'trash', cards: { top: 'stack', amount: 2 }, by: 'corp' }],
          otherwise: [{ do: 'trash', cards: { top: 'stack', amount: 1 }, by: 'corp' }],
        },
      ]),
    ],
  }),
  asset('Contract Killer', {
    code: '08078',
    faction: 'weyland-consortium',
    influence: 4,
    subtypes: ['hostile'],
    cost: 2,
    trash: 3,
    abilities: [
      canBeAdvanced(),
      pay(
        { clicks: 1, trashThis: true },
        [
          {
            do: 'option',
            options: [
              {
                option: 'trash-connection',
                effects: [
                  choose({ type: 'resource', subtype: 'connection' }, 'killed'),
                  { do: 'trash', cards: { named: 'killed' } },
                ],
              },
              { option: 'do-damage', effects: [damage('meat', 2)] },
            ],
          },
        ],
        { if: { is: 'at-least', amount: tokensHere('advancement'), least: 2 } },
      ),
    ],
  }),
  ice('Spiderweb', {
    code: '08079',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['barrier'],
    cost: 4,
    strength: 2,
    abilities: [sub(endTheRun()), sub(endTheRun()), sub(endTheRun())],
  }),
  agenda('Hollywood Renovation', {
    code: '08098',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: ['initiative', 'public'],
    advancement: 5,
    points: 3,
    abilities: [
      constant({ of: 'install-faceup' }),
      mayWhen({ on: 'advanced', this: true }, [
        choose({ advanceable: true, other: true }, 'advanced'),
        {
          do: 'if',
          condition: { is: 'at-least', amount: tokensHere('advancement'), least: 6 },
          then: [{ do: 'place', counter: 'advancement', amount: 2, on: { named: 'advanced' } }],
          otherwise: [
            { do: 'place', counter: 'advancement', amount: 1, on: { named: 'advanced' } },
          ],
        },
      ]),
    ],
  }),
  operation('Back Channels', {
    code: '08099',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: ['transaction'],
    cost: 0,
    abilities: [
      play(
        choose({ type: ['agenda', 'asset', 'upgrade'] }, 'sold'),
        gain('corp', per(3, { of: 'counters', kind: 'advancement', on: { named: 'sold' } })),
        { do: 'trash', cards: { named: 'sold' } },
      ),
    ],
  }),
  asset('Worlds Plaza', {
    code: '08116',
    faction: 'weyland-consortium',
    influence: 5,
    unique: true,
    subtypes: ['facility'],
    cost: 2,
    trash: 5,
    abilities: [
      constant({ of: 'hosts', cards: { type: 'asset' }, atMost: 3 }),
      pay(
        { clicks: 1 },
        [
          {
            do: 'install',
            from: { in: 'hq', type: 'asset' },
            most: 1,
            at: 'on-this',
            as: 'asset',
          },
          { do: 'rez', cards: { named: 'asset' }, discount: 2, must: true },
        ],
        {
          if: {
            is: 'all',
            conditions: [
              {
                is: 'not',
                condition: {
                  is: 'at-least',
                  amount: { of: 'count', cards: { in: 'hosted' } },
                  least: 3,
                },
              },
              {
                is: 'at-least',
                amount: { of: 'count', cards: { in: 'hq', type: 'asset' } },
                least: 1,
              },
            ],
          },
        },
      ),
    ],
  }),
  asset('Public Support', {
    code: '08117',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: [],
    cost: 2,
    trash: 4,
    abilities: [
      [
        when({ on: 'rezzed', this: true }, [placeOn('this', 'power', 3)]),
        when(
          {
            on: 'tokens-removed',
            this: true,
            kind: 'power',
            if: { is: 'not', condition: { is: 'at-least', amount: tokensHere('power'), least: 1 } },
          },
          [{ do: 'move', cards: 'this', to: 'corp-score' }],
        ),
        constant({ of: 'worth', points: 1 }),
      ],
      when({ on: 'turn-began', side: 'corp' }, [
        { do: 'remove', counter: 'power', amount: 1, from: 'this' },
      ]),
    ],
  }),
  ice('Tour Guide', {
    code: '08118',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['sentry'],
    cost: 2,
    strength: 0,
    abilities: [
      gainsSubs(
        { cards: 'this', times: { of: 'count', cards: { type: 'asset', rezzed: true } } },
        sub(endTheRun()),
      ),
    ],
  }),
  upgrade('Expo Grid', {
    code: '08119',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: ['region'],
    cost: 0,
    trash: 3,
    abilities: [
      when(
        {
          on: 'turn-began',
          side: 'corp',
          if: {
            is: 'at-least',
            amount: { of: 'count', cards: { type: 'asset', rezzed: true, server: 'this' } },
            least: 1,
          },
        },
        [gain('corp', 1)],
      ),
    ],
  }),
];
