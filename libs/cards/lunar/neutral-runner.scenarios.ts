import { runnerTurn, type CardSketches } from '../sketch/sketch';
import { goTo, installs } from '../sketch/steps';

export const neutralRunnerScenarios: CardSketches = {
  'Earthrise Hotel': {
    'enters with three counters': {
      lines: [0],
      runner: { grip: ['Earthrise Hotel'] },
      script: [installs('Earthrise Hotel')],
      expect: [{ card: 'Earthrise Hotel', is: { counters: { power: 3 } } }],
    },
    'draws two cards as the turn begins, and is trashed with its last counter': {
      lines: [0, 1],
      turn: { ...runnerTurn, at: 'runner.1.2' },
      runner: { rig: { resources: [{ card: 'Earthrise Hotel', counters: { power: 1 } }] } },
      script: [goTo('runner.1.6')],
      expect: [
        { path: 'runner.grip', eq: ['Infiltration', 'Special Order'] },
        { card: 'Earthrise Hotel', is: { at: 'heap' } },
      ],
    },
  },
};
