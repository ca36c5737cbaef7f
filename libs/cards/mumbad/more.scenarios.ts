import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpPlays,
  corpUses,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
  runnerPlays,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const moreScenarios: CardSketches = {
  'Tech Trader': {
    'pays for each ability with a trash symbol': {
      turn: { ...runnerTurn, at: 'runner.1.5' },
      runner: { rig: { resources: ['Tech Trader'], hardware: ['Sports Hopper'] } },
      script: [runnerUses('Sports Hopper', 1)],
      expect: [
        { path: 'runner.credits', eq: 6 },
        { path: 'runner.grip', count: 3 },
      ],
    },
  },
  'Sports Hopper': {
    'gives link, and three cards for itself': {
      lines: [0, 1],
      turn: { ...runnerTurn, at: 'runner.1.5' },
      runner: { rig: { hardware: ['Sports Hopper', 'Sports Hopper'] } },
      script: [runnerUses('Sports Hopper#1', 1)],
      expect: [
        { path: 'runner.link', eq: 1 },
        { path: 'runner.grip', count: 3 },
      ],
    },
  },
  'Exclusive Party': {
    'pays for each copy in the heap': {
      runner: { grip: ['Exclusive Party'], heap: ['Exclusive Party', 'Exclusive Party'] },
      script: [runnerPlays('Exclusive Party#1')],
      expect: [
        { path: 'runner.credits', eq: 7 },
        { path: 'runner.grip', count: 1 },
      ],
    },
  },
  Bhagat: {
    'trashes a card of R&D with the first success on HQ': {
      rules: ['ORD-01'],
      corp: { rd: ['Enigma', 'Hunter', 'Ice Wall'] },
      runner: { rig: { resources: ['Bhagat'] } },
      script: [...wholeRun('Archives'), ...wholeRun('HQ'), ...wholeRun('HQ')],
      expect: [{ path: 'corp.archives', eq: ['Enigma'] }],
    },
  },
  'Chatterjee University': {
    'takes a counter for a click': {
      lines: [0],
      runner: { rig: { resources: ['Chatterjee University'] } },
      script: [runnerUses('Chatterjee University', 0)],
      expect: [{ card: 'Chatterjee University', is: { counters: { power: 1 } } }],
    },
    'installs a program for less, and loses one': {
      lines: [1],
      runner: {
        credits: 1,
        grip: ['Gordian Blade'],
        rig: { resources: [{ card: 'Chatterjee University', counters: { power: 3 } }] },
      },
      script: [runnerUses('Chatterjee University', 1, { targets: ['Gordian Blade'] })],
      expect: [
        { card: 'Gordian Blade', is: { at: 'rig' } },
        { path: 'runner.credits', eq: 0 },
        { card: 'Chatterjee University', is: { counters: { power: 2 } } },
      ],
    },
  },
  'Akshara Sareen': {
    'gives both players a click': {
      rules: ['TURN-14'],
      turn: { ...corpTurn, clicks: 1 },
      runner: { rig: { resources: ['Akshara Sareen'] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [{ path: 'runner.clicks', eq: 5 }],
    },
  },
  'Advanced Assembly Lines': {
    'pays three when it is rezzed': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: ['Advanced Assembly Lines'] } } },
      script: [corp('rez', { card: 'Advanced Assembly Lines' })],
      expect: [{ path: 'corp.credits', eq: 7 }],
    },
    'installs a card for itself, not during a run': {
      lines: [1],
      corp: {
        hq: ['PAD Campaign'],
        servers: { 'Server 1': { cards: [rezzed('Advanced Assembly Lines')] } },
      },
      script: [
        run('Archives'),
        corpUses('Advanced Assembly Lines', 1, {
          illegal: ['PLAY_RESTRICTION', 'NOT_YOUR_DECISION', 'WRONG_WINDOW'],
        }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'PAD Campaign', is: { at: 'hq' } }],
    },
  },
  'Voting Machine Initiative': {
    'is scored with three counters': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Voting Machine Initiative', advancement: 5 }] } },
      },
      script: [corp('score', { card: 'Voting Machine Initiative' })],
      expect: [{ card: 'Voting Machine Initiative', is: { counters: { agenda: 3 } } }],
    },
    'takes a click of the Runner for one': {
      lines: [1],
      turn: { ...corpTurn, clicks: 1 },
      corp: { score: [{ card: 'Voting Machine Initiative', counters: { agenda: 1 } }] },
      script: [
        corp('gain-credit'),
        corpChooses('Voting Machine Initiative', { option: 'yes' }),
        goTo('runner.1.6'),
      ],
      expect: [{ path: 'runner.clicks', eq: 3 }],
    },
  },
  'Pālanā Foods: Sustainable Growth': {
    'gains a credit with the first card the Runner draws': {
      corp: { identity: 'Pālanā Foods: Sustainable Growth' },
      script: [runner('draw'), runner('draw')],
      expect: [{ path: 'corp.credits', eq: 6 }],
    },
  },
  'Pālanā Agroplex': {
    'lets both draw': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        rd: ['Enigma', 'Hunter', 'Ice Wall'],
        servers: { 'Server 1': { cards: [rezzed('Pālanā Agroplex')] } },
      },
      script: [runner('gain-credit'), goTo('corp.2.2')],
      expect: [
        { path: 'corp.hq', count: 2 },
        { path: 'runner.grip', count: 1 },
      ],
    },
  },
  'Bio-Ethics Association': {
    'does a net damage where no ice protects it': {
      policy: { random: 'first' },
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [rezzed('Bio-Ethics Association')] } } },
      runner: { grip: ['Diesel'] },
      script: [runner('gain-credit'), goTo('corp.2.2')],
      expect: [{ card: 'Diesel', is: { at: 'heap' } }],
    },
    'does none behind ice': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        servers: { 'Server 1': { ice: ['Enigma'], cards: [rezzed('Bio-Ethics Association')] } },
      },
      runner: { grip: ['Diesel'] },
      script: [runner('gain-credit'), goTo('corp.2.2')],
      expect: [{ card: 'Diesel', is: { at: 'grip' } }],
    },
  },
  'Commercial Bankers Group': {
    'gains three where no ice protects it': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [rezzed('Commercial Bankers Group')] } } },
      script: [runner('gain-credit'), goTo('corp.2.2')],
      expect: [{ path: 'corp.credits', eq: 8 }],
    },
  },
  'Improved Protein Source': {
    'pays the Runner who steals it': {
      corp: { servers: { 'Server 1': { cards: ['Improved Protein Source'] } } },
      script: [...wholeRun('Server 1')],
      expect: [{ path: 'runner.credits', eq: 9 }],
    },
    'pays the Runner when it is scored, too': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Improved Protein Source', advancement: 4 }] } },
      },
      script: [corp('score', { card: 'Improved Protein Source' })],
      expect: [{ path: 'runner.credits', eq: 9 }],
    },
  },
  'Remote Data Farm': {
    'gives two more of a hand': {
      corp: { score: ['Remote Data Farm'] },
      script: [runner('gain-credit')],
      expect: [{ path: 'corp.handSize', eq: 7 }],
    },
  },
  'Aryabhata Tech': {
    'pays with each successful trace': {
      corp: {
        credits: 0,
        servers: {
          'R&D': { ice: [rezzed('Caduceus')] },
          'Server 1': { cards: [rezzed('Aryabhata Tech')] },
        },
      },
      runner: { credits: 1 },
      script: [run('R&D'), runner('bid', { credits: 0 }), goTo('choice')],
      expect: [{ path: 'runner.credits', eq: 0 }],
    },
  },
  Bailiff: {
    'pays for each subroutine broken, and ends the run': {
      lines: [0, 1],
      corp: { servers: { HQ: { ice: [rezzed('Bailiff')] } } },
      runner: { rig: { programs: ['Corroder'] } },
      script: [
        run('HQ'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
        ...wholeRun('HQ'),
      ],
      expect: [
        { path: 'corp.credits', eq: 6 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  'Red Tape': {
    'makes all ice stronger for the rest of the run': {
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall'), rezzed('Red Tape')] } } },
      script: [run('HQ'), goTo('run.2.2')],
      expect: [{ card: 'Ice Wall', is: { strength: 4 } }],
    },
  },
  'Consulting Visit': {
    'plays an operation out of R&D': {
      lines: [1, 2],
      policy: { random: 'first' },
      turn: corpTurn,
      corp: {
        identity: 'Haas-Bioroid: Engineering the Future',
        credits: 9,
        hq: ['Consulting Visit'],
        rd: ['Enigma', 'Hedge Fund'],
      },
      script: [corpPlays('Consulting Visit'), goTo('corp.2.2')],
      expect: [
        { path: 'corp.credits', eq: 11 },
        { path: 'corp.clicks', eq: 1 },
      ],
    },
  },
  'Mumba Temple': {
    'pays for rezzing': {
      rules: ['RECUR-01'],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        credits: 0,
        servers: {
          'Server 1': { cards: [rezzed('Mumba Temple')] },
          'Server 2': { cards: ['PAD Campaign'] },
        },
      },
      script: [corp('rez', { card: 'PAD Campaign' })],
      expect: [{ card: 'PAD Campaign', is: { rezzed: true } }],
    },
  },
  Vanilla: {
    'ends the run': {
      corp: { servers: { HQ: { ice: [rezzed('Vanilla')] } } },
      script: [...wholeRun('HQ')],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
  'Corporate Sales Team': {
    'pays a credit in each turn': {
      lines: [0, 1],
      turn: { ...corpTurn, at: 'corp.2.1', clicks: 1 },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Corporate Sales Team', advancement: 4 }] } },
      },
      script: [
        corp('score', { card: 'Corporate Sales Team' }),
        corp('gain-credit'),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'corp.credits', eq: 7 },
        { card: 'Corporate Sales Team', is: { counters: { credit: 9 } } },
      ],
    },
  },
};
