import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpPlays,
  corpUses,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const moreScenarios: CardSketches = {
  Yusuf: {
    'takes a counter with each success': {
      lines: [0],
      runner: { rig: { programs: ['Yusuf'] } },
      script: [run('Archives'), runnerChooses('Yusuf', { option: 'yes' }), goTo('run-ended')],
      expect: [{ card: 'Yusuf', is: { counters: { virus: 1 } } }],
    },
    'breaks and grows with counters of any card': {
      lines: [1, 2],
      rules: ['COST-11'],
      corp: { servers: { 'R&D': { ice: [rezzed('Fire Wall')] } } },
      runner: {
        rig: {
          programs: [
            { card: 'Yusuf', counters: { virus: 2 } },
            { card: 'Imp', counters: { virus: 1 } },
          ],
        },
      },
      script: [
        run('R&D'),
        runnerUses('Yusuf', 2, { targets: ['Imp'], at: 'run.3.1' }),
        runnerUses('Yusuf', 2, { at: 'run.3.1' }),
        runnerUses('Yusuf', 'break', { subs: [0], at: 'run.3.1' }),
        runnerChooses('Yusuf', { option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Imp', is: { counters: { virus: 0 } } },
        { card: 'Yusuf', is: { counters: { virus: 0 } } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
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
  'Ikawah Project': {
    'takes a click and two credits to steal': {
      rules: ['STEAL-02'],
      corp: { servers: { 'Server 1': { cards: ['Ikawah Project'] } } },
      script: [run('Server 1'), runner('steal', { card: 'Ikawah Project' }), goTo('run-ended')],
      expect: [
        { path: 'runner.clicks', eq: 2 },
        { path: 'runner.credits', eq: 3 },
      ],
    },
  },
  'Echo Chamber': {
    'becomes an agenda for three clicks': {
      rules: ['CONV-01'],
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: [rezzed('Echo Chamber')] } } },
      script: [corpUses('Echo Chamber', 0)],
      expect: [{ path: 'corp.agendaPoints', eq: 1 }],
    },
  },
  'NGO Front': {
    'is worth eight with two tokens': {
      lines: [0, 1, 2],
      rules: ['COST-10'],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('NGO Front', { advancement: 2 })] },
          'Server 2': { cards: [rezzed('NGO Front', { advancement: 1 })] },
        },
      },
      script: [
        corpUses('NGO Front#2', 2, { illegal: 'CANNOT_PAY' }),
        corpUses('NGO Front#1', 2),
        corpUses('NGO Front#2', 1),
      ],
      expect: [{ path: 'corp.credits', eq: 18 }],
    },
  },
  'Rashida Jaheem': {
    'is traded for credits and cards': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        rd: ['Enigma', 'Hunter', 'Ice Wall', 'Hedge Fund', 'Biotic Labor'],
        servers: { 'Server 1': { cards: [rezzed('Rashida Jaheem')] } },
      },
      script: [
        runner('gain-credit'),
        corpChooses('Rashida Jaheem', { option: 'yes' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.credits', eq: 8 },
        { path: 'corp.hq', count: 4 },
      ],
    },
  },
  Envelope: {
    'does a net damage and ends the run': {
      lines: [0, 1],
      policy: { random: 'first' },
      corp: { servers: { HQ: { ice: [rezzed('Envelope')] } } },
      runner: { grip: ['Diesel'] },
      script: [...wholeRun('HQ')],
      expect: [
        { card: 'Diesel', is: { at: 'heap' } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  Masvingo: {
    'has a subroutine for each token, and enters with one': {
      lines: [0, 1, 2],
      rules: ['CONV-06'],
      corp: { servers: { HQ: { ice: ['Masvingo'] } } },
      script: [run('HQ'), corp('rez', { card: 'Masvingo', at: 'run.2.3' }), goTo('run-ended')],
      expect: [
        { card: 'Masvingo', is: { advancement: 1 } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  'NEXT Diamond': {
    'is cheaper with other NEXT ice': {
      lines: [0, 1, 2, 3],
      policy: { random: 'first' },
      corp: {
        credits: 9,
        servers: { HQ: { ice: ['NEXT Diamond'] }, 'R&D': { ice: [rezzed('NEXT Bronze')] } },
      },
      runner: { grip: ['Diesel', 'Imp'], rig: { programs: ['Corroder'] } },
      script: [run('HQ'), corp('rez', { card: 'NEXT Diamond', at: 'run.2.3' }), goTo('run-ended')],
      expect: [
        { path: 'corp.credits', eq: 0 },
        { path: 'runner.brain', eq: 2 },
        { card: 'Corroder', is: { at: 'heap' } },
      ],
    },
  },
  'High-Profile Target': {
    'does two meat damage for each tag': {
      lines: [0, 1],
      policy: { random: 'first' },
      turn: corpTurn,
      corp: { hq: ['High-Profile Target'] },
      runner: { tags: 1, grip: ['Diesel', 'Imp', 'Corroder'] },
      script: [corpPlays('High-Profile Target'), goTo('corp.2.2')],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
  },
  Laamb: {
    'makes a barrier of any ice, once a turn, and breaks it': {
      lines: [0, 1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { credits: 9, rig: { programs: ['Laamb'] } },
      script: [
        run('R&D'),
        runnerChooses('Laamb', { option: 'yes' }),
        runnerUses('Laamb', 'break', { subs: [0, 1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 5 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
};
