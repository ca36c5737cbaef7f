import type { CardValue } from '#rules';
import {
  pay,
  when,
  mayWhen,
  constant,
  sub,
  play,
  clicksBreak,
  canBeAdvanced,
  iceHere,
  gainsSubs,
} from '../words/ability';
import { agenda, asset, upgrade, ice, operation } from '../words/card';
import {
  gain,
  draw,
  damage,
  endTheRun,
  endUnless,
  trace,
  placeOn,
  choose,
  tokensHere,
  per,
} from '../words/effect';

export const haasBioroid: readonly CardValue[] = [
  agenda('NEXT Wave 2', {
    code: '12009',
    faction: 'haas-bioroid',
    influence: null,
    subtypes: ['next'],
    advancement: 4,
    points: 2,
    abilities: [
      mayWhen(
        {
          on: 'scored',
          this: true,
          if: {
            is: 'at-least',
            amount: { of: 'count', cards: { type: 'ice', subtype: 'next', rezzed: true } },
            least: 1,
          },
        },
        [damage('brain', 1)],
      ),
    ],
  }),
  ice('Zed 2.0', {
    code: '12010',
    faction: 'haas-bioroid',
    influence: 3,
    subtypes: ['sentry', 'bioroid', 'ap', 'destroyer'],
    cost: 6,
    strength: 4,
    abilities: [
      clicksBreak(2, 2),
      sub(choose({ type: 'hardware' }, 'lost'), { do: 'trash', cards: { named: 'lost' } }),
      sub(choose({ type: 'hardware' }, 'lost'), { do: 'trash', cards: { named: 'lost' } }),
      sub({
        do: 'if',
        condition: { is: 'happened', fact: 'spent-click-to-break', when: 'this-run' },
        then: [damage('brain', 2)],
      }),
    ],
  }),
  upgrade('Defense Construct', {
    code: '12011',
    faction: 'haas-bioroid',
    influence: 3,
    subtypes: [],
    cost: 2,
    trash: 0,
    abilities: [
      canBeAdvanced(),
      pay(
        { trashThis: true },
        [
          choose({ in: 'archives', facedown: true }, 'saved', {
            least: tokensHere('advancement'),
            most: tokensHere('advancement'),
          }),
          { do: 'move', cards: { named: 'saved' }, to: 'hand' },
        ],
        { if: { is: 'in-run', on: 'Archives' } },
      ),
    ],
  }),
  ice('Seidr Adaptive Barrier', {
    code: '12029',
    faction: 'haas-bioroid',
    influence: 1,
    subtypes: ['barrier'],
    cost: 4,
    strength: 2,
    abilities: [
      constant({
        of: 'strength',
        cards: 'this',
        by: { of: 'count', cards: { type: 'ice', server: 'this' } },
      }),
      sub(endTheRun()),
    ],
  }),
  ice('Nerine 2.0', {
    code: '12030',
    faction: 'haas-bioroid',
    influence: 3,
    subtypes: ['code gate', 'bioroid', 'ap'],
    cost: 6,
    strength: 4,
    abilities: [
      clicksBreak(2, 2),
      sub(damage('brain', 1), { do: 'may', effects: [draw('corp', 1)] }),
      sub(damage('brain', 1), { do: 'may', effects: [draw('corp', 1)] }),
    ],
  }),
  operation('Load Testing', {
    code: '12031',
    faction: 'haas-bioroid',
    influence: 5,
    subtypes: [],
    cost: 0,
    abilities: [
      play({
        do: 'lasting',
        until: 'corp-turn-begins',
        abilities: [
          when({ on: 'turn-began', side: 'runner' }, [
            { do: 'lose-clicks', who: 'runner', clicks: 1 },
          ]),
        ],
      }),
    ],
  }),
  ice('NEXT Opal', {
    code: '12050',
    faction: 'haas-bioroid',
    influence: 1,
    subtypes: ['code gate', 'observer', 'next'],
    cost: 4,
    strength: 3,
    abilities: [
      gainsSubs(
        {
          cards: 'this',
          times: { of: 'count', cards: { type: 'ice', subtype: 'next', rezzed: true } },
        },
        sub({
          do: 'install',
          from: { in: 'hq', type: ['agenda', 'asset', 'ice', 'upgrade'] },
          most: 1,
          optional: true,
        }),
      ),
    ],
  }),
  asset('Bioroid Work Crew', {
    code: '12051',
    faction: 'haas-bioroid',
    influence: 4,
    subtypes: ['bioroid'],
    cost: 2,
    trash: 4,
    abilities: [
      pay(
        { trashThis: true },
        [
          {
            do: 'install',
            from: { in: 'hq', type: ['agenda', 'asset', 'ice', 'upgrade'] },
            most: 1,
          },
        ],
        {
          if: {
            is: 'next-window',
            after: { fact: 'play-resolved', when: 'this-turn', side: 'corp' },
          },
        },
      ),
    ],
  }),
  ice('Loki', {
    code: '12069',
    faction: 'haas-bioroid',
    influence: 5,
    unique: true,
    subtypes: ['bioroid'],
    cost: 6,
    strength: 3,
    abilities: [
      when({ on: 'ice-encountered', this: true }, [
        choose({ type: 'ice', rezzed: true, other: true }, 'copied'),
        {
          do: 'lasting',
          until: 'run',
          abilities: [
            constant({
              of: 'subtypes',
              cards: 'this',
              copies: { type: 'ice', same: { named: 'copied' } },
            }),
            constant({
              of: 'subroutines',
              cards: 'this',
              copies: { named: 'copied' },
              first: true,
            }),
          ],
        },
      ]),
      sub(endUnless('runner', { put: { cards: { in: 'grip' }, amount: 'all', to: 'shuffled' } })),
    ],
  }),
  operation('O₂ Shortage', {
    code: '12090',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: [],
    cost: 3,
    abilities: [
      play({
        do: 'may',
        who: 'runner',
        effects: [
          { do: 'random', from: 'grip', cards: 1, as: 'lost' },
          { do: 'trash', cards: { named: 'lost' }, by: 'runner' },
        ],
        otherwise: [{ do: 'gain-clicks', who: 'corp', clicks: 2 }],
      }),
    ],
  }),
  upgrade('Helheim Servers', {
    code: '12091',
    faction: 'haas-bioroid',
    influence: 1,
    unique: true,
    subtypes: ['facility'],
    cost: 2,
    trash: 3,
    abilities: [
      pay(
        { trash: { in: 'hq' } },
        [
          {
            do: 'lasting',
            until: 'run',
            abilities: [constant({ of: 'strength', cards: iceHere, by: 2 })],
          },
        ],
        { if: { is: 'in-run', on: 'this' } },
      ),
    ],
  }),
  agenda('CFC Excavation Contract', {
    code: '12110',
    faction: 'haas-bioroid',
    influence: null,
    subtypes: [],
    advancement: 4,
    points: 2,
    abilities: [
      when({ on: 'scored', this: true }, [
        gain('corp', per(2, { of: 'count', cards: { subtype: 'bioroid', rezzed: true } })),
      ]),
    ],
  }),
  asset('MCA Austerity Policy', {
    code: '12111',
    faction: 'haas-bioroid',
    influence: 3,
    unique: true,
    subtypes: [],
    cost: 1,
    trash: 3,
    abilities: [
      pay(
        { clicks: 1 },
        [
          placeOn('this', 'power', 1),
          {
            do: 'lasting',
            until: 'corp-turn-begins',
            abilities: [
              when({ on: 'turn-began', side: 'runner' }, [
                { do: 'lose-clicks', who: 'runner', clicks: 1, ifAble: true },
              ]),
            ],
          },
        ],
        { limit: 'turn' },
      ),
      pay({ clicks: 1, trashThis: true, counters: { kind: 'power', amount: 3 } }, [
        { do: 'gain-clicks', who: 'corp', clicks: 4 },
      ]),
    ],
  }),
  operation('Restore', {
    code: '12112',
    faction: 'haas-bioroid',
    influence: 3,
    subtypes: [],
    cost: 1,
    abilities: [
      play(
        { do: 'install', from: { in: 'archives' }, most: 1, as: 'restored' },
        { do: 'rez', cards: { named: 'restored' } },
        {
          do: 'remove-from-game',
          cards: { all: { in: 'archives', copyOf: { named: 'restored' } } },
        },
      ),
    ],
  }),
  upgrade('Warroid Tracker', {
    code: '12068',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['bioroid'],
    cost: 2,
    trash: 4,
    abilities: [
      {
        ...when({ on: 'trashed', by: 'runner', server: 'this' }, [
          trace(
            4,
            choose({ side: 'runner', in: 'installed' }, 'lost', {
              least: 2,
              most: 2,
              who: 'runner',
            }),
            { do: 'trash', cards: { named: 'lost' }, by: 'runner' },
          ),
        ]),
        asItLeaves: true,
      },
    ],
  }),
];
