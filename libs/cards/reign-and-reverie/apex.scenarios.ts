import type { CardSketches } from '../sketch/sketch';
import { goTo, runnerChooses, runnerPlays } from '../sketch/steps';

export const apexScenarios: CardSketches = {
  Reboot: {
    'installs up to five cards of the heap facedown': {
      runner: { grip: ['Reboot'], heap: ['Corroder', 'Infiltration', 'Diesel'] },
      script: [
        runnerPlays('Reboot'),
        runnerChooses('Reboot', { cards: ['Corroder', 'Diesel'] }),
        goTo('run-ended'),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.rig.facedown', count: 2 },
        { path: 'runner.heap', count: 1 },
        { card: 'Reboot', is: { at: 'removed' } },
        { noFact: { type: 'accessed' } },
      ],
    },
  },
};
