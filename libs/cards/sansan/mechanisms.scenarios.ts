import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes,
  corpPlays,
  goTo,
  installs,
  rezzed,
  run,
  runnerChooses,
  runnerDoes,
  runnerPlays,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

/** Cards whose mechanisms came after the others of this cycle were written. */
export const mechanismsScenarios: CardSketches = {
  'Traffic Jam': {
    'asks one token more for each copy that was scored': {
      lines: [1],
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        score: ['Private Security Force'],
        servers: { 'Server 1': { cards: ['Private Security Force'] } },
      },
      runner: { grip: ['Traffic Jam'] },
      script: [runnerPlays('Traffic Jam')],
      expect: [{ path: 'corp.servers["Server 1"].cards[0].requirement', eq: 5 }],
    },
    'asks nothing more for others': {
      lines: [1],
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        score: ['Private Security Force'],
        servers: { 'Server 1': { cards: ['Hostile Takeover'] } },
      },
      runner: { grip: ['Traffic Jam'] },
      script: [runnerPlays('Traffic Jam')],
      expect: [{ path: 'corp.servers["Server 1"].cards[0].requirement', eq: 2 }],
    },
    'is trashed when the Corp scores': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Hostile Takeover', advancement: 2 }] } } },
      runner: { grip: ['Traffic Jam'] },
      script: [
        runnerPlays('Traffic Jam'),
        goTo('corp.1.2'),
        corpDoes('score', { card: 'Hostile Takeover' }),
      ],
      expect: [{ card: 'Traffic Jam', is: { at: 'heap' } }],
    },
  },
  Paparazzi: {
    'makes the Runner tagged without a tag': {
      lines: [0],
      rules: ['TAG-01'],
      turn: corpTurn,
      runner: { rig: { resources: ['Paparazzi', 'Kati Jones'] } },
      script: [corpDoes('trash-resource', { card: 'Kati Jones' })],
      expect: [
        { card: 'Kati Jones', is: { at: 'heap' } },
        { path: 'runner.tags', eq: 0 },
      ],
    },
    'has no tag to be removed': {
      lines: [0],
      runner: { rig: { resources: ['Paparazzi'] } },
      script: [runnerDoes('remove-tag', { illegal: 'NO_EFFECT' })],
    },
    'prevents all meat damage': {
      lines: [1],
      turn: corpTurn,
      corp: { hq: ['Scorched Earth'] },
      runner: { grip: ['Diesel'], rig: { resources: ['Paparazzi'] } },
      script: [corpPlays('Scorched Earth')],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
  },
  'Wireless Net Pavilion': {
    'makes the Corp pay two more to trash a resource': {
      lines: [0],
      turn: corpTurn,
      corp: { credits: 4 },
      runner: { tags: 1, rig: { resources: ['Wireless Net Pavilion'] } },
      script: [corpDoes('trash-resource', { card: 'Wireless Net Pavilion' })],
      expect: [{ path: 'corp.credits', eq: 0 }],
    },
    'is not to be had for two': {
      lines: [0],
      turn: corpTurn,
      corp: { credits: 3 },
      runner: { tags: 1, rig: { resources: ['Wireless Net Pavilion', 'Kati Jones'] } },
      script: [corpDoes('trash-resource', { card: 'Kati Jones', illegal: 'CANNOT_PAY' })],
    },
  },
  'Old Hollywood Grid': {
    'keeps agendas there from being stolen': {
      lines: [0],
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Old Hollywood Grid'), 'Private Security Force'] },
        },
      },
      script: [
        run('Server 1'),
        runnerDoes('access', { card: 'Private Security Force' }),
        runnerDoes('leave-accessed', { card: 'Old Hollywood Grid' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.agendaPoints', eq: 0 }],
    },
    'even in the run in which it is trashed': {
      lines: [0],
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Old Hollywood Grid'), 'Private Security Force'] },
        },
      },
      script: [
        run('Server 1'),
        runnerDoes('access', { card: 'Old Hollywood Grid' }),
        runnerDoes('trash-accessed', { card: 'Old Hollywood Grid' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.agendaPoints', eq: 0 }],
    },
    'accessed in a run on another server, too': {
      lines: [0],
      corp: {
        servers: {
          Archives: { ice: [rezzed('Otoroshi')] },
          'Server 1': { cards: [rezzed('Old Hollywood Grid'), 'Private Security Force'] },
        },
      },
      runner: { credits: 2 },
      script: [
        run('Archives'),
        corpChooses('Otoroshi', { option: 'yes' }),
        corpChooses('Otoroshi', { cards: ['Private Security Force'] }),
        corpChooses('Otoroshi', { number: 1 }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'accessed', card: 'Private Security Force' }] },
        { path: 'runner.agendaPoints', eq: 0 },
      ],
    },
    'lets the Runner steal another copy': {
      lines: [0],
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Old Hollywood Grid'), 'Private Security Force'] },
        },
      },
      runner: { score: ['Private Security Force'] },
      script: [
        run('Server 1'),
        runnerDoes('access', { card: 'Private Security Force#1' }),
        runnerDoes('leave-accessed', { card: 'Old Hollywood Grid' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.agendaPoints', eq: 4 }],
    },
  },
  'Franchise City': {
    'becomes an agenda when the Runner accesses one, which is shown out of R&D': {
      lines: [0, 1],
      rules: ['CONV-01'],
      corp: {
        rd: ['Private Security Force'],
        servers: { 'Server 1': { cards: [rezzed('Franchise City')] } },
      },
      script: [...wholeRun('R&D')],
      expect: [
        { path: 'corp.agendaPoints', eq: 1 },
        { facts: [{ type: 'revealed', card: 'Private Security Force' }] },
      ],
    },
    'stays where something else is accessed': {
      lines: [1],
      corp: {
        rd: ['Hedge Fund'],
        servers: { 'Server 1': { cards: [rezzed('Franchise City')] } },
      },
      script: [...wholeRun('R&D')],
      expect: [{ card: 'Franchise City', is: { at: 'Server 1.cards[0]' } }],
    },
  },
  'Hayley Kaplan: Universal Scholar': {
    'installs another card of the type of the first': {
      rules: ['ORD-01'],
      runner: {
        identity: 'Hayley Kaplan: Universal Scholar',
        grip: ['Akamatsu Mem Chip', 'Dyson Mem Chip', 'Kati Jones'],
      },
      script: [
        installs('Akamatsu Mem Chip'),
        runnerChooses('Hayley Kaplan: Universal Scholar', { option: 'yes' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Dyson Mem Chip', is: { at: 'rig' } },
        { path: 'runner.clicks', eq: 3 },
        { path: 'runner.credits', eq: 1 },
      ],
    },
    'asks nothing without such a card': {
      runner: {
        identity: 'Hayley Kaplan: Universal Scholar',
        grip: ['Akamatsu Mem Chip', 'Kati Jones'],
      },
      script: [installs('Akamatsu Mem Chip'), runnerDoes('gain-credit')],
      expect: [{ card: 'Kati Jones', is: { at: 'grip' } }],
    },
  },
  'Game Day': {
    'fills the grip for two clicks': {
      lines: [0, 1],
      runner: { grip: ['Game Day', 'Modded'], stack: Array.from({ length: 8 }, () => 'Diesel') },
      script: [runnerPlays('Game Day')],
      expect: [
        { path: 'runner.grip', count: 5 },
        { path: 'runner.clicks', eq: 2 },
      ],
    },
    'takes the place of itself in a full grip': {
      rules: ['ABIL-09'],
      lines: [1],
      runner: {
        grip: ['Game Day', 'Modded', 'Modded', 'Modded', 'Diesel'],
        stack: ['Sure Gamble', 'Diesel'],
      },
      script: [runnerPlays('Game Day')],
      expect: [
        { path: 'runner.grip', count: 5 },
        { path: 'runner.stack', count: 1 },
      ],
    },
  },
  'London Library': {
    'holds a program for nothing, until the turn ends': {
      lines: [0, 1],
      turn: { ...runnerTurn, clicks: 1 },
      runner: { credits: 0, grip: ['Magnum Opus'], rig: { resources: ['London Library'] } },
      script: [
        runnerUses('London Library', 1),
        goTo('runner.1.6', {
          expect: [{ card: 'Magnum Opus', is: { at: 'hosted:London Library' } }],
        }),
        goTo('corp.1.2'),
      ],
      expect: [{ card: 'Magnum Opus', is: { at: 'heap' } }],
    },
    'takes no virus': {
      lines: [1],
      runner: { grip: ['Medium'], rig: { resources: ['London Library'] } },
      script: [runnerUses('London Library', 1, { illegal: 'NO_EFFECT' })],
    },
    'gives a program back': {
      lines: [2],
      runner: { rig: { resources: [{ card: 'London Library', hosted: ['Magnum Opus'] }] } },
      script: [runnerUses('London Library', 2)],
      expect: [{ card: 'Magnum Opus', is: { at: 'grip' } }],
    },
    'cannot be installed on otherwise': {
      lines: [1],
      runner: { grip: ['Corroder'], rig: { resources: ['London Library'] } },
      script: [installs('Corroder', { host: 'London Library', illegal: 'BAD_TARGET' })],
    },
  },
  'Analog Dreamers': {
    'shuffles an unrezzed card into R&D instead of accessing': {
      rules: ['REPL-01'],
      policy: { random: 'first' },
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { rig: { programs: ['Analog Dreamers'] } },
      script: [
        runnerUses('Analog Dreamers', 0),
        runnerChooses('Analog Dreamers', { option: 'replace' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.rd', count: 4 }, { noFact: { type: 'accessed' } }],
    },
    'takes none with an advancement token': {
      corp: {
        rd: ['Hedge Fund'],
        servers: { 'Server 1': { cards: [{ card: 'Snare!', advancement: 0 }] } },
      },
      runner: { rig: { programs: ['Analog Dreamers'] } },
      script: [
        runnerUses('Analog Dreamers', 0),
        runnerChooses('Analog Dreamers', { option: 'access' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Snare!', is: { at: 'Server 1.cards[0]' } }],
    },
  },
  'Film Critic': {
    'takes an agenda on itself, which is not stolen': {
      lines: [0, 1],
      rules: ['HOST-11'],
      corp: { servers: { 'Server 1': { cards: ['Private Security Force'] } } },
      runner: { rig: { resources: ['Film Critic'] } },
      script: [run('Server 1'), runnerChooses('Film Critic', { option: 'yes' }), goTo('run-ended')],
      expect: [
        { path: 'runner.agendaPoints', eq: 0 },
        { card: 'Private Security Force', is: { at: 'hosted:Film Critic' } },
      ],
    },
    'trashes what lay on the agenda that it takes': {
      lines: [1],
      rules: ['HOST-09'],
      corp: {
        servers: {
          'Server 1': { cards: [{ card: 'Glenn Station', hosted: ['Hedge Fund'] }] },
        },
      },
      runner: { rig: { resources: ['Film Critic'] } },
      script: [run('Server 1'), runnerChooses('Film Critic', { option: 'yes' }), goTo('run-ended')],
      expect: [
        { card: 'Glenn Station', is: { at: 'hosted:Film Critic' } },
        { card: 'Hedge Fund', is: { at: 'archives' } },
      ],
    },
    'has no room for a second': {
      lines: [0],
      corp: { servers: { 'Server 1': { cards: ['Hostile Takeover'] } } },
      runner: { rig: { resources: [{ card: 'Film Critic', hosted: ['Private Security Force'] }] } },
      script: [run('Server 1'), goTo('run-ended')],
      expect: [{ path: 'runner.agendaPoints', eq: 1 }],
    },
    'makes it the own agenda of the Runner for two clicks': {
      lines: [2],
      runner: { rig: { resources: [{ card: 'Film Critic', hosted: ['Private Security Force'] }] } },
      script: [runnerUses('Film Critic', 2)],
      expect: [
        { path: 'runner.agendaPoints', eq: 2 },
        { path: 'runner.clicks', eq: 2 },
        { noFact: { type: 'stolen' } },
      ],
    },
  },
  Turntable: {
    'swaps what was stolen with an agenda of the Corp': {
      lines: [0, 1],
      rules: ['SWAP-01'],
      corp: {
        score: ['Hostile Takeover'],
        servers: { 'Server 1': { cards: ['Priority Requisition'] } },
      },
      runner: { rig: { hardware: ['Turntable'] } },
      script: [run('Server 1'), runnerChooses('Turntable', { option: 'yes' }), goTo('run-ended')],
      expect: [
        { path: 'runner.agendaPoints', eq: 1 },
        { path: 'corp.agendaPoints', eq: 3 },
        { path: 'runner.mu.limit', eq: 5 },
      ],
    },
    'may leave it': {
      lines: [1],
      corp: {
        score: ['Priority Requisition'],
        servers: { 'Server 1': { cards: ['Hostile Takeover'] } },
      },
      runner: { rig: { hardware: ['Turntable'] } },
      script: [run('Server 1'), runnerChooses('Turntable', { option: 'no' }), goTo('run-ended')],
      expect: [{ path: 'runner.agendaPoints', eq: 1 }],
    },
  },
  DDoS: {
    'keeps the outermost ice from being rezzed this turn': {
      turn: { ...runnerTurn, at: 'runner.1.5' },
      corp: { servers: { Archives: { ice: ['Ice Wall', 'Enigma'] } } },
      runner: { rig: { resources: ['DDoS'] } },
      script: [
        runnerUses('DDoS', 0),
        run('Archives'),
        corpDoes('rez', { card: 'Enigma', at: 'run.2.3', illegal: 'PLAY_RESTRICTION' }),
        runnerDoes('continue', { at: 'run.2.2' }),
        corpDoes('rez', { card: 'Ice Wall', at: 'run.2.3' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
  'Titanium Ribs': {
    'costs two cards of the choice of the Runner': {
      lines: [0, 1],
      runner: { grip: ['Titanium Ribs', 'Diesel', 'Modded', 'Easy Mark'] },
      script: [
        installs('Titanium Ribs'),
        runnerChooses('Titanium Ribs', { cards: ['Modded', 'Diesel'] }),
        goTo('runner.1.6'),
      ],
      expect: [{ path: 'runner.grip', eq: ['Easy Mark'] }],
    },
    'lets the Runner choose what other damage takes': {
      lines: [1],
      corp: { servers: { 'Server 1': { cards: ['Snare!'] } } },
      runner: {
        grip: ['Diesel', 'Modded', 'Easy Mark', 'Stimhack'],
        rig: { hardware: ['Titanium Ribs'] },
      },
      script: [
        run('Server 1'),
        corpChooses('Snare!', { option: 'yes' }),
        runnerChooses('Titanium Ribs', { cards: ['Modded', 'Diesel', 'Stimhack'] }),
        goTo('choice'),
      ],
      expect: [{ path: 'runner.grip', eq: ['Easy Mark'] }],
    },
  },
  'Defective Brainchips': {
    'adds one to the first brain damage of a turn alone': {
      lines: [1],
      rules: ['ORD-01', 'CONV-06'],
      turn: { ...corpTurn, clicks: 1 },
      policy: { random: 'first' },
      corp: {
        hq: ['Defective Brainchips'],
        servers: {
          HQ: { ice: [rezzed('Heimdall 1.0')] },
          'R&D': { ice: [rezzed('Heimdall 1.0')] },
        },
      },
      runner: { grip: ['Diesel', 'Modded', 'Easy Mark', 'Stimhack', 'Tinkering'] },
      script: [
        corpPlays('Defective Brainchips'),
        goTo('runner.1.6'),
        ...wholeRun('HQ'),
        ...wholeRun('R&D'),
      ],
      expect: [{ path: 'runner.brain', eq: 3 }],
    },
    'adds one to what the Runner suffers by a card of their own': {
      lines: [1],
      rules: ['ORD-01', 'DMG-08'],
      turn: { ...corpTurn, clicks: 1 },
      policy: { random: 'first' },
      corp: { hq: ['Defective Brainchips'] },
      runner: { grip: ['Diesel', 'Easy Mark', 'Tinkering', 'Stimhack'] },
      script: [
        corpPlays('Defective Brainchips'),
        goTo('runner.1.6'),
        runnerPlays('Stimhack', { server: 'Archives' }),
        goTo('runner.1.6'),
      ],
      expect: [{ path: 'runner.brain', eq: 2 }],
    },
    'is trashed when an agenda is stolen': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        hq: ['Defective Brainchips'],
        servers: { 'Server 1': { cards: ['Private Security Force'] } },
      },
      script: [corpPlays('Defective Brainchips'), goTo('runner.1.6'), ...wholeRun('Server 1')],
      expect: [{ card: 'Defective Brainchips', is: { at: 'archives' } }],
    },
  },
  'Underway Grid': {
    'keeps ice there from being bypassed': {
      lines: [0],
      corp: {
        servers: { HQ: { ice: [rezzed('Ice Wall')], cards: [rezzed('Underway Grid')] } },
      },
      runner: { grip: ['Inside Job'] },
      script: [runnerPlays('Inside Job', { server: 'HQ' }), goTo('run-ended')],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
    'keeps cards there from being exposed': {
      lines: [1],
      corp: {
        servers: { HQ: { ice: ['Ice Wall'], cards: [rezzed('Underway Grid')] } },
      },
      runner: { grip: ['Infiltration'] },
      script: [
        runnerPlays('Infiltration#1'),
        runnerChooses('Infiltration#1', { option: 'expose' }),
        goTo('runner.1.6'),
      ],
      expect: [{ noFact: { type: 'exposed' } }],
    },
  },
};
