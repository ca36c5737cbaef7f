import type { CardValue } from '#rules';
import {
  when,
  mayWhen,
  constant,
  always,
  sub,
  play,
  playOnlyIf,
  clicksBreak,
  current,
  whenAccessed,
  revealedFromRd,
  gainsSubs,
  trashedLastTurn,
} from '../words/ability';
import { agenda, asset, corpIdentity, upgrade, ice, operation } from '../words/card';
import {
  draw,
  damage,
  endTheRun,
  placeOn,
  trace,
  trashThis,
  choose,
  tokensHere,
  per,
} from '../words/effect';

export const haasBioroid: readonly CardValue[] = [
  corpIdentity('Asa Group: Security Through Vigilance', {
    code: '21009',
    faction: 'haas-bioroid',
    subtypes: ['division'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [
      mayWhen({ on: 'installed', side: 'corp', first: 'turn' }, [
        {
          do: 'install',
          from: { in: 'hq', none: [{ type: 'agenda' }] },
          most: 1,
          at: 'that-server',
        },
      ]),
    ],
  }),
  agenda('Ikawah Project', {
    code: '21010',
    faction: 'haas-bioroid',
    influence: null,
    subtypes: ['security'],
    advancement: 5,
    points: 3,
    abilities: [constant({ of: 'steal-also', cards: 'this', cost: { clicks: 1, credits: 2 } })],
  }),
  ice('Najja 1.0', {
    code: '21011',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['barrier', 'bioroid'],
    cost: 2,
    strength: 2,
    abilities: [clicksBreak(1), sub(endTheRun()), { ...sub(endTheRun()), line: 3 }],
  }),
  ice('Nightdancer', {
    code: '21030',
    faction: 'haas-bioroid',
    influence: 3,
    subtypes: ['code gate'],
    cost: 6,
    strength: 4,
    abilities: [
      sub(
        { do: 'lose-clicks', who: 'runner', clicks: 1, ifAble: true },
        {
          do: 'lasting',
          until: 'corp-turn-begins',
          abilities: [constant({ of: 'clicks', side: 'corp', by: 1 })],
        },
      ),
      sub(
        { do: 'lose-clicks', who: 'runner', clicks: 1, ifAble: true },
        {
          do: 'lasting',
          until: 'corp-turn-begins',
          abilities: [constant({ of: 'clicks', side: 'corp', by: 1 })],
        },
      ),
    ],
  }),
  upgrade('Jinja City Grid', {
    code: '21031',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['region'],
    cost: 1,
    trash: 5,
    abilities: [
      mayWhen(
        {
          on: 'drew',
          side: 'corp',
          each: true,
          if: { is: 'fits', card: 'that', as: { type: 'ice' } },
        },
        [
          { do: 'reveal', cards: 'that' },
          { do: 'install', from: 'that', most: 1, discount: 4, at: 'this-server' },
        ],
      ),
    ],
  }),
  asset('Kuwinda K4H1U3', {
    code: '21049',
    faction: 'haas-bioroid',
    influence: 4,
    unique: true,
    subtypes: ['bioroid'],
    cost: 3,
    trash: 3,
    abilities: [
      mayWhen({ on: 'turn-began', side: 'corp' }, [
        {
          do: 'trace',
          base: tokensHere('power'),
          success: [damage('brain', 1), trashThis()],
          failure: [placeOn('this', 'power', 1)],
        },
      ]),
    ],
  }),
  ice('NEXT Sapphire', {
    code: '21050',
    faction: 'haas-bioroid',
    influence: 3,
    subtypes: ['code gate', 'next'],
    cost: 4,
    strength: 2,
    abilities: [
      {
        ...sub(
          {
            do: 'choose-number',
            most: { of: 'count', cards: { type: 'ice', subtype: 'next', rezzed: true } },
            least: 0,
            as: 'many',
          },
          draw('corp', { of: 'var', name: 'many' }),
        ),
        line: 1,
      },
      {
        ...sub(
          choose({ in: 'archives' }, 'back', {
            least: 0,
            most: { of: 'count', cards: { type: 'ice', subtype: 'next', rezzed: true } },
          }),
          { do: 'move', cards: { named: 'back' }, to: 'hand' },
        ),
        line: 2,
      },
      {
        ...sub(
          choose({ in: 'hq' }, 'sunk', {
            least: 0,
            most: { of: 'count', cards: { type: 'ice', subtype: 'next', rezzed: true } },
          }),
          { do: 'shuffle', deck: 'rd', cards: { named: 'sunk' } },
        ),
        line: 3,
      },
    ],
  }),
  asset('Malia Z0L0K4', {
    code: '21069',
    faction: 'haas-bioroid',
    influence: 1,
    unique: true,
    subtypes: ['bioroid'],
    cost: 1,
    trash: 3,
    abilities: [
      when({ on: 'rezzed', this: true }, [
        choose({ type: 'resource', not: 'virtual' }, 'silenced'),
        {
          do: 'lasting',
          until: 'while-active',
          on: 'this',
          abilities: [constant({ of: 'blank', cards: { named: 'silenced' } })],
        },
      ]),
    ],
  }),
  operation('Kill Switch', {
    code: '21070',
    faction: 'haas-bioroid',
    influence: 5,
    subtypes: ['current'],
    cost: 1,
    abilities: [
      constant({ of: 'revealed-on-access', from: 'rd', cards: { type: 'agenda' } }),
      [play(), ...current()],
      when({ on: ['accessed', 'scored'], card: { type: 'agenda' } }, [
        trace(3, damage('brain', 1)),
      ]),
    ],
  }),
  upgrade('Tempus', {
    code: '21071',
    faction: 'haas-bioroid',
    influence: 3,
    subtypes: ['ambush'],
    cost: 0,
    trash: 0,
    abilities: [
      revealedFromRd(),
      whenAccessed({
        optional: false,
        if: { is: 'not', condition: { is: 'accessed-from', zone: 'archives' } },
        effects: [
          trace(3, {
            do: 'option',
            who: 'runner',
            must: true,
            options: [
              { option: 'lose-clicks', effects: [{ do: 'lose-clicks', who: 'runner', clicks: 2 }] },
              {
                option: 'take-damage',
                effects: [{ do: 'damage', kind: 'brain', amount: 1, suffered: true }],
              },
            ],
          }),
        ],
      }),
    ],
  }),
  agenda('Remote Enforcement', {
    code: '21091',
    faction: 'haas-bioroid',
    influence: null,
    subtypes: ['security'],
    advancement: 4,
    points: 2,
    abilities: [
      mayWhen({ on: 'scored', this: true }, [
        { do: 'search', deck: 'rd', for: { type: 'ice' }, as: 'found' },
        { do: 'install', from: { named: 'found' }, most: 1, at: 'remote', as: 'set' },
        { do: 'rez', cards: { named: 'set' }, discount: 'all' },
      ]),
    ],
  }),
  ice('Kamali 1.0', {
    code: '21092',
    faction: 'haas-bioroid',
    influence: 4,
    subtypes: ['sentry', 'bioroid', 'destroyer', 'ap'],
    cost: 6,
    strength: 3,
    abilities: [
      clicksBreak(1),
      sub({
        do: 'unless',
        who: 'runner',
        cost: { trash: { type: 'resource' } },
        effects: [damage('brain', 1)],
      }),
      sub({
        do: 'unless',
        who: 'runner',
        cost: { trash: { type: 'hardware' } },
        effects: [damage('brain', 1)],
      }),
      sub({
        do: 'unless',
        who: 'runner',
        cost: { trash: { type: 'program' } },
        effects: [damage('brain', 1)],
      }),
    ],
  }),
  asset('Warden Fatuma', {
    code: '21093',
    faction: 'haas-bioroid',
    influence: 2,
    unique: true,
    subtypes: ['character'],
    cost: 1,
    trash: 5,
    abilities: [
      gainsSubs(
        { cards: { type: 'ice', subtype: 'bioroid', rezzed: true }, first: true },
        sub({ do: 'lose-clicks', who: 'runner', clicks: 1, ifAble: true }),
      ),
    ],
  }),
  ice('NEXT Diamond', {
    code: '21112',
    faction: 'haas-bioroid',
    influence: 4,
    subtypes: ['sentry', 'next', 'destroyer', 'ap'],
    cost: 10,
    strength: 6,
    abilities: [
      always({
        of: 'rez-cost',
        cards: 'this',
        by: per(-1, {
          of: 'count',
          cards: { type: 'ice', subtype: 'next', rezzed: true, other: true },
        }),
      }),
      sub(damage('brain', 1)),
      sub(damage('brain', 1)),
      sub(choose({ side: 'runner' }, 'lost'), { do: 'trash', cards: { named: 'lost' } }),
    ],
  }),
  operation('Riot Suppression', {
    code: '21113',
    faction: 'haas-bioroid',
    influence: 4,
    subtypes: ['reprisal', 'gray ops'],
    cost: 2,
    abilities: [
      playOnlyIf(
        trashedLastTurn(),
        {
          do: 'unless',
          who: 'runner',
          cost: { damage: { kind: 'brain', amount: 1 } },
          effects: [
            {
              do: 'lasting',
              until: 'runner-turn-begins',
              abilities: [constant({ of: 'clicks', side: 'runner', by: -3 })],
            },
          ],
        },
        { do: 'remove-from-game', cards: 'this' },
      ),
    ],
  }),
];
