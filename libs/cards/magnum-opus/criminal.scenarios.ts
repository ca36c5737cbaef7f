import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  runnerChooses,
  runnerDoes as runner,
  wholeRun,
} from '../sketch/steps';

export const criminalScenarios: CardSketches = {
  Crowdfunding: {
    'pays a credit each turn, and is trashed for a card with the last': {
      lines: [0, 1],
      turn: { ...corpTurn, clicks: 1 },
      runner: { rig: { resources: [{ card: 'Crowdfunding', counters: { credit: 1 } }] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [
        { path: 'runner.credits', eq: 6 },
        { path: 'runner.grip', count: 1 },
        { card: 'Crowdfunding', is: { at: 'heap' } },
      ],
    },
    'is installed from the heap after three successes': {
      lines: [0, 2],
      turn: { ...runnerTurn, clicks: 3 },
      runner: { heap: ['Crowdfunding'] },
      script: [
        ...wholeRun('Archives', { label: 'a' }),
        ...wholeRun('Archives', { label: 'b' }),
        ...wholeRun('Archives', { label: 'c' }),
        runnerChooses('Crowdfunding', { option: 'yes' }),
        goTo('corp.1.2'),
      ],
      expect: [{ card: 'Crowdfunding', is: { at: 'rig', counters: { credit: 3 } } }],
    },
    'stays in the heap after two': {
      lines: [2],
      turn: { ...runnerTurn, clicks: 3 },
      runner: { heap: ['Crowdfunding'] },
      script: [
        ...wholeRun('Archives', { label: 'a' }),
        ...wholeRun('Archives', { label: 'b' }),
        runner('gain-credit'),
        goTo('corp.1.2'),
      ],
      expect: [{ card: 'Crowdfunding', is: { at: 'heap' } }],
    },
  },
};
