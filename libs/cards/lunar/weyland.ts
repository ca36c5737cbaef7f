import type { CardValue } from '#rules';
import { canBeAdvanced, constant, sub } from '../words/ability';
import { ice } from '../words/card';
import { choose, tokensHere } from '../words/effect';

export const weylandConsortium: readonly CardValue[] = [
  ice('Wendigo', {
    code: '06047',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['code gate', 'morph'],
    cost: 2,
    strength: 4,
    abilities: [
      canBeAdvanced(),
      constant(
        { of: 'subtypes', cards: 'this', gain: ['barrier'], lose: ['code gate'] },
        { is: 'odd', amount: tokensHere('advancement') },
      ),
      sub(choose({ type: 'program' }, 'program'), {
        do: 'lasting',
        until: 'run',
        on: { named: 'program' },
        abilities: [constant({ of: 'cannot', verb: 'use', cards: 'target' })],
      }),
    ],
  }),
];
