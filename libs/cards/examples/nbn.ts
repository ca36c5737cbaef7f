import type { CardValue } from '#rules/pool/value';
import { revealedFromRd, when, whenAccessed } from '../words/ability';
import { agenda, ice, upgrade } from '../words/card';
import { choose, endTheRun, trace } from '../words/effect';

export const nbn: readonly CardValue[] = [
  ice('Troll', {
    code: '06108',
    faction: 'nbn',
    influence: 2,
    subtypes: ['sentry'],
    cost: 1,
    strength: 3,
    abilities: [
      when({ on: 'ice-encountered', this: true }, [
        trace(2, {
          do: 'option',
          who: 'runner',
          must: true,
          options: [
            {
              option: 'lose-click',
              effects: [{ do: 'lose-clicks', who: 'runner', clicks: 1 }],
            },
            { option: 'end-run', effects: [endTheRun()] },
          ],
        }),
      ]),
    ],
  }),
  agenda('Quantum Predictive Model', {
    code: '09007',
    faction: 'nbn',
    influence: null,
    subtypes: ['security'],
    advancement: 3,
    points: 1,
    abilities: [
      revealedFromRd(),
      whenAccessed({
        optional: false,
        if: { is: 'tagged' },
        effects: [{ do: 'move', cards: 'this', to: 'corp-score' }],
      }),
    ],
  }),
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
