import type { CardValue } from '#rules';
import { constant, current, mayWhen, play } from '../words/ability';
import { event, runnerIdentity } from '../words/card';

export const anarch: readonly CardValue[] = [
  runnerIdentity('Null: Whistleblower', {
    code: '11002',
    faction: 'anarch',
    subtypes: ['natural'],
    deckSize: 45,
    influenceLimit: 15,
    link: 0,
    abilities: [
      {
        ...mayWhen(
          { on: 'ice-encountered' },
          [
            {
              do: 'lasting',
              until: 'run',
              on: 'encountered',
              abilities: [constant({ of: 'strength', cards: 'target', by: -2 })],
            },
          ],
          { trash: { in: 'grip' } },
        ),
        limit: 'turn',
      },
    ],
  }),
  event('Rumor Mill', {
    code: '11022',
    faction: 'anarch',
    influence: 2,
    subtypes: ['current'],
    cost: 1,
    abilities: [
      [play(), ...current('scored')],
      constant({ of: 'blank', cards: { type: ['asset', 'upgrade'], unique: true, not: 'region' } }),
    ],
  }),
];
