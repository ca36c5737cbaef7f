import { type CardSketches, corpTurn, runnerTurn } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes,
  corpDoes as corp,
  corpPlays,
  corpUses,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const haasBioroidScenarios: CardSketches = {
  Fairchild: {
    'asks for credits, a card and brain damage': {
      lines: [0, 1, 2, 3],
      policy: { random: 'first' },
      corp: { servers: { 'R&D': { ice: [rezzed('Fairchild')] } } },
      runner: { credits: 9, grip: ['Diesel'], rig: { programs: ['Imp'] } },
      script: [
        run('R&D'),
        runnerChooses('Fairchild', { option: 'yes' }),
        runnerChooses('Fairchild', { option: 'yes' }),
        runnerChooses('Fairchild', { option: 'yes' }),
        runnerChooses('Fairchild', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 1 },
        { card: 'Imp', is: { at: 'heap' } },
        { path: 'runner.brain', eq: 1 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  'Fairchild 1.0': {
    'takes a credit or a card of the Runner, twice': {
      lines: [1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Fairchild 1.0')] } } },
      runner: { rig: { programs: ['Corroder'], hardware: ['Desperado'] } },
      script: [
        run('R&D'),
        runnerChooses('Fairchild 1.0', { option: 'pay-1' }),
        runnerChooses('Fairchild 1.0', { option: 'trash' }),
        runnerChooses('Fairchild 1.0', { cards: ['Corroder'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 5 },
        { card: 'Corroder', is: { at: 'heap' } },
        { card: 'Desperado', is: { at: 'rig' } },
      ],
    },
    'is broken by clicks': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Fairchild 1.0')] } } },
      script: [
        run('R&D'),
        runnerUses('Fairchild 1.0', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 2 },
        { path: 'runner.credits', eq: 4 },
      ],
    },
    'takes a card of who cannot pay': {
      lines: [1],
      corp: { servers: { HQ: { ice: [rezzed('Fairchild 1.0')] } } },
      runner: { credits: 0, rig: { programs: ['Corroder'] } },
      script: [...wholeRun('HQ')],
      expect: [{ card: 'Corroder', is: { at: 'heap' } }],
    },
  },
  'Sherlock 2.0': {
    'sinks two programs by a trace each, and gives a tag': {
      lines: [1, 2, 3],
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Sherlock 2.0')] } } },
      runner: { credits: 0, rig: { programs: ['Corroder', 'Imp', 'Medium'] } },
      script: [
        run('HQ'),
        corpChooses('Sherlock 2.0', { cards: ['Imp'] }),
        corpChooses('Sherlock 2.0', { cards: ['Corroder'] }),
        goTo('run-ended'),
      ],
      expect: [
        {
          path: 'runner.stack',
          eq: ['Infiltration', 'Special Order', 'Tinkering', 'Imp', 'Corroder'],
        },
        { path: 'runner.tags', eq: 1 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'is broken by two clicks, two subroutines at once': {
      lines: [0],
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Sherlock 2.0')] } } },
      runner: { credits: 0, rig: { programs: ['Corroder'] } },
      script: [
        run('HQ'),
        runnerUses('Sherlock 2.0', 'break', { subs: [0, 2], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 1 },
        { path: 'runner.tags', eq: 0 },
        { card: 'Corroder', is: { at: 'stack[3]' } },
      ],
    },
  },
  'Fairchild 2.0': {
    'takes two credits or a card, twice, and does a brain damage': {
      lines: [1, 2, 3],
      policy: { random: 'first' },
      corp: { servers: { 'R&D': { ice: [rezzed('Fairchild 2.0')] } } },
      runner: { grip: ['Diesel'], rig: { programs: ['Corroder'], resources: ['Kati Jones'] } },
      script: [
        run('R&D'),
        runnerChooses('Fairchild 2.0', { option: 'trash' }),
        runnerChooses('Fairchild 2.0', { cards: ['Kati Jones'] }),
        runnerChooses('Fairchild 2.0', { option: 'pay-2' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 3 },
        { path: 'runner.brain', eq: 1 },
        { card: 'Kati Jones', is: { at: 'heap' } },
      ],
    },
    'is broken by two clicks': {
      lines: [0],
      corp: { servers: { HQ: { ice: [rezzed('Fairchild 2.0')] } } },
      script: [
        run('HQ'),
        runnerUses('Fairchild 2.0', 'break', { subs: [0, 2], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 1 },
        { path: 'runner.brain', eq: 0 },
      ],
    },
  },
  'Fairchild 3.0': {
    'takes three credits or a card, twice, and does a brain damage or ends the run': {
      lines: [1, 2, 3],
      corp: { servers: { HQ: { ice: [rezzed('Fairchild 3.0')] } } },
      runner: { rig: { programs: ['Corroder'], resources: ['Kati Jones'] } },
      script: [
        run('HQ'),
        runnerChooses('Fairchild 3.0', { option: 'pay-3' }),
        runnerChooses('Fairchild 3.0', { cards: ['Kati Jones'] }),
        corpChooses('Fairchild 3.0', { option: 'end-run' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 2 },
        { card: 'Kati Jones', is: { at: 'heap' } },
        { path: 'runner.brain', eq: 0 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'is broken by three clicks': {
      lines: [0],
      corp: { servers: { HQ: { ice: [rezzed('Fairchild 3.0')] } } },
      script: [
        run('HQ'),
        runnerUses('Fairchild 3.0', 'break', { subs: [0, 1, 2], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 0 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  'Sensor Net Activation': {
    'has a counter as it is scored': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Sensor Net Activation', advancement: 3 }] } },
      },
      script: [corp('score', { card: 'Sensor Net Activation' }), goTo('corp.2.2')],
      expect: [{ card: 'Sensor Net Activation', is: { counters: { agenda: 1 } } }],
    },
    'rezzes a bioroid for nothing, until the turn ends': {
      lines: [1],
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        credits: 0,
        score: [{ card: 'Sensor Net Activation', counters: { agenda: 1 } }],
        servers: { HQ: { ice: ['Eli 1.0', 'Hunter'] } },
      },
      script: [
        run('HQ'),
        corpUses('Sensor Net Activation', 1, {
          targets: ['Hunter'],
          at: 'run.2.3',
          illegal: 'BAD_TARGET',
        }),
        corpUses('Sensor Net Activation', 1, { targets: ['Eli 1.0'], at: 'run.2.3' }),
        goTo('run-ended', { expect: [{ card: 'Eli 1.0', is: { rezzed: true } }] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Eli 1.0', is: { rezzed: false } },
        { card: 'Sensor Net Activation', is: { counters: { agenda: 0 } } },
      ],
    },
  },
  'Friends in High Places': {
    'installs two cards from Archives for their costs, and no other action follows': {
      lines: [0, 1],
      rules: ['TURN-26'],
      turn: corpTurn,
      corp: {
        hq: ['Friends in High Places'],
        archives: ['Enigma', 'PAD Campaign', 'Hunter'],
        servers: { HQ: { ice: ['Ice Wall'] } },
      },
      script: [
        corpPlays('Friends in High Places'),
        corpChooses('Friends in High Places', { cards: ['Enigma'] }),
        corpChooses('Friends in High Places', { server: 'HQ' }),
        corpChooses('Friends in High Places', { cards: ['PAD Campaign'] }),
        goTo('choice'),
      ],
      expect: [
        { path: 'corp.credits', eq: 2 },
        { card: 'Enigma', is: { at: 'HQ.ice[1]' } },
        { card: 'PAD Campaign', is: { at: 'Server 1.cards[0]' } },
        { path: 'turn.side', eq: 'runner' },
      ],
    },
  },
  'Violet Level Clearance': {
    'gives credits and cards; the Corp discards down, and loses the clicks that are left': {
      lines: [0, 1],
      rules: ['TURN-26'],
      turn: corpTurn,
      corp: {
        credits: 9,
        hq: ['Violet Level Clearance', 'Enigma', 'Hunter'],
        rd: ['Hedge Fund', 'Biotic Labor', 'Anonymous Tip', 'Ice Wall', 'Archived Memories'],
      },
      script: [
        corpPlays('Violet Level Clearance'),
        corpDoes('discard', { cards: ['Hunter'] }),
        goTo('choice'),
      ],
      expect: [
        { path: 'corp.hq', count: 5 },
        { path: 'corp.clicks', eq: 0 },
        {
          facts: [
            { type: 'phase-began', phase: 'discard' },
            { type: 'clicks-lost', amount: 2 },
          ],
        },
      ],
    },
    'leaves no window to score in before the discard': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        credits: 9,
        hq: ['Violet Level Clearance'],
        rd: ['Hedge Fund', 'Biotic Labor', 'Anonymous Tip', 'Ice Wall', 'Archived Memories'],
        servers: { 'Server 1': { cards: [{ card: 'Hostile Takeover', advancement: 2 }] } },
      },
      script: [
        corpPlays('Violet Level Clearance'),
        corpDoes('score', {
          card: 'Hostile Takeover',
          illegal: ['WRONG_WINDOW', 'NOT_YOUR_DECISION'],
        }),
      ],
    },
  },
};
