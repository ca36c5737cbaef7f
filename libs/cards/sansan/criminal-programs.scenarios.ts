import type { CardSketches } from '../sketch/sketch';
import { goTo, rezzed, run, runnerDoes as runner, runnerUses } from '../sketch/steps';

export const criminalProgramsScenarios: CardSketches = {
  Spike: {
    'takes no memory with two link, and gets stronger with icebreakers': {
      lines: [0, 1],
      runner: {
        rig: {
          programs: ['Spike', 'Corroder'],
          resources: ['Access to Globalsec', 'Access to Globalsec'],
        },
      },
      script: [runner('gain-credit')],
      expect: [
        { path: 'runner.mu.used', eq: 1 },
        { card: 'Spike', is: { strength: 2 } },
      ],
    },
    'breaks three barrier subroutines for itself': {
      lines: [2],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { programs: ['Spike'] } },
      script: [run('R&D'), runnerUses('Spike', 2, { subs: [0], at: 'run.3.1' }), goTo('run-ended')],
      expect: [
        { card: 'Spike', is: { at: 'heap' } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  Crowbar: {
    'takes no memory with two links': {
      lines: [0],
      runner: {
        rig: { programs: ['Crowbar'], resources: ['Access to Globalsec', 'Access to Globalsec'] },
      },
      script: [runner('gain-credit')],
      expect: [{ path: 'runner.mu.used', eq: 0 }],
    },
    'grows by the icebreakers, and is traded for three subroutines of a code gate': {
      lines: [1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { rig: { programs: ['Crowbar', 'Corroder', 'Imp'] } },
      script: [
        run('R&D'),
        runnerUses('Crowbar', 'break', { subs: [0, 1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Crowbar', is: { at: 'heap' } },
        { path: 'runner.credits', eq: 5 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'is too weak alone': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { rig: { programs: ['Crowbar', 'Imp'] } },
      script: [
        run('R&D'),
        runnerUses('Crowbar', 'break', { subs: [0], at: 'run.3.1', illegal: 'STRENGTH_TOO_LOW' }),
      ],
      expect: [{ card: 'Crowbar', is: { strength: 1 } }],
    },
  },
  Shiv: {
    'takes no memory with two links': {
      lines: [0],
      runner: {
        rig: { programs: ['Shiv'], resources: ['Access to Globalsec', 'Access to Globalsec'] },
      },
      script: [runner('gain-credit')],
      expect: [{ path: 'runner.mu.used', eq: 0 }],
    },
    'grows by the icebreakers, and is traded for three subroutines of a sentry': {
      lines: [1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Rototurret')] } } },
      runner: { rig: { programs: ['Shiv', 'Corroder'] } },
      script: [
        run('R&D'),
        runnerUses('Shiv', 'break', {
          subs: [0, 1],
          at: 'run.3.1',
          expect: [{ card: 'Shiv', is: { at: 'heap' } }],
        }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
  },
};
