import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, rezzed, runnerDoes as runner } from '../sketch/steps';

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
  },
};
