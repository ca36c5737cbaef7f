import type { CardValue } from '#rules';
import { constant, mayWhen, pay } from '../words/ability';
import { hardware } from '../words/card';
import { placeOn } from '../words/effect';

export const shaper: readonly CardValue[] = [
  hardware("Mind's Eye", {
    code: '22017',
    faction: 'shaper',
    influence: 3,
    unique: true,
    subtypes: ['console'],
    cost: 3,
    abilities: [
      constant({ of: 'memory-limit', by: 1 }),
      mayWhen({ on: 'run-successful', server: 'R&D' }, [placeOn('this', 'power', 1)]),
      pay({ clicks: 1, counters: { kind: 'power', amount: 3 } }, [{ do: 'access', deck: 'rd' }]),
    ],
  }),
];
