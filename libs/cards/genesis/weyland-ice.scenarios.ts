import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const weylandIceScenarios: CardSketches = {
  Caduceus: {
    'gives the Corp three credits and ends the run': {
      lines: [0, 1],
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Caduceus')] } } },
      runner: { credits: 0 },
      script: [
        run('HQ'),
        corp('bid', { credits: 0 }),
        corp('bid', { credits: 0 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 3 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'does neither where the traces fail': {
      lines: [0, 1],
      corp: { credits: 0, servers: { 'R&D': { ice: [rezzed('Caduceus')] } } },
      runner: { credits: 5 },
      script: [
        run('R&D'),
        runner('bid', { credits: 3 }),
        runner('bid', { credits: 2 }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.credits', eq: 0 }, { facts: [{ type: 'run-successful' }] }],
    },
    'pays the second trace with what the first one gained': {
      corp: { credits: 0, hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Caduceus')] } } },
      runner: { credits: 4 },
      script: [
        run('HQ'),
        runner('bid', { credits: 0 }),
        corp('bid', { credits: 3 }),
        runner('bid', { credits: 4 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 0 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  'Burke Bugs': {
    'makes the Runner trash a program of their choice': {
      corp: { credits: 1, servers: { HQ: { ice: [rezzed('Burke Bugs')] } } },
      runner: { credits: 0, rig: { programs: ['Corroder', 'Mimic'] } },
      script: [
        run('HQ'),
        corp('bid', { credits: 1 }),
        runnerChooses('Burke Bugs', { cards: ['Mimic'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Mimic', is: { at: 'heap' } },
        { card: 'Corroder', is: { at: 'rig' } },
      ],
    },
    'does nothing with a strength of nought against no link': {
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Burke Bugs')] } } },
      runner: { credits: 0, rig: { programs: ['Corroder'] } },
      script: wholeRun('HQ'),
      expect: [{ card: 'Corroder', is: { at: 'rig' } }],
    },
  },
  Woodcutter: {
    'is advanced only while it is rezzed': {
      turn: corpTurn,
      corp: { servers: { HQ: { ice: ['Woodcutter', rezzed('Tyrant')] } } },
      script: [
        corp('advance', { card: 'Woodcutter', illegal: 'NOT_ADVANCEABLE' }),
        corp('advance', { card: 'Tyrant' }),
      ],
    },
    'does a net damage for each token': {
      corp: { servers: { HQ: { ice: [rezzed('Woodcutter', { advancement: 2 })] } } },
      runner: { grip: ['Diesel', 'Modded', 'Tinkering'] },
      policy: { random: 'first' },
      script: wholeRun('HQ'),
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'does nothing without a token': {
      corp: { servers: { HQ: { ice: [rezzed('Woodcutter')] } } },
      runner: { grip: ['Diesel'] },
      script: wholeRun('HQ'),
      expect: [{ path: 'runner.grip', count: 1 }, { facts: [{ type: 'run-successful' }] }],
    },
  },
  Tyrant: {
    'ends the run once for each token': {
      corp: { servers: { 'R&D': { ice: [rezzed('Tyrant', { advancement: 2 })] } } },
      runner: { credits: 9, rig: { programs: ['Corroder'] } },
      script: [
        run('R&D'),
        runnerUses('Corroder', 'boost', { at: 'run.3.1' }),
        runnerUses('Corroder', 'boost'),
        runnerUses('Corroder', 'break', { subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'sub-resolved', ice: 'Tyrant', sub: 1 }] },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  Salvage: {
    'traces for each token': {
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Salvage', { advancement: 2 })] } } },
      runner: { credits: 0 },
      script: wholeRun('HQ'),
      expect: [{ path: 'runner.tags', eq: 2 }],
    },
    'cannot be advanced unrezzed, and traces for each token': {
      turn: corpTurn,
      corp: {
        credits: 5,
        servers: {
          HQ: { ice: ['Salvage'] },
          'R&D': { ice: [rezzed('Salvage', { advancement: 1 })] },
        },
      },
      runner: { credits: 0 },
      script: [
        corp('advance', { card: 'Salvage#1', illegal: 'NOT_ADVANCEABLE' }),
        corp('advance', { card: 'Salvage#2' }),
        corp('gain-credit'),
        corp('gain-credit'),
        goTo('runner.1.6'),
        run('R&D'),
        corp('bid', { credits: 0 }),
        corp('bid', { credits: 0 }),
        goTo('run.5.1'),
      ],
      expect: [{ path: 'runner.tags', eq: 2 }],
    },
  },
};
