import type { CardValue } from '#rules';
import { constant, current, pay, play, when } from '../words/ability';
import { event, hardware, resource } from '../words/card';
import { draw, placeOn, tokensHere } from '../words/effect';

export const neutralRunner: readonly CardValue[] = [
  resource('Chatterjee University', {
    code: '10010',
    faction: 'neutral-runner',
    influence: 0,
    unique: true,
    subtypes: ['location', 'ritzy'],
    cost: 1,
    abilities: [
      pay({ clicks: 1 }, [placeOn('this', 'power', 1)]),
      pay({ clicks: 1 }, [
        {
          do: 'install',
          from: { in: 'grip', type: 'program' },
          most: 1,
          discount: tokensHere('power'),
        },
        { do: 'remove', counter: 'power', amount: 1, from: 'this' },
      ]),
    ],
  }),
  event('"Freedom Through Equality"', {
    code: '10045',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['current'],
    cost: 3,
    abilities: [
      [play(), ...current('scored')],
      [
        when({ on: 'stolen' }, [{ do: 'move', cards: 'this', to: 'runner-score' }]),
        constant({ of: 'worth', points: 1 }),
      ],
    ],
  }),
  resource('Akshara Sareen', {
    code: '10046',
    faction: 'neutral-runner',
    influence: 0,
    unique: true,
    subtypes: ['connection'],
    cost: 0,
    abilities: [
      [
        constant({ of: 'clicks', side: 'corp', by: 1 }),
        constant({ of: 'clicks', side: 'runner', by: 1 }),
      ],
    ],
  }),
  hardware('Sports Hopper', {
    code: '10064',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['vehicle'],
    cost: 3,
    abilities: [constant({ of: 'link', by: 1 }), pay({ trashThis: true }, [draw('runner', 3)])],
  }),
];
