import type { CardValue } from '#rules';
import { constant, mayWhen, when } from '../words/ability';
import { resource } from '../words/card';
import { placeOn, tokensHere, trashThis } from '../words/effect';

export const neutralRunner: readonly CardValue[] = [
  resource('Jackpot!', {
    code: '21090',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: [],
    cost: 0,
    abilities: [
      mayWhen({ on: 'turn-began', side: 'runner' }, [placeOn('this', 'credit', 1)]),
      [
        mayWhen({ on: 'stolen' }, [{ do: 'take', credits: 'any' }, trashThis()]),
        mayWhen({ on: 'added-to-score-area', side: 'runner' }, [
          { do: 'take', credits: 'any' },
          trashThis(),
        ]),
      ],
    ],
  }),
  resource('Kasi String', {
    code: '21111',
    faction: 'neutral-runner',
    influence: 0,
    unique: true,
    subtypes: ['virtual'],
    cost: 1,
    abilities: [
      mayWhen(
        {
          on: 'run-ended',
          outcome: 'successful',
          server: 'remote',
          first: 'turn',
          if: {
            is: 'all',
            conditions: [
              { is: 'happened', fact: 'accessed', when: 'this-run' },
              { is: 'not', condition: { is: 'happened', fact: 'stolen', when: 'this-run' } },
            ],
          },
        },
        [placeOn('this', 'power', 1)],
      ),
      [
        when(
          {
            on: 'tokens-placed',
            this: true,
            if: { is: 'at-least', amount: tokensHere('power'), least: 4 },
          },
          [{ do: 'move', cards: 'this', to: 'runner-score' }],
        ),
        constant({ of: 'worth', points: 1 }),
      ],
    ],
  }),
];
