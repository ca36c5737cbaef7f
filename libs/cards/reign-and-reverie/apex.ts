import type { CardValue } from '#rules';
import { play } from '../words/ability';
import { event } from '../words/card';
import { runOn } from '../words/effect';

export const apex: readonly CardValue[] = [
  event('Reboot', {
    code: '22023',
    faction: 'apex',
    influence: 5,
    subtypes: ['run'],
    cost: 1,
    abilities: [
      play(
        runOn(
          ['Archives'],
          [
            {
              kind: 'instead',
              of: 'access',
              optional: false,
              effects: [
                { do: 'install', from: { in: 'heap' }, most: 5, optional: true, facedown: true },
              ],
            },
          ],
        ),
        { do: 'remove-from-game', cards: 'this' },
      ),
    ],
  }),
];
