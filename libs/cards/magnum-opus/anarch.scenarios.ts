import type { CardSketches } from '../sketch/sketch';
import { goTo, runnerChooses, runnerPlays } from '../sketch/steps';

export const anarchScenarios: CardSketches = {
  'Labor Rights': {
    'trashes three, shuffles three in, draws and leaves the game': {
      policy: { random: 'first' },
      runner: {
        grip: ['Labor Rights'],
        stack: ['Diesel', 'Imp', 'Corroder', 'Easy Mark'],
        heap: ['Medium'],
      },
      script: [
        runnerPlays('Labor Rights'),
        runnerChooses('Labor Rights', { cards: ['Medium', 'Imp', 'Corroder'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.heap', eq: ['Diesel'] },
        { path: 'runner.grip', count: 1 },
        { path: 'runner.stack', count: 3 },
        { card: 'Labor Rights', is: { at: 'removed' } },
      ],
    },
  },
};
