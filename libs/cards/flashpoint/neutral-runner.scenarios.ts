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
  'Peace in Our Time': {
    'pays both, and lets nobody run this turn': {
      lines: [0],
      runner: { grip: ['Peace in Our Time'] },
      script: [
        runnerPlays('Peace in Our Time'),
        run('HQ', { at: 'runner.1.6', illegal: ['PLAY_RESTRICTION', 'BAD_TARGET'] }),
      ],
      expect: [
        { path: 'runner.credits', eq: 14 },
        { path: 'corp.credits', eq: 10 },
      ],
    },
    'cannot be played after an agenda was scored, nor with a later click': {
      lines: [0],
      history: { lastTurn: [{ type: 'scored', card: 'Hostile Takeover' }] },
      runner: { grip: ['Peace in Our Time'] },
      script: [runnerPlays('Peace in Our Time', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
};
