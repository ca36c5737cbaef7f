import type { CardValue } from '#rules';
import { constant, when } from '../words/ability';
import { program, resource } from '../words/card';
import { gain } from '../words/effect';

export const shaper: readonly CardValue[] = [
  program('Leprechaun', {
    code: '06019',
    faction: 'shaper',
    influence: 2,
    subtypes: ['daemon'],
    cost: 2,
    memory: 1,
    strength: null,
    abilities: [constant({ of: 'hosts', cards: { type: 'program' }, atMost: 2, freeMemory: true })],
  }),
  resource('Order of Sol', {
    code: '06058',
    faction: 'shaper',
    influence: 1,
    unique: true,
    subtypes: ['location'],
    cost: 2,
    abilities: [when({ on: 'pool-empty', side: 'runner', first: 'turn' }, [gain('runner', 1)])],
  }),
];
