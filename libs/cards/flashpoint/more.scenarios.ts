import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  corpPlays,
  goTo,
  installs,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerPlays,
  runnerUses,
} from '../sketch/steps';

export const moreScenarios: CardSketches = {
  'Khan: Savvy Skiptracer': {
    'installs an icebreaker for less after the first ice passed': {
      corp: { servers: { HQ: { ice: ['Enigma'] } } },
      runner: { identity: 'Khan: Savvy Skiptracer', credits: 1, grip: ['Corroder'] },
      script: [
        run('HQ'),
        runnerChooses('Khan: Savvy Skiptracer', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Corroder', is: { at: 'rig' } }],
    },
  },
  'Aaron Marrón': {
    'collects two counters with each agenda scored': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Private Security Force', advancement: 4 }] } },
      },
      runner: { rig: { resources: ['Aaron Marrón'] } },
      script: [corp('score', { card: 'Private Security Force' })],
      expect: [{ card: 'Aaron Marrón', is: { counters: { power: 2 } } }],
    },
    'removes a tag and draws for one': {
      lines: [1],
      turn: { ...runnerTurn, at: 'runner.1.5' },
      runner: { tags: 2, rig: { resources: [{ card: 'Aaron Marrón', counters: { power: 1 } }] } },
      script: [runnerUses('Aaron Marrón', 1)],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.grip', count: 1 },
      ],
    },
  },
  Misdirection: {
    'removes as many tags as were paid for': {
      rules: ['COST-05'],
      runner: { tags: 3, rig: { programs: ['Misdirection'] } },
      script: [runnerUses('Misdirection', 0, { x: 2 })],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.credits', eq: 3 },
        { path: 'runner.clicks', eq: 2 },
      ],
    },
  },
  Aiki: {
    'gives two cards where the bids differ, and does damage': {
      lines: [0, 1, 2],
      rules: ['PSI-01'],
      policy: { random: 'first' },
      corp: { servers: { 'R&D': { ice: [rezzed('Aiki')] } } },
      script: [
        run('R&D'),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 0 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', count: 0 },
        { path: 'runner.heap', count: 2 },
      ],
    },
  },
  'DNA Tracker': {
    'takes cards and credits': {
      lines: [0, 1, 2],
      policy: { random: 'first' },
      corp: { servers: { 'R&D': { ice: [rezzed('DNA Tracker')] } } },
      runner: { grip: ['Diesel', 'Imp', 'Corroder'] },
      script: [run('R&D'), goTo('run-ended')],
      expect: [
        { path: 'runner.grip', eq: [] },
        { path: 'runner.credits', eq: 0 },
      ],
    },
  },
  'Jinteki: Potential Unleashed': {
    'trashes a card of the stack with net damage': {
      policy: { random: 'first' },
      corp: {
        identity: 'Jinteki: Potential Unleashed',
        servers: { 'R&D': { ice: [rezzed('Neural Katana')] } },
      },
      runner: { grip: ['Diesel', 'Imp', 'Corroder'] },
      script: [run('R&D'), goTo('run-ended')],
      expect: [{ path: 'runner.stack', count: 2 }],
    },
  },
  'Crisis Management': {
    'does a meat damage to a tagged Runner each turn': {
      policy: { random: 'first' },
      turn: { ...runnerTurn, clicks: 1 },
      corp: { score: ['Crisis Management'] },
      runner: { tags: 1, grip: ['Diesel'] },
      script: [runner('gain-credit'), goTo('corp.2.2')],
      expect: [{ card: 'Diesel', is: { at: 'heap' } }],
    },
  },
  Veritas: {
    'gains, takes and traces': {
      lines: [0, 1, 2],
      corp: { credits: 0, servers: { 'R&D': { ice: [rezzed('Veritas')] } } },
      runner: { credits: 2 },
      script: [run('R&D'), corp('bid', { credits: 0 }), goTo('run-ended')],
      expect: [
        { path: 'corp.credits', eq: 2 },
        { path: 'runner.credits', eq: 0 },
        { path: 'runner.tags', eq: 1 },
      ],
    },
  },
  'Scarcity of Resources': {
    'makes resources two dearer': {
      lines: [0, 1],
      rules: ['PLAY-09'],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Scarcity of Resources'] },
      runner: { grip: ['Aaron Marrón', 'Imp'] },
      script: [
        corpPlays('Scarcity of Resources'),
        goTo('runner.1.6'),
        installs('Aaron Marrón'),
        installs('Imp', { illegal: 'CANNOT_PAY' }),
      ],
      expect: [{ path: 'runner.credits', eq: 1 }],
    },
  },
  'Enforced Curfew': {
    'takes one of the hand of the Runner': {
      lines: [0, 1],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Enforced Curfew'] },
      script: [corpPlays('Enforced Curfew'), goTo('runner.1.6')],
      expect: [{ path: 'runner.handSize', eq: 4 }],
    },
  },
  'Show of Force': {
    'does two meat damage when it is scored': {
      policy: { random: 'first' },
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Show of Force', advancement: 4 }] } } },
      runner: { grip: ['Diesel', 'Imp', 'Corroder'] },
      script: [corp('score', { card: 'Show of Force' }), goTo('corp.2.2')],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
  },
  'Best Defense': {
    'trashes what costs no more than there are tags': {
      turn: corpTurn,
      corp: { hq: ['Best Defense'] },
      runner: { tags: 2, rig: { programs: ['Imp', 'Femme Fatale'] } },
      script: [corpPlays('Best Defense'), goTo('corp.2.2')],
      expect: [
        { card: 'Imp', is: { at: 'heap' } },
        { card: 'Femme Fatale', is: { at: 'rig' } },
      ],
    },
    'finds nothing without tags': {
      turn: corpTurn,
      corp: { hq: ['Best Defense'] },
      runner: { rig: { programs: ['Femme Fatale'] } },
      script: [corpPlays('Best Defense', { illegal: 'NO_EFFECT' })],
    },
  },
  Interdiction: {
    'keeps the Corp from rezzing anything but ice in the turn of the Runner': {
      lines: [0, 1],
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'], ice: ['Ice Wall'] } } },
      runner: { grip: ['Interdiction'] },
      script: [
        runnerPlays('Interdiction'),
        run('Server 1'),
        corp('rez', { card: 'Ice Wall', at: 'run.2.3' }),
      ],
      expect: [{ card: 'Ice Wall', is: { rezzed: true } }],
    },
  },
  Houdini: {
    'breaks a code gate subroutine': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Quandary')] } } },
      runner: { rig: { programs: ['Houdini'] } },
      script: [
        run('R&D'),
        runnerUses('Houdini', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
    'needs a stealth credit to get stronger, and one of the pool will do besides': {
      lines: [1],
      rules: ['COST-12'],
      corp: { servers: { 'R&D': { ice: [rezzed('Quandary')] } } },
      runner: {
        credits: 1,
        rig: {
          programs: ['Houdini'],
          resources: [{ card: 'Ghost Runner', counters: { credit: 1 } }],
        },
      },
      script: [run('R&D'), runnerUses('Houdini', 'boost', { at: 'run.3.1' })],
      expect: [
        { card: 'Houdini', is: { strength: 6 } },
        { card: 'Ghost Runner', is: { at: 'heap' } },
        { path: 'runner.credits', eq: 0 },
      ],
    },
    'cannot without one': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed('Quandary')] } } },
      runner: { credits: 9, rig: { programs: ['Houdini'] } },
      script: [
        run('R&D'),
        runnerUses('Houdini', 'boost', { at: 'run.3.1', illegal: 'CANNOT_PAY' }),
      ],
    },
  },
  Fairchild: {
    'asks for credits, a card and brain damage': {
      lines: [0, 1, 2, 3],
      policy: { random: 'first' },
      corp: { servers: { 'R&D': { ice: [rezzed('Fairchild')] } } },
      runner: { credits: 9, grip: ['Diesel'], rig: { programs: ['Imp'] } },
      script: [
        run('R&D'),
        runnerChooses('Fairchild', { option: 'yes' }),
        runnerChooses('Fairchild', { option: 'yes' }),
        runnerChooses('Fairchild', { option: 'yes' }),
        runnerChooses('Fairchild', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 1 },
        { card: 'Imp', is: { at: 'heap' } },
        { path: 'runner.brain', eq: 1 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
};
