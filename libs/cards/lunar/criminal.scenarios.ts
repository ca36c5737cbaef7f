import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  installs,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerPlays,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const criminalScenarios: CardSketches = {
  'Power Tap': {
    'gives a credit whenever a trace begins': {
      corp: { credits: 0, servers: { 'R&D': { ice: [rezzed('Caduceus')] } } },
      runner: { credits: 0, rig: { resources: ['Power Tap'] } },
      script: [run('R&D'), runner('bid', { credits: 0 }), goTo('choice')],
      expect: [{ path: 'runner.credits', eq: 2 }],
    },
  },
  Cache: {
    'enters with three counters, each worth a credit': {
      lines: [0, 1],
      turn: { ...runnerTurn, at: 'runner.1.2' },
      runner: { rig: { programs: [{ card: 'Cache', counters: { virus: 1 } }] } },
      script: [runnerUses('Cache', 1), runnerUses('Cache', 1, { illegal: 'CANNOT_PAY' })],
      expect: [{ path: 'runner.credits', eq: 6 }],
    },
    'is installed with three': {
      lines: [0],
      runner: { grip: ['Cache'] },
      script: [installs('Cache')],
      expect: [{ card: 'Cache', is: { counters: { virus: 3 } } }],
    },
  },
  'Box-E': {
    'gives two memory units and a larger hand': {
      lines: [0, 1],
      runner: { rig: { hardware: ['Box-E'] } },
      script: [goTo('runner.1.6')],
      expect: [
        { path: 'runner.mu.limit', eq: 6 },
        { path: 'runner.handSize', eq: 7 },
      ],
    },
  },
  'Cerberus "Rex" H2': {
    'enters with four counters': {
      lines: [0],
      runner: { grip: ['Cerberus "Rex" H2'] },
      script: [installs('Cerberus "Rex" H2')],
      expect: [{ card: 'Cerberus "Rex" H2', is: { counters: { power: 4 } } }],
    },
    'breaks two subroutines of a code gate for a counter': {
      lines: [1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: {
        credits: 1,
        rig: { programs: [{ card: 'Cerberus "Rex" H2', counters: { power: 1 } }] },
      },
      script: [
        run('R&D'),
        runnerUses('Cerberus "Rex" H2', 'boost', { at: 'run.3.1' }),
        runnerUses('Cerberus "Rex" H2', 'break', { subs: [0, 1] }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-successful' }] }],
    },
  },
  'Au Revoir': {
    'gives a credit for jacking out, not for a run that ends': {
      corp: {
        servers: { 'R&D': { ice: ['Enigma', 'Hunter'] }, HQ: { ice: [rezzed('Ice Wall')] } },
      },
      runner: { rig: { programs: ['Au Revoir'] } },
      script: [...wholeRun('HQ'), run('R&D'), runner('jack-out')],
      expect: [{ path: 'runner.credits', eq: 6 }],
    },
  },
  'Leela Patel: Trained Pragmatist': {
    'returns an unrezzed card to HQ when an agenda is stolen': {
      corp: { hq: ['Breaking News'], servers: { 'R&D': { ice: ['Enigma', rezzed('Hunter')] } } },
      runner: { identity: 'Leela Patel: Trained Pragmatist' },
      script: [run('HQ'), runner('steal', { card: 'Breaking News' })],
      expect: [
        { card: 'Enigma', is: { at: 'hq' } },
        { card: 'Hunter', is: { at: 'R&D.ice[0]' } },
      ],
    },
    'does so when one is scored': {
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        servers: {
          HQ: { ice: ['Enigma', 'Hunter'] },
          'Server 1': { cards: [{ card: 'Hostile Takeover', advancement: 2 }] },
        },
      },
      runner: { identity: 'Leela Patel: Trained Pragmatist' },
      script: [
        corp('score', { card: 'Hostile Takeover' }),
        runnerChooses('Leela Patel: Trained Pragmatist', { cards: ['Hunter'] }),
      ],
      expect: [{ card: 'Hunter', is: { at: 'hq' } }],
    },
  },
  'The Supplier': {
    'hosts hardware and resources for a click': {
      lines: [0],
      runner: { grip: ['Decoy', 'Corroder'], rig: { resources: ['The Supplier'] } },
      script: [runnerUses('The Supplier', 0, { targets: ['Decoy'] })],
      expect: [{ card: 'Decoy', is: { at: 'hosted:The Supplier' } }],
    },
    'installs a hosted card for two less as the turn begins': {
      lines: [1],
      turn: { ...runnerTurn, at: 'runner.1.2' },
      runner: {
        credits: 1,
        rig: { resources: [{ card: 'The Supplier', hosted: ['Box-E', 'Dyson Mem Chip'] }] },
      },
      script: [runnerChooses('The Supplier', { option: 'yes' })],
      expect: [
        { card: 'Dyson Mem Chip', is: { at: 'rig' } },
        { path: 'runner.credits', eq: 0 },
      ],
    },
  },
  Switchblade: {
    'breaks and boosts with stealth credits alone': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Rototurret')] } } },
      runner: { credits: 9, rig: { programs: ['Switchblade'] } },
      script: [
        run('R&D'),
        runnerUses('Switchblade', 'break', { subs: [0], at: 'run.3.1', illegal: 'CANNOT_PAY' }),
        runnerUses('Switchblade', 'boost', { illegal: 'CANNOT_PAY' }),
      ],
    },
  },
  'Unscheduled Maintenance': {
    'lets the Corp install one piece of ice each turn': {
      lines: [0, 1],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { hq: ['Enigma', 'Hunter', 'PAD Campaign'] },
      runner: { grip: ['Unscheduled Maintenance'] },
      script: [
        runnerPlays('Unscheduled Maintenance'),
        goTo('corp.2.2'),
        corp('install', { card: 'Enigma', server: 'HQ' }),
        corp('install', {
          card: 'Hunter',
          server: 'R&D',
          illegal: ['PLAY_RESTRICTION', 'BAD_TARGET'],
        }),
        corp('install', { card: 'PAD Campaign', server: 'new' }),
      ],
      expect: [{ card: 'Hunter', is: { at: 'hq' } }],
    },
  },
  'Zona Sul Shipping': {
    'takes a credit as the turn begins, and gives all for a click': {
      lines: [0, 1],
      turn: { ...runnerTurn, at: 'runner.1.2' },
      runner: { rig: { resources: [{ card: 'Zona Sul Shipping', counters: { credit: 3 } }] } },
      script: [goTo('runner.1.6'), runnerUses('Zona Sul Shipping', 1)],
      expect: [
        { path: 'runner.credits', eq: 9 },
        { card: 'Zona Sul Shipping', is: { at: 'rig' } },
      ],
    },
    'is trashed when the Runner is tagged': {
      lines: [2],
      corp: { credits: 0, servers: { 'R&D': { ice: [rezzed('Hunter')] } } },
      runner: { credits: 0, rig: { resources: ['Zona Sul Shipping'] } },
      script: wholeRun('R&D'),
      expect: [{ card: 'Zona Sul Shipping', is: { at: 'heap' } }],
    },
  },
};
