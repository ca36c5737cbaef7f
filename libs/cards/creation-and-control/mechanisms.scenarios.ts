import { type CardSketches } from '../sketch/sketch';
import { runnerDoes as runner } from '../sketch/steps';

export const mechanismScenarios: CardSketches = {
  'Levy AR Lab Access': {
    'shuffles grip and heap into the stack, draws five and leaves the game': {
      rules: ['UNIN-01', 'CHAIN-03'],
      runner: {
        grip: ['Levy AR Lab Access', 'Diesel'],
        heap: ['Sure Gamble', 'Corroder'],
        stack: ['Infiltration'],
      },
      policy: { random: 'first' },
      script: [runner('play', { card: 'Levy AR Lab Access' }), runner('gain-credit')],
      expect: [
        { path: 'runner.heap', eq: [] },
        { path: 'runner.stack', eq: [] },
        { card: 'Levy AR Lab Access', is: { at: 'removed' } },
        { card: 'Diesel', is: { at: 'grip' } },
        { card: 'Corroder', is: { at: 'grip' } },
      ],
    },
  },
};
