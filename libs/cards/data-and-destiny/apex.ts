import type { CardValue, Condition, ServerName } from '#rules';
import { constant, mayWhen, pay, playOnlyIf, when, play } from '../words/ability';
import { event, hardware, program, resource, runnerIdentity } from '../words/card';
import { gain, choose, runOn } from '../words/effect';

const ranOn = (server: ServerName): Condition => ({
  is: 'happened',
  fact: 'run-successful',
  when: 'this-turn',
  server,
});

export const apex: readonly CardValue[] = [
  runnerIdentity('Apex: Invasive Predator', {
    code: '09029',
    faction: 'apex',
    subtypes: ['digital'],
    deckSize: 45,
    influenceLimit: 25,
    link: 0,
    abilities: [
      constant({ of: 'cannot', verb: 'install', cards: { type: 'resource', not: 'virtual' } }),
      mayWhen({ on: 'turn-began', side: 'runner' }, [
        { do: 'install', from: { in: 'grip' }, most: 1, facedown: true },
      ]),
    ],
  }),
  event('Apocalypse', {
    code: '09030',
    faction: 'apex',
    influence: 3,
    subtypes: [],
    cost: 3,
    abilities: [
      playOnlyIf(
        { is: 'all', conditions: [ranOn('HQ'), ranOn('R&D'), ranOn('Archives')] },
        { do: 'trash', cards: { all: { side: 'corp' } } },
        { do: 'turn-facedown', cards: { all: { side: 'runner' } } },
      ),
    ],
  }),
  event('Prey', {
    code: '09031',
    faction: 'apex',
    influence: 2,
    subtypes: ['run'],
    cost: 0,
    abilities: [
      play(
        runOn('any', [
          {
            kind: 'when',
            trigger: {
              on: 'ice-passed',
              if: {
                is: 'all',
                conditions: [
                  { is: 'fits', card: 'that', as: { in: 'installed', rezzed: true } },
                  {
                    is: 'not',
                    condition: {
                      is: 'more',
                      amount: { of: 'property', what: 'strength', on: 'that' },
                      than: { of: 'count', cards: { side: 'runner' } },
                    },
                  },
                ],
              },
            },
            optional: true,
            limit: 'run',
            effects: [
              choose({ side: 'runner' }, 'prey', {
                least: { of: 'property', what: 'strength', on: 'that' },
                most: { of: 'property', what: 'strength', on: 'that' },
              }),
              { do: 'trash', cards: { named: 'prey' } },
              { do: 'trash', cards: 'that', by: 'runner' },
            ],
          },
        ]),
      ),
    ],
  }),
  hardware('Heartbeat', {
    code: '09032',
    faction: 'apex',
    influence: 3,
    unique: true,
    subtypes: ['console'],
    cost: 2,
    abilities: [
      constant({ of: 'memory-limit', by: 1 }),
      pay(
        { trash: { side: 'runner' } },
        [
          {
            do: 'prevent',
            prevention: { what: 'damage', kinds: ['net', 'meat', 'brain'], amount: 1 },
          },
        ],
        { prevents: { what: 'damage', kinds: ['net', 'meat', 'brain'], amount: 1 } },
      ),
    ],
  }),
  program('Endless Hunger', {
    code: '09033',
    faction: 'apex',
    influence: 2,
    subtypes: ['icebreaker'],
    cost: 0,
    memory: 4,
    strength: 11,
    abilities: [
      pay({ trash: { side: 'runner' } }, [{ do: 'break', upTo: 1, only: 'end-run' }], {
        breaks: true,
      }),
    ],
  }),
  program('Harbinger', {
    code: '09034',
    faction: 'apex',
    influence: 1,
    subtypes: [],
    cost: 0,
    memory: 0,
    strength: null,
    abilities: [constant({ of: 'trashed-to', place: 'facedown' })],
  }),
  resource('Hunting Grounds', {
    code: '09035',
    faction: 'apex',
    influence: 1,
    subtypes: ['location', 'virtual'],
    cost: 2,
    abilities: [
      pay({}, [{ do: 'prevent', prevention: { what: 'encounter' } }], {
        prevents: { what: 'encounter' },
        limit: 'turn',
      }),
      pay({ trashThis: true }, [
        { do: 'look', deck: 'stack', amount: 3, as: 'top' },
        { do: 'install', from: { named: 'top' }, most: 3, facedown: true },
      ]),
    ],
  }),
  resource('Wasteland', {
    code: '09036',
    faction: 'apex',
    influence: 2,
    subtypes: ['location', 'virtual'],
    cost: 2,
    abilities: [
      when(
        { on: 'trashed', by: 'runner', from: 'installed', card: { side: 'runner' }, first: 'turn' },
        [gain('runner', 1)],
      ),
    ],
  }),
];
