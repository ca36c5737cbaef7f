import type { CardValue } from '#rules';
import { constant, current, play } from '../words/ability';
import { event } from '../words/card';

export const neutralRunner: readonly CardValue[] = [
  event('Interdiction', {
    code: '11087',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['current'],
    cost: 1,
    abilities: [
      [play(), ...current('scored')],
      constant(
        { of: 'cannot', verb: 'rez', cards: { type: ['asset', 'upgrade'] } },
        { is: 'turn', of: 'runner' },
      ),
    ],
  }),
];
