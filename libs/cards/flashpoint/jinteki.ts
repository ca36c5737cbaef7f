import type { CardValue } from '#rules';
import { revealedFromRd, sub, whenAccessed } from '../words/ability';
import { ice } from '../words/card';
import { damage } from '../words/effect';

export const jinteki: readonly CardValue[] = [
  ice('Chrysalis', {
    code: '11013',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['sentry', 'ap'],
    cost: 3,
    strength: 2,
    trash: 1,
    abilities: [
      revealedFromRd(),
      whenAccessed({
        optional: false,
        if: { is: 'not', condition: { is: 'accessed-from', zone: 'archives' } },
        effects: [{ do: 'encounter', ice: 'this' }],
      }),
      sub(damage('net', 2)),
    ],
  }),
];
