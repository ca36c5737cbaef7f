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

const adam = 'Adam: Compulsive Hacker';
/** Sides are fixed, and nothing has been shuffled or drawn. */
const beforeAll = {
  turn: { side: 'corp', number: 1, clicks: 0, at: 'setup' },
  corp: { rd: Array.from({ length: 8 }, () => 'Hedge Fund') },
  runner: {
    identity: adam,
    stack: ['Diesel', 'Modded', 'Tinkering', 'Corroder', 'Crypsis', 'Easy Mark', 'Stimhack'],
  },
  policy: { random: 'first' },
};

export const adamScenarios: CardSketches = {
  'Adam: Compulsive Hacker': {
    'begins with three different directives in the rig, besides the deck': {
      rules: ['SETUP-02', 'OUT-01'],
      ...beforeAll,
      script: [
        ...['Safety First', 'Find the Truth', 'Always Be Running'].map((option) =>
          runnerChooses(adam, { option }),
        ),
        corp('keep'),
        runner('keep'),
        goTo('corp.2.2'),
      ],
      expect: [
        {
          path: 'runner.rig.resources',
          eq: ['Safety First', 'Find the Truth', 'Always Be Running'],
        },
        { path: 'runner.grip', count: 5 },
        { path: 'runner.stack', count: 2 },
        { path: 'runner.handSize', eq: 3 },
        { noFact: { type: 'installed' } },
      ],
    },
    'takes no directive twice, and nothing else': {
      rules: ['OUT-01'],
      ...beforeAll,
      script: [
        runnerChooses(adam, { option: 'Safety First' }),
        runnerChooses(adam, { option: 'Safety First', illegal: 'BAD_TARGET' }),
        runnerChooses(adam, { option: 'Wyldside', illegal: 'BAD_TARGET' }),
      ],
    },
    'draws, and reveals what is drawn, from the first hand on': {
      rules: ['SETUP-02'],
      ...beforeAll,
      script: ['Find the Truth', 'Safety First', 'Neutralize All Threats'].map((option) =>
        runnerChooses(adam, { option }),
      ),
      expect: [{ facts: [{ type: 'revealed', card: 'Diesel' }] }],
    },
  },
  'Neutralize All Threats': {
    'the first is paid for, the second need not be': {
      lines: [0, 1],
      corp: {
        hq: ['Hedge Fund'],
        servers: {
          'Server 1': { cards: ['PAD Campaign'] },
          'Server 2': { cards: ['Melange Mining Corp.'] },
        },
      },
      runner: {
        credits: 9,
        grip: ['Sure Gamble', 'Diesel'],
        rig: { resources: ['Neutralize All Threats'] },
      },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'Server 1' }),
        goTo('run-ended'),
        runner('run', { server: 'Server 2' }),
        runner('leave-accessed', { card: 'Melange Mining Corp.' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'PAD Campaign', is: { at: 'archives' } },
        { card: 'Melange Mining Corp.', is: { at: 'Server 2.cards[0]' } },
        { path: 'runner.credits', eq: 5 },
      ],
    },
    'unable is no fault': {
      lines: [0, 1],
      corp: { hq: ['Hedge Fund'], servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: {
        credits: 3,
        grip: ['Sure Gamble', 'Diesel'],
        rig: { resources: ['Neutralize All Threats'] },
      },
      policy: { random: 'first' },
      script: [runner('run', { server: 'Server 1' }), goTo('run-ended')],
      expect: [
        { card: 'PAD Campaign', is: { at: 'Server 1.cards[0]' } },
        { path: 'runner.credits', eq: 3 },
      ],
    },
    'two cards of HQ': {
      lines: [0, 1],
      corp: { hq: ['Hedge Fund', 'Enigma', 'Ice Wall'] },
      runner: { grip: ['Sure Gamble', 'Diesel'], rig: { resources: ['Neutralize All Threats'] } },
      policy: { random: 'first' },
      script: [runner('run', { server: 'HQ' }), goTo('run-ended')],
      expect: [
        {
          facts: [{ type: 'accessed' }, { type: 'accessed' }, { type: 'run-ended' }],
          mode: 'ordered',
        },
      ],
    },
    'an operation is not the first': {
      lines: [0, 1],
      corp: { hq: ['Hedge Fund'], servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { grip: ['Sure Gamble', 'Diesel'], rig: { resources: ['Neutralize All Threats'] } },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
        runner('run', { server: 'Server 1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'PAD Campaign', is: { at: 'archives' } },
        { path: 'runner.credits', eq: 1 },
      ],
    },
  },
  'Brain Chip': {
    'counts the points of its owner as memory and as hand': {
      lines: [0, 1],
      runner: {
        rig: { hardware: ['Brain Chip'] },
        score: ['Priority Requisition', 'Hostile Takeover'],
      },
      script: [runner('gain-credit')],
      expect: [
        { path: 'runner.mu.limit', eq: 8 },
        { path: 'runner.handSize', eq: 9 },
      ],
    },
    'grows as an agenda is stolen, and is worth nothing before': {
      lines: [0, 1],
      corp: {
        score: ['Priority Requisition'],
        servers: { 'Server 1': { cards: ['Hostile Takeover'] } },
      },
      runner: { rig: { hardware: ['Brain Chip'] } },
      script: [
        runner('gain-credit', {
          expect: [
            { path: 'runner.mu.limit', eq: 4 },
            { path: 'runner.handSize', eq: 5 },
          ],
        }),
        ...wholeRun('Server 1'),
      ],
      expect: [
        { path: 'runner.mu.limit', eq: 5 },
        { path: 'runner.handSize', eq: 6 },
      ],
    },
  },
  Multithreader: {
    'pays for using programs': {
      corp: { servers: { 'R&D': { ice: [rezzed('Wall of Static')] } } },
      runner: { credits: 0, rig: { programs: ['Multithreader', 'Corroder'] } },
      script: [
        run('R&D'),
        runnerUses('Corroder', 'boost', { at: 'run.3.1' }),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Multithreader', is: { counters: { recurring: 0 } } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'pays for no install': {
      runner: { credits: 1, grip: ['Corroder'], rig: { programs: ['Multithreader'] } },
      script: [installs('Corroder', { illegal: 'CANNOT_PAY' })],
    },
  },
  'Always Be Running': {
    'lets the first click be spent on a run alone': {
      lines: [0],
      runner: { rig: { resources: ['Always Be Running'] } },
      script: [
        runner('gain-credit', { illegal: ['PLAY_RESTRICTION', 'MUST_RESOLVE'] }),
        runner('draw', { illegal: ['PLAY_RESTRICTION', 'MUST_RESOLVE'] }),
        ...wholeRun('Archives'),
        runner('gain-credit'),
      ],
      expect: [{ path: 'runner.credits', eq: 6 }],
    },
    'takes a run event for a run, no other': {
      lines: [0],
      runner: { grip: ['Dirty Laundry', 'Sure Gamble'], rig: { resources: ['Always Be Running'] } },
      script: [
        runnerPlays('Sure Gamble', { illegal: ['PLAY_RESTRICTION', 'MUST_RESOLVE'] }),
        runnerPlays('Dirty Laundry', { server: 'Archives' }),
        goTo('run-ended'),
        runnerPlays('Sure Gamble'),
      ],
      expect: [{ path: 'runner.credits', eq: 12 }],
    },
    'breaks a subroutine with two clicks, once a turn': {
      lines: [1],
      turn: { ...runnerTurn, clicks: 6 },
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { rig: { resources: ['Always Be Running'] } },
      script: [
        run('R&D'),
        runnerUses('Always Be Running', 'break', { subs: [1], at: 'run.3.1' }),
        runnerUses('Always Be Running', 'break', {
          subs: [0],
          at: 'run.3.1',
          illegal: 'ALREADY_USED',
        }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 2 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  'Safety First': {
    'makes the hand smaller by two, and draws at the end of a turn below it': {
      lines: [0, 1],
      turn: { ...runnerTurn, clicks: 1 },
      runner: { grip: ['Diesel', 'Imp'], rig: { resources: ['Safety First'] } },
      script: [runner('gain-credit'), goTo('corp.2.2')],
      expect: [
        { path: 'runner.handSize', eq: 3 },
        { path: 'runner.grip', count: 3 },
        { card: 'Infiltration', is: { at: 'grip' } },
      ],
    },
    'draws nothing with a full hand': {
      lines: [1],
      turn: { ...runnerTurn, clicks: 1 },
      runner: { grip: ['Diesel', 'Imp', 'Corroder'], rig: { resources: ['Safety First'] } },
      script: [runner('gain-credit'), goTo('corp.2.2')],
      expect: [{ path: 'runner.grip', count: 3 }],
    },
    'draws nothing as the turn of the Corp ends': {
      lines: [1],
      turn: { ...corpTurn, clicks: 1 },
      runner: { rig: { resources: ['Safety First'] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [{ path: 'runner.grip', eq: [] }],
    },
  },
};
