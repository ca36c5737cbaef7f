import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpUses,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
  runnerPlays,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const corpScenarios: CardSketches = {
  'Brain Rewiring': {
    'may pay to have cards put under the stack at random, and one drawn': {
      policy: { random: 'first' },
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Brain Rewiring', advancement: 3 }] } } },
      runner: { grip: ['Diesel', 'Imp', 'Easy Mark'] },
      script: [
        corp('score', { card: 'Brain Rewiring' }),
        corpChooses('Brain Rewiring', { option: 'yes', number: 2 }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.credits', eq: 3 },
        { path: 'runner.grip', count: 2 },
        { path: 'runner.stack', count: 4 },
      ],
    },
    'may be left': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Brain Rewiring', advancement: 3 }] } } },
      runner: { grip: ['Diesel'] },
      script: [
        corp('score', { card: 'Brain Rewiring' }),
        corpChooses('Brain Rewiring', { option: 'no' }),
        goTo('corp.2.2'),
      ],
      expect: [{ path: 'runner.grip', eq: ['Diesel'] }],
    },
  },
  'Armored Servers': {
    'gets a counter as it is scored': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Armored Servers', advancement: 4 }] } } },
      script: [corp('score', { card: 'Armored Servers' }), goTo('corp.2.2')],
      expect: [{ card: 'Armored Servers', is: { counters: { agenda: 1 } } }],
    },
    'makes a break cost a card for the run': {
      lines: [1],
      rules: ['COST-06'],
      corp: {
        score: [{ card: 'Armored Servers', counters: { agenda: 1 } }],
        servers: { HQ: { ice: [rezzed('Ice Wall')] } },
      },
      runner: { grip: ['Diesel'], rig: { programs: ['Corroder'] } },
      script: [
        run('HQ'),
        corpUses('Armored Servers', 1, { at: 'run.2.1' }),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Diesel', is: { at: 'heap' } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'lets nobody break who has no card': {
      lines: [1],
      corp: {
        score: [{ card: 'Armored Servers', counters: { agenda: 1 } }],
        servers: { HQ: { ice: [rezzed('Ice Wall')] } },
      },
      runner: { rig: { programs: ['Corroder'] } },
      script: [
        run('HQ'),
        corpUses('Armored Servers', 1, { at: 'run.2.1' }),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1', illegal: 'CANNOT_PAY' }),
      ],
    },
    'makes a break with a click cost a card, too': {
      lines: [1],
      rules: ['COST-06'],
      corp: {
        score: [{ card: 'Armored Servers', counters: { agenda: 1 } }],
        servers: { HQ: { ice: [rezzed('Eli 1.0')] } },
      },
      runner: { grip: ['Diesel'] },
      script: [
        run('HQ'),
        corpUses('Armored Servers', 1, { at: 'run.2.1' }),
        runnerUses('Eli 1.0', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Eli 1.0', 'break', { subs: [1], illegal: 'CANNOT_PAY' }),
      ],
      expect: [{ card: 'Diesel', is: { at: 'heap' } }],
    },
  },
  Colossus: {
    'grows with tokens, gives a tag and trashes a program': {
      lines: [0, 2, 3],
      corp: { servers: { Archives: { ice: [rezzed('Colossus', { advancement: 2 })] } } },
      runner: { rig: { programs: ['Imp'], resources: ['Ice Carver'] } },
      script: [run('Archives'), goTo('run-ended')],
      expect: [
        { card: 'Colossus', is: { strength: 6 } },
        { path: 'runner.tags', eq: 1 },
        { card: 'Imp', is: { at: 'heap' } },
        { card: 'Ice Carver', is: { at: 'rig' } },
      ],
    },
    'gives two tags and trashes a resource, too, with three': {
      lines: [2, 3],
      corp: { servers: { Archives: { ice: [rezzed('Colossus', { advancement: 3 })] } } },
      runner: { rig: { programs: ['Imp'], resources: ['Armitage Codebusting'] } },
      script: [run('Archives'), goTo('run-ended')],
      expect: [
        { card: 'Colossus', is: { strength: 7 } },
        { path: 'runner.tags', eq: 2 },
        { path: 'runner.heap', count: 2 },
      ],
    },
    'can be advanced': {
      lines: [0],
      turn: corpTurn,
      corp: { servers: { HQ: { ice: ['Colossus'] } } },
      script: [corp('advance', { card: 'Colossus' })],
      expect: [{ card: 'Colossus', is: { advancement: 1 } }],
    },
  },
  Graft: {
    'may find up to three cards': {
      rules: ['SRCH-01'],
      policy: { random: 'first' },
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        rd: ['Enigma', 'Ice Wall', 'Hedge Fund', 'Hunter', 'Archer'],
        servers: { 'Server 1': { cards: [{ card: 'Graft', advancement: 5 }] } },
      },
      script: [
        corp('score', { card: 'Graft' }),
        corpChooses('Graft', { option: 'yes' }),
        corpChooses('Graft', { cards: ['Enigma', 'Hunter', 'Hedge Fund'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.hq', count: 3 },
        { path: 'corp.rd', count: 2 },
        { facts: [{ type: 'revealed' }, { type: 'shuffled' }] },
      ],
    },
    'may find fewer': {
      policy: { random: 'first' },
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        rd: ['Enigma', 'Ice Wall', 'Hedge Fund', 'Hunter', 'Archer'],
        servers: { 'Server 1': { cards: [{ card: 'Graft', advancement: 5 }] } },
      },
      script: [
        corp('score', { card: 'Graft' }),
        corpChooses('Graft', { option: 'yes' }),
        corpChooses('Graft', { cards: ['Enigma'] }),
        goTo('corp.2.2'),
      ],
      expect: [{ path: 'corp.hq', eq: ['Enigma'] }],
    },
  },
  Hortum: {
    'pays one and ends the run': {
      lines: [2, 3],
      corp: { servers: { HQ: { ice: [rezzed('Hortum', { advancement: 2 })] } } },
      script: [...wholeRun('HQ')],
      expect: [
        { path: 'corp.credits', eq: 6 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'pays four and finds two cards with three tokens, showing none': {
      lines: [2, 3],
      policy: { random: 'first' },
      corp: {
        rd: ['Enigma', 'Archer', 'Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Hortum', { advancement: 3 })] } },
      },
      script: [
        run('HQ'),
        corpChooses('Hortum', { cards: ['Enigma', 'Archer'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 9 },
        { path: 'corp.hq', eq: ['Enigma', 'Archer'] },
        { view: 'runner', mustNotContain: ['Enigma', 'Archer'] },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'cannot be broken by AI programs with three': {
      lines: [0, 1],
      rules: ['CANT-01'],
      corp: { servers: { HQ: { ice: [rezzed('Hortum', { advancement: 3 })] } } },
      runner: { credits: 20, rig: { programs: [{ card: 'Crypsis', counters: { virus: 1 } }] } },
      script: [
        run('HQ'),
        runnerUses('Crypsis', 'break', {
          subs: [0],
          at: 'run.3.1',
          illegal: ['PLAY_RESTRICTION', 'STRENGTH_TOO_LOW', 'WRONG_SUBTYPE'],
        }),
      ],
    },
    'can be advanced': {
      lines: [0],
      turn: corpTurn,
      corp: { servers: { HQ: { ice: ['Hortum'] } } },
      script: [corp('advance', { card: 'Hortum' })],
      expect: [{ card: 'Hortum', is: { advancement: 1 } }],
    },
  },
  'Laguna Velasco District': {
    'draws one more with a click that is spent to draw': {
      runner: { rig: { resources: ['Laguna Velasco District'] } },
      script: [runner('draw')],
      expect: [{ path: 'runner.grip', count: 2 }],
    },
    'draws no more by cards': {
      runner: { grip: ['Diesel'], rig: { resources: ['Laguna Velasco District'] } },
      script: [runnerPlays('Diesel')],
      expect: [{ path: 'runner.grip', count: 3 }],
    },
  },
};
