import type { CardValue } from '#rules';
import {
  canBeAdvanced,
  constant,
  mayWhen,
  pay,
  playOnlyIf,
  sub,
  trashedLastTurn,
  when,
  whenAccessed,
} from '../words/ability';
import { agenda, asset, corpIdentity, ice, operation, upgrade } from '../words/card';
import { choose, endTheRun, gain, tokensHere } from '../words/effect';

export const jinteki: readonly CardValue[] = [
  corpIdentity('Saraswati Mnemonics: Endless Exploration', {
    code: '22034',
    faction: 'jinteki',
    subtypes: ['division'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [
      pay({ clicks: 1, credits: 1 }, [
        {
          do: 'install',
          from: { in: 'hq', type: ['agenda', 'asset', 'upgrade'] },
          most: 1,
          at: 'remote',
          as: 'put',
        },
        { do: 'place', counter: 'advancement', amount: 1, on: { named: 'put' } },
        {
          do: 'lasting',
          until: 'corp-turn-begins',
          on: { named: 'put' },
          abilities: [
            constant({ of: 'cannot', verb: 'score', cards: 'target' }),
            constant({ of: 'cannot', verb: 'rez', cards: 'target' }),
          ],
        },
      ]),
    ],
  }),
  agenda('Jumon', {
    code: '22035',
    faction: 'jinteki',
    influence: null,
    subtypes: ['research'],
    advancement: 6,
    points: 2,
    abilities: [
      when({ on: 'turn-ended', side: 'corp' }, [
        choose({ type: ['agenda', 'asset', 'upgrade'] }, 'grown'),
        { do: 'place', counter: 'advancement', amount: 2, on: { named: 'grown' } },
      ]),
    ],
  }),
  asset('API-S Keeper Isobel', {
    code: '22036',
    faction: 'jinteki',
    influence: 2,
    unique: true,
    subtypes: ['character'],
    cost: 2,
    trash: 4,
    abilities: [
      mayWhen({ on: 'turn-began', side: 'corp' }, [
        choose({ measure: { of: 'advancement', atLeast: 1 } }, 'spent'),
        { do: 'remove', counter: 'advancement', amount: 1, from: { named: 'spent' } },
        gain('corp', 3),
      ]),
    ],
  }),
  asset('Neurostasis', {
    code: '22037',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['ambush'],
    cost: 0,
    trash: 1,
    abilities: [
      canBeAdvanced(),
      whenAccessed({
        optional: true,
        cost: { credits: 3 },
        effects: [
          choose({ side: 'runner' }, 'lost', {
            least: tokensHere('advancement'),
            most: tokensHere('advancement'),
          }),
          { do: 'shuffle', deck: 'stack', cards: { named: 'lost' } },
        ],
      }),
    ],
  }),
  ice('Otoroshi', {
    code: '22038',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['sentry'],
    cost: 2,
    strength: 5,
    abilities: [
      sub({
        do: 'may',
        effects: [
          choose({ side: 'corp', none: [{ type: 'ice' }] }, 'bait'),
          { do: 'choose-number', most: 3, least: 1, as: 'tokens' },
          {
            do: 'place',
            counter: 'advancement',
            amount: { of: 'var', name: 'tokens' },
            on: { named: 'bait' },
          },
          {
            do: 'unless',
            who: 'runner',
            cost: { credits: 3 },
            effects: [{ do: 'access', cards: { named: 'bait' } }],
          },
        ],
      }),
    ],
  }),
  ice('Thimblerig', {
    code: '22039',
    faction: 'jinteki',
    influence: 1,
    subtypes: ['code gate'],
    cost: 2,
    strength: 0,
    abilities: [
      [
        mayWhen({ on: 'turn-began', side: 'corp' }, [
          choose({ type: 'ice', other: true }, 'other'),
          { do: 'swap', cards: 'this', with: { named: 'other' } },
        ]),
        mayWhen({ on: 'ice-passed', this: true }, [
          choose({ type: 'ice', other: true }, 'other'),
          { do: 'swap', cards: 'this', with: { named: 'other' } },
        ]),
      ],
      sub(endTheRun()),
    ],
  }),
  operation('Hangeki', {
    code: '22040',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['reprisal', 'gray ops'],
    cost: 0,
    abilities: [
      [
        playOnlyIf(
          trashedLastTurn(),
          choose({ side: 'corp' }, 'bait'),
          { do: 'may', who: 'runner', effects: [{ do: 'access', cards: { named: 'bait' } }] },
          {
            do: 'if',
            condition: {
              is: 'happened',
              fact: 'accessed',
              when: 'this-turn',
              card: { same: { named: 'bait' } },
            },
            then: [{ do: 'remove-from-game', cards: 'this' }],
            otherwise: [{ do: 'move', cards: 'this', to: 'runner-score' }],
          },
        ),
        constant({ of: 'worth', points: -1 }),
      ],
    ],
  }),
  upgrade('Daruma', {
    code: '22041',
    faction: 'jinteki',
    influence: 3,
    subtypes: [],
    cost: 1,
    trash: 2,
    abilities: [
      mayWhen(
        { on: 'server-approached', server: 'this' },
        [
          choose({ type: ['agenda', 'asset', 'upgrade'], server: 'this', other: true }, 'one'),
          choose(
            {
              in: ['installed', 'hq'],
              type: ['agenda', 'asset', 'upgrade'],
              other: true,
              except: { named: 'one' },
              changesWith: { named: 'one' },
            },
            'other',
          ),
          { do: 'swap', cards: { named: 'one' }, with: { named: 'other' } },
        ],
        { trashThis: true },
      ),
    ],
  }),
];
