import { corpTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, runnerDoes as runner } from '../sketch/steps';

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
    'needs a run in the last turn of the Runner': {
      turn: corpTurn,
      corp: { hq: ['Power Shutdown'] },
      runner: { rig: { programs: ['Gordian Blade'] } },
      script: [corp('play', { card: 'Power Shutdown', illegal: 'PLAY_RESTRICTION' })],
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
  },
};
