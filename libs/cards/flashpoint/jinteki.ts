import type { CardValue } from '#rules';
import {
  pay,
  when,
  mayWhen,
  constant,
  sub,
  play,
  whenAccessed,
  revealedFromRd,
  gainsSubs,
} from '../words/ability';
import { corpIdentity, agenda, asset, upgrade, ice, operation } from '../words/card';
import {
  gain,
  lose,
  draw,
  damage,
  endTheRun,
  placeOn,
  trace,
  choose,
  tokensHere,
} from '../words/effect';

export const jinteki: readonly CardValue[] = [
  asset('Hyoubu Research Facility', {
    code: '11012',
    faction: 'jinteki',
    influence: 3,
    unique: true,
    subtypes: ['facility'],
    cost: 0,
    trash: 4,
    abilities: [
      when({ on: 'spent-in-secret', first: 'turn' }, [gain('corp', { of: 'told', what: 'corp' })]),
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
  upgrade('Georgia Emelyov', {
    code: '11014',
    faction: 'jinteki',
    influence: 2,
    unique: true,
    subtypes: ['sysop'],
    cost: 1,
    trash: 3,
    abilities: [
      when({ on: 'run-unsuccessful', server: 'this' }, [damage('net', 1)]),
      pay({ credits: 2 }, [
        { do: 'choose-server', from: 'another' },
        { do: 'move-root', card: 'this' },
      ]),
    ],
  }),
  ice('Aiki', {
    code: '11032',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['code gate', 'psi', 'ap'],
    cost: 1,
    strength: 3,
    abilities: [
      sub({ do: 'psi', differ: [draw('runner', 2)] }),
      sub(damage('net', 1)),
      sub(damage('net', 1)),
    ],
  }),
  operation('Enforcing Loyalty', {
    code: '11033',
    faction: 'jinteki',
    influence: 1,
    subtypes: ['double', 'gray ops'],
    cost: 2,
    trash: 1,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 1 } }),
      play(
        trace(3, choose({ none: [{ ofIdentity: 'runner' }] }, 'stranger'), {
          do: 'trash',
          cards: { named: 'stranger' },
          by: 'corp',
        }),
      ),
    ],
  }),
  agenda('Project Kusanagi', {
    code: '11052',
    faction: 'jinteki',
    influence: null,
    subtypes: ['security'],
    advancement: 2,
    points: 0,
    abilities: [
      when({ on: 'scored', this: true }, [
        placeOn('this', 'agenda', { of: 'less', amount: tokensHere('advancement'), by: 2 }),
      ]),
      pay(
        { counters: { kind: 'agenda', amount: 1 } },
        [
          choose({ type: 'ice' }, 'ice'),
          {
            do: 'lasting',
            until: 'run',
            on: { named: 'ice' },
            abilities: [gainsSubs({ cards: 'target' }, sub(damage('net', 1)))],
          },
        ],
        { if: { is: 'in-run' } },
      ),
    ],
  }),
  ice('DNA Tracker', {
    code: '11053',
    faction: 'jinteki',
    influence: 3,
    subtypes: ['code gate', 'ap'],
    cost: 8,
    strength: 6,
    abilities: [
      sub(damage('net', 1), lose('runner', 2)),
      sub(damage('net', 1), lose('runner', 2)),
      sub(damage('net', 1), lose('runner', 2)),
    ],
  }),
  corpIdentity('Jinteki: Potential Unleashed', {
    code: '11054',
    faction: 'jinteki',
    subtypes: ['megacorp'],
    deckSize: 45,
    influenceLimit: 12,
    abilities: [
      when({ on: 'damage-suffered', damage: ['net'] }, [
        { do: 'trash', cards: { top: 'stack', amount: 1 }, by: 'corp' },
      ]),
    ],
  }),
  operation('Hasty Relocation', {
    code: '11074',
    faction: 'jinteki',
    influence: 2,
    subtypes: [],
    cost: 0,
    abilities: [
      constant({ of: 'play-also', cost: { trashTop: { of: 'rd', cards: 1 } } }),
      play(draw('corp', 3), {
        do: 'repeat',
        times: 3,
        effects: [
          choose({ in: 'hq' }, 'back'),
          { do: 'move', cards: { named: 'back' }, to: 'top' },
        ],
      }),
    ],
  }),
  asset('Fumiko Yamamori', {
    code: '11073',
    faction: 'jinteki',
    influence: 2,
    unique: true,
    subtypes: ['character'],
    cost: 4,
    trash: 4,
    abilities: [
      when(
        {
          on: 'spent-in-secret',
          if: {
            is: 'not',
            condition: {
              is: 'equal',
              amount: { of: 'told', what: 'corp' },
              to: { of: 'told', what: 'runner' },
            },
          },
        },
        [damage('meat', 1)],
      ),
    ],
  }),
  upgrade('Nihongai Grid', {
    code: '11093',
    faction: 'jinteki',
    influence: 2,
    unique: true,
    subtypes: ['region'],
    cost: 1,
    trash: 5,
    abilities: [
      mayWhen(
        {
          on: 'run-successful',
          server: 'this',
          if: {
            is: 'not',
            condition: {
              is: 'all',
              conditions: [
                { is: 'at-least', amount: { of: 'pool', side: 'runner' }, least: 6 },
                { is: 'at-least', amount: { of: 'count', cards: { in: 'grip' } }, least: 2 },
              ],
            },
          },
        },
        [
          { do: 'look', deck: 'rd', amount: 5, as: 'seen' },
          choose({ named: 'seen' }, 'above'),
          choose({ in: 'hq' }, 'inside'),
          { do: 'swap', cards: { named: 'above' }, with: { named: 'inside' } },
        ],
      ),
    ],
  }),
  ice('Chiyashi', {
    code: '11112',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['barrier', 'ap'],
    cost: 12,
    strength: 8,
    abilities: [
      when(
        {
          on: 'sub-broken',
          this: true,
          if: {
            is: 'at-least',
            amount: { of: 'count', cards: { type: 'program', subtype: 'ai' } },
            least: 1,
          },
        },
        [{ do: 'trash', cards: { top: 'stack', amount: 2 }, by: 'corp' }],
      ),
      sub(damage('net', 2)),
      sub(damage('net', 2)),
      sub(endTheRun()),
    ],
  }),
  operation('Psychokinesis', {
    code: '11113',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['terminal'],
    cost: 1,
    abilities: [
      constant({ of: 'ends-action-phase' }),
      play(
        { do: 'look', deck: 'rd', amount: 5, as: 'looked' },
        {
          do: 'install',
          from: { named: 'looked' },
          fits: { type: ['agenda', 'asset', 'upgrade'] },
          most: 1,
          optional: true,
          at: 'remote',
        },
      ),
    ],
  }),
  ice('Mind Game', {
    code: '11092',
    faction: 'jinteki',
    influence: 3,
    subtypes: ['code gate', 'psi', 'deflector'],
    cost: 0,
    strength: 4,
    abilities: [
      sub({
        do: 'psi',
        differ: [
          { do: 'choose-server', from: 'another' },
          { do: 'move-run', server: 'chosen' },
          {
            do: 'lasting',
            until: 'run',
            abilities: [
              constant({
                of: 'jack-out-also',
                cost: {
                  put: { cards: { in: 'installed', side: 'runner' }, amount: 1, to: 'bottom' },
                },
              }),
            ],
          },
        ],
      }),
    ],
  }),
];
