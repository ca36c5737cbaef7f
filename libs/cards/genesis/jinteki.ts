import type { CardValue } from '#rules';
import {
  always,
  canBeAdvanced,
  constant,
  gainsSubs,
  iceHere,
  mayWhen,
  pay,
  play,
  revealedFromRd,
  sub,
  when,
  whenAccessed,
} from '../words/ability';
import { agenda, asset, corpIdentity, ice, operation, upgrade } from '../words/card';
import { choose, damage, endTheRun, per, tokensHere, trashThis } from '../words/effect';

export const jinteki: readonly CardValue[] = [
  agenda('Braintrust', {
    code: '02014',
    faction: 'jinteki',
    influence: null,
    subtypes: ['research'],
    advancement: 3,
    points: 2,
    abilities: [
      when({ on: 'scored', this: true }, [
        {
          do: 'place',
          counter: 'agenda',
          amount: { of: 'half', amount: { of: 'less', amount: tokensHere('advancement'), by: 3 } },
          on: 'this',
        },
      ]),
      constant({ of: 'rez-cost', cards: { type: 'ice' }, by: per(-1, tokensHere('agenda')) }),
    ],
  }),
  ice('Snowflake', {
    code: '02015',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['barrier', 'psi'],
    cost: 1,
    strength: 3,
    abilities: [sub({ do: 'psi', differ: [endTheRun()] })],
  }),
  corpIdentity('Jinteki: Replicating Perfection', {
    code: '02031',
    faction: 'jinteki',
    subtypes: ['megacorp'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [
      constant(
        { of: 'cannot-run', server: 'remote' },
        {
          is: 'not',
          condition: { is: 'happened', fact: 'run-began', when: 'this-turn', server: 'central' },
        },
      ),
    ],
  }),
  agenda('Fetal AI', {
    code: '02032',
    faction: 'jinteki',
    influence: null,
    subtypes: ['ambush'],
    advancement: 5,
    points: 2,
    abilities: [
      revealedFromRd(),
      whenAccessed({
        optional: false,
        if: { is: 'not', condition: { is: 'accessed-from', zone: 'archives' } },
        effects: [damage('net', 2)],
      }),
      always({ of: 'steal-also', cards: 'this', cost: { credits: 2 } }),
    ],
  }),
  operation('Trick of Light', {
    code: '02033',
    faction: 'jinteki',
    influence: 3,
    subtypes: [],
    cost: 1,
    abilities: [
      play(
        choose({ measure: { of: 'advancement', atLeast: 1 } }, 'from'),
        {
          do: 'choose-number',
          least: 1,
          most: {
            of: 'least',
            amounts: [2, { of: 'counters', kind: 'advancement', on: { named: 'from' } }],
          },
          as: 'tokens',
        },
        choose({ advanceable: true, except: { named: 'from' } }, 'to'),
        {
          do: 'move-counters',
          counter: 'advancement',
          amount: { of: 'var', name: 'tokens' },
          from: { named: 'from' },
          to: { named: 'to' },
        },
      ),
    ],
  }),
  ice('Sensei', {
    code: '02034',
    faction: 'jinteki',
    influence: 1,
    subtypes: ['code gate'],
    cost: 3,
    strength: 5,
    abilities: [
      sub({
        do: 'lasting',
        until: 'run',
        abilities: [gainsSubs({ cards: { type: 'ice', other: true } }, sub(endTheRun()))],
      }),
    ],
  }),
  asset('Edge of World', {
    code: '02053',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['ambush'],
    cost: 0,
    trash: 0,
    abilities: [
      whenAccessed({
        optional: true,
        cost: { credits: 3 },
        if: { is: 'accessed-from', zone: 'installed' },
        effects: [damage('brain', { of: 'count', cards: iceHere })],
      }),
    ],
  }),
  operation('Sunset', {
    code: '02054',
    faction: 'jinteki',
    influence: 1,
    subtypes: [],
    cost: 0,
    abilities: [
      play({ do: 'choose-server' }, { do: 'arrange-ice', ice: { type: 'ice', server: 'chosen' } }),
    ],
  }),
  asset('Dedicated Server', {
    code: '02072',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['facility'],
    cost: 3,
    trash: 3,
    abilities: [
      constant({ of: 'recurring', credits: 2, for: [{ to: 'rez', cards: { type: 'ice' } }] }),
    ],
  }),
  ice('Bullfrog', {
    code: '02073',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['code gate', 'deflector', 'psi'],
    cost: 3,
    strength: 4,
    abilities: [
      sub({
        do: 'psi',
        differ: [
          { do: 'choose-server', from: 'another' },
          { do: 'move-ice', ice: 'this' },
        ],
      }),
    ],
  }),
  ice('Whirlpool', {
    code: '02094',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['trap'],
    cost: 0,
    strength: 1,
    abilities: [
      sub(
        { do: 'lasting', until: 'run', abilities: [constant({ of: 'cannot', verb: 'jack-out' })] },
        trashThis(),
      ),
    ],
  }),
  upgrade('Hokusai Grid', {
    code: '02095',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['region'],
    cost: 2,
    trash: 4,
    abilities: [when({ on: 'run-successful', server: 'this' }, [damage('net', 1)])],
  }),
  asset('Ronin', {
    code: '02112',
    faction: 'jinteki',
    influence: 4,
    subtypes: ['hostile'],
    cost: 0,
    trash: 2,
    abilities: [
      canBeAdvanced(),
      pay({ clicks: 1, trashThis: true }, [damage('net', 3)], {
        if: { is: 'at-least', amount: tokensHere('advancement'), least: 4 },
      }),
    ],
  }),
  upgrade('Midori', {
    code: '02113',
    faction: 'jinteki',
    influence: 3,
    unique: true,
    subtypes: ['sysop'],
    cost: 0,
    trash: 3,
    abilities: [
      {
        ...mayWhen({ on: 'ice-approached', server: 'this' }, [
          choose({ in: 'hq', type: 'ice' }, 'ice'),
          { do: 'swap', cards: 'that', with: { named: 'ice' } },
        ]),
        limit: 'run',
      },
    ],
  }),
];
