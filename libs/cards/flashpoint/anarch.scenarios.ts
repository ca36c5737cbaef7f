import { runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerPlays,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const anarchScenarios: CardSketches = {
  'Null: Whistleblower': {
    'may trash a card to weaken ice for the run, once a turn': {
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma'), rezzed('Wall of Static')] } } },
      runner: {
        identity: 'Null: Whistleblower',
        grip: ['Diesel', 'Imp'],
        rig: { programs: ['Corroder'] },
      },
      script: [
        run('R&D'),
        runnerChooses('Null: Whistleblower', { option: 'yes' }),
        runnerChooses('Null: Whistleblower', { cards: ['Imp'] }),
        runnerUses('Corroder', 'break', {
          subs: [0],
          at: 'run.3.1',
          expect: [{ card: 'Wall of Static', is: { strength: 1 } }],
        }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Imp', is: { at: 'heap' } },
        { card: 'Wall of Static', is: { strength: 3 } },
        { path: 'runner.grip', eq: ['Diesel'] },
      ],
    },
    'is not asked without a card': {
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { identity: 'Null: Whistleblower' },
      script: [...wholeRun('R&D')],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
  Paperclip: {
    'is installed from the heap for a barrier, and breaks with its boost': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Wall of Static')] } } },
      runner: { heap: ['Paperclip'], credits: 7 },
      script: [
        run('R&D'),
        runnerChooses('Paperclip', { option: 'yes' }),
        runnerUses('Paperclip', 'break', { x: 2, subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 1 },
        { facts: [{ type: 'sub-broken' }, { type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'breaks nothing where its strength does not do': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed('Wall of Static')] } } },
      runner: { rig: { programs: ['Paperclip'] } },
      script: [run('R&D'), runnerUses('Paperclip', 'break', { x: 1 }), goTo('run-ended')],
      expect: [{ noFact: { type: 'sub-broken' } }, { path: 'runner.credits', eq: 4 }],
    },
    'is not offered for a code gate, nor where it cannot be paid': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma'), rezzed('Ice Wall')] } } },
      runner: { heap: ['Paperclip'], credits: 3 },
      script: [run('R&D'), goTo('run-ended')],
      expect: [{ card: 'Paperclip', is: { at: 'heap' } }],
    },
  },
  'Black Orchestra': {
    'is installed from the heap for a code gate, boosts and breaks two': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { heap: ['Black Orchestra'], credits: 6 },
      script: [
        run('R&D'),
        runnerChooses('Black Orchestra', { option: 'yes' }),
        runnerUses('Black Orchestra', 'break', { subs: [0, 1] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'stays in the heap where that is preferred': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { heap: ['Black Orchestra'] },
      script: [run('R&D'), runnerChooses('Black Orchestra', { option: 'no' }), goTo('run-ended')],
      expect: [
        { card: 'Black Orchestra', is: { at: 'heap' } },
        { path: 'runner.credits', eq: 5 },
      ],
    },
  },
  MKUltra: {
    'reaches four for a sentry with its own ability': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Rototurret')] } } },
      runner: { heap: ['MKUltra'] },
      script: [
        run('R&D'),
        runnerChooses('MKUltra', { option: 'yes' }),
        runnerUses('MKUltra', 'break', { subs: [0, 1] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  Obelus: {
    'draws for each card accessed in the first success on HQ or R&D': {
      lines: [0, 1, 2],
      policy: { random: 'first' },
      corp: { hq: ['Enigma'] },
      runner: { rig: { hardware: ['Obelus', 'R&D Interface'] }, tags: 1 },
      script: [...wholeRun('R&D'), ...wholeRun('R&D')],
      expect: [
        { path: 'runner.grip', count: 2 },
        { path: 'runner.mu.limit', eq: 5 },
        { path: 'runner.handSize', eq: 6 },
      ],
    },
    'draws nothing for Archives, and is not used up by it': {
      lines: [2],
      corp: { archives: ['Hedge Fund'] },
      runner: { rig: { hardware: ['Obelus'] } },
      script: [...wholeRun('Archives', { label: 'a' }), ...wholeRun('R&D')],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
  },
  'Frantic Coding': {
    'installs one of ten for five less and trashes the rest': {
      runner: {
        grip: ['Frantic Coding'],
        stack: ['Infiltration', 'Magnum Opus', 'Corroder'],
        credits: 3,
      },
      script: [
        runnerPlays('Frantic Coding'),
        runnerChooses('Frantic Coding', { cards: ['Magnum Opus'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Magnum Opus', is: { at: 'rig' } },
        { path: 'runner.stack', count: 0 },
        { path: 'runner.heap', count: 3 },
        { path: 'runner.credits', eq: 0 },
      ],
    },
    'trashes them all where nothing is installed': {
      runner: { grip: ['Frantic Coding'], stack: ['Infiltration', 'Corroder'] },
      script: [
        runnerPlays('Frantic Coding'),
        runnerChooses('Frantic Coding', { cards: [] }),
        goTo('runner.1.6'),
      ],
      expect: [{ path: 'runner.heap', count: 3 }],
    },
  },
  Nfr: {
    'grows by each barrier that it broke alone': {
      lines: [0, 1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { programs: ['Nfr'] } },
      script: [run('R&D'), runnerUses('Nfr', 'break', { subs: [0] }), goTo('run-ended')],
      expect: [{ card: 'Nfr', is: { counters: { power: 1 }, strength: 2 } }],
    },
    'gets nothing for ice that it left a subroutine of': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Bastion'), rezzed('Ice Wall')] } } },
      runner: { rig: { programs: ['Nfr', 'Corroder'] } },
      script: [
        run('R&D'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Nfr', is: { counters: { power: 0 } } }],
    },
  },
  Sūnya: {
    'grows by each sentry that it broke alone': {
      lines: [0, 1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Pop-up Window'), rezzed('Rototurret')] } } },
      runner: { rig: { programs: ['Sūnya'] }, credits: 5 },
      script: [
        run('R&D'),
        runnerUses('Sūnya', 'break', { subs: [0] }),
        runnerUses('Sūnya', 'break', { subs: [1] }),
        goTo('choice'),
      ],
      expect: [{ card: 'Sūnya', is: { counters: { power: 1 } } }],
    },
  },
  'System Outage': {
    'costs the Corp a credit with each draw after its first': {
      lines: [0, 1],
      turn: { ...runnerTurn, clicks: 1 },
      runner: { grip: ['System Outage'] },
      script: [runnerPlays('System Outage'), corp('draw'), goTo('corp.2.2')],
      expect: [{ path: 'corp.credits', eq: 4 }],
    },
  },
  'Credit Crash': {
    'trashes the first card that is no agenda': {
      corp: { servers: { 'Server 1': { cards: ['Melange Mining Corp.'] } }, credits: 0 },
      runner: { grip: ['Credit Crash'] },
      script: [
        runnerPlays('Credit Crash'),
        runnerChooses('Credit Crash', { server: 'Server 1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Melange Mining Corp.', is: { at: 'archives' } },
        { path: 'runner.credits', eq: 4 },
      ],
    },
    'is bought off for what the card costs': {
      corp: { servers: { 'Server 1': { cards: ['Melange Mining Corp.'] } } },
      runner: { grip: ['Credit Crash'] },
      script: [
        runnerPlays('Credit Crash'),
        runnerChooses('Credit Crash', { server: 'Server 1' }),
        corpChooses('Credit Crash', { option: 'yes' }),
        runner('leave-accessed', { card: 'Melange Mining Corp.' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Melange Mining Corp.', is: { rezzed: false } },
        { path: 'corp.credits', eq: 4 },
      ],
    },
    'leaves an agenda to be stolen': {
      corp: { servers: { 'Server 1': { cards: ['Priority Requisition'] } } },
      runner: { grip: ['Credit Crash'] },
      script: [
        runnerPlays('Credit Crash'),
        runnerChooses('Credit Crash', { server: 'Server 1' }),
        runner('steal', { card: 'Priority Requisition' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.agendaPoints', eq: 3 }],
    },
  },
  Şifr: {
    'takes the strength of one piece of ice for a smaller hand': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed("Hadrian's Wall")] } } },
      runner: { rig: { hardware: ['Şifr'], programs: ['Corroder'] } },
      script: [
        run('R&D'),
        runnerChooses('Şifr', { option: 'yes' }),
        runnerUses('Corroder', 'break', { subs: [0] }),
        runnerUses('Corroder', 'break', { subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.handSize', eq: 4 },
        { path: 'runner.credits', eq: 3 },
        { path: 'runner.mu.limit', eq: 6 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'is offered once a turn': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed('Pop-up Window')] } } },
      runner: { rig: { hardware: ['Şifr'] } },
      script: [
        run('R&D'),
        runnerChooses('Şifr', { option: 'yes' }),
        runnerChooses('Pop-up Window', { option: 'yes' }),
        goTo('run-ended'),
        run('R&D'),
        runnerChooses('Pop-up Window', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.handSize', eq: 4 }],
    },
  },
  'Omar Keung: Conspiracy Theorist': {
    'makes of a success in Archives one in R&D': {
      rules: ['RUN5-09'],
      corp: { rd: ['Priority Requisition'] },
      runner: { identity: 'Omar Keung: Conspiracy Theorist' },
      script: [
        runnerUses('Omar Keung: Conspiracy Theorist', 0),
        runnerChooses('Omar Keung: Conspiracy Theorist', { server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'run-successful', server: 'R&D' }] },
        { path: 'runner.agendaPoints', eq: 3 },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'leaves no success in Archives': {
      rules: ['RUN5-09'],
      corp: { hq: ['Hedge Fund'], archives: ['Priority Requisition'] },
      runner: { identity: 'Omar Keung: Conspiracy Theorist' },
      script: [
        runnerUses('Omar Keung: Conspiracy Theorist', 0),
        runnerChooses('Omar Keung: Conspiracy Theorist', { server: 'HQ' }),
        goTo('run-ended'),
      ],
      expect: [
        { noFact: { type: 'run-successful', server: 'Archives' } },
        { facts: [{ type: 'accessed', card: 'Hedge Fund' }] },
        { path: 'runner.agendaPoints', eq: 0 },
      ],
    },
    'does so once a turn, and of no other run': {
      runner: { identity: 'Omar Keung: Conspiracy Theorist' },
      script: [
        runnerUses('Omar Keung: Conspiracy Theorist', 0),
        runnerChooses('Omar Keung: Conspiracy Theorist', { server: 'R&D' }),
        goTo('run-ended'),
        runnerUses('Omar Keung: Conspiracy Theorist', 0, { illegal: ['ALREADY_USED'] }),
        ...wholeRun('Archives'),
      ],
      expect: [{ facts: [{ type: 'run-successful', server: 'Archives' }] }],
    },
  },
  'En Passant': {
    'trashes unrezzed ice that was passed in the last run': {
      lines: [0, 1],
      corp: { servers: { HQ: { ice: ['Ice Wall'] } } },
      runner: { grip: ['En Passant'] },
      script: [...wholeRun('HQ'), runnerPlays('En Passant')],
      expect: [
        { path: 'corp.archives', count: 1 },
        { path: 'servers.HQ.ice', count: 0 },
      ],
    },
    'reaches no ice of a run before that': {
      lines: [1],
      corp: { servers: { HQ: { ice: ['Ice Wall'] } } },
      runner: { grip: ['En Passant'] },
      script: [
        ...wholeRun('HQ'),
        ...wholeRun('Archives'),
        runnerPlays('En Passant', { illegal: ['NO_EFFECT', 'BAD_TARGET'] }),
      ],
    },
    'waits for a successful run': {
      lines: [0],
      corp: { servers: { HQ: { ice: ['Ice Wall', rezzed('Wall of Static')] } } },
      runner: { grip: ['En Passant'] },
      script: [...wholeRun('HQ'), runnerPlays('En Passant', { illegal: ['PLAY_RESTRICTION'] })],
    },
    'trashes no rezzed ice': {
      lines: [1],
      corp: { servers: { HQ: { ice: [rezzed('Pop-up Window')] } } },
      runner: { grip: ['En Passant'] },
      script: [
        run('HQ'),
        runnerChooses('Pop-up Window', { option: 'yes' }),
        goTo('run-ended'),
        runnerPlays('En Passant', { illegal: ['NO_EFFECT', 'BAD_TARGET'] }),
      ],
    },
  },
};
