import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  corpUses,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
} from '../sketch/steps';

export const jintekiScenarios: CardSketches = {
  'Encrypted Portals': {
    'strengthens code gates, and gives a credit for each that is rezzed': {
      lines: [0, 1],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        servers: {
          HQ: { ice: [rezzed('Enigma'), rezzed('Viper'), 'Hourglass', rezzed('Ice Wall')] },
          'Server 1': { cards: [{ card: 'Encrypted Portals', advancement: 3 }] },
        },
      },
      script: [corp('score', { card: 'Encrypted Portals' })],
      expect: [
        { path: 'corp.credits', eq: 7 },
        { card: 'Enigma', is: { strength: 3 } },
        { card: 'Ice Wall', is: { strength: 1 } },
      ],
    },
  },
  Gemini: {
    'does a net damage, and another at a trace strength of five': {
      corp: { credits: 3, servers: { HQ: { ice: [rezzed('Gemini')] } } },
      runner: { credits: 0, grip: ['Diesel', 'Modded', 'Tinkering'] },
      policy: { random: 'first' },
      script: [run('HQ'), corp('bid', { credits: 3 }), goTo('run-ended')],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'does one at four': {
      corp: { credits: 2, servers: { HQ: { ice: [rezzed('Gemini')] } } },
      runner: { credits: 0, grip: ['Diesel', 'Modded', 'Tinkering'] },
      policy: { random: 'first' },
      script: [run('HQ'), corp('bid', { credits: 2 }), goTo('run-ended')],
      expect: [{ path: 'runner.grip', count: 2 }],
    },
  },
  Turtlebacks: {
    'gives a credit for each server that the Corp creates': {
      turn: corpTurn,
      corp: {
        hq: ['Enigma', 'PAD Campaign', 'Hunter'],
        servers: { 'Server 1': { cards: [rezzed('Turtlebacks')] } },
      },
      script: [
        corp('install', { card: 'Enigma', server: 'new' }),
        corp('install', { card: 'PAD Campaign', server: 'Server 2' }),
        corp('install', { card: 'Hunter', server: 'new' }),
      ],
      expect: [{ path: 'corp.credits', eq: 7 }],
    },
  },
  Mamba: {
    'does net damage, and takes a counter where the bids differ': {
      lines: [1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Mamba')] } } },
      runner: { grip: ['Diesel', 'Modded'] },
      policy: { random: 'first' },
      script: [
        run('R&D'),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 2 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', count: 1 },
        { card: 'Mamba', is: { counters: { power: 1 } } },
      ],
    },
    'spends a counter for a net damage during a run': {
      lines: [0],
      corp: {
        servers: {
          HQ: { ice: [rezzed('Mamba', { counters: { power: 1 } })] },
          'R&D': { ice: ['Enigma'] },
        },
      },
      runner: { grip: ['Diesel', 'Modded'] },
      policy: { random: 'first' },
      script: [run('R&D'), corpUses('Mamba', 0, { at: 'run.2.3' })],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'spends none outside of a run': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { HQ: { ice: [rezzed('Mamba', { counters: { power: 1 } })] } } },
      runner: { grip: ['Diesel'] },
      script: [corpUses('Mamba', 0, { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  'Hostile Infrastructure': {
    'does net damage whenever the Runner trashes a card of the Corp, itself included': {
      corp: { servers: { 'Server 1': { cards: [rezzed('Hostile Infrastructure')] } } },
      runner: { credits: 5, grip: ['Diesel', 'Modded'] },
      policy: { random: 'first' },
      script: [
        run('Server 1'),
        runner('trash-accessed', { card: 'Hostile Infrastructure' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'does none unrezzed, nor for what the Corp trashes': {
      turn: corpTurn,
      corp: {
        servers: {
          HQ: { ice: [rezzed('Enigma')] },
          'Server 1': { cards: [rezzed('Hostile Infrastructure')] },
          'Server 2': { cards: [rezzed('Security Subcontract')] },
        },
      },
      runner: { grip: ['Diesel'] },
      script: [corpUses('Security Subcontract', 0)],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
  },
};
