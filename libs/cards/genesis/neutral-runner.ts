import type { CardValue } from '#rules';
import { constant, when } from '../words/ability';
import { hardware, resource } from '../words/card';
import { gain } from '../words/effect';

export const neutralRunner: readonly CardValue[] = [
  hardware('Dyson Mem Chip', {
    code: '02028',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['chip', 'link'],
    cost: 3,
    abilities: [[constant({ of: 'memory-limit', by: 1 }), constant({ of: 'link', by: 1 })]],
  }),
  resource('Underworld Contact', {
    code: '02069',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['connection'],
    cost: 2,
    abilities: [
      // ABIL-12: the requirement belongs to the effect.
      when({ on: 'turn-began', side: 'runner' }, [
        { do: 'if', condition: { is: 'link', atLeast: 2 }, then: [gain('runner', 1)] },
      ]),
    ],
  }),
];
