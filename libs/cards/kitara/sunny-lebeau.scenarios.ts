import type { CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  runnerChooses,
  runnerDoes as runner,
  runnerPlays,
  wholeRun,
} from '../sketch/steps';

export const sunnyLebeauScenarios: CardSketches = {
  'White Hat': {
    'shuffles two cards of HQ into R&D where the trace fails': {
      history: { thisTurn: [{ type: 'run-successful', server: 'HQ' }] },
      policy: { random: 'first' },
      corp: { hq: ['Enigma', 'Hedge Fund', 'Ice Wall'] },
      runner: { grip: ['White Hat'], credits: 5 },
      script: [
        runnerPlays('White Hat'),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 3 }),
        runnerChooses('White Hat', { cards: ['Enigma', 'Ice Wall'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'corp.hq', count: 1 },
        { path: 'corp.rd', count: 5 },
        { facts: [{ type: 'revealed', card: 'Hedge Fund' }] },
      ],
    },
    'reveals nothing where the trace succeeds': {
      history: { thisTurn: [{ type: 'run-successful', server: 'HQ' }] },
      corp: { hq: ['Enigma', 'Hedge Fund', 'Ice Wall'] },
      runner: { grip: ['White Hat'] },
      script: [
        runnerPlays('White Hat'),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 3 }),
        goTo('runner.1.6'),
      ],
      expect: [{ noFact: { type: 'revealed' } }, { path: 'corp.hq', count: 3 }],
    },
    'cannot be played after a run on a remote server alone': {
      history: { thisTurn: [{ type: 'run-successful', server: 'Server 1' }] },
      corp: { hq: ['Enigma'], servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { grip: ['White Hat'] },
      script: [runnerPlays('White Hat', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  'Black Hat': {
    'gives two accesses more from HQ and R&D for the turn': {
      policy: { random: 'first' },
      corp: { hq: ['Enigma', 'Hedge Fund', 'Ice Wall', 'Archer'] },
      runner: { grip: ['Black Hat'], credits: 6 },
      script: [
        runnerPlays('Black Hat'),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 4 }),
        ...wholeRun('HQ', { label: 'hq', expect: [] }),
        ...wholeRun('R&D'),
      ],
      expect: [
        {
          facts: [
            { type: 'run-began', server: 'HQ' },
            { type: 'accessed', from: 'hq' },
            { type: 'accessed', from: 'hq' },
            { type: 'accessed', from: 'hq' },
            { type: 'run-began', server: 'R&D' },
            { type: 'accessed', from: 'rd' },
            { type: 'accessed', from: 'rd' },
            { type: 'accessed', from: 'rd' },
          ],
        },
      ],
    },
    'gives none where the trace succeeds': {
      policy: { random: 'first' },
      corp: { hq: ['Enigma', 'Hedge Fund', 'Ice Wall', 'Archer'] },
      runner: { grip: ['Black Hat'], credits: 6 },
      script: [
        runnerPlays('Black Hat'),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 4 }),
        ...wholeRun('HQ'),
      ],
      expect: [
        {
          facts: [{ type: 'accessed' }, { type: 'run-ended' }],
        },
        { noFact: { type: 'tags-taken' } },
      ],
    },
  },
};
