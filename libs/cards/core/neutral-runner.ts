import type { CardValue } from '#rules';
import { pay, when, constant, play, breaks, boost, stockedWith } from '../words/ability';
import { event, program, resource } from '../words/card';
import { gain, placeOn, trashThis, choose } from '../words/effect';

export const neutralRunner: readonly CardValue[] = [
  event('Infiltration', {
    code: '01049',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: [],
    cost: 0,
    abilities: [
      play({
        do: 'option',
        options: [
          { option: 'gain-2', effects: [gain('runner', 2)] },
          {
            option: 'expose',
            effects: [
              choose({ unrezzed: true }, 'card'),
              { do: 'expose', cards: { named: 'card' } },
            ],
          },
        ],
      }),
    ],
  }),
  event('Sure Gamble', {
    code: '01050',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: [],
    cost: 5,
    abilities: [play(gain('runner', 9))],
  }),
  program('Crypsis', {
    code: '01051',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['icebreaker', 'ai', 'virus'],
    cost: 5,
    memory: 1,
    strength: 0,
    abilities: [
      breaks(1, 1),
      boost(1, 1),
      pay({ clicks: 1 }, [placeOn('this', 'virus', 1)]),
      when({ on: 'encounter-ended', with: 'this' }, [
        {
          do: 'option',
          must: true,
          options: [
            {
              option: 'remove-counter',
              effects: [{ do: 'remove', counter: 'virus', amount: 1, from: 'this' }],
            },
            { option: 'trash-self', effects: [trashThis()] },
          ],
        },
      ]),
    ],
  }),
  resource('Access to Globalsec', {
    code: '01052',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['link'],
    cost: 1,
    abilities: [constant({ of: 'link', by: 1 })],
  }),
  resource('Armitage Codebusting', {
    code: '01053',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['job'],
    cost: 1,
    abilities: [stockedWith(12, 'installed'), pay({ clicks: 1 }, [{ do: 'take', credits: 2 }])],
  }),
];
