import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  rezzed,
  goTo,
  run,
  wholeRun,
  runnerUses,
  runnerPlays,
  corpPlays,
  runnerChooses,
  corpDoes as corp,
  runnerDoes as runner,
} from '../sketch/steps';

export const anarchScenarios: CardSketches = {
  'Nathaniel "Gnat" Hall: One-of-a-Kind': {
    'gains a credit with two cards in the grip': {
      turn: { ...corpTurn, clicks: 1 },
      runner: { identity: 'Nathaniel "Gnat" Hall: One-of-a-Kind', grip: ['Diesel', 'Imp'] },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [{ path: 'runner.credits', eq: 6 }],
    },
    'gains nothing with three': {
      turn: { ...corpTurn, clicks: 1 },
      runner: {
        identity: 'Nathaniel "Gnat" Hall: One-of-a-Kind',
        grip: ['Diesel', 'Imp', 'Corroder'],
      },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [{ path: 'runner.credits', eq: 5 }],
    },
  },
  'Guinea Pig': {
    'trashes the grip for ten credits': {
      runner: { credits: 4, grip: ['Guinea Pig', 'Diesel', 'Imp'] },
      script: [runnerPlays('Guinea Pig')],
      expect: [
        { path: 'runner.credits', eq: 10 },
        { path: 'runner.grip', eq: [] },
        { path: 'runner.heap', count: 3 },
      ],
    },
    'pays ten with nothing to trash': {
      runner: { grip: ['Guinea Pig'] },
      script: [runnerPlays('Guinea Pig')],
      expect: [{ path: 'runner.credits', eq: 11 }],
    },
  },
  'Hijacked Router': {
    'takes a credit for each server that is created': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['PAD Campaign', 'Adonis Campaign', 'Ice Wall'] },
      runner: { rig: { hardware: ['Hijacked Router'] } },
      script: [
        corp('install', { card: 'PAD Campaign', server: 'new' }),
        corp('install', { card: 'Ice Wall', server: 'Server 1' }),
        corp('install', { card: 'Adonis Campaign', server: 'new' }),
      ],
      expect: [{ path: 'corp.credits', eq: 3 }],
    },
    'may be trashed with a run on Archives to take three': {
      lines: [1],
      runner: { rig: { hardware: ['Hijacked Router'] } },
      script: [
        run('Archives'),
        runnerChooses('Hijacked Router', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 2 },
        { card: 'Hijacked Router', is: { at: 'heap' } },
      ],
    },
    'may stay, and is not asked after a run elsewhere': {
      lines: [1],
      runner: { rig: { hardware: ['Hijacked Router'] } },
      script: [
        run('Archives'),
        runnerChooses('Hijacked Router', { option: 'no' }),
        goTo('run-ended'),
        ...wholeRun('HQ'),
      ],
      expect: [
        { path: 'corp.credits', eq: 5 },
        { card: 'Hijacked Router', is: { at: 'rig' } },
      ],
    },
  },
  Cradle: {
    'loses strength by the cards of the grip, and breaks all of a code gate': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { grip: ['Diesel', 'Imp', 'Corroder'], rig: { programs: ['Cradle'] } },
      script: [
        run('R&D'),
        runnerUses('Cradle', 'break', { subs: [0, 1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Cradle', is: { strength: 2 } },
        { path: 'runner.credits', eq: 3 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'is too weak with a card more': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { grip: ['Diesel', 'Imp', 'Corroder', 'Easy Mark'], rig: { programs: ['Cradle'] } },
      script: [
        run('R&D'),
        runnerUses('Cradle', 'break', { subs: [0], at: 'run.3.1', illegal: 'STRENGTH_TOO_LOW' }),
      ],
    },
  },
  'District 99': {
    'gathers trashed programs and hardware, and brings a card of the own faction back': {
      lines: [0, 1],
      turn: { ...runnerTurn, side: 'runner' },
      runner: {
        identity: 'Noise: Hacker Extraordinaire',
        grip: ["Aesop's Pawnshop", 'Imp'],
        heap: ['Corroder', 'Diesel'],
        rig: { resources: [{ card: 'District 99', counters: { power: 3 } }] },
      },
      script: [runnerUses('District 99', 1, { targets: ['Corroder'] }), goTo('runner.1.6')],
      expect: [
        { card: 'Corroder', is: { at: 'grip' } },
        { card: 'District 99', is: { counters: { power: 0 } } },
      ],
    },
    'takes the first of a turn alone': {
      turn: corpTurn,
      corp: { hq: ['Neural EMP'] },
      history: { lastTurn: [{ type: 'run-began', server: 'HQ' }] },
      runner: { grip: ['Imp'], rig: { resources: ['District 99'] } },
      policy: { random: 'first' },
      script: [
        corpPlays('Neural EMP'),
        runnerChooses('District 99', { option: 'yes' }),
        goTo('corp.2.2'),
      ],
      expect: [{ card: 'District 99', is: { counters: { power: 1 } } }],
    },
  },
  'Divide and Conquer': {
    'accesses Archives, then a card of HQ, then the top of R&D': {
      rules: ['ACC-26'],
      corp: {
        hq: ['Hostile Takeover'],
        rd: ['Private Security Force', 'Hedge Fund'],
        archives: ['Priority Requisition'],
      },
      runner: { grip: ['Divide and Conquer'] },
      policy: { random: 'first' },
      script: [runnerPlays('Divide and Conquer'), goTo('run-ended')],
      expect: [
        { card: 'Priority Requisition', is: { at: 'runner.score[0]' } },
        { card: 'Hostile Takeover', is: { at: 'runner.score[1]' } },
        { card: 'Private Security Force', is: { at: 'runner.score[2]' } },
      ],
    },
    'accesses no other card where the run fails': {
      corp: {
        hq: ['Hostile Takeover'],
        servers: { Archives: { ice: [rezzed('Ice Wall')] } },
      },
      runner: { grip: ['Divide and Conquer'] },
      policy: { random: 'first' },
      script: [runnerPlays('Divide and Conquer'), goTo('run-ended')],
      expect: [{ card: 'Hostile Takeover', is: { at: 'hq' } }],
    },
  },
  Patchwork: {
    'adds memory': {
      lines: [0],
      runner: { rig: { hardware: ['Patchwork'] } },
      script: [runner('gain-credit')],
      expect: [{ path: 'runner.mu', eq: { limit: 5, used: 0 } }],
    },
    'lowers the cost of a card that is played, once a turn, for another card of the grip': {
      lines: [1],
      rules: ['COST-19'],
      runner: {
        credits: 8,
        grip: ['Sure Gamble', 'Sure Gamble', 'Diesel', 'Imp', 'Mimic'],
        rig: { hardware: ['Patchwork'] },
      },
      script: [
        runner('play', { card: 'Sure Gamble#1' }),
        runnerChooses('Patchwork', { option: 'yes', cards: ['Imp'] }),
        runner('play', { card: 'Sure Gamble#2' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.credits', eq: 18 },
        { path: 'runner.grip', eq: ['Diesel', 'Mimic'] },
        { card: 'Imp', is: { at: 'heap' } },
        { view: 'corp', mustNotContain: ['Diesel', 'Mimic'] },
      ],
    },
    'lowers an install cost to nothing, not below': {
      lines: [1],
      rules: ['COST-19', 'COST-14'],
      runner: {
        credits: 1,
        grip: ['Mimic', 'Datasucker', 'Diesel', 'Imp'],
        rig: { hardware: ['Patchwork'] },
      },
      script: [
        runner('install', { card: 'Datasucker' }),
        runnerChooses('Patchwork', { option: 'yes', cards: ['Diesel'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.credits', eq: 1 },
        { card: 'Datasucker', is: { at: 'rig' } },
      ],
    },
    'pays for what could not be paid without it, and then has to': {
      lines: [1],
      rules: ['COST-19'],
      runner: { credits: 1, grip: ['Mimic', 'Diesel', 'Imp'], rig: { hardware: ['Patchwork'] } },
      script: [
        runner('install', { card: 'Mimic' }),
        runnerChooses('Patchwork', { option: 'no', illegal: 'WRONG_COUNT' }),
        runnerChooses('Patchwork', { cards: ['Diesel'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { path: 'runner.grip', eq: ['Imp'] },
        {
          facts: [
            { type: 'ability-used', card: 'Patchwork' },
            { type: 'trashed', card: 'Diesel' },
          ],
        },
      ],
    },
    'may be left alone': {
      lines: [1],
      runner: { credits: 3, grip: ['Mimic', 'Diesel'], rig: { hardware: ['Patchwork'] } },
      script: [
        runner('install', { card: 'Mimic' }),
        runnerChooses('Patchwork', { option: 'no' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { path: 'runner.grip', eq: ['Diesel'] },
      ],
    },
    'cannot trash the card that is played': {
      lines: [1],
      rules: ['COST-19'],
      runner: { credits: 3, grip: ['Sure Gamble'], rig: { hardware: ['Patchwork'] } },
      script: [runner('play', { card: 'Sure Gamble', illegal: 'CANNOT_PAY' })],
    },
    'is not asked about what costs nothing': {
      lines: [1],
      rules: ['COST-19'],
      runner: { grip: ['Diesel', 'Imp'], rig: { hardware: ['Patchwork'] } },
      script: [runner('play', { card: 'Diesel' }), goTo('runner.1.6')],
      expect: [{ path: 'runner.grip', count: 4 }],
    },
    'lets a higher X be named for what is played': {
      lines: [1],
      rules: ['COST-05', 'COST-19'],
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: { credits: 0, grip: ['Brute-Force-Hack', 'Imp'], rig: { hardware: ['Patchwork'] } },
      script: [
        runner('play', { card: 'Brute-Force-Hack' }),
        runnerChooses('Patchwork', { option: 'yes', cards: ['Imp'] }),
        runnerChooses('Brute-Force-Hack', { number: 1 }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { card: 'Ice Wall', is: { rezzed: false } },
      ],
    },
    'lets a higher X be named for what is installed': {
      lines: [1],
      rules: ['COST-05', 'COST-19'],
      runner: { credits: 1, grip: ['Bug Out Bag', 'Imp'], rig: { hardware: ['Patchwork'] } },
      script: [
        runner('install', { card: 'Bug Out Bag' }),
        runnerChooses('Patchwork', { option: 'yes', cards: ['Imp'] }),
        runnerChooses('Bug Out Bag', { number: 3 }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { card: 'Bug Out Bag', is: { counters: { power: 3 } } },
      ],
    },
  },
};
