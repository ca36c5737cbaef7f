import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  corpPlays,
  goTo,
  installs,
  rezzed,
  run,
  runnerDoes as runner,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

const beforeTurn = { ...corpTurn, clicks: 0 };

export const anarchResourcesScenarios: CardSketches = {
  'Human First': {
    'gives as many credits as a scored agenda is worth': {
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Private Security Force', advancement: 4 }] } },
      },
      runner: { rig: { resources: ['Human First'] } },
      script: [corp('score', { card: 'Private Security Force' })],
      expect: [{ path: 'runner.credits', eq: 7 }],
    },
    'gives them for a stolen one, too': {
      corp: { servers: { 'Server 1': { cards: ['Private Security Force'] } } },
      runner: { rig: { resources: ['Human First'] } },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('steal', { card: 'Private Security Force' }),
      ],
      expect: [{ path: 'runner.credits', eq: 7 }],
    },
    'gains what an agenda is worth, scored or stolen': {
      turn: { ...corpTurn, at: 'corp.2.1', clicks: 1 },
      corp: {
        servers: {
          'Server 1': { cards: [{ card: 'Hostile Takeover', advancement: 2 }] },
          'Server 2': { cards: ['Priority Requisition'] },
        },
      },
      runner: { credits: 0, rig: { resources: ['Human First'] } },
      script: [
        corp('score', { card: 'Hostile Takeover', expect: [] }),
        corp('gain-credit', { expect: [{ path: 'runner.credits', eq: 1 }] }),
        goTo('runner.1.6'),
        ...wholeRun('Server 2'),
      ],
      expect: [{ path: 'runner.credits', eq: 4 }],
    },
  },
  'Investigative Journalism': {
    'is installed only against bad publicity': {
      lines: [0],
      runner: { grip: ['Investigative Journalism'] },
      script: [
        runner('install', { card: 'Investigative Journalism', illegal: 'PLAY_RESTRICTION' }),
      ],
    },
    'is trashed for four clicks to give bad publicity': {
      lines: [0, 1],
      turn: { ...runnerTurn, clicks: 5 },
      corp: { badPublicity: 1 },
      runner: { grip: ['Investigative Journalism'] },
      script: [
        runner('install', { card: 'Investigative Journalism' }),
        runner('use', { card: 'Investigative Journalism', ability: 1 }),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 2 },
        { path: 'runner.heap', eq: ['Investigative Journalism'] },
        { path: 'runner.clicks', eq: 0 },
      ],
    },
    'takes four clicks, no fewer, and goes': {
      lines: [0, 1],
      corp: { badPublicity: 1 },
      runner: {
        grip: ['Investigative Journalism'],
        rig: { resources: ['Investigative Journalism'] },
      },
      script: [runnerUses('Investigative Journalism#2', 1)],
      expect: [
        { path: 'corp.badPublicity', eq: 2 },
        { card: 'Investigative Journalism#2', is: { at: 'heap' } },
        { path: 'runner.clicks', eq: 0 },
      ],
    },
    'cannot be installed while there is no bad publicity, nor used with three clicks': {
      lines: [0, 1],
      turn: { ...runnerTurn, clicks: 3 },
      runner: {
        grip: ['Investigative Journalism'],
        rig: { resources: ['Investigative Journalism'] },
      },
      script: [
        installs('Investigative Journalism#1', { illegal: 'PLAY_RESTRICTION' }),
        runnerUses('Investigative Journalism#2', 1, { illegal: ['NO_CLICKS', 'CANNOT_PAY'] }),
      ],
    },
  },
  'Virus Breeding Ground': {
    'takes a counter when the turn begins': {
      lines: [0],
      turn: { ...corpTurn, clicks: 0 },
      runner: { rig: { resources: ['Virus Breeding Ground'] } },
      script: [goTo('runner.1.6')],
      expect: [{ card: 'Virus Breeding Ground', is: { counters: { virus: 1 } } }],
    },
    'moves one to a card with counters for a click': {
      lines: [1],
      runner: {
        rig: {
          resources: [{ card: 'Virus Breeding Ground', counters: { virus: 1 } }],
          programs: [{ card: 'Datasucker', counters: { virus: 1 } }, 'Medium'],
        },
      },
      script: [
        runner('use', { card: 'Virus Breeding Ground', ability: 1 }),
        runner('use', {
          card: 'Virus Breeding Ground',
          ability: 1,
          illegal: ['PLAY_RESTRICTION', 'NO_EFFECT', 'CANNOT_PAY'],
        }),
      ],
      expect: [
        { card: 'Datasucker', is: { counters: { virus: 2 } } },
        { card: 'Virus Breeding Ground', is: { counters: { virus: 0 } } },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'moves none to a card without any': {
      lines: [1],
      runner: {
        rig: {
          resources: [{ card: 'Virus Breeding Ground', counters: { virus: 1 } }],
          programs: ['Datasucker'],
        },
      },
      script: [runner('use', { card: 'Virus Breeding Ground', ability: 1, illegal: 'NO_EFFECT' })],
    },
    'feeds no card without a counter': {
      lines: [1],
      runner: {
        rig: {
          programs: ['Imp'],
          resources: [{ card: 'Virus Breeding Ground', counters: { virus: 1 } }],
        },
      },
      script: [
        runnerUses('Virus Breeding Ground', 1, {
          targets: ['Imp'],
          illegal: ['NO_EFFECT', 'BAD_TARGET'],
        }),
      ],
    },
    'loses its counters with a purge': {
      lines: [0],
      turn: corpTurn,
      runner: { rig: { resources: [{ card: 'Virus Breeding Ground', counters: { virus: 2 } }] } },
      script: [corp('purge'), goTo('runner.1.6')],
      expect: [{ card: 'Virus Breeding Ground', is: { counters: { virus: 1 } } }],
    },
  },
  'Sacrificial Clone': {
    'takes everything in exchange for all damage': {
      rules: ['PREV-05', 'PREV-06'],
      turn: corpTurn,
      corp: { hq: ['Scorched Earth'] },
      runner: {
        tags: 2,
        credits: 4,
        grip: ['Diesel', 'Sure Gamble'],
        rig: {
          hardware: ['Q-Coherence Chip'],
          resources: ['Sacrificial Clone', 'Oracle May', 'Ice Carver'],
          programs: ['Corroder'],
        },
      },
      script: [
        corpPlays('Scorched Earth'),
        runnerUses('Sacrificial Clone', 'prevent', { at: 'prevent' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'runner.grip', eq: [] },
        { path: 'runner.credits', eq: 0 },
        { path: 'runner.tags', eq: 0 },
        { card: 'Corroder', is: { at: 'rig' } },
        { card: 'Ice Carver', is: { at: 'rig' } },
        { card: 'Oracle May', is: { at: 'heap' } },
        { noFact: { type: 'damage-suffered' } },
      ],
    },
    'spares virtual resources and programs, and loses credits and tags': {
      policy: { random: 'first' },
      corp: { servers: { 'R&D': { ice: [rezzed('Neural Katana')] } } },
      runner: {
        tags: 2,
        grip: ['Diesel', 'Imp'],
        rig: {
          programs: ['Corroder'],
          hardware: ['Cyberfeeder'],
          resources: ['Sacrificial Clone', 'Ice Analyzer', 'Kati Jones'],
        },
      },
      script: [
        run('R&D'),
        runnerUses('Sacrificial Clone', 'prevent', { at: 'prevent' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'rig' } },
        { card: 'Ice Analyzer', is: { at: 'rig' } },
        { card: 'Kati Jones', is: { at: 'heap' } },
        { card: 'Cyberfeeder', is: { at: 'heap' } },
        { path: 'runner.grip', eq: [] },
        { path: 'runner.credits', eq: 0 },
        { path: 'runner.tags', eq: 0 },
        { winner: null },
      ],
    },
    'saves from more damage than the grip holds': {
      corp: { servers: { 'R&D': { ice: [rezzed('Neural Katana')] } } },
      runner: { grip: [], rig: { resources: ['Sacrificial Clone'] } },
      script: [
        run('R&D'),
        runnerUses('Sacrificial Clone', 'prevent', { at: 'prevent' }),
        goTo('run-ended'),
      ],
      expect: [{ winner: null }],
    },
  },
  'Stim Dealer': {
    'gives a click and takes a counter when the turn begins': {
      turn: beforeTurn,
      runner: {
        grip: ['Diesel'],
        rig: { resources: [{ card: 'Stim Dealer', counters: { power: 1 } }] },
      },
      script: [goTo('runner.1.6')],
      expect: [
        { path: 'runner.clicks', eq: 5 },
        { card: 'Stim Dealer', is: { counters: { power: 2 } } },
        { path: 'runner.brain', eq: 0 },
      ],
    },
    'does brain damage with two counters, and has none afterwards': {
      turn: beforeTurn,
      runner: {
        grip: ['Diesel'],
        rig: { resources: [{ card: 'Stim Dealer', counters: { power: 2 } }] },
      },
      script: [goTo('runner.1.6')],
      expect: [
        { path: 'runner.clicks', eq: 4 },
        { card: 'Stim Dealer', is: { counters: { power: 0 } } },
        { path: 'runner.brain', eq: 1 },
      ],
    },
  },
};
