import type { CardValue } from '#rules';
import { play } from '../words/ability';
import { event } from '../words/card';

export const neutralRunner: readonly CardValue[] = [
  event('Mass Install', {
    code: '05051',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: [],
    cost: 1,
    abilities: [
      play({ do: 'install', from: { in: 'grip', type: 'program' }, most: 3, optional: true }),
    ],
  }),
];
