import type { CardValue } from '#rules';
import {
  always,
  boost,
  breaks,
  constant,
  insteadOfAccess,
  mayWhen,
  pay,
  play,
  playOnlyIf,
  prevents,
  stockedWith,
  when,
} from '../words/ability';
import { event, hardware, program, resource, runnerIdentity } from '../words/card';
import { choose, lose, placeOn, runOn, tags, tokensHere } from '../words/effect';

export const anarch: readonly CardValue[] = [
  runnerIdentity('Whizzard: Master Gamer', {
    code: '02001',
    faction: 'anarch',
    subtypes: ['natural'],
    deckSize: 45,
    influenceLimit: 15,
    link: 0,
    abilities: [constant({ of: 'recurring', credits: 3, for: ['trashing'] })],
  }),
  hardware('Spinal Modem', {
    code: '02002',
    faction: 'anarch',
    influence: 2,
    unique: true,
    subtypes: ['console'],
    cost: 4,
    abilities: [
      [
        constant({ of: 'memory-limit', by: 1 }),
        constant({ of: 'recurring', credits: 2, for: ['icebreakers'] }),
      ],
      {
        ...when({ on: 'trace-ended', outcome: 'successful', if: { is: 'in-run' } }, [
          { do: 'damage', kind: 'brain', amount: 1, suffered: true },
        ]),
        line: 2,
      },
    ],
  }),
  program('Imp', {
    code: '02003',
    faction: 'anarch',
    influence: 3,
    subtypes: ['virus'],
    cost: 2,
    memory: 1,
    strength: null,
    abilities: [
      when({ on: 'installed', this: true }, [placeOn('this', 'virus', 2)]),
      pay(
        { counters: { kind: 'virus', amount: 1 } },
        [{ do: 'trash', cards: 'accessed', by: 'runner' }],
        { onAccess: true, limit: 'turn' },
      ),
    ],
  }),
  program('Morning Star', {
    code: '02004',
    faction: 'anarch',
    influence: 4,
    subtypes: ['icebreaker', 'fracter'],
    cost: 8,
    memory: 2,
    strength: 5,
    abilities: [
      pay({ credits: 1 }, [{ do: 'break', upTo: 'all', subtype: 'barrier' }], { breaks: true }),
    ],
  }),
  event('Vamp', {
    code: '02021',
    faction: 'anarch',
    influence: 2,
    subtypes: ['run', 'sabotage'],
    cost: 0,
    abilities: [
      play(
        runOn(
          ['HQ'],
          [
            insteadOfAccess('HQ', [
              { do: 'must-pay', who: 'runner', cost: { x: {} }, otherwise: [] },
              lose('corp', { of: 'x' }),
              tags(1),
            ]),
          ],
        ),
      ),
    ],
  }),
  resource('Liberated Account', {
    code: '02022',
    faction: 'anarch',
    influence: 2,
    subtypes: [],
    cost: 6,
    abilities: [stockedWith(16, 'installed'), pay({ clicks: 1 }, [{ do: 'take', credits: 4 }])],
  }),
  program('Nerve Agent', {
    code: '02041',
    faction: 'anarch',
    influence: 2,
    subtypes: ['virus'],
    cost: 3,
    memory: 1,
    strength: null,
    abilities: [
      when({ on: 'run-successful', server: 'HQ' }, [placeOn('this', 'virus', 1)]),
      constant({
        of: 'accesses',
        server: 'HQ',
        by: { of: 'less', amount: tokensHere('virus'), by: 1 },
        upTo: true,
      }),
    ],
  }),
  resource('Joshua B.', {
    code: '02042',
    faction: 'anarch',
    influence: 3,
    unique: true,
    subtypes: ['connection'],
    cost: 1,
    abilities: [
      mayWhen({ on: 'turn-began', side: 'runner' }, [
        { do: 'gain-clicks', who: 'runner', clicks: 1 },
        { do: 'lasting', until: 'turn', abilities: [when({ on: 'turn-ended' }, [tags(1)])] },
      ]),
    ],
  }),
  program('Disrupter', {
    code: '02061',
    faction: 'anarch',
    influence: 1,
    subtypes: [],
    cost: 1,
    memory: 1,
    strength: null,
    abilities: [prevents({ trashThis: true }, { what: 'trace' })],
  }),
  program('Force of Nature', {
    code: '02062',
    faction: 'anarch',
    influence: 1,
    subtypes: ['icebreaker', 'decoder'],
    cost: 5,
    memory: 1,
    strength: 1,
    abilities: [breaks(2, 2, 'code gate'), boost(1, 1)],
  }),
  resource('Scrubber', {
    code: '02063',
    faction: 'anarch',
    influence: 1,
    subtypes: ['connection', 'seedy'],
    cost: 2,
    abilities: [constant({ of: 'recurring', credits: 2, for: ['trashing'] })],
  }),
  event('Surge', {
    code: '02081',
    faction: 'anarch',
    influence: 1,
    subtypes: [],
    cost: 0,
    abilities: [
      playOnlyIf(
        {
          is: 'at-least',
          amount: { of: 'count', cards: { type: 'program', got: 'virus' } },
          least: 1,
        },
        choose({ type: 'program', got: 'virus' }, 'program'),
        { do: 'place', counter: 'virus', amount: 2, on: { named: 'program' } },
      ),
    ],
  }),
  resource('Xanadu', {
    code: '02082',
    faction: 'anarch',
    influence: 2,
    unique: true,
    subtypes: ['virtual'],
    cost: 3,
    abilities: [constant({ of: 'rez-cost', cards: { type: 'ice' }, by: 1 })],
  }),
  event('Retrieval Run', {
    code: '02101',
    faction: 'anarch',
    influence: 2,
    subtypes: ['run'],
    cost: 3,
    abilities: [
      play(
        runOn(
          ['Archives'],
          [
            insteadOfAccess('Archives', [
              { do: 'install', from: { in: 'heap', type: 'program' }, most: 1, free: true },
            ]),
          ],
        ),
      ),
    ],
  }),
  program('Darwin', {
    code: '02102',
    faction: 'anarch',
    influence: 3,
    subtypes: ['icebreaker', 'ai', 'virus'],
    cost: 3,
    memory: 1,
    strength: 'X',
    abilities: [
      breaks(2, 1),
      constant({ of: 'strength', cards: 'this', by: tokensHere('virus') }),
      mayWhen({ on: 'turn-began', side: 'runner' }, [placeOn('this', 'virus', 1)], { credits: 1 }),
    ],
  }),
  resource('Data Leak Reversal', {
    code: '02103',
    faction: 'anarch',
    influence: 1,
    subtypes: ['virtual', 'sabotage'],
    cost: 0,
    abilities: [
      always({
        of: 'only-if',
        verb: 'install',
        condition: { is: 'happened', fact: 'run-successful', when: 'this-turn', server: 'central' },
      }),
      pay({ clicks: 1 }, [{ do: 'trash', cards: { top: 'rd', amount: 1 }, by: 'corp' }], {
        if: { is: 'tagged' },
      }),
    ],
  }),
];
