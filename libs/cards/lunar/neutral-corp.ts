import type { CardValue } from '#rules';
import { when } from '../words/ability';
import { agenda } from '../words/card';

export const neutralCorp: readonly CardValue[] = [
  agenda('Chronos Project', {
    code: '06049',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['research'],
    advancement: 3,
    points: 1,
    abilities: [
      when({ on: 'scored', this: true }, [
        { do: 'remove-from-game', cards: { all: { in: 'heap' } } },
      ]),
    ],
  }),
];
