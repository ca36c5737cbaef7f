import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  installs,
  runnerDoes as runner,
  runnerPlays,
} from '../sketch/steps';

export const neutralRunnerScenarios: CardSketches = {
  'Beach Party': {
    'takes a click, and gives a large hand': {
      lines: [0, 1],
      turn: { ...corpTurn, clicks: 1 },
      runner: { rig: { resources: ['Beach Party'] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [
        { path: 'runner.clicks', eq: 3 },
        { path: 'runner.handSize', eq: 10 },
      ],
    },
  },
  'Brain Cage': {
    'costs brain damage, and gives a larger hand': {
      lines: [0, 1],
      runner: { grip: ['Brain Cage', 'Diesel'] },
      script: [installs('Brain Cage')],
      expect: [{ path: 'runner.handSize', eq: 7 }],
    },
  },
  'Symmetrical Visage': {
    'pays for the first card drawn for a click': {
      runner: { rig: { resources: ['Symmetrical Visage'] } },
      script: [runner('draw'), runner('draw')],
      expect: [{ path: 'runner.credits', eq: 6 }],
    },
    'pays for no other draw': {
      runner: { grip: ['Diesel'], rig: { resources: ['Symmetrical Visage'] } },
      script: [runnerPlays('Diesel')],
      expect: [{ path: 'runner.credits', eq: 5 }],
    },
  },
};
