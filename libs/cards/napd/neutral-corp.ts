import type { CardValue } from '#rules';
import { constant, pay, when } from '../words/ability';
import { corpIdentity } from '../words/card';
import { draw, gain } from '../words/effect';

export const neutralCorp: readonly CardValue[] = [
  corpIdentity('Cyber Bureau: Keeping the Peace', {
    code: '24001',
    faction: 'neutral-corp',
    subtypes: ['police department'],
    deckSize: 40,
    influenceLimit: null,
    abilities: [
      constant({ of: 'starting-hand', cards: 10 }),
      when({ on: 'first-turn-due' }, [
        {
          do: 'install',
          from: { in: 'hq' },
          most: 5,
          optional: true,
          free: true,
          as: 'prepared',
        },
        { do: 'rez-some', cards: { named: 'prepared' }, discount: 20 },
        { do: 'flip' },
      ]),
    ],
    backs: [
      {
        title: "Detective's Bureau: Upholding the Law",
        abilities: [
          {
            ...when({ on: 'run-began', first: 'turn' }, [
              {
                do: 'lose',
                who: 'runner',
                credits: { of: 'agenda-points', side: 'runner' },
                as: 'lost',
              },
              gain('corp', { of: 'var', name: 'lost' }),
            ]),
            line: 3,
          },
          {
            ...pay({ clicks: 1 }, [
              {
                do: 'option',
                options: [
                  { option: 'gain-3', effects: [gain('corp', 3)] },
                  { option: 'draw-3', effects: [draw('corp', 3)] },
                ],
              },
            ]),
            line: 4,
          },
        ],
      },
    ],
  }),
];
