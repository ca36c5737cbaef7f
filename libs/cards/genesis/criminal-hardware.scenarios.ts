import { runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const criminalHardwareScenarios: CardSketches = {
  'HQ Interface': {
    'lets one more card of HQ be accessed': {
      corp: { hq: ['Hedge Fund', 'Enigma', 'Ice Wall'] },
      runner: { rig: { hardware: ['HQ Interface'] } },
      policy: { random: 'first' },
      script: wholeRun('HQ'),
      expect: [{ facts: [{ type: 'accessed' }, { type: 'accessed' }] }],
    },
    'adds nothing on R&D': {
      runner: { rig: { hardware: ['HQ Interface'] } },
      script: [...wholeRun('R&D')],
      expect: [
        { facts: [{ type: 'accessed', card: 'Anonymous Tip' }] },
        { noFact: { type: 'accessed', card: 'Biotic Labor' } },
      ],
    },
    'adds up, and takes what there is': {
      policy: { random: 'first' },
      corp: { hq: ['Hedge Fund', 'Enigma'] },
      runner: { rig: { hardware: ['HQ Interface', 'HQ Interface'] } },
      script: [...wholeRun('HQ')],
      expect: [
        {
          facts: [
            { type: 'accessed', card: 'Hedge Fund' },
            { type: 'accessed', card: 'Enigma' },
            { type: 'run-ended' },
          ],
        },
      ],
    },
  },
  'Cortez Chip': {
    'makes a piece of ice dearer to rez until the turn ends': {
      turn: { ...runnerTurn, at: 'runner.1.2' },
      corp: {
        credits: 4,
        servers: { HQ: { ice: ['Wall of Static'] }, 'R&D': { ice: ['Ice Wall'] } },
      },
      runner: { rig: { hardware: ['Cortez Chip'] } },
      script: [
        runnerUses('Cortez Chip', 0, { targets: ['Wall of Static'] }),
        run('HQ'),
        corp('rez', { card: 'Wall of Static', illegal: 'CANNOT_PAY', at: 'run.2.3' }),
        goTo('run-ended'),
        run('R&D'),
        corp('rez', { card: 'Ice Wall', at: 'run.2.3' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 3 },
        { path: 'runner.heap', eq: ['Cortez Chip'] },
        { card: 'Wall of Static', is: { rezzed: false } },
      ],
    },
    'is paid by a Corp that has the credits, and forgotten the next turn': {
      turn: { ...runnerTurn, clicks: 1, at: 'runner.1.2' },
      corp: { credits: 5, servers: { HQ: { ice: ['Wall of Static'] } } },
      runner: { rig: { hardware: ['Cortez Chip'] } },
      script: [
        runnerUses('Cortez Chip', 0),
        run('HQ'),
        corp('rez', { card: 'Wall of Static', at: 'run.2.3' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.credits', eq: 0 }],
    },
  },
  'e3 Feedback Implants': {
    'breaks another subroutine for a credit whenever one is broken': {
      corp: { servers: { 'R&D': { ice: [rezzed('Heimdall 1.0')] } } },
      runner: { credits: 2, rig: { hardware: ['e3 Feedback Implants'] } },
      script: [
        run('R&D'),
        runnerUses('Heimdall 1.0', 'break', { subs: [0], at: 'run.3.1' }),
        runnerChooses('e3 Feedback Implants', { option: 'yes', subs: [2] }),
        runnerChooses('e3 Feedback Implants', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { path: 'runner.clicks', eq: 2 },
        { facts: [{ type: 'run-successful', server: 'R&D' }] },
      ],
    },
    'is not offered to a Runner without credits': {
      corp: { servers: { 'R&D': { ice: [rezzed('Eli 1.0')] } } },
      runner: { credits: 0, rig: { hardware: ['e3 Feedback Implants'] } },
      script: [
        run('R&D'),
        runnerUses('Eli 1.0', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
  Doppelgänger: {
    'gives a unit of memory': {
      lines: [0],
      runner: { rig: { hardware: ['Doppelgänger'] } },
      script: [],
      expect: [{ path: 'runner.mu.limit', eq: 5 }],
    },
    'makes another run, on any server and without a click, as a successful one ends': {
      lines: [1],
      runner: { rig: { hardware: ['Doppelgänger'] } },
      script: [
        ...wholeRun('Archives'),
        runnerChooses('Doppelgänger', { option: 'yes' }),
        runnerChooses('Doppelgänger', { server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [
        {
          facts: [
            { type: 'run-ended', outcome: 'successful' },
            { type: 'run-began', server: 'R&D' },
          ],
        },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'does so once each turn': {
      lines: [1],
      runner: { rig: { hardware: ['Doppelgänger'] } },
      script: [
        ...wholeRun('Archives'),
        runnerChooses('Doppelgänger', { option: 'yes' }),
        runnerChooses('Doppelgänger', { server: 'Archives' }),
        goTo('run-ended'),
        ...wholeRun('Archives'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 2 },
        { path: 'pending', eq: { for: 'runner', window: 'runner.1.6' } },
      ],
    },
    'is of no use where the run was unsuccessful': {
      lines: [1],
      corp: { servers: { HQ: { ice: [rezzed('Wall of Static')] } } },
      runner: { rig: { hardware: ['Doppelgänger'] } },
      script: [run('HQ'), goTo('run-ended')],
      expect: [
        { path: 'runner.clicks', eq: 3 },
        { path: 'pending', eq: { for: 'runner', window: 'runner.1.6' } },
      ],
    },
  },
};
