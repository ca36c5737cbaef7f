import type { CardValue } from '#rules';
import { constant, pay, play, when } from '../words/ability';
import { event, hardware, program, resource, runnerIdentity } from '../words/card';
import { choose, draw, per } from '../words/effect';

export const adam: readonly CardValue[] = [
  runnerIdentity('Adam: Compulsive Hacker', {
    code: '09037',
    faction: 'adam',
    subtypes: ['bioroid'],
    deckSize: 45,
    influenceLimit: 25,
    link: 0,
    abilities: [
      when({ on: 'sides-chosen' }, [
        { do: 'bring', cards: { subtype: 'directive' }, amount: 3, to: 'rig' },
      ]),
    ],
  }),
  event('Independent Thinking', {
    code: '09038',
    faction: 'adam',
    influence: 1,
    subtypes: [],
    cost: 1,
    abilities: [
      play(choose({ side: 'runner' }, 'given', { least: 0, most: 5 }), {
        do: 'if',
        condition: {
          is: 'at-least',
          amount: { of: 'count', cards: { named: 'given' }, fits: { subtype: 'directive' } },
          least: 1,
        },
        then: [
          { do: 'trash', cards: { named: 'given' }, as: 'gone' },
          draw('runner', per(2, { of: 'var', name: 'gone' })),
        ],
        otherwise: [
          { do: 'trash', cards: { named: 'given' }, as: 'gone' },
          draw('runner', { of: 'var', name: 'gone' }),
        ],
      }),
    ],
  }),
  hardware('Brain Chip', {
    code: '09039',
    faction: 'adam',
    influence: 3,
    unique: true,
    subtypes: ['console'],
    cost: 2,
    abilities: [
      constant({ of: 'memory-limit', by: { of: 'agenda-points', side: 'runner' } }),
      constant({ of: 'hand-size', side: 'runner', by: { of: 'agenda-points', side: 'runner' } }),
    ],
  }),
  program('Multithreader', {
    code: '09040',
    faction: 'adam',
    influence: 1,
    subtypes: [],
    cost: 3,
    memory: 1,
    strength: null,
    abilities: [
      constant({ of: 'recurring', credits: 2, for: [{ to: 'use', cards: { type: 'program' } }] }),
    ],
  }),
  resource('Always Be Running', {
    code: '09041',
    faction: 'adam',
    influence: 3,
    unique: true,
    subtypes: ['directive', 'virtual'],
    cost: 0,
    abilities: [
      constant({ of: 'first-click-runs' }),
      pay({ clicks: 2 }, [{ do: 'break', upTo: 1 }], { breaks: true, limit: 'turn' }),
    ],
  }),
  resource('Dr. Lovegood', {
    code: '09042',
    faction: 'adam',
    influence: 1,
    unique: true,
    subtypes: ['connection'],
    cost: 2,
    abilities: [
      when({ on: 'turn-began', side: 'runner' }, [
        choose({ side: 'runner' }, 'silenced'),
        {
          do: 'lasting',
          until: 'turn',
          on: { named: 'silenced' },
          abilities: [constant({ of: 'blank', cards: 'target' })],
        },
      ]),
    ],
  }),
  resource('Neutralize All Threats', {
    code: '09043',
    faction: 'adam',
    influence: 3,
    unique: true,
    subtypes: ['directive', 'virtual'],
    cost: 0,
    abilities: [
      constant({ of: 'must-trash-accessed', first: 'turn' }),
      constant({ of: 'accesses', server: 'HQ', by: 1 }),
    ],
  }),
  resource('Safety First', {
    code: '09044',
    faction: 'adam',
    influence: 3,
    unique: true,
    subtypes: ['directive', 'virtual'],
    cost: 0,
    abilities: [
      constant({ of: 'hand-size', side: 'runner', by: -2 }),
      when(
        {
          on: 'turn-ended',
          side: 'runner',
          if: {
            is: 'more',
            amount: { of: 'hand-size', side: 'runner' },
            than: { of: 'count', cards: { in: 'grip' } },
          },
        },
        [draw('runner', 1)],
      ),
    ],
  }),
];
