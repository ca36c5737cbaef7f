import { runnerTurn, type CardSketches } from '../sketch/sketch';
import { goTo, rezzed, run, runnerUses } from '../sketch/steps';

export const adamScenarios: CardSketches = {
  'Logic Bomb': {
    'bypasses ice for every click that is left': {
      rules: ['RUN0-13'],
      corp: { servers: { 'R&D': { ice: [rezzed('Archer')] } } },
      runner: { rig: { resources: ['Logic Bomb'] } },
      script: [run('R&D'), runnerUses('Logic Bomb', 0, { at: 'run.3.1' }), goTo('run-ended')],
      expect: [
        { path: 'runner.clicks', eq: 0 },
        { card: 'Logic Bomb', is: { at: 'heap' } },
        {
          facts: [
            { type: 'ice-bypassed' },
            { type: 'clicks-lost', amount: 3 },
            { type: 'ice-passed' },
            { type: 'run-ended', outcome: 'successful' },
          ],
        },
      ],
    },
    'works without a click, and in an encounter alone': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { resources: ['Logic Bomb'] } },
      script: [
        runnerUses('Logic Bomb', 0, { illegal: ['WRONG_WINDOW', 'PLAY_RESTRICTION', 'NO_EFFECT'] }),
        run('R&D'),
        runnerUses('Logic Bomb', 0, { at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
  },
};
