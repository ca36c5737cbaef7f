import { corpTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, rezzed, runnerDoes as runner } from '../sketch/steps';

const remote = (...cards: unknown[]) => ({ 'Server 1': { cards } });
const scoring = { ...corpTurn, at: 'corp.1.2' };

export const weylandScenarios: CardSketches = {
  'The Cleaners': {
    'adds one to the meat damage that the Corp does': {
      turn: corpTurn,
      corp: { hq: ['Scorched Earth'], score: ['The Cleaners'] },
      runner: { tags: 1, grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel', 'Easy Mark'] },
      policy: { random: 'first' },
      script: [corp('play', { card: 'Scorched Earth' })],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'adds none before it is scored': {
      turn: corpTurn,
      corp: { hq: ['Scorched Earth'], servers: remote('The Cleaners') },
      runner: { tags: 1, grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel', 'Easy Mark'] },
      policy: { random: 'first' },
      script: [corp('play', { card: 'Scorched Earth' })],
      expect: [{ path: 'runner.grip', count: 2 }],
    },
    'adds none to net damage': {
      corp: {
        score: ['The Cleaners'],
        servers: { 'R&D': { ice: [rezzed('Neural Katana')] } },
      },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel'] },
      policy: { random: 'first' },
      script: [runner('run', { server: 'R&D' }), { by: 'harness', do: 'to', until: 'run-ended' }],
      expect: [{ path: 'runner.grip', count: 2 }],
    },
  },
  'Geothermal Fracking': {
    'takes two counters when it is scored': {
      lines: [0],
      turn: scoring,
      corp: { servers: remote({ card: 'Geothermal Fracking', advancement: 4 }) },
      script: [corp('score', { card: 'Geothermal Fracking' })],
      expect: [{ card: 'Geothermal Fracking', is: { counters: { agenda: 2 } } }],
    },
    'gives seven credits and bad publicity for a click and a counter': {
      lines: [1],
      turn: corpTurn,
      corp: { score: [{ card: 'Geothermal Fracking', counters: { agenda: 1 } }] },
      script: [
        corp('use', { card: 'Geothermal Fracking', ability: 1 }),
        corp('use', { card: 'Geothermal Fracking', ability: 1, illegal: 'CANNOT_PAY' }),
      ],
      expect: [
        { path: 'corp.credits', eq: 12 },
        { path: 'corp.badPublicity', eq: 1 },
        { path: 'corp.clicks', eq: 2 },
      ],
    },
  },
  'Vulcan Coverup': {
    'does meat damage when it is scored': {
      lines: [0],
      turn: scoring,
      corp: { servers: remote({ card: 'Vulcan Coverup', advancement: 3 }) },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel'] },
      script: [corp('score', { card: 'Vulcan Coverup' })],
      policy: { random: 'first' },
      expect: [
        { path: 'runner.grip', count: 1 },
        { path: 'corp.badPublicity', eq: 0 },
      ],
    },
    'gives bad publicity when it is stolen': {
      lines: [1],
      corp: { servers: remote('Vulcan Coverup') },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel'] },
      script: [runner('run', { server: 'Server 1' }), runner('steal', { card: 'Vulcan Coverup' })],
      expect: [
        { path: 'corp.badPublicity', eq: 1 },
        { path: 'runner.grip', count: 3 },
      ],
    },
  },
  'GRNDL Refinery': {
    'can be advanced, and is trashed for four credits a token': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { servers: remote(rezzed('GRNDL Refinery', { advancement: 1 })) },
      script: [
        corp('advance', { card: 'GRNDL Refinery' }),
        corp('use', { card: 'GRNDL Refinery', ability: 1 }),
      ],
      expect: [
        { path: 'corp.credits', eq: 12 },
        { path: 'corp.archives', eq: ['GRNDL Refinery'] },
        { path: 'corp.clicks', eq: 1 },
      ],
    },
    'gives nothing without a token': {
      lines: [1],
      turn: corpTurn,
      corp: { servers: remote(rezzed('GRNDL Refinery')) },
      script: [corp('use', { card: 'GRNDL Refinery', ability: 1, illegal: 'NO_EFFECT' })],
    },
  },
};
