import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerPlays,
  runnerUses,
} from '../sketch/steps';

export const mechanismScenarios: CardSketches = {
  'Levy AR Lab Access': {
    'shuffles grip and heap into the stack, draws five and leaves the game': {
      rules: ['UNIN-01', 'CHAIN-03'],
      runner: {
        grip: ['Levy AR Lab Access', 'Diesel'],
        heap: ['Sure Gamble', 'Corroder'],
        stack: ['Infiltration'],
      },
      policy: { random: 'first' },
      script: [runner('play', { card: 'Levy AR Lab Access' }), runner('gain-credit')],
      expect: [
        { path: 'runner.heap', eq: [] },
        { path: 'runner.stack', eq: [] },
        { card: 'Levy AR Lab Access', is: { at: 'removed' } },
        { card: 'Diesel', is: { at: 'grip' } },
        { card: 'Corroder', is: { at: 'grip' } },
      ],
    },
    'shuffles what the Runner has into the stack and draws five': {
      policy: { random: 'first' },
      runner: {
        credits: 5,
        grip: ['Levy AR Lab Access', 'Diesel'],
        heap: ['Corroder', 'Ninja'],
        stack: ['Stimhack'],
      },
      script: [runnerPlays('Levy AR Lab Access')],
      expect: [
        { path: 'runner.grip', count: 4 },
        { path: 'runner.heap', count: 0 },
        { path: 'runner.stack', count: 0 },
        { card: 'Levy AR Lab Access', is: { at: 'removed' } },
      ],
    },
  },
  Scavenge: {
    'installs for less what the trashed program cost': {
      lines: [0, 1],
      rules: ['COST-14'],
      runner: {
        credits: 1,
        grip: ['Scavenge', 'Magnum Opus'],
        rig: { programs: ['Gordian Blade'] },
      },
      script: [
        runner('play', { card: 'Scavenge' }),
        runner('choose', { for: 'Scavenge', cards: ['Magnum Opus'] }),
      ],
      expect: [
        { card: 'Gordian Blade', is: { at: 'heap' } },
        { card: 'Magnum Opus', is: { at: 'rig' } },
        { path: 'runner.credits', eq: 0 },
      ],
    },
    'installs nothing where the program stays': {
      runner: {
        credits: 5,
        grip: ['Scavenge', 'Gordian Blade'],
        rig: { programs: ['Corroder'], resources: ['Sacrificial Construct'] },
      },
      script: [
        runnerPlays('Scavenge'),
        runnerUses('Sacrificial Construct', 0),
        runner('gain-credit'),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'rig' } },
        { card: 'Gordian Blade', is: { at: 'grip[0]' } },
        { path: 'runner.credits', eq: 6 },
      ],
    },
    'may install again the very program it trashed': {
      lines: [0, 1],
      runner: { credits: 0, grip: ['Scavenge'], rig: { programs: [{ card: 'Corroder' }] } },
      script: [runnerPlays('Scavenge', { targets: ['Corroder'] }), runner('gain-credit')],
      expect: [
        { card: 'Corroder', is: { at: 'rig' } },
        { path: 'runner.credits', eq: 1 },
      ],
    },
    'makes a dearer program cheaper by the trashed one': {
      lines: [0, 1],
      runner: {
        credits: 1,
        grip: ['Scavenge', 'Gordian Blade'],
        heap: ['Crypsis'],
        rig: { programs: ['Ninja'] },
      },
      script: [
        runnerPlays('Scavenge', { targets: ['Ninja'] }),
        runnerChooses('Scavenge', { cards: ['Crypsis'] }),
      ],
      expect: [
        { card: 'Crypsis', is: { at: 'rig' } },
        { card: 'Ninja', is: { at: 'heap' } },
        { path: 'runner.credits', eq: 0 },
      ],
    },
  },
  'Efficiency Committee': {
    'enters with three counters': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Efficiency Committee', advancement: 4 }] } },
      },
      script: [corp('score', { card: 'Efficiency Committee' })],
      expect: [{ card: 'Efficiency Committee', is: { counters: { agenda: 3 } } }],
    },
    'gains two clicks, and nothing can be advanced this turn': {
      lines: [1],
      rules: ['CANT-01'],
      turn: corpTurn,
      corp: {
        score: [{ card: 'Efficiency Committee', counters: { agenda: 3 } }],
        servers: { 'Server 1': { cards: ['Priority Requisition'] } },
      },
      script: [
        corp('use', { card: 'Efficiency Committee', ability: 1 }),
        corp('advance', { card: 'Priority Requisition', illegal: 'PLAY_RESTRICTION' }),
      ],
      expect: [{ path: 'corp.clicks', eq: 4 }],
    },
  },
  'Director Haas': {
    'gives a click more each turn': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [rezzed('Director Haas')] } } },
      script: [runner('gain-credit'), goTo('corp.2.2')],
      expect: [{ path: 'corp.clicks', eq: 4 }],
    },
    'is worth two points to the Runner who trashes her while accessing her': {
      lines: [1],
      rules: ['CONV-01'],
      corp: { servers: { 'Server 1': { cards: [rezzed('Director Haas')] } } },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('trash-accessed', { card: 'Director Haas' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Director Haas', is: { at: 'runner.score' } },
        { path: 'runner.agendaPoints', eq: 2 },
      ],
    },
    'is worth two points when Imp trashes her': {
      lines: [1],
      corp: { servers: { 'Server 1': { cards: [rezzed('Director Haas')] } } },
      runner: { credits: 0, rig: { programs: [{ card: 'Imp', counters: { virus: 1 } }] } },
      script: [run('Server 1'), runnerUses('Imp', 1), goTo('run-ended')],
      expect: [
        { card: 'Director Haas', is: { at: 'runner.score' } },
        { path: 'runner.agendaPoints', eq: 2 },
        { card: 'Imp', is: { counters: { virus: 0 } } },
      ],
    },
    'is worth two points from HQ, too': {
      lines: [1],
      corp: { hq: ['Director Haas'] },
      runner: { identity: 'Noise: Hacker Extraordinaire' },
      script: [run('HQ'), runner('trash-accessed', { card: 'Director Haas' }), goTo('run-ended')],
      expect: [
        { path: 'runner.agendaPoints', eq: 2 },
        { path: 'runner.credits', eq: 0 },
      ],
    },
    'gives a click from the next turn on': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { credits: 3, servers: { 'Server 1': { cards: ['Director Haas'] } } },
      script: [runner('gain-credit'), corp('rez', { card: 'Director Haas' }), goTo('corp.2.2')],
      expect: [{ path: 'corp.clicks', eq: 4 }],
    },
    'gives none in the turn she is rezzed after the clicks came': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { credits: 3, servers: { 'Server 1': { cards: ['Director Haas'] } } },
      script: [corp('rez', { card: 'Director Haas' }), corp('gain-credit')],
      expect: [{ path: 'corp.clicks', eq: 2 }],
    },
  },
};
