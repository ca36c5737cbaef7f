import type { CardValue } from '#rules';
import { constant, sub } from '../words/ability';
import { ice } from '../words/card';

export const haasBioroid: readonly CardValue[] = [
  ice('Architect', {
    code: '06061',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['sentry'],
    cost: 4,
    strength: 3,
    abilities: [
      constant({ of: 'cannot', verb: 'trash', cards: 'this' }),
      sub(
        { do: 'look', deck: 'rd', amount: 5, as: 'looked' },
        { do: 'install', from: { named: 'looked' }, fits: {}, most: 1, optional: true, free: true },
      ),
      sub({ do: 'install', from: { in: ['hq', 'archives'] }, most: 1, optional: true }),
    ],
  }),
];
