import type { CardValue } from '#rules';
import { constant, play, when } from '../words/ability';
import { event, resource } from '../words/card';
import { draw, gain, tags } from '../words/effect';

export const neutralRunner: readonly CardValue[] = [
  resource('John Masanori', {
    code: '04009',
    faction: 'neutral-runner',
    influence: 0,
    unique: true,
    subtypes: ['connection'],
    cost: 2,
    abilities: [
      when({ on: 'run-successful', first: 'turn' }, [draw('runner', 1)]),
      when({ on: 'run-unsuccessful', first: 'turn' }, [tags(1)]),
    ],
  }),
  event('Lucky Find', {
    code: '04109',
    faction: 'neutral-runner',
    influence: 2,
    subtypes: ['double'],
    cost: 3,
    abilities: [constant({ of: 'play-also', cost: { clicks: 1 } }), play(gain('runner', 9))],
  }),
];
