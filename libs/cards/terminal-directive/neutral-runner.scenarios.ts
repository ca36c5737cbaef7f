import type { CardSketches } from '../sketch/sketch';
import { goTo, rezzed, run, runnerPlays, runnerUses } from '../sketch/steps';

export const neutralRunnerScenarios: CardSketches = {
  'Process Automation': {
    'gains two credits and draws a card': {
      runner: { grip: ['Process Automation'] },
      script: [runnerPlays('Process Automation')],
      expect: [
        { path: 'runner.credits', eq: 7 },
        { path: 'runner.grip', eq: ['Infiltration'] },
      ],
    },
  },
  'Dean Lister': {
    'makes a breaker stronger for the cards of the grip, for the run': {
      corp: { servers: { 'R&D': { ice: [rezzed('Wall of Static')] } } },
      runner: {
        grip: ['Diesel', 'Imp'],
        rig: { programs: ['Corroder', 'Gordian Blade'], resources: ['Dean Lister'] },
      },
      script: [
        run('R&D'),
        runnerUses('Dean Lister', 0, {
          targets: ['Corroder'],
          at: 'run.3.1',
          expect: [{ card: 'Corroder', is: { strength: 4 } }],
        }),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Corroder', is: { strength: 2 } },
        { card: 'Dean Lister', is: { at: 'heap' } },
        { path: 'runner.credits', eq: 4 },
      ],
    },
    'cannot be used out of a run': {
      runner: { grip: ['Diesel'], rig: { programs: ['Corroder'], resources: ['Dean Lister'] } },
      script: [
        runnerUses('Dean Lister', 0, {
          targets: ['Corroder'],
          illegal: ['WRONG_WINDOW', 'PLAY_RESTRICTION', 'NO_EFFECT'],
        }),
      ],
    },
  },
  'Biometric Spoofing': {
    'prevents two damage of any kind': {
      policy: { random: 'first' },
      corp: { servers: { HQ: { ice: [rezzed('Neural Katana')] } } },
      runner: { grip: ['Diesel', 'Imp', 'Easy Mark'], rig: { resources: ['Biometric Spoofing'] } },
      script: [
        run('HQ'),
        runnerUses('Biometric Spoofing', 'prevent', { at: 'prevent' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', count: 2 },
        { card: 'Biometric Spoofing', is: { at: 'heap' } },
      ],
    },
  },
};
