import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import { rezzed, runnerDoes, goTo, wholeRun, installs, corpChooses, run } from '../sketch/steps';

/** What the cards of this cycle do, by faction. */
export const draftScenarios: CardSketches = {
  'Boris "Syfr" Kovac: Crafty Veteran': {
    'removes a tag with more criminal cards than of any other faction': {
      turn: { ...runnerTurn, at: 'runner.1.2' },
      lines: [1],
      runner: {
        identity: 'Boris "Syfr" Kovac: Crafty Veteran',
        tags: 2,
        rig: { programs: ['Ninja', 'Corroder'], resources: ['Bank Job', 'Armitage Codebusting'] },
      },
      script: [goTo('runner.1.6')],
      expect: [{ path: 'runner.tags', eq: 1 }],
    },
    'removes none with as many of another': {
      turn: { ...runnerTurn, at: 'runner.1.2' },
      runner: {
        identity: 'Boris "Syfr" Kovac: Crafty Veteran',
        tags: 2,
        rig: { programs: ['Ninja', 'Corroder'] },
      },
      script: [goTo('runner.1.6')],
      expect: [{ path: 'runner.tags', eq: 2 }],
    },
  },
  'Jamie "Bzzz" Micken: Techno Savant': {
    'draws for the first install of a turn that leaves most cards shaper': {
      lines: [1],
      runner: {
        identity: 'Jamie "Bzzz" Micken: Techno Savant',
        credits: 9,
        grip: ['Akamatsu Mem Chip', 'Gordian Blade'],
        stack: ['Diesel', 'Imp'],
      },
      script: [installs('Akamatsu Mem Chip'), installs('Gordian Blade'), goTo('runner.1.6')],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
  },
  'Strategic Innovations: Future Forward': {
    'shuffles a card of Archives into R&D': {
      lines: [1],
      policy: { random: 'first' },
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        identity: 'Strategic Innovations: Future Forward',
        archives: ['Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Eli 1.0')] } },
      },
      script: [runnerDoes('gain-credit'), goTo('corp.2.2')],
      expect: [{ path: 'corp.archives', count: 0 }],
    },
  },
  'Synthetic Systems: The World Re-imagined': {
    'swaps two pieces of ice': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        identity: 'Synthetic Systems: The World Re-imagined',
        servers: { HQ: { ice: [rezzed('Neural Katana')] }, 'R&D': { ice: ['Ice Wall'] } },
      },
      script: [
        corpChooses('Synthetic Systems: The World Re-imagined', { option: 'yes' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Ice Wall', is: { at: 'HQ.ice[0]' } },
        { card: 'Neural Katana', is: { at: 'R&D.ice[0]' } },
      ],
    },
  },
  'Information Dynamics: All You Need To Know': {
    'gives a tag when an agenda is scored or stolen': {
      lines: [1],
      corp: {
        identity: 'Information Dynamics: All You Need To Know',
        rd: ['Hostile Takeover'],
        servers: { HQ: { ice: [rezzed('Data Raven')] } },
      },
      script: [...wholeRun('R&D')],
      expect: [{ path: 'runner.tags', eq: 1 }],
    },
    'gives none without cards of its faction': {
      corp: { identity: 'Information Dynamics: All You Need To Know', rd: ['Hostile Takeover'] },
      script: [...wholeRun('R&D')],
      expect: [{ path: 'runner.tags', eq: 0 }],
    },
  },
  'Fringe Applications: Tomorrow, Today': {
    'places a token on ice when a turn of the Runner begins': {
      lines: [1],
      turn: { ...runnerTurn, at: 'runner.1.2' },
      corp: {
        identity: 'Fringe Applications: Tomorrow, Today',
        servers: { HQ: { ice: [rezzed('Ice Wall')] } },
      },
      script: [goTo('runner.1.6')],
      expect: [{ card: 'Ice Wall', is: { advancement: 1 } }],
    },
  },
  'Wyvern: Chemically Enhanced': {
    'shuffles the top card of the heap into the stack': {
      lines: [1],
      corp: { hq: ['Melange Mining Corp.'] },
      runner: {
        identity: 'Wyvern: Chemically Enhanced',
        heap: ['Diesel', 'Sure Gamble'],
        rig: { programs: ['Corroder'] },
      },
      policy: { random: 'first' },
      script: [run('HQ'), runnerDoes('trash-accessed'), goTo('run-ended')],
      expect: [
        { path: 'runner.heap', eq: ['Diesel'] },
        { path: 'runner.stack', count: 4 },
      ],
    },
    'does nothing without more cards of the faction than of another': {
      lines: [1],
      corp: { hq: ['Melange Mining Corp.'] },
      runner: {
        identity: 'Wyvern: Chemically Enhanced',
        heap: ['Diesel', 'Sure Gamble'],
        rig: { programs: ['Corroder', 'Gordian Blade'] },
      },
      script: [run('HQ'), runnerDoes('trash-accessed'), goTo('run-ended')],
      expect: [{ path: 'runner.heap', count: 2 }],
    },
  },
};
