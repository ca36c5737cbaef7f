import type { CardValue } from '#rules';
import {
  always,
  constant,
  gainsSubs,
  mayWhen,
  pay,
  play,
  playOnlyIf,
  sub,
  when,
  whenAccessed,
} from '../words/ability';
import { agenda, asset, corpIdentity, ice, operation, upgrade } from '../words/card';
import { both, choose, damage, gain, placeOn, tags } from '../words/effect';

export const jinteki: readonly CardValue[] = [
  corpIdentity('Harmony Medtech: Biomedical Pioneer', {
    code: '05001',
    faction: 'jinteki',
    subtypes: ['division'],
    deckSize: 40,
    influenceLimit: 12,
    abilities: [constant({ of: 'points-to-win', by: -1 })],
  }),
  corpIdentity('Nisei Division: The Next Generation', {
    code: '05002',
    faction: 'jinteki',
    subtypes: ['division'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [when({ on: 'spent-in-secret' }, [gain('corp', 1)])],
  }),
  corpIdentity('Tennin Institute: The Secrets Within', {
    code: '05003',
    faction: 'jinteki',
    subtypes: ['division'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [
      mayWhen(
        {
          on: 'turn-began',
          side: 'corp',
          // Of the first turn there is no last one (ADR 191).
          if: {
            is: 'all',
            conditions: [
              {
                is: 'not',
                condition: { is: 'happened', fact: 'run-successful', when: 'last-turn' },
              },
              { is: 'not', condition: { is: 'first-turn' } },
            ],
          },
        },
        [
          choose({}, 'card'),
          { do: 'place', counter: 'advancement', amount: 1, on: { named: 'card' } },
        ],
      ),
    ],
  }),
  agenda('House of Knives', {
    code: '05004',
    faction: 'jinteki',
    influence: null,
    subtypes: ['security'],
    advancement: 3,
    points: 1,
    abilities: [
      when({ on: 'scored', this: true }, [placeOn('this', 'agenda', 3)]),
      pay({ counters: { kind: 'agenda', amount: 1 } }, [damage('net', 1)], {
        if: { is: 'in-run' },
        limit: 'run',
      }),
    ],
  }),
  agenda('Medical Breakthrough', {
    code: '05005',
    faction: 'jinteki',
    influence: null,
    subtypes: ['research'],
    advancement: 4,
    points: 2,
    abilities: [
      [
        constant({ of: 'advancement-requirement', cards: { copyOf: 'this' }, by: -1 }),
        constant({ of: 'active-in', place: 'runner-score' }),
      ],
    ],
  }),
  agenda('Philotic Entanglement', {
    code: '05006',
    faction: 'jinteki',
    influence: null,
    unique: true,
    subtypes: ['security'],
    advancement: 3,
    points: 2,
    abilities: [
      when({ on: 'scored', this: true }, [
        damage('net', { of: 'count', cards: { in: 'runner-score', type: 'agenda' } }),
      ]),
    ],
  }),
  agenda('The Future Perfect', {
    code: '05007',
    faction: 'jinteki',
    influence: null,
    subtypes: ['initiative', 'psi'],
    advancement: 5,
    points: 3,
    abilities: [
      whenAccessed({
        optional: false,
        if: { is: 'not', condition: { is: 'accessed-from', zone: 'installed' } },
        effects: [
          {
            do: 'psi',
            differ: [
              {
                do: 'lasting',
                until: 'access',
                abilities: [constant({ of: 'cannot', verb: 'steal', cards: 'this' })],
              },
            ],
          },
        ],
      }),
    ],
  }),
  asset('Chairman Hiro', {
    code: '05008',
    faction: 'jinteki',
    influence: 5,
    unique: true,
    subtypes: ['executive'],
    cost: 2,
    trash: 6,
    abilities: [
      constant({ of: 'hand-size', side: 'runner', by: -2 }),
      [
        {
          ...when({ on: 'trashed', this: true, if: { is: 'accessing', card: 'this' } }, [
            { do: 'move', cards: 'this', to: 'runner-score' },
          ]),
          anywhere: true,
        },
        constant({ of: 'worth', points: 2 }),
      ],
    ],
  }),
  asset('Mental Health Clinic', {
    code: '05009',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['facility'],
    cost: 0,
    trash: 3,
    abilities: [
      when({ on: 'turn-began', side: 'corp' }, [gain('corp', 1)]),
      constant({ of: 'hand-size', side: 'runner', by: 1 }),
    ],
  }),
  asset('Psychic Field', {
    code: '05010',
    faction: 'jinteki',
    influence: 1,
    subtypes: ['ambush', 'psi'],
    cost: 0,
    trash: 2,
    abilities: [
      [
        whenAccessed({
          optional: false,
          if: { is: 'accessed-from', zone: 'installed' },
          effects: [{ do: 'psi', differ: [damage('net', { of: 'count', cards: { in: 'grip' } })] }],
        }),
        {
          ...when({ on: 'exposed', this: true }, [
            { do: 'psi', differ: [damage('net', { of: 'count', cards: { in: 'grip' } })] },
          ]),
          anywhere: true,
        },
      ],
    ],
  }),
  asset('Shi.Kyū', {
    code: '05011',
    faction: 'jinteki',
    influence: 4,
    subtypes: ['ambush'],
    cost: 0,
    trash: 0,
    abilities: [
      [
        whenAccessed({
          optional: false,
          if: { is: 'not', condition: { is: 'accessed-from', zone: 'rd' } },
          effects: [
            {
              do: 'may',
              cost: { x: {} },
              effects: [
                {
                  do: 'option',
                  who: 'runner',
                  must: true,
                  options: [
                    {
                      option: 'take-damage',
                      effects: [{ do: 'damage', kind: 'net', amount: { of: 'x' }, suffered: true }],
                    },
                    {
                      option: 'add-to-score-area',
                      effects: [{ do: 'move', cards: 'this', to: 'runner-score' }],
                    },
                  ],
                },
              ],
            },
          ],
        }),
        constant({ of: 'worth', points: -1 }),
      ],
    ],
  }),
  asset('Tenma Line', {
    code: '05012',
    faction: 'jinteki',
    influence: 3,
    subtypes: ['clone'],
    cost: 2,
    trash: 4,
    abilities: [
      pay({ clicks: 1 }, [
        choose({ type: 'ice' }, 'ice', { least: 2, most: 2 }),
        { do: 'swap', cards: { named: 'ice' } },
      ]),
    ],
  }),
  operation('Cerebral Cast', {
    code: '05013',
    faction: 'jinteki',
    influence: 3,
    subtypes: ['gray ops', 'psi'],
    cost: 1,
    abilities: [
      playOnlyIf(
        { is: 'happened', fact: 'run-successful', when: 'last-turn' },
        {
          do: 'psi',
          differ: [
            {
              do: 'option',
              who: 'runner',
              must: true,
              options: [
                {
                  option: 'suffer-damage',
                  effects: [{ do: 'damage', kind: 'brain', amount: 1, suffered: true }],
                },
                { option: 'take-tag', effects: [tags(1)] },
              ],
            },
          ],
        },
      ),
    ],
  }),
  operation('Medical Research Fundraiser', {
    code: '05014',
    faction: 'jinteki',
    influence: 1,
    subtypes: ['transaction'],
    cost: 3,
    abilities: [play(both(gain('corp', 8), gain('runner', 3)))],
  }),
  operation('Mushin No Shin', {
    code: '05015',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['double'],
    cost: 0,
    abilities: [
      always({ of: 'play-also', cost: { clicks: 1 } }),
      play(
        {
          do: 'install',
          from: { in: 'hq', type: ['asset', 'agenda', 'upgrade'] },
          most: 1,
          at: 'new',
          as: 'card',
        },
        { do: 'place', counter: 'advancement', amount: 3, on: { named: 'card' } },
        {
          do: 'lasting',
          until: 'corp-turn-begins',
          on: { named: 'card' },
          abilities: [
            constant({ of: 'cannot', verb: 'score', cards: 'target' }),
            constant({ of: 'cannot', verb: 'rez', cards: 'target' }),
          ],
        },
      ),
    ],
  }),
  ice('Inazuma', {
    code: '05016',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['code gate'],
    cost: 3,
    strength: 5,
    abilities: [
      sub({
        do: 'lasting',
        until: 'encounter',
        from: 'next-encounter',
        abilities: [constant({ of: 'cannot', verb: 'break', cards: 'encountered' })],
      }),
      sub({
        do: 'lasting',
        until: 'until-encounter',
        abilities: [constant({ of: 'cannot', verb: 'jack-out' })],
      }),
    ],
  }),
  ice('Komainu', {
    code: '05017',
    faction: 'jinteki',
    influence: 4,
    subtypes: ['sentry', 'ap'],
    cost: 5,
    strength: 1,
    abilities: [
      when({ on: 'ice-encountered', this: true }, [
        {
          do: 'lasting',
          until: 'run',
          on: 'this',
          x: { of: 'count', cards: { in: 'grip' } },
          abilities: [gainsSubs({ cards: 'target', times: { of: 'x' } }, sub(damage('net', 1)))],
        },
      ]),
    ],
  }),
  ice('Pup', {
    code: '05018',
    faction: 'jinteki',
    influence: 1,
    subtypes: ['sentry', 'ap'],
    cost: 1,
    strength: 0,
    abilities: [
      sub({ do: 'unless', who: 'runner', cost: { credits: 1 }, effects: [damage('net', 1)] }),
      sub({ do: 'unless', who: 'runner', cost: { credits: 1 }, effects: [damage('net', 1)] }),
    ],
  }),
  ice('Shiro', {
    code: '05019',
    faction: 'jinteki',
    influence: 4,
    subtypes: ['code gate'],
    cost: 6,
    strength: 5,
    abilities: [
      sub(
        { do: 'look', deck: 'rd', amount: 3, as: 'looked' },
        { do: 'arrange', deck: 'rd', cards: { named: 'looked' } },
      ),
      sub({
        do: 'unless',
        who: 'corp',
        cost: { credits: 1 },
        effects: [{ do: 'access', deck: 'rd' }],
      }),
    ],
  }),
  ice('Susanoo-no-Mikoto', {
    code: '05020',
    faction: 'jinteki',
    influence: 3,
    unique: true,
    subtypes: ['sentry', 'deflector'],
    cost: 9,
    strength: 7,
    abilities: [
      sub(
        {
          do: 'if',
          condition: { is: 'not', condition: { is: 'in-run', on: 'Archives' } },
          then: [{ do: 'move-run', server: 'Archives' }],
        },
        {
          do: 'lasting',
          until: 'until-encounter',
          abilities: [constant({ of: 'cannot', verb: 'jack-out' })],
        },
      ),
    ],
  }),
  upgrade('NeoTokyo Grid', {
    code: '05021',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['region'],
    cost: 2,
    trash: 5,
    abilities: [
      when(
        {
          on: ['tokens-placed', 'advanced'],
          kind: 'advancement',
          card: { type: ['agenda', 'asset', 'upgrade'] },
          server: 'this',
          first: 'turn',
        },
        [gain('corp', 1)],
      ),
    ],
  }),
  upgrade('Tori Hanzō', {
    code: '05022',
    faction: 'jinteki',
    influence: 4,
    unique: true,
    subtypes: ['sysop'],
    cost: 3,
    trash: 2,
    abilities: [
      {
        kind: 'instead',
        of: 'damage',
        damage: 'net',
        first: 'run',
        cost: { credits: 2 },
        effects: [damage('brain', 1)],
      },
    ],
  }),
];
