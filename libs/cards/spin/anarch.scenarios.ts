import { runnerTurn, corpTurn, type CardSketches } from '../sketch/sketch';
import {
  chance,
  corpDoes as corp,
  corpPlays,
  goTo,
  installs,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerUses,
} from '../sketch/steps';

const remote = (...cards: unknown[]) => ({ 'Server 1': { cards } });
const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });
const beginning = { ...runnerTurn, at: 'runner.1.5' };

export const anarchScenarios: CardSketches = {
  Scheherazade: {
    'gives a credit for each program installed on it, as many as memory takes': {
      lines: [0, 1],
      runner: { grip: ['Corroder', 'Ninja'], credits: 6, rig: { programs: ['Scheherazade'] } },
      script: [
        runner('install', { card: 'Corroder', host: 'Scheherazade' }),
        runner('install', { card: 'Ninja', host: 'Scheherazade' }),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'hosted:Scheherazade' } },
        { card: 'Ninja', is: { at: 'hosted:Scheherazade' } },
        { path: 'runner.credits', eq: 2 },
        { path: 'runner.mu', eq: { limit: 4, used: 2 } },
      ],
    },
    'gives nothing for a program installed elsewhere': {
      lines: [1],
      runner: { grip: ['Corroder'], rig: { programs: ['Scheherazade'] } },
      script: [runner('install', { card: 'Corroder' })],
      expect: [{ path: 'runner.credits', eq: 3 }],
    },
    'takes its programs with it, which take memory': {
      lines: [0],
      runner: { grip: ['Corroder'], rig: { programs: ['Scheherazade'] } },
      script: [installs('Corroder', { host: 'Scheherazade' })],
      expect: [
        { path: 'runner.credits', eq: 4 },
        { path: 'runner.mu.used', eq: 1 },
      ],
    },
    'pays nothing for a program beside it': {
      lines: [1],
      runner: { grip: ['Corroder'], rig: { programs: ['Scheherazade'] } },
      script: [installs('Corroder'), runnerChooses('Corroder', { option: 'no' })],
      expect: [{ path: 'runner.credits', eq: 3 }],
    },
  },
  'Hard at Work': {
    'gives two credits and takes a click when the turn begins': {
      turn: { ...corpTurn, clicks: 0 },
      runner: { rig: { resources: ['Hard at Work'] } },
      script: [goTo('runner.1.6')],
      expect: [
        { path: 'runner.credits', eq: 7 },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
  },
  Hemorrhage: {
    'takes a counter for each successful run, on any server': {
      lines: [0],
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { programs: ['Hemorrhage'] } },
      script: [
        runner('run', { server: 'Archives' }),
        goTo('run-ended'),
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
        runner('run', { server: 'HQ' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Hemorrhage', is: { counters: { virus: 2 } } }],
    },
    'makes the Corp trash a card of its choice from HQ, facedown': {
      lines: [1],
      corp: { hq: ['Hedge Fund', 'Enigma'] },
      runner: { rig: { programs: [{ card: 'Hemorrhage', counters: { virus: 3 } }] } },
      script: [
        runner('use', { card: 'Hemorrhage', ability: 1 }),
        { by: 'corp', do: 'choose', for: 'Hemorrhage', cards: ['Enigma'] },
        runner('use', { card: 'Hemorrhage', ability: 1, illegal: 'CANNOT_PAY' }),
      ],
      expect: [
        { card: 'Enigma', is: { at: 'archives', faceup: false } },
        { path: 'runner.clicks', eq: 3 },
        { card: 'Hemorrhage', is: { counters: { virus: 1 } } },
        { view: 'runner', mustNotContain: ['Enigma', 'Hedge Fund'] },
      ],
    },
    'does nothing with an empty HQ': {
      lines: [1],
      runner: { rig: { programs: [{ card: 'Hemorrhage', counters: { virus: 2 } }] } },
      script: [runner('use', { card: 'Hemorrhage', ability: 1, illegal: 'NO_EFFECT' })],
    },
  },
  'Reina Roja: Freedom Fighter': {
    'makes the first ice rezzed each turn one dearer': {
      corp: { credits: 3, servers: onRd('Ice Wall', 'Ice Wall') },
      runner: { identity: 'Reina Roja: Freedom Fighter' },
      script: [
        runner('run', { server: 'R&D' }),
        corp('rez', { card: 'Ice Wall#2', expect: [{ path: 'corp.credits', eq: 1 }] }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Ice Wall#2', is: { rezzed: true } }],
    },
    'leaves the second at its cost, and other cards': {
      corp: {
        credits: 5,
        servers: { ...onRd('Ice Wall'), HQ: { ice: ['Ice Wall'] }, ...remote('PAD Campaign') },
      },
      runner: { identity: 'Reina Roja: Freedom Fighter' },
      script: [
        runner('run', { server: 'R&D' }),
        corp('rez', { card: 'PAD Campaign', expect: [{ path: 'corp.credits', eq: 3 }] }),
        corp('rez', { card: 'Ice Wall#2', expect: [{ path: 'corp.credits', eq: 1 }] }),
        goTo('run-ended'),
        runner('run', { server: 'HQ' }),
        corp('rez', { card: 'Ice Wall#1' }),
      ],
      expect: [{ path: 'corp.credits', eq: 0 }],
    },
    'makes the first ice rezzed in her turn dearer, and no other': {
      corp: { credits: 5, hq: ['Hedge Fund'], servers: { HQ: { ice: ['Ice Wall', 'Ice Wall'] } } },
      runner: {
        identity: 'Reina Roja: Freedom Fighter',
        credits: 9,
        rig: { programs: ['Corroder'] },
      },
      script: [
        run('HQ'),
        corp('rez', {
          card: 'Ice Wall#2',
          at: 'run.2.3',
          expect: [{ path: 'corp.credits', eq: 3 }],
        }),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        runner('continue', { at: 'run.2.2' }),
        corp('rez', { card: 'Ice Wall#1', at: 'run.2.3' }),
      ],
      expect: [{ path: 'corp.credits', eq: 2 }],
    },
  },
  Keyhole: {
    'trashes one of the three top cards of R&D instead of accessing': {
      corp: { rd: ['Hedge Fund', 'Hostile Takeover', 'Enigma', 'Ice Wall'] },
      runner: { rig: { programs: ['Keyhole'] } },
      policy: { random: 'first' },
      script: [
        runner('use', { card: 'Keyhole', ability: 0 }),
        runner('choose', { for: 'Keyhole', cards: ['Hostile Takeover'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Hostile Takeover', is: { at: 'archives' } },
        { path: 'corp.rd', count: 3 },
        { noFact: { type: 'accessed' } },
        { facts: [{ type: 'shuffled', deck: 'rd' }] },
      ],
    },
    'trashes an agenda unstolen and shuffles the rest': {
      corp: { rd: ['Hedge Fund', 'Priority Requisition', 'Enigma', 'Hunter'] },
      runner: { rig: { programs: ['Keyhole'] } },
      script: [
        runnerUses('Keyhole', 0),
        runnerChooses('Keyhole', { cards: ['Priority Requisition'] }),
        chance('shuffle', ['Hunter', 'Hedge Fund'], { deck: 'rd' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Priority Requisition', is: { at: 'archives' } },
        { path: 'corp.rd', eq: ['Hunter', 'Hedge Fund', 'Enigma'] },
        { path: 'runner.agendaPoints', eq: 0 },
        { noFact: { type: 'accessed' } },
      ],
    },
  },
  'Activist Support': {
    'gives a tag when the turn of the Corp begins without one': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 0 },
      runner: { rig: { resources: ['Activist Support'] } },
      script: [goTo('corp.2.2')],
      expect: [{ path: 'runner.tags', eq: 1 }],
    },
    'gives one to a Runner who is tagged without having one': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 0 },
      runner: { rig: { resources: ['Activist Support', 'Paparazzi'] } },
      script: [goTo('corp.2.2')],
      expect: [{ path: 'runner.tags', eq: 1 }],
    },
    'gives none to a Runner who has one': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 0 },
      runner: { tags: 1, rig: { resources: ['Activist Support'] } },
      script: [goTo('corp.2.2')],
      expect: [{ path: 'runner.tags', eq: 1 }],
    },
    'gives bad publicity to a Corp that has none': {
      lines: [1],
      turn: { ...corpTurn, clicks: 0 },
      runner: { rig: { resources: ['Activist Support'] } },
      script: [goTo('runner.1.6')],
      expect: [{ path: 'corp.badPublicity', eq: 1 }],
    },
    'gives none to a Corp that has some': {
      lines: [1],
      turn: { ...corpTurn, clicks: 0 },
      corp: { badPublicity: 1 },
      runner: { rig: { resources: ['Activist Support'] } },
      script: [goTo('runner.1.6')],
      expect: [{ path: 'corp.badPublicity', eq: 1 }],
    },
    'tags the Runner as the Corp turn begins, and the Corp as hers does': {
      lines: [0, 1],
      turn: { ...runnerTurn, clicks: 1 },
      runner: { rig: { resources: ['Activist Support'] } },
      script: [
        runner('gain-credit'),
        goTo('corp.2.1', {
          expect: [
            { path: 'runner.tags', eq: 1 },
            { path: 'corp.badPublicity', eq: 0 },
          ],
        }),
        corp('gain-credit'),
        corp('gain-credit'),
        corp('gain-credit'),
        goTo('runner.1.5'),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 1 },
        { path: 'runner.tags', eq: 1 },
      ],
    },
  },
  'Tallie Perrault': {
    'may give bad publicity for a tag when a black or gray operation has resolved': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Closed Accounts'] },
      runner: { tags: 1, rig: { resources: ['Tallie Perrault'] } },
      script: [
        corp('play', { card: 'Closed Accounts' }),
        runner('choose', { for: 'Tallie Perrault', option: 'yes' }),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 1 },
        { path: 'runner.tags', eq: 2 },
      ],
    },
    'may leave it': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Closed Accounts'] },
      runner: { tags: 1, rig: { resources: ['Tallie Perrault'] } },
      script: [
        corp('play', { card: 'Closed Accounts' }),
        runner('choose', { for: 'Tallie Perrault', option: 'no' }),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 0 },
        { path: 'runner.tags', eq: 1 },
      ],
    },
    'has no part in other operations, nor in those trashed from HQ': {
      lines: [0],
      corp: { hq: ['Scorched Earth'] },
      runner: {
        rig: {
          resources: ['Tallie Perrault'],
          programs: [{ card: 'Imp', counters: { virus: 2 } }],
        },
      },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Imp', ability: 1 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Scorched Earth', is: { at: 'archives' } },
        { path: 'corp.badPublicity', eq: 0 },
      ],
    },
    'draws a card for each bad publicity, and nothing without any': {
      lines: [1],
      turn: beginning,
      corp: { badPublicity: 2 },
      runner: { rig: { resources: ['Tallie Perrault'] } },
      script: [runner('use', { card: 'Tallie Perrault', ability: 1 })],
      expect: [
        { path: 'runner.grip', count: 2 },
        { card: 'Tallie Perrault', is: { at: 'heap' } },
      ],
    },
    'cannot be used while the Corp has none': {
      lines: [1],
      turn: beginning,
      runner: { rig: { resources: ['Tallie Perrault'] } },
      script: [runner('use', { card: 'Tallie Perrault', ability: 1, illegal: 'NO_EFFECT' })],
    },
    'turns a scorching into bad publicity, and draws for it': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { credits: 3, badPublicity: 1, hq: ['Scorched Earth'] },
      runner: {
        tags: 1,
        grip: ['Diesel', 'Stimhack', 'Sure Gamble', 'Corroder', 'Ninja'],
        rig: { resources: ['Tallie Perrault'] },
        stack: ['Infiltration', 'Tinkering'],
      },
      policy: { random: 'first' },
      script: [
        corpPlays('Scorched Earth'),
        runnerChooses('Tallie Perrault', { option: 'yes' }),
        runnerUses('Tallie Perrault', 1),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 2 },
        { path: 'runner.tags', eq: 2 },
        { path: 'runner.grip', count: 3 },
      ],
    },
    'answers a current when that is trashed, not when it is played': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      corp: { credits: 4, hq: ['Housekeeping'] },
      runner: { grip: [], rig: { resources: ['Tallie Perrault'] } },
      script: [corpPlays('Housekeeping'), goTo('runner.1.6')],
      expect: [
        { path: 'corp.badPublicity', eq: 0 },
        { path: 'runner.tags', eq: 0 },
      ],
    },
  },
};
