import type { CardValue } from '#rules/pool/value';
import {
  always,
  canBeAdvanced,
  constant,
  mayWhen,
  pay,
  play,
  revealedFromRd,
  sub,
  when,
  whenAccessed,
} from '../words/ability';
import { agenda, asset, ice, operation, upgrade } from '../words/card';
import { choose, damage, endTheRun, per, tokensHere } from '../words/effect';

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
  ice('Himitsu-Bako', {
    code: '04013',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['barrier'],
    cost: 2,
    strength: 2,
    abilities: [pay({ credits: 1 }, [{ do: 'move', cards: 'this', to: 'hand' }]), sub(endTheRun())],
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
      sub({
        do: 'if',
        condition: { is: 'not', condition: { is: 'in-run', on: 'Archives' } },
        then: [
          { do: 'move-run', server: 'Archives' },
          {
            do: 'lasting',
            until: 'until-encounter',
            abilities: [constant({ of: 'cannot', verb: 'jack-out' })],
          },
        ],
      }),
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
  asset('Hostile Infrastructure', {
    code: '06083',
    faction: 'jinteki',
    influence: 2,
    subtypes: [],
    cost: 5,
    trash: 5,
    abilities: [
      {
        ...when({ on: 'trashed', by: 'runner', card: { side: 'corp' } }, [damage('net', 1)]),
        asItLeaves: true,
      },
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
  ice('Chrysalis', {
    code: '11013',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['sentry', 'ap'],
    cost: 3,
    strength: 2,
    trash: 1,
    abilities: [
      revealedFromRd(),
      whenAccessed({
        optional: false,
        if: { is: 'not', condition: { is: 'accessed-from', zone: 'archives' } },
        effects: [{ do: 'encounter', ice: 'this' }],
      }),
      sub(damage('net', 2)),
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
  upgrade('Ben Musashi', {
    code: '12054',
    faction: 'jinteki',
    influence: 2,
    unique: true,
    subtypes: ['clone'],
    cost: 1,
    trash: 3,
    abilities: [
      {
        ...constant({
          of: 'steal-also',
          cards: { type: 'agenda' },
          from: 'this',
          cost: { damage: { kind: 'net', amount: 2 } },
        }),
        persists: true,
      },
    ],
  }),
  agenda('Obokata Protocol', {
    code: '12070',
    faction: 'jinteki',
    influence: null,
    subtypes: ['ambush'],
    advancement: 5,
    points: 3,
    abilities: [
      always({ of: 'steal-also', cards: 'this', cost: { damage: { kind: 'net', amount: 4 } } }),
    ],
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
];
