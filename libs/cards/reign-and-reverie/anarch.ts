import type { CardValue } from '#rules';
import { pay, when, mayWhen, constant, play } from '../words/ability';
import { runnerIdentity, event, hardware, resource, program } from '../words/card';
import { gain, lose, placeOn, choose, runOn, per } from '../words/effect';

export const anarch: readonly CardValue[] = [
  runnerIdentity('Nathaniel "Gnat" Hall: One-of-a-Kind', {
    code: '22001',
    faction: 'anarch',
    subtypes: ['natural'],
    deckSize: 40,
    influenceLimit: 15,
    link: 0,
    abilities: [
      when(
        {
          on: 'turn-began',
          side: 'runner',
          if: {
            is: 'not',
            condition: { is: 'at-least', amount: { of: 'count', cards: { in: 'grip' } }, least: 3 },
          },
        },
        [gain('runner', 1)],
      ),
    ],
  }),
  event('Divide and Conquer', {
    code: '22002',
    faction: 'anarch',
    influence: 4,
    subtypes: ['run'],
    cost: 3,
    abilities: [
      play(
        runOn(
          ['Archives'],
          [
            when({ on: 'breach-ended', server: 'Archives' }, [
              { do: 'random', from: 'hq', cards: 1, as: 'held' },
              { do: 'access', cards: { named: 'held' } },
              { do: 'access', deck: 'rd' },
            ]),
          ],
        ),
      ),
    ],
  }),
  event('Guinea Pig', {
    code: '22003',
    faction: 'anarch',
    influence: 3,
    subtypes: [],
    cost: 4,
    abilities: [play({ do: 'trash', cards: { all: { in: 'grip' } } }, gain('runner', 10))],
  }),
  hardware('Patchwork', {
    code: '22004',
    faction: 'anarch',
    influence: 3,
    subtypes: ['console'],
    cost: 4,
    abilities: [
      constant({ of: 'memory-limit', by: 1 }),
      constant({
        of: 'may-cost-less',
        verbs: ['play', 'install'],
        by: 2,
        trash: { in: 'grip' },
        limit: 'turn',
      }),
    ],
  }),
  hardware('Hijacked Router', {
    code: '22005',
    faction: 'anarch',
    influence: 2,
    unique: true,
    subtypes: [],
    cost: 2,
    abilities: [
      when({ on: 'server-created' }, [lose('corp', 1)]),
      mayWhen({ on: 'run-successful', server: 'Archives' }, [lose('corp', 3)], { trashThis: true }),
    ],
  }),
  program('Cradle', {
    code: '22006',
    faction: 'anarch',
    influence: 3,
    subtypes: ['icebreaker', 'decoder'],
    cost: 4,
    memory: 1,
    strength: 5,
    abilities: [
      constant({
        of: 'strength',
        cards: 'this',
        by: per(-1, { of: 'count', cards: { in: 'grip' } }),
      }),
      pay({ credits: 2 }, [{ do: 'break', upTo: 'all', subtype: 'code gate' }], { breaks: true }),
    ],
  }),
  resource('District 99', {
    code: '22007',
    faction: 'anarch',
    influence: 3,
    unique: true,
    subtypes: ['location', 'seedy'],
    cost: 3,
    abilities: [
      mayWhen({ on: 'trashed', first: 'turn', card: { type: ['program', 'hardware'] } }, [
        placeOn('this', 'power', 1),
      ]),
      pay({ clicks: 1, counters: { kind: 'power', amount: 3 } }, [
        choose({ in: 'heap', ofIdentity: 'runner' }, 'kept'),
        { do: 'move', cards: { named: 'kept' }, to: 'hand' },
      ]),
    ],
  }),
];
