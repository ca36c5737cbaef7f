import type { CardSketches } from '../sketch/sketch';
import { goTo, run, runnerChooses, runnerDoes as runner, runnerUses } from '../sketch/steps';

export const apexScenarios: CardSketches = {
  Consume: {
    'may take in a counter with each card of the Corp that the Runner trashes': {
      lines: [0],
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { rig: { programs: ['Consume'] } },
      script: [
        run('Server 1'),
        runner('trash-accessed', { card: 'PAD Campaign' }),
        runnerChooses('Consume', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Consume', is: { counters: { virus: 1 } } }],
    },
    'pays two credits for each, and is empty': {
      lines: [1],
      runner: { rig: { programs: [{ card: 'Consume', counters: { virus: 3 } }] } },
      script: [runnerUses('Consume', 1)],
      expect: [
        { path: 'runner.credits', eq: 11 },
        { card: 'Consume', is: { at: 'rig', counters: { virus: 0 } } },
      ],
    },
  },
};
