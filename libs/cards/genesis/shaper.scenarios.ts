import { runnerTurn, corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  corpPlays,
  goTo,
  installs,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerPlays,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

const turnBegins = { side: 'runner', number: 2, clicks: 4, at: 'runner.1.2' };

export const shaperScenarios: CardSketches = {
  Snowball: {
    'grows by a strength for each subroutine broken, until the run ends': {
      lines: [0, 1, 2],
      corp: {
        servers: { 'R&D': { ice: [rezzed('Wall of Static'), rezzed('Heimdall 1.0')] } },
      },
      runner: { credits: 9, rig: { programs: ['Snowball'] } },
      script: [
        run('R&D'),
        ...[0, 1, 2, 3, 4].map(() => runnerUses('Snowball', 'boost', { at: 'run.3.1' })),
        runnerUses('Snowball', 'break', { subs: [0] }),
        runnerUses('Snowball', 'break', { subs: [1] }),
        runnerUses('Snowball', 'break', {
          subs: [2],
          expect: [{ card: 'Snowball', is: { strength: 9 } }],
        }),
        runnerUses('Snowball', 'break', {
          subs: [0],
          at: 'run.3.1',
          expect: [{ card: 'Snowball', is: { strength: 5 } }],
        }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Snowball', is: { strength: 1 } },
        { path: 'runner.credits', eq: 0 },
      ],
    },
    'keeps the strength of each use for the run, boosts for the encounter': {
      lines: [0, 1, 2],
      corp: {
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Wall of Static'), rezzed('Ice Wall')] } },
      },
      runner: { credits: 9, rig: { programs: ['Snowball'] } },
      script: [
        run('HQ'),
        runnerUses('Snowball', 'boost', { at: 'run.3.1' }),
        runnerUses('Snowball', 'break', {
          subs: [0],
          expect: [{ card: 'Snowball', is: { strength: 3 } }],
        }),
        runner('continue', { at: 'run.2.2' }),
        goTo('run.3.1'),
        runnerUses('Snowball', 'break', { subs: [0], illegal: 'STRENGTH_TOO_LOW' }),
        runnerUses('Snowball', 'boost'),
        runnerUses('Snowball', 'break', {
          subs: [0],
          expect: [{ card: 'Snowball', is: { strength: 4 } }],
        }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Snowball', is: { strength: 1 } },
        { path: 'runner.credits', eq: 7 },
      ],
    },
  },
  'Chaos Theory: Wünderkind': {
    'has five memory units': {
      runner: { identity: 'Chaos Theory: Wünderkind' },
      script: [goTo('runner.1.6')],
      expect: [{ path: 'runner.mu.limit', eq: 5 }],
    },
  },
  Dinosaurus: {
    'hosts an icebreaker without its memory, and strengthens it': {
      lines: [0, 1],
      runner: { credits: 7, grip: ['Corroder', 'Mimic'], rig: { hardware: ['Dinosaurus'] } },
      script: [
        installs('Corroder', { host: 'Dinosaurus' }),
        installs('Mimic', {
          host: 'Dinosaurus',
          at: 'runner.1.6',
          illegal: ['BAD_TARGET', 'WRONG_COUNT'],
        }),
        installs('Mimic'),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'hosted:Dinosaurus', strength: 4 } },
        { card: 'Mimic', is: { at: 'rig', strength: 3 } },
        { path: 'runner.mu.used', eq: 1 },
      ],
    },
    'hosts no AI and no other program': {
      lines: [0],
      runner: { credits: 9, grip: ['Crypsis', 'Djinn'], rig: { hardware: ['Dinosaurus'] } },
      script: [
        installs('Crypsis', { host: 'Dinosaurus', illegal: ['BAD_TARGET', 'WRONG_SUBTYPE'] }),
        installs('Djinn', { host: 'Dinosaurus', illegal: ['BAD_TARGET', 'WRONG_SUBTYPE'] }),
      ],
    },
    'hosts what strengthens it, until it goes': {
      lines: [0],
      turn: corpTurn,
      corp: { credits: 4, hq: ['Power Grid Overload'] },
      runner: { credits: 0, rig: { hardware: [{ card: 'Dinosaurus', hosted: ['Corroder'] }] } },
      history: { lastTurn: [{ type: 'run-successful', server: 'HQ' }] },
      script: [
        corpPlays('Power Grid Overload', { expect: [{ card: 'Corroder', is: { strength: 4 } }] }),
        corp('bid', { credits: 3 }),
        corp('gain-credit'),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'heap' } },
        { path: 'runner.mu.used', eq: 0 },
      ],
    },
  },
  'Quality Time': {
    'draws five cards': {
      runner: {
        grip: ['Quality Time'],
        stack: ['Corroder', 'Mimic', 'Djinn', 'Crypsis', 'Diesel', 'Modded'],
      },
      script: [runnerPlays('Quality Time')],
      expect: [
        { path: 'runner.grip', count: 5 },
        { path: 'runner.stack', eq: ['Modded'] },
        { path: 'runner.credits', eq: 2 },
      ],
    },
  },
  Replicator: {
    'finds another copy of what is installed, itself included': {
      policy: { random: 'first' },
      runner: {
        grip: ['Replicator'],
        stack: ['Diesel', 'Replicator', 'Akamatsu Mem Chip'],
      },
      script: [
        installs('Replicator#1'),
        runnerChooses('Replicator#1', { option: 'yes' }),
        runnerChooses('Replicator#1', { cards: ['Replicator#2'] }),
      ],
      expect: [
        { card: 'Replicator#2', is: { at: 'grip' } },
        { facts: [{ type: 'revealed', card: 'Replicator#2' }, { type: 'shuffled' }] },
      ],
    },
    'does nothing for a program, and may be declined': {
      runner: {
        credits: 9,
        grip: ['Corroder', 'Akamatsu Mem Chip'],
        stack: ['Corroder', 'Akamatsu Mem Chip'],
        rig: { hardware: ['Replicator'] },
      },
      script: [
        installs('Corroder#1'),
        installs('Akamatsu Mem Chip#1'),
        runnerChooses('Replicator', { option: 'no' }),
      ],
      expect: [{ path: 'runner.stack', count: 2 }],
    },
    'finds a copy of itself': {
      policy: { random: 'first' },
      runner: { grip: ['Replicator'], stack: ['Diesel', 'Replicator'] },
      script: [
        installs('Replicator#1'),
        runner('choose', { for: 'Replicator#1', option: 'yes' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.grip', eq: ['Replicator'] },
        { facts: [{ type: 'revealed', card: 'Replicator#2' }, { type: 'shuffled' }] },
      ],
    },
    'finds nothing of other hardware': {
      policy: { random: 'first' },
      runner: {
        grip: ['Akamatsu Mem Chip'],
        stack: ['Grimoire'],
        rig: { hardware: ['Replicator'] },
      },
      script: [
        installs('Akamatsu Mem Chip'),
        runnerChooses('Replicator', { option: 'yes' }),
        goTo('runner.1.6'),
      ],
      expect: [{ path: 'runner.grip', count: 0 }, { facts: [{ type: 'shuffled' }] }],
    },
  },
  'R&D Interface': {
    'lets one more card of R&D be accessed': {
      runner: { rig: { hardware: ['R&D Interface'] } },
      script: wholeRun('R&D'),
      expect: [
        {
          facts: [
            { type: 'accessed', card: 'Anonymous Tip' },
            { type: 'accessed', card: 'Biotic Labor' },
          ],
        },
        { noFact: { type: 'accessed', card: 'Archived Memories' } },
      ],
    },
  },
  'Deep Thought': {
    'takes a counter for a successful run on R&D, not on HQ': {
      lines: [0],
      corp: { rd: ['Hedge Fund'] },
      runner: { rig: { programs: ['Deep Thought'] } },
      script: [...wholeRun('HQ'), ...wholeRun('R&D')],
      expect: [{ card: 'Deep Thought', is: { counters: { virus: 1 } } }],
    },
    'shows the top card of R&D as the turn begins, from three counters on': {
      lines: [1],
      turn: turnBegins,
      runner: { rig: { programs: [{ card: 'Deep Thought', counters: { virus: 3 } }] } },
      script: [runnerChooses('Deep Thought', { option: 'yes' })],
      expect: [
        { facts: [{ type: 'ability-resolved', card: 'Deep Thought' }] },
        { view: 'spectator', mustNotContain: ['Anonymous Tip'] },
      ],
    },
    'shows nothing with two': {
      lines: [1],
      turn: turnBegins,
      runner: { rig: { programs: [{ card: 'Deep Thought', counters: { virus: 2 } }] } },
      script: [goTo('runner.1.6')],
      expect: [{ view: 'runner', mustNotContain: ['Anonymous Tip'] }],
    },
  },
  'Test Run': {
    'installs a program of the heap for nothing, and puts it on the stack as the turn ends': {
      turn: { ...turnBegins, clicks: 1, at: 'runner.1.6' },
      runner: {
        credits: 3,
        grip: ['Test Run'],
        heap: ['Morning Star', 'Diesel'],
        stack: ['Diesel'],
      },
      script: [
        runnerPlays('Test Run'),
        runnerChooses('Test Run', { option: 'heap' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Morning Star', is: { at: 'stack[0]' } },
        { path: 'runner.credits', eq: 0 },
      ],
    },
    'installs from the heap without a shuffle, for nothing, and takes it back': {
      turn: { ...runnerTurn, clicks: 1 },
      runner: { credits: 3, grip: ['Test Run'], heap: ['Morning Star', 'Diesel'] },
      policy: { random: 'first' },
      script: [
        runnerPlays('Test Run'),
        runnerChooses('Test Run', { cards: ['Morning Star'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Morning Star', is: { at: 'stack[0]' } },
        { path: 'runner.credits', eq: 0 },
      ],
    },
  },
  Indexing: {
    'arranges the top five cards of R&D instead of accessing': {
      corp: { rd: ['Hedge Fund', 'Enigma'] },
      runner: { grip: ['Indexing'] },
      script: [
        runnerPlays('Indexing'),
        runnerChooses('Indexing', { option: 'replace' }),
        runnerChooses('Indexing', { cards: ['Enigma', 'Hedge Fund'] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.rd', eq: ['Enigma', 'Hedge Fund'] }, { noFact: { type: 'accessed' } }],
    },
  },
};
