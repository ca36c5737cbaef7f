import type { CardValue } from '#rules';
import { constant, stockedWith, when } from '../words/ability';
import { resource } from '../words/card';
import { trashThis } from '../words/effect';

export const neutralRunner: readonly CardValue[] = [
  resource('Daily Casts', {
    code: '03053',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: [],
    cost: 3,
    abilities: [
      stockedWith(8, 'installed'),
      when({ on: 'turn-began', side: 'runner' }, [{ do: 'take', credits: 2 }]),
    ],
  }),
  resource('The Source', {
    code: '03055',
    faction: 'neutral-runner',
    influence: 2,
    unique: true,
    subtypes: ['connection'],
    cost: 2,
    abilities: [
      constant({ of: 'advancement-requirement', cards: { type: 'agenda' }, by: 1 }),
      constant({ of: 'steal-also', cards: { type: 'agenda' }, cost: { credits: 3 } }),
      when({ on: ['scored', 'stolen'] }, [trashThis()]),
    ],
  }),
];
