import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  installs,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerPlays,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const criminalScenarios: CardSketches = {
  'Liza Talking Thunder: Prominent Legislator': {
    'draws two cards with a tag at the first success on a central server': {
      rules: ['ORD-01'],
      corp: { servers: { 'Server 1': { ice: ['Ice Wall'] } } },
      runner: { identity: 'Liza Talking Thunder: Prominent Legislator' },
      script: [...wholeRun('Server 1'), ...wholeRun('Archives'), ...wholeRun('R&D')],
      expect: [
        { path: 'runner.grip', count: 2 },
        { path: 'runner.tags', eq: 1 },
      ],
    },
    'does nothing in a run without success': {
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: { identity: 'Liza Talking Thunder: Prominent Legislator' },
      script: [...wholeRun('HQ')],
      expect: [{ path: 'runner.tags', eq: 0 }],
    },
  },
  'Hot Pursuit': {
    'gains nine credits and a tag with a success on HQ': {
      runner: { identity: 'Noise: Hacker Extraordinaire', grip: ['Hot Pursuit'] },
      script: [runnerPlays('Hot Pursuit'), goTo('run-ended')],
      expect: [
        { path: 'runner.credits', eq: 12 },
        { path: 'runner.tags', eq: 1 },
      ],
    },
    'gains nothing without': {
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: { grip: ['Hot Pursuit'] },
      script: [runnerPlays('Hot Pursuit'), goTo('run-ended'), ...wholeRun('Archives')],
      expect: [
        { path: 'runner.credits', eq: 3 },
        { path: 'runner.tags', eq: 0 },
      ],
    },
    'brings nothing where the run was moved': {
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Susanoo-no-Mikoto')] } } },
      runner: { grip: ['Hot Pursuit'] },
      script: [runnerPlays('Hot Pursuit'), goTo('run-ended')],
      expect: [
        { path: 'runner.credits', eq: 3 },
        { facts: [{ type: 'run-successful', server: 'Archives' }] },
      ],
    },
  },
  Bankroll: {
    'takes in a credit with each success, and pays all of them': {
      lines: [0, 1],
      runner: { identity: 'Noise: Hacker Extraordinaire', rig: { programs: ['Bankroll'] } },
      script: [
        run('Archives'),
        runnerChooses('Bankroll', { option: 'yes' }),
        goTo('run-ended'),
        run('HQ'),
        runnerChooses('Bankroll', { option: 'no' }),
        goTo('run-ended'),
        run('R&D'),
        runnerChooses('Bankroll', { option: 'yes' }),
        goTo('run-ended'),
        runnerUses('Bankroll', 1),
      ],
      expect: [
        { path: 'runner.credits', eq: 7 },
        { card: 'Bankroll', is: { at: 'heap' } },
      ],
    },
    'gives what it had, taken': {
      lines: [1],
      rules: ['COST-10'],
      turn: { side: 'runner', number: 2, clicks: 4, at: 'runner.1.5' },
      runner: { rig: { programs: [{ card: 'Bankroll', counters: { credit: 3 } }] } },
      script: [runnerUses('Bankroll', 1)],
      expect: [
        { path: 'runner.credits', eq: 8 },
        { facts: [{ type: 'credits-taken', amount: 3 }] },
        { noFact: { type: 'credits-gained' } },
      ],
    },
  },
  Tycoon: {
    'pays the Corp once for an encounter in which it broke': {
      lines: [0, 1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Eli 1.0')] } } },
      runner: { rig: { programs: ['Tycoon'] } },
      script: [
        run('R&D'),
        runnerUses('Tycoon', 'boost', {
          at: 'run.3.1',
          expect: [{ card: 'Tycoon', is: { strength: 4 } }],
        }),
        runnerUses('Tycoon', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Tycoon', 'break', { subs: [1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 7 },
        { path: 'runner.credits', eq: 1 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'pays nothing where it did not break, even after a boost': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { programs: ['Tycoon'] } },
      script: [run('R&D'), runnerUses('Tycoon', 'boost', { at: 'run.3.1' }), goTo('run-ended')],
      expect: [{ path: 'corp.credits', eq: 5 }],
    },
  },
  'Miss Bones': {
    'is installed with twelve credits, which trash installed cards': {
      lines: [0, 1],
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { credits: 2, grip: ['Miss Bones'] },
      script: [
        installs('Miss Bones'),
        run('Server 1'),
        runner('trash-accessed', { card: 'PAD Campaign' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Miss Bones', is: { counters: { credit: 8 } } },
        { path: 'runner.credits', eq: 0 },
      ],
    },
    'pays for nothing in HQ': {
      lines: [1],
      corp: { hq: ['PAD Campaign'] },
      runner: {
        credits: 0,
        rig: { resources: [{ card: 'Miss Bones', counters: { credit: 12 } }] },
      },
      script: [
        run('HQ'),
        runner('trash-accessed', {
          card: 'PAD Campaign',
          illegal: ['CANNOT_PAY', 'WRONG_WINDOW'],
        }),
      ],
    },
    'is trashed with her last credit': {
      lines: [0],
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: {
        credits: 0,
        rig: { resources: [{ card: 'Miss Bones', counters: { credit: 4 } }] },
      },
      script: [
        run('Server 1'),
        runner('trash-accessed', { card: 'PAD Campaign' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Miss Bones', is: { at: 'heap' } },
        { card: 'PAD Campaign', is: { at: 'archives' } },
      ],
    },
  },
  Paragon: {
    'gains a credit and may put the top card under the stack': {
      lines: [0, 1],
      runner: { rig: { hardware: ['Paragon'] } },
      script: [
        run('Archives'),
        runnerChooses('Paragon', { option: 'yes' }),
        runnerChooses('Paragon', { cards: ['Infiltration'] }),
        goTo('run-ended'),
        runner('draw'),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.credits', eq: 6 },
        { path: 'runner.mu.limit', eq: 5 },
        { card: 'Special Order', is: { at: 'grip' } },
      ],
    },
    'works with the first success of a turn alone, and may leave the card': {
      lines: [1],
      runner: { rig: { hardware: ['Paragon'] } },
      script: [
        run('Archives'),
        runnerChooses('Paragon', { option: 'yes' }),
        runnerChooses('Paragon', { cards: [] }),
        goTo('run-ended'),
        ...wholeRun('Archives', { label: 'b' }),
        runner('draw'),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.credits', eq: 6 },
        { card: 'Infiltration', is: { at: 'grip' } },
      ],
    },
  },
  'Thunder Art Gallery': {
    'installs a card for one less with the first tag that goes': {
      runner: {
        rig: { resources: ['Thunder Art Gallery'] },
        tags: 2,
        grip: ['Corroder'],
        credits: 6,
      },
      script: [
        runner('remove-tag'),
        runnerChooses('Thunder Art Gallery', { option: 'yes' }),
        runner('remove-tag'),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.credits', eq: 1 },
        { card: 'Corroder', is: { at: 'rig' } },
      ],
    },
    'is the first of the Runner, whatever the Corp paid with a tag before': {
      turn: corpTurn,
      corp: { hq: ['Observe and Destroy'] },
      runner: {
        rig: { resources: ['Thunder Art Gallery'], programs: ['Mimic'] },
        tags: 1,
        grip: ['Corroder'],
      },
      script: [
        corp('play', { card: 'Observe and Destroy' }),
        corp('choose', { for: 'Observe and Destroy', cards: ['Mimic'] }),
        corp('gain-credit'),
      ],
      expect: [{ card: 'Corroder', is: { at: 'grip' } }],
    },
  },
};
