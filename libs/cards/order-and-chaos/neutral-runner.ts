import type { CardValue } from '#rules';
import { constant, mayWhen, play, when } from '../words/ability';
import { event, hardware, resource } from '../words/card';
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
  hardware('Qianju PT', {
    code: '07054',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['vehicle'],
    cost: 2,
    abilities: [
      mayWhen({ on: 'turn-began', side: 'runner' }, [
        { do: 'lose-clicks', who: 'runner', clicks: 1 },
        {
          do: 'lasting',
          until: 'runner-turn-begins',
          abilities: [constant({ of: 'avoids-next-tag' })],
        },
      ]),
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
