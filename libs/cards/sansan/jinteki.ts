import type { CardValue } from '#rules';
import { canBeAdvanced, constant, mayWhen, pay, play, sub, when } from '../words/ability';
import { agenda, asset, corpIdentity, ice, operation, upgrade } from '../words/card';
import {
  choose,
  damage,
  endTheRun,
  placeAdvancement,
  runOn,
  tokensHere,
  trashThis,
} from '../words/effect';

export const jinteki: readonly CardValue[] = [
  corpIdentity('Jinteki Biotech: Life Imagined', {
    code: '08012',
    faction: 'jinteki',
    subtypes: ['division'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [
      when({ on: 'first-turn-due' }, [{ do: 'take-copy' }]),
      pay({ clicks: 3 }, [{ do: 'flip' }]),
    ],
    backs: [
      {
        title: 'The Brewery',
        abilities: [{ ...when({ on: 'flipped', this: true }, [damage('net', 2)]), line: 2 }],
      },
      {
        title: 'The Tank',
        abilities: [
          {
            ...when({ on: 'flipped', this: true }, [
              { do: 'shuffle', deck: 'rd', cards: { all: { in: 'archives' } } },
            ]),
            line: 3,
          },
        ],
      },
      {
        title: 'The Greenhouse',
        abilities: [{ ...when({ on: 'flipped', this: true }, [...placeAdvancement(4)]), line: 4 }],
      },
    ],
  }),
  agenda('Genetic Resequencing', {
    code: '08013',
    faction: 'jinteki',
    influence: null,
    subtypes: ['research'],
    advancement: 3,
    points: 1,
    abilities: [
      mayWhen({ on: 'scored', this: true }, [
        choose({ in: 'corp-score', type: 'agenda' }, 'changed'),
        { do: 'place', counter: 'agenda', amount: 1, on: { named: 'changed' } },
      ]),
    ],
  }),
  ice('Cortex Lock', {
    code: '08014',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['sentry', 'ap'],
    cost: 2,
    strength: 4,
    abilities: [sub(damage('net', { of: 'unused-memory' }))],
  }),
  upgrade('Valley Grid', {
    code: '08015',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['region'],
    cost: 3,
    trash: 3,
    abilities: [
      when({ on: 'all-broken', server: 'this' }, [
        {
          do: 'lasting',
          until: 'corp-turn-begins',
          abilities: [constant({ of: 'hand-size', side: 'runner', by: -1 })],
        },
      ]),
    ],
  }),
  ice('Crick', {
    code: '08034',
    faction: 'jinteki',
    influence: 3,
    subtypes: ['code gate'],
    cost: 1,
    strength: 3,
    abilities: [
      constant(
        { of: 'strength', cards: 'this', by: 3 },
        { is: 'fits', card: 'this', as: { type: 'ice', server: 'Archives' } },
      ),
      sub({
        do: 'install',
        from: { in: 'archives', type: ['agenda', 'asset', 'ice', 'upgrade'] },
        most: 1,
      }),
    ],
  }),
  operation('Recruiting Trip', {
    code: '08035',
    faction: 'jinteki',
    influence: 1,
    subtypes: [],
    cost: 'X',
    abilities: [
      play(
        {
          do: 'search',
          deck: 'rd',
          for: { subtype: 'sysop' },
          as: 'found',
          most: { of: 'x' },
          titles: 'different',
          reveal: true,
        },
        { do: 'move', cards: { named: 'found' }, to: 'hand' },
      ),
    ],
  }),
  ice('Clairvoyant Monitor', {
    code: '08055',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['code gate', 'psi'],
    cost: 4,
    strength: 3,
    abilities: [
      sub({
        do: 'psi',
        differ: [
          choose({}, 'seen'),
          { do: 'place', counter: 'advancement', amount: 1, on: { named: 'seen' } },
          endTheRun(),
        ],
      }),
    ],
  }),
  ice('Lockdown', {
    code: '08056',
    faction: 'jinteki',
    influence: 1,
    subtypes: ['code gate'],
    cost: 0,
    strength: 5,
    abilities: [
      sub({
        do: 'lasting',
        until: 'turn',
        abilities: [constant({ of: 'cannot', verb: 'draw' })],
      }),
    ],
  }),
  asset('Allele Repression', {
    code: '08073',
    faction: 'jinteki',
    influence: 3,
    subtypes: [],
    cost: 2,
    trash: 2,
    abilities: [
      canBeAdvanced(),
      pay({ trashThis: true }, [
        {
          do: 'repeat',
          times: tokensHere('advancement'),
          effects: [
            choose({ in: 'hq' }, 'one'),
            choose({ in: 'archives' }, 'other'),
            { do: 'swap', cards: { named: 'one' }, with: { named: 'other' } },
          ],
        },
      ]),
    ],
  }),
  upgrade('Marcus Batty', {
    code: '08074',
    faction: 'jinteki',
    influence: 3,
    unique: true,
    subtypes: ['sysop', 'psi'],
    cost: 0,
    trash: 1,
    abilities: [
      pay(
        { trashThis: true },
        [
          {
            do: 'psi',
            differ: [{ do: 'resolve-sub', of: { type: 'ice', rezzed: true, server: 'this' } }],
          },
        ],
        { if: { is: 'in-run', on: 'this' } },
      ),
    ],
  }),
  ice("It's a Trap!", {
    code: '08090',
    faction: 'jinteki',
    influence: 3,
    subtypes: ['trap'],
    cost: 2,
    strength: 0,
    abilities: [
      { ...when({ on: 'exposed', this: true }, [damage('net', 2)]), anywhere: true },
      sub(
        choose({ side: 'runner' }, 'lost', { who: 'runner' }),
        { do: 'trash', cards: { named: 'lost' }, by: 'runner' },
        trashThis(),
      ),
    ],
  }),
  operation("An Offer You Can't Refuse", {
    code: '08091',
    faction: 'jinteki',
    influence: 3,
    subtypes: [],
    cost: 4,
    abilities: [
      [
        play(
          { do: 'choose-server', from: 'central' },
          {
            do: 'may',
            who: 'runner',
            effects: [
              runOn('chosen', [constant({ of: 'cannot', verb: 'jack-out', who: 'runner' })]),
            ],
            otherwise: [{ do: 'move', cards: 'this', to: 'corp-score' }],
          },
        ),
        constant({ of: 'worth', points: 1 }),
      ],
    ],
  }),
  corpIdentity('Chronos Protocol: Selective Mind-mapping', {
    code: '08111',
    faction: 'jinteki',
    subtypes: ['division'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [
      constant({ of: 'chooses-damage', who: 'corp', kind: 'net', first: 'turn', looks: true }),
    ],
  }),
  agenda('Ancestral Imager', {
    code: '08112',
    faction: 'jinteki',
    influence: null,
    subtypes: ['security'],
    advancement: 3,
    points: 1,
    abilities: [when({ on: 'jacked-out' }, [damage('net', 1)])],
  }),
  asset('Genetics Pavilion', {
    code: '08113',
    faction: 'jinteki',
    influence: 5,
    unique: true,
    subtypes: ['facility', 'ritzy'],
    cost: 1,
    trash: 5,
    abilities: [
      constant({ of: 'draw-limit', side: 'runner', most: 2 }, { is: 'turn', of: 'runner' }),
    ],
  }),
];
