import { corpTurn, type CardSketches } from '../sketch/sketch';
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

export const anarchScenarios: CardSketches = {
  'Whizzard: Master Gamer': {
    'pays for trashing what is accessed, and for nothing else': {
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { identity: 'Whizzard: Master Gamer', credits: 1, grip: ['Corroder'] },
      script: [
        runner('install', { card: 'Corroder', illegal: 'CANNOT_PAY' }),
        runner('run', { server: 'Server 1' }),
        runner('trash-accessed', { card: 'PAD Campaign' }),
      ],
      expect: [
        { card: 'PAD Campaign', is: { at: 'archives' } },
        { path: 'runner.credits', eq: 0 },
      ],
    },
  },
  'Retrieval Run': {
    'installs a program from the heap for nothing instead of accessing': {
      corp: { archives: ['Hedge Fund'] },
      runner: { credits: 3, grip: ['Retrieval Run'], heap: ['Morning Star', 'Corroder', 'Diesel'] },
      script: [
        runnerPlays('Retrieval Run'),
        runnerChooses('Retrieval Run', { option: 'replace' }),
        runnerChooses('Retrieval Run', { cards: ['Morning Star'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Morning Star', is: { at: 'rig' } },
        { path: 'runner.credits', eq: 0 },
        { noFact: { type: 'accessed' } },
      ],
    },
    'lets the Runner access instead': {
      corp: { archives: ['Hedge Fund'] },
      runner: { credits: 3, grip: ['Retrieval Run'], heap: ['Corroder'] },
      script: [
        runnerPlays('Retrieval Run'),
        runnerChooses('Retrieval Run', { option: 'access' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'accessed', card: 'Hedge Fund' }] },
        { card: 'Corroder', is: { at: 'heap' } },
      ],
    },
    'installs nothing where the run is not successful': {
      corp: { servers: { Archives: { ice: [rezzed('Wall of Static')] } } },
      runner: { grip: ['Retrieval Run'], heap: ['Corroder'] },
      script: [runnerPlays('Retrieval Run'), goTo('run-ended')],
      expect: [{ card: 'Corroder', is: { at: 'heap' } }],
    },
  },
  'Spinal Modem': {
    'gives a memory unit and credits for icebreakers': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { credits: 0, rig: { programs: ['Corroder'], hardware: ['Spinal Modem'] } },
      script: [
        run('R&D'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.mu.limit', eq: 5 },
        { card: 'Spinal Modem', is: { counters: { recurring: 1 } } },
      ],
    },
    'does brain damage for a successful trace during a run': {
      lines: [2],
      corp: { credits: 0, servers: { 'R&D': { ice: [rezzed('Hunter')] } } },
      runner: { credits: 0, grip: ['Diesel', 'Modded'], rig: { hardware: ['Spinal Modem'] } },
      policy: { random: 'first' },
      script: [run('R&D'), goTo('run-ended')],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { path: 'runner.tags', eq: 1 },
      ],
    },
    'does none for a trace that fails, nor outside of a run': {
      lines: [2],
      turn: corpTurn,
      corp: { credits: 2, hq: ['SEA Source'] },
      runner: { credits: 0, rig: { hardware: ['Spinal Modem'] } },
      history: { lastTurn: [{ type: 'run-successful', server: 'HQ' }] },
      script: [corpPlays('SEA Source'), corp('gain-credit')],
      expect: [
        { path: 'runner.brain', eq: 0 },
        { path: 'runner.tags', eq: 1 },
      ],
    },
  },
  Vamp: {
    'takes as many credits from the Corp as the Runner pays, and gives a tag': {
      corp: { credits: 9, hq: ['Hedge Fund'] },
      runner: { credits: 5, grip: ['Vamp'] },
      script: [
        runnerPlays('Vamp'),
        runnerChooses('Vamp', { option: 'replace', number: 4 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 5 },
        // Two of them are those of Gabriel for the run on HQ.
        { path: 'runner.credits', eq: 3 },
        { path: 'runner.tags', eq: 1 },
        { noFact: { type: 'accessed' } },
      ],
    },
    'takes what the Corp has, where more is paid': {
      corp: { credits: 2, hq: ['Hedge Fund'] },
      runner: { credits: 5, grip: ['Vamp'] },
      script: [
        runnerPlays('Vamp'),
        runnerChooses('Vamp', { option: 'replace', number: 6 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 0 },
        { path: 'runner.credits', eq: 1 },
      ],
    },
    'lets the Runner access instead, without a tag': {
      corp: { credits: 9, hq: ['Hedge Fund'] },
      runner: { grip: ['Vamp'] },
      script: [runnerPlays('Vamp'), runnerChooses('Vamp', { option: 'access' }), goTo('run-ended')],
      expect: [
        { path: 'corp.credits', eq: 9 },
        { path: 'runner.tags', eq: 0 },
        { facts: [{ type: 'accessed' }] },
      ],
    },
    'takes what it pays for and no more than there is': {
      corp: { credits: 2, hq: ['Hedge Fund'] },
      runner: { credits: 5, identity: 'Noise: Hacker Extraordinaire', grip: ['Vamp'] },
      script: [
        runnerPlays('Vamp'),
        runnerChooses('Vamp', { option: 'replace', number: 4 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 0 },
        { path: 'runner.credits', eq: 1 },
        { path: 'runner.tags', eq: 1 },
      ],
    },
    'feeds Ixodidae once': {
      corp: { credits: 5, hq: ['Hedge Fund'] },
      runner: {
        credits: 3,
        identity: 'Noise: Hacker Extraordinaire',
        grip: ['Vamp'],
        rig: { programs: ['Ixodidae'] },
      },
      script: [
        runnerPlays('Vamp'),
        runnerChooses('Vamp', { option: 'replace', number: 3 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 2 },
        { path: 'runner.credits', eq: 1 },
      ],
    },
  },
  Surge: {
    'places two more counters on a program that got one this turn': {
      runner: { credits: 9, grip: ['Imp', 'Surge'], rig: { programs: ['Medium'] } },
      script: [runner('install', { card: 'Imp' }), runner('play', { card: 'Surge' })],
      expect: [
        { card: 'Imp', is: { counters: { virus: 4 } } },
        { card: 'Medium', is: { counters: { virus: 0 } } },
      ],
    },
    'counts a counter that was moved there, as what is hosted is placed': {
      rules: ['COUNT-01'],
      runner: {
        grip: ['Surge'],
        rig: {
          programs: [{ card: 'Medium', counters: { virus: 1 } }],
          resources: [{ card: 'Virus Breeding Ground', counters: { virus: 1 } }],
        },
      },
      script: [
        runner('use', { card: 'Virus Breeding Ground', ability: 1 }),
        runner('play', { card: 'Surge' }),
      ],
      expect: [{ card: 'Medium', is: { counters: { virus: 4 } } }],
    },
    'counts nothing that the program got before it was installed anew': {
      rules: ['UNIN-02'],
      runner: {
        credits: 9,
        grip: ['Surge', 'Scavenge'],
        rig: {
          programs: [{ card: 'Medium', counters: { virus: 1 } }],
          resources: [{ card: 'Virus Breeding Ground', counters: { virus: 1 } }],
        },
      },
      script: [
        runner('use', { card: 'Virus Breeding Ground', ability: 1 }),
        runnerPlays('Scavenge', { targets: ['Medium'] }),
        runner('choose', { for: 'Scavenge', cards: ['Medium'] }),
        runner('play', { card: 'Surge', illegal: ['PLAY_RESTRICTION', 'NO_EFFECT'] }),
      ],
      expect: [{ card: 'Medium', is: { at: 'rig', counters: { virus: 0 } } }],
    },
    'cannot be played where no program got one': {
      runner: { grip: ['Surge'], rig: { programs: [{ card: 'Imp', counters: { virus: 2 } }] } },
      script: [runner('play', { card: 'Surge', illegal: ['PLAY_RESTRICTION', 'NO_EFFECT'] })],
    },
    'feeds the program that was fed, no other': {
      runner: {
        credits: 9,
        grip: ['Surge', 'Imp'],
        rig: { programs: ['Medium'], hardware: ['Grimoire'] },
      },
      script: [
        runnerPlays('Surge', { illegal: 'PLAY_RESTRICTION' }),
        installs('Imp'),
        runnerPlays('Surge'),
        goTo('runner.1.6'),
      ],
      expect: [{ card: 'Medium', is: { counters: { virus: 0 } } }],
    },
  },
};
