import type { CardValue } from '#rules';
import {
  always,
  canBeAdvanced,
  constant,
  current,
  mayWhen,
  pay,
  play,
  playOnlyIf,
  revealedFromRd,
  sub,
  when,
  whenAccessed,
} from '../words/ability';
import { agenda, asset, corpIdentity, ice, operation, upgrade } from '../words/card';
import {
  choose,
  damage,
  endTheRun,
  gain,
  lose,
  per,
  placeOn,
  tags,
  tokensHere,
  trace,
  trashPrograms,
  withThreeTokens,
} from '../words/effect';

export const weylandConsortium: readonly CardValue[] = [
  agenda('Crisis Management', {
    code: '11018',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: ['security'],
    advancement: 3,
    points: 1,
    abilities: [
      when({ on: 'turn-began', side: 'corp', if: { is: 'tagged' } }, [damage('meat', 1)]),
    ],
  }),
  operation('Stock Buy-Back', {
    code: '11019',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['terminal', 'transaction'],
    cost: 1,
    abilities: [
      constant({ of: 'ends-action-phase' }),
      play(gain('corp', per(3, { of: 'count', cards: { in: 'runner-score' } }))),
    ],
  }),
  asset('C.I. Fund', {
    code: '11036',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: [],
    cost: 0,
    trash: 2,
    abilities: [
      mayWhen({ on: 'turn-began', side: 'corp' }, [{ do: 'store', most: 3 }]),
      when(
        {
          on: 'turn-began',
          side: 'corp',
          if: { is: 'at-least', amount: tokensHere('credit'), least: 6 },
        },
        [placeOn('this', 'credit', 2)],
      ),
      pay({ credits: 2, trashThis: true }, [{ do: 'take', credits: tokensHere('credit') }]),
    ],
  }),
  operation('Liquidation', {
    code: '11037',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: ['double', 'gray ops', 'transaction'],
    cost: 1,
    abilities: [
      always({ of: 'play-also', cost: { clicks: 1 } }),
      play(
        choose({ side: 'corp', rezzed: true }, 'cards', {
          least: 0,
          most: { of: 'count', cards: { side: 'corp', rezzed: true } },
        }),
        { do: 'trash', cards: { named: 'cards' }, as: 'trashed' },
        gain('corp', per(3, { of: 'var', name: 'trashed' })),
      ),
    ],
  }),
  corpIdentity('Weyland Consortium: Builder of Nations', {
    code: '11038',
    faction: 'weyland-consortium',
    subtypes: ['megacorp'],
    deckSize: 40,
    influenceLimit: 12,
    abilities: [
      when(
        {
          on: 'encounter-ended',
          card: { type: 'ice', measure: { of: 'advancement', atLeast: 1 } },
          first: 'turn',
        },
        [damage('meat', 1)],
      ),
    ],
  }),
  operation('BOOM!', {
    code: '11058',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: ['double', 'black ops'],
    cost: 4,
    trash: 1,
    abilities: [
      playOnlyIf({ is: 'tagged', atLeast: 2 }, damage('meat', 7)),
      always({ of: 'play-also', cost: { clicks: 1 } }),
    ],
  }),
  operation('Door to Door', {
    code: '11059',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['current', 'black ops'],
    cost: 3,
    abilities: [
      [play(), ...current()],
      when({ on: 'turn-began', side: 'runner' }, [
        trace(1, {
          do: 'if',
          condition: { is: 'tagged' },
          then: [damage('meat', 1)],
          otherwise: [tags(1)],
        }),
      ]),
    ],
  }),
  asset('Chief Slee', {
    code: '11077',
    faction: 'weyland-consortium',
    influence: 3,
    unique: true,
    subtypes: ['character'],
    cost: 2,
    trash: 3,
    abilities: [
      when({ on: 'encounter-ended', card: { type: 'ice' } }, [
        placeOn('this', 'power', {
          of: 'lacking',
          amount: { of: 'happened', fact: 'sub-broken', when: 'this-encounter' },
          to: { of: 'subroutines', on: 'that' },
        }),
      ]),
      pay({ clicks: 1, counters: { kind: 'power', amount: 5 } }, [damage('meat', 5)]),
    ],
  }),
  ice('Bulwark', {
    code: '11078',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: ['barrier', 'illicit'],
    cost: 10,
    strength: 8,
    abilities: [
      when({ on: 'rezzed', this: true }, [{ do: 'bad-publicity', amount: 1 }]),
      when(
        {
          on: 'ice-encountered',
          this: true,
          if: {
            is: 'at-least',
            amount: { of: 'count', cards: { type: 'program', subtype: 'ai' } },
            least: 1,
          },
        },
        [gain('corp', 2)],
      ),
      sub(choose({ type: 'program' }, 'lost', { who: 'runner' }), {
        do: 'trash',
        cards: { named: 'lost' },
        by: 'runner',
      }),
      sub(gain('corp', 2), endTheRun()),
      sub(gain('corp', 2), endTheRun()),
    ],
  }),
  asset('Anson Rose', {
    code: '11096',
    faction: 'weyland-consortium',
    influence: 1,
    unique: true,
    subtypes: ['executive'],
    cost: 1,
    trash: 4,
    abilities: [
      when({ on: 'turn-began', side: 'corp' }, [placeOn('this', 'advancement', 1)]),
      mayWhen({ on: 'rezzed', card: { type: 'ice' } }, [
        { do: 'choose-number', most: tokensHere('advancement'), least: 0, as: 'moved' },
        {
          do: 'move-counters',
          counter: 'advancement',
          amount: { of: 'var', name: 'moved' },
          from: 'this',
          to: 'that',
        },
      ]),
    ],
  }),
  ice('Mausolus', {
    code: '11097',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: ['code gate', 'ap'],
    cost: 4,
    strength: 5,
    abilities: [
      canBeAdvanced(),
      { ...sub(withThreeTokens([gain('corp', 3)], [gain('corp', 1)])), line: 2 },
      { ...sub(withThreeTokens([damage('net', 3)], [damage('net', 1)])), line: 3 },
      { ...sub(withThreeTokens([tags(1), endTheRun()], [tags(1)])), line: 4 },
    ],
  }),
  ice('Sapper', {
    code: '11098',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['sentry', 'destroyer'],
    cost: 3,
    strength: 2,
    trash: 2,
    abilities: [
      revealedFromRd(),
      whenAccessed({
        optional: false,
        if: { is: 'not', condition: { is: 'accessed-from', zone: 'archives' } },
        effects: [{ do: 'encounter', ice: 'this' }],
      }),
      sub(...trashPrograms(1)),
    ],
  }),
  ice('Veritas', {
    code: '11116',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: ['sentry', 'tracer'],
    cost: 4,
    strength: 2,
    abilities: [sub(gain('corp', 2)), sub(lose('runner', 2)), sub(trace(2, tags(1)))],
  }),
  upgrade('Bryan Stinson', {
    code: '11117',
    faction: 'weyland-consortium',
    influence: 3,
    unique: true,
    subtypes: ['character'],
    cost: 2,
    trash: 5,
    abilities: [
      pay(
        { clicks: 1 },
        [
          choose({ in: 'archives', type: 'operation', subtype: 'transaction' }, 'deal'),
          {
            do: 'lasting',
            until: 'turn',
            abilities: [
              {
                ...when({ on: 'trashed', card: { same: { named: 'deal' } } }, [
                  { do: 'remove-from-game', cards: 'that' },
                ]),
                instead: true,
              },
            ],
          },
          { do: 'play', from: { named: 'deal' }, most: 1, must: true, free: true },
        ],
        {
          if: {
            is: 'not',
            condition: { is: 'at-least', amount: { of: 'pool', side: 'runner' }, least: 6 },
          },
        },
      ),
    ],
  }),
];
