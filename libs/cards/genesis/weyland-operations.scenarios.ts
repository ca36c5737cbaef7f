import { runnerTurn, corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpPlays,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
} from '../sketch/steps';

export const weylandOperationsScenarios: CardSketches = {
  Commercialization: {
    'gives a credit for each token on a piece of ice': {
      turn: corpTurn,
      corp: {
        hq: ['Commercialization'],
        servers: { HQ: { ice: [{ card: 'Ice Wall', advancement: 4 }, 'Shadow'] } },
      },
      script: [
        corpPlays('Commercialization'),
        corpChooses('Commercialization', { cards: ['Ice Wall'] }),
      ],
      expect: [{ path: 'corp.credits', eq: 10 }],
    },
    'is not played where no ice has a token': {
      turn: corpTurn,
      corp: { hq: ['Commercialization'], servers: { HQ: { ice: ['Ice Wall', 'Shadow'] } } },
      script: [corpPlays('Commercialization', { illegal: 'NO_EFFECT' })],
    },
    'is not played without ice': {
      turn: corpTurn,
      corp: {
        hq: ['Commercialization'],
        servers: { 'Server 1': { cards: [{ card: 'Project Junebug', advancement: 3 }] } },
      },
      script: [corpPlays('Commercialization', { illegal: 'NO_EFFECT' })],
    },
  },
  'Power Grid Overload': {
    'trashes hardware that cost no more than the trace exceeds the link': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { credits: 2, hq: ['Power Grid Overload'] },
      runner: { credits: 0, rig: { hardware: ['Box-E', 'Akamatsu Mem Chip', 'Dyson Mem Chip'] } },
      history: { lastTurn: [{ type: 'run-successful', server: 'HQ' }] },
      script: [corpPlays('Power Grid Overload'), corp('bid', { credits: 0 }), corp('gain-credit')],
      expect: [{ path: 'runner.rig.hardware', eq: ['Box-E', 'Dyson Mem Chip'] }],
    },
    'is not played after a turn without a successful run': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Power Grid Overload'] },
      script: [corpPlays('Power Grid Overload', { illegal: 'PLAY_RESTRICTION' })],
    },
    'trashes hardware of at most the excess over the link strength': {
      turn: corpTurn,
      corp: { credits: 3, hq: ['Power Grid Overload'] },
      runner: {
        credits: 1,
        rig: { hardware: ['Dyson Mem Chip', 'Grimoire', 'Akamatsu Mem Chip', 'Akamatsu Mem Chip'] },
      },
      history: { lastTurn: [{ type: 'run-successful', server: 'HQ' }] },
      script: [
        corpPlays('Power Grid Overload'),
        corp('bid', { credits: 2 }),
        runner('bid', { credits: 1 }),
        corpChooses('Power Grid Overload', { cards: ['Grimoire'], illegal: 'BAD_TARGET' }),
        corpChooses('Power Grid Overload', { cards: ['Akamatsu Mem Chip#2'] }),
      ],
      expect: [
        { card: 'Akamatsu Mem Chip#2', is: { at: 'heap' } },
        { path: 'runner.mu.limit', eq: 8 },
        { path: 'runner.link', eq: 1 },
      ],
    },
    'trashes nothing where all hardware is dearer': {
      turn: corpTurn,
      corp: { credits: 2, hq: ['Power Grid Overload'] },
      runner: { credits: 2, rig: { hardware: ['Grimoire'] } },
      history: { lastTurn: [{ type: 'run-successful', server: 'R&D' }] },
      script: [
        corpPlays('Power Grid Overload'),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 1 }),
        corp('gain-credit'),
      ],
      expect: [
        { card: 'Grimoire', is: { at: 'rig' } },
        { facts: [{ type: 'trace-ended', strength: 3, link: 1, successful: true }] },
        { path: 'corp.credits', eq: 1 },
      ],
    },
    'cannot be played after an unsuccessful run': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { hq: ['Power Grid Overload'], servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { hardware: ['Grimoire'] } },
      script: [
        run('HQ'),
        goTo('corp.2.2'),
        corpPlays('Power Grid Overload', { illegal: 'PLAY_RESTRICTION' }),
      ],
    },
  },
  'Oversight AI': {
    'rezzes ice for nothing and lies on it': {
      rules: ['HOST-14'],
      turn: corpTurn,
      corp: { hq: ['Oversight AI'], servers: { HQ: { ice: ['Archer'] } } },
      script: [corp('play', { card: 'Oversight AI' })],
      expect: [
        { card: 'Archer', is: { at: 'HQ.ice[0]', rezzed: true } },
        { card: 'Oversight AI', is: { at: 'hosted:Archer' } },
        { path: 'corp.credits', eq: 4 },
      ],
    },
    'has the ice trashed once all its subroutines are broken, and goes with it': {
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Oversight AI'], servers: { 'R&D': { ice: ['Enigma'] } } },
      runner: { credits: 9, rig: { programs: ['Gordian Blade'] } },
      script: [
        corp('play', { card: 'Oversight AI' }),
        goTo('runner.1.6'),
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Gordian Blade', ability: 'break', subs: [0], at: 'run.3.1' }),
        runner('use', { card: 'Gordian Blade', ability: 'break', subs: [1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Enigma', is: { at: 'archives', faceup: true } },
        { card: 'Oversight AI', is: { at: 'archives', faceup: true } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'does nothing where a subroutine is left': {
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Oversight AI'], servers: { 'R&D': { ice: ['Enigma'] } } },
      runner: { credits: 9, rig: { programs: ['Gordian Blade'] } },
      script: [
        corp('play', { card: 'Oversight AI' }),
        goTo('runner.1.6'),
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Gordian Blade', ability: 'break', subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Enigma', is: { at: 'R&D.ice[0]' } }],
    },
    'goes on working where it lies on ice from the start': {
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall', { hosted: ['Oversight AI'] })] } } },
      runner: { rig: { programs: ['Corroder'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ice Wall', is: { at: 'archives' } },
        { card: 'Oversight AI', is: { at: 'archives' } },
      ],
    },
    'needs unrezzed ice': {
      turn: corpTurn,
      corp: { hq: ['Oversight AI'], servers: { HQ: { ice: [rezzed('Enigma')] } } },
      script: [corp('play', { card: 'Oversight AI', illegal: 'NO_EFFECT' })],
    },
  },
};
