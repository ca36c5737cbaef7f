import type { CardValue } from '#rules';
import { always, constant, mayWhen, pay, play, sub, when } from '../words/ability';
import { agenda, asset, ice, operation, upgrade } from '../words/card';
import { choose, damage, endTheRun, per, placeOn, trashPrograms } from '../words/effect';

export const neutralCorp: readonly CardValue[] = [
  asset('Mumba Temple', {
    code: '10018',
    faction: 'neutral-corp',
    influence: 2,
    subtypes: ['alliance', 'facility'],
    cost: 1,
    trash: 3,
    abilities: [
      { ...constant({ of: 'recurring', credits: 2, for: [{ to: 'rez', cards: {} }] }), line: 1 },
    ],
  }),
  asset('Museum of History', {
    code: '10019',
    faction: 'neutral-corp',
    influence: 2,
    unique: true,
    subtypes: ['alliance', 'ritzy'],
    cost: 1,
    trash: 3,
    abilities: [
      {
        ...mayWhen({ on: 'turn-began', side: 'corp' }, [
          choose({ in: 'archives' }, 'kept'),
          { do: 'shuffle', deck: 'rd', cards: { named: 'kept' } },
        ]),
        line: 1,
      },
    ],
  }),
  agenda('Corporate Sales Team', {
    code: '10037',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['expansion'],
    advancement: 4,
    points: 2,
    abilities: [
      when({ on: 'scored', this: true }, [placeOn('this', 'credit', 10)]),
      when({ on: 'turn-began' }, [{ do: 'take', credits: 1 }]),
    ],
  }),
  asset('PAD Factory', {
    code: '10038',
    faction: 'neutral-corp',
    influence: 2,
    subtypes: ['alliance', 'facility'],
    cost: 2,
    trash: 3,
    abilities: [
      {
        ...pay({ clicks: 1 }, [
          choose({}, 'made'),
          { do: 'place', counter: 'advancement', amount: 1, on: { named: 'made' } },
          {
            do: 'lasting',
            until: 'corp-turn-begins',
            on: { named: 'made' },
            abilities: [constant({ of: 'cannot', verb: 'score', cards: 'target' })],
          },
        ]),
        line: 1,
      },
    ],
  }),
  operation('Localized Product Line', {
    code: '10075',
    faction: 'neutral-corp',
    influence: 3,
    subtypes: [],
    cost: 4,
    abilities: [
      play(
        {
          do: 'search',
          deck: 'rd',
          for: {},
          as: 'found',
          most: 'any',
          titles: 'same',
          reveal: true,
        },
        { do: 'move', cards: { named: 'found' }, to: 'hand' },
      ),
    ],
  }),
  ice('Cobra', {
    code: '10074',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['sentry', 'destroyer', 'ap'],
    cost: 4,
    strength: 1,
    abilities: [sub(...trashPrograms(1)), sub(damage('net', 2))],
  }),
  upgrade('Mumbad Virtual Tour', {
    code: '10076',
    faction: 'neutral-corp',
    influence: 2,
    subtypes: ['alliance'],
    cost: 0,
    trash: 5,
    abilities: [{ ...always({ of: 'must-trash-accessed' }), line: 1 }],
  }),
  ice('Vanilla', {
    code: '10095',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['barrier'],
    cost: 0,
    strength: 0,
    abilities: [sub(endTheRun())],
  }),
  agenda('Merger', {
    code: '10114',
    faction: 'neutral-corp',
    influence: 1,
    subtypes: ['expansion'],
    advancement: 3,
    points: 2,
    abilities: [
      constant({
        of: 'agenda-points',
        by: per(1, { of: 'count', cards: 'this', fits: { in: 'runner-score' } }),
      }),
    ],
  }),
];
