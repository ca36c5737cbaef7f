import type { CardValue } from '#rules';
import {
  pay,
  when,
  mayWhen,
  constant,
  play,
  breaks,
  boost,
  prevents,
  gains,
  current,
} from '../words/ability';
import { event, hardware, resource, program } from '../words/card';
import { draw, choose, runOn } from '../words/effect';

export const shaper: readonly CardValue[] = [
  resource('Bio-Modeled Network', {
    code: '12006',
    faction: 'shaper',
    influence: 2,
    subtypes: ['virtual'],
    cost: 1,
    abilities: [
      prevents({ trashThis: true }, { what: 'damage', kinds: ['net'], amount: 'all', allBut: 1 }),
    ],
  }),
  resource('Network Exchange', {
    code: '12007',
    faction: 'shaper',
    influence: 2,
    subtypes: ['virtual'],
    cost: 2,
    abilities: [
      constant({ of: 'install-cost', cards: { type: 'ice' }, by: 1, beyond: 'innermost' }),
    ],
  }),
  event('System Seizure', {
    code: '12026',
    faction: 'shaper',
    influence: 1,
    subtypes: ['current'],
    cost: 0,
    abilities: [
      [play(), ...current('scored')],
      constant({
        of: 'boosts-last',
        cards: { side: 'runner', subtype: 'icebreaker' },
        until: 'run',
        first: 'turn',
      }),
    ],
  }),
  program('Customized Secretary', {
    code: '12027',
    faction: 'shaper',
    influence: 2,
    subtypes: [],
    cost: 2,
    memory: 1,
    strength: null,
    abilities: [
      when({ on: 'installed', this: true }, [
        { do: 'reveal', cards: { top: 'stack', amount: 5 }, as: 'shown' },
        {
          do: 'choose',
          from: { named: 'shown' },
          fits: { type: 'program' },
          least: 0,
          most: 5,
          as: 'kept',
        },
        { do: 'host', cards: { named: 'kept' }, on: 'this', faceup: true },
        { do: 'shuffle', deck: 'stack' },
      ]),
      pay({ clicks: 1 }, [{ do: 'install', from: { in: 'hosted' }, most: 1 }]),
    ],
  }),
  hardware('Adjusted Matrix', {
    code: '12046',
    faction: 'shaper',
    influence: 2,
    subtypes: ['mod'],
    cost: 5,
    abilities: [
      [
        constant({ of: 'install-only', on: { subtype: 'icebreaker' } }),
        constant({ of: 'subtypes', cards: 'host', gain: ['ai'] }),
        gains('host', pay({ clicks: 1 }, [{ do: 'break', upTo: 1 }], { breaks: true })),
      ],
    ],
  }),
  hardware('Dedicated Processor', {
    code: '12047',
    faction: 'shaper',
    influence: 3,
    subtypes: ['mod'],
    cost: 2,
    abilities: [
      constant({ of: 'install-only', on: { subtype: 'icebreaker', not: 'ai' } }),
      gains('host', boost(2, 4)),
    ],
  }),
  program('Inversificator', {
    code: '12048',
    faction: 'shaper',
    influence: 3,
    subtypes: ['icebreaker', 'decoder'],
    cost: 6,
    memory: 1,
    strength: 2,
    abilities: [
      mayWhen(
        {
          on: 'ice-passed',
          first: 'turn',
          card: { type: 'ice', was: { done: 'all-broken', when: 'this-run', with: 'this' } },
        },
        [
          choose({ type: 'ice', except: 'that' }, 'other'),
          { do: 'swap', cards: 'that', with: { named: 'other' } },
        ],
      ),
      breaks(1, 1, 'code gate'),
      boost(1, 1),
    ],
  }),
  hardware('Daredevil', {
    code: '12066',
    faction: 'shaper',
    influence: 1,
    unique: true,
    subtypes: ['console'],
    cost: 5,
    abilities: [
      constant({ of: 'memory-limit', by: 2 }),
      when({ on: 'run-began', ice: 2, first: 'turn' }, [draw('runner', 2)]),
    ],
  }),
  program('Mass-Driver', {
    code: '12067',
    faction: 'shaper',
    influence: 3,
    subtypes: ['icebreaker', 'decoder'],
    cost: 8,
    memory: 2,
    strength: 1,
    abilities: [
      when({ on: 'all-broken', with: 'this' }, [
        {
          do: 'lasting',
          until: 'encounter',
          from: 'next-encounter',
          abilities: [constant({ of: 'unresolved-subs', first: 3 })],
        },
      ]),
      breaks(2, 1, 'code gate'),
      boost(1, 1),
    ],
  }),
  event('Lean and Mean', {
    code: '12086',
    faction: 'shaper',
    influence: 1,
    subtypes: ['run'],
    cost: 2,
    abilities: [
      play({
        do: 'if',
        condition: {
          is: 'at-least',
          amount: { of: 'count', cards: { type: 'program' } },
          least: 4,
        },
        then: [runOn('any')],
        otherwise: [
          runOn('any', [constant({ of: 'strength', cards: { subtype: 'icebreaker' }, by: 2 })]),
        ],
      }),
    ],
  }),
  program('Maven', {
    code: '12087',
    faction: 'shaper',
    influence: 3,
    subtypes: ['icebreaker', 'ai'],
    cost: 5,
    memory: 2,
    strength: 0,
    abilities: [
      constant({ of: 'strength', cards: 'this', by: { of: 'count', cards: { type: 'program' } } }),
      breaks(2, 1),
    ],
  }),
  program("Na'Not'K", {
    code: '12088',
    faction: 'shaper',
    influence: 1,
    subtypes: ['icebreaker', 'killer'],
    cost: 4,
    memory: 1,
    strength: 1,
    abilities: [
      constant({
        of: 'strength',
        cards: 'this',
        by: { of: 'count', cards: { type: 'ice', server: 'attacked' } },
      }),
      breaks(1, 1, 'sentry'),
      boost(3, 2),
    ],
  }),
  event("Diana's Hunt", {
    code: '12106',
    faction: 'shaper',
    influence: 4,
    subtypes: ['run'],
    cost: 4,
    abilities: [
      play(
        runOn('any', [
          mayWhen({ on: 'ice-encountered' }, [
            {
              do: 'install',
              from: { in: 'grip', type: 'program' },
              most: 1,
              free: true,
              as: 'hunting',
            },
            {
              do: 'lasting',
              until: 'run',
              on: { named: 'hunting' },
              abilities: [when({ on: 'run-ended' }, [{ do: 'trash', cards: 'target' }])],
            },
          ]),
        ]),
      ),
    ],
  }),
  event('Reshape', {
    code: '12107',
    faction: 'shaper',
    influence: 4,
    subtypes: [],
    cost: 3,
    abilities: [
      play(choose({ type: 'ice', unrezzed: true }, 'two', { least: 2, most: 2 }), {
        do: 'swap',
        cards: { named: 'two' },
      }),
    ],
  }),
  resource('Dummy Box', {
    code: '12108',
    faction: 'shaper',
    influence: 2,
    subtypes: ['virtual'],
    cost: 1,
    abilities: [
      [
        prevents(
          { trash: { in: 'grip', type: 'hardware' } },
          { what: 'trash', types: ['hardware'], by: 'corp' },
        ),
        prevents(
          { trash: { in: 'grip', type: 'program' } },
          { what: 'trash', types: ['program'], by: 'corp' },
        ),
        prevents(
          { trash: { in: 'grip', type: 'resource' } },
          { what: 'trash', types: ['resource'], by: 'corp' },
        ),
      ],
    ],
  }),
];
