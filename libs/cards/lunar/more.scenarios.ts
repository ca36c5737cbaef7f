import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpPlays,
  corpUses,
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

export const moreScenarios: CardSketches = {
  'Lotus Field': {
    'keeps its strength under what would lower it, and ends the run': {
      lines: [0, 1],
      corp: { servers: { HQ: { ice: [rezzed('Lotus Field')] } } },
      runner: { rig: { resources: ['Ice Carver'] } },
      script: [
        run('HQ'),
        goTo('run.3.1', { expect: [{ card: 'Lotus Field', is: { strength: 4 } }] }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
    'can be made stronger': {
      lines: [0],
      corp: {
        servers: { HQ: { ice: [rezzed('Lotus Field')], cards: [rezzed('Experiential Data')] } },
      },
      script: [runner('gain-credit')],
      expect: [{ card: 'Lotus Field', is: { strength: 5 } }],
    },
  },
  Kitsune: {
    'makes the Runner access a card of HQ, and is trashed': {
      corp: { hq: ['Snare!', 'Hedge Fund'], servers: { 'R&D': { ice: [rezzed('Kitsune')] } } },
      runner: { grip: ['Diesel', 'Sure Gamble', 'Corroder', 'Imp'] },
      policy: { random: 'first' },
      script: [
        run('R&D'),
        corpChooses('Kitsune', { option: 'yes' }),
        corpChooses('Kitsune', { cards: ['Snare!'] }),
        corpChooses('Snare!', { option: 'yes' }),
        runner('leave-accessed', { card: 'Snare!' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { card: 'Kitsune', is: { at: 'archives' } },
      ],
    },
    'stays where the Corp shows nothing': {
      corp: { hq: ['Hedge Fund'], servers: { 'R&D': { ice: [rezzed('Kitsune')] } } },
      script: [run('R&D'), corpChooses('Kitsune', { option: 'no' }), goTo('run-ended')],
      expect: [{ card: 'Kitsune', is: { at: 'R&D.ice[0]' } }],
    },
  },
  'Midway Station Grid': {
    'asks a credit more each time that an icebreaker breaks there': {
      rules: ['COST-06'],
      corp: {
        servers: { HQ: { ice: [rezzed('Enigma')], cards: [rezzed('Midway Station Grid')] } },
      },
      runner: { credits: 9, rig: { programs: ['Gordian Blade'] } },
      script: [
        run('HQ'),
        runnerUses('Gordian Blade', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Gordian Blade', 'break', { subs: [1], at: 'run.3.1' }),
      ],
      expect: [{ path: 'runner.credits', eq: 5 }],
    },
    'keeps whoever cannot pay from breaking, and asks nothing elsewhere': {
      corp: {
        servers: {
          HQ: { ice: [rezzed('Ice Wall')], cards: [rezzed('Midway Station Grid')] },
          'R&D': { ice: [rezzed('Ice Wall')] },
        },
      },
      runner: { credits: 1, rig: { programs: ['Corroder'] } },
      script: [
        run('HQ'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1', illegal: 'CANNOT_PAY' }),
        goTo('run-ended'),
        run('R&D'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }],
    },
  },
  'Daily Business Show': {
    'draws one more with the first card of a turn, and puts one of them below R&D': {
      rules: ['ORD-01'],
      turn: corpTurn,
      corp: {
        rd: ['Enigma', 'Hunter', 'Ice Wall', 'Hedge Fund'],
        servers: { 'Server 1': { cards: [rezzed('Daily Business Show')] } },
      },
      script: [
        corp('draw'),
        corpChooses('Daily Business Show', { cards: ['Enigma'] }),
        corp('draw'),
      ],
      expect: [
        { path: 'corp.hq', count: 2 },
        { card: 'Hunter', is: { at: 'hq' } },
        { card: 'Enigma', is: { at: 'rd[1]' } },
      ],
    },
  },
  'Shoot the Moon': {
    'costs a second click': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Shoot the Moon'], servers: { HQ: { ice: ['Enigma'] } } },
      runner: { tags: 1 },
      script: [corpPlays('Shoot the Moon', { illegal: 'NO_CLICKS' })],
    },
    'rezzes a piece of ice for each tag, at no cost': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        credits: 3,
        hq: ['Shoot the Moon'],
        servers: { HQ: { ice: ['Enigma', 'Hunter', 'Heimdall 1.0'] } },
      },
      runner: { tags: 2 },
      script: [
        corpPlays('Shoot the Moon'),
        corpChooses('Shoot the Moon', { cards: ['Heimdall 1.0'] }),
        corpChooses('Shoot the Moon', { cards: ['Enigma'] }),
      ],
      expect: [
        { card: 'Heimdall 1.0', is: { rezzed: true } },
        { card: 'Enigma', is: { rezzed: true } },
        { card: 'Hunter', is: { rezzed: false } },
        { path: 'corp.clicks', eq: 1 },
        { path: 'corp.credits', eq: 0 },
      ],
    },
    'cannot be played without a tag': {
      lines: [1],
      turn: corpTurn,
      corp: { hq: ['Shoot the Moon'], servers: { HQ: { ice: ['Enigma'] } } },
      script: [corpPlays('Shoot the Moon', { illegal: 'NO_EFFECT' })],
    },
  },
  'Mother Goddess': {
    'is whatever other rezzed ice is, and ends the run': {
      lines: [0, 1],
      corp: {
        servers: {
          HQ: { ice: [rezzed('Mother Goddess')] },
          'R&D': { ice: [rezzed('Ice Wall'), 'Hunter'] },
        },
      },
      runner: { rig: { programs: ['Corroder'] } },
      script: [
        run('HQ'),
        runnerUses('Corroder', 'boost', { at: 'run.3.1' }),
        runnerUses('Corroder', 'boost', { at: 'run.3.1' }),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
    'is nothing of it while that ice is unrezzed': {
      lines: [0, 1],
      corp: { servers: { HQ: { ice: [rezzed('Mother Goddess')] }, 'R&D': { ice: ['Ice Wall'] } } },
      runner: { rig: { programs: [{ card: 'Corroder' }] } },
      script: [
        run('HQ'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1', illegal: 'WRONG_SUBTYPE' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
  'Eden Fragment': {
    'makes the first ice of a turn free to install, wherever': {
      turn: corpTurn,
      corp: {
        score: ['Eden Fragment'],
        credits: 5,
        hq: ['Hunter', 'Enigma'],
        servers: { HQ: { ice: ['Ice Wall', 'Pop-up Window'] } },
      },
      script: [
        corp('install', { card: 'Hunter', server: 'HQ' }),
        corp('install', { card: 'Enigma', server: 'HQ' }),
      ],
      expect: [{ path: 'corp.credits', eq: 2 }],
    },
  },
  'Docklands Crackdown': {
    'takes two clicks for a counter': {
      lines: [0],
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: [rezzed('Docklands Crackdown')] } } },
      script: [
        corpUses('Docklands Crackdown', 0),
        corpUses('Docklands Crackdown', 0, { illegal: 'NO_CLICKS' }),
      ],
      expect: [{ card: 'Docklands Crackdown', is: { counters: { power: 1 } } }],
    },
    'makes the first install of each turn dearer': {
      lines: [1],
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Docklands Crackdown', { counters: { power: 2 } })] },
        },
      },
      runner: { credits: 7, grip: ['Imp', 'Corroder'] },
      script: [installs('Imp'), installs('Corroder')],
      expect: [{ path: 'runner.credits', eq: 1 }],
    },
  },
  'Self-destruct': {
    'lies only in a remote server': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Self-destruct'] },
      script: [
        corp('install', { card: 'Self-destruct', server: 'HQ', illegal: 'BAD_TARGET' }),
        corp('install', { card: 'Self-destruct', server: 'new' }),
      ],
      expect: [{ card: 'Self-destruct', is: { at: 'Server 1.cards[0]' } }],
    },
    'takes its server with it, and traces as far as there were cards': {
      lines: [1],
      corp: {
        servers: {
          'Server 1': {
            ice: ['Enigma', rezzed('Pop-up Window')],
            cards: [rezzed('Self-destruct'), 'PAD Campaign'],
          },
        },
      },
      runner: { grip: ['Diesel', 'Sure Gamble', 'Corroder', 'Imp'], credits: 0 },
      policy: { random: 'first' },
      script: [
        corpUses('Self-destruct', 1, {
          illegal: ['PLAY_RESTRICTION', 'WRONG_WINDOW', 'NOT_YOUR_DECISION'],
        }),
        run('Server 1'),
        corpUses('Self-destruct', 1),
        corp('bid', { credits: 0 }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'trace-began', base: 3 }] },
        { path: 'runner.grip', count: 1 },
        { card: 'Enigma', is: { at: 'archives' } },
        { facts: [{ type: 'run-ended', outcome: 'neither' }] },
      ],
    },
  },
  "Will-o'-the-Wisp": {
    'sends an icebreaker that broke something below the stack': {
      corp: {
        servers: { HQ: { ice: [rezzed('Ice Wall')], cards: [rezzed("Will-o'-the-Wisp")] } },
      },
      runner: { rig: { programs: ['Corroder', 'Ninja'] } },
      script: [
        run('HQ'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        corpChooses("Will-o'-the-Wisp", { option: 'yes' }),
        goTo('choice'),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'stack[3]' } },
        { card: 'Ninja', is: { at: 'rig' } },
        { card: "Will-o'-the-Wisp", is: { at: 'archives' } },
      ],
    },
  },
  'Cyber Threat': {
    'makes a run where the Corp rezzes nothing, and can rez no ice during it': {
      lines: [0, 1],
      corp: { servers: { HQ: { ice: ['Enigma', 'Ice Wall'] } } },
      runner: { grip: ['Cyber Threat'] },
      script: [
        runnerPlays('Cyber Threat', { server: 'HQ' }),
        corpChooses('Cyber Threat', { option: 'no' }),
        corp('rez', {
          card: 'Ice Wall',
          illegal: ['NOT_ACTIVE', 'PLAY_RESTRICTION', 'WRONG_WINDOW', 'NOT_YOUR_DECISION'],
        }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'run-successful', server: 'HQ' }] },
        { noFact: { type: 'rezzed' } },
      ],
    },
    'makes none where the Corp does': {
      lines: [1],
      corp: { servers: { HQ: { ice: ['Enigma', 'Ice Wall'] } } },
      runner: { grip: ['Cyber Threat'] },
      script: [
        runnerPlays('Cyber Threat', { server: 'HQ' }),
        corpChooses('Cyber Threat', { option: 'yes', cards: ['Ice Wall'] }),
      ],
      expect: [
        { card: 'Ice Wall', is: { rezzed: true } },
        { path: 'corp.credits', eq: 4 },
        { noFact: { type: 'run-began' } },
      ],
    },
    'is for the first click': {
      lines: [0],
      runner: { grip: ['Cyber Threat'] },
      script: [runner('gain-credit'), runnerPlays('Cyber Threat', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  D4v1d: {
    'enters with three counters': {
      lines: [0],
      runner: { grip: ['D4v1d'] },
      script: [installs('D4v1d')],
      expect: [{ card: 'D4v1d', is: { counters: { power: 3 } } }],
    },
    'breaks a subroutine of strong ice for a counter': {
      lines: [1],
      corp: {
        servers: {
          HQ: { ice: [rezzed('Wall of Static', { advancement: 0 })] },
          'R&D': { ice: [rezzed("Hadrian's Wall")] },
        },
      },
      runner: { rig: { programs: [{ card: 'D4v1d', counters: { power: 3 } }] } },
      script: [
        run('HQ'),
        runnerUses('D4v1d', 1, { subs: [0], at: 'run.3.1', illegal: 'BAD_TARGET' }),
        goTo('run-ended'),
        run('R&D'),
        runnerUses('D4v1d', 1, { subs: [0], at: 'run.3.1' }),
        runnerUses('D4v1d', 1, { subs: [1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'D4v1d', is: { counters: { power: 1 } } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  Inject: {
    'trashes programs for a credit each, and draws the rest': {
      runner: {
        grip: ['Inject'],
        stack: ['Corroder', 'Diesel', 'Imp', 'Sure Gamble', 'Easy Mark'],
      },
      script: [runnerPlays('Inject')],
      expect: [
        { path: 'runner.credits', eq: 6 },
        { path: 'runner.grip', eq: ['Diesel', 'Sure Gamble'] },
        { card: 'Corroder', is: { at: 'heap' } },
        { card: 'Easy Mark', is: { at: 'stack[0]' } },
      ],
    },
    'makes do with fewer cards': {
      runner: { grip: ['Inject'], stack: ['Diesel'] },
      script: [runnerPlays('Inject')],
      expect: [
        { path: 'runner.credits', eq: 4 },
        { card: 'Diesel', is: { at: 'grip' } },
      ],
    },
  },
  Ekomind: {
    'gives as much memory as there are cards in the grip': {
      runner: {
        grip: ['Diesel', 'Imp', 'Corroder', 'Sure Gamble', 'Easy Mark', 'Infiltration'],
        rig: { hardware: ['Ekomind'] },
      },
      script: [runnerPlays('Easy Mark')],
      expect: [{ path: 'runner.mu.limit', eq: 5 }],
    },
    'costs programs as the grip gets smaller': {
      rules: ['MU-03'],
      runner: {
        grip: ['Easy Mark', 'Diesel'],
        rig: { hardware: ['Ekomind'], programs: ['Corroder', 'Imp'] },
      },
      script: [runnerPlays('Easy Mark'), runner('choose', { cards: ['Imp'] })],
      expect: [
        { card: 'Imp', is: { at: 'heap' } },
        { card: 'Corroder', is: { at: 'rig' } },
      ],
    },
  },
  Incubator: {
    'breeds a counter each turn': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      runner: { rig: { programs: ['Incubator'] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [{ card: 'Incubator', is: { counters: { virus: 1 } } }],
    },
    'hands them all on': {
      lines: [1],
      rules: ['COST-10'],
      runner: {
        rig: {
          programs: [
            { card: 'Incubator', counters: { virus: 4 } },
            { card: 'Medium', counters: { virus: 1 } },
          ],
        },
      },
      script: [runnerUses('Incubator', 1, { targets: ['Medium'] })],
      expect: [
        { card: 'Medium', is: { counters: { virus: 5 } } },
        { card: 'Incubator', is: { at: 'heap' } },
      ],
    },
    'needs another virus program': {
      lines: [1],
      runner: { rig: { programs: [{ card: 'Incubator', counters: { virus: 4 } }, 'Corroder'] } },
      script: [runnerUses('Incubator', 1, { illegal: 'NO_EFFECT' })],
    },
  },
  'Three Steps Ahead': {
    'pays for each successful run at the end of the turn': {
      lines: [0, 1],
      runner: { identity: 'Noise: Hacker Extraordinaire', grip: ['Three Steps Ahead'] },
      corp: { servers: { HQ: { ice: [rezzed('Wall of Static')] } } },
      script: [
        runnerPlays('Three Steps Ahead'),
        ...wholeRun('R&D'),
        ...wholeRun('HQ'),
        ...wholeRun('Archives'),
        goTo('corp.2.2'),
      ],
      expect: [{ path: 'runner.credits', eq: 8 }],
    },
    'is for the first click': {
      lines: [0],
      runner: { grip: ['Three Steps Ahead'] },
      script: [
        runner('gain-credit'),
        runnerPlays('Three Steps Ahead', { illegal: 'PLAY_RESTRICTION' }),
      ],
    },
  },
  Bribery: {
    'makes the first unrezzed ice of the run dearer, no other': {
      corp: { credits: 4, servers: { HQ: { ice: ['Ice Wall', 'Pop-up Window'] } } },
      runner: { grip: ['Bribery'] },
      script: [
        runnerPlays('Bribery', { server: 'HQ', x: 3 }),
        corp('rez', { card: 'Pop-up Window', at: 'run.2.3' }),
        runnerChooses('Pop-up Window', { option: 'no' }),
      ],
      expect: [
        { path: 'corp.credits', eq: 2 },
        { path: 'runner.credits', eq: 2 },
      ],
    },
    'leaves the second as it is': {
      corp: { credits: 4, servers: { HQ: { ice: ['Ice Wall', 'Enigma'] } } },
      runner: { grip: ['Bribery'] },
      script: [
        runnerPlays('Bribery', { server: 'HQ', x: 5 }),
        corp('rez', { card: 'Enigma', at: 'run.2.3', illegal: 'CANNOT_PAY' }),
        runner('continue', { at: 'run.2.2' }),
        corp('rez', { card: 'Ice Wall', at: 'run.2.3' }),
      ],
      expect: [{ path: 'corp.credits', eq: 3 }],
    },
  },
  'Nasir Meidan: Cyber Explorer': {
    'swaps the pool for the cost of ice that was just rezzed': {
      corp: { credits: 9, servers: { HQ: { ice: ['Wall of Static'] } } },
      runner: { identity: 'Nasir Meidan: Cyber Explorer', credits: 7 },
      script: [run('HQ'), corp('rez', { card: 'Wall of Static', at: 'run.2.3' }), goTo('run.3.1')],
      expect: [{ path: 'runner.credits', eq: 3 }],
    },
    'does nothing at ice that was rezzed before': {
      corp: { servers: { HQ: { ice: [rezzed('Wall of Static')] } } },
      runner: { identity: 'Nasir Meidan: Cyber Explorer', credits: 7 },
      script: [...wholeRun('HQ')],
      expect: [{ path: 'runner.credits', eq: 7 }],
    },
  },
  'Trade-In': {
    'costs an installed piece of hardware': {
      lines: [0],
      runner: { grip: ['Trade-In'], stack: ['Desperado', 'Diesel'] },
      script: [runnerPlays('Trade-In', { illegal: 'CANNOT_PAY' })],
    },
    'pays half of what it cost, and finds another': {
      lines: [0, 1],
      policy: { random: 'first' },
      runner: {
        grip: ['Trade-In'],
        stack: ['Diesel', 'Desperado'],
        rig: { hardware: ['Ekomind', 'Akamatsu Mem Chip'] },
      },
      script: [
        runnerPlays('Trade-In', { targets: ['Ekomind'] }),
        runnerChooses('Trade-In', { cards: ['Ekomind'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.credits', eq: 5 },
        { card: 'Desperado', is: { at: 'grip' } },
        { card: 'Ekomind', is: { at: 'heap' } },
      ],
    },
  },
  'Code Siphon': {
    'installs a program for less, for a tag, instead of accessing': {
      rules: ['REPL-01'],
      policy: { random: 'first' },
      corp: { servers: { 'R&D': { ice: ['Ice Wall', 'Enigma'] } } },
      runner: {
        credits: 0,
        grip: ['Code Siphon'],
        stack: ['Diesel', 'Gordian Blade', 'Sure Gamble'],
      },
      script: [
        runnerPlays('Code Siphon'),
        runner('continue', { at: 'run.2.2' }),
        runner('continue', { at: 'run.5.2' }),
        runnerChooses('Code Siphon', { option: 'replace' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Gordian Blade', is: { at: 'rig' } },
        { path: 'runner.tags', eq: 1 },
        { noFact: { type: 'accessed' } },
      ],
    },
  },
  Sage: {
    'is as strong as memory is free': {
      lines: [0],
      runner: { rig: { programs: ['Sage', 'Corroder'] } },
      script: [runner('gain-credit')],
      expect: [{ card: 'Sage', is: { strength: 1 } }],
    },
    'breaks code gates and barriers, and no sentries': {
      lines: [1],
      corp: {
        servers: {
          HQ: { ice: [rezzed('Quandary')] },
          'R&D': { ice: [rezzed('Ice Wall')] },
          'Server 1': { ice: [rezzed('Rototurret')], cards: ['PAD Campaign'] },
        },
      },
      runner: { credits: 9, rig: { programs: ['Sage'] } },
      script: [
        run('HQ'),
        runnerUses('Sage', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
        run('R&D'),
        runnerUses('Sage', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
        run('Server 1'),
        runnerUses('Sage', 'break', { subs: [0], at: 'run.3.1', illegal: 'WRONG_SUBTYPE' }),
      ],
    },
  },
  'Hades Shard': {
    'is installed instead of accessing Archives': {
      lines: [0],
      rules: ['REPL-01', 'ZONE-06'],
      corp: { archives: ['Hedge Fund'] },
      runner: { credits: 0, grip: ['Hades Shard'] },
      script: [
        run('Archives'),
        runnerChooses('Hades Shard', { option: 'replace' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Hades Shard', is: { at: 'rig' } }, { noFact: { type: 'accessed' } }],
    },
    'accesses all of Archives without a run': {
      lines: [1],
      rules: ['ACC-11'],
      turn: { ...runnerTurn, at: 'runner.1.5' },
      corp: { archives: [{ card: 'Private Security Force', faceup: false }, 'Hedge Fund'] },
      runner: { rig: { resources: ['Hades Shard'] } },
      script: [
        runnerUses('Hades Shard', 1),
        runner('access', { card: 'Private Security Force' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Private Security Force', is: { at: 'runner.score' } },
        { noFact: { type: 'run-began' } },
      ],
    },
  },
  'IT Department': {
    'takes a click for a counter': {
      lines: [0],
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: [rezzed('IT Department')] } } },
      script: [corpUses('IT Department', 0)],
      expect: [{ card: 'IT Department', is: { counters: { power: 1 } } }],
    },
    'strengthens ice for each counter, the spent one included': {
      lines: [1],
      turn: { ...runnerTurn, at: 'runner.1.5' },
      corp: {
        servers: {
          HQ: { ice: [rezzed('Ice Wall'), 'Enigma'] },
          'Server 1': { cards: [rezzed('IT Department', { counters: { power: 2 } })] },
        },
      },
      script: [
        corpUses('IT Department', 1, { targets: ['Ice Wall'] }),
        corpUses('IT Department', 1, { targets: ['Ice Wall'] }),
      ],
      expect: [{ card: 'Ice Wall', is: { strength: 4 } }],
    },
  },
  'Sealed Vault': {
    'takes credits out of the pool': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: [rezzed('Sealed Vault')] } } },
      script: [corpUses('Sealed Vault', 0), corpChooses('Sealed Vault', { number: 3 })],
      expect: [
        { path: 'corp.credits', eq: 1 },
        { card: 'Sealed Vault', is: { counters: { credit: 3 } } },
      ],
    },
    'gives them back for a click': {
      lines: [1],
      turn: corpTurn,
      corp: {
        servers: { 'Server 1': { cards: [rezzed('Sealed Vault', { counters: { credit: 4 } })] } },
      },
      script: [corpUses('Sealed Vault', 1), corpChooses('Sealed Vault', { number: 3 })],
      expect: [
        { path: 'corp.credits', eq: 8 },
        { card: 'Sealed Vault', is: { counters: { credit: 1 } } },
      ],
    },
    'gives them back as it is trashed': {
      lines: [1],
      rules: ['COST-10'],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: { 'Server 1': { cards: [rezzed('Sealed Vault', { counters: { credit: 4 } })] } },
      },
      script: [corpUses('Sealed Vault', 1), corpChooses('Sealed Vault', { number: 4 })],
      expect: [
        { path: 'corp.credits', eq: 9 },
        { card: 'Sealed Vault', is: { at: 'archives' } },
      ],
    },
  },
  'Bifrost Array': {
    'does again what another agenda did when it was scored': {
      rules: ['CONV-05'],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        score: ['Geothermal Fracking', 'House of Knives'],
        servers: { 'Server 1': { cards: [{ card: 'Bifrost Array', advancement: 3 }] } },
      },
      script: [
        corp('score', { card: 'Bifrost Array' }),
        corpChooses('Bifrost Array', { option: 'yes' }),
        corpChooses('Bifrost Array', { cards: ['House of Knives'] }),
      ],
      expect: [{ card: 'House of Knives', is: { counters: { agenda: 3 } } }],
    },
    'is not offered with nothing but a copy of itself': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        score: ['Bifrost Array'],
        servers: { 'Server 1': { cards: [{ card: 'Bifrost Array', advancement: 3 }] } },
      },
      script: [corp('score', { card: 'Bifrost Array#2' })],
      expect: [{ path: 'corp.agendaPoints', eq: 2 }],
    },
  },
  'Ghost Runner': {
    'enters with three credits, and goes with the last': {
      lines: [0],
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: {
        credits: 0,
        rig: {
          programs: ['Corroder'],
          resources: [{ card: 'Ghost Runner', counters: { credit: 1 } }],
        },
      },
      script: [
        run('HQ'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ghost Runner', is: { at: 'heap' } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'pays for nothing outside of a run': {
      lines: [1],
      runner: {
        credits: 0,
        grip: ['Ghost Runner', 'Corroder'],
        rig: { resources: [{ card: 'Ghost Runner', counters: { credit: 3 } }] },
      },
      script: [installs('Corroder', { illegal: 'CANNOT_PAY' })],
    },
  },
  'Enhanced Login Protocol': {
    'goes when an agenda is stolen': {
      lines: [0],
      rules: ['PLAY-09'],
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        hq: ['Enhanced Login Protocol'],
        servers: { 'Server 1': { cards: ['Private Security Force'] } },
      },
      script: [
        corpPlays('Enhanced Login Protocol'),
        goTo('runner.1.6', { expect: [{ card: 'Enhanced Login Protocol', is: { at: 'play' } }] }),
        run('Server 1'),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Enhanced Login Protocol', is: { at: 'archives' } }],
    },
    'takes a second click of the first run that no card makes': {
      lines: [1],
      rules: ['RUN1-05'],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Enhanced Login Protocol'] },
      runner: { grip: ['Dirty Laundry'] },
      script: [
        corpPlays('Enhanced Login Protocol'),
        goTo('runner.1.6'),
        runnerPlays('Dirty Laundry', { server: 'Archives' }),
        goTo('run-ended', { expect: [{ path: 'runner.clicks', eq: 3 }] }),
        ...wholeRun('R&D', { expect: [{ path: 'runner.clicks', eq: 1 }] }),
        ...wholeRun('R&D'),
      ],
      expect: [{ path: 'runner.clicks', eq: 0 }],
    },
  },
  'Crisium Grid': {
    'keeps a successful run from being one, not from its accesses': {
      corp: { hq: ['Hedge Fund'], servers: { HQ: { cards: [rezzed('Crisium Grid')] } } },
      runner: { credits: 0 },
      script: [run('HQ'), runner('access', { zone: 'hq' }), goTo('choice')],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { noFact: { type: 'run-successful' } },
        { facts: [{ type: 'accessed', card: 'Hedge Fund' }] },
      ],
    },
    'leaves nothing for "instead of accessing"': {
      corp: { hq: ['Hedge Fund'], servers: { HQ: { cards: [rezzed('Crisium Grid')] } } },
      runner: { credits: 0, grip: ['Account Siphon'] },
      script: [runnerPlays('Account Siphon'), runner('access', { zone: 'hq' }), goTo('choice')],
      expect: [{ path: 'runner.tags', eq: 0 }],
    },
    'says nothing of runs elsewhere': {
      corp: { servers: { HQ: { cards: [rezzed('Crisium Grid')] } } },
      script: [...wholeRun('R&D')],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
  },
  'Port Anson Grid': {
    'takes a program of whoever jacks out': {
      corp: { servers: { HQ: { cards: [rezzed('Port Anson Grid')] } } },
      runner: { rig: { programs: ['Imp'] } },
      script: [run('HQ'), runner('jack-out', { at: 'run.5.2' }), goTo('run-ended')],
      expect: [
        { card: 'Imp', is: { at: 'heap' } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'keeps a Runner without one in the run': {
      corp: { servers: { HQ: { cards: [rezzed('Port Anson Grid')] } } },
      script: [
        run('HQ'),
        runner('jack-out', {
          at: 'run.5.2',
          illegal: ['CANNOT_JACK_OUT', 'WRONG_WINDOW', 'CANNOT_PAY', 'NOT_YOUR_DECISION'],
        }),
        goTo('choice'),
      ],
      expect: [{ facts: [{ type: 'run-successful' }] }],
    },
    'asks nothing elsewhere': {
      corp: { servers: { HQ: { cards: [rezzed('Port Anson Grid')] } } },
      runner: { rig: { programs: ['Imp'] } },
      script: [run('R&D'), runner('jack-out', { at: 'run.5.2' }), goTo('run-ended')],
      expect: [{ card: 'Imp', is: { at: 'rig' } }],
    },
  },
  'Labyrinthine Servers': {
    'is scored with two counters': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Labyrinthine Servers', advancement: 5 }] } },
      },
      script: [corp('score', { card: 'Labyrinthine Servers' })],
      expect: [{ card: 'Labyrinthine Servers', is: { counters: { power: 2 } } }],
    },
    'keeps the Runner in the run for a counter, to its end': {
      lines: [1],
      rules: ['PREV-01'],
      corp: {
        score: [{ card: 'Labyrinthine Servers', counters: { power: 2 } }],
        servers: { HQ: { ice: [rezzed('Ice Wall'), rezzed('Pop-up Window')] } },
      },
      runner: { rig: { programs: ['Corroder'] } },
      script: [
        run('HQ'),
        runnerChooses('Pop-up Window', { option: 'yes' }),
        runner('jack-out', { at: 'run.2.2' }),
        corpUses('Labyrinthine Servers', 'prevent', { at: 'prevent' }),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Labyrinthine Servers', is: { counters: { power: 1 } } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
        { noFact: { type: 'jacked-out' } },
      ],
    },
  },
  Autoscripter: {
    'gives a click for the first program of a turn': {
      lines: [0],
      runner: { credits: 9, grip: ['Imp', 'Corroder'], rig: { hardware: ['Autoscripter'] } },
      script: [installs('Imp'), installs('Corroder')],
      expect: [{ path: 'runner.clicks', eq: 3 }],
    },
    'gives none for other cards': {
      lines: [0],
      runner: { credits: 9, grip: ['Ekomind'], rig: { hardware: ['Autoscripter'] } },
      script: [installs('Ekomind')],
      expect: [{ path: 'runner.clicks', eq: 3 }],
    },
    'is lost with an unsuccessful run': {
      lines: [1],
      runner: { rig: { hardware: ['Autoscripter'] } },
      script: [run('HQ'), runner('jack-out', { at: 'run.5.2' })],
      expect: [{ card: 'Autoscripter', is: { at: 'heap' } }],
    },
  },
  BlacKat: {
    'breaks one subroutine for a credit': {
      lines: [0],
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { programs: ['BlacKat'] } },
      script: [
        run('HQ'),
        runnerUses('BlacKat', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 6 }],
    },
    'breaks three for one of a stealth card': {
      lines: [0],
      rules: ['COST-12'],
      corp: { servers: { 'R&D': { ice: [rezzed('Spiderweb')] } } },
      runner: {
        credits: 0,
        rig: {
          programs: ['BlacKat'],
          resources: [{ card: 'Ghost Runner', counters: { credit: 2 } }],
        },
      },
      script: [
        run('R&D'),
        runnerUses('BlacKat', 'break', { subs: [0, 1, 2], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
        { card: 'Ghost Runner', is: { counters: { credit: 1 } } },
      ],
    },
    'gets one stronger, or two with a stealth credit': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { credits: 2, rig: { programs: ['BlacKat'] } },
      script: [run('R&D'), runnerUses('BlacKat', 'boost', { at: 'run.3.1' })],
      expect: [
        { card: 'BlacKat', is: { strength: 4 } },
        { path: 'runner.credits', eq: 0 },
      ],
    },
  },
};
