import type { CardValue } from '#rules';
import { constant, play, when } from '../words/ability';
import { event, runnerIdentity } from '../words/card';
import { draw, runOn } from '../words/effect';

export const anarch: readonly CardValue[] = [
  runnerIdentity('Valencia Estevez: The Angel of Cayambe', {
    code: '07030',
    faction: 'anarch',
    subtypes: ['natural'],
    deckSize: 50,
    influenceLimit: 15,
    link: 0,
    abilities: [constant({ of: 'starts-with', badPublicity: 1 })],
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
];
