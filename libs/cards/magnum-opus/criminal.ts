import type { CardValue } from '#rules';
import { mayWhen, when } from '../words/ability';
import { resource } from '../words/card';
import { draw, placeOn, tokensHere, trashThis } from '../words/effect';

export const criminal: readonly CardValue[] = [
  resource('Crowdfunding', {
    code: '23013',
    faction: 'criminal',
    influence: 3,
    subtypes: ['virtual', 'seedy'],
    cost: 0,
    abilities: [
      [
        when({ on: 'installed', this: true }, [placeOn('this', 'credit', 3)]),
        when(
          {
            on: 'credits-taken',
            this: true,
            if: {
              is: 'not',
              condition: { is: 'at-least', amount: tokensHere('credit'), least: 1 },
            },
          },
          [trashThis(), draw('runner', 1)],
        ),
      ],
      when({ on: 'turn-began', side: 'runner' }, [{ do: 'take', credits: 1 }]),
      {
        ...mayWhen(
          {
            on: 'turn-ended',
            side: 'runner',
            if: {
              is: 'at-least',
              amount: { of: 'happened', fact: 'run-successful', when: 'this-turn' },
              least: 3,
            },
          },
          [{ do: 'install', from: 'this', most: 1, free: true }],
        ),
        anywhere: 'heap',
      },
    ],
  }),
];
