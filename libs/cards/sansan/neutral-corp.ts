import type { CardValue } from '#rules';
import { constant, iceHere, mayWhen, sub, when } from '../words/ability';
import { agenda, asset, ice, upgrade } from '../words/card';
import { endTheRun, placeOn, tokensHere } from '../words/effect';

export const neutralCorp: readonly CardValue[] = [
  asset('Tech Startup', {
    code: '08020',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: [],
    cost: 0,
    trash: 1,
    abilities: [
      mayWhen(
        { on: 'turn-began', side: 'corp' },
        [
          { do: 'search', deck: 'rd', for: { type: 'asset' }, as: 'found', reveal: true },
          { do: 'install', from: { named: 'found' }, most: 1 },
        ],
        { trashThis: true },
      ),
    ],
  }),
  upgrade('Breaker Bay Grid', {
    code: '08040',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['region'],
    cost: 0,
    trash: 2,
    abilities: [
      constant({ of: 'rez-cost', cards: { type: ['asset', 'upgrade'], server: 'this' }, by: -5 }),
    ],
  }),
  ice('Quicksand', {
    code: '08060',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['barrier'],
    cost: 3,
    strength: 0,
    abilities: [
      when({ on: 'ice-encountered', this: true }, [placeOn('this', 'power', 1)]),
      constant({ of: 'strength', cards: 'this', by: tokensHere('power') }),
      sub(endTheRun()),
    ],
  }),
  upgrade('Underway Grid', {
    code: '08080',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['region'],
    cost: 0,
    trash: 3,
    abilities: [
      constant({ of: 'cannot', verb: 'bypass', cards: iceHere }),
      constant({ of: 'cannot', verb: 'expose', cards: { side: 'corp', server: 'this' } }),
    ],
  }),
  agenda('Vanity Project', {
    code: '08100',
    faction: 'neutral-corp',
    influence: 1,
    subtypes: [],
    advancement: 6,
    points: 4,
    abilities: [],
  }),
  agenda('The Future is Now', {
    code: '08120',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['initiative'],
    advancement: 3,
    points: 1,
    abilities: [
      when({ on: 'scored', this: true }, [
        { do: 'search', deck: 'rd', for: {}, as: 'found' },
        { do: 'move', cards: { named: 'found' }, to: 'hand' },
      ]),
    ],
  }),
];
