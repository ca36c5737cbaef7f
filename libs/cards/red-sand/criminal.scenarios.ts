import { runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  rezzed,
  goTo,
  run,
  wholeRun,
  runnerUses,
  runnerPlays,
  installs,
  runnerChooses,
  corpDoes as corp,
  runnerDoes as runner,
  runnerDoes,
} from '../sketch/steps';

export const criminalScenarios: CardSketches = {
  'Keros Mcintyre': {
    'two credits for the first ice': {
      corp: {
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Enigma')] }, 'R&D': { ice: [rezzed('Ice Wall')] } },
      },
      runner: { grip: ['Emergency Shutdown'], rig: { resources: ['Keros Mcintyre'] } },
      history: { thisTurn: [{ type: 'run-successful', server: 'HQ' }] },
      policy: { random: 'first' },
      script: [
        runner('play', { card: 'Emergency Shutdown' }),
        runner('choose', { for: 'Emergency Shutdown', cards: ['Enigma'] }),
      ],
      expect: [
        { card: 'Enigma', is: { rezzed: false } },
        { path: 'runner.credits', eq: 7 },
      ],
    },
    'once a turn': {
      corp: {
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Enigma')] }, 'R&D': { ice: [rezzed('Ice Wall')] } },
      },
      runner: {
        grip: ['Emergency Shutdown', 'Emergency Shutdown'],
        rig: { resources: ['Keros Mcintyre'] },
      },
      history: { thisTurn: [{ type: 'run-successful', server: 'HQ' }] },
      policy: { random: 'first' },
      script: [
        runner('play', { card: 'Emergency Shutdown#1' }),
        runner('choose', { for: 'Emergency Shutdown#1', cards: ['Enigma'] }),
        runner('play', { card: 'Emergency Shutdown#2' }),
        runner('choose', { for: 'Emergency Shutdown#2', cards: ['Ice Wall'] }),
      ],
      expect: [
        { card: 'Ice Wall', is: { rezzed: false } },
        { path: 'runner.credits', eq: 7 },
      ],
    },
    "what the Corp's card derezzes is not for him": {
      corp: { hq: ['Viktor 1.0'], servers: { HQ: { ice: [rezzed('Howler')] } } },
      runner: { grip: ['Sure Gamble', 'Diesel'], rig: { resources: ['Keros Mcintyre'] } },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'HQ' }),
        corp('choose', { for: 'Howler', option: 'yes' }),
        corp('choose', { for: 'Howler', cards: ['Viktor 1.0'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Viktor 1.0', is: { rezzed: false } },
        { path: 'runner.credits', eq: 5 },
      ],
    },
  },
  'Los: Data Hijacker': {
    'gains two with the first ice rezzed in a turn': {
      corp: { servers: { HQ: { ice: ['Ice Wall', 'Pop-up Window'] } } },
      runner: { identity: 'Los: Data Hijacker' },
      script: [
        run('HQ'),
        corp('rez', { card: 'Pop-up Window', at: 'run.2.3' }),
        runnerChooses('Pop-up Window', { option: 'yes' }),
        corp('rez', { card: 'Ice Wall', at: 'run.2.3' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 6 }],
    },
  },
  Exploit: {
    'derezzes up to three ice after a success on each central server': {
      history: {
        thisTurn: [
          { type: 'run-successful', server: 'HQ' },
          { type: 'run-successful', server: 'R&D' },
          { type: 'run-successful', server: 'Archives' },
        ],
      },
      corp: {
        servers: {
          HQ: { ice: [rezzed('Enigma'), rezzed('Ice Wall'), rezzed('Hunter')] },
          'R&D': { ice: [rezzed('Wall of Static')] },
        },
      },
      runner: { grip: ['Exploit'] },
      script: [
        runnerPlays('Exploit'),
        runnerChooses('Exploit', { cards: ['Enigma', 'Wall of Static'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Enigma', is: { rezzed: false } },
        { card: 'Wall of Static', is: { rezzed: false } },
        { card: 'Ice Wall', is: { rezzed: true } },
      ],
    },
    'cannot be played with two of them': {
      history: {
        thisTurn: [
          { type: 'run-successful', server: 'HQ' },
          { type: 'run-successful', server: 'Archives' },
        ],
      },
      corp: { servers: { HQ: { ice: [rezzed('Enigma')] } } },
      runner: { grip: ['Exploit'] },
      script: [runnerPlays('Exploit', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  'Spot the Prey': {
    'exposes a card that is no ice, then makes a run': {
      corp: {
        servers: {
          HQ: { ice: ['Enigma'] },
          'Server 1': { cards: ['Melange Mining Corp.'] },
          'Server 2': { cards: ['PAD Campaign'] },
        },
      },
      runner: { grip: ['Spot the Prey'] },
      script: [
        runnerPlays('Spot the Prey'),
        goTo('choice', {
          expect: [
            { notLegal: [{ by: 'runner', do: 'choose', for: 'Spot the Prey', cards: ['Enigma'] }] },
          ],
        }),
        runnerChooses('Spot the Prey', { cards: ['PAD Campaign'] }),
        runnerChooses('Spot the Prey', { server: 'Archives' }),
        goTo('run-ended'),
      ],
      expect: [
        {
          facts: [
            { type: 'exposed', card: 'PAD Campaign' },
            { type: 'run-began', server: 'Archives' },
          ],
        },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
  },
  'Aeneas Informant': {
    'may reveal what it does not trash for a credit': {
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } }, rd: ['Hedge Fund', 'Enigma'] },
      runner: { rig: { resources: ['Aeneas Informant'] } },
      script: [
        run('Server 1'),
        runner('leave-accessed', { card: 'PAD Campaign' }),
        runnerChooses('Aeneas Informant', { option: 'yes' }),
        goTo('run-ended'),
        ...wholeRun('R&D'),
      ],
      expect: [
        { path: 'runner.credits', eq: 6 },
        { facts: [{ type: 'revealed', card: 'PAD Campaign' }] },
      ],
    },
    'gains nothing with what it trashes, nor in Archives': {
      corp: {
        archives: ['PAD Campaign'],
        servers: { 'Server 1': { cards: ['Melange Mining Corp.'] } },
      },
      runner: { rig: { resources: ['Aeneas Informant'] } },
      script: [
        ...wholeRun('Archives'),
        run('Server 1'),
        runner('trash-accessed', { card: 'Melange Mining Corp.' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 4 }],
    },
  },
  Caldera: {
    'prevents a net damage for three credits': {
      policy: { random: 'first' },
      corp: { servers: { 'R&D': { ice: [rezzed('Neural Katana')] } } },
      runner: { grip: ['Diesel', 'Imp', 'Easy Mark'], rig: { resources: ['Caldera'] } },
      script: [run('R&D'), runnerUses('Caldera', 'prevent', { at: 'prevent' }), goTo('run-ended')],
      expect: [
        { path: 'runner.grip', count: 1 },
        { path: 'runner.credits', eq: 2 },
      ],
    },
    'prevents a brain damage, no meat damage': {
      policy: { random: 'first' },
      corp: {
        servers: {
          'R&D': { ice: [rezzed('Heimdall 1.0')] },
          'Server 1': { cards: ['Breached Dome'] },
        },
      },
      runner: { credits: 9, grip: ['Diesel', 'Imp'], rig: { resources: ['Caldera'] } },
      script: [
        run('R&D'),
        runnerUses('Caldera', 'prevent', { at: 'prevent' }),
        goTo('run-ended'),
        run('Server 1'),
        runner('leave-accessed', { card: 'Breached Dome' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.brain', eq: 0 },
        { path: 'runner.grip', count: 1 },
        { path: 'runner.credits', eq: 6 },
      ],
    },
  },
  'Leave No Trace': {
    'derezzes what was rezzed in its run, and nothing else': {
      corp: { credits: 9, servers: { HQ: { ice: ['Pop-up Window', rezzed('Pop-up Window')] } } },
      runner: { grip: ['Leave No Trace'] },
      script: [
        runnerPlays('Leave No Trace'),
        runnerChooses('Leave No Trace', { server: 'HQ' }),
        runnerChooses('Pop-up Window#2', { option: 'yes' }),
        corp('rez', { card: 'Pop-up Window#1', at: 'run.2.3' }),
        runnerChooses('Pop-up Window#1', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Pop-up Window#1', is: { rezzed: false } },
        { card: 'Pop-up Window#2', is: { rezzed: true } },
      ],
    },
  },
  Möbius: {
    'gains four with the second success': {
      runner: { grip: ['Möbius'] },
      script: [
        runnerPlays('Möbius'),
        runnerChooses('Möbius', { option: 'yes' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.credits', eq: 9 },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'gains nothing without one': {
      runner: { grip: ['Möbius'] },
      script: [
        runnerPlays('Möbius'),
        runnerChooses('Möbius', { option: 'no' }),
        goTo('runner.1.6'),
      ],
      expect: [{ path: 'runner.credits', eq: 5 }],
    },
  },
  Māui: {
    'has a credit for each piece of ice at HQ, for runs there': {
      lines: [0, 1],
      corp: { servers: { HQ: { ice: ['Enigma', rezzed('Ice Wall')] } } },
      runner: {
        rig: { hardware: [{ card: 'Māui', counters: { recurring: 2 } }], programs: ['Corroder'] },
      },
      script: [
        run('HQ'),
        runnerUses('Corroder', 'break', { subs: [0], pay: { Māui: 1 } }),
        goTo('run.2.3'),
      ],
      expect: [
        { path: 'runner.credits', eq: 5 },
        { path: 'runner.mu.limit', eq: 6 },
        { card: 'Māui', is: { counters: { recurring: 1 } } },
      ],
    },
  },
  'Bug Out Bag': {
    'draws for each counter when the turn ends without a card in the grip': {
      turn: { ...runnerTurn, clicks: 1 },
      runner: { grip: ['Bug Out Bag'] },
      script: [installs('Bug Out Bag', { x: 3 }), goTo('corp.1.2')],
      expect: [
        { path: 'runner.credits', eq: 2 },
        { path: 'runner.grip', count: 3 },
        { card: 'Bug Out Bag', is: { at: 'heap' } },
      ],
    },
    'stays with a card in the grip': {
      turn: { ...runnerTurn, clicks: 1 },
      runner: { grip: ['Bug Out Bag', 'Infiltration'] },
      script: [installs('Bug Out Bag', { x: 2 }), goTo('corp.1.2')],
      expect: [{ card: 'Bug Out Bag', is: { counters: { power: 2 } } }],
    },
  },
  Flashbang: {
    'derezzes the sentry it is strong enough for': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Rototurret')] } } },
      runner: { rig: { programs: ['Flashbang'] }, credits: 6 },
      script: [run('R&D'), runnerUses('Flashbang', 0, { at: 'run.3.1' }), goTo('run-ended')],
      expect: [
        { card: 'Rototurret', is: { rezzed: false } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
        { noFact: { type: 'sub-resolved' } },
      ],
    },
    'needs the strength, and a sentry': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Pop-up Window'), rezzed('Hunter')] } } },
      runner: { rig: { programs: ['Flashbang'] }, credits: 20 },
      script: [
        run('R&D'),
        runnerUses('Flashbang', 0, { at: 'run.3.1', illegal: 'STRENGTH_TOO_LOW' }),
      ],
    },
  },
  'Rubicon Switch': {
    'derezzes ice rezzed this turn for its cost': {
      corp: {
        credits: 9,
        servers: { HQ: { ice: ['Enigma'] }, 'R&D': { ice: [rezzed('Ice Wall')] } },
      },
      runner: { credits: 4, rig: { hardware: ['Rubicon Switch'] } },
      script: [
        run('HQ'),
        corp('rez', { card: 'Enigma' }),
        goTo('run-ended'),
        runnerUses('Rubicon Switch', 0, { x: 3, targets: ['Enigma'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Enigma', is: { rezzed: false } },
        { card: 'Ice Wall', is: { rezzed: true } },
        { path: 'runner.credits', eq: 1 },
      ],
    },
    'takes no X but the cost of ice rezzed this turn': {
      rules: ['COST-05'],
      corp: {
        credits: 9,
        servers: { HQ: { ice: ['Enigma'] }, 'R&D': { ice: [rezzed('Ice Wall')] } },
      },
      runner: { credits: 4, rig: { hardware: ['Rubicon Switch'] } },
      script: [
        run('HQ'),
        corp('rez', { card: 'Enigma' }),
        goTo('run-ended'),
        runnerUses('Rubicon Switch', 0, { x: 1, targets: ['Ice Wall'], illegal: 'WRONG_COUNT' }),
        runnerUses('Rubicon Switch', 0, { x: 2, illegal: 'WRONG_COUNT' }),
      ],
      expect: [{ path: 'runner.credits', eq: 4 }],
    },
  },
  Aumakua: {
    'grows with accesses that take nothing, and with an exposed card': {
      rules: ['ACC-26'],
      lines: [0, 1, 2],
      corp: {
        hq: ['Hedge Fund'],
        rd: ['Hedge Fund', 'Hedge Fund'],
        servers: { 'Server 1': { ice: [rezzed('Ice Wall')], cards: ['Hostile Takeover'] } },
      },
      runner: { grip: ['Infiltration'], rig: { programs: ['Aumakua'] } },
      policy: { random: 'first' },
      script: [
        ...wholeRun('R&D'),
        ...wholeRun('HQ'),
        runnerPlays('Infiltration#1'),
        runnerChooses('Infiltration#1', { option: 'expose' }),
      ],
      expect: [{ card: 'Aumakua', is: { counters: { virus: 3 } } }],
    },
    'stays as it is where an agenda is stolen, or nothing is accessed': {
      corp: {
        hq: [],
        rd: ['Hostile Takeover'],
      },
      runner: { rig: { programs: ['Aumakua'] } },
      policy: { random: 'first' },
      script: [...wholeRun('R&D'), ...wholeRun('HQ')],
      expect: [{ card: 'Aumakua', is: { counters: { virus: 0 } } }],
    },
    'breaks any ice with its own strength': {
      lines: [1, 2],
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { programs: [{ card: 'Aumakua', counters: { virus: 1 } }] } },
      policy: { random: 'first' },
      script: [
        run('HQ'),
        runner('use', { card: 'Aumakua', ability: 'break', subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-successful', server: 'HQ' }] }],
    },
  },
  'Rosetta 2.0': {
    'takes a program for one of the stack, at the price of the difference': {
      runner: {
        credits: 1,
        stack: ['Gordian Blade', 'Medium', 'Diesel'],
        rig: { resources: ['Rosetta 2.0'], programs: ['Ninja'] },
      },
      policy: { random: 'first' },
      script: [
        runnerUses('Rosetta 2.0', 0),
        runnerChooses('Rosetta 2.0', { cards: ['Gordian Blade'] }),
      ],
      expect: [
        { card: 'Ninja', is: { at: 'removed' } },
        { card: 'Gordian Blade', is: { at: 'rig' } },
        { path: 'runner.credits', eq: 1 },
      ],
    },
  },
  'Rip Deal': {
    'takes as many cards from the heap as would be accessed': {
      lines: [0],
      rules: ['ACC-32', 'REPL-01'],
      corp: { hq: ['Hedge Fund', 'Ice Wall', 'Priority Requisition'] },
      runner: {
        credits: 3,
        grip: ['Rip Deal'],
        heap: ['Diesel', 'Modded', 'Corroder'],
        rig: { hardware: ['HQ Interface'] },
      },
      script: [
        runnerPlays('Rip Deal'),
        runnerChooses('Rip Deal', { option: 'replace', cards: ['Diesel', 'Corroder'] }),
        goTo('run-ended'),
        runnerDoes('gain-credit'),
      ],
      expect: [
        { path: 'runner.grip', eq: ['Diesel', 'Corroder'] },
        { path: 'runner.heap', eq: ['Modded'] },
        { noFact: { type: 'accessed' } },
      ],
    },
    'takes no more than HQ has cards': {
      lines: [0],
      rules: ['ACC-32'],
      corp: { hq: ['Hedge Fund'] },
      runner: {
        credits: 3,
        grip: ['Rip Deal'],
        heap: ['Diesel', 'Modded'],
        rig: { hardware: ['HQ Interface', 'HQ Interface'] },
      },
      script: [
        runnerPlays('Rip Deal'),
        runnerChooses('Rip Deal', { option: 'replace', cards: ['Diesel'] }),
        goTo('run-ended'),
        runnerDoes('gain-credit'),
      ],
      expect: [{ path: 'runner.grip', eq: ['Diesel'] }],
    },
    'may be left, to access as ever': {
      lines: [0],
      rules: ['REPL-03'],
      corp: { hq: ['Hedge Fund'] },
      runner: { credits: 3, grip: ['Rip Deal'], heap: ['Diesel'] },
      script: [
        runnerPlays('Rip Deal'),
        runnerChooses('Rip Deal', { option: 'access' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'accessed', card: 'Hedge Fund' }] },
        { path: 'runner.heap', eq: ['Diesel'] },
      ],
    },
  },
};
