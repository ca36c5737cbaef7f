import type { CardValue } from '#rules';
import { prevents } from '../words/ability';
import { hardware } from '../words/card';

export const shaper: readonly CardValue[] = [
  hardware('Feedback Filter', {
    code: '03037',
    faction: 'shaper',
    influence: 1,
    subtypes: ['gear'],
    cost: 2,
    abilities: [
      prevents({ credits: 3 }, { what: 'damage', kinds: ['net'], amount: 1 }),
      prevents({ trashThis: true }, { what: 'damage', kinds: ['brain'], amount: 2 }),
    ],
  }),
];
