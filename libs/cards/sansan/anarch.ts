import type { CardValue } from '#rules';
import { constant, when } from '../words/ability';
import { resource } from '../words/card';
import { draw } from '../words/effect';

export const anarch: readonly CardValue[] = [
  resource('Off-Campus Apartment', {
    code: '08022',
    faction: 'anarch',
    influence: 1,
    subtypes: ['location'],
    cost: 0,
    abilities: [
      constant({ of: 'hosts', cards: { subtype: 'connection' } }),
      when({ on: 'installed', side: 'runner', card: { subtype: 'connection' }, host: 'this' }, [
        draw('runner', 1),
      ]),
    ],
  }),
];
