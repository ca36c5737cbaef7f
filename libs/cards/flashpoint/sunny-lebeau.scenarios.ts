import type { CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, run, runnerDoes as runner, runnerPlays } from '../sketch/steps';

export const sunnyLebeauScenarios: CardSketches = {
  'Another Day, Another Paycheck': {
    'gains all agenda points where the trace fails': {
      lines: [0, 1],
      corp: {
        servers: { 'Server 1': { cards: ['Priority Requisition'] } },
        score: ['Hostile Takeover'],
      },
      runner: { grip: ['Another Day, Another Paycheck'] },
      script: [
        runnerPlays('Another Day, Another Paycheck'),
        run('Server 1'),
        runner('steal', { card: 'Priority Requisition' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 9 }],
    },
  },
};
