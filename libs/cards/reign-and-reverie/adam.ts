import type { CardValue } from '#rules';
import { mayWhen, when } from '../words/ability';
import { program } from '../words/card';

export const adam: readonly CardValue[] = [
  program('Algernon', {
    code: '22022',
    faction: 'adam',
    influence: 5,
    unique: true,
    subtypes: [],
    cost: 0,
    memory: 1,
    strength: null,
    abilities: [
      mayWhen(
        { on: 'turn-began', side: 'runner' },
        [
          { do: 'gain-clicks', who: 'runner', clicks: 1 },
          {
            do: 'lasting',
            until: 'turn',
            on: 'this',
            abilities: [
              when(
                {
                  on: 'turn-ended',
                  if: {
                    is: 'not',
                    condition: { is: 'happened', fact: 'run-successful', when: 'this-turn' },
                  },
                },
                [{ do: 'trash', cards: 'target' }],
              ),
            ],
          },
        ],
        { credits: 2 },
      ),
    ],
  }),
];
