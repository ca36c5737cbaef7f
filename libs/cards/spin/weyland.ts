import type { CardValue } from '#rules';
import { constant } from '../words/ability';
import { agenda } from '../words/card';

export const weylandConsortium: readonly CardValue[] = [
  agenda('The Cleaners', {
    code: '04036',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: ['security'],
    advancement: 5,
    points: 3,
    abilities: [constant({ of: 'extra-damage', kind: 'meat', by: 1 })],
  }),
];
