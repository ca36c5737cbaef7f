import type { CardValue } from '#rules';
import { constant } from '../words/ability';
import { program } from '../words/card';

export const shaper: readonly CardValue[] = [
  program('Dhegdheer', {
    code: '13020',
    faction: 'shaper',
    influence: 2,
    subtypes: ['daemon'],
    cost: 2,
    memory: 0,
    strength: null,
    abilities: [
      constant({ of: 'hosts', cards: { type: 'program' }, atMost: 1, freeMemory: true }),
      constant({ of: 'hosting-cost', by: -1 }),
    ],
  }),
];
