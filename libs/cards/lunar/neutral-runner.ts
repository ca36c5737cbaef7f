import type { CardValue } from '#rules';
import { constant, when } from '../words/ability';
import { resource } from '../words/card';
import { trashThis } from '../words/effect';

export const neutralRunner: readonly CardValue[] = [
  resource('Rachel Beckman', {
    code: '06060',
    faction: 'neutral-runner',
    influence: 1,
    unique: true,
    subtypes: ['connection'],
    cost: 8,
    abilities: [
      constant({ of: 'clicks', side: 'runner', by: 1 }),
      [
        when({ on: 'tags-taken' }, [trashThis()]),
        when({ on: 'installed', this: true, if: { is: 'tagged' } }, [trashThis()]),
      ],
    ],
  }),
];
