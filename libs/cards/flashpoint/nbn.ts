import type { CardValue } from '#rules';
import { constant, current, play } from '../words/ability';
import { operation } from '../words/card';

export const nbn: readonly CardValue[] = [
  operation('Service Outage', {
    code: '11057',
    faction: 'nbn',
    influence: 1,
    subtypes: ['current'],
    cost: 1,
    abilities: [
      [play(), ...current()],
      constant({ of: 'run-also', cost: { credits: 1 }, first: 'turn' }),
    ],
  }),
];
