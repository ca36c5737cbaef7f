import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpPlays,
  goTo,
  installs,
  rezzed,
  run,
  runnerDoes as runner,
  runnerPlays,
  wholeRun,
} from '../sketch/steps';

export const nbnOperationsScenarios: CardSketches = {
  Manhunt: {
    'traces for the first successful run of a turn, and stays in play': {
      lines: [1],
      turn: { ...corpTurn, clicks: 1 },
      corp: { credits: 3, hq: ['Manhunt'] },
      runner: { credits: 0 },
      script: [
        corpPlays('Manhunt'),
        goTo('runner.1.6'),
        ...wholeRun('Archives', { expect: [{ path: 'runner.tags', eq: 1 }] }),
        ...wholeRun('R&D'),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { card: 'Manhunt', is: { at: 'play' } },
      ],
    },
    'is trashed when the Runner steals an agenda': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      corp: { credits: 3, hq: ['Manhunt'], archives: ['Breaking News'] },
      runner: { credits: 0 },
      script: [
        corpPlays('Manhunt'),
        goTo('runner.1.6'),
        run('Archives'),
        runner('steal', { card: 'Breaking News' }),
      ],
      expect: [{ card: 'Manhunt', is: { at: 'archives' } }],
    },
    'traces the first success of each turn, on any server': {
      lines: [0, 1],
      turn: { ...corpTurn, clicks: 1 },
      corp: { credits: 3, hq: ['Manhunt'], servers: { HQ: { ice: [rezzed('Quandary')] } } },
      runner: { credits: 0 },
      script: [
        corpPlays('Manhunt'),
        goTo('runner.1.6'),
        ...wholeRun('HQ'),
        ...wholeRun('Archives'),
        ...wholeRun('R&D'),
      ],
      expect: [{ path: 'runner.tags', eq: 1 }],
    },
  },
  'Targeted Marketing': {
    'pays ten credits when the Runner installs the named card': {
      lines: [1],
      rules: ['NAME-01'],
      turn: { ...corpTurn, clicks: 1 },
      corp: { credits: 0, hq: ['Targeted Marketing'] },
      runner: { grip: ['Akamatsu Mem Chip', 'Sure Gamble'] },
      script: [
        corpPlays('Targeted Marketing'),
        corpChooses('Targeted Marketing', { option: 'Akamatsu Mem Chip' }),
        goTo('runner.1.6'),
        runnerPlays('Sure Gamble'),
        installs('Akamatsu Mem Chip'),
      ],
      expect: [{ path: 'corp.credits', eq: 10 }],
    },
    'pays for every copy that is played': {
      lines: [1],
      turn: { ...corpTurn, clicks: 1 },
      corp: { credits: 0, hq: ['Targeted Marketing'] },
      runner: { grip: ['Easy Mark', 'Easy Mark'] },
      script: [
        corpPlays('Targeted Marketing'),
        corpChooses('Targeted Marketing', { option: 'Easy Mark' }),
        goTo('runner.1.6'),
        runnerPlays('Easy Mark#1'),
        runnerPlays('Easy Mark#2'),
      ],
      expect: [{ path: 'corp.credits', eq: 20 }],
    },
    'can name a card that the Runner does not have': {
      lines: [1],
      turn: { ...corpTurn, clicks: 1 },
      corp: { credits: 0, hq: ['Targeted Marketing'] },
      runner: { grip: ['Easy Mark'] },
      script: [
        corpPlays('Targeted Marketing'),
        corpChooses('Targeted Marketing', { option: 'Stimhack' }),
        goTo('runner.1.6'),
        runnerPlays('Easy Mark'),
      ],
      expect: [{ path: 'corp.credits', eq: 0 }],
    },
    'pays nothing any more once an agenda is stolen': {
      lines: [0, 1],
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        credits: 0,
        hq: ['Targeted Marketing'],
        servers: { 'Server 1': { cards: ['Private Security Force'] } },
      },
      runner: { grip: ['Easy Mark'] },
      script: [
        corpPlays('Targeted Marketing'),
        corpChooses('Targeted Marketing', { option: 'Easy Mark' }),
        goTo('runner.1.6'),
        ...wholeRun('Server 1'),
        runnerPlays('Easy Mark'),
      ],
      expect: [
        { path: 'corp.credits', eq: 0 },
        { card: 'Targeted Marketing', is: { at: 'archives' } },
      ],
    },
    'pays for each copy of the named card, until an agenda is stolen': {
      lines: [0, 1],
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        credits: 0,
        hq: ['Targeted Marketing'],
        rd: ['Priority Requisition', 'Hedge Fund', 'Enigma'],
      },
      runner: { credits: 9, grip: ['Sure Gamble', 'Sure Gamble', 'Corroder'] },
      script: [
        corpPlays('Targeted Marketing'),
        corpChooses('Targeted Marketing', { option: 'Sure Gamble' }),
        goTo('runner.1.6'),
        runnerPlays('Sure Gamble#1', { expect: [{ path: 'corp.credits', eq: 10 }] }),
        ...wholeRun('R&D'),
        runnerPlays('Sure Gamble#2'),
      ],
      expect: [
        { path: 'corp.credits', eq: 10 },
        { card: 'Targeted Marketing', is: { at: 'archives' } },
      ],
    },
  },
  'Shoot the Moon': {
    'costs a second click': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Shoot the Moon'], servers: { HQ: { ice: ['Enigma'] } } },
      runner: { tags: 1 },
      script: [corpPlays('Shoot the Moon', { illegal: 'NO_CLICKS' })],
    },
    'rezzes a piece of ice for each tag, at no cost': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        credits: 3,
        hq: ['Shoot the Moon'],
        servers: { HQ: { ice: ['Enigma', 'Hunter', 'Heimdall 1.0'] } },
      },
      runner: { tags: 2 },
      script: [
        corpPlays('Shoot the Moon'),
        corpChooses('Shoot the Moon', { cards: ['Heimdall 1.0'] }),
        corpChooses('Shoot the Moon', { cards: ['Enigma'] }),
      ],
      expect: [
        { card: 'Heimdall 1.0', is: { rezzed: true } },
        { card: 'Enigma', is: { rezzed: true } },
        { card: 'Hunter', is: { rezzed: false } },
        { path: 'corp.clicks', eq: 1 },
        { path: 'corp.credits', eq: 0 },
      ],
    },
    'cannot be played without a tag': {
      lines: [1],
      turn: corpTurn,
      corp: { hq: ['Shoot the Moon'], servers: { HQ: { ice: ['Enigma'] } } },
      script: [corpPlays('Shoot the Moon', { illegal: 'NO_EFFECT' })],
    },
  },
};
