import type { CardValue } from '#rules';
import { always } from '../words/ability';
import { upgrade } from '../words/card';

export const neutralCorp: readonly CardValue[] = [
  upgrade('Mumbad Virtual Tour', {
    code: '10076',
    faction: 'neutral-corp',
    influence: 2,
    subtypes: ['alliance'],
    cost: 0,
    trash: 5,
    abilities: [{ ...always({ of: 'must-trash-accessed' }), line: 1 }],
  }),
];
