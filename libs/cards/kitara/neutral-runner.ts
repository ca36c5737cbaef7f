import type { CardValue } from '#rules';
import { constant, mayWhen, when, exactly } from '../words/ability';
import { resource, program } from '../words/card';
import { placeOn, tokensHere, trashThis, draw, gain } from '../words/effect';

export const neutralRunner: readonly CardValue[] = [
  program('RNG Key', {
    code: '21029',
    faction: 'neutral-runner',
    influence: 0,
    unique: true,
    subtypes: [],
    cost: 0,
    memory: 1,
    strength: null,
    abilities: [
      mayWhen({ on: 'run-successful', server: ['HQ', 'R&D'], first: 'turn' }, [
        { do: 'choose-number', most: 20, least: 0, as: 'number' },
        {
          do: 'lasting',
          until: 'run',
          x: { of: 'var', name: 'number' },
          abilities: [
            {
              ...when({ on: 'accessed' }, [
                { do: 'reveal', cards: 'that' },
                {
                  do: 'if',
                  condition: {
                    is: 'fits',
                    card: 'that',
                    as: {
                      any: [
                        {
                          type: ['asset', 'ice', 'operation', 'upgrade'],
                          measure: exactly('cost', { of: 'x' }),
                        },
                        { type: 'agenda', measure: exactly('requirement', { of: 'x' }) },
                      ],
                    },
                  },
                  then: [
                    {
                      do: 'option',
                      options: [
                        { option: 'gain-3', effects: [gain('runner', 3)] },
                        { option: 'draw-2', effects: [draw('runner', 2)] },
                      ],
                    },
                  ],
                },
              ]),
              limit: 'run',
            },
          ],
        },
      ]),
    ],
  }),
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
