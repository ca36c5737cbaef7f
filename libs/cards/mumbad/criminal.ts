import type { CardValue } from '#rules';
import {
  pay,
  when,
  mayWhen,
  constant,
  play,
  breaks,
  boost,
  swapsFor,
  exactly,
  insteadOfAccess,
} from '../words/ability';
import { runnerIdentity, event, hardware, resource, program } from '../words/card';
import { gain, draw, choose, runOn, placeOn, tokensHere } from '../words/effect';

export const criminal: readonly CardValue[] = [
  event('High-Stakes Job', {
    code: '10004',
    faction: 'criminal',
    influence: 3,
    subtypes: ['run', 'job'],
    cost: 6,
    abilities: [
      play({
        do: 'run',
        on: 'any',
        past: { type: 'ice', unrezzed: true },
        during: [when({ on: 'run-ended', outcome: 'successful' }, [gain('runner', 12)])],
      }),
    ],
  }),
  program('Mongoose', {
    code: '10005',
    faction: 'criminal',
    influence: 2,
    subtypes: ['icebreaker', 'killer'],
    cost: 3,
    memory: 1,
    strength: 1,
    abilities: [
      constant(
        { of: 'cannot', verb: 'break', cards: { type: 'ice' }, with: { same: 'this' } },
        {
          is: 'happened',
          fact: 'sub-broken',
          when: 'this-run',
          with: 'this',
          card: { type: 'ice', except: 'encountered' },
        },
      ),
      breaks(1, 2, 'sentry'),
      boost(2, 2),
    ],
  }),
  event('CBI Raid', {
    code: '10022',
    faction: 'criminal',
    influence: 2,
    subtypes: ['run', 'sabotage'],
    cost: 3,
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
                choose({ in: 'hq' }, 'put', {
                  least: { of: 'count', cards: { in: 'hq' } },
                  most: { of: 'count', cards: { in: 'hq' } },
                  who: 'corp',
                }),
                { do: 'move', cards: { named: 'put' }, to: 'top' },
                { do: 'arrange', deck: 'rd', cards: { named: 'put' }, who: 'corp' },
              ],
            },
          ],
        ),
      ),
    ],
  }),
  resource('Tech Trader', {
    code: '10023',
    faction: 'criminal',
    influence: 1,
    subtypes: ['connection'],
    cost: 1,
    abilities: [
      when({ on: 'ability-used', trashSymbol: true, card: { side: 'runner' } }, [
        gain('runner', 1),
      ]),
    ],
  }),
  runnerIdentity('Nero Severn: Information Broker', {
    code: '10040',
    faction: 'criminal',
    subtypes: ['natural'],
    deckSize: 45,
    influenceLimit: 15,
    link: 1,
    abilities: [
      {
        ...mayWhen({ on: 'ice-encountered', card: { type: 'ice', subtype: 'sentry' } }, [
          { do: 'jack-out' },
        ]),
        limit: 'turn',
      },
    ],
  }),
  hardware('Reflection', {
    code: '10041',
    faction: 'criminal',
    influence: 2,
    unique: true,
    subtypes: ['console'],
    cost: 2,
    abilities: [
      [constant({ of: 'memory-limit', by: 1 }), constant({ of: 'link', by: 1 })],
      when({ on: 'jacked-out' }, [
        { do: 'random', from: 'hq', cards: 1, as: 'seen' },
        { do: 'reveal', cards: { named: 'seen' } },
      ]),
    ],
  }),
  hardware('Spy Camera', {
    code: '10042',
    faction: 'criminal',
    influence: 1,
    subtypes: ['consumer-grade'],
    cost: 0,
    abilities: [
      pay({ clicks: 1 }, [
        {
          do: 'look',
          deck: 'stack',
          amount: { of: 'count', cards: { copyOf: 'this' } },
          as: 'seen',
        },
        { do: 'arrange', deck: 'stack', cards: { named: 'seen' } },
      ]),
      pay({ trashThis: true }, [{ do: 'look', deck: 'rd', amount: 1, as: 'seen' }]),
    ],
  }),
  resource('Political Operative', {
    code: '10043',
    faction: 'criminal',
    influence: 1,
    subtypes: ['connection'],
    cost: 1,
    abilities: [
      constant({
        of: 'only-if',
        verb: 'install',
        condition: { is: 'happened', fact: 'run-successful', when: 'this-turn', server: 'HQ' },
      }),
      pay({ trashThis: true, x: {} }, [
        choose(
          { rezzed: true, hasTrashCost: true, measure: exactly('trash', { of: 'x' }) },
          'target',
        ),
        { do: 'trash', cards: { named: 'target' } },
      ]),
    ],
  }),
  event('Exclusive Party', {
    code: '10060',
    faction: 'criminal',
    influence: 1,
    subtypes: [],
    cost: 0,
    abilities: [
      play(
        draw('runner', 1),
        gain('runner', { of: 'count', cards: { in: 'heap', copyOf: 'this' } }),
      ),
    ],
  }),
  program('Vamadeva', {
    code: '10061',
    faction: 'criminal',
    influence: 2,
    unique: true,
    subtypes: ['icebreaker', 'ai', 'deva'],
    cost: 6,
    memory: 1,
    strength: 2,
    abilities: [
      pay(
        { credits: 1 },
        [{ do: 'break', upTo: 1, on: { measure: { of: 'subroutines', atLeast: 1, atMost: 1 } } }],
        { breaks: true },
      ),
      boost(1, 1),
      swapsFor(2, 'deva'),
    ],
  }),
  event('Information Sifting', {
    code: '10079',
    faction: 'criminal',
    influence: 3,
    subtypes: ['run'],
    cost: 1,
    abilities: [
      play(
        runOn(
          ['HQ'],
          [
            {
              ...insteadOfAccess('HQ', [
                choose({ in: 'hq' }, 'pile', {
                  least: 0,
                  most: { of: 'less', amount: { of: 'count', cards: { in: 'hq' } }, by: 1 },
                  who: 'corp',
                }),
                {
                  do: 'option',
                  who: 'runner',
                  options: [
                    {
                      option: 'first-pile',
                      effects: [{ do: 'access', each: { in: 'hq', same: { named: 'pile' } } }],
                    },
                    {
                      option: 'second-pile',
                      effects: [{ do: 'access', each: { in: 'hq', except: { named: 'pile' } } }],
                    },
                  ],
                },
                {
                  do: 'lasting',
                  until: 'run',
                  abilities: [constant({ of: 'cannot', verb: 'access', cards: { in: 'hq' } })],
                },
              ]),
              optional: false,
            },
          ],
        ),
      ),
    ],
  }),
  resource('The Black File', {
    code: '10099',
    faction: 'criminal',
    influence: 4,
    unique: true,
    subtypes: ['virtual'],
    cost: 5,
    abilities: [
      constant({ of: 'cannot', verb: 'win' }),
      [
        when({ on: 'turn-began', side: 'runner' }, [placeOn('this', 'power', 1)]),
        when(
          {
            on: 'tokens-placed',
            this: true,
            kind: 'power',
            if: { is: 'at-least', amount: tokensHere('power'), least: 3 },
          },
          [{ do: 'remove-from-game', cards: 'this' }],
        ),
      ],
    ],
  }),
];
