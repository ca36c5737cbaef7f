import type { CardSketches } from '../sketch/sketch';
import { goTo, run, runnerChooses, runnerDoes as runner, wholeRun } from '../sketch/steps';

export const adamScenarios: CardSketches = {
  'Find the Truth': {
    'reveals what is drawn': {
      lines: [0],
      runner: { rig: { resources: ['Find the Truth'] } },
      script: [runner('draw'), goTo('runner.1.6')],
      expect: [{ facts: [{ type: 'revealed', card: 'Infiltration' }] }],
    },
    'may look at the top of R&D with the first success of a turn': {
      lines: [1],
      runner: { rig: { resources: ['Find the Truth'] } },
      script: [
        run('Archives'),
        runnerChooses('Find the Truth', { option: 'yes' }),
        goTo('run-ended'),
        ...wholeRun('Archives'),
      ],
      expect: [
        {
          facts: [
            { type: 'ability-used', card: 'Find the Truth' },
            { type: 'run-ended' },
            { type: 'run-ended' },
          ],
        },
      ],
    },
  },
};
