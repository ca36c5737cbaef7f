import type { CardValue } from '#rules';
import {
  breaks,
  constant,
  firstClick,
  ifSuccessful,
  pay,
  play,
  playOnlyIf,
  when,
} from '../words/ability';
import { event, hardware, program, resource, runnerIdentity } from '../words/card';
import { choose, draw, runOn } from '../words/effect';

export const shaper: readonly CardValue[] = [
  runnerIdentity('Ayla "Bios" Rahim: Simulant Specialist', {
    code: '13012',
    faction: 'shaper',
    subtypes: ['natural'],
    deckSize: 45,
    influenceLimit: 15,
    link: 0,
    abilities: [
      when({ on: 'hands-due' }, [
        { do: 'look', deck: 'stack', amount: 6, as: 'top' },
        choose({ named: 'top' }, 'stored', { least: 4, most: 4 }),
        { do: 'host', cards: { named: 'stored' }, on: 'this' },
        { do: 'shuffle', deck: 'stack' },
      ]),
      pay({ clicks: 1 }, [
        choose({ in: 'hosted' }, 'recalled'),
        { do: 'move', cards: { named: 'recalled' }, to: 'hand' },
      ]),
    ],
  }),
  event('Careful Planning', {
    code: '13013',
    faction: 'shaper',
    influence: 4,
    subtypes: ['priority'],
    cost: 3,
    abilities: [
      playOnlyIf(firstClick('runner'), choose({ server: 'remote', unrezzed: true }, 'kept'), {
        do: 'lasting',
        until: 'turn',
        on: { named: 'kept' },
        abilities: [constant({ of: 'cannot', verb: 'rez', cards: 'target' })],
      }),
    ],
  }),
  event('Deep Data Mining', {
    code: '13014',
    faction: 'shaper',
    influence: 4,
    subtypes: ['run'],
    cost: 3,
    abilities: [
      play(
        runOn(
          ['R&D'],
          [
            ifSuccessful('R&D', {
              of: 'accesses',
              server: 'R&D',
              by: { of: 'least', amounts: [{ of: 'unused-memory' }, 4] },
            }),
          ],
        ),
      ),
    ],
  }),
  hardware('LLDS Memory Diamond', {
    code: '13015',
    faction: 'shaper',
    influence: 1,
    subtypes: ['mod'],
    cost: 4,
    abilities: [
      [constant({ of: 'memory-limit', by: 1 }), constant({ of: 'link', by: 1 })],
      constant({ of: 'hand-size', side: 'runner', by: 1 }),
    ],
  }),
  hardware('Ubax', {
    code: '13016',
    faction: 'shaper',
    influence: 3,
    unique: true,
    subtypes: ['console'],
    cost: 5,
    abilities: [
      constant({ of: 'memory-limit', by: 1 }),
      when({ on: 'turn-began', side: 'runner' }, [draw('runner', 1)]),
    ],
  }),
  program('Adept', {
    code: '13017',
    faction: 'shaper',
    influence: 3,
    subtypes: ['icebreaker', 'fracter', 'killer'],
    cost: 5,
    memory: 2,
    strength: 2,
    abilities: [
      constant({ of: 'strength', cards: 'this', by: { of: 'unused-memory' } }),
      pay({ credits: 2 }, [{ do: 'break', upTo: 1, subtype: ['sentry', 'barrier'] }], {
        breaks: true,
      }),
    ],
  }),
  program('Savant', {
    code: '13018',
    faction: 'shaper',
    influence: 3,
    subtypes: ['icebreaker', 'killer', 'decoder'],
    cost: 4,
    memory: 2,
    strength: 1,
    abilities: [
      constant({ of: 'strength', cards: 'this', by: { of: 'unused-memory' } }),
      [breaks(2, 1, 'sentry'), breaks(2, 2, 'code gate')],
    ],
  }),
  program('Egret', {
    code: '13019',
    faction: 'shaper',
    influence: 2,
    subtypes: [],
    cost: 2,
    memory: 1,
    strength: null,
    abilities: [
      constant({ of: 'install-only', on: { type: 'ice', rezzed: true } }),
      constant({ of: 'subtypes', cards: 'host', gain: ['sentry', 'code gate', 'barrier'] }),
    ],
  }),
  program('Dhegdheer', {
    code: '13020',
    faction: 'shaper',
    influence: 2,
    subtypes: ['daemon'],
    cost: 2,
    memory: 0,
    strength: null,
    abilities: [
      constant({ of: 'hosts', cards: { type: 'program' }, atMost: 1, freeMemory: true }),
      constant({ of: 'hosting-cost', by: -1 }),
    ],
  }),
  resource('Levy Advanced Research Lab', {
    code: '13021',
    faction: 'shaper',
    influence: 2,
    subtypes: ['location', 'ritzy'],
    cost: 4,
    abilities: [
      pay({ clicks: 1 }, [
        { do: 'reveal', cards: { top: 'stack', amount: 4 }, as: 'shown' },
        {
          do: 'choose',
          from: { named: 'shown' },
          fits: { type: 'program' },
          least: 0,
          most: 1,
          as: 'taken',
        },
        { do: 'move', cards: { named: 'taken' }, to: 'hand' },
        { do: 'arrange', deck: 'stack', cards: { rest: 'shown' }, at: 'bottom' },
      ]),
    ],
  }),
  resource('Laguna Velasco District', {
    code: '13022',
    faction: 'shaper',
    influence: 2,
    unique: true,
    subtypes: ['location', 'ritzy'],
    cost: 5,
    abilities: [when({ on: 'clicks-spent', side: 'runner', use: ['draw'] }, [draw('runner', 1)])],
  }),
];
