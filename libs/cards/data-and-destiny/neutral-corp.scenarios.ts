import { runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
} from '../sketch/steps';

export const neutralCorpScenarios: CardSketches = {
  'Launch Campaign': {
    'holds six credits, pays two a turn, and goes when it is empty': {
      lines: [0, 1],
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        servers: {
          'Server 1': { cards: ['Launch Campaign'] },
          'Server 2': { cards: [rezzed('Launch Campaign', { counters: { credit: 2 } })] },
        },
      },
      script: [
        runner('gain-credit'),
        corp('rez', { card: 'Launch Campaign#1', at: 'corp.1.2' }),
        corpChooses('Launch Campaign#1', { option: 'resolve-first', cards: ['Launch Campaign#1'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Launch Campaign#1', is: { counters: { credit: 4 } } },
        { card: 'Launch Campaign#2', is: { at: 'archives' } },
        { path: 'corp.credits', eq: 8 },
      ],
    },
  },
  Assassin: {
    'does three net damage and trashes a program, by a trace each': {
      lines: [0, 1],
      policy: { random: 'first' },
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Assassin')] } } },
      runner: {
        credits: 0,
        grip: ['Diesel', 'Easy Mark', 'Sure Gamble', 'Inside Job'],
        rig: { programs: ['Corroder', 'Imp'] },
      },
      script: [run('HQ'), corpChooses('Assassin', { cards: ['Imp'] }), goTo('run-ended')],
      expect: [
        { path: 'runner.grip', count: 1 },
        { card: 'Imp', is: { at: 'heap' } },
        { card: 'Corroder', is: { at: 'rig' } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
};
