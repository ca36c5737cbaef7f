import type { CardValue } from '#rules';
import { pay } from '../words/ability';
import { resource } from '../words/card';

export const adam: readonly CardValue[] = [
  resource('Logic Bomb', {
    code: '21089',
    faction: 'adam',
    influence: 5,
    subtypes: ['virtual'],
    cost: 0,
    abilities: [
      pay(
        { trashThis: true },
        [
          // What is bypassed is left at once: nothing would come after it.
          { do: 'lose-clicks', who: 'runner', clicks: { of: 'clicks', side: 'runner' } },
          { do: 'bypass' },
        ],
        { if: { is: 'fits', card: 'encountered', as: { type: 'ice' } } },
      ),
    ],
  }),
];
