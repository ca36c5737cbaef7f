import type { CardValue } from '#rules';
import { current, play, when } from '../words/ability';
import { event } from '../words/card';
import { gain } from '../words/effect';

export const sunnyLebeau: readonly CardValue[] = [
  event('Another Day, Another Paycheck', {
    code: '11007',
    faction: 'sunny-lebeau',
    influence: 3,
    subtypes: ['current'],
    cost: 0,
    abilities: [
      [play(), ...current('scored')],
      when({ on: 'stolen' }, [
        {
          do: 'trace',
          base: 0,
          success: [],
          failure: [
            gain('runner', {
              of: 'sum',
              amounts: [
                { of: 'agenda-points', side: 'corp' },
                { of: 'agenda-points', side: 'runner' },
              ],
            }),
          ],
        },
      ]),
    ],
  }),
];
