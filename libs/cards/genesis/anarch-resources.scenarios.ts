import { runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  installs,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerUses,
} from '../sketch/steps';

export const anarchResourcesScenarios: CardSketches = {
  Scrubber: {
    'pays for trashing, and is full again the next turn': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { credits: 2, rig: { resources: ['Scrubber'] } },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('trash-accessed', {
          card: 'PAD Campaign',
          pay: { Scrubber: 2, pool: 2 },
        }),
        goTo('corp.2.2'),
        ...['gain-credit', 'gain-credit', 'gain-credit'].map((verb) => corp(verb)),
        goTo('runner.1.6'),
      ],
    },
    'pays for nothing else': {
      runner: { credits: 0, grip: ['Corroder'], rig: { resources: ['Scrubber'] } },
      script: [runner('install', { card: 'Corroder', illegal: 'CANNOT_PAY' })],
    },
  },
  'Liberated Account': {
    'enters with 16 credits': {
      lines: [0],
      runner: { credits: 6, grip: ['Liberated Account'] },
      script: [runner('install', { card: 'Liberated Account' })],
      expect: [{ card: 'Liberated Account', is: { at: 'rig', counters: { credit: 16 } } }],
    },
    'gives four credits a click and is trashed when the last are taken': {
      lines: [0, 1],
      runner: { rig: { resources: [{ card: 'Liberated Account', counters: { credit: 8 } }] } },
      script: [
        runner('use', {
          card: 'Liberated Account',
          ability: 1,
          expect: [{ card: 'Liberated Account', is: { at: 'rig', counters: { credit: 4 } } }],
        }),
        runner('use', { card: 'Liberated Account', ability: 1 }),
      ],
      expect: [
        { path: 'runner.credits', eq: 13 },
        { path: 'runner.heap', eq: ['Liberated Account'] },
        { path: 'runner.clicks', eq: 2 },
      ],
    },
    'goes with its last credit': {
      lines: [0, 1],
      runner: {
        credits: 0,
        rig: { resources: [{ card: 'Liberated Account', counters: { credit: 8 } }] },
      },
      script: [
        runnerUses('Liberated Account', 1, {
          expect: [{ card: 'Liberated Account', is: { at: 'rig', counters: { credit: 4 } } }],
        }),
        runnerUses('Liberated Account', 1),
      ],
      expect: [
        { path: 'runner.credits', eq: 8 },
        { card: 'Liberated Account', is: { at: 'heap' } },
      ],
    },
  },
  Xanadu: {
    'makes ice dearer to rez, and nothing else': {
      corp: {
        credits: 3,
        servers: { HQ: { ice: ['Wall of Static'] }, 'Server 1': { cards: ['PAD Campaign'] } },
      },
      runner: { rig: { resources: ['Xanadu'] } },
      script: [
        runner('run', { server: 'HQ' }),
        corp('rez', { card: 'Wall of Static', illegal: 'CANNOT_PAY', at: 'run.2.3' }),
        goTo('run-ended'),
        corp('rez', { card: 'PAD Campaign' }),
      ],
      expect: [
        { card: 'Wall of Static', is: { rezzed: false } },
        { path: 'corp.credits', eq: 1 },
      ],
    },
  },
  'Joshua B.': {
    'gives a click, and a tag as the turn ends': {
      turn: { side: 'runner', number: 2, clicks: 4, at: 'runner.1.2' },
      runner: { rig: { resources: ['Joshua B.'] } },
      script: [
        runnerChooses('Joshua B.', { option: 'yes' }),
        goTo('runner.1.6', { expect: [{ path: 'runner.clicks', eq: 5 }] }),
        ...['a', 'b', 'c', 'd', 'e'].map(() =>
          runner('gain-credit', { expect: [{ path: 'runner.tags', eq: 0 }] }),
        ),
        goTo('turn-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.credits', eq: 10 },
      ],
    },
    'gives neither where the Runner declines': {
      turn: { side: 'runner', number: 2, clicks: 4, at: 'runner.1.2' },
      runner: { rig: { resources: ['Joshua B.'] } },
      script: [
        runnerChooses('Joshua B.', { option: 'no' }),
        goTo('runner.1.6', { expect: [{ path: 'runner.clicks', eq: 4 }] }),
        ...['a', 'b', 'c', 'd'].map(() => runner('gain-credit')),
        goTo('turn-ended'),
      ],
      expect: [{ path: 'runner.tags', eq: 0 }],
    },
  },
  'Data Leak Reversal': {
    'is installed only after a successful run on a central server': {
      lines: [0],
      corp: { servers: { 'Server 1': { cards: ['Project Junebug'] } } },
      runner: { grip: ['Data Leak Reversal'] },
      script: [
        installs('Data Leak Reversal', { illegal: 'PLAY_RESTRICTION' }),
        run('Server 1'),
        runner('leave-accessed', { card: 'Project Junebug' }),
        installs('Data Leak Reversal', { at: 'runner.1.6', illegal: 'PLAY_RESTRICTION' }),
        run('Archives'),
        goTo('run-ended'),
        installs('Data Leak Reversal'),
      ],
      expect: [{ card: 'Data Leak Reversal', is: { at: 'rig' } }],
    },
    'trashes the top card of R&D for a click of a tagged Runner': {
      lines: [1],
      runner: { tags: 1, rig: { resources: ['Data Leak Reversal'] } },
      script: [runnerUses('Data Leak Reversal', 1)],
      expect: [
        { card: 'Anonymous Tip', is: { at: 'archives', faceup: false } },
        { facts: [{ type: 'trashed', by: 'corp' }] },
        { view: 'runner', mustNotContain: ['Anonymous Tip'] },
      ],
    },
    'does nothing for one without tags': {
      lines: [1],
      runner: { rig: { resources: ['Data Leak Reversal'] } },
      script: [runnerUses('Data Leak Reversal', 1, { illegal: 'PLAY_RESTRICTION' })],
    },
  },
};
