import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  runnerChooses,
  runnerDoes as runner,
  wholeRun,
} from '../sketch/steps';

export const adamScenarios: CardSketches = {
  Algernon: {
    'buys a click and goes when the turn had no success': {
      turn: { ...corpTurn, clicks: 1 },
      runner: { rig: { programs: ['Algernon'] } },
      script: [
        corp('gain-credit'),
        runnerChooses('Algernon', { option: 'yes' }),
        goTo('runner.1.6', {
          expect: [
            { path: 'runner.clicks', eq: 5 },
            { path: 'runner.credits', eq: 3 },
          ],
        }),
        runner('gain-credit'),
        runner('gain-credit'),
        runner('gain-credit'),
        runner('gain-credit'),
        runner('gain-credit'),
        goTo('corp.1.2'),
      ],
      expect: [{ card: 'Algernon', is: { at: 'heap' } }],
    },
    // SIM-04: it waits its turn, and another one that waits with it may pay for it.
    'is paid for with what another card brings as the turn begins': {
      turn: { ...corpTurn, clicks: 1 },
      runner: {
        credits: 0,
        rig: {
          programs: ['Algernon'],
          resources: [{ card: 'Daily Casts', counters: { credit: 8 } }],
        },
      },
      script: [
        corp('gain-credit'),
        runnerChooses('Algernon', { option: 'yes' }),
        goTo('runner.1.6', {
          expect: [
            { path: 'runner.clicks', eq: 5 },
            { path: 'runner.credits', eq: 0 },
          ],
        }),
      ],
      expect: [],
    },
    'stays after a successful run': {
      turn: { ...corpTurn, clicks: 1 },
      runner: { rig: { programs: ['Algernon'] } },
      script: [
        corp('gain-credit'),
        runnerChooses('Algernon', { option: 'yes' }),
        ...wholeRun('Archives'),
        runner('gain-credit'),
        runner('gain-credit'),
        runner('gain-credit'),
        runner('gain-credit'),
        goTo('corp.1.2'),
      ],
      expect: [{ card: 'Algernon', is: { at: 'rig' } }],
    },
  },
};
