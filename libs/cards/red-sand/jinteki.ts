import type { CardValue } from '#rules';
import {
  pay,
  when,
  constant,
  always,
  sub,
  play,
  playOnlyIf,
  whenAccessed,
  revealedFromRd,
} from '../words/ability';
import { agenda, asset, corpIdentity, upgrade, ice, operation } from '../words/card';
import { damage, endTheRun, trashThis, choose, draw } from '../words/effect';

export const jinteki: readonly CardValue[] = [
  asset('Synth DNA Modification', {
    code: '12012',
    faction: 'jinteki',
    influence: 1,
    subtypes: [],
    cost: 2,
    trash: 2,
    abilities: [
      when({ on: 'sub-broken', card: { subtype: 'ap' }, first: 'turn' }, [damage('net', 1)]),
    ],
  }),
  ice('Kakugo', {
    code: '12013',
    faction: 'jinteki',
    influence: 3,
    subtypes: ['barrier', 'ap'],
    cost: 4,
    strength: 1,
    abilities: [when({ on: 'ice-passed', this: true }, [damage('net', 1)]), sub(endTheRun())],
  }),
  ice('Bloom', {
    code: '12032',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['code gate', 'observer'],
    cost: 2,
    strength: 3,
    abilities: [
      sub({
        do: 'install',
        from: { in: 'hq', type: 'ice' },
        most: 1,
        optional: true,
        at: 'another',
        free: true,
      }),
      sub({
        do: 'install',
        from: { in: 'hq', type: 'ice' },
        most: 1,
        optional: true,
        at: 'behind-this',
        free: true,
      }),
    ],
  }),
  operation('Replanting', {
    code: '12033',
    faction: 'jinteki',
    influence: 3,
    subtypes: ['double'],
    cost: 1,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 1 } }),
      play(
        choose({ side: 'corp' }, 'back'),
        { do: 'move', cards: { named: 'back' }, to: 'hand' },
        {
          do: 'install',
          from: { in: 'hq', type: ['agenda', 'asset', 'ice', 'upgrade'] },
          most: 2,
          free: true,
        },
      ),
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
  ice('Mirāju', {
    code: '12071',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['code gate', 'deflector'],
    cost: 2,
    strength: 0,
    abilities: [
      when(
        {
          on: 'encounter-ended',
          this: true,
          if: {
            is: 'happened',
            fact: 'sub-broken',
            when: 'this-encounter',
            this: true,
            printed: true,
          },
        },
        [
          { do: 'move-run', server: 'Archives' },
          { do: 'derez', cards: 'this' },
        ],
      ),
      sub({ do: 'may', effects: [draw('corp', 1)] }, choose({ in: 'hq' }, 'shuffled'), {
        do: 'shuffle',
        deck: 'rd',
        cards: { named: 'shuffled' },
      }),
    ],
  }),
  operation('Shipment from Tennin', {
    code: '12072',
    faction: 'jinteki',
    influence: 3,
    subtypes: [],
    cost: 2,
    abilities: [
      playOnlyIf(
        { is: 'not', condition: { is: 'happened', fact: 'run-successful', when: 'last-turn' } },
        choose({ side: 'corp' }, 'sent'),
        { do: 'place', counter: 'advancement', amount: 2, on: { named: 'sent' } },
      ),
    ],
  }),
  agenda('Mandatory Seed Replacement', {
    code: '12092',
    faction: 'jinteki',
    influence: null,
    subtypes: ['security'],
    advancement: 4,
    points: 2,
    abilities: [when({ on: 'scored', this: true }, [{ do: 'arrange-ice', ice: { type: 'ice' } }])],
  }),
  agenda('Water Monopoly', {
    code: '12093',
    faction: 'jinteki',
    influence: null,
    subtypes: ['initiative'],
    advancement: 3,
    points: 1,
    abilities: [
      constant({ of: 'install-cost', cards: { type: 'resource', not: 'virtual' }, by: 1 }),
    ],
  }),
  ice('Metamorph', {
    code: '12094',
    faction: 'jinteki',
    influence: 3,
    subtypes: ['code gate', 'observer'],
    cost: 3,
    strength: 4,
    abilities: [
      sub({
        do: 'option',
        must: true,
        options: [
          {
            option: 'swap-ice',
            effects: [
              choose({ type: 'ice', other: true }, 'swapped', { least: 2, most: 2 }),
              { do: 'swap', cards: { named: 'swapped' } },
            ],
          },
          {
            option: 'swap-cards',
            effects: [
              choose({ side: 'corp', none: [{ type: 'ice' }] }, 'swapped', { least: 2, most: 2 }),
              { do: 'swap', cards: { named: 'swapped' } },
            ],
          },
        ],
      }),
    ],
  }),
  asset('Breached Dome', {
    code: '12113',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['ambush'],
    cost: 0,
    trash: 0,
    abilities: [
      revealedFromRd(),
      whenAccessed({
        optional: false,
        effects: [
          damage('meat', 1),
          { do: 'trash', cards: { top: 'stack', amount: 1 }, by: 'corp' },
        ],
      }),
    ],
  }),
  ice('Sand Storm', {
    code: '12114',
    faction: 'jinteki',
    influence: 3,
    subtypes: ['trap', 'deflector'],
    cost: 2,
    strength: 5,
    abilities: [
      sub({ do: 'choose-server', from: 'another' }, { do: 'move-ice', ice: 'this' }, trashThis()),
    ],
  }),
  corpIdentity('AgInfusion: New Miracles for a New World', {
    code: '12052',
    faction: 'jinteki',
    subtypes: ['division'],
    deckSize: 45,
    influenceLimit: 17,
    abilities: [
      pay(
        { trash: { type: 'ice', unrezzed: true, same: 'approached' } },
        [
          { do: 'choose-server', from: 'elsewhere' },
          { do: 'move-run', server: 'chosen', encounters: true },
        ],
        { limit: 'turn', if: { is: 'rez-step' } },
      ),
    ],
  }),
  upgrade('Bamboo Dome', {
    code: '12053',
    faction: 'jinteki',
    influence: 3,
    subtypes: ['region'],
    cost: 1,
    trash: 2,
    abilities: [
      always({ of: 'install-only', on: { roots: ['R&D'] } }),
      pay({ clicks: 1 }, [
        { do: 'reveal', cards: { top: 'rd', amount: 3 }, as: 'seen' },
        choose({ named: 'seen' }, 'kept'),
        { do: 'move', cards: { named: 'kept' }, to: 'hand' },
        { do: 'arrange', deck: 'rd', cards: { rest: 'seen' } },
      ]),
    ],
  }),
];
