import type { CardValue } from '#rules';
import { always, constant } from '../words/ability';
import { agenda, upgrade } from '../words/card';

export const jinteki: readonly CardValue[] = [
  upgrade('Ben Musashi', {
    code: '12054',
    faction: 'jinteki',
    influence: 2,
    unique: true,
    subtypes: ['clone'],
    cost: 1,
    trash: 3,
    abilities: [
      {
        ...constant({
          of: 'steal-also',
          cards: { type: 'agenda' },
          from: 'this',
          cost: { damage: { kind: 'net', amount: 2 } },
        }),
        persists: true,
      },
    ],
  }),
  agenda('Obokata Protocol', {
    code: '12070',
    faction: 'jinteki',
    influence: null,
    subtypes: ['ambush'],
    advancement: 5,
    points: 3,
    abilities: [
      always({ of: 'steal-also', cards: 'this', cost: { damage: { kind: 'net', amount: 4 } } }),
    ],
  }),
];
