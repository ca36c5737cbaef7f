import type { CardValue } from '#rules';
import { when } from '../words/ability';
import { program } from '../words/card';
import { draw } from '../words/effect';

export const apex: readonly CardValue[] = [
  program('Reaver', {
    code: '11086',
    faction: 'apex',
    influence: 4,
    subtypes: [],
    cost: 2,
    memory: 1,
    strength: null,
    abilities: [
      when({ on: 'trashed', by: 'runner', from: 'installed', first: 'turn' }, [draw('runner', 1)]),
    ],
  }),
];
