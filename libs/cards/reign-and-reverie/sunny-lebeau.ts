import type { CardValue } from '#rules';
import { always, play } from '../words/ability';
import { event } from '../words/card';
import { draw, gain, per } from '../words/effect';

export const sunnyLebeau: readonly CardValue[] = [
  event('Office Supplies', {
    code: '22024',
    faction: 'sunny-lebeau',
    influence: 3,
    subtypes: [],
    cost: 4,
    abilities: [
      always({ of: 'play-cost', cards: 'this', by: per(-1, { of: 'link' }) }),
      play({
        do: 'option',
        options: [
          { option: 'gain-4', effects: [gain('runner', 4)] },
          { option: 'draw-4', effects: [draw('runner', 4)] },
        ],
      }),
    ],
  }),
];
