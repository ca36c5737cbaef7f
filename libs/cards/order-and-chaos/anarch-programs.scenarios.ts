import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  installs,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const anarchProgramsScenarios: CardSketches = {
  Eater: {
    'breaks anything, and sees nothing more in that run': {
      lines: [0],
      rules: ['CANT-01'],
      corp: { hq: ['Private Security Force'], servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { programs: ['Eater'] } },
      script: [
        run('HQ'),
        runnerUses('Eater', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
        ...wholeRun('R&D'),
      ],
      expect: [
        {
          facts: [
            { type: 'run-successful', server: 'HQ' },
            { type: 'run-began', server: 'R&D' },
            { type: 'accessed' },
          ],
        },
        { card: 'Private Security Force', is: { at: 'hq' } },
      ],
    },
    'can be made stronger': {
      lines: [1],
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { programs: ['Eater'] } },
      script: [run('HQ'), runnerUses('Eater', 'boost', { at: 'run.3.1' })],
      expect: [{ card: 'Eater', is: { strength: 3 } }],
    },
  },
  Gravedigger: {
    'collects a counter for each installed card of the Corp that is trashed': {
      lines: [0],
      corp: { hq: ['Melange Mining Corp.'], servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { credits: 9, rig: { programs: ['Gravedigger'] } },
      script: [
        run('Server 1'),
        runner('trash-accessed', { card: 'PAD Campaign' }),
        goTo('run-ended'),
        run('HQ'),
        runner('trash-accessed', { card: 'Melange Mining Corp.' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Gravedigger', is: { counters: { virus: 1 } } }],
    },
    'digs into R&D for a click and a counter': {
      lines: [1],
      corp: { rd: ['Enigma', 'Hedge Fund'] },
      runner: { rig: { programs: [{ card: 'Gravedigger', counters: { virus: 1 } }] } },
      script: [
        runnerUses('Gravedigger', 1),
        runnerUses('Gravedigger', 1, { illegal: 'CANNOT_PAY' }),
      ],
      expect: [
        { card: 'Enigma', is: { at: 'archives' } },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
  },
  Hivemind: {
    'enters with a counter': {
      lines: [0],
      runner: { grip: ['Hivemind'] },
      script: [installs('Hivemind')],
      expect: [{ card: 'Hivemind', is: { counters: { virus: 1 } } }],
    },
    'counts for other virus programs, and can be spent for them': {
      lines: [1],
      rules: ['COST-11'],
      corp: { rd: ['Enigma', 'Hedge Fund'] },
      runner: {
        rig: { programs: [{ card: 'Hivemind', counters: { virus: 1 } }, 'Gravedigger'] },
      },
      script: [
        runnerUses('Gravedigger', 1),
        runnerUses('Gravedigger', 1, { illegal: 'CANNOT_PAY' }),
      ],
      expect: [
        { card: 'Hivemind', is: { counters: { virus: 0 } } },
        { card: 'Enigma', is: { at: 'archives' } },
      ],
    },
    'is counted by what counts counters': {
      lines: [1],
      corp: { rd: ['Enigma', 'Hedge Fund', 'Ice Wall', 'Hunter'] },
      runner: {
        rig: {
          programs: [
            { card: 'Hivemind', counters: { virus: 1 } },
            { card: 'Medium', counters: { virus: 1 } },
          ],
        },
      },
      script: [run('R&D'), runnerChooses('Medium', { number: 2 }), goTo('run-ended')],
      expect: [
        {
          facts: [{ type: 'accessed' }, { type: 'accessed' }, { type: 'accessed' }],
          mode: 'ordered',
        },
      ],
    },
  },
  Progenitor: {
    'hosts one virus program without its memory': {
      lines: [0],
      runner: { credits: 9, grip: ['Imp', 'Datasucker'], rig: { programs: ['Progenitor'] } },
      script: [
        installs('Imp', { host: 'Progenitor' }),
        installs('Datasucker', { host: 'Progenitor', illegal: ['BAD_TARGET', 'MEMORY_LIMIT'] }),
      ],
      expect: [{ path: 'runner.mu.used', eq: 0 }],
    },
    'keeps a counter on it when viruses are purged': {
      lines: [2],
      rules: ['COUNT-02'],
      turn: corpTurn,
      runner: {
        rig: {
          programs: [
            { card: 'Progenitor', hosted: [{ card: 'Medium', counters: { virus: 3 } }] },
            { card: 'Nerve Agent', counters: { virus: 2 } },
          ],
        },
      },
      script: [corp('purge')],
      expect: [
        { card: 'Medium', is: { counters: { virus: 1 } } },
        { card: 'Nerve Agent', is: { counters: { virus: 0 } } },
      ],
    },
  },
};
