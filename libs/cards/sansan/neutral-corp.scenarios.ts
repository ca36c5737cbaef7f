import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  goTo,
  rezzed,
  runnerDoes as runner,
  wholeRun,
} from '../sketch/steps';

export const neutralCorpScenarios: CardSketches = {
  'Breaker Bay Grid': {
    'makes what is rezzed there five cheaper': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: [rezzed('Breaker Bay Grid'), 'Adonis Campaign'] } } },
      script: [corp('rez', { card: 'Adonis Campaign' })],
      expect: [{ path: 'corp.credits', eq: 5 }],
    },
  },
  Quicksand: {
    'grows with each encounter, and ends the run': {
      lines: [0, 1, 2],
      corp: { servers: { HQ: { ice: [rezzed('Quicksand')] } } },
      script: [...wholeRun('HQ'), ...wholeRun('HQ')],
      expect: [
        { card: 'Quicksand', is: { strength: 2 } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  'The Future is Now': {
    'finds any card': {
      policy: { random: 'first' },
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: [{ card: 'The Future is Now', advancement: 3 }] } } },
      script: [
        corp('score', { card: 'The Future is Now' }),
        corpChooses('The Future is Now', { cards: ['Biotic Labor'] }),
        goTo('corp.2.2'),
      ],
      expect: [{ card: 'Biotic Labor', is: { at: 'hq' } }],
    },
  },
  'Tech Startup': {
    'may be traded for an asset of R&D, installed': {
      policy: { random: 'first' },
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        rd: ['Hedge Fund', 'Enigma', 'PAD Campaign', 'Melange Mining Corp.'],
        servers: { 'Server 1': { cards: [rezzed('Tech Startup')] } },
      },
      script: [
        runner('gain-credit'),
        corpChooses('Tech Startup', { option: 'yes' }),
        corpChooses('Tech Startup', { cards: ['Melange Mining Corp.'] }),
        corpChooses('Tech Startup', { server: 'new' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Tech Startup', is: { at: 'archives' } },
        { card: 'Melange Mining Corp.', is: { rezzed: false } },
        {
          facts: [
            { type: 'searched' },
            { type: 'revealed', card: 'Melange Mining Corp.' },
            { type: 'shuffled' },
          ],
        },
      ],
    },
    'may stay': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [rezzed('Tech Startup')] } } },
      script: [
        runner('gain-credit'),
        corpChooses('Tech Startup', { option: 'no' }),
        goTo('corp.2.2'),
      ],
      expect: [{ card: 'Tech Startup', is: { at: 'Server 1.cards[0]' } }],
    },
  },
};
