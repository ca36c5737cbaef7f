import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpPlays,
  goTo,
  installs,
  rezzed,
  run,
  runnerDoes as runner,
  runnerPlays,
  runnerUses,
} from '../sketch/steps';

export const shaperProgramsScenarios: CardSketches = {
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
    'goes itself where there are no credits': {
      turn: corpTurn,
      corp: { credits: 5, hq: ['Power Grid Overload'] },
      runner: {
        credits: 2,
        rig: { hardware: ['Akamatsu Mem Chip'], programs: ['LLDS Energy Regulator'] },
      },
      history: { lastTurn: [{ type: 'run-successful', server: 'R&D' }] },
      script: [
        corpPlays('Power Grid Overload'),
        corp('bid', { credits: 3 }),
        runner('bid', { credits: 0 }),
        corpChooses('Power Grid Overload', { cards: ['Akamatsu Mem Chip'] }),
        runnerUses('LLDS Energy Regulator', 'prevent', { at: 'prevent' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Akamatsu Mem Chip', is: { at: 'rig' } },
        { card: 'LLDS Energy Regulator', is: { at: 'heap' } },
        { path: 'runner.credits', eq: 2 },
        { facts: [{ type: 'trash-prevented', card: 'Akamatsu Mem Chip' }] },
      ],
    },
    'makes a trash that was a cost buy nothing': {
      rules: ['COST-02'],
      runner: {
        credits: 4,
        grip: ['Trade-In'],
        stack: ['Grimoire'],
        rig: { hardware: ['Akamatsu Mem Chip'], programs: ['LLDS Energy Regulator'] },
      },
      script: [
        runnerPlays('Trade-In', { targets: ['Akamatsu Mem Chip'] }),
        runnerUses('LLDS Energy Regulator', 'prevent', { at: 'prevent', pay: { pool: 3 } }),
        runner('gain-credit'),
      ],
      expect: [
        { card: 'Akamatsu Mem Chip', is: { at: 'rig' } },
        { card: 'Grimoire', is: { at: 'stack[0]' } },
        { path: 'runner.credits', eq: 1 },
      ],
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
    'grows with a stealth credit alone, and keeps it for the encounter': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Tollbooth'), rezzed('Tollbooth')] } } },
      runner: { credits: 9, rig: { programs: ['Refractor', 'Cloak'] } },
      script: [
        run('R&D'),
        runnerUses('Refractor', 'boost', {
          at: 'run.3.1',
          expect: [{ card: 'Refractor', is: { strength: 5 } }],
        }),
        runnerUses('Refractor', 'break', { subs: [0], at: 'run.3.1' }),
        runner('continue', { at: 'run.2.2' }),
        runnerUses('Refractor', 'boost', { at: 'run.3.1', illegal: 'CANNOT_PAY' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Refractor', is: { strength: 2 } },
        { path: 'runner.credits', eq: 2 },
      ],
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
  Sage: {
    'is as strong as memory is free': {
      lines: [0],
      runner: { rig: { programs: ['Sage', 'Corroder'] } },
      script: [runner('gain-credit')],
      expect: [{ card: 'Sage', is: { strength: 1 } }],
    },
    'breaks code gates and barriers, and no sentries': {
      lines: [1],
      corp: {
        servers: {
          HQ: { ice: [rezzed('Quandary')] },
          'R&D': { ice: [rezzed('Ice Wall')] },
          'Server 1': { ice: [rezzed('Rototurret')], cards: ['PAD Campaign'] },
        },
      },
      runner: { credits: 9, rig: { programs: ['Sage'] } },
      script: [
        run('HQ'),
        runnerUses('Sage', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
        run('R&D'),
        runnerUses('Sage', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
        run('Server 1'),
        runnerUses('Sage', 'break', { subs: [0], at: 'run.3.1', illegal: 'WRONG_SUBTYPE' }),
      ],
    },
  },
};
