import type { CardValue } from '#rules';
import { boost, constant, current, pay, play, when } from '../words/ability';
import { event, program, resource, runnerIdentity } from '../words/card';
import { draw, gain, lose, placeOn, trashThis } from '../words/effect';

export const anarch: readonly CardValue[] = [
  program('Lamprey', {
    code: '06014',
    faction: 'anarch',
    influence: 2,
    subtypes: ['virus'],
    cost: 1,
    memory: 1,
    strength: null,
    abilities: [
      when({ on: 'run-successful', server: 'HQ' }, [lose('corp', 1)]),
      when({ on: 'purged' }, [trashThis()]),
    ],
  }),
  event('Scrubbed', {
    code: '06034',
    faction: 'anarch',
    influence: 2,
    subtypes: ['current'],
    cost: 2,
    abilities: [
      [play(), ...current('scored')],
      when({ on: 'ice-encountered', first: 'turn' }, [
        {
          do: 'lasting',
          until: 'run',
          on: 'that',
          abilities: [constant({ of: 'strength', cards: 'target', by: -2 })],
        },
      ]),
    ],
  }),
  runnerIdentity('Quetzal: Free Spirit', {
    code: '06052',
    faction: 'anarch',
    subtypes: ['g-mod'],
    deckSize: 45,
    influenceLimit: 15,
    link: 0,
    abilities: [
      pay({}, [{ do: 'break', upTo: 1, subtype: 'barrier' }], { breaks: true, limit: 'turn' }),
    ],
  }),
  resource("Duggar's", {
    code: '06054',
    faction: 'anarch',
    influence: 4,
    unique: true,
    subtypes: ['location', 'seedy'],
    cost: 2,
    abilities: [pay({ clicks: 4 }, [draw('runner', 10)])],
  }),
  program('Origami', {
    code: '06074',
    faction: 'anarch',
    influence: 2,
    subtypes: [],
    cost: 0,
    memory: 1,
    strength: null,
    abilities: [
      constant({
        of: 'hand-size',
        side: 'runner',
        by: { of: 'count', cards: { copyOf: 'this' } },
      }),
    ],
  }),
  resource('Fester', {
    code: '06075',
    faction: 'anarch',
    influence: 1,
    subtypes: ['virtual'],
    cost: 1,
    abilities: [
      when({ on: 'purged' }, [
        {
          do: 'if',
          condition: { is: 'at-least', amount: { of: 'pool', side: 'corp' }, least: 2 },
          then: [lose('corp', 2)],
        },
      ]),
    ],
  }),
  program('Cerberus "Cuj.0" H3', {
    code: '06094',
    faction: 'anarch',
    influence: 3,
    subtypes: ['icebreaker', 'killer'],
    cost: 3,
    memory: 1,
    strength: 0,
    abilities: [
      when({ on: 'installed', this: true }, [placeOn('this', 'power', 4)]),
      pay(
        { counters: { kind: 'power', amount: 1 } },
        [{ do: 'break', upTo: 2, subtype: 'sentry' }],
        { breaks: true },
      ),
      boost(1, 1),
    ],
  }),
  program('Ixodidae', {
    code: '06114',
    faction: 'anarch',
    influence: 2,
    subtypes: ['virus'],
    cost: 1,
    memory: 1,
    strength: null,
    abilities: [
      when({ on: 'credits-lost', side: 'corp' }, [gain('runner', 1)]),
      when({ on: 'purged' }, [trashThis()]),
    ],
  }),
];
