import type { CardValue, Paid, Prevention } from '#rules';
import {
  pay,
  when,
  mayWhen,
  constant,
  always,
  play,
  playOnlyIf,
  breaks,
  boost,
  insteadOfAccess,
  stockedWith,
  current,
} from '../words/ability';
import { runnerIdentity, event, hardware, resource, program } from '../words/card';
import {
  gain,
  lose,
  tags,
  placeOn,
  trashThis,
  choose,
  runOn,
  tokensHere,
  per,
} from '../words/effect';

/** The first time in a turn that tags or net damage come: they do not, unless a trace is successful. */
const unlessTraced = (prevention: Prevention): Paid =>
  pay(
    { trashThis: true },
    [{ do: 'trace', base: 0, success: [], failure: [{ do: 'prevent', prevention }] }],
    {
      prevents: prevention,
      if: {
        is: 'equal',
        amount: { of: 'happened', fact: 'harm-imminent', when: 'this-turn' },
        to: 1,
      },
    },
  );

export const criminal: readonly CardValue[] = [
  hardware('Zamba', {
    code: '21003',
    faction: 'criminal',
    influence: 3,
    unique: true,
    subtypes: ['console'],
    cost: 4,
    abilities: [
      constant({ of: 'memory-limit', by: 2 }),
      mayWhen({ on: 'exposed' }, [gain('runner', 1)]),
    ],
  }),
  program('Puffer', {
    code: '21004',
    faction: 'criminal',
    influence: 4,
    subtypes: ['icebreaker', 'killer'],
    cost: 4,
    memory: 1,
    strength: 2,
    abilities: [
      breaks(1, 1, 'sentry'),
      boost(2, 1),
      pay({ clicks: 1 }, [
        {
          do: 'option',
          options: [
            { option: 'place', effects: [placeOn('this', 'power', 1)] },
            {
              option: 'remove',
              effects: [{ do: 'remove', counter: 'power', amount: 1, from: 'this' }],
            },
          ],
        },
      ]),
      [
        constant({ of: 'strength', cards: 'this', by: tokensHere('power') }),
        always({ of: 'memory-cost', by: tokensHere('power') }),
      ],
    ],
  }),
  resource('Lewi Guilherme', {
    code: '21005',
    faction: 'criminal',
    influence: 4,
    unique: true,
    subtypes: ['connection'],
    cost: 0,
    abilities: [
      when({ on: 'turn-began', side: 'runner' }, [
        {
          do: 'option',
          must: true,
          options: [
            { option: 'lose-1', effects: [lose('runner', 1)] },
            { option: 'trash-self', effects: [trashThis()] },
          ],
        },
      ]),
      constant({ of: 'hand-size', side: 'corp', by: -1 }),
    ],
  }),
  event('Credit Kiting', {
    code: '21023',
    faction: 'criminal',
    influence: 3,
    subtypes: [],
    cost: 0,
    abilities: [
      playOnlyIf(
        { is: 'happened', fact: 'run-successful', when: 'this-turn', server: 'central' },
        {
          do: 'install',
          from: { in: 'grip', type: ['hardware', 'program', 'resource'] },
          most: 1,
          discount: 8,
        },
        tags(1),
      ),
    ],
  }),
  program('Wari', {
    code: '21024',
    faction: 'criminal',
    influence: 4,
    unique: true,
    subtypes: [],
    cost: 1,
    memory: 1,
    strength: null,
    abilities: [
      mayWhen(
        { on: 'run-successful', server: 'HQ', first: 'turn' },
        [
          { do: 'name', among: { kinds: ['sentry', 'code gate', 'barrier'] }, as: 'kind' },
          choose({ type: 'ice', unrezzed: true }, 'shown'),
          { do: 'expose', cards: { named: 'shown' } },
          {
            do: 'if',
            condition: {
              is: 'fits',
              card: { named: 'shown' },
              as: { called: { as: 'kind', among: ['sentry', 'code gate', 'barrier'] } },
            },
            then: [{ do: 'move', cards: { named: 'shown' }, to: 'hand' }],
          },
        ],
        { trashThis: true },
      ),
    ],
  }),
  event('Corporate "Grant"', {
    code: '21044',
    faction: 'criminal',
    influence: 3,
    subtypes: ['current'],
    cost: 1,
    abilities: [
      [play(), ...current('scored')],
      when({ on: 'installed', side: 'runner', first: 'turn' }, [lose('corp', 1)]),
    ],
  }),
  resource('No One Home', {
    code: '21045',
    faction: 'criminal',
    influence: 1,
    subtypes: ['virtual'],
    cost: 0,
    abilities: [
      [
        unlessTraced({ what: 'tags', amount: 'all' }),
        unlessTraced({ what: 'damage', kinds: ['net'], amount: 'all', any: true }),
      ],
    ],
  }),
  runnerIdentity('419: Amoral Scammer', {
    code: '21063',
    faction: 'criminal',
    subtypes: ['natural'],
    deckSize: 45,
    influenceLimit: 15,
    link: 1,
    abilities: [
      mayWhen({ on: 'installed', side: 'corp', first: 'turn' }, [
        {
          do: 'unless',
          who: 'corp',
          cost: { credits: 1 },
          effects: [{ do: 'expose', cards: 'that' }],
        },
      ]),
    ],
  }),
  event('Falsified Credentials', {
    code: '21064',
    faction: 'criminal',
    influence: 2,
    subtypes: [],
    cost: 1,
    abilities: [
      play(
        {
          do: 'name',
          among: { kinds: ['agenda', 'asset', 'ice', 'operation', 'upgrade'] },
          as: 'kind',
        },
        choose({ type: ['agenda', 'asset', 'upgrade'], unrezzed: true, server: 'remote' }, 'shown'),
        { do: 'expose', cards: { named: 'shown' } },
        {
          do: 'if',
          condition: {
            is: 'fits',
            card: { named: 'shown' },
            as: {
              called: { as: 'kind', among: ['agenda', 'asset', 'ice', 'operation', 'upgrade'] },
            },
          },
          then: [gain('runner', 5)],
        },
      ),
    ],
  }),
  resource('Rogue Trading', {
    code: '21065',
    faction: 'criminal',
    influence: 2,
    subtypes: ['job'],
    cost: 0,
    abilities: [
      stockedWith(18, 'installed'),
      pay({ clicks: 2 }, [{ do: 'take', credits: 6 }, tags(1)]),
    ],
  }),
  event('Embezzle', {
    code: '21084',
    faction: 'criminal',
    influence: 3,
    subtypes: ['run', 'sabotage'],
    cost: 1,
    abilities: [
      play(
        runOn(
          ['HQ'],
          [
            {
              kind: 'instead',
              of: 'access',
              optional: false,
              effects: [
                {
                  do: 'name',
                  among: { kinds: ['asset', 'ice', 'operation', 'upgrade'] },
                  as: 'kind',
                },
                { do: 'random', from: 'hq', cards: 2, as: 'seen' },
                { do: 'reveal', cards: { named: 'seen' } },
                {
                  do: 'trash',
                  cards: {
                    named: 'seen',
                    fits: {
                      called: { as: 'kind', among: ['asset', 'ice', 'operation', 'upgrade'] },
                    },
                  },
                  by: 'runner',
                  as: 'trashed',
                },
                gain('runner', per(4, { of: 'var', name: 'trashed' })),
              ],
            },
          ],
        ),
      ),
    ],
  }),
  resource('Slipstream', {
    code: '21085',
    faction: 'criminal',
    influence: 2,
    subtypes: ['virtual'],
    cost: 0,
    abilities: [
      mayWhen(
        { on: 'ice-passed', card: { type: 'ice', rezzed: true } },
        [
          choose(
            { type: 'ice', server: 'central', relative: { to: 'that', as: 'same-position' } },
            'next',
          ),
          { do: 'approach', ice: { named: 'next' } },
        ],
        { trashThis: true },
      ),
    ],
  }),
  program('Amina', {
    code: '21104',
    faction: 'criminal',
    influence: 4,
    subtypes: ['icebreaker', 'decoder'],
    cost: 7,
    memory: 1,
    strength: 3,
    abilities: [
      breaks(2, 3, 'code gate'),
      boost(2, 3),
      {
        ...when({ on: 'encounter-ended', with: 'this', if: { is: 'all-broken', with: 'this' } }, [
          lose('corp', 1),
        ]),
        limit: 'turn',
      },
    ],
  }),
  event('Diversion of Funds', {
    code: '21105',
    faction: 'criminal',
    influence: 5,
    subtypes: ['double', 'run', 'sabotage'],
    cost: 1,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 1 } }),
      play(
        runOn(
          ['HQ'],
          [
            insteadOfAccess(undefined, [
              {
                do: 'choose-number',
                most: { of: 'least', amounts: [5, { of: 'pool', side: 'corp' }] },
                least: 0,
                as: 'taken',
              },
              { do: 'lose', who: 'corp', credits: { of: 'var', name: 'taken' }, as: 'lost' },
              {
                do: 'if',
                condition: { is: 'at-least', amount: { of: 'var', name: 'lost' }, least: 1 },
                then: [{ do: 'may', effects: [gain('runner', { of: 'var', name: 'lost' })] }],
              },
            ]),
          ],
        ),
      ),
    ],
  }),
  resource('PAD Tap', {
    code: '21106',
    faction: 'criminal',
    influence: 1,
    subtypes: [],
    cost: 0,
    abilities: [
      mayWhen({ on: 'credits-gained', side: 'corp', first: 'turn', through: {} }, [
        gain('runner', 1),
      ]),
      pay({ clicks: 1, credits: 3 }, [{ do: 'trash', cards: 'this', by: 'corp' }], {
        usedBy: 'corp',
      }),
    ],
  }),
];
