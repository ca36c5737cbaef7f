import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
  runnerPlays,
  wholeRun,
} from '../sketch/steps';

const remote = (...cards: unknown[]) => ({ 'Server 1': { cards } });
const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });
const scoring = { ...corpTurn, at: 'corp.1.2' };

export const neutralRunnerScenarios: CardSketches = {
  'Prepaid VoicePAD': {
    'pays for playing events alone': {
      runner: {
        credits: 4,
        grip: ['Sure Gamble', 'Akamatsu Mem Chip'],
        rig: { hardware: ['Prepaid VoicePAD'] },
      },
      script: [runner('play', { card: 'Sure Gamble' })],
      expect: [{ path: 'runner.credits', eq: 9 }],
    },
    'pays for no hardware': {
      runner: { credits: 0, grip: ['Akamatsu Mem Chip'], rig: { hardware: ['Prepaid VoicePAD'] } },
      script: [runner('install', { card: 'Akamatsu Mem Chip', illegal: 'CANNOT_PAY' })],
    },
  },
  'Raymond Flint': {
    'accesses a card of HQ when the Corp takes bad publicity': {
      lines: [0],
      turn: scoring,
      corp: {
        hq: ['Private Security Force'],
        servers: remote({ card: 'Hostile Takeover', advancement: 2 }),
      },
      runner: { rig: { resources: ['Raymond Flint'] } },
      script: [corp('score', { card: 'Hostile Takeover' }), goTo('choice')],
      expect: [{ facts: [{ type: 'accessed', card: 'Private Security Force' }] }],
    },
    'is trashed to expose a card': {
      lines: [1],
      turn: { ...runnerTurn, at: 'runner.1.2' },
      corp: { servers: onRd('Ice Wall') },
      runner: { rig: { resources: ['Raymond Flint'] } },
      script: [runner('use', { card: 'Raymond Flint', ability: 1 })],
      expect: [
        { facts: [{ type: 'exposed', card: 'Ice Wall' }] },
        { path: 'runner.heap', eq: ['Raymond Flint'] },
      ],
    },
  },
  Blackmail: {
    'makes a run during which no ice can be rezzed': {
      lines: [0, 1],
      corp: { badPublicity: 1, servers: onRd('Ice Wall') },
      runner: { grip: ['Blackmail'] },
      script: [
        runner('play', { card: 'Blackmail', server: 'R&D' }),
        corp('rez', {
          card: 'Ice Wall',
          at: 'run.2.3',
          illegal: ['PLAY_RESTRICTION', 'WRONG_WINDOW'],
        }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-successful', server: 'R&D' }] }],
    },
    'cannot be played against a Corp without bad publicity': {
      lines: [0],
      runner: { grip: ['Blackmail'] },
      script: [runner('play', { card: 'Blackmail', server: 'R&D', illegal: 'PLAY_RESTRICTION' })],
    },
    'lets upgrades be rezzed, and no ice': {
      lines: [1],
      corp: {
        badPublicity: 1,
        credits: 9,
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: ['Ice Wall'], cards: ['Red Herrings'] } },
      },
      runner: { grip: ['Blackmail'], credits: 1 },
      script: [
        runnerPlays('Blackmail', { server: 'HQ' }),
        corp('rez', {
          card: 'Ice Wall',
          at: 'run.2.3',
          illegal: ['PLAY_RESTRICTION', 'WRONG_WINDOW', 'BAD_TARGET', 'NO_EFFECT'],
        }),
        corp('rez', { card: 'Red Herrings', at: 'run.2.3' }),
        goTo('run.5.1'),
      ],
      expect: [
        { card: 'Ice Wall', is: { rezzed: false } },
        { card: 'Red Herrings', is: { rezzed: true } },
      ],
    },
    'leaves ice to be rezzed by an effect that needs no window': {
      lines: [1],
      corp: {
        badPublicity: 1,
        credits: 9,
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: ['Eli 1.0'] } },
      },
      runner: { grip: ['Blackmail'], credits: 0, rig: { programs: [] } },
      script: [
        runnerPlays('Blackmail', { server: 'HQ', illegal: 'CANNOT_PAY' }),
        runner('gain-credit'),
        runnerPlays('Blackmail', { server: 'HQ' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
        { card: 'Eli 1.0', is: { rezzed: false } },
      ],
    },
  },
  'Starlight Crusade Funding': {
    'takes a click when a turn of the Runner begins': {
      lines: [0],
      turn: { ...runnerTurn, at: 'runner.1.2' },
      runner: { rig: { resources: ['Starlight Crusade Funding'] } },
      script: [goTo('runner.1.6')],
      expect: [{ path: 'runner.clicks', eq: 3 }],
    },
    'saves the second click of a double': {
      lines: [1],
      runner: {
        grip: ["Queen's Gambit"],
        rig: { resources: ['Starlight Crusade Funding'] },
      },
      corp: { servers: remote('PAD Campaign') },
      turn: { ...runnerTurn, clicks: 1 },
      script: [
        runner('play', { card: "Queen's Gambit" }),
        runner('choose', { for: "Queen's Gambit", number: 0 }),
      ],
      expect: [{ path: 'runner.clicks', eq: 0 }],
    },
  },
  'John Masanori': {
    'draws a card for the first successful run of a turn': {
      lines: [0],
      runner: { rig: { resources: ['John Masanori'] } },
      script: [
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', eq: ['Infiltration'] },
        { path: 'runner.tags', eq: 0 },
      ],
    },
    'gives a tag for the first unsuccessful run of a turn': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { resources: ['John Masanori'] } },
      script: [
        runner('run', { server: 'Archives' }),
        goTo('run-ended'),
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.grip', count: 1 },
      ],
    },
    'counts runs made before it was installed': {
      lines: [0],
      history: { thisTurn: [{ type: 'run-successful', server: 'R&D' }] },
      runner: { rig: { resources: ['John Masanori'] } },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [{ path: 'runner.grip', eq: [] }],
    },
    'draws and tags once each, whichever comes first': {
      lines: [0, 1],
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { resources: ['John Masanori'] } },
      script: [
        ...wholeRun('HQ'),
        ...wholeRun('HQ'),
        ...wholeRun('Archives'),
        ...wholeRun('Archives'),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.grip', count: 1 },
      ],
    },
    'tags for a run that is jacked out of, and not for one that counts as neither': {
      lines: [1],
      corp: { hq: ['Hedge Fund'], servers: { HQ: { cards: [rezzed('Crisium Grid')] } } },
      runner: { rig: { resources: ['John Masanori'] } },
      script: [
        run('HQ'),
        runner('access', { card: 'Crisium Grid' }),
        runner('leave-accessed', { card: 'Crisium Grid' }),
        goTo('run-ended'),
        run('R&D'),
        runner('jack-out', { at: 'run.5.2' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.grip', count: 0 },
      ],
    },
  },
  'Lucky Find': {
    'gives nine credits for a click more': {
      lines: [0, 1],
      runner: { grip: ['Lucky Find'] },
      script: [runner('play', { card: 'Lucky Find' })],
      expect: [
        { path: 'runner.credits', eq: 11 },
        { path: 'runner.clicks', eq: 2 },
      ],
    },
    'cannot be played with one click left': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      runner: { grip: ['Lucky Find'] },
      script: [runner('play', { card: 'Lucky Find', illegal: 'NO_CLICKS' })],
    },
    'takes two clicks and three credits': {
      turn: { ...runnerTurn, clicks: 1 },
      runner: { grip: ['Lucky Find'] },
      script: [runnerPlays('Lucky Find', { illegal: ['CANNOT_PAY', 'NO_CLICKS'] })],
      lines: [0],
    },
    'cannot be paid for out of its own gain': {
      lines: [1],
      runner: { credits: 2, grip: ['Lucky Find'] },
      script: [runnerPlays('Lucky Find', { illegal: 'CANNOT_PAY' })],
    },
  },
};
