import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpPlays,
  corpUses,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerPlays,
  runnerUses,
  wholeRun,
  runnerDoes,
} from '../sketch/steps';

const tenma = 'Ken "Express" Tenma: Disappeared Clone';

export const neutralRunnerScenarios: CardSketches = {
  Rebirth: {
    'makes another identity of the faction the own one, and leaves the game': {
      rules: ['OUT-01', 'OUT-02'],
      runner: { grip: ['Rebirth', 'Account Siphon', 'Inside Job'] },
      script: [
        runnerPlays('Rebirth'),
        runnerChooses('Rebirth', { option: tenma }),
        runnerPlays('Inside Job', { server: 'HQ' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.identity', eq: tenma },
        // Two for the event, one back from the new identity, none from the old.
        { path: 'runner.credits', eq: 4 },
        { card: 'Rebirth', is: { at: 'removed' } },
        { card: 'Gabriel Santiago: Consummate Professional', is: { at: 'removed' } },
      ],
    },
    'cannot choose the own identity, nor one of another faction': {
      runner: { grip: ['Rebirth'] },
      script: [
        runnerPlays('Rebirth'),
        runnerChooses('Rebirth', {
          option: 'Gabriel Santiago: Consummate Professional',
          illegal: 'BAD_TARGET',
        }),
        runnerChooses('Rebirth', { option: 'Noise: Hacker Extraordinaire', illegal: 'BAD_TARGET' }),
      ],
    },
    'has the link of the new identity, and its starting credits no more': {
      rules: ['OUT-02'],
      runner: { identity: 'Rielle "Kit" Peddler: Transhuman', grip: ['Rebirth'] },
      script: [
        runnerPlays('Rebirth'),
        runnerChooses('Rebirth', { option: 'Chaos Theory: Wünderkind' }),
      ],
      expect: [
        { path: 'runner.link', eq: 0 },
        { path: 'runner.mu.limit', eq: 5 },
        { path: 'runner.credits', eq: 5 },
      ],
    },
    'remembers what the new identity asks of the turn so far': {
      rules: ['OUT-01', 'ORD-01'],
      runner: { grip: ['Rebirth'], stack: ['Diesel', 'Modded', 'Easy Mark'] },
      corp: { hq: ['Hedge Fund'] },
      script: [
        ...wholeRun('HQ'),
        runnerPlays('Rebirth'),
        runnerChooses('Rebirth', { option: 'Liza Talking Thunder: Prominent Legislator' }),
        ...wholeRun('HQ'),
      ],
      // The first successful run of the turn on a central server is over.
      expect: [{ path: 'runner.tags', eq: 0 }],
    },
    'does nothing in a faction of one identity': {
      rules: ['ABIL-09'],
      runner: { identity: 'Apex: Invasive Predator', grip: ['Rebirth'] },
      script: [runnerPlays('Rebirth', { illegal: 'NO_EFFECT' })],
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
  '"Freedom Through Equality"': {
    'becomes an agenda as one is stolen': {
      lines: [1],
      corp: { servers: { 'Server 1': { cards: ['Hostile Takeover'] } } },
      runner: { grip: ['"Freedom Through Equality"'] },
      script: [runnerPlays('"Freedom Through Equality"'), ...wholeRun('Server 1')],
      expect: [
        { card: '"Freedom Through Equality"', is: { at: 'runner.score' } },
        { path: 'runner.agendaPoints', eq: 2 },
      ],
    },
    'goes as one is scored': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Priority Requisition', advancement: 5 }] } },
      },
      runner: { grip: ['"Freedom Through Equality"'] },
      script: [
        runnerPlays('"Freedom Through Equality"'),
        corp('score', { card: 'Priority Requisition', at: 'corp.1.2' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: '"Freedom Through Equality"', is: { at: 'heap' } },
        { path: 'runner.agendaPoints', eq: 0 },
      ],
    },
  },
  'Populist Rally': {
    'takes a click of the next turn of the Corp': {
      turn: { ...runnerTurn, clicks: 1 },
      runner: { grip: ['Populist Rally'], rig: { resources: ['Salsette Slums'] } },
      script: [runnerPlays('Populist Rally'), goTo('corp.2.2')],
      expect: [{ path: 'corp.clicks', eq: 2 }],
    },
    'needs a seedy card in play': {
      runner: { grip: ['Populist Rally', 'Salsette Slums'] },
      script: [runnerPlays('Populist Rally', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  Councilman: {
    'derezzes an asset for its cost, and it stays so this turn': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { rig: { resources: ['Councilman'] } },
      script: [
        corp('rez', { card: 'PAD Campaign' }),
        runnerChooses('Councilman', { option: 'yes' }),
        corp('rez', {
          card: 'PAD Campaign',
          illegal: ['PLAY_RESTRICTION', 'BAD_TARGET', 'NOT_ACTIVE'],
        }),
      ],
      expect: [
        { card: 'PAD Campaign', is: { rezzed: false } },
        { path: 'runner.credits', eq: 3 },
        { card: 'Councilman', is: { at: 'heap' } },
      ],
    },
    'asks nothing where the cost is too high': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { rig: { resources: ['Councilman'] }, credits: 1 },
      script: [corp('rez', { card: 'PAD Campaign' }), goTo('corp.2.2')],
      expect: [{ card: 'PAD Campaign', is: { rezzed: true } }],
    },
  },
  'Guru Davinder': {
    'prevents all net damage and goes where four credits are not paid': {
      lines: [0, 1],
      corp: { servers: { 'Server 1': { cards: ['Snare!'] } } },
      runner: {
        rig: { resources: ['Guru Davinder'] },
        grip: ['Infiltration', 'Tinkering', 'Diesel'],
      },
      script: [
        run('Server 1'),
        corpChooses('Snare!', { option: 'yes' }),
        runnerChooses('Guru Davinder', { option: 'no' }),
        runner('leave-accessed', { card: 'Snare!' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', count: 3 },
        { card: 'Guru Davinder', is: { at: 'heap' } },
        { path: 'runner.tags', eq: 1 },
      ],
    },
    'stays for four credits': {
      lines: [1],
      turn: corpTurn,
      corp: { hq: ['Scorched Earth'] },
      runner: { rig: { resources: ['Guru Davinder'] }, tags: 1, grip: ['Infiltration'] },
      script: [
        corpPlays('Scorched Earth'),
        runnerChooses('Guru Davinder', { option: 'yes' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'runner.grip', count: 1 },
        { path: 'runner.credits', eq: 1 },
        { card: 'Guru Davinder', is: { at: 'rig' } },
      ],
    },
    'stays where another card prevents the damage': {
      lines: [1],
      turn: corpTurn,
      corp: { score: ['Private Security Force'] },
      runner: {
        tags: 1,
        grip: ['Diesel'],
        rig: { hardware: ['Muresh Bodysuit'], resources: ['Guru Davinder'] },
      },
      script: [corpUses('Private Security Force', 0), goTo('corp.2.2')],
      expect: [
        { card: 'Guru Davinder', is: { at: 'rig' } },
        { path: 'runner.grip', count: 1 },
      ],
    },
  },
  'The Turning Wheel': {
    'gets a counter when a run on HQ or R&D ends without a theft': {
      lines: [0],
      corp: { archives: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { resources: ['The Turning Wheel'] } },
      script: [
        ...wholeRun('HQ', { label: 'a' }),
        ...wholeRun('R&D', { label: 'b' }),
        ...wholeRun('Archives'),
      ],
      expect: [{ card: 'The Turning Wheel', is: { counters: { power: 2 } } }],
    },
    'gets none where an agenda was stolen': {
      lines: [0],
      corp: { rd: ['Priority Requisition', 'Hedge Fund'] },
      runner: { rig: { resources: ['The Turning Wheel'] } },
      script: [run('R&D'), runner('steal', { card: 'Priority Requisition' }), goTo('run-ended')],
      expect: [{ noFact: { type: 'tokens-placed' } }],
    },
    'gives an access for two counters': {
      lines: [1],
      runner: { rig: { resources: [{ card: 'The Turning Wheel', counters: { power: 2 } }] } },
      script: [run('R&D'), runnerUses('The Turning Wheel', 1), goTo('run-ended')],
      expect: [{ facts: [{ type: 'accessed' }, { type: 'accessed' }, { type: 'run-ended' }] }],
    },
  },
  'Corporate Scandal': {
    'gives a credit in each run, though there is no bad publicity': {
      lines: [1],
      rules: ['BP-01', 'CONV-06'],
      corp: { rd: ['PAD Campaign'] },
      runner: { credits: 6, grip: ['Corporate Scandal'] },
      script: [
        runner('play', { card: 'Corporate Scandal' }),
        run('R&D'),
        runner('trash-accessed', { card: 'PAD Campaign' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { card: 'PAD Campaign', is: { at: 'archives' } },
      ],
    },
    'lasts until an agenda is scored': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Private Security Force', advancement: 4 }] } },
      },
      runner: { credits: 6, grip: ['Corporate Scandal'] },
      script: [
        runner('play', { card: 'Corporate Scandal' }),
        goTo('turn-ended'),
        corp('score', { card: 'Private Security Force' }),
      ],
      expect: [{ card: 'Corporate Scandal', is: { at: 'heap' } }],
    },
  },
  'Rigged Results': {
    'runs past a piece of ice where the Corp guessed wrong': {
      lines: [0],
      rules: ['PSI-03'],
      corp: { servers: { HQ: { ice: [rezzed('Wall of Static'), rezzed('Pop-up Window')] } } },
      runner: { credits: 5, grip: ['Rigged Results'] },
      script: [
        runnerPlays('Rigged Results'),
        runnerChooses('Rigged Results', { number: 2 }),
        corpChooses('Rigged Results', { number: 0 }),
        runnerChooses('Rigged Results', { server: 'HQ' }),
        runnerChooses('Rigged Results', { cards: ['Wall of Static'] }),
        runnerChooses('Pop-up Window', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'ice-bypassed', card: 'Wall of Static' }] },
        { facts: [{ type: 'run-successful', server: 'HQ' }] },
      ],
    },
    'makes no run where the Corp guessed right, and the credits are gone': {
      lines: [0],
      rules: ['PSI-03'],
      runner: { credits: 5, grip: ['Rigged Results'] },
      script: [
        runnerPlays('Rigged Results'),
        runnerChooses('Rigged Results', { number: 1 }),
        corpChooses('Rigged Results', { number: 1 }),
        runnerDoes('gain-credit'),
      ],
      expect: [{ path: 'runner.credits', eq: 5 }, { noFact: { type: 'run-began' } }],
    },
    'lets no more than two be spent': {
      lines: [0],
      runner: { credits: 5, grip: ['Rigged Results'] },
      script: [
        runnerPlays('Rigged Results'),
        runnerChooses('Rigged Results', { number: 3, illegal: ['WRONG_COUNT', 'BAD_TARGET'] }),
      ],
    },
  },
};
