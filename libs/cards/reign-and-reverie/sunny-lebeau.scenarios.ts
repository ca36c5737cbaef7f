import type { CardSketches } from '../sketch/sketch';
import { goTo, runnerChooses, runnerPlays } from '../sketch/steps';

export const sunnyLebeauScenarios: CardSketches = {
  'Office Supplies': {
    'costs less for each link and gains four': {
      lines: [0, 1],
      runner: { grip: ['Office Supplies'], rig: { hardware: ['Dyson Mem Chip'] } },
      script: [
        runnerPlays('Office Supplies'),
        runnerChooses('Office Supplies', { option: 'gain-4' }),
        goTo('runner.1.6'),
      ],
      expect: [{ path: 'runner.credits', eq: 6 }],
    },
    'draws four': {
      lines: [1],
      runner: {
        grip: ['Office Supplies'],
        stack: ['Diesel', 'Diesel', 'Modded', 'Corroder', 'Mimic'],
      },
      script: [
        runnerPlays('Office Supplies'),
        runnerChooses('Office Supplies', { option: 'draw-4' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.credits', eq: 1 },
        { path: 'runner.grip', count: 4 },
      ],
    },
    'cannot be played with three credits and no link': {
      lines: [0],
      runner: { grip: ['Office Supplies'], credits: 3 },
      script: [runnerPlays('Office Supplies', { illegal: 'CANNOT_PAY' })],
    },
  },
};
