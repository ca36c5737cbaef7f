import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpPlays,
  goTo,
  installs,
  runnerDoes as runner,
} from '../sketch/steps';

const remote = (...cards: unknown[]) => ({ 'Server 1': { cards } });

export const haasBioroidOperationsScenarios: CardSketches = {
  'Accelerated Diagnostics': {
    'plays operations it looks at, and trashes the rest facedown': {
      turn: corpTurn,
      corp: {
        hq: ['Accelerated Diagnostics'],
        rd: ['Hedge Fund', 'Enigma', 'Beanstalk Royalties', 'Ice Wall'],
      },
      script: [
        corp('play', { card: 'Accelerated Diagnostics' }),
        corp('choose', { for: 'Accelerated Diagnostics', cards: ['Beanstalk Royalties'] }),
        corp('choose', { for: 'Accelerated Diagnostics', cards: ['Hedge Fund'] }),
      ],
      expect: [
        { path: 'corp.credits', eq: 13 },
        { card: 'Enigma', is: { at: 'archives', faceup: false } },
        { card: 'Ice Wall', is: { at: 'rd[0]' } },
        { path: 'corp.clicks', eq: 2 },
      ],
    },
    'ignores the click that a double costs besides': {
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        hq: ['Accelerated Diagnostics'],
        rd: ['Shipment from SanSan', 'Enigma', 'Ice Wall'],
        servers: remote('Hostile Takeover'),
      },
      script: [
        corp('play', { card: 'Accelerated Diagnostics' }),
        corp('choose', { for: 'Accelerated Diagnostics', cards: ['Shipment from SanSan'] }),
        corp('choose', { for: 'Shipment from SanSan', number: 2 }),
      ],
      expect: [
        { card: 'Hostile Takeover', is: { advancement: 2 } },
        { path: 'corp.archives', count: 4 },
      ],
    },
    'plays nothing that cannot be paid for': {
      turn: corpTurn,
      corp: { credits: 2, hq: ['Accelerated Diagnostics'], rd: ['Hedge Fund', 'Enigma'] },
      script: [corp('play', { card: 'Accelerated Diagnostics' })],
      expect: [
        { path: 'corp.credits', eq: 1 },
        { path: 'corp.archives', count: 3 },
        { noFact: { type: 'played', card: 'Hedge Fund' } },
      ],
    },
  },
  'Reclamation Order': {
    'takes copies of the named card from Archives': {
      lines: [0, 1],
      rules: ['NAME-01'],
      turn: corpTurn,
      corp: {
        hq: ['Reclamation Order'],
        archives: ['Hedge Fund', { card: 'Hedge Fund', faceup: false }, 'Enigma'],
      },
      script: [
        corp('play', { card: 'Reclamation Order' }),
        corp('choose', { for: 'Reclamation Order', option: 'Hedge Fund' }),
        corp('choose', {
          for: 'Reclamation Order',
          cards: ['Hedge Fund#1', 'Hedge Fund#2'],
        }),
      ],
      expect: [
        { path: 'corp.hq', count: 2 },
        { path: 'corp.clicks', eq: 1 },
        { facts: [{ type: 'revealed', card: 'Hedge Fund' }] },
        { card: 'Enigma', is: { at: 'archives' } },
      ],
    },
    'names no copy of itself': {
      lines: [1],
      turn: corpTurn,
      corp: { hq: ['Reclamation Order'], archives: ['Reclamation Order'] },
      script: [corp('play', { card: 'Reclamation Order#1', illegal: 'NO_EFFECT' })],
    },
  },
  'Hellion Alpha Test': {
    'puts a resource on top of the stack': {
      turn: corpTurn,
      history: { lastTurn: [{ type: 'installed', card: 'Data Dealer' }] },
      corp: { hq: ['Hellion Alpha Test'] },
      runner: { rig: { resources: ['Data Dealer', 'Wyldside'] } },
      script: [
        corp('play', { card: 'Hellion Alpha Test' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        corp('choose', { for: 'Hellion Alpha Test', cards: ['Wyldside'] }),
      ],
      expect: [
        { card: 'Wyldside', is: { at: 'stack[0]' } },
        { path: 'runner.rig.resources', eq: ['Data Dealer'] },
        { path: 'corp.badPublicity', eq: 0 },
      ],
    },
    'costs bad publicity where the trace fails': {
      turn: corpTurn,
      history: { lastTurn: [{ type: 'installed', card: 'Data Dealer' }] },
      corp: { hq: ['Hellion Alpha Test'] },
      runner: { rig: { resources: ['Data Dealer'] } },
      script: [
        corp('play', { card: 'Hellion Alpha Test' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 2 }),
      ],
      expect: [
        { card: 'Data Dealer', is: { at: 'rig' } },
        { path: 'corp.badPublicity', eq: 1 },
      ],
    },
    'cannot be played where the Runner installed no resource last turn': {
      turn: corpTurn,
      history: { lastTurn: [{ type: 'installed', card: 'Corroder' }] },
      corp: { hq: ['Hellion Alpha Test'] },
      runner: { rig: { programs: ['Corroder'], resources: ['Data Dealer'] } },
      script: [corp('play', { card: 'Hellion Alpha Test', illegal: 'PLAY_RESTRICTION' })],
    },
    'lays a resource on the stack with what it hosted lost': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { credits: 1, hq: ['Hellion Alpha Test'] },
      runner: {
        credits: 2,
        grip: ['Kati Jones'],
        stack: ['Diesel'],
        rig: { resources: [{ card: 'Daily Casts', counters: { credit: 4 } }] },
      },
      script: [
        installs('Kati Jones'),
        goTo('corp.2.2'),
        corpPlays('Hellion Alpha Test'),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        corpChooses('Hellion Alpha Test', { cards: ['Daily Casts'] }),
        corp('gain-credit'),
      ],
      expect: [
        { card: 'Daily Casts', is: { at: 'stack[0]' } },
        { path: 'corp.badPublicity', eq: 0 },
      ],
    },
    'gives bad publicity when it fails': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { credits: 1, hq: ['Hellion Alpha Test'] },
      runner: { credits: 4, grip: ['Kati Jones'] },
      script: [
        installs('Kati Jones'),
        goTo('corp.2.2'),
        corpPlays('Hellion Alpha Test'),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 2 }),
        corp('gain-credit'),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 1 },
        { card: 'Kati Jones', is: { at: 'rig' } },
      ],
    },
    'needs a resource, not any install': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { credits: 1, hq: ['Hellion Alpha Test'] },
      runner: { grip: ['Corroder'], rig: { resources: ['Kati Jones'] } },
      script: [
        installs('Corroder'),
        goTo('corp.2.2'),
        corpPlays('Hellion Alpha Test', { illegal: 'PLAY_RESTRICTION' }),
      ],
    },
  },
  'Blue Level Clearance': {
    'gives five credits and two cards for a click more': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        identity: 'Haas-Bioroid: Engineering the Future',
        hq: ['Blue Level Clearance'],
      },
      script: [corp('play', { card: 'Blue Level Clearance' })],
      expect: [
        { path: 'corp.credits', eq: 8 },
        { path: 'corp.hq', count: 2 },
        { path: 'corp.clicks', eq: 1 },
      ],
    },
    'cannot be played with the last click': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Blue Level Clearance'] },
      script: [corp('play', { card: 'Blue Level Clearance', illegal: 'NO_CLICKS' })],
    },
    'loses the game with one card in R&D': {
      lines: [1],
      turn: corpTurn,
      corp: { credits: 2, hq: ['Blue Level Clearance'], rd: ['Hedge Fund'] },
      script: [corpPlays('Blue Level Clearance')],
      expect: [{ winner: 'runner', reason: 'empty-rd' }],
    },
    'takes two clicks': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Blue Level Clearance'] },
      script: [corpPlays('Blue Level Clearance', { illegal: ['NO_CLICKS', 'CANNOT_PAY'] })],
    },
  },
};
