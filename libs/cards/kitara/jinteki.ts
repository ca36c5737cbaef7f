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
  whenAccessed,
} from '../words/ability';
import { corpIdentity, agenda, asset, upgrade, ice, operation } from '../words/card';
import { gain, draw, damage, endTheRun, trashThis, choose, tokensHere, per } from '../words/effect';

export const jinteki: readonly CardValue[] = [
  asset('Gene Splicer', {
    code: '21012',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['ambush'],
    cost: 2,
    trash: 1,
    abilities: [
      canBeAdvanced(),
      whenAccessed({ optional: false, effects: [damage('net', tokensHere('advancement'))] }),
      [
        pay({ clicks: 1, counters: { kind: 'advancement', amount: 3 } }, [
          { do: 'move', cards: 'this', to: 'corp-score' },
        ]),
        constant({ of: 'worth', points: 1 }),
      ],
    ],
  }),
  ice('Mganga', {
    code: '21013',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['trap', 'psi', 'ap'],
    cost: 1,
    strength: 3,
    abilities: [
      sub({ do: 'psi', differ: [damage('net', 2)], same: [damage('net', 1)] }, trashThis()),
    ],
  }),
  operation('Genotyping', {
    code: '21014',
    faction: 'jinteki',
    influence: 2,
    subtypes: [],
    cost: 1,
    abilities: [
      play(
        { do: 'trash', cards: { top: 'rd', amount: 2 } },
        choose({ in: 'archives' }, 'kept', { least: 0, most: 4 }),
        { do: 'shuffle', deck: 'rd', cards: { named: 'kept' } },
        { do: 'remove-from-game', cards: 'this' },
      ),
    ],
  }),
  ice('Aimor', {
    code: '21032',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['trap'],
    cost: 0,
    strength: 1,
    abilities: [sub({ do: 'trash', cards: { top: 'stack', amount: 3 }, by: 'corp' }, trashThis())],
  }),
  agenda('Bacterial Programming', {
    code: '21033',
    faction: 'jinteki',
    influence: null,
    subtypes: ['research'],
    advancement: 5,
    points: 3,
    abilities: [
      {
        ...mayWhen({ on: ['scored', 'stolen'], this: true }, [
          { do: 'look', deck: 'rd', amount: 7, as: 'looked' },
          { do: 'choose', from: { rest: 'looked' }, least: 0, most: 7, as: 'taken' },
          { do: 'move', cards: { named: 'taken' }, to: 'hand' },
          { do: 'choose', from: { rest: 'looked' }, least: 0, most: 7, as: 'trashed' },
          { do: 'trash', cards: { named: 'trashed' } },
          { do: 'arrange', deck: 'rd', cards: { rest: 'looked' } },
        ]),
        anywhere: true,
      },
    ],
  }),
  ice('Anansi', {
    code: '21051',
    faction: 'jinteki',
    influence: 4,
    subtypes: ['sentry', 'ap'],
    cost: 8,
    strength: 5,
    abilities: [
      when(
        { on: 'encounter-ended', this: true, if: { is: 'not', condition: { is: 'all-broken' } } },
        [damage('net', 3)],
      ),
      sub(
        { do: 'look', deck: 'rd', amount: 5, as: 'seen' },
        { do: 'arrange', deck: 'rd', cards: { named: 'seen' } },
      ),
      sub(
        { do: 'may', effects: [draw('corp', 1)] },
        { do: 'may', who: 'runner', cost: { credits: 2 }, effects: [draw('runner', 1)] },
      ),
      sub(damage('net', 1)),
    ],
  }),
  upgrade('Code Replicator', {
    code: '21052',
    faction: 'jinteki',
    influence: 2,
    subtypes: [],
    cost: 2,
    trash: 2,
    abilities: [
      mayWhen(
        { on: 'ice-passed', server: 'this', card: { type: 'ice', rezzed: true } },
        [{ do: 'approach', ice: 'that' }],
        { trashThis: true },
      ),
    ],
  }),
  operation('Reverse Infection', {
    code: '21053',
    faction: 'jinteki',
    influence: 1,
    subtypes: [],
    cost: 0,
    abilities: [
      play({
        do: 'option',
        must: true,
        options: [
          {
            option: 'purge',
            effects: [
              { do: 'purge', as: 'purged' },
              {
                do: 'trash',
                cards: {
                  top: 'stack',
                  amount: { of: 'every', amount: { of: 'var', name: 'purged' }, in: 3 },
                },
                by: 'corp',
              },
            ],
          },
          { option: 'gain-2', effects: [gain('corp', 2)] },
        ],
      }),
    ],
  }),
  upgrade('Bio Vault', {
    code: '21072',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['off-site'],
    cost: 0,
    trash: 2,
    abilities: [
      constant({ of: 'install-only', on: 'remote' }),
      canBeAdvanced(),
      pay({ trashThis: true, counters: { kind: 'advancement', amount: 2 } }, [endTheRun()]),
    ],
  }),
  ice('Sadaka', {
    code: '21073',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['trap'],
    cost: 2,
    strength: 3,
    abilities: [
      sub(
        { do: 'look', deck: 'rd', amount: 3, as: 'seen' },
        {
          do: 'option',
          must: true,
          options: [
            {
              option: 'arrange',
              effects: [{ do: 'arrange', deck: 'rd', cards: { named: 'seen' } }],
            },
            { option: 'shuffle', effects: [{ do: 'shuffle', deck: 'rd' }] },
          ],
        },
        { do: 'may', effects: [draw('corp', 1)] },
      ),
      sub(
        {
          do: 'may',
          cost: { trash: { in: 'hq' } },
          effects: [
            choose({ type: 'resource' }, 'lost'),
            { do: 'trash', cards: { named: 'lost' } },
          ],
        },
        trashThis(),
      ),
    ],
  }),
  agenda('Viral Weaponization', {
    code: '21094',
    faction: 'jinteki',
    influence: null,
    subtypes: ['research', 'security'],
    advancement: 4,
    points: 2,
    abilities: [
      when({ on: 'scored', this: true }, [
        {
          do: 'lasting',
          until: 'turn',
          abilities: [
            when({ on: 'turn-ended' }, [damage('net', { of: 'count', cards: { in: 'grip' } })]),
          ],
        },
      ]),
    ],
  }),
  ice('Envelope', {
    code: '21095',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['barrier', 'ap'],
    cost: 4,
    strength: 3,
    abilities: [sub(damage('net', 1)), sub(endTheRun())],
  }),
  upgrade('Mwanza City Grid', {
    code: '21096',
    faction: 'jinteki',
    influence: 1,
    subtypes: ['region'],
    cost: 0,
    trash: 5,
    abilities: [
      always({ of: 'install-only', on: { roots: ['HQ', 'R&D'] } }),
      [
        { ...constant({ of: 'accesses', server: 'this', by: 3 }), persists: true },
        {
          ...when({ on: 'breach-ended', server: 'this' }, [
            gain('corp', per(2, { of: 'told', what: 'accessed' })),
          ]),
          persists: true,
        },
      ],
    ],
  }),
  ice('Mlinzi', {
    code: '21115',
    faction: 'jinteki',
    influence: 3,
    subtypes: ['sentry', 'ap'],
    cost: 7,
    strength: 5,
    abilities: [
      sub({
        do: 'unless',
        who: 'runner',
        cost: { trashTop: { of: 'stack', cards: 2 } },
        effects: [damage('net', 1)],
      }),
      sub({
        do: 'unless',
        who: 'runner',
        cost: { trashTop: { of: 'stack', cards: 3 } },
        effects: [damage('net', 2)],
      }),
      sub({
        do: 'unless',
        who: 'runner',
        cost: { trashTop: { of: 'stack', cards: 4 } },
        effects: [damage('net', 3)],
      }),
    ],
  }),
  corpIdentity('Mti Mwekundu: Life Improved', {
    code: '21114',
    faction: 'jinteki',
    subtypes: ['division'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [
      {
        ...mayWhen({ on: 'server-approached' }, [
          {
            do: 'install',
            from: { in: 'hq', type: 'ice' },
            most: 1,
            at: 'innermost',
            free: true,
            as: 'new',
          },
          { do: 'approach', ice: { named: 'new' } },
        ]),
        limit: 'turn',
      },
    ],
  }),
];
