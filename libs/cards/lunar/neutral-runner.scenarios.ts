import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  chance,
  corpDoes as corp,
  goTo,
  installs,
  rezzed,
  run,
  runnerChooses,
  runnerDoes,
  runnerDoes as runner,
  runnerUses,
} from '../sketch/steps';

export const neutralRunnerScenarios: CardSketches = {
  'Earthrise Hotel': {
    'enters with three counters': {
      lines: [0],
      runner: { grip: ['Earthrise Hotel'] },
      script: [installs('Earthrise Hotel')],
      expect: [{ card: 'Earthrise Hotel', is: { counters: { power: 3 } } }],
    },
    'draws two cards as the turn begins, and is trashed with its last counter': {
      lines: [0, 1],
      turn: { ...runnerTurn, at: 'runner.1.2' },
      runner: { rig: { resources: [{ card: 'Earthrise Hotel', counters: { power: 1 } }] } },
      script: [goTo('runner.1.6')],
      expect: [
        { path: 'runner.grip', eq: ['Infiltration', 'Special Order'] },
        { card: 'Earthrise Hotel', is: { at: 'heap' } },
      ],
    },
    'draws with its last counter, and goes': {
      lines: [0, 1],
      turn: { side: 'runner', number: 3, clicks: 4, at: 'runner.1.2' },
      runner: { rig: { resources: [{ card: 'Earthrise Hotel', counters: { power: 1 } }] } },
      script: [goTo('runner.1.6')],
      expect: [
        { card: 'Earthrise Hotel', is: { at: 'heap' } },
        { path: 'runner.grip', count: 2 },
      ],
    },
  },
  'Utopia Shard': {
    'is installed from the grip instead of accessing HQ': {
      lines: [0],
      corp: { hq: ['Hedge Fund'] },
      runner: { credits: 0, grip: ['Utopia Shard'] },
      script: [run('HQ'), runnerChooses('Utopia Shard', { option: 'replace' }), goTo('run-ended')],
      expect: [{ card: 'Utopia Shard', is: { at: 'rig' } }, { noFact: { type: 'accessed' } }],
    },
    'makes the Corp discard two cards at random': {
      lines: [1],
      turn: { ...runnerTurn, at: 'runner.1.5' },
      corp: { hq: ['Hedge Fund', 'Enigma', 'Hunter'] },
      runner: { rig: { resources: ['Utopia Shard'] } },
      policy: { random: 'first' },
      script: [runnerUses('Utopia Shard', 1)],
      expect: [
        { path: 'corp.hq', count: 1 },
        { card: 'Utopia Shard', is: { at: 'heap' } },
      ],
    },
    'discards what the Corp has, facedown': {
      lines: [1],
      turn: { ...runnerTurn, at: 'runner.1.5' },
      corp: { hq: ['Hedge Fund', 'Snare!', 'Enigma'] },
      runner: { rig: { resources: ['Utopia Shard'] } },
      script: [runnerUses('Utopia Shard', 1), chance('random-card', ['Snare!', 'Enigma'])],
      expect: [
        { path: 'corp.hq', eq: ['Hedge Fund'] },
        { card: 'Snare!', is: { at: 'archives', faceup: false } },
        { view: 'runner', mustNotContain: ['Snare!', 'Enigma'] },
      ],
    },
    'has the Corp discard, which is no trashing': {
      lines: [1],
      rules: ['HAND-03'],
      turn: { ...runnerTurn, at: 'runner.1.5' },
      corp: { hq: ['Hedge Fund', 'Snare!'] },
      runner: { rig: { resources: ['Utopia Shard'] } },
      script: [runnerUses('Utopia Shard', 1)],
      expect: [
        { path: 'corp.hq', count: 0 },
        { card: 'Snare!', is: { at: 'archives', faceup: false } },
        { facts: [{ type: 'discarded' }, { type: 'discarded' }] },
        { noFact: { type: 'trashed', card: 'Snare!' } },
      ],
    },
  },
  'Angel Arena': {
    'enters with as many counters as were paid for': {
      lines: [0],
      rules: ['COST-05'],
      runner: { grip: ['Angel Arena'] },
      script: [installs('Angel Arena', { x: 3 })],
      expect: [
        { path: 'runner.credits', eq: 2 },
        { card: 'Angel Arena', is: { at: 'rig', counters: { power: 3 } } },
      ],
    },
    'costs no more than there is': {
      lines: [0],
      runner: { credits: 2, grip: ['Angel Arena'] },
      script: [installs('Angel Arena', { x: 3, illegal: 'CANNOT_PAY' })],
    },
    'stays where nothing was paid for it': {
      lines: [0],
      runner: { grip: ['Angel Arena'] },
      script: [installs('Angel Arena', { x: 0 }), runnerDoes('gain-credit')],
      expect: [
        { path: 'runner.credits', eq: 6 },
        { card: 'Angel Arena', is: { at: 'rig' } },
      ],
    },
    'reveals the top card, which may go to the bottom': {
      lines: [1],
      turn: { ...runnerTurn, at: 'runner.1.5' },
      runner: { rig: { resources: [{ card: 'Angel Arena', counters: { power: 2 } }] } },
      script: [
        runnerUses('Angel Arena', 1),
        runnerChooses('Angel Arena', { option: 'yes' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.stack', eq: ['Special Order', 'Tinkering', 'Infiltration'] },
        { facts: [{ type: 'revealed', card: 'Infiltration' }] },
        { card: 'Angel Arena', is: { counters: { power: 1 } } },
      ],
    },
    'is trashed with its last counter, and the card may stay on top': {
      lines: [0, 1],
      turn: { ...runnerTurn, at: 'runner.1.5' },
      runner: { rig: { resources: [{ card: 'Angel Arena', counters: { power: 1 } }] } },
      script: [runnerUses('Angel Arena', 1), runnerChooses('Angel Arena', { option: 'no' })],
      expect: [
        { path: 'runner.stack', eq: ['Infiltration', 'Special Order', 'Tinkering'] },
        { card: 'Angel Arena', is: { at: 'heap' } },
      ],
    },
    'reveals nothing without a counter': {
      lines: [1],
      turn: { ...runnerTurn, at: 'runner.1.5' },
      runner: { rig: { resources: ['Angel Arena'] } },
      script: [runnerUses('Angel Arena', 1, { illegal: 'CANNOT_PAY' })],
    },
  },
  'Hades Shard': {
    'is installed instead of accessing Archives': {
      lines: [0],
      rules: ['REPL-01', 'ZONE-06'],
      corp: { archives: ['Hedge Fund'] },
      runner: { credits: 0, grip: ['Hades Shard'] },
      script: [
        run('Archives'),
        runnerChooses('Hades Shard', { option: 'replace' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Hades Shard', is: { at: 'rig' } }, { noFact: { type: 'accessed' } }],
    },
    'accesses all of Archives without a run': {
      lines: [1],
      rules: ['ACC-11'],
      turn: { ...runnerTurn, at: 'runner.1.5' },
      corp: { archives: [{ card: 'Private Security Force', faceup: false }, 'Hedge Fund'] },
      runner: { rig: { resources: ['Hades Shard'] } },
      script: [
        runnerUses('Hades Shard', 1),
        runner('access', { card: 'Private Security Force' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Private Security Force', is: { at: 'runner.score' } },
        { noFact: { type: 'run-began' } },
      ],
    },
    'comes instead of an access of Archives, whose cards stay facedown': {
      lines: [0],
      corp: { archives: [{ card: 'Priority Requisition', faceup: false }] },
      runner: { credits: 0, grip: ['Hades Shard'] },
      script: [
        run('Archives'),
        runnerChooses('Hades Shard', { option: 'replace' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Hades Shard', is: { at: 'rig' } },
        { card: 'Priority Requisition', is: { faceup: false } },
        { path: 'runner.agendaPoints', eq: 0 },
      ],
    },
    'accesses Archives from afar, in a window, and steals': {
      lines: [1],
      turn: corpTurn,
      corp: {
        archives: [
          { card: 'Priority Requisition', faceup: false },
          { card: 'Shock!', faceup: false },
        ],
      },
      runner: { grip: ['Diesel', 'Stimhack'], rig: { resources: ['Hades Shard'] } },
      script: [
        corp('gain-credit'),
        runnerUses('Hades Shard', 1),
        runner('access', { card: 'Shock!' }),
        chance('damage', ['Diesel']),
        runner('access', { card: 'Priority Requisition' }),
        corp('gain-credit'),
      ],
      expect: [
        { path: 'runner.agendaPoints', eq: 3 },
        { path: 'runner.grip', eq: ['Stimhack'] },
        { card: 'Hades Shard', is: { at: 'heap' } },
        { card: 'Shock!', is: { faceup: true } },
      ],
    },
    'accesses what was trashed facedown, and leaves it faceup': {
      lines: [1],
      corp: {
        archives: [
          { card: 'Hedge Fund', faceup: false },
          { card: 'TGTBT', faceup: false },
          'Enigma',
        ],
      },
      turn: { ...runnerTurn, at: 'runner.1.5' },
      runner: { rig: { resources: ['Hades Shard'] } },
      script: [
        runnerUses('Hades Shard', 1),
        runner('access', { card: 'TGTBT' }),
        runner('access', { card: 'Enigma' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.agendaPoints', eq: 1 },
        { path: 'runner.tags', eq: 1 },
        { card: 'Hedge Fund', is: { faceup: true } },
      ],
    },
  },
  'Ghost Runner': {
    'enters with three credits, and goes with the last': {
      lines: [0],
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: {
        credits: 0,
        rig: {
          programs: ['Corroder'],
          resources: [{ card: 'Ghost Runner', counters: { credit: 1 } }],
        },
      },
      script: [
        run('HQ'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ghost Runner', is: { at: 'heap' } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'pays for nothing outside of a run': {
      lines: [1],
      runner: {
        credits: 0,
        grip: ['Ghost Runner', 'Corroder'],
        rig: { resources: [{ card: 'Ghost Runner', counters: { credit: 3 } }] },
      },
      script: [installs('Corroder', { illegal: 'CANNOT_PAY' })],
    },
    'pays for bids in secret during a run, and goes when it is empty': {
      lines: [0, 1],
      corp: { credits: 2, hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Snowflake')] } } },
      runner: {
        credits: 0,
        rig: { resources: [{ card: 'Ghost Runner', counters: { credit: 2 } }] },
      },
      script: [
        run('HQ'),
        corp('bid', { credits: 2 }),
        runner('bid', { credits: 2 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ghost Runner', is: { at: 'heap' } },
        { facts: [{ type: 'run-successful' }] },
      ],
    },
  },
};
