import type { CardValue } from '#rules';
import { constant, firstClick, play, playOnlyIf, when } from '../words/ability';
import { event, resource } from '../words/card';
import { choose, runOn } from '../words/effect';

export const anarch: readonly CardValue[] = [
  event('Run Amok', {
    code: '10001',
    faction: 'anarch',
    influence: 3,
    subtypes: ['run', 'sabotage'],
    cost: 3,
    abilities: [
      play(
        runOn('any', [
          when({ on: 'run-ended' }, [
            choose({ type: 'ice', was: { done: 'rezzed', when: 'this-run' } }, 'hit'),
            { do: 'trash', cards: { named: 'hit' }, by: 'runner' },
          ]),
        ]),
      ),
    ],
  }),
  event('Making an Entrance', {
    code: '10058',
    faction: 'anarch',
    influence: 2,
    subtypes: ['priority'],
    cost: 0,
    abilities: [
      playOnlyIf(
        firstClick('runner'),
        { do: 'look', deck: 'stack', amount: 6, as: 'looked' },
        { do: 'choose', from: { rest: 'looked' }, least: 0, most: 6, as: 'trashed' },
        { do: 'trash', cards: { named: 'trashed' } },
        { do: 'arrange', deck: 'stack', cards: { rest: 'looked' } },
      ),
    ],
  }),
  event('The Noble Path', {
    code: '10077',
    faction: 'anarch',
    influence: 2,
    subtypes: ['run'],
    cost: 0,
    abilities: [
      play(
        { do: 'trash', cards: { all: { in: 'grip' } } },
        runOn('any', [
          constant({ of: 'prevents', kinds: ['net', 'meat', 'brain'], amount: 'all' }),
        ]),
      ),
    ],
  }),
  resource('Emptied Mind', {
    code: '10078',
    faction: 'anarch',
    influence: 3,
    unique: true,
    subtypes: [],
    cost: 0,
    abilities: [
      when(
        {
          on: 'turn-began',
          side: 'runner',
          if: {
            is: 'not',
            condition: { is: 'at-least', amount: { of: 'count', cards: { in: 'grip' } }, least: 1 },
          },
        },
        [{ do: 'gain-clicks', who: 'runner', clicks: 1 }],
      ),
    ],
  }),
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
