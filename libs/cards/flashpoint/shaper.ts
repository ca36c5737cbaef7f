import type { CardValue } from '#rules';
import { constant, when } from '../words/ability';
import { resource, runnerIdentity } from '../words/card';
import { draw, placeOn } from '../words/effect';

export const shaper: readonly CardValue[] = [
  resource('Net Mercur', {
    code: '11046',
    faction: 'shaper',
    influence: 3,
    unique: true,
    subtypes: ['virtual', 'stealth'],
    cost: 3,
    abilities: [
      when(
        { on: 'card-credits-spent', side: 'runner', card: { subtype: 'stealth' }, first: 'run' },
        [
          {
            do: 'option',
            options: [
              { option: 'place-credit', effects: [placeOn('this', 'credit', 1)] },
              { option: 'draw', effects: [draw('runner', 1)] },
            ],
          },
        ],
      ),
      constant({ of: 'credits-usable' }),
    ],
  }),
  runnerIdentity('Ele "Smoke" Scovak: Cynosure of the Net', {
    code: '11066',
    faction: 'shaper',
    subtypes: ['g-mod', 'stealth'],
    deckSize: 40,
    influenceLimit: 15,
    link: 0,
    abilities: [constant({ of: 'recurring', credits: 1, for: ['icebreakers'] })],
  }),
];
