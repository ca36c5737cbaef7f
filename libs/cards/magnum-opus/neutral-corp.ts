import type { CardValue } from '#rules';
import { constant } from '../words/ability';
import { upgrade } from '../words/card';

export const neutralCorp: readonly CardValue[] = [
  upgrade('Hired Help', {
    code: '23101',
    faction: 'neutral-corp',
    influence: 1,
    subtypes: ['orgcrime', 'enforcer'],
    cost: 1,
    trash: 3,
    abilities: [
      constant(
        { of: 'run-also', server: 'this', cost: { trash: { in: 'runner-score', type: 'agenda' } } },
        {
          is: 'not',
          condition: { is: 'happened', fact: 'run-successful', when: 'this-turn', server: 'HQ' },
        },
      ),
    ],
  }),
];
