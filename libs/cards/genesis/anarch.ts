import type { CardValue } from '#rules';
import { constant, pay, when } from '../words/ability';
import { program, resource } from '../words/card';
import { placeOn } from '../words/effect';

export const anarch: readonly CardValue[] = [
  program('Imp', {
    code: '02003',
    faction: 'anarch',
    influence: 3,
    subtypes: ['virus'],
    cost: 2,
    memory: 1,
    strength: null,
    abilities: [
      when({ on: 'installed', this: true }, [placeOn('this', 'virus', 2)]),
      pay(
        { counters: { kind: 'virus', amount: 1 } },
        [{ do: 'trash', cards: 'accessed', by: 'runner' }],
        { onAccess: true, limit: 'turn' },
      ),
    ],
  }),
  resource('Scrubber', {
    code: '02063',
    faction: 'anarch',
    influence: 1,
    subtypes: ['connection', 'seedy'],
    cost: 2,
    abilities: [constant({ of: 'recurring', credits: 2, for: ['trashing'] })],
  }),
];
