import type { CardValue, Effects, Subtype } from '#rules';
import {
  breaks,
  constant,
  insteadOfAccess,
  mayWhen,
  pay,
  play,
  when,
  gains,
} from '../words/ability';
import { event, hardware, program, resource, runnerIdentity } from '../words/card';
import { choose, draw, placeOn, runOn, tokensHere } from '../words/effect';

/** It has the ability to break what was named for as long as it is active. */
const chameleon = (subtype: Subtype): Effects => [
  {
    do: 'lasting',
    until: 'while-active',
    on: 'this',
    abilities: [gains('target', breaks(1, 1, subtype))],
  },
];

const takeAllHosted = (): Effects => [{ do: 'move', cards: { all: { in: 'hosted' } }, to: 'hand' }];

export const shaper: readonly CardValue[] = [
  resource('Gene Conditioning Shoppe', {
    code: '08006',
    faction: 'shaper',
    influence: 1,
    subtypes: ['location'],
    cost: 2,
    abilities: [constant({ of: 'second-time', cards: { subtype: 'genetics' } })],
  }),
  resource('Synthetic Blood', {
    code: '08007',
    faction: 'shaper',
    influence: 2,
    unique: true,
    subtypes: ['genetics'],
    cost: 3,
    abilities: [when({ on: 'damage-suffered', first: 'turn' }, [draw('runner', 1)])],
  }),
  runnerIdentity('Hayley Kaplan: Universal Scholar', {
    code: '08025',
    faction: 'shaper',
    subtypes: ['g-mod'],
    deckSize: 45,
    influenceLimit: 15,
    link: 0,
    abilities: [
      mayWhen({ on: 'installed', side: 'runner', first: 'turn' }, [
        { do: 'install', from: { in: 'grip', typeOf: 'that' }, most: 1 },
      ]),
    ],
  }),
  event('Game Day', {
    code: '08026',
    faction: 'shaper',
    influence: 3,
    subtypes: ['double'],
    cost: 1,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 1 } }),
      play(
        draw('runner', {
          of: 'lacking',
          amount: { of: 'count', cards: { in: 'grip', other: true } },
          to: { of: 'hand-size', side: 'runner' },
        }),
      ),
    ],
  }),
  hardware('Comet', {
    code: '08027',
    faction: 'shaper',
    influence: 2,
    unique: true,
    subtypes: ['console'],
    cost: 4,
    abilities: [
      constant({ of: 'memory-limit', by: 1 }),
      mayWhen({ on: 'play-ended', side: 'runner', card: { type: 'event' }, first: 'turn' }, [
        { do: 'play', from: { in: 'grip', type: 'event' }, most: 1, must: true },
      ]),
    ],
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
  resource('London Library', {
    code: '08029',
    faction: 'shaper',
    influence: 2,
    unique: true,
    subtypes: ['location'],
    cost: 3,
    abilities: [
      when({ on: 'turn-ended', side: 'runner' }, [
        { do: 'trash', cards: { all: { in: 'hosted', type: 'program' } } },
      ]),
      pay({ clicks: 1 }, [
        {
          do: 'install',
          from: { in: 'grip', type: 'program', not: 'virus' },
          most: 1,
          free: true,
          at: 'on-this',
        },
      ]),
      pay({ clicks: 1 }, [
        choose({ in: 'hosted', type: 'program' }, 'lent'),
        { do: 'move', cards: { named: 'lent' }, to: 'hand' },
      ]),
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
  program('Analog Dreamers', {
    code: '08048',
    faction: 'shaper',
    influence: 3,
    subtypes: [],
    cost: 2,
    memory: 1,
    strength: null,
    abilities: [
      pay({ clicks: 1 }, [
        runOn(
          ['R&D'],
          [
            insteadOfAccess('R&D', [
              choose(
                {
                  unrezzed: true,
                  none: [{ type: 'ice' }],
                  measure: { of: 'advancement', atMost: 0 },
                },
                'dreamt',
              ),
              { do: 'shuffle', deck: 'rd', cards: { named: 'dreamt' } },
            ]),
          ],
        ),
      ]),
    ],
  }),
  program('Chameleon', {
    code: '08069',
    faction: 'shaper',
    influence: 3,
    subtypes: ['icebreaker'],
    cost: 2,
    memory: 1,
    strength: 3,
    abilities: [
      when({ on: 'installed', this: true }, [
        {
          do: 'option',
          must: true,
          options: [
            { option: 'sentry', effects: chameleon('sentry') },
            { option: 'code-gate', effects: chameleon('code gate') },
            { option: 'barrier', effects: chameleon('barrier') },
          ],
        },
      ]),
      when({ on: 'turn-ended', side: 'runner' }, [{ do: 'move', cards: 'this', to: 'hand' }]),
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
  resource('Film Critic', {
    code: '08086',
    faction: 'shaper',
    influence: 1,
    subtypes: ['connection'],
    cost: 1,
    abilities: [
      constant({ of: 'hosts', cards: { type: 'agenda' }, atMost: 1 }),
      mayWhen({ on: 'accessed', card: { type: 'agenda' } }, [
        { do: 'host', cards: 'that', on: 'this', faceup: true },
      ]),
      pay({ clicks: 2 }, [
        choose({ in: 'hosted', type: 'agenda' }, 'reviewed'),
        { do: 'move', cards: { named: 'reviewed' }, to: 'runner-score' },
      ]),
    ],
  }),
  hardware('Bookmark', {
    code: '08106',
    faction: 'shaper',
    influence: 2,
    subtypes: [],
    cost: 0,
    abilities: [
      pay({ clicks: 1 }, [
        choose({ in: 'grip' }, 'kept', { least: 0, most: 3 }),
        { do: 'host', cards: { named: 'kept' }, on: 'this' },
      ]),
      [pay({ clicks: 1 }, takeAllHosted()), pay({ trashThis: true }, takeAllHosted())],
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
