import type { CardValue } from '#rules';
import { when, mayWhen, constant, play } from '../words/ability';
import { event, resource } from '../words/card';
import { gain, draw, trashThis, choose, runOn } from '../words/effect';

export const neutralRunner: readonly CardValue[] = [
  event('Mad Dash', {
    code: '12008',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['run'],
    cost: 0,
    abilities: [
      [
        play(
          runOn('any', [
            when({ on: 'run-ended' }, [
              {
                do: 'if',
                condition: { is: 'happened', fact: 'stolen', when: 'this-run' },
                then: [{ do: 'move', cards: 'this', to: 'runner-score' }],
                otherwise: [{ do: 'damage', kind: 'meat', amount: 1, suffered: true }],
              },
            ]),
          ]),
        ),
        constant({ of: 'worth', points: 1 }),
      ],
    ],
  }),
  event('Build Script', {
    code: '12028',
    faction: 'neutral-runner',
    influence: 1,
    subtypes: [],
    cost: 0,
    abilities: [play(gain('runner', 1), draw('runner', 2))],
  }),
  resource('Dadiana Chacon', {
    code: '12049',
    faction: 'neutral-runner',
    influence: 0,
    unique: true,
    subtypes: ['connection'],
    cost: 0,
    abilities: [
      when(
        {
          on: 'turn-began',
          side: 'runner',
          if: {
            is: 'not',
            condition: { is: 'at-least', amount: { of: 'pool', side: 'runner' }, least: 6 },
          },
        },
        [gain('runner', 1)],
      ),
      [
        when({ on: 'pool-empty', side: 'runner' }, [
          trashThis(),
          { do: 'damage', kind: 'meat', amount: 3, suffered: true },
        ]),
        // ABIL-04: they have no credits as it becomes active, too.
        when(
          {
            on: 'installed',
            this: true,
            if: {
              is: 'not',
              condition: { is: 'at-least', amount: { of: 'pool', side: 'runner' }, least: 1 },
            },
          },
          [trashThis(), { do: 'damage', kind: 'meat', amount: 3, suffered: true }],
        ),
      ],
    ],
  }),
  resource('Bloo Moose', {
    code: '12089',
    faction: 'neutral-runner',
    influence: 0,
    unique: true,
    subtypes: ['location', 'seedy'],
    cost: 4,
    abilities: [
      mayWhen({ on: 'turn-began', side: 'runner' }, [
        choose({ in: 'heap' }, 'eaten'),
        { do: 'remove-from-game', cards: { named: 'eaten' } },
        gain('runner', 2),
      ]),
    ],
  }),
  resource('Corporate Defector', {
    code: '12109',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['connection'],
    cost: 0,
    abilities: [
      when({ on: 'drew', side: 'corp', how: 'action' }, [
        { do: 'reveal', cards: { named: 'drawn' } },
      ]),
    ],
  }),
];
