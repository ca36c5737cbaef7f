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
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const criminalProgramsScenarios: CardSketches = {
  Bug: {
    'is installed only after a successful run on HQ': {
      lines: [0],
      runner: { grip: ['Bug'] },
      script: [
        installs('Bug', { illegal: 'PLAY_RESTRICTION' }),
        ...wholeRun('HQ'),
        installs('Bug'),
      ],
      expect: [{ card: 'Bug', is: { at: 'rig' } }],
    },
    'shows a card that the Corp draws for two credits': {
      lines: [1],
      turn: corpTurn,
      corp: { rd: ['Enigma', 'Ice Wall'] },
      runner: { rig: { programs: ['Bug'] } },
      script: [corp('draw'), runnerChooses('Bug', { option: 'yes' })],
      expect: [
        { facts: [{ type: 'revealed' }] },
        { path: 'runner.credits', eq: 3 },
        { card: 'Enigma', is: { at: 'hq' } },
      ],
    },
    'asks for each card by itself, and shows none that is not paid for': {
      lines: [1],
      rules: ['ABIL-05'],
      turn: corpTurn,
      corp: { hq: ['Anonymous Tip'], rd: ['Enigma', 'Ice Wall', 'Hunter', 'PAD Campaign'] },
      runner: { credits: 3, rig: { programs: ['Bug'] } },
      script: [
        corpPlays('Anonymous Tip'),
        runnerChooses('Bug', { option: 'no' }),
        runnerChooses('Bug', { option: 'yes' }),
      ],
      expect: [
        { path: 'runner.credits', eq: 1 },
        { view: 'runner', mustNotContain: ['Enigma', 'Hunter'] },
      ],
    },
  },
  'Grappling Hook': {
    'breaks all subroutines but one': {
      rules: ['BRK-04'],
      corp: { servers: { HQ: { ice: [rezzed('Enigma')] } } },
      runner: { rig: { programs: ['Grappling Hook'] } },
      script: [
        run('HQ'),
        runnerUses('Grappling Hook', 0, { subs: [1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
        { facts: [{ type: 'sub-resolved', sub: 0 }] },
        { card: 'Grappling Hook', is: { at: 'heap' } },
      ],
    },
    'has nothing to break on ice with a single one': {
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { programs: ['Grappling Hook'] } },
      script: [
        run('HQ'),
        runnerUses('Grappling Hook', 0, { at: 'run.3.1', illegal: ['NO_EFFECT', 'WRONG_WINDOW'] }),
      ],
    },
  },
  Gingerbread: {
    'breaks tracers of any kind': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Hunter')] } } },
      runner: { credits: 3, rig: { programs: ['Gingerbread'] } },
      script: [
        run('R&D'),
        runnerUses('Gingerbread', 'boost', { at: 'run.3.1' }),
        runnerUses('Gingerbread', 'break', { subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }, { noFact: { type: 'sub-resolved' } }],
    },
    'breaks no other sentry': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Rototurret')] } } },
      runner: { rig: { programs: ['Gingerbread'] } },
      script: [
        run('R&D'),
        runnerUses('Gingerbread', 'break', { subs: [0], at: 'run.3.1', illegal: 'WRONG_SUBTYPE' }),
      ],
    },
    'breaks all of an ice that is a tracer, whatever the subroutine': {
      lines: [0, 1],
      corp: {
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Enigma'), rezzed('Ichi 2.0')] } },
      },
      runner: { credits: 6, rig: { programs: ['Gingerbread'] } },
      script: [
        run('HQ'),
        runnerUses('Gingerbread', 'boost', { at: 'run.3.1' }),
        runnerUses('Gingerbread', 'break', { subs: [0] }),
        runnerUses('Gingerbread', 'break', { subs: [1] }),
        runnerUses('Gingerbread', 'break', { subs: [2] }),
        runner('continue', { at: 'run.2.2' }),
        goTo('run.3.1'),
        runnerUses('Gingerbread', 'break', { subs: [0], illegal: 'WRONG_SUBTYPE' }),
      ],
      expect: [{ path: 'runner.credits', eq: 1 }],
    },
  },
  Alias: {
    'breaks sentries of central servers': {
      lines: [0, 1],
      corp: { credits: 0, servers: { 'R&D': { ice: [rezzed('Hunter')] } } },
      runner: { credits: 3, rig: { programs: ['Alias'] } },
      script: [
        run('R&D'),
        runnerUses('Alias', 'boost', { at: 'run.3.1' }),
        runnerUses('Alias', 'break', { subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }, { noFact: { type: 'sub-resolved' } }],
    },
    'breaks none of a remote server, nor grows there': {
      lines: [0, 1],
      corp: { servers: { 'Server 1': { ice: [rezzed('Pup')], cards: ['PAD Campaign'] } } },
      runner: { rig: { programs: ['Alias'] } },
      script: [
        run('Server 1'),
        runnerUses('Alias', 'break', {
          subs: [0],
          at: 'run.3.1',
          illegal: ['PLAY_RESTRICTION', 'BAD_TARGET'],
        }),
        runnerUses('Alias', 'boost', { illegal: 'PLAY_RESTRICTION' }),
      ],
    },
  },
  Breach: {
    'breaks up to three subroutines of a barrier of a central server': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Heimdall 1.0')] } } },
      runner: { credits: 4, rig: { programs: ['Breach'] } },
      script: [
        run('R&D'),
        runnerUses('Breach', 'boost', { at: 'run.3.1' }),
        runnerUses('Breach', 'break', { subs: [0, 1, 2] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }, { noFact: { type: 'sub-resolved' } }],
    },
    'breaks none of a remote server, nor grows there': {
      lines: [0, 1],
      corp: { servers: { 'Server 1': { ice: [rezzed('Ice Wall')], cards: ['PAD Campaign'] } } },
      runner: { rig: { programs: ['Breach'] } },
      script: [
        run('Server 1'),
        runnerUses('Breach', 'break', {
          subs: [0],
          at: 'run.3.1',
          illegal: ['PLAY_RESTRICTION', 'BAD_TARGET'],
        }),
        runnerUses('Breach', 'boost', { illegal: 'PLAY_RESTRICTION' }),
      ],
    },
  },
  Passport: {
    'breaks code gates of central servers': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Viper')] } }, credits: 0 },
      runner: { credits: 4, rig: { programs: ['Passport'] } },
      script: [
        run('R&D'),
        runnerUses('Passport', 'boost', { at: 'run.3.1' }),
        runnerUses('Passport', 'break', { subs: [0] }),
        runnerUses('Passport', 'break', { subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }, { noFact: { type: 'sub-resolved' } }],
    },
    'breaks none of a remote server, nor grows there': {
      lines: [0, 1],
      corp: { servers: { 'Server 1': { ice: [rezzed('Enigma')], cards: ['PAD Campaign'] } } },
      runner: { rig: { programs: ['Passport'] } },
      script: [
        run('Server 1'),
        runnerUses('Passport', 'break', {
          subs: [0],
          at: 'run.3.1',
          illegal: ['PLAY_RESTRICTION', 'BAD_TARGET'],
        }),
        runnerUses('Passport', 'boost', { illegal: 'PLAY_RESTRICTION' }),
      ],
    },
  },
};
