import type { CardValue } from '#rules';
import { constant, pay, when } from '../words/ability';
import { agenda, upgrade } from '../words/card';
import { placeOn } from '../words/effect';

export const neutralCorp: readonly CardValue[] = [
  agenda('Timely Public Release', {
    code: '23027',
    faction: 'neutral-corp',
    influence: null,
    subtypes: ['initiative'],
    advancement: 4,
    points: 2,
    abilities: [
      when({ on: 'scored', this: true }, [placeOn('this', 'agenda', 1)]),
      pay({ counters: { kind: 'agenda', amount: 1 } }, [
        {
          do: 'install',
          from: { in: ['hq', 'archives'], type: 'ice' },
          most: 1,
          at: 'any-position',
          free: true,
        },
      ]),
    ],
  }),
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
