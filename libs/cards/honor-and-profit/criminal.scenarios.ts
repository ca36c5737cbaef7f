import type { CardSketches } from '../sketch/sketch';
import { goTo, runnerDoes as runner } from '../sketch/steps';

const identity = 'Ken "Express" Tenma: Disappeared Clone';

export const criminalScenarios: CardSketches = {
  [identity]: {
    'gains for the first run event of a turn, whatever was played before': {
      rules: ['ORD-01'],
      runner: { identity, credits: 0, grip: ['Easy Mark', 'Inside Job'] },
      script: [
        runner('play', { card: 'Easy Mark', expect: [{ path: 'runner.credits', eq: 3 }] }),
        runner('play', { card: 'Inside Job', server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 2 }],
    },
    'gains nothing for the second': {
      rules: ['ORD-01'],
      runner: { identity, credits: 4, grip: ['Inside Job', 'Inside Job'] },
      script: [
        runner('play', { card: 'Inside Job#1', server: 'R&D' }),
        goTo('run-ended', { expect: [{ path: 'runner.credits', eq: 3 }] }),
        runner('play', { card: 'Inside Job#2', server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 1 }],
    },
  },
};
