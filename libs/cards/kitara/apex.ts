import type { CardValue } from '#rules';
import { mayWhen, pay } from '../words/ability';
import { program } from '../words/card';
import { gain, per, placeOn, tokensHere } from '../words/effect';

export const apex: readonly CardValue[] = [
  program('Consume', {
    code: '21068',
    faction: 'apex',
    influence: 5,
    subtypes: ['virus'],
    cost: 2,
    memory: 0,
    strength: null,
    abilities: [
      mayWhen({ on: 'trashed', by: 'runner', card: { side: 'corp' } }, [
        placeOn('this', 'virus', 1),
      ]),
      pay({ clicks: 1 }, [
        gain('runner', per(2, tokensHere('virus'))),
        { do: 'remove', counter: 'virus', amount: tokensHere('virus'), from: 'this' },
      ]),
    ],
  }),
];
