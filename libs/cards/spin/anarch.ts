import type { CardValue } from '#rules';
import { constant, pay, when } from '../words/ability';
import { program, resource } from '../words/card';
import { both, choose, gain, placeOn } from '../words/effect';

export const anarch: readonly CardValue[] = [
  program('Scheherazade', {
    code: '04022',
    faction: 'anarch',
    influence: 1,
    unique: true,
    subtypes: ['daemon'],
    cost: 0,
    memory: 0,
    strength: null,
    abilities: [
      constant({ of: 'hosts', cards: { type: 'program' } }),
      when({ on: 'installed', host: 'this', card: { type: 'program' } }, [gain('runner', 1)]),
    ],
  }),
  resource('Hard at Work', {
    code: '04023',
    faction: 'anarch',
    influence: 2,
    subtypes: [],
    cost: 5,
    abilities: [
      when({ on: 'turn-began', side: 'runner' }, [
        both(gain('runner', 2), { do: 'lose-clicks', who: 'runner', clicks: 1 }),
      ]),
    ],
  }),
  program('Hemorrhage', {
    code: '04082',
    faction: 'anarch',
    influence: 4,
    subtypes: ['virus'],
    cost: 3,
    memory: 1,
    strength: null,
    abilities: [
      when({ on: 'run-successful' }, [placeOn('this', 'virus', 1)]),
      pay({ clicks: 1, counters: { kind: 'virus', amount: 2 } }, [
        choose({ in: 'hq' }, 'card', { who: 'corp' }),
        { do: 'trash', cards: { named: 'card' }, by: 'corp' },
      ]),
    ],
  }),
];
