import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  rezzed,
  goTo,
  run,
  wholeRun,
  corpPlays,
  corpChooses,
  corpDoes as corp,
  runnerDoes as runner,
  corpDoes,
  runnerDoes,
  chance,
} from '../sketch/steps';

export const jintekiScenarios: CardSketches = {
  'Pālanā Foods: Sustainable Growth': {
    'gains a credit with the first card the Runner draws': {
      corp: { identity: 'Pālanā Foods: Sustainable Growth' },
      script: [runner('draw'), runner('draw')],
      expect: [{ path: 'corp.credits', eq: 6 }],
    },
    'gains none with the hand that a game begins with': {
      rules: ['ORD-01'],
      turn: { number: 1, side: 'corp', clicks: 0, at: 'setup' },
      corp: {
        identity: 'Pālanā Foods: Sustainable Growth',
        rd: Array.from({ length: 7 }, () => 'Hedge Fund'),
      },
      runner: { stack: Array.from({ length: 7 }, () => 'Diesel') },
      policy: { random: 'first' },
      script: [corp('keep'), runner('keep'), goTo('corp.2.2')],
      expect: [
        { path: 'runner.grip', count: 5 },
        { path: 'corp.credits', eq: 5 },
      ],
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
  'Heritage Committee': {
    'draws three and puts one back on R&D': {
      turn: corpTurn,
      corp: {
        hq: ['Heritage Committee', 'Hedge Fund'],
        rd: ['Enigma', 'Ice Wall', 'Hunter', 'Archer'],
      },
      script: [
        corpPlays('Heritage Committee'),
        corpChooses('Heritage Committee', { cards: ['Hedge Fund'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.hq', count: 3 },
        { path: 'corp.rd', eq: ['Hedge Fund', 'Archer'] },
        { view: 'runner', mustNotContain: ['Hedge Fund'] },
      ],
    },
  },
  '"Clones are not People"': {
    'becomes an agenda as one is scored': {
      lines: [1],
      turn: corpTurn,
      corp: {
        credits: 9,
        hq: ['"Clones are not People"'],
        servers: { 'Server 1': { cards: [{ card: 'Project Beale', advancement: 3 }] } },
      },
      script: [
        corpPlays('"Clones are not People"'),
        corp('score', { card: 'Project Beale' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: '"Clones are not People"', is: { at: 'corp.score' } },
        { path: 'corp.agendaPoints', eq: 3 },
      ],
    },
    'goes as one is stolen': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        hq: ['"Clones are not People"'],
        servers: { 'Server 1': { cards: ['Hostile Takeover'] } },
      },
      script: [corpPlays('"Clones are not People"'), goTo('runner.1.6'), ...wholeRun('Server 1')],
      expect: [
        { card: '"Clones are not People"', is: { at: 'archives' } },
        { path: 'corp.agendaPoints', eq: 0 },
      ],
    },
  },
  Upayoga: {
    'takes two credits on different bids, and resolves a subroutine of psi ice': {
      lines: [0, 1],
      corp: {
        servers: {
          'R&D': { ice: [rezzed('Snowflake'), rezzed('Upayoga')] },
          HQ: { ice: [rezzed('Enigma')] },
        },
      },
      script: [
        run('R&D'),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 0 }),
        goTo('choice', { expect: [{ path: 'runner.credits', eq: 3 }] }),
        corpChooses('Upayoga', { cards: ['Snowflake'] }),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 0 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 3 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  'Voter Intimidation': {
    'trashes a resource on different bids': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Voter Intimidation'] },
      runner: { score: ['Hostile Takeover'], rig: { resources: ['Kati Jones', 'Bank Job'] } },
      script: [
        corpPlays('Voter Intimidation'),
        corp('bid', { credits: 2 }),
        runner('bid', { credits: 1 }),
        corpChooses('Voter Intimidation', { cards: ['Bank Job'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Bank Job', is: { at: 'heap' } },
        { path: 'corp.credits', eq: 2 },
        { path: 'runner.credits', eq: 4 },
      ],
    },
    'trashes none on equal bids': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Voter Intimidation'] },
      runner: { score: ['Hostile Takeover'], rig: { resources: ['Kati Jones'] } },
      script: [
        corpPlays('Voter Intimidation'),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        goTo('corp.2.2'),
      ],
      expect: [{ card: 'Kati Jones', is: { at: 'rig' } }],
    },
    'cannot be played against a Runner without an agenda': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Voter Intimidation'] },
      runner: { rig: { resources: ['Kati Jones'] } },
      script: [corpPlays('Voter Intimidation', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  'Political Dealings': {
    'installs an agenda that was drawn': {
      turn: corpTurn,
      corp: {
        rd: ['Hostile Takeover', 'Hedge Fund'],
        servers: { 'Server 1': { cards: [rezzed('Political Dealings')] } },
      },
      script: [
        corp('draw'),
        corpChooses('Political Dealings', { option: 'yes' }),
        corpChooses('Political Dealings', { server: 'new' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Hostile Takeover', is: { at: 'Server 2.cards[0]' } },
        { facts: [{ type: 'revealed', card: 'Hostile Takeover' }, { type: 'installed' }] },
      ],
    },
    'asks about no other card': {
      turn: corpTurn,
      corp: {
        rd: ['Hedge Fund', 'Hostile Takeover'],
        servers: { 'Server 1': { cards: [rezzed('Political Dealings')] } },
      },
      script: [corp('draw'), corp('gain-credit'), goTo('corp.2.2')],
      expect: [{ card: 'Hedge Fund', is: { at: 'hq' } }],
    },
  },
  'Dedicated Neural Net': {
    'lets the Corp choose what of HQ is accessed': {
      corp: { score: ['Dedicated Neural Net'], hq: ['Priority Requisition', 'Hedge Fund'] },
      script: [
        run('HQ'),
        corpDoes('bid', { credits: 1 }),
        runnerDoes('bid', { credits: 0 }),
        corpChooses('Dedicated Neural Net', { cards: ['Hedge Fund'] }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'accessed', card: 'Hedge Fund' }] },
        { path: 'runner.score', eq: [] },
        { view: 'runner', mustNotContain: ['Priority Requisition'] },
      ],
    },
    'leaves it to chance where both spend the same': {
      corp: { score: ['Dedicated Neural Net'], hq: ['Priority Requisition', 'Hedge Fund'] },
      script: [
        run('HQ'),
        corpDoes('bid', { credits: 1 }),
        runnerDoes('bid', { credits: 1 }),
        chance('hq-access', ['Priority Requisition']),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.score', count: 1 }],
    },
  },
  'Raman Rai': {
    'swaps the drawn card for one of its type in Archives, for a click': {
      lines: [1],
      turn: corpTurn,
      corp: {
        rd: ['Hedge Fund', 'Enigma'],
        archives: [
          { card: 'Biotic Labor', faceup: false },
          { card: 'Ice Wall', faceup: true },
        ],
        servers: { 'Server 1': { cards: [rezzed('Raman Rai')] } },
      },
      script: [
        corp('draw'),
        corpChooses('Raman Rai', { option: 'yes' }),
        corp('draw'),
        goTo('corp.3.1'),
      ],
      expect: [
        { path: 'corp.hq', eq: ['Biotic Labor', 'Enigma'] },
        { card: 'Hedge Fund', is: { at: 'archives', faceup: true } },
        { card: 'Ice Wall', is: { at: 'archives' } },
        {
          facts: [
            { type: 'revealed', card: 'Biotic Labor' },
            { type: 'revealed', card: 'Hedge Fund' },
          ],
        },
      ],
    },
    'does so once a turn': {
      lines: [1],
      turn: corpTurn,
      corp: {
        rd: ['Hedge Fund', 'Restructure', 'Enigma'],
        archives: [{ card: 'Biotic Labor', faceup: true }],
        servers: { 'Server 1': { cards: [rezzed('Raman Rai')] } },
      },
      script: [
        corp('draw'),
        corpChooses('Raman Rai', { option: 'yes' }),
        corp('draw'),
        corp('gain-credit', { illegal: ['NO_CLICKS', 'WRONG_WINDOW'] }),
      ],
      expect: [{ path: 'corp.hq', eq: ['Biotic Labor', 'Restructure'] }],
    },
    'does nothing without a card of the type in Archives': {
      lines: [1],
      turn: corpTurn,
      corp: {
        rd: ['Hedge Fund', 'Enigma'],
        archives: ['Ice Wall'],
        servers: { 'Server 1': { cards: [rezzed('Raman Rai')] } },
      },
      script: [corp('draw'), corp('gain-credit')],
      expect: [{ path: 'corp.clicks', eq: 1 }],
    },
    'has no click to lose in the turn of the Runner': {
      lines: [1],
      corp: {
        rd: ['Hedge Fund', 'Enigma', 'Ice Wall', 'Hunter'],
        archives: ['Biotic Labor'],
        servers: {
          HQ: {},
          'Server 1': { cards: [rezzed('Raman Rai')] },
        },
      },
      runner: { grip: ['Fisk Investment Seminar'] },
      script: [runner('play', { card: 'Fisk Investment Seminar' }), runner('gain-credit')],
      expect: [{ path: 'corp.hq', count: 3 }],
    },
  },
};
