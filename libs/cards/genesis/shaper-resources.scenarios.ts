import { runnerTurn, corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  runnerChooses,
  runnerDoes as runner,
  runnerUses,
} from '../sketch/steps';

const turnBegins = { side: 'runner', number: 2, clicks: 4, at: 'runner.1.2' };

export const shaperResourcesScenarios: CardSketches = {
  'The Helpful AI': {
    'gives a link': {
      lines: [0],
      runner: { rig: { resources: ['The Helpful AI'] } },
      script: [goTo('runner.1.6')],
      expect: [{ path: 'runner.link', eq: 1 }],
    },
    'strengthens an icebreaker until the turn ends': {
      lines: [1],
      turn: { side: 'runner', number: 2, clicks: 1, at: 'runner.1.2' },
      runner: { rig: { programs: ['Corroder', 'Mimic'], resources: ['The Helpful AI'] } },
      script: [
        runnerUses('The Helpful AI', 1, {
          targets: ['Mimic'],
          expect: [
            { card: 'Mimic', is: { strength: 5 } },
            { card: 'Corroder', is: { strength: 2 } },
            { path: 'runner.link', eq: 0 },
            { path: 'runner.heap', eq: ['The Helpful AI'] },
          ],
        }),
        runner('gain-credit'),
        goTo('corp.2.2'),
      ],
      expect: [{ card: 'Mimic', is: { strength: 3 } }],
    },
    'is not used without an icebreaker': {
      lines: [1],
      turn: turnBegins,
      runner: { rig: { programs: ['Magnum Opus'], resources: ['The Helpful AI'] } },
      script: [runnerUses('The Helpful AI', 1, { illegal: ['NO_EFFECT', 'BAD_TARGET'] })],
    },
  },
  'All-nighter': {
    'turns a click into two': {
      turn: { side: 'runner', number: 2, clicks: 1, at: 'runner.1.6' },
      runner: { rig: { resources: ['All-nighter'] } },
      script: [runnerUses('All-nighter', 0)],
      expect: [
        { path: 'runner.clicks', eq: 2 },
        { path: 'runner.heap', eq: ['All-nighter'] },
      ],
    },
  },
  'Personal Workshop': {
    'trashes what cannot be installed': {
      lines: [3],
      turn: { ...runnerTurn, at: 'runner.1.2' },
      runner: {
        rig: {
          resources: [
            { card: 'Personal Workshop', hosted: [{ card: 'Parasite', counters: { power: 1 } }] },
          ],
        },
      },
      script: [goTo('runner.1.6')],
      expect: [{ card: 'Parasite', is: { at: 'heap' } }],
    },
    'hosts a card of the grip with as many counters as it costs': {
      lines: [0],
      runner: { grip: ['Gordian Blade'], rig: { resources: ['Personal Workshop'] } },
      script: [runner('use', { card: 'Personal Workshop', ability: 0 })],
      expect: [
        { card: 'Gordian Blade', is: { at: 'hosted:Personal Workshop', counters: { power: 4 } } },
        { path: 'runner.credits', eq: 5 },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'installs a card that costs nothing at once': {
      lines: [0, 3],
      runner: { grip: ['Spinal Modem', 'Pawn'], rig: { resources: ['Personal Workshop'] } },
      script: [runner('use', { card: 'Personal Workshop', ability: 0, targets: ['Pawn'] })],
      expect: [{ card: 'Pawn', is: { at: 'rig' } }],
    },
    'takes a counter off for a credit, and installs the card with its last one': {
      lines: [1, 3],
      turn: { ...runnerTurn, at: 'runner.1.5' },
      runner: {
        credits: 2,
        rig: {
          resources: [
            {
              card: 'Personal Workshop',
              hosted: [{ card: 'Corroder', counters: { power: 2 } }],
            },
          ],
        },
      },
      script: [
        runner('use', {
          card: 'Personal Workshop',
          ability: 1,
          expect: [{ card: 'Corroder', is: { counters: { power: 1 } } }],
        }),
        runner('use', { card: 'Personal Workshop', ability: 1 }),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'rig' } },
        { path: 'runner.credits', eq: 0 },
        { facts: [{ type: 'installed', card: 'Corroder' }] },
      ],
    },
    'takes one off when a turn of the Runner begins': {
      lines: [2],
      turn: { ...runnerTurn, at: 'runner.1.2' },
      runner: {
        rig: {
          resources: [
            {
              card: 'Personal Workshop',
              hosted: [{ card: 'Corroder', counters: { power: 2 } }],
            },
          ],
        },
      },
      script: [goTo('runner.1.6')],
      expect: [{ card: 'Corroder', is: { counters: { power: 1 } } }],
    },
    'hosts no resource, and has nothing to take off without a hosted card': {
      lines: [0, 1],
      runner: { grip: ['Underworld Contact'], rig: { resources: ['Personal Workshop'] } },
      script: [
        runner('use', { card: 'Personal Workshop', ability: 0, illegal: 'NO_EFFECT' }),
        runner('use', {
          card: 'Personal Workshop',
          ability: 1,
          illegal: ['NO_EFFECT', 'WRONG_WINDOW'],
        }),
      ],
    },
    'installs at once what costs nothing': {
      lines: [0, 3],
      runner: { grip: ['LLDS Energy Regulator'], rig: { resources: ['Personal Workshop'] } },
      script: [runnerUses('Personal Workshop', 0, { targets: ['LLDS Energy Regulator'] })],
      expect: [
        { card: 'LLDS Energy Regulator', is: { at: 'rig' } },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'removes counters for credits, and one when the turn begins': {
      lines: [1, 2, 3],
      turn: { side: 'runner', number: 3, clicks: 4, at: 'runner.1.2' },
      runner: {
        credits: 1,
        rig: {
          resources: [
            {
              card: 'Personal Workshop',
              hosted: [
                { card: 'Corroder', counters: { power: 2 } },
                { card: 'Grimoire', counters: { power: 3 } },
              ],
            },
          ],
        },
      },
      script: [
        runnerUses('Personal Workshop', 1, { targets: ['Grimoire'] }),
        runnerChooses('Personal Workshop', { cards: ['Corroder'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'hosted:Personal Workshop', counters: { power: 1 } } },
        { card: 'Grimoire', is: { counters: { power: 2 } } },
        { path: 'runner.mu.used', eq: 0 },
        { path: 'runner.credits', eq: 0 },
      ],
    },
    'loses what it hosts when it is trashed': {
      lines: [0],
      turn: corpTurn,
      runner: {
        tags: 1,
        rig: {
          resources: [
            { card: 'Personal Workshop', hosted: [{ card: 'Corroder', counters: { power: 2 } }] },
          ],
        },
      },
      script: [corp('trash-resource', { card: 'Personal Workshop' })],
      expect: [{ card: 'Corroder', is: { at: 'heap' } }],
    },
    'has programs make room when one is installed from it': {
      turn: { ...runnerTurn, at: 'runner.1.5' },
      lines: [3],
      runner: {
        credits: 1,
        rig: {
          programs: ['Crypsis', 'Ninja', 'Gordian Blade', 'Datasucker'],
          resources: [
            { card: 'Personal Workshop', hosted: [{ card: 'Corroder', counters: { power: 1 } }] },
          ],
        },
      },
      script: [
        runnerUses('Personal Workshop', 1, { targets: ['Corroder'] }),
        runner('choose', { cards: ['Ninja'] }),
        runner('gain-credit'),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'rig' } },
        { card: 'Ninja', is: { at: 'heap' } },
        { path: 'runner.mu.used', eq: 4 },
      ],
    },
    'installs a console, which is trashed beside another': {
      lines: [3],
      rules: ['CONS-02'],
      turn: { ...runnerTurn, at: 'runner.1.5' },
      runner: {
        credits: 1,
        rig: {
          hardware: ['Vigil'],
          resources: [
            { card: 'Personal Workshop', hosted: [{ card: 'Grimoire', counters: { power: 1 } }] },
          ],
        },
      },
      script: [runnerUses('Personal Workshop', 1), goTo('runner.1.6')],
      expect: [
        { card: 'Vigil', is: { at: 'rig' } },
        { card: 'Grimoire', is: { at: 'heap' } },
      ],
    },
    'has Replicator look for another copy': {
      lines: [3],
      policy: { random: 'first' },
      turn: { ...runnerTurn, at: 'runner.1.5' },
      runner: {
        credits: 1,
        stack: ['Diesel', 'Akamatsu Mem Chip'],
        rig: {
          hardware: ['Replicator'],
          resources: [
            {
              card: 'Personal Workshop',
              hosted: [{ card: 'Akamatsu Mem Chip', counters: { power: 1 } }],
            },
          ],
        },
      },
      script: [
        runnerUses('Personal Workshop', 1),
        runnerChooses('Replicator', { option: 'yes' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.grip', eq: ['Akamatsu Mem Chip'] },
        { path: 'runner.mu.limit', eq: 5 },
      ],
    },
  },
};
