import type { CardValue } from '#rules';
import { play, when } from '../words/ability';
import { event, resource } from '../words/card';
import { choose, gain } from '../words/effect';

export const neutralRunner: readonly CardValue[] = [
  event('Uninstall', {
    code: '07053',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: [],
    cost: 0,
    abilities: [
      play(choose({ side: 'runner', type: ['program', 'hardware'] }, 'card'), {
        do: 'move',
        cards: { named: 'card' },
        to: 'hand',
      }),
    ],
  }),
  resource('Data Folding', {
    code: '07055',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['virtual'],
    cost: 3,
    abilities: [
      when({ on: 'turn-began', side: 'runner' }, [
        {
          do: 'if',
          condition: { is: 'at-least', amount: { of: 'unused-memory' }, least: 2 },
          then: [gain('runner', 1)],
        },
      ]),
    ],
  }),
];
