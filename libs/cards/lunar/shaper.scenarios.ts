import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  installs,
  rezzed,
  run,
  runnerDoes as runner,
  runnerPlays,
  runnerUses,
} from '../sketch/steps';

export const shaperScenarios: CardSketches = {
  'LLDS Energy Regulator': {
    'saves hardware for three credits, or by its own trashing': {
      corp: { credits: 3, servers: { HQ: { ice: [rezzed('Taurus')] } } },
      runner: { credits: 0, rig: { programs: ['LLDS Energy Regulator'], hardware: ['Box-E'] } },
      script: [
        run('HQ'),
        corp('bid', { credits: 0 }),
        runnerUses('LLDS Energy Regulator', 'prevent', { at: 'prevent' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Box-E', is: { at: 'rig' } },
        { card: 'LLDS Energy Regulator', is: { at: 'heap' } },
      ],
    },
  },
  'Net Celebrity': {
    'pays during runs, and stays in play': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: {
        credits: 1,
        grip: ['Net Celebrity', 'Dyson Mem Chip'],
        rig: { programs: ['Corroder'] },
      },
      script: [
        runnerPlays('Net Celebrity'),
        run('R&D'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Net Celebrity', is: { at: 'play', counters: { recurring: 0 } } }],
    },
  },
  Refractor: {
    'breaks code gates for any credit': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { credits: 2, rig: { programs: ['Refractor'] } },
      script: [
        run('R&D'),
        runnerUses('Refractor', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Refractor', 'break', { subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-successful' }] }],
    },
    'is boosted with stealth credits alone': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { credits: 9, rig: { programs: ['Refractor'] } },
      script: [
        run('R&D'),
        runnerUses('Refractor', 'boost', { at: 'run.3.1', illegal: 'CANNOT_PAY' }),
      ],
    },
  },
  Astrolabe: {
    'gives a memory unit, and a card for each server the Corp creates': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { hq: ['Enigma', 'Hunter'] },
      runner: { rig: { hardware: ['Astrolabe'] } },
      script: [
        corp('install', { card: 'Hunter', server: 'HQ' }),
        corp('install', { card: 'Enigma', server: 'new' }),
      ],
      expect: [
        { path: 'runner.mu.limit', eq: 5 },
        { path: 'runner.grip', eq: ['Infiltration'] },
      ],
    },
  },
  'Cybsoft MacroDrive': {
    'pays for installing programs, and nothing else': {
      runner: {
        credits: 1,
        grip: ['Dyson Mem Chip', 'Corroder'],
        rig: { hardware: ['Cybsoft MacroDrive'] },
      },
      script: [installs('Dyson Mem Chip', { illegal: 'CANNOT_PAY' }), installs('Corroder')],
      expect: [{ card: 'Cybsoft MacroDrive', is: { counters: { recurring: 0 } } }],
    },
  },
  'Cerberus "Lady" H1': {
    'enters with four counters': {
      lines: [0],
      runner: { grip: ['Cerberus "Lady" H1'] },
      script: [installs('Cerberus "Lady" H1')],
      expect: [{ card: 'Cerberus "Lady" H1', is: { counters: { power: 4 } } }],
    },
    'breaks two subroutines of a barrier for a counter': {
      lines: [1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Eli 1.0')] } } },
      runner: {
        credits: 1,
        rig: { programs: [{ card: 'Cerberus "Lady" H1', counters: { power: 1 } }] },
      },
      script: [
        run('R&D'),
        runnerUses('Cerberus "Lady" H1', 'boost', { at: 'run.3.1' }),
        runnerUses('Cerberus "Lady" H1', 'break', { subs: [0, 1] }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-successful' }] }],
    },
  },
  'Collective Consciousness': {
    'draws a card whenever ice is rezzed': {
      corp: { servers: { 'R&D': { ice: ['Ice Wall'] } } },
      runner: { rig: { programs: ['Collective Consciousness'] } },
      script: [run('R&D'), corp('rez', { card: 'Ice Wall', at: 'run.2.3' })],
      expect: [{ path: 'runner.grip', eq: ['Infiltration'] }],
    },
  },
  Leprechaun: {
    'hosts two programs without their memory': {
      runner: {
        credits: 12,
        grip: ['Corroder', 'Mimic', 'Yog.0'],
        rig: { programs: ['Leprechaun'] },
      },
      script: [
        installs('Corroder', { host: 'Leprechaun' }),
        installs('Mimic', { host: 'Leprechaun' }),
        installs('Yog.0', {
          host: 'Leprechaun',
          at: 'runner.1.6',
          illegal: ['MEMORY_LIMIT', 'BAD_TARGET'],
        }),
      ],
      expect: [{ path: 'runner.mu.used', eq: 1 }],
    },
  },
  'Order of Sol': {
    'gives a credit the first time the pool is empty each turn': {
      runner: {
        credits: 1,
        grip: ['Infiltration', 'Net Celebrity', 'Scrubbed'],
        rig: { resources: ['Order of Sol'] },
      },
      script: [runnerPlays('Net Celebrity', { expect: [{ path: 'runner.credits', eq: 1 }] })],
      expect: [{ path: 'runner.credits', eq: 1 }],
    },
  },
  'Social Engineering': {
    'gives the rez cost of the ice if it is rezzed this turn': {
      corp: { credits: 9, servers: { 'R&D': { ice: ['Wall of Static'] } } },
      runner: { grip: ['Social Engineering'] },
      script: [
        runnerPlays('Social Engineering'),
        run('R&D'),
        corp('rez', { card: 'Wall of Static', at: 'run.2.3' }),
      ],
      expect: [{ path: 'runner.credits', eq: 6 }],
    },
    'is played with the first click alone': {
      corp: { servers: { 'R&D': { ice: ['Wall of Static'] } } },
      runner: { grip: ['Social Engineering'] },
      script: [
        runner('gain-credit'),
        runnerPlays('Social Engineering', { illegal: 'PLAY_RESTRICTION' }),
      ],
    },
  },
};
