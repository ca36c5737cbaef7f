import type { CardValue } from '#rules';
import { mayWhen } from '../words/ability';
import { asset } from '../words/card';

export const neutralCorp: readonly CardValue[] = [
  asset('Tech Startup', {
    code: '08020',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: [],
    cost: 0,
    trash: 1,
    abilities: [
      mayWhen(
        { on: 'turn-began', side: 'corp' },
        [
          { do: 'search', deck: 'rd', for: { type: 'asset' }, as: 'found', reveal: true },
          { do: 'install', from: { named: 'found' }, most: 1 },
        ],
        { trashThis: true },
      ),
    ],
  }),
];
