import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  rezzed,
  goTo,
  run,
  wholeRun,
  corpUses,
  corpPlays,
  installs,
  runnerChooses,
  corpChooses,
  corpDoes as corp,
  runnerDoes as runner,
} from '../sketch/steps';

export const neutralCorpScenarios: CardSketches = {
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
  Prisec: {
    'may tag and hurt for two credits while it is installed': {
      policy: { random: 'first' },
      corp: { servers: { 'Server 1': { cards: ['Prisec'] } } },
      runner: { grip: ['Diesel'] },
      script: [
        run('Server 1'),
        corpChooses('Prisec', { option: 'yes' }),
        runner('leave-accessed', { card: 'Prisec' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.grip', eq: [] },
        { path: 'corp.credits', eq: 3 },
      ],
    },
    'is not asked in HQ, nor without two credits': {
      corp: { credits: 1, hq: ['Prisec'], servers: { 'Server 1': { cards: ['Prisec'] } } },
      runner: { credits: 0 },
      script: [...wholeRun('HQ'), ...wholeRun('Server 1')],
      expect: [{ path: 'runner.tags', eq: 0 }],
    },
  },
  Macrophage: {
    'purges, trashes a virus, takes one out of the game, and ends the run': {
      lines: [0, 1, 2, 3],
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Macrophage')] } } },
      runner: {
        credits: 0,
        heap: ['Medium', 'Diesel'],
        rig: { programs: [{ card: 'Imp', counters: { virus: 2 } }, 'Datasucker', 'Corroder'] },
      },
      script: [
        run('HQ'),
        corpChooses('Macrophage', { cards: ['Datasucker'] }),
        corpChooses('Macrophage', { cards: ['Medium'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Imp', is: { at: 'rig', counters: { virus: 0 } } },
        { card: 'Datasucker', is: { at: 'heap' } },
        { card: 'Medium', is: { at: 'removed' } },
        {
          facts: [
            { type: 'trace-began', base: 4 },
            { type: 'purged' },
            { type: 'trace-began', base: 3 },
            { type: 'trace-began', base: 2 },
            { type: 'trace-began', base: 1 },
            { type: 'run-ended', outcome: 'unsuccessful' },
          ],
        },
      ],
    },
  },
  Tribunal: {
    'makes the Runner trash three cards of the rig': {
      lines: [0, 1, 2],
      corp: { servers: { HQ: { ice: [rezzed('Tribunal')] } } },
      runner: {
        rig: { programs: ['Corroder', 'Imp'], hardware: ['Desperado'], resources: ['Kati Jones'] },
      },
      script: [
        run('HQ'),
        runnerChooses('Tribunal', { cards: ['Kati Jones'] }),
        runnerChooses('Tribunal', { cards: ['Imp'] }),
        runnerChooses('Tribunal', { cards: ['Corroder'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Desperado', is: { at: 'rig' } },
        { path: 'runner.heap', count: 3 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  'Financial Collapse': {
    'takes two credits for each resource unless one is trashed': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Financial Collapse', 'Financial Collapse'] },
      runner: { credits: 12, rig: { resources: ['Kati Jones', 'Bank Job', 'Decoy'] } },
      script: [
        corpPlays('Financial Collapse#1'),
        runnerChooses('Financial Collapse#1', { option: 'no' }),
        goTo('corp.2.2', { expect: [{ path: 'runner.credits', eq: 6 }] }),
        corpPlays('Financial Collapse#2'),
        runnerChooses('Financial Collapse#2', { option: 'yes' }),
        runnerChooses('Financial Collapse#2', { cards: ['Decoy'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'runner.credits', eq: 6 },
        { card: 'Decoy', is: { at: 'heap' } },
      ],
    },
    'cannot be played against five credits': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Financial Collapse'] },
      runner: { rig: { resources: ['Kati Jones'] } },
      script: [corpPlays('Financial Collapse', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  'Preemptive Action': {
    'shuffles three cards of Archives into R&D, goes for good, and ends the action phase': {
      lines: [0, 1],
      rules: ['TURN-26'],
      turn: corpTurn,
      corp: {
        hq: ['Preemptive Action'],
        archives: ['Enigma', { card: 'Ice Wall', faceup: false }, 'Hedge Fund', 'Hunter'],
      },
      policy: { random: 'first' },
      script: [
        corpPlays('Preemptive Action'),
        corpChooses('Preemptive Action', { cards: ['Enigma', 'Ice Wall', 'Hedge Fund'] }),
        goTo('choice'),
      ],
      expect: [
        { path: 'corp.archives', eq: ['Hunter'] },
        { path: 'corp.rd', count: 6 },
        { path: 'removed', eq: ['Preemptive Action'] },
        { path: 'turn.side', eq: 'runner' },
      ],
    },
  },
  NASX: {
    'pays each turn, and takes what other cards paid': {
      lines: [0, 1],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        identity: 'Haas-Bioroid: Engineering the Future',
        credits: 5,
        hq: ['Hedge Fund'],
        servers: { 'Server 1': { cards: [rezzed('NASX')] } },
      },
      script: [
        corpPlays('Hedge Fund'),
        corpChooses('NASX', { option: 'yes', number: 2 }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'NASX', is: { counters: { power: 2 } } },
        { path: 'corp.credits', eq: 8 },
      ],
    },
    'heeds no credit of an action, and pays twice in the end': {
      lines: [1, 2],
      turn: corpTurn,
      corp: {
        credits: 5,
        servers: { 'Server 1': { cards: [rezzed('NASX', { counters: { power: 3 } })] } },
      },
      script: [corp('gain-credit'), corpUses('NASX', 2), goTo('corp.2.2')],
      expect: [
        { card: 'NASX', is: { at: 'archives' } },
        { path: 'corp.credits', eq: 12 },
      ],
    },
  },
};
