import type { CardValue, Effect } from '#rules';
import { clicksBreak, sub } from '../words/ability';
import { ice } from '../words/card';
import { choose, damage } from '../words/effect';

const payOrTrash = (): Effect => ({
  do: 'option',
  who: 'runner',
  must: true,
  options: [
    {
      option: 'pay-2',
      effects: [{ do: 'must-pay', who: 'runner', cost: { credits: 2 }, otherwise: [] }],
    },
    {
      option: 'trash',
      effects: [
        choose({ side: 'runner' }, 'card', { who: 'runner' }),
        { do: 'trash', cards: { named: 'card' }, by: 'runner' },
      ],
    },
  ],
});

export const haasBioroid: readonly CardValue[] = [
  ice('Fairchild 2.0', {
    code: '11031',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['code gate', 'bioroid', 'ap'],
    cost: 4,
    strength: 3,
    abilities: [clicksBreak(2, 2), sub(payOrTrash()), sub(payOrTrash()), sub(damage('brain', 1))],
  }),
];
