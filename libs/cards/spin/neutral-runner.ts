import type { CardValue } from '#rules';
import { constant, pay, play, playOnlyIf, when } from '../words/ability';
import { event, hardware, resource } from '../words/card';
import { choose, draw, gain, runOn, tags } from '../words/effect';

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
  hardware('Prepaid VoicePAD', {
    code: '04029',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['gear'],
    cost: 2,
    abilities: [
      constant({ of: 'recurring', credits: 1, for: [{ to: 'play', cards: { type: 'event' } }] }),
    ],
  }),
  resource('Raymond Flint', {
    code: '04049',
    faction: 'neutral-runner',
    influence: 0,
    unique: true,
    subtypes: ['connection'],
    cost: 2,
    abilities: [
      when({ on: 'bad-publicity-taken' }, [
        { do: 'random', from: 'hq', cards: 1, as: 'card' },
        { do: 'access', cards: { named: 'card' } },
      ]),
      pay({ trashThis: true }, [
        choose({ unrezzed: true }, 'card'),
        { do: 'expose', cards: { named: 'card' } },
      ]),
    ],
  }),
  resource('Starlight Crusade Funding', {
    code: '04069',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: [],
    cost: 1,
    abilities: [
      when({ on: 'turn-began', side: 'runner' }, [{ do: 'lose-clicks', who: 'runner', clicks: 1 }]),
      constant({ of: 'play-plainly', cards: { type: 'event', subtype: 'double' } }),
    ],
  }),
  event('Blackmail', {
    code: '04089',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['run'],
    cost: 1,
    abilities: [
      playOnlyIf(
        { is: 'at-least', amount: { of: 'bad-publicity' }, least: 1 },
        runOn('any', [constant({ of: 'cannot', verb: 'rez', cards: { type: 'ice' } })]),
      ),
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
