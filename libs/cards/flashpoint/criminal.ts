import type { CardValue, Paid, Subtype } from '#rules';
import {
  boost,
  breaks,
  constant,
  mayWhen,
  pay,
  trashedWithout,
  when,
  play,
  prevents,
  gains,
} from '../words/ability';
import { hardware, program, resource, runnerIdentity, event } from '../words/card';
import { choose, draw, gain, placeOn, trashThis } from '../words/effect';

/** Goes back to the hand for ice that it broke alone. */
const returnToDerez = (subtype: Subtype): Paid =>
  pay({ credits: 2, returnThis: true }, [
    choose(
      {
        type: 'ice',
        subtype,
        rezzed: true,
        was: { done: 'all-broken', when: 'this-turn', with: 'this' },
      },
      'closed',
    ),
    { do: 'derez', cards: { named: 'closed' } },
  ]);

export const criminal: readonly CardValue[] = [
  hardware('GPI Net Tap', {
    code: '11003',
    faction: 'criminal',
    influence: 2,
    subtypes: [],
    cost: 3,
    abilities: [
      mayWhen({ on: 'ice-approached', card: { type: 'ice', unrezzed: true } }, [
        { do: 'expose', cards: 'that' },
        { do: 'may', cost: { trashThis: true }, effects: [{ do: 'jack-out' }] },
      ]),
    ],
  }),
  resource('Hernando Cortez', {
    code: '11004',
    faction: 'criminal',
    influence: 1,
    unique: true,
    subtypes: ['connection'],
    cost: 2,
    abilities: [
      constant(
        {
          of: 'rez-also',
          cards: { type: 'ice' },
          cost: { credits: { of: 'subroutines', on: 'that' } },
        },
        { is: 'at-least', amount: { of: 'pool', side: 'corp' }, least: 10 },
      ),
    ],
  }),
  program('Golden', {
    code: '11025',
    faction: 'criminal',
    influence: 2,
    subtypes: ['icebreaker', 'killer'],
    cost: 5,
    memory: 1,
    strength: 1,
    abilities: [breaks(2, 2, 'sentry'), boost(2, 4), returnToDerez('sentry')],
  }),
  resource('Temüjin Contract', {
    code: '11026',
    faction: 'criminal',
    influence: 2,
    unique: true,
    subtypes: ['job'],
    cost: 4,
    abilities: [
      [
        when({ on: 'installed', this: true }, [
          { do: 'choose-server' },
          { do: 'place', counter: 'credit', amount: 20, on: 'this' },
          {
            do: 'lasting',
            until: 'while-active',
            on: 'this',
            abilities: [
              when({ on: 'run-successful', server: 'chosen' }, [{ do: 'take', credits: 4 }]),
            ],
          },
        ]),
        trashedWithout('credits-taken'),
      ],
    ],
  }),
  runnerIdentity('Khan: Savvy Skiptracer', {
    code: '11027',
    faction: 'criminal',
    subtypes: ['natural'],
    deckSize: 40,
    influenceLimit: 12,
    link: 0,
    abilities: [
      mayWhen({ on: 'ice-passed', first: 'turn' }, [
        { do: 'install', from: { in: 'grip', subtype: 'icebreaker' }, most: 1, discount: 1 },
      ]),
    ],
  }),
  program('Peregrine', {
    code: '11044',
    faction: 'criminal',
    influence: 2,
    subtypes: ['icebreaker', 'decoder'],
    cost: 5,
    memory: 1,
    strength: 2,
    abilities: [breaks(1, 1, 'code gate'), boost(3, 3), returnToDerez('code gate')],
  }),
  hardware('The Gauntlet', {
    code: '11063',
    faction: 'criminal',
    influence: 1,
    unique: true,
    subtypes: ['console'],
    cost: 5,
    abilities: [
      constant({ of: 'memory-limit', by: 2 }),
      constant({
        of: 'accesses',
        server: 'HQ',
        by: {
          of: 'count',
          cards: { type: 'ice', server: 'HQ', was: { done: 'all-broken', when: 'this-run' } },
        },
      }),
    ],
  }),
  program('Saker', {
    code: '11064',
    faction: 'criminal',
    influence: 2,
    subtypes: ['icebreaker', 'fracter'],
    cost: 4,
    memory: 1,
    strength: 1,
    abilities: [breaks(1, 1, 'barrier'), boost(2, 2), returnToDerez('barrier')],
  }),
  resource('Blockade Runner', {
    code: '11065',
    faction: 'criminal',
    influence: 1,
    subtypes: ['connection'],
    cost: 1,
    abilities: [
      pay({ clicks: 2 }, [
        draw('runner', 3),
        choose({ in: 'grip' }, 'back'),
        { do: 'shuffle', deck: 'stack', cards: { named: 'back' } },
      ]),
    ],
  }),
  event('On the Lam', {
    code: '11082',
    faction: 'criminal',
    influence: 2,
    subtypes: ['condition'],
    cost: 3,
    abilities: [
      play(
        choose({ type: 'resource' }, 'resource'),
        { do: 'host', cards: 'this', on: { named: 'resource' }, faceup: true },
        {
          do: 'lasting',
          until: 'forever',
          on: { named: 'resource' },
          abilities: [
            gains(
              'target',
              prevents(
                { trash: { in: 'hosted', subtype: 'condition' } },
                { what: 'tags', amount: 3 },
              ),
              prevents(
                { trash: { in: 'hosted', subtype: 'condition' } },
                { what: 'damage', kinds: ['net', 'meat', 'brain'], amount: 3 },
              ),
            ),
          ],
        },
      ),
    ],
  }),
  hardware('Recon Drone', {
    code: '11103',
    faction: 'criminal',
    influence: 3,
    subtypes: [],
    cost: 1,
    abilities: [
      prevents(
        { x: { atLeast: 1 }, trashThis: true },
        { what: 'damage', kinds: ['net', 'meat', 'brain'], amount: { of: 'x' }, from: 'accessed' },
      ),
    ],
  }),
  program('Tapwrm', {
    code: '11104',
    faction: 'criminal',
    influence: 2,
    subtypes: ['virus'],
    cost: 0,
    memory: 1,
    strength: null,
    abilities: [
      constant({
        of: 'only-if',
        verb: 'install',
        condition: { is: 'happened', fact: 'run-successful', when: 'this-turn', server: 'central' },
      }),
      when({ on: 'turn-began', side: 'runner' }, [
        gain('runner', { of: 'every', amount: { of: 'pool', side: 'corp' }, in: 5 }),
      ]),
      when({ on: 'purged' }, [trashThis()]),
    ],
  }),
  program('Tracker', {
    code: '11105',
    faction: 'criminal',
    influence: 2,
    subtypes: [],
    cost: 0,
    memory: 2,
    strength: null,
    abilities: [
      when({ on: 'turn-began', side: 'runner' }, [
        { do: 'choose-server' },
        {
          do: 'lasting',
          until: 'turn',
          on: 'this',
          abilities: [constant({ of: 'kept-server' })],
        },
      ]),
      pay({ clicks: 1, credits: 2 }, [
        {
          do: 'run',
          on: 'kept',
          during: [constant({ of: 'unresolved-subs', first: 'run' })],
        },
      ]),
    ],
  }),
  resource('Aaron Marrón', {
    code: '11106',
    faction: 'criminal',
    influence: 2,
    unique: true,
    subtypes: ['connection'],
    cost: 2,
    abilities: [
      when({ on: ['scored', 'stolen'] }, [placeOn('this', 'power', 2)]),
      pay({ counters: { kind: 'power', amount: 1 } }, [
        { do: 'lose-tags', amount: 1 },
        draw('runner', 1),
      ]),
    ],
  }),
];
