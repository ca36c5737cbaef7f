import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  rezzed,
  goTo,
  chance,
  run,
  wholeRun,
  runnerUses,
  corpUses,
  runnerPlays,
  corpPlays,
  installs,
  runnerChooses,
  corpChooses,
  corpDoes as corp,
  corpDoes,
  runnerDoes,
} from '../sketch/steps';

export const criminalScenarios: CardSketches = {
  'Lewi Guilherme': {
    'costs a credit each turn, or goes; the Corp has a smaller hand': {
      lines: [0, 1],
      turn: { ...corpTurn, clicks: 1 },
      runner: { rig: { resources: ['Lewi Guilherme'] } },
      script: [
        corp('gain-credit'),
        runnerChooses('Lewi Guilherme', { option: 'lose-1' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.credits', eq: 4 },
        { path: 'corp.handSize', eq: 4 },
      ],
    },
  },
  Zamba: {
    'may gain a credit with each card that is exposed': {
      lines: [0, 1],
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] }, HQ: { ice: ['Enigma'] } } },
      runner: { grip: ['Infiltration', 'Infiltration'], rig: { hardware: ['Zamba'] } },
      script: [
        runnerPlays('Infiltration#1'),
        runnerChooses('Infiltration#1', { option: 'expose' }),
        runnerChooses('Infiltration#1', { cards: ['PAD Campaign'] }),
        runnerChooses('Zamba', { option: 'yes' }),
        runnerPlays('Infiltration#2'),
        runnerChooses('Infiltration#2', { option: 'expose' }),
        runnerChooses('Infiltration#2', { cards: ['Enigma'] }),
        runnerChooses('Zamba', { option: 'no' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.credits', eq: 6 },
        { path: 'runner.mu.limit', eq: 6 },
      ],
    },
  },
  Puffer: {
    'grows with counters, and takes memory for them': {
      lines: [2, 3],
      runner: { rig: { programs: ['Puffer'] } },
      script: [
        runnerUses('Puffer', 2),
        runnerChooses('Puffer', { option: 'place' }),
        runnerUses('Puffer', 2),
        runnerChooses('Puffer', {
          option: 'place',
          expect: [
            { card: 'Puffer', is: { strength: 4, counters: { power: 2 } } },
            { path: 'runner.mu.used', eq: 3 },
          ],
        }),
        runnerUses('Puffer', 2),
        runnerChooses('Puffer', { option: 'remove' }),
      ],
      expect: [
        { card: 'Puffer', is: { strength: 3 } },
        { path: 'runner.mu.used', eq: 2 },
      ],
    },
    'breaks sentries': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Hunter')] } } },
      runner: { rig: { programs: [{ card: 'Puffer', counters: { power: 1 } }] } },
      script: [
        run('R&D'),
        runnerUses('Puffer', 'boost', {
          at: 'run.3.1',
          expect: [{ card: 'Puffer', is: { strength: 4 } }],
        }),
        runnerUses('Puffer', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 2 },
        { path: 'runner.tags', eq: 0 },
      ],
    },
  },
  'Credit Kiting': {
    'installs a card eight credits cheaper, for a tag, after a success on a central server': {
      lines: [0],
      runner: { grip: ['Credit Kiting', 'The Toolbox', 'Diesel'] },
      script: [
        runnerPlays('Credit Kiting', { illegal: 'PLAY_RESTRICTION' }),
        ...wholeRun('Archives'),
        runnerPlays('Credit Kiting'),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'The Toolbox', is: { at: 'rig' } },
        { path: 'runner.credits', eq: 4 },
        { path: 'runner.tags', eq: 1 },
      ],
    },
    'pays nothing below zero, and not after a success on a remote server': {
      lines: [0],
      corp: { servers: { 'Server 1': { ice: ['Ice Wall'] } } },
      runner: { grip: ['Credit Kiting', 'Corroder'] },
      script: [
        ...wholeRun('Server 1'),
        runnerPlays('Credit Kiting', { illegal: 'PLAY_RESTRICTION' }),
        ...wholeRun('R&D'),
        runnerPlays('Credit Kiting'),
        goTo('runner.1.6'),
      ],
      expect: [{ path: 'runner.credits', eq: 5 }],
    },
  },
  'Corporate "Grant"': {
    'takes a credit with the first install of each turn': {
      lines: [1],
      runner: { credits: 9, grip: ['Corporate "Grant"', 'Corroder', 'Imp'] },
      script: [
        runnerPlays('Corporate "Grant"'),
        installs('Corroder', { expect: [{ path: 'corp.credits', eq: 4 }] }),
        installs('Imp'),
      ],
      expect: [{ path: 'corp.credits', eq: 4 }],
    },
    'goes as an agenda is scored': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Priority Requisition', advancement: 5 }] } },
      },
      runner: { grip: ['Corporate "Grant"'] },
      script: [
        runnerPlays('Corporate "Grant"'),
        corp('score', { card: 'Priority Requisition', at: 'corp.1.2' }),
        goTo('corp.2.2'),
      ],
      expect: [{ card: 'Corporate "Grant"', is: { at: 'heap' } }],
    },
  },
  'Rogue Trading': {
    'holds eighteen credits, and pays six for two clicks and a tag': {
      lines: [0, 1],
      runner: { grip: ['Rogue Trading'] },
      script: [installs('Rogue Trading'), runnerUses('Rogue Trading', 1)],
      expect: [
        { path: 'runner.credits', eq: 11 },
        { path: 'runner.clicks', eq: 1 },
        { path: 'runner.tags', eq: 1 },
        { card: 'Rogue Trading', is: { counters: { credit: 12 } } },
      ],
    },
    'goes when it is empty, and takes two clicks': {
      lines: [0, 1],
      turn: { ...runnerTurn, clicks: 3 },
      runner: {
        rig: {
          resources: [
            { card: 'Rogue Trading', counters: { credit: 6 } },
            { card: 'Rogue Trading', counters: { credit: 12 } },
          ],
        },
      },
      script: [
        runnerUses('Rogue Trading#1', 1),
        runnerUses('Rogue Trading#2', 1, { illegal: ['CANNOT_PAY', 'NO_CLICKS'] }),
      ],
      expect: [{ card: 'Rogue Trading#1', is: { at: 'heap' } }],
    },
  },
  'Diversion of Funds': {
    'takes up to five credits instead of access': {
      lines: [0, 1],
      corp: { credits: 7, hq: ['Hostile Takeover'] },
      runner: { grip: ['Diversion of Funds'], identity: 'Noise: Hacker Extraordinaire' },
      script: [
        runnerPlays('Diversion of Funds'),
        runnerChooses('Diversion of Funds', { option: 'replace', number: 5 }),
        runnerChooses('Diversion of Funds', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 2 },
        { path: 'runner.credits', eq: 9 },
        { path: 'runner.clicks', eq: 2 },
        { noFact: { type: 'accessed' } },
      ],
    },
    'may take nothing of what the Corp lost': {
      lines: [1],
      corp: { credits: 7, hq: ['Hostile Takeover'] },
      runner: { grip: ['Diversion of Funds'], identity: 'Noise: Hacker Extraordinaire' },
      script: [
        runnerPlays('Diversion of Funds'),
        runnerChooses('Diversion of Funds', { option: 'replace', number: 3 }),
        runnerChooses('Diversion of Funds', { option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 4 },
        { path: 'runner.credits', eq: 4 },
      ],
    },
    'may access all the same': {
      lines: [1],
      corp: { hq: ['Hostile Takeover'] },
      runner: { grip: ['Diversion of Funds'] },
      script: [
        runnerPlays('Diversion of Funds'),
        runnerChooses('Diversion of Funds', { option: 'access' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 5 },
        { card: 'Hostile Takeover', is: { at: 'runner.score' } },
      ],
    },
    'takes two clicks': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      runner: { grip: ['Diversion of Funds'] },
      script: [runnerPlays('Diversion of Funds', { illegal: ['CANNOT_PAY', 'NO_CLICKS'] })],
    },
  },
  Wari: {
    'adds ice of the named subtype to HQ': {
      corp: { servers: { 'R&D': { ice: ['Ice Wall'] } } },
      runner: { rig: { programs: ['Wari'] } },
      script: [
        run('HQ'),
        runnerChooses('Wari', { option: 'yes' }),
        runnerChooses('Wari', { option: 'barrier' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Wari', is: { at: 'heap' } },
        { facts: [{ type: 'exposed', card: 'Ice Wall' }] },
        { path: 'corp.hq', count: 1 },
      ],
    },
    'exposes what has another subtype and leaves it': {
      corp: { servers: { 'R&D': { ice: ['Enigma'] } } },
      runner: { rig: { programs: ['Wari'] } },
      script: [
        run('HQ'),
        runnerChooses('Wari', { option: 'yes' }),
        runnerChooses('Wari', { option: 'sentry' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Enigma', is: { rezzed: false } },
        { facts: [{ type: 'exposed', card: 'Enigma' }] },
      ],
    },
  },
  '419: Amoral Scammer': {
    'exposes what the Corp does not pay for': {
      turn: corpTurn,
      corp: { hq: ['PAD Campaign', 'Enigma'] },
      runner: { identity: '419: Amoral Scammer' },
      script: [
        corp('install', { card: 'PAD Campaign', server: 'new' }),
        runnerChooses('419: Amoral Scammer', { option: 'yes' }),
        corpChooses('419: Amoral Scammer', { option: 'no' }),
        corp('install', { card: 'Enigma', server: 'HQ' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { facts: [{ type: 'exposed', card: 'PAD Campaign' }] },
        { noFact: { type: 'exposed', card: 'Enigma' } },
        { path: 'corp.credits', eq: 5 },
      ],
    },
    'is paid off with a credit': {
      turn: corpTurn,
      corp: { hq: ['PAD Campaign'] },
      runner: { identity: '419: Amoral Scammer' },
      script: [
        corp('install', { card: 'PAD Campaign', server: 'new' }),
        runnerChooses('419: Amoral Scammer', { option: 'yes' }),
        corpChooses('419: Amoral Scammer', { option: 'yes' }),
        goTo('corp.2.2'),
      ],
      expect: [{ noFact: { type: 'exposed' } }, { path: 'corp.credits', eq: 4 }],
    },
    'asks a Corp without a credit nothing': {
      turn: corpTurn,
      corp: { hq: ['PAD Campaign'], credits: 0 },
      runner: { identity: '419: Amoral Scammer' },
      script: [
        corp('install', { card: 'PAD Campaign', server: 'new' }),
        runnerChooses('419: Amoral Scammer', { option: 'yes' }),
        goTo('corp.2.2'),
      ],
      expect: [{ facts: [{ type: 'exposed', card: 'PAD Campaign' }] }],
    },
  },
  'Falsified Credentials': {
    'gains five for a type that was named right': {
      corp: {
        servers: {
          'Server 1': { cards: ['PAD Campaign'] },
          'Server 2': { cards: ['Priority Requisition'] },
        },
      },
      runner: { grip: ['Falsified Credentials'] },
      script: [
        runnerPlays('Falsified Credentials'),
        runnerChooses('Falsified Credentials', { option: 'asset' }),
        runnerChooses('Falsified Credentials', { cards: ['PAD Campaign'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { facts: [{ type: 'exposed', card: 'PAD Campaign' }] },
        { path: 'runner.credits', eq: 9 },
      ],
    },
    'gains nothing for a type that was not': {
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { grip: ['Falsified Credentials'] },
      script: [
        runnerPlays('Falsified Credentials'),
        runnerChooses('Falsified Credentials', { option: 'agenda' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { facts: [{ type: 'exposed', card: 'PAD Campaign' }] },
        { path: 'runner.credits', eq: 4 },
      ],
    },
  },
  Embezzle: {
    'trashes what has the named type for four credits each': {
      corp: { hq: ['Enigma', 'Ice Wall', 'Hedge Fund'] },
      runner: { grip: ['Embezzle'] },
      script: [
        runnerPlays('Embezzle'),
        goTo('choice'),
        runnerChooses('Embezzle', { option: 'ice' }),
        chance('random-card', ['Enigma', 'Ice Wall']),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.archives', count: 2 },
        { path: 'runner.credits', eq: 14 },
        { noFact: { type: 'accessed' } },
      ],
    },
    'reveals two cards of another type and leaves them': {
      policy: { random: 'first' },
      corp: { hq: ['Enigma', 'Ice Wall'] },
      runner: { grip: ['Embezzle'] },
      script: [
        runnerPlays('Embezzle'),
        runnerChooses('Embezzle', { option: 'operation' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.hq', count: 2 },
        { path: 'runner.credits', eq: 6 },
        { facts: [{ type: 'revealed' }, { type: 'revealed' }] },
      ],
    },
  },
  Amina: {
    'costs the Corp a credit for the first code gate that it breaks alone': {
      lines: [0, 1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { rig: { programs: ['Amina'] }, credits: 9 },
      script: [
        run('R&D'),
        runnerUses('Amina', 'boost', { at: 'run.3.1' }),
        runnerUses('Amina', 'break', { subs: [0, 1] }),
        goTo('run-ended'),
        run('R&D'),
        runnerUses('Amina', 'break', { subs: [0, 1] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 4 },
        { path: 'runner.credits', eq: 3 },
      ],
    },
  },
  'PAD Tap': {
    'gains with the first card that pays the Corp in a turn': {
      lines: [0],
      turn: corpTurn,
      corp: { credits: 9, hq: ['Hedge Fund', 'Hedge Fund'] },
      runner: { credits: 0, rig: { resources: ['PAD Tap'] } },
      script: [
        corp('gain-credit'),
        corpPlays('Hedge Fund#1'),
        runnerChooses('PAD Tap', { option: 'yes' }),
        corpPlays('Hedge Fund#2'),
        goTo('runner.1.6'),
      ],
      policy: { random: 'first' },
      expect: [{ path: 'runner.credits', eq: 1 }],
    },
    'is trashed by the Corp for a click and three credits': {
      lines: [1],
      turn: corpTurn,
      corp: { credits: 3 },
      runner: { rig: { resources: ['PAD Tap'] } },
      script: [corpUses('PAD Tap', 1), goTo('corp.2.2')],
      expect: [
        { card: 'PAD Tap', is: { at: 'heap' } },
        { path: 'corp.credits', eq: 0 },
        { path: 'turn.clicks', eq: 2 },
      ],
    },
  },
  Slipstream: {
    'moves the run to ice of a central in the same position': {
      corp: {
        servers: {
          'R&D': { ice: [rezzed('Ice Wall')] },
          'Server 1': { ice: [rezzed('Pop-up Window')], cards: ['Hostile Takeover'] },
        },
      },
      runner: { credits: 5, rig: { resources: ['Slipstream'] } },
      policy: { random: 'first' },
      script: [
        run('Server 1'),
        runnerChooses('Pop-up Window', { option: 'yes' }),
        runnerChooses('Slipstream', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'run-ended', server: 'R&D', outcome: 'unsuccessful' }] },
        { card: 'Slipstream', is: { at: 'heap' } },
      ],
    },
  },
  'No One Home': {
    'avoids tags where the trace is not successful': {
      lines: [0],
      rules: ['ORD-03'],
      turn: corpTurn,
      corp: { credits: 5, hq: ['Hard-Hitting News'] },
      runner: { credits: 9, rig: { resources: ['No One Home'] } },
      history: { lastTurn: [{ type: 'run-began', server: 'HQ' }] },
      script: [
        corpDoes('play', { card: 'Hard-Hitting News' }),
        corpDoes('bid', { credits: 0 }),
        runnerDoes('bid', { credits: 0 }),
        runnerUses('No One Home', 'prevent', { at: 'prevent' }),
        corpDoes('bid', { credits: 0 }),
        runnerDoes('bid', { credits: 0 }),
      ],
      expect: [
        { path: 'runner.tags', eq: 0 },
        { path: 'runner.heap', eq: ['No One Home'] },
      ],
    },
    'prevents no net damage where it is successful': {
      lines: [0],
      rules: ['ORD-03'],
      corp: { credits: 5, servers: { HQ: { ice: [rezzed('Neural Katana')] } } },
      runner: {
        credits: 0,
        grip: ['Diesel', 'Modded', 'Sure Gamble'],
        rig: { resources: ['No One Home'] },
      },
      policy: { random: 'first' },
      script: [
        run('HQ'),
        runnerUses('No One Home', 'prevent', { at: 'prevent' }),
        corpDoes('bid', { credits: 1 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', count: 0 },
        { path: 'runner.heap', count: 4 },
      ],
    },
    'prevents net damage where it is not': {
      lines: [0],
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Neural Katana')] } } },
      runner: {
        credits: 0,
        grip: ['Diesel', 'Modded', 'Sure Gamble'],
        rig: { resources: ['No One Home'] },
      },
      policy: { random: 'first' },
      script: [
        run('HQ'),
        runnerUses('No One Home', 'prevent', { at: 'prevent' }),
        runnerChooses('No One Home', { number: 3 }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.grip', count: 3 }],
    },
    'is no help the second time': {
      lines: [0],
      rules: ['ORD-03'],
      corp: { servers: { HQ: { ice: [rezzed('Neural Katana')] } } },
      runner: {
        grip: ['Diesel', 'Modded', 'Sure Gamble', 'Corroder', 'Imp', 'Medium'],
        rig: { resources: ['No One Home'] },
      },
      policy: { random: 'first' },
      script: [...wholeRun('HQ'), ...wholeRun('HQ')],
      expect: [
        { path: 'runner.grip', count: 0 },
        { path: 'runner.rig.resources', count: 1 },
      ],
    },
  },
};
