import type { CardValue } from '#rules';
import { boost, breaks, constant, mayWhen, pay } from '../words/ability';
import { hardware, program, resource } from '../words/card';
import { choose, gain, placeOn } from '../words/effect';

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
];
