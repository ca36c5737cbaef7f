import { runnerTurn, corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  corpPlays,
  goTo,
  installs,
  rezzed,
  run,
  runnerDoes as runner,
  runnerUses,
} from '../sketch/steps';

export const neutralRunnerScenarios: CardSketches = {
  'Plascrete Carapace': {
    'enters with four power counters': {
      lines: [0],
      runner: { grip: ['Plascrete Carapace'] },
      script: [installs('Plascrete Carapace')],
      expect: [{ card: 'Plascrete Carapace', is: { at: 'rig', counters: { power: 4 } } }],
    },
    'prevents meat damage, and is trashed with its last counter': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { hq: ['Scorched Earth'] },
      runner: {
        tags: 1,
        grip: ['Diesel', 'Modded', 'Tinkering'],
        rig: { hardware: [{ card: 'Plascrete Carapace', counters: { power: 4 } }] },
      },
      script: [
        corpPlays('Scorched Earth'),
        ...[0, 1, 2].map(() => runnerUses('Plascrete Carapace', 'prevent', { at: 'prevent' })),
        runnerUses('Plascrete Carapace', 'prevent', { at: 'prevent' }),
      ],
      expect: [
        { path: 'runner.grip', count: 3 },
        { path: 'runner.heap', eq: ['Plascrete Carapace'] },
      ],
    },
    'prevents no net damage': {
      lines: [1],
      corp: { servers: { HQ: { ice: [rezzed('Neural Katana')] } } },
      runner: {
        grip: ['Diesel', 'Modded', 'Tinkering'],
        rig: { hardware: [{ card: 'Plascrete Carapace', counters: { power: 4 } }] },
      },
      policy: { random: 'first' },
      script: [run('HQ'), goTo('run-ended')],
      expect: [
        { path: 'runner.grip', count: 0 },
        { card: 'Plascrete Carapace', is: { counters: { power: 4 } } },
      ],
    },
  },
  'Public Sympathy': {
    'raises the maximum hand size by two': {
      runner: { rig: { resources: ['Public Sympathy'] } },
      script: [goTo('runner.1.6')],
      expect: [{ path: 'runner.handSize', eq: 7 }],
    },
  },
  'New Angeles City Hall': {
    'avoids tags one by one for two credits each': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Big Brother'] },
      runner: { tags: 1, credits: 5, rig: { resources: ['New Angeles City Hall'] } },
      script: [
        corpPlays('Big Brother'),
        runnerUses('New Angeles City Hall', 'prevent', { at: 'prevent' }),
        runnerUses('New Angeles City Hall', 'prevent', { at: 'prevent' }),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.credits', eq: 1 },
      ],
    },
    'is trashed when the Runner steals an agenda': {
      lines: [1],
      corp: { hq: ['Breaking News'] },
      runner: { rig: { resources: ['New Angeles City Hall'] } },
      script: [run('HQ'), runner('steal', { card: 'Breaking News' })],
      expect: [{ card: 'New Angeles City Hall', is: { at: 'heap' } }],
    },
    'stays when the Corp scores one': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Hostile Takeover', advancement: 2 }] } },
      },
      runner: { rig: { resources: ['New Angeles City Hall'] } },
      script: [corp('score', { card: 'Hostile Takeover' })],
      expect: [{ card: 'New Angeles City Hall', is: { at: 'rig' } }],
    },
  },
  'Dyson Mem Chip': {
    'gives a memory unit and a link': {
      runner: { rig: { hardware: ['Dyson Mem Chip'] } },
      script: [goTo('runner.1.6')],
      expect: [
        { path: 'runner.mu.limit', eq: 5 },
        { path: 'runner.link', eq: 1 },
      ],
    },
    'takes link and memory away between two traces': {
      corp: { credits: 3, hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Taurus')] } } },
      runner: {
        credits: 0,
        rig: {
          hardware: ['Dyson Mem Chip'],
          programs: ['Corroder', 'Ninja', 'Crypsis', 'Gordian Blade', 'Datasucker'],
        },
      },
      script: [
        run('HQ'),
        corp('bid', { credits: 0 }),
        runner('choose', { cards: ['Crypsis'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.mu', eq: { limit: 4, used: 4 } },
        { path: 'runner.link', eq: 0 },
        { card: 'Crypsis', is: { at: 'heap' } },
      ],
    },
  },
  'Underworld Contact': {
    'gives a credit as the turn begins with two links': {
      turn: { ...runnerTurn, at: 'runner.1.2' },
      runner: { rig: { resources: ['Underworld Contact'], hardware: ['The Toolbox'] } },
      script: [goTo('runner.1.6')],
      expect: [{ path: 'runner.credits', eq: 6 }],
    },
    'gives none with one': {
      turn: { ...runnerTurn, at: 'runner.1.2' },
      runner: { rig: { resources: ['Underworld Contact'], hardware: ['Dyson Mem Chip'] } },
      script: [goTo('runner.1.6')],
      expect: [{ path: 'runner.credits', eq: 5 }],
    },
  },
  'Inside Man': {
    'pays for installing hardware, not for programs': {
      runner: {
        credits: 0,
        grip: ['Corroder', 'Akamatsu Mem Chip'],
        rig: { resources: ['Inside Man'] },
      },
      script: [installs('Corroder', { illegal: 'CANNOT_PAY' }), installs('Akamatsu Mem Chip')],
      expect: [{ card: 'Inside Man', is: { counters: { recurring: 1 } } }],
    },
    'pays for hardware alone': {
      lines: [0, 1],
      runner: { credits: 1, grip: ['Grimoire', 'Corroder'], rig: { resources: ['Inside Man'] } },
      script: [
        installs('Corroder', { illegal: 'CANNOT_PAY' }),
        installs('Grimoire', { pay: { 'Inside Man': 2, pool: 1 } }),
      ],
      expect: [
        { card: 'Inside Man', is: { counters: { recurring: 0 } } },
        { path: 'runner.credits', eq: 0 },
      ],
    },
  },
  'Kati Jones': {
    'is used once a turn, whichever way': {
      lines: [0, 1, 2],
      runner: { rig: { resources: ['Kati Jones'] } },
      script: [
        runnerUses('Kati Jones', 1, {
          expect: [{ card: 'Kati Jones', is: { counters: { credit: 3 } } }],
        }),
        runnerUses('Kati Jones', 1, { illegal: 'ALREADY_USED' }),
        runnerUses('Kati Jones', 2, { illegal: 'ALREADY_USED' }),
        ...[0, 1, 2].map(() => runner('gain-credit')),
        goTo('corp.2.2'),
        ...[0, 1, 2].map(() => corp('gain-credit')),
        goTo('runner.1.6'),
        runnerUses('Kati Jones', 2),
        runnerUses('Kati Jones', 1, { illegal: 'ALREADY_USED' }),
      ],
      expect: [
        { path: 'runner.credits', eq: 11 },
        { card: 'Kati Jones', is: { at: 'rig', counters: { credit: 0 } } },
      ],
    },
    'gives nothing where she holds nothing': {
      lines: [2],
      runner: { rig: { resources: ['Kati Jones'] } },
      script: [runnerUses('Kati Jones', 2, { illegal: 'NO_EFFECT' })],
    },
    'can be used once a turn, whichever the ability': {
      lines: [0, 1, 2],
      runner: { rig: { resources: [{ card: 'Kati Jones', counters: { credit: 6 } }] } },
      script: [
        runnerUses('Kati Jones', 1),
        runnerUses('Kati Jones', 2, { illegal: 'ALREADY_USED' }),
        runnerUses('Kati Jones', 1, { illegal: 'ALREADY_USED' }),
      ],
      expect: [{ card: 'Kati Jones', is: { counters: { credit: 9 } } }],
    },
    'is a new card when another copy takes its place': {
      lines: [0, 1, 2],
      rules: ['ABIL-14', 'UNIQ-01'],
      runner: {
        grip: ['Kati Jones'],
        rig: { resources: [{ card: 'Kati Jones', counters: { credit: 6 } }] },
      },
      script: [
        runnerUses('Kati Jones#2', 2),
        installs('Kati Jones#1'),
        runnerUses('Kati Jones#1', 1),
      ],
      expect: [
        { card: 'Kati Jones#2', is: { at: 'heap' } },
        { card: 'Kati Jones#1', is: { at: 'rig', counters: { credit: 3 } } },
        { path: 'runner.credits', eq: 9 },
      ],
    },
    'loses her credits to a copy that comes, though they were placed this turn': {
      lines: [1],
      runner: {
        credits: 2,
        grip: ['Kati Jones'],
        rig: { resources: [{ card: 'Kati Jones', counters: { credit: 6 } }] },
      },
      script: [
        runnerUses('Kati Jones#2', 1),
        installs('Kati Jones#1'),
        runnerUses('Kati Jones#1', 2, { at: 'runner.1.6', illegal: 'NO_EFFECT' }),
      ],
      expect: [
        { card: 'Kati Jones#1', is: { counters: { credit: 0 } } },
        { path: 'runner.credits', eq: 0 },
      ],
    },
  },
};
