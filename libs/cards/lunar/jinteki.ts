import type { CardValue } from '#rules';
import { when } from '../words/ability';
import { asset } from '../words/card';
import { damage } from '../words/effect';

export const jinteki: readonly CardValue[] = [
  asset('Hostile Infrastructure', {
    code: '06083',
    faction: 'jinteki',
    influence: 2,
    subtypes: [],
    cost: 5,
    trash: 5,
    abilities: [
      {
        ...when({ on: 'trashed', by: 'runner', card: { side: 'corp' } }, [damage('net', 1)]),
        asItLeaves: true,
      },
    ],
  }),
];
