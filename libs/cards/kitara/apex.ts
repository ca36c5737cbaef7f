import type { CardValue } from '#rules';
import { mayWhen, pay } from '../words/ability';
import { program, resource } from '../words/card';
import { choose, gain, per, placeOn, tokensHere } from '../words/effect';

export const apex: readonly CardValue[] = [
  resource('Assimilator', {
    code: '21008',
    faction: 'apex',
    influence: 5,
    subtypes: ['virtual'],
    cost: 5,
    abilities: [
      pay({ clicks: 2 }, [
        choose({ side: 'runner', facedown: true }, 'turned'),
        { do: 'turn-faceup', cards: { named: 'turned' } },
        { do: 'trash', cards: { named: 'turned', fits: { type: 'event' } } },
      ]),
    ],
  }),
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
