import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, rezzed, runnerDoes as runner } from '../sketch/steps';

const remote = (...cards: unknown[]) => ({ 'Server 1': { cards } });
const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });

export const moreScenarios: CardSketches = {
  'Cerebral Imaging: Infinite Frontiers': {
    'makes the hand of the Corp as large as its credit pool': {
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        identity: 'Cerebral Imaging: Infinite Frontiers',
        credits: 1,
        hq: ['Hedge Fund', 'Enigma', 'Ice Wall'],
      },
      script: [
        corp('gain-credit', { expect: [{ path: 'corp.handSize', eq: 2 }] }),
        goTo('choice'),
        corp('discard', { cards: ['Enigma'] }),
      ],
      expect: [{ path: 'corp.hq', count: 2 }],
    },
    'leaves the hand of the Runner alone': {
      corp: { identity: 'Cerebral Imaging: Infinite Frontiers', credits: 12 },
      script: [],
      expect: [
        { path: 'corp.handSize', eq: 12 },
        { path: 'runner.handSize', eq: 5 },
      ],
    },
  },
  'Sentinel Defense Program': {
    'does a net damage for each time the Runner suffers brain damage': {
      corp: { score: ['Sentinel Defense Program'], servers: onRd(rezzed('Heimdall 1.0')) },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel'] },
      policy: { random: 'first' },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [
        { path: 'runner.grip', count: 1 },
        { path: 'runner.brain', eq: 1 },
      ],
    },
    'does none for net damage': {
      corp: { score: ['Sentinel Defense Program'], servers: onRd(rezzed('Neural Katana')) },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel'] },
      policy: { random: 'first' },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'does one for several at once': {
      corp: {
        credits: 3,
        score: ['Sentinel Defense Program'],
        servers: remote({ card: 'Cerebral Overwriter', advancement: 2 }),
      },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel'] },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'Server 1' }),
        corp('choose', { for: 'Cerebral Overwriter', option: 'yes' }),
        goTo('choice'),
      ],
      expect: [
        { path: 'runner.brain', eq: 2 },
        { path: 'runner.grip', count: 1 },
      ],
    },
  },
  'Haas Arcology AI': {
    'is advanced only while it is not rezzed': {
      lines: [0],
      turn: corpTurn,
      corp: {
        servers: {
          ...remote('Haas Arcology AI'),
          'Server 2': { cards: [rezzed('Haas Arcology AI')] },
        },
      },
      script: [
        corp('advance', { card: 'Haas Arcology AI#1' }),
        corp('advance', { card: 'Haas Arcology AI#2', at: 'corp.2.2', illegal: 'NOT_ADVANCEABLE' }),
      ],
      expect: [{ card: 'Haas Arcology AI#1', is: { advancement: 1 } }],
    },
    'gives two clicks for one and a token, once a turn': {
      lines: [1],
      turn: corpTurn,
      corp: { servers: remote(rezzed('Haas Arcology AI', { advancement: 2 })) },
      script: [
        corp('use', { card: 'Haas Arcology AI', ability: 1 }),
        corp('use', { card: 'Haas Arcology AI', ability: 1, illegal: 'ALREADY_USED' }),
      ],
      expect: [
        { path: 'corp.clicks', eq: 4 },
        { card: 'Haas Arcology AI', is: { advancement: 1 } },
      ],
    },
  },
  'Successful Demonstration': {
    'gives seven credits after an unsuccessful run': {
      lines: [0, 1],
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        identity: 'Haas-Bioroid: Engineering the Future',
        hq: ['Successful Demonstration'],
        servers: onRd(rezzed('Ice Wall')),
      },
      script: [
        runner('run', { server: 'R&D' }),
        corp('play', { card: 'Successful Demonstration' }),
      ],
      expect: [{ path: 'corp.credits', eq: 10 }],
    },
    'cannot be played after successful ones alone': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { hq: ['Successful Demonstration'] },
      script: [
        runner('run', { server: 'R&D' }),
        goTo('corp.2.2'),
        corp('play', { card: 'Successful Demonstration', illegal: 'PLAY_RESTRICTION' }),
      ],
    },
  },
  Minelayer: {
    'may install ice from HQ outermost, for nothing': {
      corp: {
        credits: 0,
        hq: ['Ice Wall', 'Enigma', 'Hedge Fund'],
        servers: onRd(rezzed('Bastion'), rezzed('Minelayer')),
      },
      script: [
        runner('run', { server: 'R&D' }),
        corp('choose', { for: 'Minelayer', option: 'yes', cards: ['Enigma'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Enigma', is: { at: 'R&D.ice[2]', rezzed: false } },
        { path: 'corp.credits', eq: 0 },
      ],
    },
    'installs nothing where the Corp does not want it': {
      corp: { hq: ['Ice Wall'], servers: onRd(rezzed('Minelayer')) },
      script: [
        runner('run', { server: 'R&D' }),
        corp('choose', { for: 'Minelayer', option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.hq', eq: ['Ice Wall'] }],
    },
  },
  'Omni-drive': {
    'hosts one small program, whose memory does not count': {
      lines: [0],
      runner: {
        credits: 9,
        grip: ['Corroder', 'Magnum Opus', 'Mimic'],
        rig: { hardware: ['Omni-drive'] },
      },
      script: [
        runner('install', { card: 'Magnum Opus', host: 'Omni-drive', illegal: 'BAD_TARGET' }),
        runner('install', { card: 'Corroder', host: 'Omni-drive' }),
        runner('install', {
          card: 'Mimic',
          host: 'Omni-drive',
          at: 'runner.1.6',
          illegal: 'BAD_TARGET',
        }),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'hosted:Omni-drive' } },
        { path: 'runner.mu', eq: { limit: 4, used: 0 } },
      ],
    },
    'pays for using the hosted program, and no other': {
      lines: [1],
      corp: { servers: onRd(rezzed('Ice Wall')) },
      runner: {
        credits: 0,
        rig: { hardware: [{ card: 'Omni-drive', hosted: ['Corroder'] }], programs: ['Inti'] },
      },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', {
          card: 'Inti',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: 'CANNOT_PAY',
        }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [0] }),
      ],
      expect: [{ card: 'Omni-drive', is: { counters: { recurring: 0 } } }],
    },
  },
  Atman: {
    'may be given counters for as many credits when it is installed': {
      lines: [0, 1],
      runner: { credits: 7, grip: ['Atman'] },
      script: [
        runner('install', { card: 'Atman' }),
        runner('choose', { for: 'Atman', option: 'yes', number: 3 }),
      ],
      expect: [
        { card: 'Atman', is: { strength: 3, counters: { power: 3 } } },
        { path: 'runner.credits', eq: 1 },
      ],
    },
    'breaks ice as strong as it is, and no other': {
      lines: [2],
      corp: { servers: onRd(rezzed('Ice Wall'), rezzed('Enigma')) },
      runner: { rig: { programs: [{ card: 'Atman', counters: { power: 2 } }] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Atman', ability: 'break', subs: [0] }),
        runner('use', { card: 'Atman', ability: 'break', subs: [1] }),
        runner('continue', { at: 'run.2.2' }),
        runner('use', {
          card: 'Atman',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: ['BAD_TARGET', 'STRENGTH_TOO_LOW'],
        }),
      ],
      expect: [{ path: 'runner.credits', eq: 3 }],
    },
    'is too weak for stronger ice': {
      lines: [2],
      corp: { servers: onRd(rezzed('Wall of Static')) },
      runner: { rig: { programs: [{ card: 'Atman', counters: { power: 2 } }] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', {
          card: 'Atman',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: 'STRENGTH_TOO_LOW',
        }),
      ],
    },
  },
  Paricia: {
    'pays for trashing assets': {
      corp: { servers: remote('PAD Campaign') },
      runner: { credits: 2, rig: { programs: ['Paricia'] } },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('trash-accessed', { card: 'PAD Campaign', pay: { Paricia: 2, pool: 2 } }),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }],
    },
    'pays for trashing no upgrade': {
      corp: { servers: remote('Red Herrings') },
      runner: { credits: 0, rig: { programs: ['Paricia'] } },
      script: [
        runner('run', { server: 'Server 1' }),
        goTo('choice'),
        runner('trash-accessed', { card: 'Red Herrings', illegal: ['CANNOT_PAY', 'WRONG_WINDOW'] }),
      ],
    },
  },
  Sahasrara: {
    'does not pay for a program for which it is trashed': {
      rules: ['RECUR-03', 'INST-04'],
      runner: { credits: 0, grip: ['Corroder'], rig: { programs: ['Sahasrara', 'Magnum Opus'] } },
      script: [
        runner('install', {
          card: 'Corroder',
          trash: ['Sahasrara'],
          illegal: ['BAD_TARGET', 'CANNOT_PAY', 'WRONG_COUNT', 'MEMORY_LIMIT'],
        }),
        runner('install', { card: 'Corroder', trash: ['Magnum Opus'] }),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'rig' } },
        { card: 'Magnum Opus', is: { at: 'heap' } },
      ],
    },
    'pays for installing programs alone': {
      runner: {
        credits: 0,
        grip: ['Corroder', 'Akamatsu Mem Chip'],
        rig: { programs: ['Sahasrara'] },
      },
      script: [
        runner('install', { card: 'Akamatsu Mem Chip', illegal: 'CANNOT_PAY' }),
        runner('install', { card: 'Corroder' }),
      ],
      expect: [{ card: 'Sahasrara', is: { counters: { recurring: 0 } } }],
    },
  },
  'Dirty Laundry': {
    'gives five credits when the run it made was successful': {
      runner: { grip: ['Dirty Laundry'] },
      script: [runner('play', { card: 'Dirty Laundry', server: 'R&D' }), goTo('run-ended')],
      expect: [{ path: 'runner.credits', eq: 8 }],
    },
    'gives none for an unsuccessful run, nor for a later one': {
      corp: { servers: onRd(rezzed('Ice Wall')) },
      runner: { grip: ['Dirty Laundry'] },
      script: [
        runner('play', { card: 'Dirty Laundry', server: 'R&D' }),
        goTo('run-ended'),
        runner('run', { server: 'Archives' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 3 }],
    },
  },
  'Same Old Thing': {
    'plays an event from the heap at its cost': {
      runner: { heap: ['Sure Gamble', 'Diesel'], rig: { resources: ['Same Old Thing'] } },
      script: [
        runner('use', { card: 'Same Old Thing', ability: 0 }),
        runner('choose', { for: 'Same Old Thing', cards: ['Sure Gamble'] }),
      ],
      expect: [
        { path: 'runner.credits', eq: 9 },
        { path: 'runner.clicks', eq: 2 },
        { card: 'Same Old Thing', is: { at: 'heap' } },
      ],
    },
    'does nothing without an event that can be played': {
      runner: { heap: ['Corroder'], rig: { resources: ['Same Old Thing'] } },
      script: [runner('use', { card: 'Same Old Thing', ability: 0, illegal: 'NO_EFFECT' })],
    },
  },
  'Cyber-Cypher': {
    'works in runs on the server chosen when it is installed': {
      lines: [0, 1, 2],
      corp: { servers: onRd(rezzed('Enigma')) },
      runner: { credits: 9, grip: ['Cyber-Cypher'] },
      script: [
        runner('install', { card: 'Cyber-Cypher' }),
        runner('choose', { for: 'Cyber-Cypher', server: 'R&D' }),
        runner('run', { server: 'R&D' }),
        runner('use', {
          card: 'Cyber-Cypher',
          ability: 'boost',
          at: 'run.3.1',
          expect: [{ card: 'Cyber-Cypher', is: { strength: 5 } }],
        }),
        runner('use', { card: 'Cyber-Cypher', ability: 'break', subs: [0] }),
        runner('use', { card: 'Cyber-Cypher', ability: 'break', subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 4 }, { noFact: { type: 'sub-resolved' } }],
    },
    'cannot be used during other runs': {
      lines: [2],
      corp: { servers: onRd(rezzed('Quandary')) },
      runner: { credits: 9, grip: ['Cyber-Cypher'] },
      script: [
        runner('install', { card: 'Cyber-Cypher' }),
        runner('choose', { for: 'Cyber-Cypher', server: 'HQ' }),
        runner('run', { server: 'R&D' }),
        runner('use', {
          card: 'Cyber-Cypher',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: ['NOT_ACTIVE', 'PLAY_RESTRICTION'],
        }),
      ],
    },
  },
};
