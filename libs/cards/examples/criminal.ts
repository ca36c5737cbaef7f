import type { CardValue } from '#rules/pool/value';
import { constant, mayWhen, pay, play, prevents, when } from '../words/ability';
import { event, hardware, program, resource, runnerIdentity } from '../words/card';
import { both, choose, draw, gain, lose, runOn } from '../words/effect';

export const criminal: readonly CardValue[] = [
  event('Legwork', {
    code: '05035',
    faction: 'criminal',
    influence: 2,
    subtypes: ['run'],
    cost: 2,
    abilities: [play(runOn(['HQ'], [constant({ of: 'accesses', server: 'HQ', by: 2 })]))],
  }),
  program('Switchblade', {
    code: '06077',
    faction: 'criminal',
    influence: 2,
    subtypes: ['icebreaker', 'killer'],
    cost: 3,
    memory: 1,
    strength: 0,
    abilities: [
      pay({ credits: 1, from: 'stealth' }, [{ do: 'break', upTo: 'all', subtype: 'sentry' }], {
        breaks: true,
      }),
      pay({ credits: 1, from: 'stealth' }, [
        {
          do: 'lasting',
          until: 'encounter',
          abilities: [constant({ of: 'strength', cards: 'this', by: 7 })],
        },
      ]),
    ],
  }),
  runnerIdentity('Leela Patel: Trained Pragmatist', {
    code: '06095',
    faction: 'criminal',
    subtypes: ['natural'],
    deckSize: 45,
    influenceLimit: 15,
    link: 0,
    abilities: [
      when({ on: ['scored', 'stolen'] }, [
        choose({ unrezzed: true }, 'card'),
        { do: 'move', cards: { named: 'card' }, to: 'hand' },
      ]),
    ],
  }),
  resource('The Supplier', {
    code: '06056',
    faction: 'criminal',
    influence: 2,
    unique: true,
    subtypes: ['connection'],
    cost: 3,
    abilities: [
      pay({ clicks: 1 }, [
        choose({ in: 'grip', type: ['resource', 'hardware'] }, 'card'),
        { do: 'host', cards: { named: 'card' }, on: 'this', faceup: true },
      ]),
      mayWhen({ on: 'turn-began', side: 'runner' }, [
        { do: 'install', from: { in: 'hosted' }, most: 1, discount: 2 },
      ]),
    ],
  }),
  resource('Aeneas Informant', {
    code: '12044',
    faction: 'criminal',
    influence: 1,
    subtypes: ['connection'],
    cost: 0,
    abilities: [
      mayWhen(
        {
          on: 'access-ended',
          card: { hasTrashCost: true },
          if: {
            is: 'all',
            conditions: [
              { is: 'not', condition: { is: 'accessed-from', zone: 'archives' } },
              { is: 'not', condition: { is: 'accessed-trashed' } },
            ],
          },
        },
        [both({ do: 'reveal', cards: 'that' }, gain('runner', 1))],
      ),
    ],
  }),
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
