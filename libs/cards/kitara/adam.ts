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
          { do: 'bypass' },
          { do: 'lose-clicks', who: 'runner', clicks: { of: 'clicks', side: 'runner' } },
        ],
        { if: { is: 'fits', card: 'encountered', as: { type: 'ice' } } },
      ),
    ],
  }),
];
