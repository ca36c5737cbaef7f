import type { CardValue } from '#rules';
import { constant, pay, prevents, when } from '../words/ability';
import { hardware, resource, runnerIdentity } from '../words/card';
import { draw, lose } from '../words/effect';

export const criminal: readonly CardValue[] = [
  runnerIdentity('Armand "Geist" Walker: Tech Lord', {
    code: '08063',
    faction: 'criminal',
    subtypes: ['g-mod'],
    deckSize: 45,
    influenceLimit: 15,
    link: 1,
    abilities: [
      when({ on: 'ability-used', card: { side: 'runner' }, trashSymbol: true }, [
        draw('runner', 1),
      ]),
    ],
  }),
  hardware('Forger', {
    code: '08065',
    faction: 'criminal',
    influence: 1,
    subtypes: ['console'],
    cost: 1,
    abilities: [
      constant({ of: 'link', by: 1 }),
      [
        prevents({ trashThis: true }, { what: 'tags', amount: 1 }),
        pay({ trashThis: true }, [{ do: 'lose-tags', amount: 1 }]),
      ],
    ],
  }),
  resource('Drug Dealer', {
    code: '08083',
    faction: 'criminal',
    influence: 1,
    subtypes: ['connection'],
    cost: 1,
    abilities: [
      when({ on: 'turn-began', side: 'runner' }, [lose('runner', 1)]),
      when({ on: 'turn-began', side: 'corp' }, [draw('runner', 1)]),
    ],
  }),
];
