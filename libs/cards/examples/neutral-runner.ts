import type { CardValue } from '#rules/pool/value';
import { constant, play, prevents, when } from '../words/ability';
import { event, hardware, resource } from '../words/card';
import { both, draw, gain } from '../words/effect';

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
  event('Mass Install', {
    code: '05051',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: [],
    cost: 1,
    abilities: [
      play({ do: 'install', from: { in: 'grip', type: 'program' }, most: 3, optional: true }),
    ],
  }),
  event('Process Automation', {
    code: '13023',
    faction: 'neutral-runner',
    influence: 1,
    subtypes: [],
    cost: 0,
    abilities: [play(both(gain('runner', 2), draw('runner', 1)))],
  }),
  resource('Biometric Spoofing', {
    code: '13026',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: [],
    cost: 2,
    abilities: [
      prevents({ trashThis: true }, { what: 'damage', kinds: ['net', 'meat', 'brain'], amount: 2 }),
    ],
  }),
];
