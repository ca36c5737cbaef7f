import type { CardValue } from '#rules';
import { mayWhen } from '../words/ability';
import { agenda } from '../words/card';

export const jinteki: readonly CardValue[] = [
  agenda('Bacterial Programming', {
    code: '21033',
    faction: 'jinteki',
    influence: null,
    subtypes: ['research'],
    advancement: 5,
    points: 3,
    abilities: [
      {
        ...mayWhen({ on: ['scored', 'stolen'], this: true }, [
          { do: 'look', deck: 'rd', amount: 7, as: 'looked' },
          { do: 'choose', from: { rest: 'looked' }, least: 0, most: 7, as: 'taken' },
          { do: 'move', cards: { named: 'taken' }, to: 'hand' },
          { do: 'choose', from: { rest: 'looked' }, least: 0, most: 7, as: 'trashed' },
          { do: 'trash', cards: { named: 'trashed' } },
          { do: 'arrange', deck: 'rd', cards: { rest: 'looked' } },
        ]),
        anywhere: true,
      },
    ],
  }),
];
