import type { CardValue, Effects } from '#rules';
import { pay, when, mayWhen, constant, play, breaks, boost } from '../words/ability';
import { runnerIdentity, event, hardware, resource, program } from '../words/card';
import { gain, placeOn, choose, runOn } from '../words/effect';

const compiled = (): Effects => [
  { do: 'install', from: { named: 'found' }, most: 1, free: true },
  {
    do: 'if',
    condition: { is: 'installed', card: { named: 'found' } },
    then: [
      {
        do: 'lasting',
        until: 'run',
        on: { named: 'found' },
        abilities: [when({ on: 'run-ended' }, [{ do: 'move', cards: 'target', to: 'bottom' }])],
      },
    ],
  },
];

export const shaper: readonly CardValue[] = [
  hardware('Cyberdelia', {
    code: '21006',
    faction: 'shaper',
    influence: 3,
    subtypes: ['chip'],
    cost: 3,
    abilities: [
      constant({ of: 'memory-limit', by: 1 }),
      mayWhen({ on: 'all-broken', first: 'turn' }, [gain('runner', 1)]),
    ],
  }),
  program('Upya', {
    code: '21007',
    faction: 'shaper',
    influence: 3,
    subtypes: [],
    cost: 0,
    memory: 1,
    strength: null,
    abilities: [
      mayWhen({ on: 'run-successful', server: 'R&D' }, [placeOn('this', 'power', 1)]),
      pay(
        { clicks: 1, counters: { kind: 'power', amount: 3 } },
        [{ do: 'gain-clicks', who: 'runner', clicks: 2 }],
        { limit: 'turn' },
      ),
    ],
  }),
  runnerIdentity('Kabonesa Wu: Netspace Thrillseeker', {
    code: '21025',
    faction: 'shaper',
    subtypes: ['g-mod'],
    deckSize: 45,
    influenceLimit: 15,
    link: 1,
    abilities: [
      pay({ clicks: 1 }, [
        {
          do: 'search',
          deck: 'stack',
          for: { type: 'program', not: 'virus' },
          as: 'found',
        },
        { do: 'install', from: { named: 'found' }, most: 1, discount: 1 },
        {
          do: 'if',
          condition: { is: 'installed', card: { named: 'found' } },
          then: [
            {
              do: 'lasting',
              until: 'turn',
              on: { named: 'found' },
              abilities: [
                when({ on: 'turn-ended' }, [
                  {
                    do: 'if',
                    condition: { is: 'installed', card: 'target' },
                    then: [{ do: 'remove-from-game', cards: 'target' }],
                  },
                ]),
              ],
            },
          ],
        },
      ]),
    ],
  }),
  program('Takobi', {
    code: '21026',
    faction: 'shaper',
    influence: 3,
    unique: true,
    subtypes: [],
    cost: 2,
    memory: 1,
    strength: null,
    abilities: [
      mayWhen({ on: 'all-broken' }, [placeOn('this', 'power', 1)]),
      pay({ counters: { kind: 'power', amount: 2 } }, [
        choose({ type: 'program', subtype: 'icebreaker', not: 'ai' }, 'aided'),
        {
          do: 'lasting',
          until: 'encounter',
          on: { named: 'aided' },
          abilities: [constant({ of: 'strength', cards: 'target', by: 3 })],
        },
      ]),
    ],
  }),
  resource('Kongamato', {
    code: '21027',
    faction: 'shaper',
    influence: 1,
    subtypes: ['virtual'],
    cost: 1,
    abilities: [
      pay({ trashThis: true }, [{ do: 'break', upTo: 1, which: 'first' }], { breaks: true }),
    ],
  }),
  event('Marathon', {
    code: '21046',
    faction: 'shaper',
    influence: 5,
    subtypes: ['run'],
    cost: 1,
    abilities: [
      play(
        { do: 'choose-server', from: 'remote' },
        runOn('chosen', [
          when({ on: 'run-ended', outcome: 'successful' }, [
            { do: 'gain-clicks', who: 'runner', clicks: 1 },
            { do: 'move', cards: 'this', to: 'hand' },
          ]),
        ]),
        {
          do: 'lasting',
          until: 'turn',
          abilities: [constant({ of: 'cannot-run', server: 'chosen' })],
        },
      ),
    ],
  }),
  resource('Gbahali', {
    code: '21047',
    faction: 'shaper',
    influence: 1,
    subtypes: ['virtual'],
    cost: 2,
    abilities: [
      pay({ trashThis: true }, [{ do: 'break', upTo: 1, which: 'last' }], { breaks: true }),
    ],
  }),
  event('Because I Can', {
    code: '21066',
    faction: 'shaper',
    influence: 1,
    subtypes: ['run'],
    cost: 0,
    abilities: [
      play({
        do: 'run',
        on: 'remote',
        during: [
          {
            kind: 'instead',
            of: 'access',
            optional: true,
            effects: [
              {
                do: 'shuffle',
                deck: 'rd',
                cards: { all: { type: ['agenda', 'asset', 'upgrade'], server: 'attacked' } },
              },
            ],
          },
        ],
      }),
    ],
  }),
  program('Nyashia', {
    code: '21067',
    faction: 'shaper',
    influence: 3,
    subtypes: [],
    cost: 2,
    memory: 1,
    strength: null,
    abilities: [
      when({ on: 'installed', this: true }, [placeOn('this', 'power', 3)]),
      mayWhen({ on: 'breach-began', server: 'R&D' }, [{ do: 'access-more', cards: 1 }], {
        counters: { kind: 'power', amount: 1 },
      }),
    ],
  }),
  program('Laamb', {
    code: '21086',
    faction: 'shaper',
    influence: 2,
    subtypes: ['icebreaker', 'fracter'],
    cost: 4,
    memory: 2,
    strength: 2,
    abilities: [
      {
        ...mayWhen(
          { on: 'ice-encountered' },
          [
            {
              do: 'lasting',
              until: 'encounter',
              on: 'encountered',
              abilities: [constant({ of: 'subtypes', cards: 'target', gain: ['barrier'] })],
            },
          ],
          { credits: 2 },
        ),
        limit: 'turn',
      },
      pay({ credits: 2 }, [{ do: 'break', upTo: 'all', subtype: 'barrier' }], { breaks: true }),
      boost(3, 6),
    ],
  }),
  hardware('Gebrselassie', {
    code: '21087',
    faction: 'shaper',
    influence: 4,
    unique: true,
    subtypes: ['mod'],
    cost: 1,
    abilities: [
      pay({ clicks: 1 }, [
        choose({ side: 'runner', subtype: 'icebreaker', not: 'ai' }, 'breaker'),
        { do: 'host', cards: 'this', on: { named: 'breaker' }, faceup: true },
      ]),
      constant({ of: 'boosts-last', cards: 'host', until: 'turn' }),
    ],
  }),
  event('Compile', {
    code: '21088',
    faction: 'shaper',
    influence: 3,
    subtypes: ['run'],
    cost: 2,
    abilities: [
      play(
        runOn('any', [
          {
            kind: 'when',
            trigger: { on: 'ice-encountered', first: 'run' },
            optional: true,
            effects: [
              {
                do: 'option',
                options: [
                  {
                    option: 'stack',
                    effects: [
                      { do: 'search', deck: 'stack', for: { type: 'program' }, as: 'found' },
                      ...compiled(),
                    ],
                  },
                  {
                    option: 'heap',
                    effects: [choose({ in: 'heap', type: 'program' }, 'found'), ...compiled()],
                  },
                ],
              },
            ],
          },
        ]),
      ),
    ],
  }),
  resource('Reclaim', {
    code: '21107',
    faction: 'shaper',
    influence: 2,
    subtypes: [],
    cost: 0,
    abilities: [
      pay({ clicks: 1, trashThis: true, trash: { in: 'grip' } }, [
        {
          do: 'install',
          from: {
            in: 'heap',
            any: [{ type: ['program', 'hardware'] }, { type: 'resource', subtype: 'virtual' }],
          },
          most: 1,
        },
      ]),
    ],
  }),
  program('Engolo', {
    code: '21108',
    faction: 'shaper',
    influence: 4,
    subtypes: ['icebreaker', 'decoder'],
    cost: 5,
    memory: 2,
    strength: 2,
    abilities: [
      {
        ...mayWhen(
          { on: 'ice-encountered' },
          [
            {
              do: 'lasting',
              until: 'encounter',
              on: 'encountered',
              abilities: [constant({ of: 'subtypes', cards: 'target', gain: ['code gate'] })],
            },
          ],
          { credits: 2 },
        ),
        limit: 'turn',
      },
      breaks(1, 1, 'code gate'),
      boost(2, 4),
    ],
  }),
  hardware('Flame-out', {
    code: '21109',
    faction: 'shaper',
    influence: 3,
    unique: true,
    subtypes: ['mod'],
    cost: 2,
    abilities: [
      constant({ of: 'hosts', cards: { type: 'program' }, atMost: 1 }),
      [
        when({ on: 'installed', this: true }, [placeOn('this', 'credit', 9)]),
        constant({ of: 'credits-usable', for: [{ to: 'use', cards: { in: 'hosted' } }] }),
      ],
      when(
        {
          on: 'turn-ended',
          if: { is: 'happened', fact: 'card-credits-spent', when: 'this-turn', this: true },
        },
        [{ do: 'trash', cards: { all: { in: 'hosted', type: 'program' } } }],
      ),
    ],
  }),
];
