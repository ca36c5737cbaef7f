import type { CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpUses,
  goTo,
  runnerDoes as runner,
  wholeRun,
} from '../sketch/steps';

const identity = 'Cyber Bureau: Keeping the Peace';
/** Nothing has been drawn yet. */
const before = { side: 'corp', number: 1, clicks: 0, at: 'setup' };
const ten = [
  'Ice Wall',
  'Enigma',
  'Wall of Static',
  'Tollbooth',
  'Melange Mining Corp.',
  'Hedge Fund',
  'Anonymous Tip',
  'Biotic Labor',
  'Archived Memories',
  'Priority Requisition',
];
const keep = [corp('keep'), runner('keep')];
/** Before the first turn, with these in HQ. */
const prepared = (hq: readonly string[]) => ({
  turn: before,
  corp: { identity, hq, rd: ['Hedge Fund', 'Hedge Fund'] },
  runner: { grip: ['Diesel'] },
  policy: { random: 'first' },
});
const spendAll = [
  corp('gain-credit'),
  corp('gain-credit'),
  corp('gain-credit'),
  goTo('runner.1.6'),
];
/** On its other side, the Runner having so many points. */
const flipped = (points: readonly string[], credits = 5) => ({
  turn: before,
  corp: {
    identity,
    hq: ['Ice Wall'],
    rd: ['Hedge Fund', 'Hedge Fund', 'Enigma', 'Viper', 'Archer'],
  },
  runner: { grip: ['Diesel'], credits, score: points },
});

export const neutralCorpScenarios: CardSketches = {
  [identity]: {
    'draws ten cards': {
      lines: [0],
      rules: ['SETUP-06'],
      turn: before,
      corp: { identity, rd: [...ten, 'Rototurret', 'Viper'] },
      runner: {
        stack: ['Diesel', 'Modded', 'Sure Gamble', 'Easy Mark', 'Special Order', 'Tinkering'],
      },
      policy: { random: 'first' },
      script: [],
      expect: [
        { path: 'corp.hq', count: 10 },
        { path: 'runner.grip', count: 5 },
      ],
    },
    'draws ten cards after a mulligan, too': {
      lines: [0],
      rules: ['SETUP-08'],
      turn: before,
      corp: { identity, hq: ten, rd: ['Viper', 'Archer'] },
      runner: { grip: ['Diesel'] },
      policy: { random: 'first' },
      script: [corp('mulligan')],
      expect: [{ path: 'corp.hq', count: 10 }],
    },
    'installs up to five, rezzes for twenty less, and flips': {
      lines: [1],
      rules: ['SETUP-12', 'REZ-09', 'FLIP-01'],
      ...prepared(['Ice Wall', 'Enigma', 'Tollbooth', 'Janus 1.0', 'Hedge Fund']),
      script: [
        ...keep,
        corpChooses(identity, { cards: ['Ice Wall'] }),
        corpChooses('Ice Wall', { server: 'HQ' }),
        corpChooses(identity, { cards: ['Tollbooth'] }),
        corpChooses('Tollbooth', { server: 'HQ' }),
        corpChooses(identity, { cards: ['Janus 1.0'] }),
        corpChooses('Janus 1.0', { server: 'HQ' }),
        corpChooses(identity, { cards: [] }),
        corpChooses(identity, { cards: ['Janus 1.0'] }),
        corpChooses(identity, { cards: ['Tollbooth'] }),
        corpChooses(identity, { cards: ['Ice Wall'] }),
        goTo('corp.2.2'),
      ],
      // 15, 8 and 1 are 24, of which 20 are taken off.
      expect: [
        { path: 'corp.credits', eq: 1 },
        { path: 'corp.servers.HQ.ice', count: 3 },
        {
          facts: [
            { type: 'rezzed', card: 'Janus 1.0' },
            { type: 'rezzed', card: 'Tollbooth' },
            { type: 'rezzed', card: 'Ice Wall' },
          ],
        },
      ],
    },
    'is not asked to rez what it cannot pay for, with nothing left to take off': {
      lines: [1],
      rules: ['REZ-09'],
      ...prepared(['Tollbooth', 'Janus 1.0', 'Heimdall 1.0']),
      script: [
        ...keep,
        corpChooses(identity, { cards: ['Tollbooth'] }),
        corpChooses('Tollbooth', { server: 'HQ' }),
        corpChooses(identity, { cards: ['Janus 1.0'] }),
        corpChooses('Janus 1.0', { server: 'R&D' }),
        corpChooses(identity, { cards: ['Heimdall 1.0'] }),
        corpChooses('Heimdall 1.0', { server: 'R&D' }),
        corpChooses(identity, { cards: ['Janus 1.0'] }),
        corpChooses(identity, { cards: ['Tollbooth'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.credits', eq: 2 },
        { card: 'Heimdall 1.0', is: { rezzed: false } },
      ],
    },
    'may install nothing, and flips all the same': {
      lines: [1, 4],
      ...prepared(['Ice Wall']),
      script: [
        ...keep,
        corpChooses(identity, { cards: [] }),
        goTo('corp.2.2'),
        corpUses(identity, 4),
        corpChooses(identity, { option: 'gain-3' }),
      ],
      expect: [
        { path: 'corp.hq', count: 2 },
        { path: 'corp.credits', eq: 8 },
      ],
    },
    'installs no operation, and no more than five': {
      lines: [1],
      ...prepared([
        'Hedge Fund',
        'Ice Wall',
        'Ice Wall',
        'Ice Wall',
        'Ice Wall',
        'Ice Wall',
        'Ice Wall',
      ]),
      script: [
        ...keep,
        corpChooses(identity, { cards: ['Hedge Fund#1'], illegal: 'BAD_TARGET' }),
        ...[1, 2, 3, 4, 5].flatMap((n) => [
          corpChooses(identity, { cards: [`Ice Wall#${n}`] }),
          corpChooses(`Ice Wall#${n}`, { server: 'HQ' }),
        ]),
        corpChooses(identity, { cards: [] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.credits', eq: 5 },
        { path: 'corp.servers.HQ.ice', count: 5 },
        { path: 'corp.hq', count: 3 },
      ],
    },
    'takes a credit for each point at the first run of a turn, and at no other': {
      lines: [3],
      ...flipped(['Priority Requisition'], 5),
      script: [
        ...keep,
        corpChooses(identity, { cards: [] }),
        goTo('corp.2.2'),
        ...spendAll,
        ...wholeRun('Archives'),
        ...wholeRun('Archives'),
      ],
      expect: [
        { path: 'runner.credits', eq: 2 },
        { path: 'corp.credits', eq: 11 },
      ],
    },
    'takes no more than there is, and gains no more': {
      lines: [3],
      ...flipped(['Priority Requisition'], 1),
      script: [
        ...keep,
        corpChooses(identity, { cards: [] }),
        goTo('corp.2.2'),
        ...spendAll,
        ...wholeRun('Archives'),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { path: 'corp.credits', eq: 9 },
      ],
    },
    'takes nothing from a Runner without points': {
      lines: [3],
      ...flipped([]),
      script: [
        ...keep,
        corpChooses(identity, { cards: [] }),
        goTo('corp.2.2'),
        ...spendAll,
        ...wholeRun('Archives'),
      ],
      expect: [
        { path: 'runner.credits', eq: 5 },
        { path: 'corp.credits', eq: 8 },
      ],
    },
    'gains three credits or draws three cards': {
      lines: [4],
      ...flipped([]),
      script: [
        ...keep,
        corpChooses(identity, { cards: [] }),
        goTo('corp.2.2'),
        corpUses(identity, 4),
        corpChooses(identity, { option: 'gain-3' }),
        goTo('corp.2.2'),
        corpUses(identity, 4),
        corpChooses(identity, { option: 'draw-3' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.credits', eq: 8 },
        { path: 'corp.hq', count: 5 },
        { path: 'corp.clicks', eq: 1 },
      ],
    },
  },
};
