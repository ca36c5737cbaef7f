import type { CardValue } from '#rules';
import { constant, sub, when } from '../words/ability';
import { ice } from '../words/card';
import { choose, gain, lose } from '../words/effect';

export const nbn: readonly CardValue[] = [
  ice('Slot Machine', {
    code: '23045',
    faction: 'nbn',
    influence: 1,
    subtypes: ['code gate'],
    cost: 3,
    strength: 5,
    abilities: [
      when({ on: 'ice-encountered', this: true }, [
        { do: 'move', cards: { top: 'stack', amount: 1 }, to: 'bottom' },
        { do: 'reveal', cards: { top: 'stack', amount: 3 }, as: 'revealed' },
        {
          do: 'lasting',
          until: 'encounter',
          abilities: [constant({ of: 'kept', as: 'revealed' })],
        },
      ]),
      sub(lose('runner', 3)),
      sub({
        do: 'if',
        condition: { is: 'alike', cards: { kept: 'revealed' }, least: 2 },
        then: [gain('corp', 3)],
      }),
      sub({
        do: 'if',
        condition: { is: 'alike', cards: { kept: 'revealed' }, least: 3 },
        then: [
          choose({ in: 'installed' }, 'card'),
          { do: 'place', counter: 'advancement', amount: 3, on: { named: 'card' } },
        ],
      }),
    ],
  }),
];
