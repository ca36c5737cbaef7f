import { corpTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, run, runnerChooses, runnerDoes as runner } from '../sketch/steps';

export const neutralRunnerScenarios: CardSketches = {
  'Jackpot!': {
    'may grow each turn, and pays what is taken when an agenda is stolen': {
      lines: [1],
      corp: { servers: { 'Server 1': { cards: ['Priority Requisition'] } } },
      runner: { rig: { resources: [{ card: 'Jackpot!', counters: { credit: 5 } }] } },
      script: [
        run('Server 1'),
        runner('steal', { card: 'Priority Requisition' }),
        runnerChooses('Jackpot!', { option: 'yes', number: 4 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 9 },
        { card: 'Jackpot!', is: { at: 'heap' } },
      ],
    },
    'gets a credit when the turn begins, if the Runner likes': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      runner: { rig: { resources: ['Jackpot!'] } },
      script: [
        corp('gain-credit'),
        runnerChooses('Jackpot!', { option: 'yes' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Jackpot!', is: { counters: { credit: 1 } } },
        { path: 'runner.credits', eq: 5 },
      ],
    },
    'stays where nothing is taken up': {
      lines: [1],
      corp: { servers: { 'Server 1': { cards: ['Priority Requisition'] } } },
      runner: { rig: { resources: [{ card: 'Jackpot!', counters: { credit: 5 } }] } },
      script: [
        run('Server 1'),
        runner('steal', { card: 'Priority Requisition' }),
        runnerChooses('Jackpot!', { option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 5 },
        { card: 'Jackpot!', is: { counters: { credit: 5 } } },
      ],
    },
  },
  'Kasi String': {
    'gets a counter after a remote that gave up no agenda, the first time alone': {
      lines: [0],
      corp: { servers: { 'Server 1': { cards: ['Melange Mining Corp.'] } } },
      runner: { rig: { resources: ['Kasi String'] } },
      script: [
        run('Server 1'),
        runner('leave-accessed', { card: 'Melange Mining Corp.' }),
        runnerChooses('Kasi String', { option: 'yes' }),
        run('Server 1'),
        runner('leave-accessed', { card: 'Melange Mining Corp.' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Kasi String', is: { counters: { power: 1 } } }],
    },
    'gets none where an agenda was stolen': {
      lines: [0],
      corp: { servers: { 'Server 1': { cards: ['Priority Requisition'] } } },
      runner: { rig: { resources: ['Kasi String'] } },
      script: [
        run('Server 1'),
        runner('steal', { card: 'Priority Requisition' }),
        goTo('run-ended'),
      ],
      expect: [{ noFact: { type: 'tokens-placed' } }],
    },
    'is worth an agenda point with four counters': {
      lines: [1],
      corp: { servers: { 'Server 1': { cards: ['Melange Mining Corp.'] } } },
      runner: { rig: { resources: [{ card: 'Kasi String', counters: { power: 3 } }] } },
      script: [
        run('Server 1'),
        runner('leave-accessed', { card: 'Melange Mining Corp.' }),
        runnerChooses('Kasi String', { option: 'yes' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Kasi String', is: { at: 'runner.score' } },
        { path: 'runner.agendaPoints', eq: 1 },
      ],
    },
  },
  'RNG Key': {
    'pays for a number that was named': {
      rules: ['NAME-02'],
      corp: { rd: ['Ice Wall'] },
      runner: { credits: 0, rig: { programs: ['RNG Key'] } },
      script: [
        run('R&D'),
        runnerChooses('RNG Key', { option: 'yes', number: 1 }),
        runnerChooses('RNG Key', { option: 'gain-3' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 3 },
        { facts: [{ type: 'revealed', card: 'Ice Wall' }] },
      ],
    },
    'looks at the requirement of an agenda': {
      corp: { rd: ['Priority Requisition'] },
      runner: { credits: 0, rig: { programs: ['RNG Key'] } },
      script: [
        run('R&D'),
        runnerChooses('RNG Key', { option: 'yes', number: 5 }),
        runnerChooses('RNG Key', { option: 'draw-2' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.grip', count: 2 }],
    },
    'looks at one card, and pays for no other number': {
      rules: ['NAME-02'],
      corp: { rd: ['Hedge Fund', 'Ice Wall'] },
      runner: { credits: 0, rig: { programs: ['RNG Key'], hardware: ['R&D Interface'] } },
      script: [
        run('R&D'),
        runnerChooses('RNG Key', { option: 'yes', number: 1 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { noFact: { type: 'revealed', card: 'Ice Wall' } },
      ],
    },
  },
};
