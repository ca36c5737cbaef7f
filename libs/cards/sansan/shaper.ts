import type { CardValue } from '#rules';
import { breaks, constant, mayWhen, pay, when } from '../words/ability';
import { hardware, program, resource } from '../words/card';
import { choose, draw, placeOn, tokensHere } from '../words/effect';

export const shaper: readonly CardValue[] = [
  resource('Synthetic Blood', {
    code: '08007',
    faction: 'shaper',
    influence: 2,
    unique: true,
    subtypes: ['genetics'],
    cost: 3,
    abilities: [when({ on: 'damage-suffered', first: 'turn' }, [draw('runner', 1)])],
  }),
  program('Study Guide', {
    code: '08028',
    faction: 'shaper',
    influence: 4,
    subtypes: ['icebreaker', 'decoder'],
    cost: 3,
    memory: 1,
    strength: 0,
    abilities: [
      constant({ of: 'strength', cards: 'this', by: tokensHere('power') }),
      breaks(1, 1, 'code gate'),
      pay({ credits: 2 }, [placeOn('this', 'power', 1)]),
    ],
  }),
  resource('Tyson Observatory', {
    code: '08030',
    faction: 'shaper',
    influence: 2,
    unique: true,
    subtypes: ['location'],
    cost: 2,
    abilities: [
      pay({ clicks: 2 }, [
        { do: 'search', deck: 'stack', for: { type: 'hardware' }, as: 'found', reveal: true },
        { do: 'move', cards: { named: 'found' }, to: 'hand' },
      ]),
    ],
  }),
  hardware('Net-Ready Eyes', {
    code: '08047',
    faction: 'shaper',
    influence: 2,
    unique: true,
    subtypes: ['cybernetic'],
    cost: 0,
    abilities: [
      when({ on: 'installed', this: true }, [
        { do: 'damage', kind: 'meat', amount: 2, suffered: true },
      ]),
      when({ on: 'run-began' }, [
        choose({ subtype: 'icebreaker' }, 'aided'),
        {
          do: 'lasting',
          until: 'run',
          on: { named: 'aided' },
          abilities: [constant({ of: 'strength', cards: 'target', by: 1 })],
        },
      ]),
    ],
  }),
  program('Hyperdriver', {
    code: '08070',
    faction: 'shaper',
    influence: 3,
    subtypes: [],
    cost: 1,
    memory: 3,
    strength: null,
    abilities: [
      mayWhen(
        { on: 'turn-began', side: 'runner' },
        [{ do: 'gain-clicks', who: 'runner', clicks: 3 }],
        { removeThis: true },
      ),
    ],
  }),
  resource('Fan Site', {
    code: '08085',
    faction: 'shaper',
    influence: 1,
    subtypes: ['virtual'],
    cost: 0,
    abilities: [
      [
        when({ on: 'scored' }, [{ do: 'move', cards: 'this', to: 'runner-score' }]),
        constant({ of: 'worth', points: 0 }),
      ],
    ],
  }),
  program('DaVinci', {
    code: '08107',
    faction: 'shaper',
    influence: 2,
    subtypes: [],
    cost: 1,
    memory: 1,
    strength: null,
    abilities: [
      when({ on: 'run-successful' }, [placeOn('this', 'power', 1)]),
      pay({ trashThis: true }, [
        {
          do: 'install',
          from: {
            in: 'grip',
            type: ['hardware', 'program', 'resource'],
            measure: { of: 'cost', atMost: tokensHere('power') },
          },
          most: 1,
          free: true,
        },
      ]),
    ],
  }),
];
