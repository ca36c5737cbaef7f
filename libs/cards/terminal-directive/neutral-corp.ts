import type { CardValue } from '#rules';
import { constant, pay, play, revealedFromRd, sub, when, whenAccessed } from '../words/ability';
import { agenda, asset, ice, operation } from '../words/card';
import { choose, gain, lose, placeOn, tokensHere, trace } from '../words/effect';

export const neutralCorp: readonly CardValue[] = [
  agenda('Paper Trail', {
    code: '13053',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['security'],
    advancement: 4,
    points: 2,
    abilities: [
      when({ on: 'scored', this: true }, [
        trace(6, {
          do: 'trash',
          cards: { all: { type: 'resource', subtype: ['connection', 'job'] } },
        }),
      ]),
    ],
  }),
  asset('Honeyfarm', {
    code: '13054',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['ambush'],
    cost: 0,
    trash: 2,
    abilities: [revealedFromRd(), whenAccessed({ optional: false, effects: [lose('runner', 1)] })],
  }),
  asset('Long-Term Investment', {
    code: '13055',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: [],
    cost: 2,
    trash: 4,
    abilities: [
      [
        when({ on: 'turn-began', side: 'corp' }, [placeOn('this', 'credit', 2)]),
        pay({ clicks: 1 }, [{ do: 'take', credits: 'any' }], {
          if: { is: 'at-least', amount: tokensHere('credit'), least: 8 },
        }),
      ],
    ],
  }),
  ice('Weir', {
    code: '13056',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['code gate'],
    cost: 3,
    strength: 3,
    abilities: [
      sub({ do: 'lose-clicks', who: 'runner', clicks: 1, ifAble: true }),
      sub(choose({ in: 'grip' }, 'lost', { who: 'runner' }), {
        do: 'trash',
        cards: { named: 'lost' },
        by: 'runner',
      }),
    ],
  }),
  operation('IPO', {
    code: '13057',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['terminal', 'transaction'],
    cost: 8,
    abilities: [constant({ of: 'ends-action-phase' }), { ...play(gain('corp', 13)), line: 2 }],
  }),
];
