import type { CardValue } from '#rules';
import { constant, mayWhen, pay, prevents, when } from '../words/ability';
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
  runnerIdentity('Laramy Fisk: Savvy Investor', {
    code: '08104',
    faction: 'criminal',
    subtypes: ['natural'],
    deckSize: 45,
    influenceLimit: 15,
    link: 0,
    abilities: [
      mayWhen({ on: 'run-successful', server: 'central', first: 'turn' }, [draw('corp', 1)]),
    ],
  }),
];
