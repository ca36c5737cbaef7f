import type { CardValue } from '#rules';
import { iceHere, pay, sub } from '../words/ability';
import { ice } from '../words/card';
import { endTheRun, gain } from '../words/effect';

export const weyland: readonly CardValue[] = [
  ice('Border Control', {
    code: '23054',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: ['barrier'],
    cost: 4,
    strength: 1,
    abilities: [
      pay({ trashThis: true }, [endTheRun()], { if: { is: 'in-run', on: 'this' } }),
      sub(gain('corp', { of: 'count', cards: iceHere })),
      sub(endTheRun()),
    ],
  }),
];
