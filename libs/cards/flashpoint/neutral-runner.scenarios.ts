import type { CardSketches } from '../sketch/sketch';
import { corpDoes as corp, run, runnerPlays } from '../sketch/steps';

export const neutralRunnerScenarios: CardSketches = {
  Interdiction: {
    'keeps the Corp from rezzing anything but ice in the turn of the Runner': {
      lines: [0, 1],
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'], ice: ['Ice Wall'] } } },
      runner: { grip: ['Interdiction'] },
      script: [
        runnerPlays('Interdiction'),
        run('Server 1'),
        corp('rez', { card: 'Ice Wall', at: 'run.2.3' }),
      ],
      expect: [{ card: 'Ice Wall', is: { rezzed: true } }],
    },
  },
};
