import type { CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  wholeRun,
} from '../sketch/steps';

export const nbnIceScenarios: CardSketches = {
  TMI: {
    'stays rezzed where the trace succeeds, and ends the run': {
      lines: [0, 1],
      corp: { credits: 3, servers: { HQ: { ice: ['TMI'] } } },
      runner: { credits: 0 },
      script: [run('HQ'), corp('rez', { card: 'TMI', at: 'run.2.3' }), goTo('run-ended')],
      expect: [
        { card: 'TMI', is: { rezzed: true } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'is derezzed where it fails': {
      lines: [0],
      corp: { credits: 3, servers: { HQ: { ice: ['TMI'] } } },
      runner: { credits: 2 },
      script: [
        run('HQ'),
        corp('rez', { card: 'TMI', at: 'run.2.3' }),
        runner('bid', { credits: 2 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'TMI', is: { rezzed: false } },
        { path: 'corp.credits', eq: 0 },
        { facts: [{ type: 'run-successful', server: 'HQ' }] },
      ],
    },
  },
  'Pop-up Window': {
    'gives the Corp a credit, and lets the Runner pay one': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Pop-up Window')] } } },
      script: [run('R&D'), runnerChooses('Pop-up Window', { option: 'yes' }), goTo('run-ended')],
      expect: [
        { path: 'corp.credits', eq: 6 },
        { path: 'runner.credits', eq: 4 },
        { facts: [{ type: 'run-successful', server: 'R&D' }] },
      ],
    },
    'ends the run of one who pays nothing': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed('Pop-up Window')] } } },
      script: [run('R&D'), runnerChooses('Pop-up Window', { option: 'no' }), goTo('run-ended')],
      expect: [
        { path: 'runner.credits', eq: 5 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'ends the run of one who has nothing without a question': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed('Pop-up Window')] } } },
      runner: { credits: 0 },
      script: wholeRun('R&D'),
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
  Flare: {
    'trashes hardware of the choice of the Corp, does meat damage and ends the run': {
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Flare')] } } },
      runner: {
        credits: 0,
        grip: ['Diesel', 'Modded', 'Tinkering'],
        rig: { hardware: [{ card: 'Plascrete Carapace', counters: { power: 4 } }, 'Cyberfeeder'] },
      },
      policy: { random: 'first' },
      script: [
        run('HQ'),
        goTo('choice'),
        corpChooses('Flare', { cards: ['Cyberfeeder'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Cyberfeeder', is: { at: 'heap' } },
        { card: 'Plascrete Carapace', is: { counters: { power: 4 } } },
        { path: 'runner.grip', count: 1 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'does damage and ends the run where there is no hardware': {
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Flare')] } } },
      runner: { credits: 0, grip: ['Diesel', 'Modded', 'Tinkering'] },
      policy: { random: 'first' },
      script: wholeRun('HQ'),
      expect: [
        { path: 'runner.grip', count: 1 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  Uroboros: {
    'keeps the Runner from another run this turn, and ends this one': {
      lines: [0, 1],
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Uroboros')] } } },
      runner: { credits: 0, grip: ['Inside Job'] },
      script: [
        ...wholeRun('HQ'),
        run('R&D', { illegal: 'PLAY_RESTRICTION' }),
        runner('gain-credit'),
        runner('gain-credit'),
        runner('play', {
          card: 'Inside Job',
          server: 'R&D',
          illegal: ['NO_EFFECT', 'PLAY_RESTRICTION'],
        }),
        runner('gain-credit'),
        goTo('corp.2.2'),
        ...[0, 1, 2].map(() => corp('gain-credit')),
        goTo('runner.1.6'),
        run('R&D'),
      ],
      expect: [{ facts: [{ type: 'run-began', server: 'R&D' }] }],
    },
  },
  'Data Hound': {
    'looks at as many cards as the trace exceeds the link, trashes one and arranges the rest': {
      corp: { credits: 1, servers: { HQ: { ice: [rezzed('Data Hound')] } } },
      runner: { credits: 0, stack: ['Diesel', 'Modded', 'Tinkering', 'Corroder'] },
      script: [
        run('HQ'),
        corp('bid', { credits: 1 }),
        corpChooses('Data Hound', { cards: ['Modded'] }),
        corpChooses('Data Hound', { cards: ['Tinkering'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.heap', eq: ['Modded'] },
        { path: 'runner.stack', eq: ['Tinkering', 'Diesel', 'Corroder'] },
        { view: 'runner', mustNotContain: ['Tinkering'] },
      ],
    },
    'trashes the only card looked at': {
      corp: { credits: 0, servers: { 'R&D': { ice: [rezzed('Data Hound')] } } },
      runner: { credits: 1, stack: ['Diesel', 'Modded'] },
      script: [run('R&D'), runner('bid', { credits: 1 }), goTo('run-ended')],
      expect: [
        { path: 'runner.heap', eq: ['Diesel'] },
        { path: 'runner.stack', eq: ['Modded'] },
      ],
    },
  },
};
