import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  installs,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerUses,
} from '../sketch/steps';

const remote = (...cards: unknown[]) => ({ 'Server 1': { cards } });
const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });

export const shaperProgramsScenarios: CardSketches = {
  Cloak: {
    'pays for using icebreakers, and is full again the next turn': {
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { credits: 1, rig: { programs: ['Cloak', 'Corroder'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [0], pay: { Cloak: 1 } }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 1 },
        { card: 'Cloak', is: { counters: { recurring: 0 } } },
      ],
    },
    'pays for nothing else': {
      runner: { credits: 1, grip: ['Corroder'], rig: { programs: ['Cloak'] } },
      script: [runner('install', { card: 'Corroder', illegal: 'CANNOT_PAY' })],
    },
  },
  Dagger: {
    'breaks sentries, and is made stronger by a credit from a stealth card': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Rototurret')] } } },
      runner: { credits: 2, rig: { programs: ['Dagger', 'Cloak'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', {
          card: 'Dagger',
          ability: 'boost',
          at: 'run.3.1',
          expect: [{ card: 'Dagger', is: { strength: 5 } }],
        }),
        runner('use', { card: 'Dagger', ability: 'break', subs: [0] }),
        runner('use', { card: 'Dagger', ability: 'break', subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { card: 'Cloak', is: { counters: { recurring: 0 } } },
        { noFact: { type: 'sub-resolved' } },
      ],
    },
    'is not made stronger by other credits': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed('Rototurret')] } } },
      runner: {
        credits: 9,
        rig: {
          programs: ['Dagger', { card: 'Cloak', counters: { recurring: 0 } }],
          hardware: ['Cyberfeeder'],
        },
      },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Dagger', ability: 'boost', at: 'run.3.1', illegal: 'CANNOT_PAY' }),
      ],
    },
  },
  Chakana: {
    'takes a counter for each successful run on R&D alone': {
      lines: [0],
      corp: { hq: ['Hedge Fund'] },
      runner: { rig: { programs: ['Chakana'] } },
      script: [
        runner('run', { server: 'HQ' }),
        goTo('run-ended'),
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Chakana', is: { counters: { virus: 1 } } }],
    },
    'makes agendas harder to score with three counters': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Hostile Takeover', advancement: 2 }] } } },
      runner: { rig: { programs: [{ card: 'Chakana', counters: { virus: 3 } }] } },
      script: [
        corp('score', {
          card: 'Hostile Takeover',
          illegal: ['NOT_ENOUGH_ADVANCEMENTS', 'WRONG_WINDOW'],
        }),
        corp('advance', { card: 'Hostile Takeover' }),
        corp('score', { card: 'Hostile Takeover' }),
      ],
      expect: [{ path: 'corp.agendaPoints', eq: 1 }],
    },
    'changes nothing with two counters': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Hostile Takeover', advancement: 2 }] } } },
      runner: { rig: { programs: [{ card: 'Chakana', counters: { virus: 2 } }] } },
      script: [corp('score', { card: 'Hostile Takeover' })],
    },
    'adds one, however many counters': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Hostile Takeover', advancement: 3 }] } } },
      runner: { rig: { programs: [{ card: 'Chakana', counters: { virus: 7 } }] } },
      script: [corp('score', { card: 'Hostile Takeover' })],
    },
  },
  'Self-modifying Code': {
    'is trashed to search for a program and install it, in a run, too': {
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: {
        credits: 6,
        stack: ['Diesel', 'Corroder', 'Ninja'],
        rig: { programs: ['Self-modifying Code'] },
      },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Self-modifying Code', ability: 0, at: 'run.3.1' }),
        runner('choose', { for: 'Self-modifying Code', cards: ['Corroder'] }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 1 },
        { path: 'runner.heap', eq: ['Self-modifying Code'] },
        { facts: [{ type: 'searched' }, { type: 'shuffled' }, { type: 'installed' }] },
      ],
    },
    'costs two credits': {
      runner: { credits: 1, rig: { programs: ['Self-modifying Code'] } },
      script: [
        runner('use', {
          card: 'Self-modifying Code',
          ability: 0,
          illegal: ['CANNOT_PAY', 'WRONG_WINDOW'],
        }),
      ],
    },
    'finds what breaks the ice in front of the Runner, its memory free again': {
      policy: { random: 'first' },
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: {
        credits: 5,
        stack: ['Diesel', 'Corroder', 'Ninja'],
        rig: { programs: ['Self-modifying Code', 'Crypsis', 'Gordian Blade'] },
      },
      script: [
        run('HQ'),
        goTo('run.3.1'),
        runnerUses('Self-modifying Code', 0),
        runnerChooses('Self-modifying Code', { cards: ['Corroder'] }),
        runnerUses('Corroder', 'break', { subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 2 },
        { path: 'runner.mu.used', eq: 3 },
        { facts: [{ type: 'run-successful' }] },
      ],
    },
  },
  Inti: {
    'breaks a barrier subroutine for one credit': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { programs: ['Inti'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Inti', ability: 'break', subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 4 }],
    },
    'stays stronger for the whole run': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed('Wall of Static'), rezzed('Ice Wall')] } } },
      runner: { credits: 9, rig: { programs: ['Inti'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Inti', ability: 'boost', at: 'run.3.1' }),
        runner('use', { card: 'Inti', ability: 'boost', at: 'run.3.1' }),
        runner('use', { card: 'Inti', ability: 'break', subs: [0] }),
        runner('use', { card: 'Inti', ability: 'break', subs: [0], at: 'run.3.1' }),
        goTo('run-ended', { expect: [{ card: 'Inti', is: { strength: 1 } }] }),
      ],
      expect: [{ path: 'runner.credits', eq: 3 }, { noFact: { type: 'sub-resolved' } }],
    },
  },
  Atman: {
    'may be given counters for as many credits when it is installed': {
      lines: [0, 1],
      runner: { credits: 7, grip: ['Atman'] },
      script: [
        runner('install', { card: 'Atman' }),
        runner('choose', { for: 'Atman', option: 'yes', number: 3 }),
      ],
      expect: [
        { card: 'Atman', is: { strength: 3, counters: { power: 3 } } },
        { path: 'runner.credits', eq: 1 },
      ],
    },
    'breaks ice as strong as it is, and no other': {
      lines: [2],
      corp: { servers: onRd(rezzed('Ice Wall'), rezzed('Enigma')) },
      runner: { rig: { programs: [{ card: 'Atman', counters: { power: 2 } }] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Atman', ability: 'break', subs: [0] }),
        runner('use', { card: 'Atman', ability: 'break', subs: [1] }),
        runner('continue', { at: 'run.2.2' }),
        runner('use', {
          card: 'Atman',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: ['BAD_TARGET', 'STRENGTH_TOO_LOW'],
        }),
      ],
      expect: [{ path: 'runner.credits', eq: 3 }],
    },
    'is too weak for stronger ice': {
      lines: [2],
      corp: { servers: onRd(rezzed('Wall of Static')) },
      runner: { rig: { programs: [{ card: 'Atman', counters: { power: 2 } }] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', {
          card: 'Atman',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: 'STRENGTH_TOO_LOW',
        }),
      ],
    },
    'breaks ice of its very strength, no weaker one': {
      lines: [1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Quandary'), rezzed('Enigma')] } } },
      runner: { rig: { programs: [{ card: 'Atman', counters: { power: 2 } }] } },
      script: [
        run('R&D'),
        runnerUses('Atman', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Atman', 'break', { subs: [1], at: 'run.3.1' }),
        runner('continue', { at: 'run.2.2' }),
        runnerUses('Atman', 'break', {
          subs: [0],
          at: 'run.3.1',
          illegal: ['BAD_TARGET', 'STRENGTH_TOO_LOW', 'PLAY_RESTRICTION'],
        }),
      ],
    },
    'may be installed without a counter': {
      lines: [0],
      runner: { grip: ['Atman'] },
      script: [installs('Atman'), runnerChooses('Atman', { option: 'no' }), goTo('runner.1.6')],
      expect: [
        { path: 'runner.credits', eq: 2 },
        { card: 'Atman', is: { strength: 0 } },
      ],
    },
  },
  Paricia: {
    'pays for trashing assets': {
      corp: { servers: remote('PAD Campaign') },
      runner: { credits: 2, rig: { programs: ['Paricia'] } },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('trash-accessed', { card: 'PAD Campaign', pay: { Paricia: 2, pool: 2 } }),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }],
    },
    'pays for trashing no upgrade': {
      corp: { servers: remote('Red Herrings') },
      runner: { credits: 0, rig: { programs: ['Paricia'] } },
      script: [
        runner('run', { server: 'Server 1' }),
        goTo('choice'),
        runner('trash-accessed', { card: 'Red Herrings', illegal: ['CANNOT_PAY', 'WRONG_WINDOW'] }),
      ],
    },
  },
  Sahasrara: {
    'does not pay for a program for which it is trashed': {
      rules: ['RECUR-03', 'INST-04'],
      runner: { credits: 0, grip: ['Corroder'], rig: { programs: ['Sahasrara', 'Magnum Opus'] } },
      script: [
        runner('install', {
          card: 'Corroder',
          trash: ['Sahasrara'],
          illegal: ['BAD_TARGET', 'CANNOT_PAY', 'WRONG_COUNT', 'MEMORY_LIMIT'],
        }),
        runner('install', { card: 'Corroder', trash: ['Magnum Opus'] }),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'rig' } },
        { card: 'Magnum Opus', is: { at: 'heap' } },
      ],
    },
    'pays for installing programs alone': {
      runner: {
        credits: 0,
        grip: ['Corroder', 'Akamatsu Mem Chip'],
        rig: { programs: ['Sahasrara'] },
      },
      script: [
        runner('install', { card: 'Akamatsu Mem Chip', illegal: 'CANNOT_PAY' }),
        runner('install', { card: 'Corroder' }),
      ],
      expect: [{ card: 'Sahasrara', is: { counters: { recurring: 0 } } }],
    },
    'pays for no program that needs its own place': {
      lines: [0],
      runner: {
        credits: 1,
        grip: ['Imp'],
        rig: { programs: ['Sahasrara', 'Corroder', 'Mimic', 'Gordian Blade'] },
      },
      script: [installs('Imp', { trash: ['Sahasrara'], illegal: ['CANNOT_PAY', 'BAD_TARGET'] })],
    },
    'pays for programs alone': {
      lines: [0],
      runner: { credits: 1, grip: ['Desperado', 'Corroder'], rig: { programs: ['Sahasrara'] } },
      script: [installs('Desperado', { illegal: 'CANNOT_PAY' }), installs('Corroder')],
      expect: [
        { path: 'runner.credits', eq: 1 },
        { card: 'Sahasrara', is: { counters: { recurring: 0 } } },
      ],
    },
    'does not pay for a program that takes its place': {
      runner: { credits: 0, grip: ['Corroder'], rig: { programs: ['Sahasrara'] } },
      script: [installs('Corroder', { trash: ['Sahasrara'], illegal: 'CANNOT_PAY' })],
    },
  },
  'Cyber-Cypher': {
    'works in runs on the server chosen when it is installed': {
      lines: [0, 1, 2],
      corp: { servers: onRd(rezzed('Enigma')) },
      runner: { credits: 9, grip: ['Cyber-Cypher'] },
      script: [
        runner('install', { card: 'Cyber-Cypher' }),
        runner('choose', { for: 'Cyber-Cypher', server: 'R&D' }),
        runner('run', { server: 'R&D' }),
        runner('use', {
          card: 'Cyber-Cypher',
          ability: 'boost',
          at: 'run.3.1',
          expect: [{ card: 'Cyber-Cypher', is: { strength: 5 } }],
        }),
        runner('use', { card: 'Cyber-Cypher', ability: 'break', subs: [0] }),
        runner('use', { card: 'Cyber-Cypher', ability: 'break', subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 4 }, { noFact: { type: 'sub-resolved' } }],
    },
    'cannot be used during other runs': {
      lines: [2],
      corp: { servers: onRd(rezzed('Quandary')) },
      runner: { credits: 9, grip: ['Cyber-Cypher'] },
      script: [
        runner('install', { card: 'Cyber-Cypher' }),
        runner('choose', { for: 'Cyber-Cypher', server: 'HQ' }),
        runner('run', { server: 'R&D' }),
        runner('use', {
          card: 'Cyber-Cypher',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: ['NOT_ACTIVE', 'PLAY_RESTRICTION'],
        }),
      ],
    },
  },
};
