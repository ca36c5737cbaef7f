import type { CardValue } from '#rules';
import { constant, pay, play, stockedWith, when } from '../words/ability';
import { event, resource } from '../words/card';
import { gain, placeOn, runOn, trashThis } from '../words/effect';

export const neutralRunner: readonly CardValue[] = [
  resource('Ice Analyzer', {
    code: '03051',
    faction: 'shaper',
    influence: 1,
    subtypes: ['virtual'],
    cost: 0,
    abilities: [
      when({ on: 'rezzed', card: { type: 'ice' } }, [placeOn('this', 'credit', 1)]),
      constant({ of: 'credits-usable', for: [{ to: 'install', cards: { type: 'program' } }] }),
    ],
  }),
  event('Dirty Laundry', {
    code: '03052',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['run'],
    cost: 2,
    abilities: [
      play(runOn('any', [when({ on: 'run-ended', outcome: 'successful' }, [gain('runner', 5)])])),
    ],
  }),
  resource('Daily Casts', {
    code: '03053',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: [],
    cost: 3,
    abilities: [
      stockedWith(8, 'installed'),
      when({ on: 'turn-began', side: 'runner' }, [{ do: 'take', credits: 2 }]),
    ],
  }),
  resource('Same Old Thing', {
    code: '03054',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: [],
    cost: 0,
    abilities: [
      pay({ clicks: 2, trashThis: true }, [
        { do: 'play', from: { in: 'heap', type: 'event' }, most: 1, must: true },
      ]),
    ],
  }),
  resource('The Source', {
    code: '03055',
    faction: 'neutral-runner',
    influence: 2,
    unique: true,
    subtypes: ['connection'],
    cost: 2,
    abilities: [
      constant({ of: 'advancement-requirement', cards: { type: 'agenda' }, by: 1 }),
      constant({ of: 'steal-also', cards: { type: 'agenda' }, cost: { credits: 3 } }),
      when({ on: ['scored', 'stolen'] }, [trashThis()]),
    ],
  }),
];
