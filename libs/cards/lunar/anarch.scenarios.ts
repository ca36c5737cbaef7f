import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  installs,
  rezzed,
  run,
  runnerPlays,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const anarchScenarios: CardSketches = {
  Lamprey: {
    'takes a credit for a successful run on HQ': {
      lines: [0],
      runner: { rig: { programs: ['Lamprey'] } },
      script: [...wholeRun('R&D'), ...wholeRun('HQ')],
      expect: [{ path: 'corp.credits', eq: 4 }],
    },
    'is trashed by a purge': {
      lines: [1],
      turn: corpTurn,
      runner: { rig: { programs: ['Lamprey'] } },
      script: [corp('purge')],
      expect: [{ card: 'Lamprey', is: { at: 'heap' } }],
    },
  },
  Scrubbed: {
    'weakens the first ice of a turn for the rest of the run': {
      lines: [0, 1],
      corp: {
        servers: {
          Archives: { ice: [rezzed('Wall of Static'), rezzed('Hourglass')] },
          'R&D': { ice: [rezzed('Ice Wall')] },
        },
      },
      runner: { credits: 3, grip: ['Scrubbed'], rig: { programs: ['Yog.0'] } },
      script: [
        runnerPlays('Scrubbed'),
        run('Archives'),
        goTo('run.3.1', { expect: [{ card: 'Hourglass', is: { strength: 2 } }] }),
        goTo('run-ended', { expect: [{ card: 'Hourglass', is: { strength: 4 } }] }),
      ],
      expect: [{ card: 'Scrubbed', is: { at: 'play' } }],
    },
    'is trashed when the Corp scores': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Hostile Takeover', advancement: 2 }] } } },
      runner: { grip: ['Scrubbed'] },
      script: [
        runnerPlays('Scrubbed'),
        goTo('corp.1.2'),
        corp('score', { card: 'Hostile Takeover' }),
      ],
      expect: [{ card: 'Scrubbed', is: { at: 'heap' } }],
    },
  },
  'Quetzal: Free Spirit': {
    'breaks a barrier subroutine once a turn, for nothing': {
      corp: {
        servers: {
          'R&D': { ice: [rezzed('Heimdall 1.0')] },
          Archives: { ice: [rezzed('Ice Wall')] },
        },
      },
      runner: { identity: 'Quetzal: Free Spirit', credits: 0 },
      script: [
        run('Archives'),
        runnerUses('Quetzal: Free Spirit', 0, { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
        run('R&D'),
        runnerUses('Quetzal: Free Spirit', 0, {
          subs: [0],
          at: 'run.3.1',
          illegal: 'ALREADY_USED',
        }),
      ],
      expect: [{ facts: [{ type: 'run-successful', server: 'Archives' }] }],
    },
    'breaks no code gate': {
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { identity: 'Quetzal: Free Spirit' },
      script: [
        run('R&D'),
        runnerUses('Quetzal: Free Spirit', 0, {
          subs: [0],
          at: 'run.3.1',
          illegal: 'WRONG_SUBTYPE',
        }),
      ],
    },
  },
  "Duggar's": {
    'draws ten cards for four clicks': {
      runner: {
        stack: Array.from({ length: 11 }, () => 'Diesel'),
        rig: { resources: ["Duggar's"] },
      },
      script: [runnerUses("Duggar's", 0)],
      expect: [
        { path: 'runner.clicks', eq: 0 },
        { path: 'runner.stack', count: 1 },
      ],
    },
    'needs all four': {
      turn: { ...runnerTurn, clicks: 3 },
      runner: { rig: { resources: ["Duggar's"] } },
      script: [runnerUses("Duggar's", 0, { illegal: 'NO_CLICKS' })],
    },
  },
  Fester: {
    'takes two credits for a purge': {
      turn: corpTurn,
      corp: { credits: 2 },
      runner: { rig: { resources: ['Fester'] } },
      script: [corp('purge')],
      expect: [{ path: 'corp.credits', eq: 0 }],
    },
    'takes nothing from a Corp with one': {
      turn: corpTurn,
      corp: { credits: 1 },
      runner: { rig: { resources: ['Fester'] } },
      script: [corp('purge')],
      expect: [{ path: 'corp.credits', eq: 1 }],
    },
  },
  'Cerberus "Cuj.0" H3': {
    'enters with four counters': {
      lines: [0],
      runner: { grip: ['Cerberus "Cuj.0" H3'] },
      script: [installs('Cerberus "Cuj.0" H3')],
      expect: [{ card: 'Cerberus "Cuj.0" H3', is: { counters: { power: 4 } } }],
    },
    'breaks two subroutines of a sentry for a counter': {
      lines: [1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Rototurret')] } } },
      runner: {
        credits: 0,
        rig: { programs: [{ card: 'Cerberus "Cuj.0" H3', counters: { power: 1 } }] },
      },
      script: [
        run('R&D'),
        runnerUses('Cerberus "Cuj.0" H3', 'boost', { at: 'run.3.1', illegal: 'CANNOT_PAY' }),
        runnerUses('Cerberus "Cuj.0" H3', 'break', { subs: [0, 1] }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-successful' }] }],
    },
  },
  Ixodidae: {
    'gives a credit whenever the Corp loses any': {
      lines: [0],
      runner: {
        credits: 0,
        rig: { programs: ['Ixodidae', 'Lamprey'] },
        identity: 'Noise: Hacker Extraordinaire',
      },
      script: wholeRun('HQ'),
      expect: [{ path: 'runner.credits', eq: 1 }],
    },
    'is trashed by a purge': {
      lines: [1],
      turn: corpTurn,
      runner: { rig: { programs: ['Ixodidae'] } },
      script: [corp('purge')],
      expect: [{ card: 'Ixodidae', is: { at: 'heap' } }],
    },
  },
  Origami: {
    'gives a larger hand for each copy, each of them': {
      runner: { rig: { programs: ['Origami', 'Origami'] } },
      script: [goTo('runner.1.6')],
      expect: [{ path: 'runner.handSize', eq: 9 }],
    },
  },
};
