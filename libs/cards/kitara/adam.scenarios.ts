import { runnerTurn, type CardSketches } from '../sketch/sketch';
import { goTo, rezzed, run, runnerChooses, runnerPlays, runnerUses } from '../sketch/steps';

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
  'Emergent Creativity': {
    'installs for less by what the trashed cards cost': {
      lines: [0, 1],
      policy: { random: 'first' },
      runner: {
        grip: ['Emergent Creativity', 'Corroder', 'Gordian Blade'],
        stack: ['Infiltration', 'Magnum Opus'],
        credits: 2,
      },
      script: [
        runnerPlays('Emergent Creativity'),
        runnerChooses('Emergent Creativity', { cards: ['Corroder', 'Gordian Blade'] }),
        runnerChooses('Emergent Creativity', { cards: ['Magnum Opus'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 2 },
        { path: 'runner.credits', eq: 0 },
        { card: 'Magnum Opus', is: { at: 'rig' } },
        { card: 'Corroder', is: { at: 'heap' } },
      ],
    },
    'cannot be played with one click left': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      runner: { grip: ['Emergent Creativity'], stack: ['Corroder'] },
      script: [runnerPlays('Emergent Creativity', { illegal: 'NO_CLICKS' })],
    },
  },
};
