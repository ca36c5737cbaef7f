import type { CardValue } from '#rules';
import {
  pay,
  when,
  mayWhen,
  constant,
  sub,
  play,
  playOnlyIf,
  canBeAdvanced,
  current,
  whenAccessed,
  revealedFromRd,
  iceHere,
  gainsSubs,
  trashedLastTurn,
} from '../words/ability';
import { corpIdentity, agenda, asset, upgrade, ice, operation } from '../words/card';
import {
  gain,
  lose,
  damage,
  tags,
  endTheRun,
  placeOn,
  trace,
  trashThis,
  choose,
  tokensHere,
  per,
} from '../words/effect';

export const weylandConsortium: readonly CardValue[] = [
  asset('Urban Renewal', {
    code: '21018',
    faction: 'weyland-consortium',
    influence: 4,
    subtypes: ['hostile'],
    cost: 1,
    trash: 3,
    abilities: [
      [
        when({ on: 'rezzed', this: true }, [placeOn('this', 'power', 3)]),
        when(
          {
            on: 'tokens-removed',
            this: true,
            kind: 'power',
            if: { is: 'not', condition: { is: 'at-least', amount: tokensHere('power'), least: 1 } },
          },
          [trashThis(), damage('meat', 4)],
        ),
      ],
      when({ on: 'turn-began', side: 'corp' }, [
        { do: 'remove', counter: 'power', amount: 1, from: 'this' },
      ]),
    ],
  }),
  operation('Wake Up Call', {
    code: '21019',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: ['reprisal', 'gray ops'],
    cost: 1,
    abilities: [
      playOnlyIf(
        trashedLastTurn(),
        choose(
          { side: 'runner', any: [{ type: 'hardware' }, { type: 'resource', not: 'virtual' }] },
          'woken',
        ),
        {
          do: 'option',
          who: 'runner',
          must: true,
          options: [
            {
              option: 'trash-card',
              effects: [{ do: 'trash', cards: { named: 'woken' }, by: 'runner' }],
            },
            {
              option: 'suffer-damage',
              effects: [{ do: 'damage', kind: 'meat', amount: 4, suffered: true }],
            },
          ],
        },
        { do: 'remove-from-game', cards: 'this' },
      ),
    ],
  }),
  asset('Reconstruction Contract', {
    code: '21020',
    faction: 'weyland-consortium',
    influence: 4,
    subtypes: [],
    cost: 1,
    trash: 4,
    abilities: [
      mayWhen({ on: 'damage-suffered', damage: ['meat'] }, [placeOn('this', 'advancement', 1)]),
      pay({ trashThis: true }, [
        { do: 'choose-number', most: tokensHere('advancement'), least: 0, as: 'moved' },
        choose({ advanceable: true }, 'built'),
        {
          do: 'place',
          counter: 'advancement',
          amount: { of: 'var', name: 'moved' },
          on: { named: 'built' },
        },
      ]),
    ],
  }),
  operation('Economic Warfare', {
    code: '21036',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['gray ops'],
    cost: 0,
    abilities: [
      playOnlyIf(
        { is: 'happened', fact: 'run-successful', when: 'last-turn' },
        {
          do: 'if',
          condition: { is: 'at-least', amount: { of: 'pool', side: 'runner' }, least: 4 },
          then: [lose('runner', 4)],
        },
      ),
    ],
  }),
  upgrade('Forced Connection', {
    code: '21037',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['ambush'],
    cost: 0,
    trash: 0,
    abilities: [
      revealedFromRd(),
      whenAccessed({
        optional: false,
        if: { is: 'not', condition: { is: 'accessed-from', zone: 'archives' } },
        effects: [trace(3, tags(2))],
      }),
    ],
  }),
  agenda('Armed Intimidation', {
    code: '21057',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: ['security'],
    advancement: 4,
    points: 2,
    abilities: [
      when({ on: 'scored', this: true }, [
        {
          do: 'option',
          who: 'runner',
          must: true,
          options: [
            {
              option: 'take-damage',
              effects: [{ do: 'damage', kind: 'meat', amount: 5, suffered: true }],
            },
            { option: 'take-tags', effects: [tags(2)] },
          ],
        },
      ]),
    ],
  }),
  operation('Death and Taxes', {
    code: '21058',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: ['current', 'transaction'],
    cost: 2,
    abilities: [
      [play(), ...current()],
      [
        mayWhen({ on: 'installed', side: 'runner' }, [gain('corp', 1)]),
        mayWhen({ on: 'trashed', by: 'runner', from: 'installed' }, [gain('corp', 1)]),
      ],
    ],
  }),
  operation('Trojan Horse', {
    code: '21059',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: ['gray ops'],
    cost: 1,
    abilities: [
      playOnlyIf(
        { is: 'happened', fact: 'accessed', when: 'last-turn' },
        trace(
          4,
          choose(
            { type: 'program', measure: { of: 'cost', atMost: { of: 'trace', part: 'excess' } } },
            'lost',
          ),
          { do: 'trash', cards: { named: 'lost' } },
        ),
      ),
    ],
  }),
  corpIdentity('SSO Industries: Fueling Innovation', {
    code: '21077',
    faction: 'weyland-consortium',
    subtypes: ['division'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [
      mayWhen({ on: 'turn-ended', side: 'corp' }, [
        choose({ type: 'ice', measure: { of: 'advancement', atMost: 0 } }, 'built'),
        {
          do: 'place',
          counter: 'advancement',
          amount: { of: 'property', what: 'points', on: { all: { type: 'agenda', faceup: true } } },
          on: { named: 'built' },
        },
      ]),
    ],
  }),
  agenda('City Works Project', {
    code: '21078',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: ['public'],
    advancement: 5,
    points: 3,
    abilities: [
      constant({ of: 'install-faceup' }),
      whenAccessed({
        optional: false,
        if: { is: 'accessed-from', zone: 'installed' },
        effects: [damage('meat', { of: 'sum', amounts: [tokensHere('advancement'), 2] })],
      }),
    ],
  }),
  ice('Oduduwa', {
    code: '21079',
    faction: 'weyland-consortium',
    influence: 5,
    unique: true,
    subtypes: ['code gate'],
    cost: 7,
    strength: 5,
    abilities: [
      when({ on: 'ice-encountered', this: true }, [
        placeOn('this', 'advancement', 1),
        {
          do: 'may',
          effects: [
            choose({ type: 'ice', other: true }, 'fed'),
            {
              do: 'place',
              counter: 'advancement',
              amount: tokensHere('advancement'),
              on: { named: 'fed' },
            },
          ],
        },
      ]),
      sub(endTheRun()),
      sub(endTheRun()),
    ],
  }),
  ice('Masvingo', {
    code: '21099',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['barrier'],
    cost: 3,
    strength: 3,
    abilities: [
      canBeAdvanced(),
      when({ on: 'rezzed', this: true }, [placeOn('this', 'advancement', 1)]),
      gainsSubs({ cards: 'this', times: tokensHere('advancement') }, sub(endTheRun())),
    ],
  }),
  upgrade('Overseer Matrix', {
    code: '21100',
    faction: 'weyland-consortium',
    influence: 4,
    subtypes: [],
    cost: 1,
    trash: 2,
    abilities: [
      {
        ...mayWhen(
          {
            on: 'trashed',
            by: 'runner',
            server: 'this',
            card: { type: ['agenda', 'asset', 'upgrade'] },
          },
          [tags(1)],
          { credits: 1 },
        ),
        persists: true,
      },
    ],
  }),
  ice('Surveyor', {
    code: '21118',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['sentry', 'tracer'],
    cost: 5,
    strength: 'X',
    abilities: [
      constant({ of: 'strength', cards: 'this', by: per(2, { of: 'count', cards: iceHere }) }),
      sub({ do: 'trace', base: per(2, { of: 'count', cards: iceHere }), success: [tags(2)] }),
      sub({ do: 'trace', base: per(2, { of: 'count', cards: iceHere }), success: [endTheRun()] }),
    ],
  }),
  operation('High-Profile Target', {
    code: '21119',
    faction: 'weyland-consortium',
    influence: 5,
    subtypes: ['black ops'],
    cost: 2,
    abilities: [playOnlyIf({ is: 'tagged' }, damage('meat', per(2, { of: 'tags' })))],
  }),
  asset('False Flag', {
    code: '21120',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['ambush'],
    cost: 2,
    trash: 2,
    abilities: [
      canBeAdvanced(),
      whenAccessed({
        optional: false,
        effects: [tags({ of: 'half', amount: tokensHere('advancement') })],
      }),
      [
        pay({ clicks: 1, counters: { kind: 'advancement', amount: 7 } }, [
          { do: 'move', cards: 'this', to: 'corp-score' },
        ]),
        constant({ of: 'worth', points: 3 }),
      ],
    ],
  }),
];
