import type { CardValue } from '#rules';
import {
  constant,
  current,
  iceHere,
  mayWhen,
  pay,
  play,
  playOnlyIf,
  revealedFromRd,
  when,
  whenAccessed,
} from '../words/ability';
import { agenda, asset, corpIdentity, operation, upgrade } from '../words/card';
import { choose, damage, gain, placeAdvancement, placeOn, tags } from '../words/effect';

export const weylandConsortium: readonly CardValue[] = [
  corpIdentity('Argus Security: Protection Guaranteed', {
    code: '07001',
    faction: 'weyland-consortium',
    subtypes: ['corp'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [
      when({ on: 'stolen' }, [
        {
          do: 'option',
          who: 'runner',
          must: true,
          options: [
            { option: 'take-tag', effects: [tags(1)] },
            {
              option: 'suffer-damage',
              effects: [{ do: 'damage', kind: 'meat', amount: 2, suffered: true }],
            },
          ],
        },
      ]),
    ],
  }),
  corpIdentity('Gagarin Deep Space: Expanding the Horizon', {
    code: '07002',
    faction: 'weyland-consortium',
    subtypes: ['corp'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [constant({ of: 'access-also', cost: { credits: 1 }, server: 'remote' })],
  }),
  corpIdentity('Titan Transnational: Investing In Your Future', {
    code: '07003',
    faction: 'weyland-consortium',
    subtypes: ['corp'],
    deckSize: 45,
    influenceLimit: 17,
    abilities: [mayWhen({ on: 'scored' }, [placeOn('that', 'agenda', 1)])],
  }),
  agenda('Firmware Updates', {
    code: '07004',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: ['security'],
    advancement: 3,
    points: 1,
    abilities: [
      when({ on: 'scored', this: true }, [placeOn('this', 'agenda', 3)]),
      pay(
        { counters: { kind: 'agenda', amount: 1 } },
        [
          choose({ type: 'ice', advanceable: true }, 'advanced'),
          { do: 'place', counter: 'advancement', amount: 1, on: { named: 'advanced' } },
        ],
        { limit: 'turn' },
      ),
    ],
  }),
  agenda('Glenn Station', {
    code: '07005',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: ['expansion'],
    advancement: 4,
    points: 2,
    abilities: [
      constant({ of: 'hosts', cards: {}, atMost: 1 }),
      pay({ clicks: 1 }, [
        choose({ in: 'hq' }, 'card'),
        { do: 'host', cards: { named: 'card' }, on: 'this' },
      ]),
      pay({ clicks: 1 }, [
        choose({ in: 'hosted' }, 'card'),
        { do: 'move', cards: { named: 'card' }, to: 'hand' },
      ]),
    ],
  }),
  agenda('Government Takeover', {
    code: '07006',
    faction: 'weyland-consortium',
    influence: null,
    unique: true,
    subtypes: ['expansion'],
    advancement: 9,
    points: 6,
    abilities: [pay({ clicks: 1 }, [gain('corp', 3)])],
  }),
  agenda('High-Risk Investment', {
    code: '07007',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: ['expansion'],
    advancement: 5,
    points: 3,
    abilities: [
      when({ on: 'scored', this: true }, [placeOn('this', 'agenda', 1)]),
      pay({ clicks: 1, counters: { kind: 'agenda', amount: 1 } }, [
        gain('corp', { of: 'pool', side: 'runner' }),
      ]),
    ],
  }),
  asset('Constellation Protocol', {
    code: '07008',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: [],
    cost: 0,
    trash: 4,
    abilities: [
      mayWhen(
        {
          on: 'turn-began',
          side: 'corp',
          if: {
            is: 'at-least',
            amount: { of: 'count', cards: { type: 'ice', advanceable: true } },
            least: 1,
          },
        },
        [
          choose({ type: 'ice', measure: { of: 'advancement', atLeast: 1 } }, 'from'),
          { do: 'remove', counter: 'advancement', amount: 1, from: { named: 'from' } },
          choose({ type: 'ice', advanceable: true }, 'to'),
          { do: 'place', counter: 'advancement', amount: 1, on: { named: 'to' } },
        ],
      ),
    ],
  }),
  asset('Mark Yale', {
    code: '07009',
    faction: 'weyland-consortium',
    influence: 1,
    unique: true,
    subtypes: ['executive'],
    cost: 1,
    trash: 3,
    abilities: [
      when({ on: 'tokens-removed', kind: 'agenda', spent: true }, [gain('corp', 1)]),
      pay(
        {
          trashThis: true,
          or: {
            counters: {
              kind: 'agenda',
              amount: 1,
              from: { in: ['corp-score', 'installed'] },
            },
          },
        },
        [gain('corp', 2)],
      ),
    ],
  }),
  asset('Space Camp', {
    code: '07010',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: ['ambush'],
    cost: 0,
    trash: 3,
    abilities: [revealedFromRd(), whenAccessed({ optional: true, effects: placeAdvancement() })],
  }),
  asset('The Board', {
    code: '07011',
    faction: 'weyland-consortium',
    influence: 5,
    unique: true,
    subtypes: ['executive'],
    cost: 3,
    trash: 7,
    abilities: [
      constant({ of: 'agenda-points', by: -1, cards: { in: 'runner-score', type: 'agenda' } }),
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
  operation('Housekeeping', {
    code: '07020',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: ['current', 'gray ops'],
    cost: 2,
    abilities: [
      [play(), ...current()],
      when({ on: 'installed', side: 'runner', first: 'turn' }, [
        choose({ in: 'grip' }, 'card', { who: 'runner' }),
        { do: 'trash', cards: { named: 'card' }, by: 'runner' },
      ]),
    ],
  }),
  operation('Patch', {
    code: '07021',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['condition'],
    cost: 0,
    abilities: [
      play(
        choose({ type: 'ice', rezzed: true }, 'ice'),
        { do: 'host', cards: 'this', on: { named: 'ice' }, faceup: true },
        {
          do: 'lasting',
          until: 'forever',
          on: { named: 'ice' },
          abilities: [
            constant({ of: 'strength', cards: 'target', by: 2 }, { is: 'installed', card: 'host' }),
          ],
        },
      ),
    ],
  }),
  operation('Traffic Accident', {
    code: '07022',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: ['black ops'],
    cost: 0,
    abilities: [playOnlyIf({ is: 'tagged', atLeast: 2 }, damage('meat', 2))],
  }),
  upgrade('Satellite Grid', {
    code: '07023',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: ['region'],
    cost: 1,
    trash: 3,
    abilities: [constant({ of: 'considered', counter: 'advancement', cards: iceHere, amount: 1 })],
  }),
  upgrade('The Twins', {
    code: '07024',
    faction: 'weyland-consortium',
    influence: 1,
    unique: true,
    subtypes: ['sysop'],
    cost: 2,
    trash: 2,
    abilities: [
      mayWhen({ on: 'ice-passed', card: { type: 'ice', rezzed: true, server: 'this' } }, [
        choose({ in: 'hq', copyOf: 'that' }, 'copy'),
        { do: 'reveal', cards: { named: 'copy' } },
        { do: 'trash', cards: { named: 'copy' } },
        { do: 'encounter', ice: 'that' },
      ]),
    ],
  }),
];
