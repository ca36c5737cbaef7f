import { corpTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, runnerDoes as runner } from '../sketch/steps';

export const mechanismScenarios: CardSketches = {
  'House of Knives': {
    'enters the score area with three counters': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: {
          'Server 1': { cards: [{ card: 'House of Knives', advancement: 3 }] },
        },
      },
      script: [corp('score', { card: 'House of Knives' })],
      expect: [{ card: 'House of Knives', is: { counters: { agenda: 3 } } }],
    },
    'does a net damage once in each run': {
      lines: [1],
      rules: ['ABIL-14'],
      corp: { score: [{ card: 'House of Knives', counters: { agenda: 3 } }] },
      runner: { grip: ['Diesel', 'Corroder', 'Sure Gamble'] },
      policy: { random: 'first' },
      script: [
        corp('use', {
          card: 'House of Knives',
          ability: 1,
          illegal: ['PLAY_RESTRICTION', 'WRONG_WINDOW', 'NOT_YOUR_DECISION'],
        }),
        runner('run', { server: 'R&D' }),
        corp('use', { card: 'House of Knives', ability: 1 }),
        corp('use', {
          card: 'House of Knives',
          ability: 1,
          illegal: 'ALREADY_USED',
          at: 'run.5.3',
        }),
        goTo('run-ended'),
        runner('run', { server: 'Archives' }),
        corp('use', { card: 'House of Knives', ability: 1 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'House of Knives', is: { counters: { agenda: 1 } } },
        { card: 'Sure Gamble', is: { at: 'grip' } },
      ],
    },
  },
};
