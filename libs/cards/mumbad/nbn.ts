import type { CardValue } from '#rules';
import { revealedFromRd, whenAccessed } from '../words/ability';
import { upgrade } from '../words/card';
import { choose } from '../words/effect';

export const nbn: readonly CardValue[] = [
  upgrade('Disposable HQ', {
    code: '10034',
    faction: 'nbn',
    influence: 1,
    subtypes: ['ambush'],
    cost: 0,
    trash: 5,
    abilities: [
      revealedFromRd(),
      whenAccessed({
        optional: true,
        effects: [
          choose({ in: 'hq' }, 'cards', { least: 0, most: { of: 'count', cards: { in: 'hq' } } }),
          { do: 'move', cards: { named: 'cards' }, to: 'bottom' },
        ],
      }),
    ],
  }),
];
