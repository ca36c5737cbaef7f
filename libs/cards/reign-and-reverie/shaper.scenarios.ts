import type { CardSketches } from '../sketch/sketch';
import {
  goTo,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const shaperScenarios: CardSketches = {
  "Mind's Eye": {
    'takes in a counter with each success on R&D': {
      lines: [0, 1],
      runner: { rig: { hardware: ["Mind's Eye"] } },
      script: [
        run('R&D'),
        runnerChooses("Mind's Eye", { option: 'yes' }),
        goTo('run-ended'),
        ...wholeRun('HQ'),
      ],
      expect: [
        { path: 'runner.mu.limit', eq: 5 },
        { card: "Mind's Eye", is: { counters: { power: 1 } } },
      ],
    },
    'accesses the top card of R&D for a click and three counters, without a run': {
      lines: [2],
      corp: { rd: ['PAD Campaign', 'Hostile Takeover'] },
      runner: { rig: { hardware: [{ card: "Mind's Eye", counters: { power: 4 } }] } },
      script: [
        runnerUses("Mind's Eye", 2),
        runner('trash-accessed', { card: 'PAD Campaign' }),
        goTo('runner.1.6'),
        runnerUses("Mind's Eye", 2, { illegal: 'CANNOT_PAY' }),
      ],
      expect: [
        { path: 'runner.credits', eq: 1 },
        { path: 'runner.clicks', eq: 3 },
        { card: "Mind's Eye", is: { counters: { power: 1 } } },
        { noFact: { type: 'run-began' } },
      ],
    },
  },
};
