import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerPlays,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const criminalHardwareScenarios: CardSketches = {
  Window: {
    'draws from the bottom': {
      runner: { stack: ['Diesel', 'Sure Gamble', 'Corroder'], rig: { hardware: ['Window'] } },
      script: [runnerUses('Window', 0)],
      expect: [
        { card: 'Corroder', is: { at: 'grip' } },
        { card: 'Diesel', is: { at: 'stack[0]' } },
      ],
    },
    'draws the bottom card, which may be the only one': {
      runner: { stack: ['Diesel', 'Stimhack'], rig: { hardware: ['Window'] } },
      script: [
        runnerUses('Window', 0),
        runnerUses('Window', 0),
        runnerUses('Window', 0, { illegal: 'NO_EFFECT' }),
      ],
      expect: [
        { path: 'runner.grip', count: 2 },
        { path: 'runner.stack', count: 0 },
      ],
    },
  },
  Logos: {
    'gives memory and a larger hand': {
      lines: [0, 1],
      runner: { rig: { hardware: ['Logos'] } },
      script: [goTo('runner.1.6')],
      expect: [
        { path: 'runner.mu.limit', eq: 5 },
        { path: 'runner.handSize', eq: 6 },
      ],
    },
    'finds any card when the Corp scores an agenda': {
      lines: [2],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Breaking News', advancement: 2 }] } } },
      runner: { rig: { hardware: ['Logos'] } },
      policy: { random: 'first' },
      script: [
        corp('score', { card: 'Breaking News' }),
        runnerChooses('Logos', { option: 'yes' }),
        runnerChooses('Logos', { cards: ['Tinkering'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Tinkering', is: { at: 'grip' } },
        { view: 'corp', mustNotContain: ['Tinkering'] },
      ],
    },
    'may be declined, and finds nothing for a steal': {
      lines: [2],
      corp: { hq: ['Breaking News'] },
      runner: { rig: { hardware: ['Logos'] } },
      script: [run('HQ'), runner('steal', { card: 'Breaking News' }), goTo('run-ended')],
      expect: [{ path: 'runner.stack', count: 3 }],
    },
  },
  'Public Terminal': {
    'pays for playing run events, and for no other': {
      runner: {
        credits: 0,
        grip: ['Diesel', 'Legwork', 'Early Bird', 'Modded'],
        rig: { hardware: ['Public Terminal'] },
      },
      script: [
        runnerPlays('Legwork', { illegal: 'CANNOT_PAY' }),
        runnerPlays('Early Bird', { server: 'Archives' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Public Terminal', is: { counters: { recurring: 0 } } }],
    },
  },
  "Unregistered S&W '35": {
    'trashes a rezzed sysop after a successful run on HQ': {
      lines: [1],
      corp: {
        servers: {
          HQ: { cards: [rezzed('Bernice Mai')] },
          'Server 1': { ice: [rezzed('Eli 1.0')], cards: [rezzed('PAD Campaign')] },
        },
      },
      runner: { rig: { hardware: ["Unregistered S&W '35"] } },
      history: { thisTurn: [{ type: 'run-successful', server: 'HQ' }] },
      script: [runnerUses("Unregistered S&W '35", 1)],
      expect: [
        { card: 'Bernice Mai', is: { at: 'archives' } },
        { path: 'runner.clicks', eq: 2 },
        { path: 'runner.credits', eq: 5 },
        { facts: [{ type: 'trashed', card: 'Bernice Mai', by: 'runner' }] },
      ],
    },
    'is not used without that run': {
      lines: [1],
      corp: { servers: { HQ: { cards: [rezzed('Bernice Mai')] } } },
      runner: { rig: { hardware: ["Unregistered S&W '35"] } },
      script: [runnerUses("Unregistered S&W '35", 1, { illegal: 'PLAY_RESTRICTION' })],
    },
    'is not used on ice, nor on an unrezzed card': {
      lines: [1],
      corp: { servers: { HQ: { ice: [rezzed('Eli 1.0')], cards: ['Bernice Mai'] } } },
      runner: { rig: { hardware: ["Unregistered S&W '35"] } },
      history: { thisTurn: [{ type: 'run-successful', server: 'HQ' }] },
      script: [runnerUses("Unregistered S&W '35", 1, { illegal: 'NO_EFFECT' })],
    },
    'reaches no ice, and trashes Director Haas for no points': {
      lines: [0, 1],
      turn: { ...runnerTurn, clicks: 3 },
      corp: {
        hq: ['Hedge Fund'],
        servers: { 'Server 1': { ice: [rezzed('Eli 1.0')], cards: [rezzed('Director Haas')] } },
      },
      runner: { rig: { hardware: ["Unregistered S&W '35"] } },
      script: [
        runnerUses("Unregistered S&W '35", 1, {
          targets: ['Director Haas'],
          illegal: 'PLAY_RESTRICTION',
        }),
        ...wholeRun('HQ'),
        runnerUses("Unregistered S&W '35", 1, { targets: ['Eli 1.0'], illegal: 'BAD_TARGET' }),
        runnerUses("Unregistered S&W '35", 1, { targets: ['Director Haas'] }),
      ],
      expect: [
        { card: 'Director Haas', is: { at: 'archives', faceup: true } },
        { path: 'runner.agendaPoints', eq: 0 },
        { path: 'runner.clicks', eq: 0 },
      ],
    },
  },
};
