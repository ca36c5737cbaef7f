import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  runnerChooses,
  runnerDoes as runner,
  wholeRun,
  corpDoes,
  run,
  runnerPlays,
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
  'Watch the World Burn': {
    'removes what it finds, and every copy from then on': {
      lines: [0, 1],
      policy: { random: 'first' },
      corp: {
        hq: ['PAD Campaign'],
        servers: {
          'Server 1': { cards: ['PAD Campaign'] },
          'Server 2': { cards: ['PAD Campaign'] },
        },
      },
      runner: { grip: ['Watch the World Burn'] },
      script: [
        runnerPlays('Watch the World Burn', { server: 'Server 1' }),
        goTo('corp.2.2'),
        corpDoes('gain-credit'),
        corpDoes('gain-credit'),
        corpDoes('gain-credit'),
        goTo('runner.1.6'),
        run('HQ'),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'removed', count: 2 },
        { path: 'corp.servers.Server 2.cards', count: 1 },
        {
          facts: [
            { type: 'clicks-spent', side: 'runner', amount: 1 },
            { type: 'phase-began', phase: 'discard', side: 'runner' },
          ],
        },
      ],
    },
  },
};
