import type { CardSketches } from '../sketch/sketch';
import { goTo, installs, runnerPlays, runnerUses } from '../sketch/steps';

export const neutralRunnerScenarios: CardSketches = {
  Windfall: {
    'gains the cost of the card that it trashes': {
      policy: { random: 'first' },
      runner: { grip: ['Windfall'], stack: ['Corroder', 'Diesel'] },
      script: [runnerPlays('Windfall'), goTo('runner.1.6')],
      expect: [
        { path: 'runner.credits', eq: 7 },
        { card: 'Corroder', is: { at: 'heap' } },
        { facts: [{ type: 'shuffled' }, { type: 'trashed' }, { type: 'credits-gained' }] },
      ],
    },
    'gains nothing with an event': {
      policy: { random: 'first' },
      runner: { grip: ['Windfall'], stack: ['Sure Gamble', 'Corroder'] },
      script: [runnerPlays('Windfall'), goTo('runner.1.6')],
      expect: [
        { path: 'runner.credits', eq: 5 },
        { card: 'Sure Gamble', is: { at: 'heap' } },
      ],
    },
  },
  'Technical Writer': {
    'earns a credit with each program and hardware, and pays all of them': {
      lines: [0, 1],
      runner: {
        credits: 9,
        grip: ['Corroder', 'Desperado', 'Armitage Codebusting'],
        rig: { resources: ['Technical Writer'] },
      },
      script: [
        installs('Corroder'),
        installs('Desperado'),
        installs('Armitage Codebusting', {
          expect: [{ card: 'Technical Writer', is: { counters: { credit: 2 } } }],
        }),
        runnerUses('Technical Writer', 1),
      ],
      expect: [
        { path: 'runner.credits', eq: 5 },
        { card: 'Technical Writer', is: { at: 'heap' } },
      ],
    },
  },
};
