import type { CardValue } from '#rules';
import { when } from '../words/ability';
import { resource } from '../words/card';

export const anarch: readonly CardValue[] = [
  resource('Bhagat', {
    code: '10098',
    faction: 'anarch',
    influence: 4,
    unique: true,
    subtypes: ['connection'],
    cost: 3,
    abilities: [
      when({ on: 'run-successful', server: 'HQ', first: 'turn' }, [
        { do: 'trash', cards: { top: 'rd', amount: 1 }, by: 'corp' },
      ]),
    ],
  }),
];
