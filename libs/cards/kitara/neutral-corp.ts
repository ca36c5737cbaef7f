import type { CardValue } from '#rules';
import { canBeAdvanced, constant, mayWhen, pay, play, when } from '../words/ability';
import { agenda, asset, operation } from '../words/card';
import { choose, draw, gain, placeOn, trashThis } from '../words/effect';

export const neutralCorp: readonly CardValue[] = [
  agenda('SSL Endorsement', {
    code: '21038',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['initiative'],
    advancement: 5,
    points: 3,
    abilities: [
      {
        ...when({ on: ['scored', 'stolen'], this: true }, [placeOn('this', 'credit', 9)]),
        anywhere: true,
      },
      [
        mayWhen({ on: 'turn-began', side: 'corp' }, [{ do: 'take', credits: 3 }]),
        constant({ of: 'active-in', place: 'runner-score' }),
      ],
    ],
  }),
  asset('NGO Front', {
    code: '21039',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: [],
    cost: 0,
    trash: 1,
    abilities: [
      canBeAdvanced(),
      pay({ trashThis: true, counters: { kind: 'advancement', amount: 1 } }, [gain('corp', 5)]),
      pay({ trashThis: true, counters: { kind: 'advancement', amount: 2 } }, [gain('corp', 8)]),
    ],
  }),
  operation('Distract the Masses', {
    code: '21040',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: [],
    cost: 0,
    abilities: [
      play(
        gain('runner', 2),
        choose({ in: 'hq' }, 'lost', { least: 0, most: 2 }),
        { do: 'trash', cards: { named: 'lost' } },
        choose({ in: 'archives' }, 'kept', { least: 0, most: 2 }),
        { do: 'shuffle', deck: 'rd', cards: { named: 'kept' } },
        { do: 'remove-from-game', cards: 'this' },
      ),
    ],
  }),
  asset('TechnoCo', {
    code: '21060',
    faction: 'neutral-corp',
    influence: 0,
    unique: true,
    subtypes: ['corporation'],
    cost: 2,
    trash: 2,
    abilities: [
      constant({
        of: 'install-cost',
        cards: {
          side: 'runner',
          any: [{ type: ['program', 'hardware'] }, { type: 'resource', subtype: 'virtual' }],
        },
        by: 1,
      }),
      mayWhen(
        {
          on: 'installed',
          side: 'runner',
          card: {
            any: [{ type: ['program', 'hardware'] }, { type: 'resource', subtype: 'virtual' }],
          },
        },
        [gain('corp', 1)],
      ),
    ],
  }),
  asset('Rashida Jaheem', {
    code: '21080',
    faction: 'neutral-corp',
    influence: 0,
    unique: true,
    subtypes: ['character'],
    cost: 0,
    trash: 1,
    abilities: [
      mayWhen({ on: 'turn-began', side: 'corp' }, [trashThis(), gain('corp', 3), draw('corp', 3)]),
    ],
  }),
];
