import { corpTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp } from '../sketch/steps';

export const mechanismScenarios: CardSketches = {
  'Executive Retreat': {
    'takes a counter, and HQ goes into R&D': {
      lines: [0],
      rules: ['CHAIN-03'],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        hq: ['Enigma', 'Hedge Fund'],
        rd: [],
        servers: {
          'Server 1': { cards: [{ card: 'Executive Retreat', advancement: 5 }] },
        },
      },
      policy: { random: 'first' },
      script: [corp('score', { card: 'Executive Retreat' }), corp('gain-credit')],
      expect: [
        { path: 'corp.hq', eq: [] },
        { card: 'Executive Retreat', is: { counters: { agenda: 1 } } },
        { facts: [{ type: 'shuffled' }] },
      ],
    },
    'draws five cards for a click and the counter': {
      lines: [1],
      turn: corpTurn,
      corp: {
        rd: ['Enigma', 'Hedge Fund', 'Hunter', 'Ice Wall', 'Rototurret', 'Archer'],
        score: [{ card: 'Executive Retreat', counters: { agenda: 1 } }],
      },
      script: [corp('use', { card: 'Executive Retreat', ability: 1 })],
      expect: [
        { path: 'corp.rd', eq: ['Archer'] },
        { path: 'corp.clicks', eq: 2 },
      ],
    },
  },
};
