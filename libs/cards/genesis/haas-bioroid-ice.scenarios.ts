import { runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const haasBioroidIceScenarios: CardSketches = {
  'Janus 1.0': {
    'does brain damage for each subroutine that is not broken by a click': {
      lines: [0, 1, 2, 3, 4],
      corp: { servers: { HQ: { ice: [rezzed('Janus 1.0')] } } },
      runner: { grip: ['Diesel', 'Modded', 'Tinkering'] },
      policy: { random: 'first' },
      script: [
        run('HQ'),
        runnerUses('Janus 1.0', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Janus 1.0', 'break', { subs: [3] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.brain', eq: 2 },
        { path: 'runner.clicks', eq: 1 },
        { path: 'runner.grip', count: 1 },
      ],
    },
  },
  'Sherlock 1.0': {
    'puts a program of the choice of the Corp on top of the stack': {
      lines: [0, 1, 2],
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Sherlock 1.0')] } } },
      runner: { credits: 0, rig: { programs: ['Corroder', 'Mimic', 'Djinn'] } },
      script: [
        run('HQ'),
        runnerUses('Sherlock 1.0', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('choice'),
        corpChooses('Sherlock 1.0', { cards: ['Mimic'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Mimic', is: { at: 'stack[0]' } },
        { path: 'runner.rig.programs', count: 2 },
        { path: 'runner.clicks', eq: 2 },
      ],
    },
    'does nothing where the trace fails': {
      lines: [1, 2],
      corp: { credits: 0, servers: { 'R&D': { ice: [rezzed('Sherlock 1.0')] } } },
      runner: { credits: 8, rig: { programs: ['Corroder'] } },
      script: [
        run('R&D'),
        runner('bid', { credits: 4 }),
        runner('bid', { credits: 4 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'rig' } },
        { path: 'runner.credits', eq: 0 },
      ],
    },
    'lays programs on the stack one after the other': {
      lines: [1, 2],
      corp: { credits: 0, hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Sherlock 1.0')] } } },
      runner: {
        credits: 0,
        stack: ['Diesel'],
        rig: { programs: [{ card: 'Datasucker', counters: { virus: 3 } }, 'Ninja', 'Corroder'] },
      },
      script: [
        run('HQ'),
        corpChooses('Sherlock 1.0', { cards: ['Datasucker'] }),
        corpChooses('Sherlock 1.0', { cards: ['Ninja'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.stack', eq: ['Ninja', 'Datasucker', 'Diesel'] },
        { path: 'runner.rig.programs', eq: ['Corroder'] },
      ],
    },
  },
  Viper: {
    'takes a click and ends the run': {
      lines: [0, 1],
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Viper')] } } },
      runner: { credits: 0 },
      script: wholeRun('HQ'),
      expect: [
        { path: 'runner.clicks', eq: 2 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'does neither where the traces fail': {
      lines: [0, 1],
      corp: { credits: 0, servers: { 'R&D': { ice: [rezzed('Viper')] } } },
      runner: { credits: 6 },
      script: [
        run('R&D'),
        runner('bid', { credits: 3 }),
        runner('bid', { credits: 3 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 3 },
        { facts: [{ type: 'run-successful', server: 'R&D' }] },
      ],
    },
    'takes no click from a Runner who has none': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Viper')] } } },
      runner: { credits: 0 },
      script: wholeRun('HQ'),
      expect: [{ path: 'runner.clicks', eq: 0 }, { noFact: { type: 'clicks-lost' } }],
    },
    'takes no click where there is none, and may still end the run': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { credits: 2, servers: { HQ: { ice: [rezzed('Viper')] } } },
      runner: { credits: 3 },
      script: [
        run('HQ'),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 3 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 0 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  Hourglass: {
    'takes a click for each subroutine': {
      lines: [0, 1, 2],
      corp: { servers: { HQ: { ice: [rezzed('Hourglass')] } } },
      script: wholeRun('HQ'),
      expect: [
        { path: 'runner.clicks', eq: 0 },
        { facts: [{ type: 'run-successful', server: 'HQ' }] },
      ],
    },
    'takes what there is': {
      lines: [0, 1, 2],
      turn: { ...runnerTurn, clicks: 2 },
      corp: { servers: { HQ: { ice: [rezzed('Hourglass')] } } },
      script: wholeRun('HQ'),
      expect: [{ path: 'runner.clicks', eq: 0 }],
    },
  },
  'Eli 1.0': {
    'ends the run unless both subroutines are broken': {
      lines: [0, 1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Eli 1.0')] } } },
      script: [
        run('R&D'),
        runnerUses('Eli 1.0', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended', { expect: [{ facts: [{ type: 'sub-resolved', sub: 1 }] }] }),
      ],
      expect: [
        { path: 'runner.clicks', eq: 2 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'lets the Runner through for two clicks': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Eli 1.0')] } } },
      script: [
        run('R&D'),
        runnerUses('Eli 1.0', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Eli 1.0', 'break', { subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 1 },
        { facts: [{ type: 'run-successful', server: 'R&D' }] },
      ],
    },
    'takes a click for each subroutine': {
      lines: [0, 1, 2],
      turn: { ...runnerTurn, clicks: 2 },
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Eli 1.0')] } } },
      script: [
        run('HQ'),
        runnerUses('Eli 1.0', 'break', { subs: [1], at: 'run.3.1' }),
        runnerUses('Eli 1.0', 'break', { subs: [0], illegal: ['NO_CLICKS', 'CANNOT_PAY'] }),
        goTo('run-ended'),
      ],
      expect: [
        {
          facts: [
            { type: 'sub-broken', ice: 'Eli 1.0', sub: 1 },
            { type: 'sub-resolved', ice: 'Eli 1.0', sub: 0 },
          ],
        },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
};
