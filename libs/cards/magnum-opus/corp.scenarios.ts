import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpUses,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const corpScenarios: CardSketches = {
  Embolus: {
    'may get a counter for a credit as the turn begins': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [rezzed('Embolus')] } } },
      script: [runner('gain-credit'), corpChooses('Embolus', { option: 'yes' }), goTo('corp.2.2')],
      expect: [
        { card: 'Embolus', is: { counters: { power: 1 } } },
        { path: 'corp.credits', eq: 4 },
      ],
    },
    'loses one with each successful run': {
      lines: [1],
      corp: { servers: { 'Server 1': { cards: [rezzed('Embolus', { counters: { power: 2 } })] } } },
      script: [...wholeRun('Archives')],
      expect: [{ card: 'Embolus', is: { counters: { power: 1 } } }],
    },
    'ends a run on its server for one': {
      lines: [2],
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Embolus', { counters: { power: 2 } })] },
        },
      },
      script: [
        run('Archives'),
        corpUses('Embolus', 2, { illegal: ['PLAY_RESTRICTION', 'WRONG_WINDOW'] }),
        goTo('run-ended'),
        run('Server 1'),
        corpUses('Embolus', 2),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Embolus', is: { counters: { power: 0 } } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  'Hired Help': {
    'makes a run there cost an agenda': {
      rules: ['RUN1-05'],
      corp: { servers: { 'Server 1': { cards: [rezzed('Hired Help')] } } },
      runner: { score: ['Hostile Takeover', 'Priority Requisition'] },
      script: [
        run('Server 1', { targets: ['Hostile Takeover'] }),
        runner('leave-accessed', { card: 'Hired Help' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.agendaPoints', eq: 3 },
        { card: 'Hostile Takeover', is: { at: 'archives' } },
      ],
    },
    'keeps a Runner without one out': {
      corp: { servers: { 'Server 1': { cards: [rezzed('Hired Help')] } } },
      script: [run('Server 1', { illegal: ['CANNOT_PAY', 'PLAY_RESTRICTION'] })],
    },
    'lets one in who was in HQ this turn': {
      corp: { servers: { 'Server 1': { cards: [rezzed('Hired Help')] } } },
      script: [
        ...wholeRun('HQ'),
        run('Server 1'),
        runner('leave-accessed', { card: 'Hired Help' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', server: 'Server 1', outcome: 'successful' }] }],
    },
  },
  'Timely Public Release': {
    'has a counter when it is scored': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Timely Public Release', advancement: 4 }] } },
      },
      script: [corp('score', { card: 'Timely Public Release' })],
      expect: [
        { card: 'Timely Public Release', is: { at: 'corp.score[0]', counters: { agenda: 1 } } },
      ],
    },
    'installs ice between other ice, for nothing': {
      lines: [1],
      rules: ['INST-27'],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        credits: 0,
        score: [{ card: 'Timely Public Release', counters: { agenda: 1 } }],
        hq: ['Ice Wall', 'Hedge Fund'],
        servers: { 'R&D': { ice: ['Enigma', 'Hunter'] } },
      },
      script: [
        corpUses('Timely Public Release', 1),
        corpChooses('Ice Wall', { server: 'R&D' }),
        corpChooses('Ice Wall', { number: 1 }),
      ],
      expect: [
        { card: 'Ice Wall', is: { at: 'R&D.ice[1]', rezzed: false } },
        { card: 'Hunter', is: { at: 'R&D.ice[2]' } },
        { path: 'corp.credits', eq: 0 },
        { view: 'runner', mustNotContain: ['Ice Wall'] },
      ],
    },
    'takes ice out of Archives, in the innermost position during a run': {
      lines: [1],
      rules: ['INST-27'],
      corp: {
        score: [{ card: 'Timely Public Release', counters: { agenda: 1 } }],
        archives: [{ card: 'Ice Wall', faceup: true }],
        servers: { 'R&D': { ice: [rezzed('Enigma')] } },
      },
      script: [
        run('R&D'),
        corpUses('Timely Public Release', 1, { at: 'run.2.1' }),
        corpChooses('Ice Wall', { server: 'R&D' }),
        corpChooses('Ice Wall', { number: 0 }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Ice Wall', is: { at: 'R&D.ice[0]' } }],
    },
    'does nothing without a counter': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { score: ['Timely Public Release'], hq: ['Ice Wall'] },
      script: [corpUses('Timely Public Release', 1, { illegal: ['CANNOT_PAY', 'NO_EFFECT'] })],
    },
  },
  'Slot Machine': {
    'shows three of a kind, and pays and places for them': {
      lines: [0, 1, 2, 3],
      rules: ['CHOOSE-08'],
      corp: {
        servers: {
          HQ: { ice: [rezzed('Slot Machine')] },
          'Server 1': { cards: ['PAD Campaign'] },
        },
      },
      runner: { stack: ['Imp', 'Diesel', 'Sure Gamble', 'Easy Mark', 'Mimic'] },
      script: [
        run('HQ'),
        goTo('choice'),
        corpChooses('Slot Machine', { cards: ['PAD Campaign'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 4 },
        { path: 'corp.credits', eq: 8 },
        { card: 'PAD Campaign', is: { advancement: 3 } },
        { path: 'runner.stack', eq: ['Diesel', 'Sure Gamble', 'Easy Mark', 'Mimic', 'Imp'] },
        {
          facts: [
            { type: 'revealed', card: 'Diesel' },
            { type: 'revealed', card: 'Sure Gamble' },
            { type: 'revealed', card: 'Easy Mark' },
          ],
        },
        { view: 'corp', mustNotContain: ['Imp', 'Mimic'] },
        { view: 'runner', mustNotContain: ['Imp', 'Mimic'] },
      ],
    },
    'pays for two of a kind alone': {
      lines: [0, 2, 3],
      corp: { servers: { HQ: { ice: [rezzed('Slot Machine')] } } },
      runner: { stack: ['Imp', 'Diesel', 'Mimic', 'Easy Mark', 'Corroder'] },
      script: [run('HQ'), goTo('run-ended')],
      expect: [{ path: 'corp.credits', eq: 8 }, { noFact: { type: 'tokens-placed' } }],
    },
    'pays nothing for three types': {
      lines: [0, 2, 3],
      corp: { servers: { HQ: { ice: [rezzed('Slot Machine')] } } },
      runner: { stack: ['Imp', 'Diesel', 'Mimic', 'Wyldside', 'Corroder'] },
      script: [run('HQ'), goTo('run-ended')],
      expect: [
        { path: 'runner.credits', eq: 4 },
        { path: 'corp.credits', eq: 5 },
      ],
    },
    'shows what there is: the card that went under the stack with them': {
      lines: [0, 2],
      corp: { servers: { HQ: { ice: [rezzed('Slot Machine')] } } },
      runner: { stack: ['Imp', 'Mimic'] },
      script: [run('HQ'), goTo('run-ended')],
      expect: [
        { path: 'runner.stack', eq: ['Mimic', 'Imp'] },
        { path: 'corp.credits', eq: 8 },
        { noFact: { type: 'tokens-placed' } },
      ],
    },
    'has no cards to look at with an empty stack': {
      lines: [0, 1, 2],
      corp: { servers: { HQ: { ice: [rezzed('Slot Machine')] } } },
      runner: { stack: [] },
      script: [run('HQ'), goTo('run-ended')],
      expect: [
        { path: 'runner.credits', eq: 4 },
        { path: 'corp.credits', eq: 5 },
      ],
    },
    'keeps them in mind though one is drawn before the subroutines resolve': {
      lines: [2, 3],
      corp: { badPublicity: 1, servers: { HQ: { ice: [rezzed('Slot Machine')] } } },
      runner: {
        stack: ['Imp', 'Diesel', 'Sure Gamble', 'Easy Mark', 'Mimic'],
        rig: { resources: ['Tallie Perrault'] },
      },
      script: [
        run('HQ'),
        runnerUses('Tallie Perrault', 1, { at: 'run.3.1' }),
        corpChooses('Slot Machine', { cards: ['Slot Machine'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', eq: ['Diesel'] },
        { path: 'corp.credits', eq: 8 },
        { card: 'Slot Machine', is: { advancement: 3 } },
      ],
    },
  },
};
