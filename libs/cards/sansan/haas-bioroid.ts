import type { CardValue } from '#rules';
import {
  canBeAdvanced,
  clicksBreak,
  constant,
  current,
  mayWhen,
  pay,
  play,
  sub,
  when,
} from '../words/ability';
import { agenda, asset, corpIdentity, ice, operation, upgrade } from '../words/card';
import {
  choose,
  damage,
  endUnless,
  per,
  tokensHere,
  trashPrograms,
  trashThis,
} from '../words/effect';

export const haasBioroid: readonly CardValue[] = [
  asset('Brain-Taping Warehouse', {
    code: '08010',
    faction: 'haas-bioroid',
    influence: 1,
    subtypes: ['facility'],
    cost: 1,
    trash: 4,
    abilities: [
      constant({
        of: 'rez-cost',
        cards: { type: 'ice', subtype: 'bioroid' },
        by: per(-1, { of: 'clicks', side: 'runner' }),
      }),
    ],
  }),
  ice('NEXT Gold', {
    code: '08011',
    faction: 'haas-bioroid',
    influence: 3,
    subtypes: ['sentry', 'next', 'ap', 'destroyer'],
    cost: 8,
    strength: 4,
    abilities: [
      {
        ...sub(
          damage('net', { of: 'count', cards: { type: 'ice', subtype: 'next', rezzed: true } }),
        ),
        line: 1,
      },
      {
        ...sub(
          ...trashPrograms({ of: 'count', cards: { type: 'ice', subtype: 'next', rezzed: true } }),
        ),
        line: 2,
      },
    ],
  }),
  agenda('Research Grant', {
    code: '08032',
    faction: 'haas-bioroid',
    influence: null,
    subtypes: ['research'],
    advancement: 3,
    points: 1,
    abilities: [
      mayWhen({ on: 'scored', this: true }, [
        choose({ copyOf: 'this', type: 'agenda', in: 'installed' }, 'second'),
        { do: 'score', cards: { named: 'second' } },
      ]),
    ],
  }),
  ice('Turing', {
    code: '08033',
    faction: 'haas-bioroid',
    influence: 3,
    subtypes: ['code gate'],
    cost: 4,
    strength: 2,
    abilities: [
      constant(
        { of: 'strength', cards: 'this', by: 3 },
        { is: 'fits', card: 'this', as: { type: 'ice', server: 'remote' } },
      ),
      constant({
        of: 'cannot',
        verb: 'break',
        cards: 'this',
        with: { type: 'program', subtype: 'ai' },
      }),
      sub(endUnless('runner', { clicks: 3 })),
    ],
  }),
  corpIdentity('Cybernetics Division: Humanity Upgraded', {
    code: '08050',
    faction: 'haas-bioroid',
    subtypes: ['division'],
    deckSize: 40,
    influenceLimit: 15,
    abilities: [
      [
        constant({ of: 'hand-size', side: 'corp', by: -1 }),
        constant({ of: 'hand-size', side: 'runner', by: -1 }),
      ],
    ],
  }),
  agenda('Self-Destruct Chips', {
    code: '08051',
    faction: 'haas-bioroid',
    influence: null,
    subtypes: ['security'],
    advancement: 3,
    points: 1,
    abilities: [constant({ of: 'hand-size', side: 'runner', by: -1 })],
  }),
  ice('Lab Dog', {
    code: '08052',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['trap'],
    cost: 2,
    strength: 0,
    abilities: [
      sub(
        choose({ type: 'hardware' }, 'eaten', { who: 'runner' }),
        { do: 'trash', cards: { named: 'eaten' }, by: 'runner' },
        trashThis(),
      ),
    ],
  }),
  upgrade('Oaktown Grid', {
    code: '08053',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['region'],
    cost: 1,
    trash: 1,
    abilities: [
      constant({
        of: 'trash-cost',
        cards: { type: ['asset', 'upgrade'], server: 'this' },
        by: 3,
      }),
    ],
  }),
  upgrade('Ryon Knight', {
    code: '08054',
    faction: 'haas-bioroid',
    influence: 2,
    unique: true,
    subtypes: ['sysop'],
    cost: 2,
    trash: 3,
    abilities: [
      pay({ trashThis: true }, [damage('brain', 1)], {
        if: {
          is: 'all',
          conditions: [
            { is: 'in-run', on: 'this' },
            {
              is: 'not',
              condition: { is: 'at-least', amount: { of: 'clicks', side: 'runner' }, least: 1 },
            },
          ],
        },
      }),
    ],
  }),
  asset('Test Ground', {
    code: '08071',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: [],
    cost: 0,
    trash: 2,
    abilities: [
      canBeAdvanced(),
      pay({ trashThis: true }, [
        choose({ rezzed: true }, 'closed', {
          least: tokensHere('advancement'),
          most: tokensHere('advancement'),
        }),
        { do: 'derez', cards: { named: 'closed' } },
      ]),
    ],
  }),
  operation('Defective Brainchips', {
    code: '08072',
    faction: 'haas-bioroid',
    influence: 1,
    subtypes: ['current'],
    cost: 2,
    abilities: [
      [play(), ...current()],
      constant({ of: 'extra-damage', kind: 'brain', by: 1, first: 'turn', taken: true }),
    ],
  }),
  asset('Ronald Five', {
    code: '08088',
    faction: 'haas-bioroid',
    influence: 3,
    unique: true,
    subtypes: ['bioroid'],
    cost: 3,
    trash: 3,
    abilities: [
      {
        ...when({ on: 'trashed', by: 'runner', card: { side: 'corp' } }, [
          { do: 'lose-clicks', who: 'runner', clicks: 1 },
        ]),
        asItLeaves: true,
      },
    ],
  }),
  ice('Enforcer 1.0', {
    code: '08089',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['sentry', 'bioroid', 'destroyer', 'ap'],
    cost: 1,
    strength: 5,
    abilities: [
      constant({ of: 'rez-also', cost: { forfeit: 'any' } }),
      clicksBreak(1),
      sub(...trashPrograms(1)),
      sub(damage('brain', 1)),
      sub(choose({ type: 'hardware', subtype: 'console' }, 'console'), {
        do: 'trash',
        cards: { named: 'console' },
      }),
      sub({ do: 'trash', cards: { all: { type: 'resource', subtype: 'virtual' } } }),
    ],
  }),
  asset('Cybernetics Court', {
    code: '08109',
    faction: 'haas-bioroid',
    influence: 5,
    unique: true,
    subtypes: ['facility', 'ritzy'],
    cost: 0,
    trash: 5,
    abilities: [constant({ of: 'hand-size', side: 'corp', by: 4 })],
  }),
  asset('Team Sponsorship', {
    code: '08110',
    faction: 'haas-bioroid',
    influence: 1,
    subtypes: [],
    cost: 1,
    trash: 4,
    abilities: [
      mayWhen({ on: 'scored' }, [
        {
          do: 'install',
          from: { in: ['archives', 'hq'], type: ['agenda', 'asset', 'ice', 'upgrade'] },
          most: 1,
          free: true,
        },
      ]),
    ],
  }),
];
