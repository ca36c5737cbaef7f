import { runnerTurn, corpTurn, type CardSketches } from '../sketch/sketch';
import {
  chance,
  corpDoes as corp,
  corpPlays,
  goTo,
  run,
  runnerChooses,
  runnerDoes as runner,
} from '../sketch/steps';

const afterRun = { lastTurn: [{ type: 'run-began', server: 'HQ' }] };

export const weylandOperationsScenarios: CardSketches = {
  'Witness Tampering': {
    'removes up to two bad publicity': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { badPublicity: 1, hq: ['Witness Tampering'] },
      script: [
        corp('play', { card: 'Witness Tampering' }),
        corp('choose', { for: 'Witness Tampering', number: 1 }),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 0 },
        { path: 'corp.clicks', eq: 1 },
      ],
    },
    'cannot be played without bad publicity': {
      lines: [1],
      turn: corpTurn,
      corp: { hq: ['Witness Tampering'] },
      script: [corp('play', { card: 'Witness Tampering', illegal: 'NO_EFFECT' })],
    },
  },
  'Power Shutdown': {
    'has the Runner trash a card that costs no more': {
      turn: corpTurn,
      history: afterRun,
      corp: { hq: ['Power Shutdown'] },
      runner: { rig: { programs: ['Gordian Blade'], hardware: ['Akamatsu Mem Chip'] } },
      script: [corp('play', { card: 'Power Shutdown', x: 1 })],
      expect: [
        { card: 'Akamatsu Mem Chip', is: { at: 'heap' } },
        { card: 'Gordian Blade', is: { at: 'rig' } },
        { card: 'Anonymous Tip', is: { at: 'archives', faceup: false } },
        { path: 'corp.rd', count: 2 },
      ],
    },
    'lets the Runner choose between them': {
      turn: corpTurn,
      history: afterRun,
      corp: { hq: ['Power Shutdown'] },
      runner: { rig: { programs: ['Gordian Blade'], hardware: ['Akamatsu Mem Chip'] } },
      script: [corp('play', { card: 'Power Shutdown', x: 3 }), goTo('choice')],
      expect: [{ card: 'Akamatsu Mem Chip', is: { at: 'heap' } }],
    },
    'names no number above that of the cards in R&D': {
      lines: [1],
      turn: corpTurn,
      history: afterRun,
      corp: { hq: ['Power Shutdown'], rd: ['Hedge Fund', 'Enigma'] },
      runner: { rig: { programs: ['Gordian Blade'], hardware: ['Akamatsu Mem Chip'] } },
      script: [
        corp('play', { card: 'Power Shutdown' }),
        corp('choose', {
          for: 'Power Shutdown',
          number: 3,
          illegal: ['BAD_TARGET', 'WRONG_COUNT'],
        }),
        corp('choose', { for: 'Power Shutdown', number: 2 }),
      ],
      expect: [
        { path: 'corp.rd', count: 0 },
        { card: 'Akamatsu Mem Chip', is: { at: 'heap' } },
        { card: 'Gordian Blade', is: { at: 'rig' } },
      ],
    },
    'needs a run in the last turn of the Runner': {
      turn: corpTurn,
      corp: { hq: ['Power Shutdown'] },
      runner: { rig: { programs: ['Gordian Blade'] } },
      script: [corp('play', { card: 'Power Shutdown', illegal: 'PLAY_RESTRICTION' })],
    },
    'trashes from R&D as many as its X, and a card of at most that cost': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        credits: 1,
        hq: ['Power Shutdown'],
        rd: ['Hedge Fund', 'Enigma', 'Hunter', 'Tollbooth', 'Archer'],
      },
      runner: { rig: { programs: ['Corroder', 'Crypsis'], hardware: ['Grimoire'] } },
      history: { lastTurn: [{ type: 'run-began', server: 'HQ' }] },
      script: [
        corpPlays('Power Shutdown', { x: 3 }),
        runnerChooses('Power Shutdown', { cards: ['Crypsis'], illegal: 'BAD_TARGET' }),
        runnerChooses('Power Shutdown', { cards: ['Corroder'] }),
        corp('gain-credit'),
      ],
      expect: [
        { path: 'corp.rd', count: 2 },
        { path: 'corp.archives', count: 4 },
        { card: 'Corroder', is: { at: 'heap' } },
        { card: 'Hedge Fund', is: { at: 'archives', faceup: false } },
      ],
    },
    'cannot have an X above the dearest card': {
      lines: [1],
      turn: corpTurn,
      corp: {
        credits: 1,
        hq: ['Power Shutdown'],
        rd: ['Hedge Fund', 'Enigma', 'Hunter', 'Tollbooth', 'Archer'],
      },
      runner: { rig: { programs: ['Corroder'] } },
      history: { lastTurn: [{ type: 'run-began', server: 'HQ' }] },
      script: [
        corpPlays('Power Shutdown', { x: 3, illegal: ['WRONG_COUNT', 'BAD_TARGET', 'CANNOT_PAY'] }),
      ],
    },
    'may have an X of nothing': {
      lines: [1],
      turn: corpTurn,
      corp: { credits: 1, hq: ['Power Shutdown'], rd: ['Hedge Fund'] },
      runner: { rig: { programs: ['LLDS Energy Regulator', 'Corroder'] } },
      history: { lastTurn: [{ type: 'run-began', server: 'HQ' }] },
      script: [corpPlays('Power Shutdown', { x: 0 }), corp('gain-credit')],
      expect: [
        { card: 'LLDS Energy Regulator', is: { at: 'heap' } },
        { path: 'corp.rd', count: 1 },
      ],
    },
  },
  'Punitive Counterstrike': {
    'does as much meat damage as points were stolen in the last turn': {
      turn: corpTurn,
      policy: { random: 'first' },
      history: { lastTurn: [{ type: 'stolen', card: 'Priority Requisition' }] },
      corp: { hq: ['Punitive Counterstrike'] },
      runner: {
        score: ['Priority Requisition', 'Hostile Takeover'],
        grip: ['Infiltration', 'Easy Mark', 'Sure Gamble', 'Special Order'],
      },
      script: [
        corp('play', { card: 'Punitive Counterstrike' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
      ],
      expect: [
        { facts: [{ type: 'damage-suffered', kind: 'meat', amount: 3 }] },
        { path: 'runner.grip', count: 1 },
      ],
    },
    'does none where nothing was stolen, or the trace fails': {
      turn: corpTurn,
      corp: { credits: 6, hq: ['Punitive Counterstrike'] },
      runner: { score: ['Priority Requisition'], grip: ['Infiltration'] },
      script: [
        corp('play', { card: 'Punitive Counterstrike' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
      ],
      expect: [{ noFact: { type: 'damage-suffered' } }],
    },
    'counts what was stolen, of which Muresh Bodysuit prevents one': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        credits: 3,
        hq: ['Punitive Counterstrike'],
        servers: { 'Server 1': { cards: ['Priority Requisition'] } },
      },
      runner: {
        credits: 0,
        grip: ['Diesel', 'Sure Gamble', 'Stimhack'],
        rig: { hardware: ['Muresh Bodysuit'] },
      },
      script: [
        run('Server 1'),
        goTo('corp.2.2'),
        corpPlays('Punitive Counterstrike'),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        chance('damage', ['Diesel', 'Stimhack']),
        corp('gain-credit'),
      ],
      expect: [{ path: 'runner.grip', eq: ['Sure Gamble'] }, { winner: null }],
    },
    'counts nothing that was stolen before': {
      turn: corpTurn,
      corp: { credits: 3, hq: ['Punitive Counterstrike'] },
      runner: { credits: 0, grip: ['Diesel'], score: ['Priority Requisition'] },
      script: [
        corpPlays('Punitive Counterstrike'),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        corp('gain-credit'),
      ],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
  },
};
