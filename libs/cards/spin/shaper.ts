import type { CardValue } from '#rules';
import {
  boost,
  breaks,
  constant,
  insteadOfAccess,
  mayWhen,
  pay,
  play,
  when,
} from '../words/ability';
import { event, hardware, program, resource } from '../words/card';
import { choose, draw, gain } from '../words/effect';

export const shaper: readonly CardValue[] = [
  hardware('Lockpick', {
    code: '04006',
    faction: 'shaper',
    influence: 3,
    subtypes: ['chip', 'stealth'],
    cost: 1,
    abilities: [
      constant({
        of: 'recurring',
        credits: 1,
        for: [{ to: 'use', cards: { subtype: 'decoder' } }],
      }),
    ],
  }),
  program('False Echo', {
    code: '04007',
    faction: 'shaper',
    influence: 2,
    subtypes: [],
    cost: 1,
    memory: 1,
    strength: null,
    abilities: [
      mayWhen(
        { on: 'ice-passed', card: { type: 'ice', unrezzed: true } },
        [
          {
            do: 'option',
            who: 'corp',
            must: true,
            options: [
              { option: 'rez', effects: [{ do: 'rez', cards: 'that' }] },
              { option: 'add-to-hq', effects: [{ do: 'move', cards: 'that', to: 'hand' }] },
            ],
          },
        ],
        { trashThis: true },
      ),
    ],
  }),
  resource('Motivation', {
    code: '04008',
    faction: 'shaper',
    influence: 1,
    subtypes: [],
    cost: 0,
    abilities: [
      mayWhen({ on: 'turn-began', side: 'runner' }, [
        { do: 'look', deck: 'stack', amount: 1, as: 'looked' },
      ]),
    ],
  }),
  event('Eureka!', {
    code: '04027',
    faction: 'shaper',
    influence: 1,
    subtypes: ['double'],
    cost: 3,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 1 } }),
      play(
        { do: 'look', deck: 'stack', amount: 1, as: 'top' },
        { do: 'reveal', cards: { named: 'top' } },
        { do: 'install', from: { named: 'top' }, most: 1, optional: true, discount: 10 },
        { do: 'trash', cards: { rest: 'top' } },
      ),
    ],
  }),
  hardware('Record Reconstructor', {
    code: '04028',
    faction: 'shaper',
    influence: 1,
    subtypes: [],
    cost: 0,
    abilities: [
      insteadOfAccess('Archives', [
        choose({ in: 'archives', faceup: true }, 'card'),
        { do: 'move', cards: { named: 'card' }, to: 'top' },
      ]),
    ],
  }),
  program('Torch', {
    code: '04047',
    faction: 'shaper',
    influence: 4,
    subtypes: ['icebreaker', 'decoder'],
    cost: 9,
    memory: 1,
    strength: 4,
    abilities: [breaks(1, 1, 'code gate'), boost(1, 1)],
  }),
  resource('Woman in the Red Dress', {
    code: '04048',
    faction: 'shaper',
    influence: 4,
    unique: true,
    subtypes: ['connection', 'virtual'],
    cost: 3,
    abilities: [
      when({ on: 'turn-began', side: 'runner' }, [
        { do: 'look', deck: 'rd', amount: 1, as: 'top' },
        { do: 'reveal', cards: { named: 'top' } },
        { do: 'may', who: 'corp', effects: [draw('corp', 1)] },
      ]),
    ],
  }),
  hardware('LLDS Processor', {
    code: '04066',
    faction: 'shaper',
    influence: 1,
    subtypes: ['chip'],
    cost: 1,
    abilities: [
      when({ on: 'installed', side: 'runner', card: { subtype: 'icebreaker' } }, [
        {
          do: 'lasting',
          until: 'turn',
          on: 'that',
          abilities: [constant({ of: 'strength', cards: 'target', by: 1 })],
        },
      ]),
    ],
  }),
  program('Sharpshooter', {
    code: '04067',
    faction: 'shaper',
    influence: 1,
    subtypes: ['icebreaker'],
    cost: 1,
    memory: 1,
    strength: 3,
    abilities: [
      pay({ trashThis: true }, [{ do: 'break', upTo: 'all', subtype: 'destroyer' }], {
        breaks: true,
      }),
      boost(1, 2),
    ],
  }),
  hardware('Capstone', {
    code: '04068',
    faction: 'shaper',
    influence: 3,
    unique: true,
    subtypes: [],
    cost: 2,
    abilities: [
      pay({ clicks: 1 }, [
        choose({ in: 'grip' }, 'cards', { least: 0, most: { of: 'count', cards: { in: 'grip' } } }),
        { do: 'trash', cards: { named: 'cards' } },
        draw('runner', {
          of: 'count',
          cards: { named: 'cards' },
          fits: { copyOf: { all: { type: ['hardware', 'program', 'resource'] } } },
        }),
      ]),
    ],
  }),
  hardware('CyberSolutions Mem Chip', {
    code: '04086',
    faction: 'shaper',
    influence: 2,
    subtypes: ['chip'],
    cost: 4,
    abilities: [constant({ of: 'memory-limit', by: 2 })],
  }),
  program('Alpha', {
    code: '04087',
    faction: 'shaper',
    influence: 3,
    subtypes: ['icebreaker', 'ai'],
    cost: 7,
    memory: 1,
    strength: 1,
    abilities: [
      { ...breaks(1, 1), if: { is: 'fits', card: 'encountered', as: { position: 'outermost' } } },
      { ...boost(1, 1), if: { is: 'fits', card: 'encountered', as: { position: 'outermost' } } },
    ],
  }),
  program('Omega', {
    code: '04088',
    faction: 'shaper',
    influence: 3,
    subtypes: ['icebreaker', 'ai'],
    cost: 7,
    memory: 1,
    strength: 1,
    abilities: [
      { ...breaks(1, 1), if: { is: 'fits', card: 'encountered', as: { position: 'innermost' } } },
      { ...boost(1, 1), if: { is: 'fits', card: 'encountered', as: { position: 'innermost' } } },
    ],
  }),
  event('Power Nap', {
    code: '04107',
    faction: 'shaper',
    influence: 2,
    subtypes: ['double'],
    cost: 0,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 1 } }),
      play(
        gain('runner', 2),
        gain('runner', { of: 'count', cards: { in: 'heap', type: 'event', subtype: 'double' } }),
      ),
    ],
  }),
  program('Paintbrush', {
    code: '04108',
    faction: 'shaper',
    influence: 4,
    subtypes: [],
    cost: 3,
    memory: 2,
    strength: null,
    abilities: [
      pay({ clicks: 1 }, [
        choose({ type: 'ice', rezzed: true }, 'ice'),
        {
          do: 'option',
          options: [
            {
              option: 'sentry',
              effects: [
                {
                  do: 'lasting',
                  until: 'next-run',
                  on: { named: 'ice' },
                  abilities: [constant({ of: 'subtypes', cards: 'target', gain: ['sentry'] })],
                },
              ],
            },
            {
              option: 'code-gate',
              effects: [
                {
                  do: 'lasting',
                  until: 'next-run',
                  on: { named: 'ice' },
                  abilities: [constant({ of: 'subtypes', cards: 'target', gain: ['code gate'] })],
                },
              ],
            },
            {
              option: 'barrier',
              effects: [
                {
                  do: 'lasting',
                  until: 'next-run',
                  on: { named: 'ice' },
                  abilities: [constant({ of: 'subtypes', cards: 'target', gain: ['barrier'] })],
                },
              ],
            },
          ],
        },
      ]),
    ],
  }),
];
