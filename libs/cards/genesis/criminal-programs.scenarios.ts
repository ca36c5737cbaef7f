import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const criminalProgramsScenarios: CardSketches = {
  Peacock: {
    'breaks subroutines of code gates at a boost of three for two': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { credits: 4, rig: { programs: ['Peacock'] } },
      script: [
        run('R&D'),
        runnerUses('Peacock', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Peacock', 'break', { subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }, { noFact: { type: 'sub-resolved' } }],
    },
    'gains three strength for the encounter, and breaks no barrier': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Wall of Static')] } } },
      runner: { credits: 4, rig: { programs: ['Peacock'] } },
      script: [
        run('R&D'),
        runnerUses('Peacock', 'boost', {
          at: 'run.3.1',
          expect: [{ card: 'Peacock', is: { strength: 5 } }],
        }),
        runnerUses('Peacock', 'break', { subs: [0], illegal: 'WRONG_SUBTYPE' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Peacock', is: { strength: 2 } }],
    },
  },
  Crescentus: {
    'does nothing while a subroutine is unbroken': {
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { programs: ['Crescentus'] } },
      script: [
        run('R&D'),
        runnerUses('Crescentus', 0, { at: 'run.3.1', illegal: 'PLAY_RESTRICTION' }),
      ],
    },
    'derezzes the ice of which every subroutine is broken, and the run goes on': {
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { credits: 1, rig: { programs: ['Corroder', 'Crescentus'] } },
      script: [
        run('R&D'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Crescentus', 0),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ice Wall', is: { rezzed: false } },
        { path: 'runner.heap', eq: ['Crescentus'] },
        { facts: [{ type: 'run-successful', server: 'R&D' }] },
      ],
    },
    'does nothing outside of an encounter': {
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      turn: { ...runnerTurn, at: 'runner.1.2' },
      runner: { rig: { programs: ['Crescentus'] } },
      script: [runnerUses('Crescentus', 0, { illegal: ['PLAY_RESTRICTION', 'NO_EFFECT'] })],
    },
  },
  Faerie: {
    'breaks for nothing and is trashed as the encounter ends': {
      lines: [0, 1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Neural Katana')] } } },
      runner: { credits: 1, rig: { programs: ['Faerie'] } },
      script: [
        run('R&D'),
        runnerUses('Faerie', 'boost', { at: 'run.3.1' }),
        runnerUses('Faerie', 'break', {
          subs: [0],
          expect: [{ card: 'Faerie', is: { at: 'rig' } }],
        }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.heap', eq: ['Faerie'] },
        { path: 'runner.credits', eq: 0 },
        { noFact: { type: 'damage-suffered' } },
      ],
    },
    'stays where it broke nothing': {
      lines: [2],
      corp: { servers: { 'R&D': { ice: [rezzed('Hunter')] } }, credits: 0 },
      runner: { credits: 1, rig: { programs: ['Faerie'] } },
      script: [run('R&D'), runnerUses('Faerie', 'boost', { at: 'run.3.1' }), goTo('run-ended')],
      expect: [{ card: 'Faerie', is: { at: 'rig' } }],
    },
  },
  Pheromones: {
    'takes a counter for a successful run on HQ': {
      lines: [2],
      runner: { rig: { programs: ['Pheromones'] } },
      script: [...wholeRun('R&D'), ...wholeRun('HQ')],
      expect: [{ card: 'Pheromones', is: { counters: { virus: 1 } } }],
    },
    'pays for anything during runs on HQ, as often as it has counters': {
      lines: [0],
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall'), rezzed('Wall of Static')] } } },
      runner: {
        credits: 1,
        rig: {
          programs: ['Corroder', { card: 'Pheromones', counters: { virus: 2, recurring: 2 } }],
        },
      },
      script: [
        run('HQ'),
        runnerUses('Corroder', 'boost', { at: 'run.3.1', pay: { Pheromones: 1 } }),
        runnerUses('Corroder', 'break', { subs: [0], pay: { Pheromones: 1 } }),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { card: 'Pheromones', is: { counters: { virus: 2, recurring: 0 } } },
      ],
    },
    'pays for nothing during a run on R&D': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: {
        credits: 0,
        rig: {
          programs: ['Corroder', { card: 'Pheromones', counters: { virus: 2, recurring: 2 } }],
        },
      },
      script: [
        run('R&D'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1', illegal: 'CANNOT_PAY' }),
      ],
    },
    'is filled to its counters as the turn begins': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      runner: { rig: { programs: [{ card: 'Pheromones', counters: { virus: 3, recurring: 0 } }] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [{ card: 'Pheromones', is: { counters: { virus: 3, recurring: 3 } } }],
    },
  },
  Snitch: {
    'exposes unrezzed ice as it is approached, and lets the Runner jack out': {
      corp: { servers: { HQ: { ice: ['Enigma'] } } },
      runner: { rig: { programs: ['Snitch'] } },
      script: [
        run('HQ'),
        runnerChooses('Snitch', { option: 'yes' }),
        runnerChooses('Snitch', { option: 'yes' }),
      ],
      expect: [
        {
          facts: [
            { type: 'exposed', card: 'Enigma' },
            { type: 'jacked-out' },
            { type: 'run-ended', outcome: 'unsuccessful' },
          ],
        },
        { card: 'Enigma', is: { rezzed: false } },
      ],
    },
    'works once each run, and lets the run go on': {
      corp: { servers: { HQ: { ice: ['Ice Wall', 'Enigma'] } } },
      runner: { rig: { programs: ['Snitch'] } },
      script: [
        run('HQ'),
        runnerChooses('Snitch', { option: 'yes' }),
        runnerChooses('Snitch', { option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'exposed', card: 'Enigma' }] },
        { noFact: { type: 'exposed', card: 'Ice Wall' } },
        { noFact: { type: 'jacked-out' } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'has nothing to expose where the ice is rezzed': {
      corp: { servers: { HQ: { ice: [rezzed('Wall of Static')] } } },
      runner: { rig: { programs: ['Snitch'] } },
      script: [run('HQ'), goTo('run-ended')],
      expect: [{ noFact: { type: 'exposed' } }, { facts: [{ type: 'sub-resolved' }] }],
    },
    'lets the Runner jack out before the first ice': {
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: ['Archer'] } } },
      runner: { rig: { programs: ['Snitch'] } },
      script: [
        run('HQ'),
        runnerChooses('Snitch', { option: 'yes' }),
        runnerChooses('Snitch', { option: 'yes' }),
      ],
      expect: [
        {
          facts: [
            { type: 'exposed', card: 'Archer' },
            { type: 'run-ended', outcome: 'unsuccessful' },
          ],
        },
        { path: 'run', absent: true },
      ],
    },
    'exposes one piece of ice a run': {
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: ['Enigma', 'Archer'] } } },
      runner: { rig: { programs: ['Snitch'] } },
      script: [
        run('HQ'),
        runnerChooses('Snitch', { option: 'no' }),
        runner('continue', { at: 'run.2.2' }),
        runnerChooses('Snitch', { option: 'yes' }),
        runnerChooses('Snitch', { option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'exposed', card: 'Enigma' }, { type: 'run-successful' }] },
        { view: 'runner', mustNotContain: ['Archer'] },
      ],
    },
  },
};
