import type { CardValue } from '#rules';
import { playOnlyIf } from '../words/ability';
import { operation } from '../words/card';

export const weylandConsortium: readonly CardValue[] = [
  operation('Subcontract', {
    code: '10113',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: ['gray ops'],
    cost: 0,
    abilities: [
      playOnlyIf({ is: 'tagged' }, { do: 'play', from: { in: 'hq', type: 'operation' }, most: 2 }),
    ],
  }),
];
