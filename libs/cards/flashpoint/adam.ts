import type { CardValue } from '#rules';
import { mayWhen, when } from '../words/ability';
import { resource } from '../words/card';

export const adam: readonly CardValue[] = [
  resource('Find the Truth', {
    code: '11047',
    faction: 'adam',
    influence: 3,
    unique: true,
    subtypes: ['directive', 'virtual'],
    cost: 0,
    abilities: [
      when({ on: 'drew', side: 'runner', each: true }, [{ do: 'reveal', cards: 'that' }]),
      mayWhen({ on: 'run-successful', first: 'turn' }, [
        { do: 'look', deck: 'rd', amount: 1, as: 'seen' },
      ]),
    ],
  }),
];
