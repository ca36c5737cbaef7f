import { corpTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, runnerDoes as runner } from '../sketch/steps';

export const mechanismScenarios: CardSketches = {
  'Chronos Project': {
    'takes the heap out of the game': {
      rules: ['UNIN-01'],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: {
          'Server 1': { cards: [{ card: 'Chronos Project', advancement: 4 }] },
        },
      },
      runner: { heap: ['Diesel', 'Corroder'], grip: ['Sure Gamble'] },
      script: [corp('score', { card: 'Chronos Project' })],
      expect: [
        { path: 'runner.heap', eq: [] },
        { card: 'Diesel', is: { at: 'removed' } },
        { card: 'Sure Gamble', is: { at: 'grip' } },
      ],
    },
  },
  'Paper Tripping': {
    'removes every tag, as the first click': {
      runner: { tags: 3, grip: ['Paper Tripping'] },
      script: [runner('play', { card: 'Paper Tripping' })],
      expect: [{ path: 'runner.tags', eq: 0 }],
    },
    'cannot be played later in the turn': {
      runner: { tags: 1, grip: ['Paper Tripping'] },
      script: [
        runner('gain-credit'),
        runner('play', { card: 'Paper Tripping', illegal: 'PLAY_RESTRICTION' }),
      ],
    },
  },
};
