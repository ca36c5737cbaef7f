import type { CardValue } from '#rules';
import { play } from '../words/ability';
import { event } from '../words/card';
import { choose, draw } from '../words/effect';

export const anarch: readonly CardValue[] = [
  event('Labor Rights', {
    code: '23001',
    faction: 'anarch',
    influence: 2,
    subtypes: [],
    cost: 0,
    abilities: [
      play(
        { do: 'trash', cards: { top: 'stack', amount: 3 } },
        choose({ in: 'heap' }, 'back', { least: 3, most: 3 }),
        { do: 'shuffle', deck: 'stack', cards: { named: 'back' } },
        draw('runner', 1),
        { do: 'remove-from-game', cards: 'this' },
      ),
    ],
  }),
];
