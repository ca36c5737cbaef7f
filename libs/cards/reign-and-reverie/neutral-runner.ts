import type { CardValue } from '#rules';
import { constant, when } from '../words/ability';
import { resource } from '../words/card';

export const neutralRunner: readonly CardValue[] = [
  resource('DJ Fenris', {
    code: '22025',
    faction: 'neutral-runner',
    influence: 1,
    unique: true,
    subtypes: ['connection'],
    cost: 3,
    abilities: [
      when({ on: 'installed', this: true }, [
        {
          do: 'bring',
          cards: { type: 'identity', subtype: 'g-mod', faction: 'other' },
          amount: 1,
          to: 'on-this',
        },
      ]),
      constant({ of: 'text-of-hosted' }),
    ],
  }),
];
