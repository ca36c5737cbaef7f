import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  installs,
  rezzed,
  run,
  runnerChooses,
  runnerPlays,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const anarchProgramsScenarios: CardSketches = {
  Lamprey: {
    'takes a credit for a successful run on HQ': {
      lines: [0],
      runner: { rig: { programs: ['Lamprey'] } },
      script: [...wholeRun('R&D'), ...wholeRun('HQ')],
      expect: [{ path: 'corp.credits', eq: 4 }],
    },
    'is trashed by a purge': {
      lines: [1],
      turn: corpTurn,
      runner: { rig: { programs: ['Lamprey'] } },
      script: [corp('purge')],
      expect: [{ card: 'Lamprey', is: { at: 'heap' } }],
    },
  },
  'Cerberus "Cuj.0" H3': {
    'enters with four counters': {
      lines: [0],
      runner: { grip: ['Cerberus "Cuj.0" H3'] },
      script: [installs('Cerberus "Cuj.0" H3')],
      expect: [{ card: 'Cerberus "Cuj.0" H3', is: { counters: { power: 4 } } }],
    },
    'breaks two subroutines of a sentry for a counter': {
      lines: [1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Rototurret')] } } },
      runner: {
        credits: 0,
        rig: { programs: [{ card: 'Cerberus "Cuj.0" H3', counters: { power: 1 } }] },
      },
      script: [
        run('R&D'),
        runnerUses('Cerberus "Cuj.0" H3', 'boost', { at: 'run.3.1', illegal: 'CANNOT_PAY' }),
        runnerUses('Cerberus "Cuj.0" H3', 'break', { subs: [0, 1] }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-successful' }] }],
    },
  },
  Ixodidae: {
    'gives a credit whenever the Corp loses any': {
      lines: [0],
      runner: {
        credits: 0,
        rig: { programs: ['Ixodidae', 'Lamprey'] },
        identity: 'Noise: Hacker Extraordinaire',
      },
      script: wholeRun('HQ'),
      expect: [{ path: 'runner.credits', eq: 1 }],
    },
    'pays nothing for credits that the Corp moves (CRED-04)': {
      lines: [0],

      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { credits: 5, servers: { 'Server 1': { cards: [rezzed('Sealed Vault')] } } },
      runner: { credits: 0, rig: { programs: ['Ixodidae'] } },
      script: [corp('use', { card: 'Sealed Vault', ability: 0, x: 3 })],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { path: 'corp.credits', eq: 1 },
        { card: 'Sealed Vault', is: { counters: { credit: 3 } } },
      ],
    },
    'is trashed by a purge': {
      lines: [1],
      turn: corpTurn,
      runner: { rig: { programs: ['Ixodidae'] } },
      script: [corp('purge')],
      expect: [{ card: 'Ixodidae', is: { at: 'heap' } }],
    },
    'pays once for all that the Corp loses at a time': {
      lines: [0],
      corp: { credits: 5, hq: ['Hedge Fund'] },
      runner: { credits: 0, grip: ['Account Siphon'], rig: { programs: ['Ixodidae'] } },
      script: [
        runnerPlays('Account Siphon'),
        runnerChooses('Account Siphon', { option: 'replace', number: 5 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 13 },
        { path: 'corp.credits', eq: 0 },
        { path: 'runner.tags', eq: 2 },
      ],
    },
    'does not pay for what the Corp spends, nor for a loss of nothing': {
      lines: [0],
      corp: { credits: 0, hq: ['Hedge Fund'], servers: { HQ: { ice: [] } } },
      runner: { credits: 0, grip: ['Account Siphon'], rig: { programs: ['Ixodidae'] } },
      script: [
        runnerPlays('Account Siphon'),
        runnerChooses('Account Siphon', { option: 'replace', number: 0 }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 2 }],
    },
  },
  Origami: {
    'gives a larger hand for each copy, each of them': {
      runner: { rig: { programs: ['Origami', 'Origami'] } },
      script: [goTo('runner.1.6')],
      expect: [{ path: 'runner.handSize', eq: 9 }],
    },
  },
  D4v1d: {
    'enters with three counters': {
      lines: [0],
      runner: { grip: ['D4v1d'] },
      script: [installs('D4v1d')],
      expect: [{ card: 'D4v1d', is: { counters: { power: 3 } } }],
    },
    'breaks a subroutine of strong ice for a counter': {
      lines: [1],
      corp: {
        servers: {
          HQ: { ice: [rezzed('Wall of Static', { advancement: 0 })] },
          'R&D': { ice: [rezzed("Hadrian's Wall")] },
        },
      },
      runner: { rig: { programs: [{ card: 'D4v1d', counters: { power: 3 } }] } },
      script: [
        run('HQ'),
        runnerUses('D4v1d', 1, { subs: [0], at: 'run.3.1', illegal: 'BAD_TARGET' }),
        goTo('run-ended'),
        run('R&D'),
        runnerUses('D4v1d', 1, { subs: [0], at: 'run.3.1' }),
        runnerUses('D4v1d', 1, { subs: [1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'D4v1d', is: { counters: { power: 1 } } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'breaks nothing on ice of strength four': {
      lines: [1],
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Eli 1.0')] } } },
      runner: { rig: { programs: [{ card: 'D4v1d', counters: { power: 3 } }] } },
      script: [
        run('HQ'),
        goTo('run.3.1'),
        runnerUses('D4v1d', 1, {
          subs: [0],
          illegal: ['STRENGTH_TOO_LOW', 'BAD_TARGET', 'NO_EFFECT'],
        }),
      ],
      expect: [{ card: 'D4v1d', is: { counters: { power: 3 } } }],
    },
  },
  Incubator: {
    'breeds a counter each turn': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      runner: { rig: { programs: ['Incubator'] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [{ card: 'Incubator', is: { counters: { virus: 1 } } }],
    },
    'hands them all on': {
      lines: [1],
      rules: ['COST-10'],
      runner: {
        rig: {
          programs: [
            { card: 'Incubator', counters: { virus: 4 } },
            { card: 'Medium', counters: { virus: 1 } },
          ],
        },
      },
      script: [runnerUses('Incubator', 1, { targets: ['Medium'] })],
      expect: [
        { card: 'Medium', is: { counters: { virus: 5 } } },
        { card: 'Incubator', is: { at: 'heap' } },
      ],
    },
    'needs another virus program': {
      lines: [1],
      runner: { rig: { programs: [{ card: 'Incubator', counters: { virus: 4 } }, 'Corroder'] } },
      script: [runnerUses('Incubator', 1, { illegal: 'NO_EFFECT' })],
    },
    'moves its counters with those that the turn brought': {
      lines: [0, 1],
      turn: { side: 'runner', number: 3, clicks: 4, at: 'runner.1.2' },
      runner: {
        rig: {
          programs: [{ card: 'Incubator', counters: { virus: 2 } }, 'Datasucker', 'Corroder'],
        },
      },
      script: [runnerUses('Incubator', 1, { targets: ['Datasucker'] })],
      expect: [
        { card: 'Datasucker', is: { counters: { virus: 3 } } },
        { card: 'Incubator', is: { at: 'heap' } },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'has nowhere to move to without another virus': {
      lines: [1],
      runner: { rig: { programs: [{ card: 'Incubator', counters: { virus: 2 } }, 'Corroder'] } },
      script: [runnerUses('Incubator', 1, { illegal: ['NO_EFFECT', 'BAD_TARGET'] })],
      expect: [{ card: 'Incubator', is: { at: 'rig', counters: { virus: 2 } } }],
    },
  },
  BlacKat: {
    'breaks one subroutine for a credit': {
      lines: [0],
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { programs: ['BlacKat'] } },
      script: [
        run('HQ'),
        runnerUses('BlacKat', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 6 }],
    },
    'breaks three for one of a stealth card': {
      lines: [0],
      rules: ['COST-12'],
      corp: { servers: { 'R&D': { ice: [rezzed('Spiderweb')] } } },
      runner: {
        credits: 0,
        rig: {
          programs: ['BlacKat'],
          resources: [{ card: 'Ghost Runner', counters: { credit: 2 } }],
        },
      },
      script: [
        run('R&D'),
        runnerUses('BlacKat', 'break', { subs: [0, 1, 2], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
        { card: 'Ghost Runner', is: { counters: { credit: 1 } } },
      ],
    },
    'gets one stronger, or two with a stealth credit': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { credits: 2, rig: { programs: ['BlacKat'] } },
      script: [run('R&D'), runnerUses('BlacKat', 'boost', { at: 'run.3.1' })],
      expect: [
        { card: 'BlacKat', is: { strength: 4 } },
        { path: 'runner.credits', eq: 0 },
      ],
    },
  },
};
