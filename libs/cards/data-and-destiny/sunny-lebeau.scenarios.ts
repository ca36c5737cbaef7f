import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  installs,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerUses,
} from '../sketch/steps';

export const sunnyLebeauScenarios: CardSketches = {
  'GS Striker M1': {
    'takes no memory with two links': {
      lines: [0],
      rules: ['MU-02'],
      runner: {
        rig: {
          programs: ['GS Striker M1', 'Corroder'],
          resources: ['Access to Globalsec', 'Access to Globalsec'],
        },
      },
      script: [runner('gain-credit')],
      expect: [{ path: 'runner.mu.used', eq: 1 }],
    },
    'takes its memory with one': {
      lines: [0],
      runner: { rig: { programs: ['GS Striker M1'], resources: ['Access to Globalsec'] } },
      script: [runner('gain-credit')],
      expect: [{ path: 'runner.mu.used', eq: 1 }],
    },
    'breaks every subroutine of a code gate': {
      lines: [1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { rig: { programs: ['GS Striker M1'] } },
      script: [
        run('R&D'),
        runnerUses('GS Striker M1', 'break', {
          subs: [0, 1],
          at: 'run.3.1',
          illegal: 'STRENGTH_TOO_LOW',
        }),
        runnerUses('GS Striker M1', 'boost', {
          at: 'run.3.1',
          expect: [{ card: 'GS Striker M1', is: { strength: 4 } }],
        }),
        runnerUses('GS Striker M1', 'break', { subs: [0, 1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 1 },
        { path: 'runner.clicks', eq: 3 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  'GS Shrike M2': {
    'takes no memory with two links, and is installed into a full rig': {
      lines: [0],
      rules: ['MU-02', 'INST-12'],
      runner: {
        grip: ['GS Shrike M2'],
        rig: {
          programs: ['Corroder', 'Corroder', 'Corroder', 'Corroder'],
          resources: ['Access to Globalsec', 'Access to Globalsec'],
        },
      },
      script: [installs('GS Shrike M2')],
      expect: [
        { path: 'runner.mu.used', eq: 4 },
        { path: 'runner.rig.programs', count: 5 },
      ],
    },
    'breaks every subroutine of a sentry, none of another': {
      lines: [1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall'), rezzed('Rototurret')] } } },
      runner: { rig: { programs: ['GS Shrike M2'] } },
      script: [
        run('R&D'),
        runnerUses('GS Shrike M2', 'boost', {
          at: 'run.3.1',
          expect: [{ card: 'GS Shrike M2', is: { strength: 4 } }],
        }),
        runnerUses('GS Shrike M2', 'break', { subs: [0, 1], at: 'run.3.1' }),
        runner('continue', { at: 'run.2.2' }),
        runnerUses('GS Shrike M2', 'break', { subs: [0], at: 'run.3.1', illegal: 'WRONG_SUBTYPE' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 1 }],
    },
  },
  'GS Sherman M3': {
    'takes no memory with two links': {
      lines: [0],
      runner: {
        rig: {
          programs: ['GS Sherman M3'],
          resources: ['Access to Globalsec', 'Access to Globalsec'],
        },
      },
      script: [runner('gain-credit')],
      expect: [{ path: 'runner.mu.used', eq: 0 }],
    },
    'breaks every subroutine of a barrier': {
      lines: [1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Eli 1.0')] } } },
      runner: { rig: { programs: ['GS Sherman M3'] } },
      script: [
        run('R&D'),
        runnerUses('GS Sherman M3', 'boost', { at: 'run.3.1' }),
        runnerUses('GS Sherman M3', 'break', { subs: [0, 1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 1 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  'Globalsec Security Clearance': {
    'is installed with two links alone': {
      lines: [0],
      runner: {
        grip: ['Globalsec Security Clearance', 'Access to Globalsec'],
        rig: { resources: ['Access to Globalsec'] },
      },
      script: [
        installs('Globalsec Security Clearance', { illegal: 'PLAY_RESTRICTION' }),
        installs('Access to Globalsec#1'),
        installs('Globalsec Security Clearance'),
      ],
      expect: [{ card: 'Globalsec Security Clearance', is: { at: 'rig' } }],
    },
    'may lose a click to look at the top card of R&D': {
      lines: [1],
      turn: { ...corpTurn, clicks: 1 },
      runner: { rig: { resources: ['Globalsec Security Clearance'] } },
      script: [
        corp('gain-credit'),
        runnerChooses('Globalsec Security Clearance', { option: 'yes' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 3 },
        { path: 'corp.rd[0]', eq: 'Anonymous Tip' },
        { view: 'spectator', mustNotContain: ['Anonymous Tip'] },
      ],
    },
    'keeps the click, and sees nothing': {
      lines: [1],
      turn: { ...corpTurn, clicks: 1 },
      runner: { rig: { resources: ['Globalsec Security Clearance'] } },
      script: [
        corp('gain-credit'),
        runnerChooses('Globalsec Security Clearance', { option: 'no' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 4 },
        { view: 'runner', mustNotContain: ['Anonymous Tip'] },
      ],
    },
  },
};
