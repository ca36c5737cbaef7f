import type { CardValue } from '#rules';
import { constant, pay } from '../words/ability';
import { resource } from '../words/card';

export const adam: readonly CardValue[] = [
  resource('Always Be Running', {
    code: '09041',
    faction: 'adam',
    influence: 3,
    unique: true,
    subtypes: ['directive', 'virtual'],
    cost: 0,
    abilities: [
      constant({ of: 'first-click-runs' }),
      pay({ clicks: 2 }, [{ do: 'break', upTo: 1 }], { breaks: true, limit: 'turn' }),
    ],
  }),
];
