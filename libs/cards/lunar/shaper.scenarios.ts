import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  corpPlays,
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

export const shaperScenarios: CardSketches = {
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
    'draws for a new server in the turn of the Corp alone where one is made': {
      lines: [1],
      turn: corpTurn,
      corp: { hq: ['PAD Campaign', 'Ice Wall', 'Enigma'] },
      runner: { rig: { hardware: ['Astrolabe'] } },
      script: [
        corp('install', { card: 'Ice Wall', server: 'new' }),
        corp('install', { card: 'PAD Campaign', server: 'Server 1' }),
        corp('install', { card: 'Enigma', server: 'HQ' }),
      ],
      expect: [{ path: 'runner.grip', count: 1 }],
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
    'gives a credit as its own price empties the pool': {
      runner: { credits: 2, grip: ['Order of Sol', 'Infiltration'] },
      script: [installs('Order of Sol'), goTo('runner.1.6')],
      expect: [{ path: 'runner.credits', eq: 1 }],
    },
    'gives none where the pool was empty before in the turn': {
      runner: { credits: 1, grip: ['Net Celebrity', 'Order of Sol'] },
      script: [
        runnerPlays('Net Celebrity'),
        runner('gain-credit'),
        runner('gain-credit'),
        installs('Order of Sol'),
        goTo('runner.1.6'),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }],
    },
    'gives a credit when a bid in secret empties the pool, once a turn': {
      corp: {
        credits: 2,
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Snowflake'), rezzed('Snowflake')] } },
      },
      runner: {
        credits: 1,
        identity: 'Noise: Hacker Extraordinaire',
        rig: { resources: ['Order of Sol'] },
      },
      script: [
        run('HQ'),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 1 }),
        runner('continue', { at: 'run.2.2', expect: [{ path: 'runner.credits', eq: 1 }] }),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 1 }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }, { facts: [{ type: 'run-successful' }] }],
    },
    'gives a credit when the last one goes to a trace': {
      turn: corpTurn,
      corp: { credits: 3, hq: ['SEA Source'] },
      runner: { credits: 2, rig: { resources: ['Order of Sol'] } },
      history: { lastTurn: [{ type: 'run-successful', server: 'HQ' }] },
      script: [corpPlays('SEA Source'), corp('bid', { credits: 0 }), runner('bid', { credits: 2 })],
      expect: [
        { path: 'runner.credits', eq: 1 },
        { path: 'runner.tags', eq: 1 },
      ],
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
    'gives the rez cost as Xanadu has it': {
      rules: ['REZ-05'],
      lines: [1],
      corp: { credits: 9, servers: { HQ: { ice: ['Enigma'] } } },
      runner: {
        credits: 2,
        grip: ['Social Engineering'],
        rig: { resources: ['Xanadu'] },
      },
      script: [
        runnerPlays('Social Engineering'),
        run('HQ'),
        corp('rez', { card: 'Enigma', at: 'run.2.3' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 4 }],
    },
    'is played with the first click alone': {
      corp: { servers: { 'R&D': { ice: ['Wall of Static'] } } },
      runner: { grip: ['Social Engineering'] },
      script: [
        runner('gain-credit'),
        runnerPlays('Social Engineering', { illegal: 'PLAY_RESTRICTION' }),
      ],
    },
    'pays the cost of that ice as it is rezzed, in another run too': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: ['Enigma'] }, HQ: { ice: ['Ice Wall'] } } },
      runner: { grip: ['Social Engineering'] },
      script: [
        runnerPlays('Social Engineering'),
        runnerChooses('Social Engineering', { cards: ['Enigma'] }),
        run('HQ'),
        corp('rez', { card: 'Ice Wall', at: 'run.2.3' }),
        goTo('run-ended', { expect: [{ path: 'runner.credits', eq: 3 }] }),
        run('R&D'),
        corp('rez', { card: 'Enigma', at: 'run.2.3' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 6 }],
    },
    'is not played later in the turn': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: ['Enigma'] } } },
      runner: { grip: ['Social Engineering'] },
      script: [
        runner('gain-credit'),
        runnerPlays('Social Engineering', { at: 'runner.1.6', illegal: 'PLAY_RESTRICTION' }),
      ],
    },
  },
  'Nasir Meidan: Cyber Explorer': {
    'swaps the pool for the cost of ice that was just rezzed': {
      corp: { credits: 9, servers: { HQ: { ice: ['Wall of Static'] } } },
      runner: { identity: 'Nasir Meidan: Cyber Explorer', credits: 7 },
      script: [run('HQ'), corp('rez', { card: 'Wall of Static', at: 'run.2.3' }), goTo('run.3.1')],
      expect: [{ path: 'runner.credits', eq: 3 }],
    },
    'gains the rez cost as Xanadu has it': {
      rules: ['REZ-05'],
      corp: { credits: 9, servers: { HQ: { ice: ['Wall of Static'] } } },
      runner: {
        identity: 'Nasir Meidan: Cyber Explorer',
        credits: 7,
        rig: { resources: ['Xanadu'] },
      },
      script: [run('HQ'), corp('rez', { card: 'Wall of Static', at: 'run.2.3' }), goTo('run.3.1')],
      expect: [{ path: 'runner.credits', eq: 4 }],
    },
    'does nothing at ice that was rezzed before': {
      corp: { servers: { HQ: { ice: [rezzed('Wall of Static')] } } },
      runner: { identity: 'Nasir Meidan: Cyber Explorer', credits: 7 },
      script: [...wholeRun('HQ')],
      expect: [{ path: 'runner.credits', eq: 7 }],
    },
    'has the cost of what was just rezzed, whatever was paid': {
      corp: { credits: 9, servers: { HQ: { ice: ['Enigma', 'Ice Wall'] } } },
      runner: {
        identity: 'Nasir Meidan: Cyber Explorer',
        credits: 9,
        rig: { programs: ['Corroder'] },
      },
      script: [
        run('HQ'),
        corp('rez', { card: 'Ice Wall', at: 'run.2.3' }),
        goTo('run.3.1', { expect: [{ path: 'runner.credits', eq: 1 }] }),
        runnerUses('Corroder', 'break', { subs: [0] }),
        runner('continue', { at: 'run.2.2' }),
        corp('rez', { card: 'Enigma', at: 'run.2.3' }),
        goTo('run.3.1', { expect: [{ path: 'runner.credits', eq: 3 }] }),
        goTo('run-ended'),
        run('HQ'),
        goTo('run.3.1'),
      ],
      expect: [{ path: 'runner.credits', eq: 3 }],
    },
  },
  'Trade-In': {
    'costs an installed piece of hardware': {
      lines: [0],
      runner: { grip: ['Trade-In'], stack: ['Desperado', 'Diesel'] },
      script: [runnerPlays('Trade-In', { illegal: 'CANNOT_PAY' })],
    },
    'pays half of what it cost, and finds another': {
      lines: [0, 1],
      policy: { random: 'first' },
      runner: {
        grip: ['Trade-In'],
        stack: ['Diesel', 'Desperado'],
        rig: { hardware: ['Ekomind', 'Akamatsu Mem Chip'] },
      },
      script: [
        runnerPlays('Trade-In', { targets: ['Ekomind'] }),
        runnerChooses('Trade-In', { cards: ['Ekomind'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.credits', eq: 5 },
        { card: 'Desperado', is: { at: 'grip' } },
        { card: 'Ekomind', is: { at: 'heap' } },
      ],
    },
    'gains half the cost rounded down, and must find hardware that is there': {
      policy: { random: 'first' },
      runner: {
        credits: 1,
        grip: ['Trade-In'],
        stack: ['Diesel', 'Akamatsu Mem Chip'],
        rig: { hardware: ['Grimoire'] },
      },
      script: [
        runnerPlays('Trade-In', { targets: ['Grimoire'] }),
        runnerChooses('Trade-In', {
          cards: [],
          illegal: [
            'WRONG_COUNT',
            'WRONG_WINDOW',
            'NOT_YOUR_DECISION',
            'BAD_TARGET',
            'MUST_RESOLVE',
          ],
        }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.credits', eq: 1 },
        { path: 'runner.grip', eq: ['Akamatsu Mem Chip'] },
        { card: 'Grimoire', is: { at: 'heap' } },
      ],
    },
    'cannot be played without hardware': {
      runner: { grip: ['Trade-In'], stack: ['Grimoire'] },
      script: [
        runnerPlays('Trade-In', {
          illegal: ['CANNOT_PAY', 'PLAY_RESTRICTION', 'NO_EFFECT', 'BAD_TARGET'],
        }),
      ],
    },
  },
  'Code Siphon': {
    'installs a program for less, for a tag, instead of accessing': {
      rules: ['REPL-01'],
      policy: { random: 'first' },
      corp: { servers: { 'R&D': { ice: ['Ice Wall', 'Enigma'] } } },
      runner: {
        credits: 0,
        grip: ['Code Siphon'],
        stack: ['Diesel', 'Gordian Blade', 'Sure Gamble'],
      },
      script: [
        runnerPlays('Code Siphon'),
        runner('continue', { at: 'run.2.2' }),
        runner('continue', { at: 'run.5.2' }),
        runnerChooses('Code Siphon', { option: 'replace' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Gordian Blade', is: { at: 'rig' } },
        { path: 'runner.tags', eq: 1 },
        { noFact: { type: 'accessed' } },
      ],
    },
    'installs for three less a piece of ice, unrezzed ice too, and then tags': {
      policy: { random: 'first' },
      corp: { servers: { 'R&D': { ice: ['Ice Wall', 'Enigma'] } } },
      runner: { credits: 2, grip: ['Code Siphon'], stack: ['Diesel', 'Morning Star'] },
      script: [
        runnerPlays('Code Siphon'),
        runnerChooses('Code Siphon', { option: 'replace' }),
        runnerChooses('Code Siphon', { cards: ['Morning Star'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Morning Star', is: { at: 'rig' } },
        { path: 'runner.credits', eq: 0 },
        { path: 'runner.tags', eq: 1 },
        { noFact: { type: 'accessed' } },
      ],
    },
    'accesses where the Runner would rather': {
      corp: { rd: ['Priority Requisition', 'Hedge Fund'] },
      runner: { grip: ['Code Siphon'], stack: ['Corroder'] },
      script: [
        runnerPlays('Code Siphon'),
        runnerChooses('Code Siphon', { option: 'access' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.agendaPoints', eq: 3 },
        { path: 'runner.tags', eq: 0 },
      ],
    },
    'tags even where the stack holds no program': {
      policy: { random: 'first' },
      runner: { grip: ['Code Siphon'], stack: ['Diesel', 'Sure Gamble'] },
      script: [
        runnerPlays('Code Siphon'),
        runnerChooses('Code Siphon', { option: 'replace' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.tags', eq: 1 }, { facts: [{ type: 'shuffled' }] }],
    },
  },
};
