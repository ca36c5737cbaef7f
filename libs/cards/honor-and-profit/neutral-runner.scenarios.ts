import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
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

export const neutralRunnerScenarios: CardSketches = {
  Overmind: {
    'enters with a counter for each memory unit that is left': {
      lines: [0],
      runner: { grip: ['Overmind'], rig: { programs: ['Corroder'] } },
      script: [installs('Overmind')],
      expect: [{ card: 'Overmind', is: { counters: { power: 2 } } }],
    },
    'breaks a subroutine of any ice for a counter': {
      lines: [1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { credits: 1, rig: { programs: [{ card: 'Overmind', counters: { power: 1 } }] } },
      script: [
        run('R&D'),
        runnerUses('Overmind', 'break', { subs: [0], at: 'run.3.1', illegal: 'STRENGTH_TOO_LOW' }),
        runnerUses('Overmind', 'boost'),
        runnerUses('Overmind', 'break', { subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Overmind', is: { counters: { power: 0 } } },
        { facts: [{ type: 'run-successful' }] },
      ],
    },
  },
  'Mass Install': {
    'installs up to three programs of the grip, and pays for each': {
      runner: { credits: 9, grip: ['Mass Install', 'Corroder', 'Mimic', 'Djinn', 'Diesel'] },
      script: [
        runnerPlays('Mass Install'),
        runnerChooses('Mass Install', { cards: ['Corroder'] }),
        runnerChooses('Mass Install', { cards: ['Mimic'] }),
        runnerChooses('Mass Install', { option: 'no' }),
      ],
      expect: [
        { path: 'runner.credits', eq: 3 },
        { path: 'runner.rig.programs', eq: ['Corroder', 'Mimic'] },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'stops where the memory does': {
      runner: {
        credits: 20,
        grip: ['Mass Install', 'Corroder', 'Ninja', 'Crypsis'],
        rig: { programs: ['Gordian Blade', 'Keyhole'] },
      },
      script: [
        runnerPlays('Mass Install'),
        runnerChooses('Mass Install', { cards: ['Corroder'] }),
        runnerChooses('Mass Install', { cards: [] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.mu.used', eq: 4 },
        { path: 'runner.credits', eq: 17 },
      ],
    },
  },
  'Q-Coherence Chip': {
    'gives a memory unit': {
      lines: [0],
      runner: { rig: { hardware: ['Q-Coherence Chip'] } },
      script: [runner('gain-credit')],
      expect: [{ path: 'runner.mu.limit', eq: 5 }],
    },
    'goes with an installed program': {
      lines: [1],
      corp: {
        servers: { HQ: { ice: [rezzed('Rototurret')] } },
      },
      runner: { rig: { hardware: ['Q-Coherence Chip'], programs: ['Corroder', 'Imp'] } },
      script: [run('HQ'), corpChooses('Rototurret', { cards: ['Corroder'] }), goTo('run-ended')],
      expect: [{ card: 'Q-Coherence Chip', is: { at: 'heap' } }],
    },
    'stays when a program is lost out of the grip': {
      lines: [1],
      corp: { hq: ['Fetal AI'], servers: { 'R&D': { ice: [rezzed('Data Mine')] } } },
      runner: { grip: ['Corroder'], rig: { hardware: ['Q-Coherence Chip'] } },
      script: [run('R&D'), goTo('run-ended')],
      expect: [
        { card: 'Corroder', is: { at: 'heap' } },
        { card: 'Q-Coherence Chip', is: { at: 'rig' } },
      ],
    },
  },
  'Oracle May': {
    'draws what was named, and pays for it, once a turn': {
      lines: [0, 1],
      runner: {
        stack: ['Corroder', 'Diesel', 'Sure Gamble'],
        rig: { resources: ['Oracle May'] },
      },
      script: [
        runnerUses('Oracle May', 1),
        runnerChooses('Oracle May', { option: 'program' }),
        runnerUses('Oracle May', 1, { illegal: 'ALREADY_USED' }),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'grip' } },
        { path: 'runner.credits', eq: 7 },
        { facts: [{ type: 'revealed' }] },
      ],
    },
    'trashes anything else': {
      lines: [1],
      runner: { stack: ['Diesel', 'Corroder'], rig: { resources: ['Oracle May'] } },
      script: [runnerUses('Oracle May', 1), runnerChooses('Oracle May', { option: 'hardware' })],
      expect: [
        { card: 'Diesel', is: { at: 'heap' } },
        { path: 'runner.credits', eq: 5 },
      ],
    },
  },
  'Donut Taganes': {
    'makes events dearer': {
      runner: {
        credits: 1,
        grip: ['Easy Mark', 'Diesel'],
        rig: { resources: ['Donut Taganes'] },
      },
      script: [runnerPlays('Easy Mark'), runnerPlays('Diesel')],
      expect: [{ path: 'runner.credits', eq: 2 }],
    },
    'leaves less for X': {
      runner: {
        credits: 1,
        grip: ['Bribery'],
        rig: { resources: ['Donut Taganes'] },
      },
      script: [
        runnerPlays('Bribery'),
        runnerChooses('Bribery', { number: 1, illegal: ['WRONG_COUNT', 'CANNOT_PAY'] }),
        runnerChooses('Bribery', { number: 0 }),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }],
    },
    'makes operations dearer, too': {
      turn: corpTurn,
      corp: {
        identity: 'Haas-Bioroid: Engineering the Future',
        credits: 5,
        hq: ['Hedge Fund', 'Beanstalk Royalties'],
      },
      runner: { rig: { resources: ['Donut Taganes'] } },
      script: [
        corpPlays('Hedge Fund', { illegal: 'CANNOT_PAY' }),
        corpPlays('Beanstalk Royalties'),
      ],
      expect: [{ path: 'corp.credits', eq: 7 }],
    },
  },
};
