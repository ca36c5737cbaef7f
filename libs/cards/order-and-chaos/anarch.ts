import type { CardValue } from '#rules';
import {
  always,
  boost,
  constant,
  insteadOfAccess,
  ifSuccessful,
  mayWhen,
  pay,
  play,
  when,
} from '../words/ability';
import { event, hardware, program, resource, runnerIdentity } from '../words/card';
import {
  both,
  choose,
  draw,
  gain,
  lose,
  per,
  placeOn,
  runOn,
  tokensHere,
  trashThis,
} from '../words/effect';

export const anarch: readonly CardValue[] = [
  runnerIdentity("Edward Kim: Humanity's Hammer", {
    code: '07028',
    faction: 'anarch',
    subtypes: ['natural'],
    deckSize: 45,
    influenceLimit: 15,
    link: 1,
    abilities: [
      when({ on: 'accessed', card: { type: 'operation' }, first: 'turn' }, [
        { do: 'trash', cards: 'accessed', by: 'runner' },
      ]),
    ],
  }),
  runnerIdentity('MaxX: Maximum Punk Rock', {
    code: '07029',
    faction: 'anarch',
    subtypes: ['g-mod'],
    deckSize: 45,
    influenceLimit: 15,
    link: 0,
    abilities: [
      when({ on: 'turn-began', side: 'runner' }, [
        { do: 'trash', cards: { top: 'stack', amount: 2 } },
        draw('runner', 1),
      ]),
    ],
  }),
  runnerIdentity('Valencia Estevez: The Angel of Cayambe', {
    code: '07030',
    faction: 'anarch',
    subtypes: ['natural'],
    deckSize: 50,
    influenceLimit: 15,
    link: 0,
    abilities: [constant({ of: 'starts-with', badPublicity: 1 })],
  }),
  event('Amped Up', {
    code: '07031',
    faction: 'anarch',
    influence: 3,
    subtypes: [],
    cost: 1,
    abilities: [
      play(
        both(
          { do: 'gain-clicks', who: 'runner', clicks: 3 },
          { do: 'damage', kind: 'brain', amount: 1, suffered: true, unpreventable: true },
        ),
      ),
    ],
  }),
  event("I've Had Worse", {
    code: '07032',
    faction: 'anarch',
    influence: 2,
    subtypes: [],
    cost: 1,
    abilities: [
      play(draw('runner', 3)),
      {
        ...when({ on: 'trashed', this: true, damage: ['net', 'meat'] }, [draw('runner', 3)]),
        anywhere: true,
      },
    ],
  }),
  event('Itinerant Protesters', {
    code: '07033',
    faction: 'anarch',
    influence: 2,
    subtypes: ['current'],
    cost: 2,
    abilities: [
      [
        play(),
        constant({ of: 'stays-in-play' }),
        when({ on: 'played', card: { subtype: 'current', other: true } }, [trashThis()]),
        when({ on: 'scored' }, [trashThis()]),
      ],
      constant({ of: 'hand-size', side: 'corp', by: per(-1, { of: 'bad-publicity' }) }),
    ],
  }),
  event('Showing Off', {
    code: '07034',
    faction: 'anarch',
    influence: 3,
    subtypes: ['run'],
    cost: 2,
    abilities: [play(runOn(['R&D'], [ifSuccessful('R&D', { of: 'accesses-from-bottom' })]))],
  }),
  event('Wanton Destruction', {
    code: '07035',
    faction: 'anarch',
    influence: 4,
    subtypes: ['run', 'sabotage'],
    cost: 1,
    abilities: [
      play(
        runOn(
          ['HQ'],
          [
            insteadOfAccess(undefined, [
              {
                do: 'choose-number',
                most: { of: 'clicks', side: 'runner' },
                least: 0,
                as: 'spent',
              },
              {
                do: 'must-pay',
                who: 'runner',
                cost: { clicks: { of: 'var', name: 'spent' } },
                otherwise: [],
                then: [
                  { do: 'random', from: 'hq', cards: { of: 'var', name: 'spent' }, as: 'lost' },
                  { do: 'trash', cards: { named: 'lost' }, by: 'corp' },
                ],
              },
            ]),
          ],
        ),
      ),
    ],
  }),
  event('Day Job', {
    code: '07036',
    faction: 'anarch',
    influence: 1,
    subtypes: [],
    cost: 2,
    abilities: [constant({ of: 'play-also', cost: { clicks: 3 } }), play(gain('runner', 10))],
  }),
  event('Forked', {
    code: '07037',
    faction: 'anarch',
    influence: 3,
    subtypes: ['run', 'sabotage'],
    cost: 2,
    abilities: [
      play(
        runOn('any', [
          when({ on: 'all-broken', card: { type: 'ice', subtype: 'sentry' }, first: 'run' }, [
            { do: 'trash', cards: 'that' },
          ]),
        ]),
      ),
    ],
  }),
  event('Knifed', {
    code: '07038',
    faction: 'anarch',
    influence: 3,
    subtypes: ['run', 'sabotage'],
    cost: 1,
    abilities: [
      play(
        runOn('any', [
          when({ on: 'all-broken', card: { type: 'ice', subtype: 'barrier' }, first: 'run' }, [
            { do: 'trash', cards: 'that' },
          ]),
        ]),
      ),
    ],
  }),
  event('Spooned', {
    code: '07039',
    faction: 'anarch',
    influence: 3,
    subtypes: ['run', 'sabotage'],
    cost: 2,
    abilities: [
      play(
        runOn('any', [
          when({ on: 'all-broken', card: { type: 'ice', subtype: 'code gate' }, first: 'run' }, [
            { do: 'trash', cards: 'that' },
          ]),
        ]),
      ),
    ],
  }),
  program('Eater', {
    code: '07040',
    faction: 'anarch',
    influence: 3,
    subtypes: ['icebreaker', 'ai'],
    cost: 4,
    memory: 1,
    strength: 2,
    abilities: [
      pay(
        { credits: 1 },
        [
          { do: 'break', upTo: 1 },
          { do: 'lasting', until: 'run', abilities: [constant({ of: 'access-limit', most: 0 })] },
        ],
        { breaks: true },
      ),
      boost(1, 1),
    ],
  }),
  program('Gravedigger', {
    code: '07041',
    faction: 'anarch',
    influence: 2,
    subtypes: ['virus'],
    cost: 2,
    memory: 1,
    strength: null,
    abilities: [
      when({ on: 'trashed', from: 'installed', card: { side: 'corp' } }, [
        placeOn('this', 'virus', 1),
      ]),
      pay({ clicks: 1, counters: { kind: 'virus', amount: 1 } }, [
        { do: 'trash', cards: { top: 'rd', amount: 1 }, by: 'corp' },
      ]),
    ],
  }),
  program('Hivemind', {
    code: '07042',
    faction: 'anarch',
    influence: 5,
    unique: true,
    subtypes: ['virus'],
    cost: 3,
    memory: 2,
    strength: null,
    abilities: [
      when({ on: 'installed', this: true }, [placeOn('this', 'virus', 1)]),
      constant({
        of: 'considered',
        counter: 'virus',
        cards: { type: 'program', subtype: 'virus', other: true },
        amount: tokensHere('virus'),
        spendable: true,
      }),
    ],
  }),
  program('Progenitor', {
    code: '07043',
    faction: 'anarch',
    influence: 2,
    subtypes: ['daemon'],
    cost: 0,
    memory: 0,
    strength: null,
    abilities: [
      constant({
        of: 'hosts',
        cards: { type: 'program', subtype: 'virus' },
        atMost: 1,
        freeMemory: true,
      }),
      { ...constant({ of: 'purge-leaves', cards: { in: 'hosted' }, amount: 1 }), line: 2 },
    ],
  }),
  hardware('Archives Interface', {
    code: '07044',
    faction: 'anarch',
    influence: 2,
    subtypes: [],
    cost: 3,
    abilities: [constant({ of: 'removes-instead', from: 'archives' })],
  }),
  hardware('Chop Bot 3000', {
    code: '07045',
    faction: 'anarch',
    influence: 1,
    unique: true,
    subtypes: [],
    cost: 1,
    abilities: [
      mayWhen(
        { on: 'turn-began', side: 'runner' },
        [
          {
            do: 'option',
            options: [
              { option: 'draw-card', effects: [draw('runner', 1)] },
              { option: 'remove-tag', effects: [{ do: 'lose-tags', amount: 1 }] },
            ],
          },
        ],
        { trash: { side: 'runner', other: true } },
      ),
    ],
  }),
  hardware('MemStrips', {
    code: '07046',
    faction: 'anarch',
    influence: 2,
    subtypes: ['chip'],
    cost: 3,
    abilities: [
      [constant({ of: 'memory-limit', by: 3, for: { type: 'program', subtype: 'virus' } })],
    ],
  }),
  hardware('Vigil', {
    code: '07047',
    faction: 'anarch',
    influence: 2,
    unique: true,
    subtypes: ['console'],
    cost: 2,
    abilities: [
      constant({ of: 'memory-limit', by: 1 }),
      when(
        {
          on: 'turn-began',
          side: 'runner',
          if: {
            is: 'equal',
            amount: { of: 'count', cards: { in: 'hq' } },
            to: { of: 'hand-size', side: 'corp' },
          },
        },
        [draw('runner', 1)],
      ),
    ],
  }),
  resource('Human First', {
    code: '07048',
    faction: 'anarch',
    influence: 2,
    unique: true,
    subtypes: ['connection'],
    cost: 1,
    abilities: [
      when({ on: ['scored', 'stolen'] }, [
        gain('runner', { of: 'property', what: 'points', on: 'that' }),
      ]),
    ],
  }),
  resource('Investigative Journalism', {
    code: '07049',
    faction: 'anarch',
    influence: 1,
    subtypes: [],
    cost: 0,
    abilities: [
      always({
        of: 'only-if',
        verb: 'install',
        condition: { is: 'at-least', amount: { of: 'bad-publicity' }, least: 1 },
      }),
      pay({ clicks: 4, trashThis: true }, [{ do: 'bad-publicity', amount: 1 }]),
    ],
  }),
  resource('Sacrificial Clone', {
    code: '07050',
    faction: 'anarch',
    influence: 4,
    subtypes: [],
    cost: 3,
    abilities: [
      pay(
        { trashThis: true },
        [
          {
            do: 'prevent',
            prevention: { what: 'damage', kinds: ['net', 'meat', 'brain'], amount: 'all' },
          },
          both(
            { do: 'trash', cards: { all: { type: 'hardware' } } },
            { do: 'trash', cards: { all: { type: 'resource', not: 'virtual' } } },
            { do: 'trash', cards: { all: { in: 'grip' } } },
          ),
          lose('runner', { of: 'pool', side: 'runner' }),
          { do: 'lose-tags', amount: { of: 'tags' } },
        ],
        { prevents: { what: 'damage', kinds: ['net', 'meat', 'brain'], amount: 'all' } },
      ),
    ],
  }),
  resource('Stim Dealer', {
    code: '07051',
    faction: 'anarch',
    influence: 3,
    subtypes: ['connection'],
    cost: 4,
    abilities: [
      when({ on: 'turn-began', side: 'runner' }, [
        {
          do: 'if',
          condition: { is: 'at-least', amount: tokensHere('power'), least: 2 },
          then: [
            both(
              { do: 'remove', counter: 'power', amount: tokensHere('power'), from: 'this' },
              { do: 'damage', kind: 'brain', amount: 1, suffered: true, unpreventable: true },
            ),
          ],
          otherwise: [
            both(placeOn('this', 'power', 1), { do: 'gain-clicks', who: 'runner', clicks: 1 }),
          ],
        },
      ]),
    ],
  }),
  resource('Virus Breeding Ground', {
    code: '07052',
    faction: 'anarch',
    influence: 2,
    subtypes: ['virtual'],
    cost: 2,
    abilities: [
      when({ on: 'turn-began', side: 'runner' }, [placeOn('this', 'virus', 1)]),
      pay(
        { clicks: 1 },
        [
          choose({ other: true, measure: { of: 'virus', atLeast: 1 } }, 'card'),
          { do: 'remove', counter: 'virus', amount: 1, from: 'this' },
          { do: 'place', counter: 'virus', amount: 1, on: { named: 'card' } },
        ],
        { if: { is: 'at-least', amount: tokensHere('virus'), least: 1 } },
      ),
    ],
  }),
];
