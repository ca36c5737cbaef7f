import type { CardValue } from '#rules';
import { gainsSubs, mayWhen, sub, when } from '../words/ability';
import { agenda, ice } from '../words/card';
import { choose, damage, endTheRun } from '../words/effect';

export const neutralCorp: readonly CardValue[] = [
  ice('Galahad', {
    code: '06011',
    faction: 'neutral-corp',
    influence: 1,
    subtypes: ['barrier', 'grail'],
    cost: 2,
    strength: 1,
    abilities: [
      mayWhen({ on: 'ice-encountered', this: true }, [
        choose({ in: 'hq', type: 'ice', subtype: 'grail' }, 'grail', { least: 0, most: 2 }),
        { do: 'reveal', cards: { named: 'grail' } },
        {
          do: 'lasting',
          until: 'run',
          on: 'this',
          abilities: [gainsSubs({ cards: 'target', copies: { named: 'grail' } })],
        },
      ]),
      sub(endTheRun()),
    ],
  }),
  agenda('Chronos Project', {
    code: '06049',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['research'],
    advancement: 3,
    points: 1,
    abilities: [
      when({ on: 'scored', this: true }, [
        { do: 'remove-from-game', cards: { all: { in: 'heap' } } },
      ]),
    ],
  }),
  ice('Merlin', {
    code: '06091',
    faction: 'neutral-corp',
    influence: 1,
    subtypes: ['code gate', 'grail', 'ap'],
    cost: 6,
    strength: 4,
    abilities: [
      mayWhen({ on: 'ice-encountered', this: true }, [
        choose({ in: 'hq', type: 'ice', subtype: 'grail' }, 'grail', { least: 0, most: 2 }),
        { do: 'reveal', cards: { named: 'grail' } },
        {
          do: 'lasting',
          until: 'run',
          on: 'this',
          abilities: [gainsSubs({ cards: 'target', copies: { named: 'grail' } })],
        },
      ]),
      sub(damage('net', 2)),
    ],
  }),
];
