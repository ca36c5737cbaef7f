import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  installs,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerPlays,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const shaperScenarios: CardSketches = {
  Misdirection: {
    'removes as many tags as were paid for': {
      rules: ['COST-05'],
      runner: { tags: 3, rig: { programs: ['Misdirection'] } },
      script: [runnerUses('Misdirection', 0, { x: 2 })],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.credits', eq: 3 },
        { path: 'runner.clicks', eq: 2 },
      ],
    },
  },
  Houdini: {
    'breaks a code gate subroutine': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Quandary')] } } },
      runner: { rig: { programs: ['Houdini'] } },
      script: [
        run('R&D'),
        runnerUses('Houdini', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
    'needs a stealth credit to get stronger, and one of the pool will do besides': {
      lines: [1],
      rules: ['COST-12'],
      corp: { servers: { 'R&D': { ice: [rezzed('Quandary')] } } },
      runner: {
        credits: 1,
        rig: {
          programs: ['Houdini'],
          resources: [{ card: 'Ghost Runner', counters: { credit: 1 } }],
        },
      },
      script: [run('R&D'), runnerUses('Houdini', 'boost', { at: 'run.3.1' })],
      expect: [
        { card: 'Houdini', is: { strength: 6 } },
        { card: 'Ghost Runner', is: { at: 'heap' } },
        { path: 'runner.credits', eq: 0 },
      ],
    },
    'cannot without one': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed('Quandary')] } } },
      runner: { credits: 9, rig: { programs: ['Houdini'] } },
      script: [
        run('R&D'),
        runnerUses('Houdini', 'boost', { at: 'run.3.1', illegal: 'CANNOT_PAY' }),
      ],
    },
  },
  'Dai V': {
    'breaks everything with stealth credits alone': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { rig: { programs: ['Dai V'], hardware: ['Lockpick', 'Lockpick'] } },
      script: [
        run('R&D'),
        runnerUses('Dai V', 'boost', { at: 'run.3.1' }),
        runnerUses('Dai V', 'break', { subs: [0, 1], at: 'run.3.1', illegal: 'CANNOT_PAY' }),
      ],
      expect: [{ card: 'Dai V', is: { strength: 2 } }],
    },
    'breaks with two credits of stealth cards': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: {
        credits: 1,
        rig: {
          programs: ['Dai V'],
          resources: [{ card: 'Ghost Runner', counters: { credit: 3 } }],
        },
      },
      script: [
        run('R&D'),
        runnerUses('Dai V', 'boost', { at: 'run.3.1', pay: { pool: 1 } }),
        runnerUses('Dai V', 'break', { subs: [0, 1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ghost Runner', is: { counters: { credit: 1 } } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'leaves no subroutine unbroken': {
      lines: [0],
      rules: ['BRK-04'],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: {
        rig: {
          programs: ['Dai V'],
          resources: [{ card: 'Ghost Runner', counters: { credit: 3 } }],
        },
      },
      script: [
        run('R&D'),
        runnerUses('Dai V', 'boost', { at: 'run.3.1', pay: { pool: 1 } }),
        runnerUses('Dai V', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        {
          facts: [
            { type: 'sub-broken', sub: 0 },
            { type: 'sub-broken', sub: 1 },
          ],
        },
      ],
    },
  },
  'Beth Kilrain-Chang': {
    'gains a credit beside five to nine': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      corp: { credits: 8 },
      runner: { rig: { resources: ['Beth Kilrain-Chang'] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [
        { path: 'runner.credits', eq: 6 },
        { path: 'runner.grip', eq: [] },
        { path: 'runner.clicks', eq: 4 },
      ],
    },
    'draws beside ten to fourteen': {
      lines: [1],
      turn: { ...corpTurn, clicks: 1 },
      corp: { credits: 9 },
      runner: { rig: { resources: ['Beth Kilrain-Chang'] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [
        { path: 'runner.credits', eq: 5 },
        { path: 'runner.grip', count: 1 },
      ],
    },
    'gains a click beside fifteen': {
      lines: [2],
      turn: { ...corpTurn, clicks: 1 },
      corp: { credits: 14 },
      runner: { rig: { resources: ['Beth Kilrain-Chang'] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [
        { path: 'runner.clicks', eq: 5 },
        { path: 'runner.grip', eq: [] },
      ],
    },
    'does nothing beside four': {
      lines: [0, 1, 2],
      turn: { ...corpTurn, clicks: 1 },
      corp: { credits: 3 },
      runner: { rig: { resources: ['Beth Kilrain-Chang'] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [
        { path: 'runner.credits', eq: 5 },
        { path: 'runner.clicks', eq: 4 },
      ],
    },
  },
  'Net Mercur': {
    'takes in a credit or draws with the first stealth credit of each run': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Quandary'), rezzed('Quandary')] } } },
      runner: {
        credits: 0,
        rig: {
          programs: ['Gordian Blade'],
          hardware: ['Lockpick', 'Lockpick'],
          resources: ['Net Mercur'],
        },
      },
      script: [
        run('R&D'),
        runnerUses('Gordian Blade', 'break', { at: 'run.3.1' }),
        runnerChooses('Net Mercur', { option: 'place-credit' }),
        runner('continue', { at: 'run.2.2' }),
        runnerUses('Gordian Blade', 'break', { at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Net Mercur', is: { counters: { credit: 1 } } }],
    },
    'draws, and pays for anything': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Quandary')] } } },
      runner: {
        credits: 1,
        grip: ['Corroder'],
        rig: {
          programs: ['Gordian Blade'],
          hardware: ['Lockpick'],
          resources: [{ card: 'Net Mercur', counters: { credit: 1 } }],
        },
      },
      script: [
        run('R&D'),
        runnerUses('Gordian Blade', 'break', { at: 'run.3.1' }),
        runnerChooses('Net Mercur', { option: 'draw' }),
        goTo('run-ended'),
        installs('Corroder'),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { card: 'Net Mercur', is: { counters: { credit: 0 } } },
        { card: 'Infiltration', is: { at: 'grip' } },
      ],
    },
  },
  'Ele "Smoke" Scovak: Cynosure of the Net': {
    'pays for using icebreakers': {
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: {
        identity: 'Ele "Smoke" Scovak: Cynosure of the Net',
        credits: 0,
        rig: { programs: ['Corroder'] },
      },
      script: [
        run('R&D'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
        run('R&D'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1', illegal: 'CANNOT_PAY' }),
      ],
    },
    'pays for no install': {
      runner: {
        identity: 'Ele "Smoke" Scovak: Cynosure of the Net',
        credits: 1,
        grip: ['Corroder'],
      },
      script: [installs('Corroder', { illegal: 'CANNOT_PAY' })],
    },
  },
  Blackstone: {
    'breaks barriers': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Wall of Static')] } } },
      runner: { credits: 1, rig: { programs: ['Blackstone'] } },
      script: [
        run('R&D'),
        runnerUses('Blackstone', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
    'grows for the run with a credit of a stealth card': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall'), rezzed('Wall of Static')] } } },
      runner: { rig: { programs: ['Blackstone', 'Cloak'] } },
      script: [
        run('R&D'),
        runnerUses('Blackstone', 'boost', { at: 'run.3.1' }),
        runnerUses('Blackstone', 'boost', { at: 'run.3.1', illegal: 'CANNOT_PAY' }),
        runnerUses('Blackstone', 'break', { subs: [0], at: 'run.3.1' }),
        runner('continue', {
          at: 'run.2.2',
          expect: [{ card: 'Blackstone', is: { strength: 7 } }],
        }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 2 },
        { card: 'Cloak', is: { counters: { recurring: 0 } } },
        { card: 'Blackstone', is: { strength: 3 } },
      ],
    },
    'cannot grow without one': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed('Heimdall 1.0')] } } },
      runner: { credits: 9, rig: { programs: ['Blackstone'] } },
      script: [
        run('R&D'),
        runnerUses('Blackstone', 'boost', { at: 'run.3.1', illegal: 'CANNOT_PAY' }),
      ],
    },
  },
  Equivocation: {
    'may reveal the top of R&D and make the Corp draw it': {
      runner: { rig: { programs: ['Equivocation'] } },
      script: [
        run('R&D'),
        runnerChooses('Equivocation', { option: 'yes' }),
        runnerChooses('Equivocation', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.hq', eq: ['Anonymous Tip'] },
        {
          facts: [
            { type: 'revealed' },
            { type: 'drew' },
            { type: 'accessed', card: 'Biotic Labor' },
          ],
        },
      ],
    },
    'may leave it there': {
      runner: { rig: { programs: ['Equivocation'] } },
      script: [
        run('R&D'),
        runnerChooses('Equivocation', { option: 'yes' }),
        runnerChooses('Equivocation', { option: 'no' }),
        goTo('run-ended'),
        ...wholeRun('HQ'),
      ],
      expect: [{ path: 'corp.hq', eq: [] }],
    },
    'may see nothing': {
      runner: { rig: { programs: ['Equivocation'] } },
      script: [run('R&D'), runnerChooses('Equivocation', { option: 'no' }), goTo('run-ended')],
      expect: [{ noFact: { type: 'revealed' } }],
    },
  },
  'Data Breach': {
    'may run on R&D again after a success': {
      runner: { grip: ['Data Breach'] },
      script: [
        runnerPlays('Data Breach'),
        runnerChooses('Data Breach', { option: 'yes' }),
        goTo('runner.1.6'),
      ],
      expect: [
        {
          facts: [
            { type: 'run-ended', outcome: 'successful' },
            { type: 'run-began', server: 'R&D' },
            { type: 'accessed' },
            { type: 'run-ended', outcome: 'successful' },
          ],
        },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'offers nothing after a run that failed': {
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { grip: ['Data Breach'] },
      script: [runnerPlays('Data Breach'), goTo('runner.1.6')],
      expect: [{ path: 'runner.clicks', eq: 3 }],
    },
  },
  'Algo Trading': {
    'takes up to three credits in and pays two from six on': {
      lines: [0, 1],
      turn: { ...corpTurn, clicks: 1 },
      runner: { rig: { resources: [{ card: 'Algo Trading', counters: { credit: 6 } }] } },
      script: [
        corp('gain-credit'),
        runnerChooses('Algo Trading', { option: 'yes', number: 3 }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Algo Trading', is: { counters: { credit: 11 } } },
        { path: 'runner.credits', eq: 2 },
      ],
    },
    'is trashed for all its credits': {
      lines: [2],
      runner: { rig: { resources: [{ card: 'Algo Trading', counters: { credit: 7 } }] } },
      script: [runnerUses('Algo Trading', 2), goTo('runner.1.6')],
      expect: [
        { card: 'Algo Trading', is: { at: 'heap' } },
        { path: 'runner.credits', eq: 12 },
      ],
    },
  },
  Fawkes: {
    'is boosted for the run with a stealth credit among X': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Rototurret')] } } },
      runner: {
        rig: {
          programs: ['Fawkes'],
          resources: [{ card: 'Ghost Runner', counters: { credit: 3 } }],
        },
      },
      script: [
        run('R&D'),
        runnerUses('Fawkes', 1, { x: 2, at: 'run.3.1', pay: { 'Ghost Runner': 1, pool: 1 } }),
        goTo('run.3.1', { expect: [{ card: 'Fawkes', is: { strength: 3 } }] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ghost Runner', is: { counters: { credit: 2 } } },
        { path: 'runner.credits', eq: 4 },
      ],
    },
    'cannot be boosted without one': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed('Rototurret')] } } },
      runner: { rig: { programs: ['Fawkes'] } },
      script: [run('R&D'), runnerUses('Fawkes', 1, { x: 2, at: 'run.3.1', illegal: 'CANNOT_PAY' })],
    },
  },
  Mirror: {
    'gives two memory': {
      lines: [0],
      runner: { rig: { hardware: ['Mirror'] } },
      script: [runner('gain-credit')],
      expect: [{ path: 'runner.mu.limit', eq: 6 }],
    },
    'replaces a recurring credit that was spent': {
      lines: [1],
      rules: ['RECUR-05'],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: {
        credits: 0,
        rig: { hardware: ['Mirror', { card: 'Cyberfeeder' }], programs: ['Corroder'] },
      },
      script: [
        run('R&D'),
        runnerUses('Corroder', 'break', { subs: [0] }),
        runnerChooses('Mirror', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Cyberfeeder', is: { counters: { recurring: 1 } } }],
    },
    'replaces none that was not spent': {
      lines: [1],
      runner: { rig: { hardware: ['Mirror', 'Cyberfeeder'] } },
      script: [...wholeRun('R&D')],
      expect: [{ card: 'Cyberfeeder', is: { counters: { recurring: 1 } } }],
    },
  },
  'Top Hat': {
    'accesses the card at a place of the Runner’s choice, and no other': {
      rules: ['ACC-29', 'REPL-01'],
      corp: { rd: ['Hedge Fund', 'Ice Wall', 'Priority Requisition', 'Enigma'] },
      runner: { rig: { hardware: ['Top Hat', 'R&D Interface'] } },
      script: [
        run('R&D'),
        runnerChooses('Top Hat', { option: 'replace', number: 3 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.agendaPoints', eq: 3 },
        { noFact: { type: 'accessed', card: 'Hedge Fund' } },
        { noFact: { type: 'accessed', card: 'Ice Wall' } },
        { view: 'runner', mustNotContain: ['Hedge Fund', 'Enigma'] },
      ],
    },
    'reaches no deeper than five cards, nor than the deck': {
      rules: ['ACC-29'],
      corp: { rd: ['Hedge Fund', 'Priority Requisition'] },
      runner: { rig: { hardware: ['Top Hat'] } },
      script: [
        run('R&D'),
        runnerChooses('Top Hat', { option: 'replace', number: 2 }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.agendaPoints', eq: 3 }],
    },
    'may be left, to access as ever': {
      rules: ['REPL-03'],
      corp: { rd: ['Hedge Fund', 'Priority Requisition'] },
      runner: { rig: { hardware: ['Top Hat'] } },
      script: [run('R&D'), runnerChooses('Top Hat', { option: 'access' }), goTo('run-ended')],
      expect: [{ facts: [{ type: 'accessed', card: 'Hedge Fund' }] }],
    },
  },
  Encore: {
    'takes another turn, and leaves the game': {
      lines: [0, 1],
      rules: ['TURN-27'],
      turn: { ...runnerTurn, clicks: 5 },
      runner: { grip: ['Encore'] },
      script: [
        ...wholeRun('R&D'),
        ...wholeRun('HQ'),
        ...wholeRun('Archives'),
        runnerPlays('Encore'),
        runner('gain-credit'),
        goTo('runner.1.6'),
        runner('gain-credit', { by: 'runner' }),
      ],
      expect: [
        { path: 'runner.clicks', eq: 3 },
        { path: 'runner.removed', count: 0 },
        { path: 'turn.side', eq: 'runner' },
      ],
    },
    'asks for a success on every central server': {
      lines: [0],
      runner: { grip: ['Encore'] },
      script: [
        ...wholeRun('R&D'),
        ...wholeRun('HQ'),
        runnerPlays('Encore', { illegal: ['PLAY_RESTRICTION'] }),
      ],
    },
  },
  'Cold Read': {
    'lends four stealth credits, and trashes a program that was used': {
      lines: [0],
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: {
        credits: 0,
        grip: ['Cold Read'],
        rig: { programs: ['Corroder', 'Gordian Blade'] },
      },
      script: [
        runnerPlays('Cold Read'),
        runnerChooses('Cold Read', { server: 'HQ' }),
        runnerUses('Corroder', 'break', { subs: [0] }),
        goTo('run-ended'),
        runner('gain-credit'),
      ],
      expect: [
        { path: 'runner.heap', eq: ['Corroder', 'Cold Read'] },
        { path: 'runner.rig.programs', eq: ['Gordian Blade'] },
        { path: 'runner.credits', eq: 3 },
      ],
    },
    'trashes nothing where no program was used, and takes its credits along': {
      lines: [0],
      runner: { credits: 0, grip: ['Cold Read'], rig: { programs: ['Corroder'] } },
      script: [
        runnerPlays('Cold Read'),
        runnerChooses('Cold Read', { server: 'R&D' }),
        goTo('run-ended'),
        runner('gain-credit'),
      ],
      expect: [
        { path: 'runner.heap', eq: ['Cold Read'] },
        { path: 'runner.credits', eq: 1 },
        { path: 'runner.rig.programs', count: 1 },
      ],
    },
  },
};
