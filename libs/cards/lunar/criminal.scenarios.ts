import { runnerTurn, corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
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
    'pays before the bids, so that the credit can be bid': {
      corp: { credits: 0, servers: { 'R&D': { ice: [rezzed('Hunter')] } } },
      runner: { credits: 2, rig: { resources: ['Power Tap'] } },
      script: [run('R&D'), runner('bid', { credits: 3 }), goTo('run-ended')],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { path: 'runner.tags', eq: 0 },
      ],
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
    'takes an unrezzed card, ice too, when the Corp scores': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: {
          HQ: { ice: ['Archer', rezzed('Enigma')] },
          'Server 1': { cards: [{ card: 'Hostile Takeover', advancement: 2 }] },
        },
      },
      runner: { identity: 'Leela Patel: Trained Pragmatist' },
      script: [corp('score', { card: 'Hostile Takeover' }), goTo('corp.2.2')],
      expect: [
        { card: 'Archer', is: { at: 'hq' } },
        { view: 'runner', mustNotContain: ['Archer'] },
      ],
    },
    'may take the next card of the server she steals from': {
      corp: { servers: { 'Server 1': { cards: ['Priority Requisition', 'Red Herrings'] } } },
      runner: { identity: 'Leela Patel: Trained Pragmatist', credits: 9 },
      script: [
        run('Server 1'),
        runner('access', { card: 'Priority Requisition' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Red Herrings', is: { at: 'hq' } },
        { path: 'runner.agendaPoints', eq: 3 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'may take the console of no one, and ends a run whose server is gone': {
      corp: {
        servers: {
          'Server 1': { cards: ['Priority Requisition'] },
          'Server 2': { cards: ['PAD Campaign'] },
        },
      },
      runner: { identity: 'Leela Patel: Trained Pragmatist' },
      script: [run('Server 1'), goTo('run-ended')],
      expect: [
        { card: 'PAD Campaign', is: { at: 'hq' } },
        { path: 'corp.servers["Server 2"]', absent: true },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'answers a score that Plan B makes in her own run': {
      corp: {
        hq: ['Hostile Takeover'],
        servers: {
          HQ: { ice: ['Archer'] },
          'Server 1': { cards: [{ card: 'Plan B', advancement: 2 }] },
        },
      },
      runner: { identity: 'Leela Patel: Trained Pragmatist' },
      script: [
        run('Server 1'),
        corpChooses('Plan B', { option: 'yes' }),
        corpChooses('Plan B', { cards: ['Hostile Takeover'] }),
        runner('choose', { cards: ['Plan B'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Plan B', is: { at: 'hq' } },
        { path: 'corp.agendaPoints', eq: 1 },
      ],
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
    'stops the second ice of a turn, not other cards': {
      lines: [1],
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        credits: 9,
        hq: ['Ice Wall', 'Enigma', 'PAD Campaign'],
        rd: ['Hunter', 'Hedge Fund'],
      },
      runner: { grip: ['Unscheduled Maintenance'] },
      script: [
        runnerPlays('Unscheduled Maintenance'),
        goTo('corp.2.2'),
        corp('install', { card: 'Ice Wall', server: 'HQ' }),
        corp('install', {
          card: 'Enigma',
          server: 'R&D',
          at: 'corp.2.2',
          illegal: ['PLAY_RESTRICTION', 'BAD_TARGET', 'NO_EFFECT'],
        }),
        corp('install', { card: 'PAD Campaign', server: 'new' }),
      ],
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
    'goes with its credits as soon as the Runner is tagged': {
      lines: [2],
      corp: { rd: ['TGTBT', 'Hedge Fund'] },
      runner: {
        credits: 0,
        rig: { resources: [{ card: 'Zona Sul Shipping', counters: { credit: 4 } }] },
      },
      script: [...wholeRun('R&D')],
      expect: [
        { card: 'Zona Sul Shipping', is: { at: 'heap' } },
        { path: 'runner.credits', eq: 0 },
      ],
    },
  },
  'Three Steps Ahead': {
    'pays for each successful run at the end of the turn': {
      lines: [0, 1],
      runner: { identity: 'Noise: Hacker Extraordinaire', grip: ['Three Steps Ahead'] },
      corp: { servers: { HQ: { ice: [rezzed('Wall of Static')] } } },
      script: [
        runnerPlays('Three Steps Ahead'),
        ...wholeRun('R&D'),
        ...wholeRun('HQ'),
        ...wholeRun('Archives'),
        goTo('corp.2.2'),
      ],
      expect: [{ path: 'runner.credits', eq: 8 }],
    },
    'is for the first click': {
      lines: [0],
      runner: { grip: ['Three Steps Ahead'] },
      script: [
        runner('gain-credit'),
        runnerPlays('Three Steps Ahead', { illegal: 'PLAY_RESTRICTION' }),
      ],
    },
  },
  Bribery: {
    'makes the first unrezzed ice of the run dearer, no other': {
      corp: { credits: 4, servers: { HQ: { ice: ['Ice Wall', 'Pop-up Window'] } } },
      runner: { grip: ['Bribery'] },
      script: [
        runnerPlays('Bribery', { server: 'HQ', x: 3 }),
        corp('rez', { card: 'Pop-up Window', at: 'run.2.3' }),
        runnerChooses('Pop-up Window', { option: 'no' }),
      ],
      expect: [
        { path: 'corp.credits', eq: 2 },
        { path: 'runner.credits', eq: 2 },
      ],
    },
    'leaves the second as it is': {
      corp: { credits: 4, servers: { HQ: { ice: ['Ice Wall', 'Enigma'] } } },
      runner: { grip: ['Bribery'] },
      script: [
        runnerPlays('Bribery', { server: 'HQ', x: 5 }),
        corp('rez', { card: 'Enigma', at: 'run.2.3', illegal: 'CANNOT_PAY' }),
        runner('continue', { at: 'run.2.2' }),
        corp('rez', { card: 'Ice Wall', at: 'run.2.3' }),
      ],
      expect: [{ path: 'corp.credits', eq: 3 }],
    },
    'taxes the first unrezzed ice alone, rezzed or not': {
      corp: {
        credits: 6,
        servers: { 'R&D': { ice: ['Quandary', 'Ice Wall', rezzed('Pop-up Window')] } },
      },
      runner: { credits: 4, grip: ['Bribery'] },
      script: [
        runnerPlays('Bribery', { server: 'R&D', x: 3 }),
        runnerChooses('Pop-up Window', { option: 'yes' }),
        corp('rez', { card: 'Ice Wall', at: 'run.2.3', expect: [{ path: 'corp.credits', eq: 3 }] }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
    'leaves the second ice at its cost where the first stays unrezzed': {
      corp: { credits: 2, servers: { 'R&D': { ice: ['Quandary', 'Ice Wall'] } } },
      runner: { credits: 5, grip: ['Bribery'] },
      script: [
        runnerPlays('Bribery', { server: 'R&D', x: 3 }),
        corp('rez', { card: 'Ice Wall', at: 'run.2.3', illegal: 'CANNOT_PAY' }),
        runner('continue', { at: 'run.2.2' }),
        corp('rez', { card: 'Quandary', at: 'run.2.3' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 1 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  Autoscripter: {
    'gives a click for the first program of a turn': {
      lines: [0],
      runner: { credits: 9, grip: ['Imp', 'Corroder'], rig: { hardware: ['Autoscripter'] } },
      script: [installs('Imp'), installs('Corroder')],
      expect: [{ path: 'runner.clicks', eq: 3 }],
    },
    'gives none for other cards': {
      lines: [0],
      runner: { credits: 9, grip: ['Ekomind'], rig: { hardware: ['Autoscripter'] } },
      script: [installs('Ekomind')],
      expect: [{ path: 'runner.clicks', eq: 3 }],
    },
    'is lost with an unsuccessful run': {
      lines: [1],
      runner: { rig: { hardware: ['Autoscripter'] } },
      script: [run('HQ'), runner('jack-out', { at: 'run.5.2' })],
      expect: [{ card: 'Autoscripter', is: { at: 'heap' } }],
    },
  },
};
