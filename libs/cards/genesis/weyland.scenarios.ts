import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpPlays,
  corpUses,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

const begins = { ...corpTurn, at: 'corp.1.2' };

export const weylandScenarios: CardSketches = {
  'Project Atlas': {
    'is scored with a counter for each token over three': {
      lines: [0],
      turn: begins,
      corp: { servers: { 'Server 1': { cards: [{ card: 'Project Atlas', advancement: 4 }] } } },
      script: [corp('score', { card: 'Project Atlas' })],
      expect: [{ card: 'Project Atlas', is: { at: 'corp.score', counters: { agenda: 1 } } }],
    },
    'finds any card of R&D, openly': {
      lines: [1],
      turn: begins,
      policy: { random: 'first' },
      corp: { score: [{ card: 'Project Atlas', counters: { agenda: 1 } }] },
      script: [
        corpUses('Project Atlas', 1),
        corpChooses('Project Atlas', { cards: ['Biotic Labor'] }),
      ],
      expect: [
        { card: 'Biotic Labor', is: { at: 'hq' } },
        {
          facts: [
            { type: 'revealed', card: 'Biotic Labor' },
            { type: 'shuffled', deck: 'rd' },
          ],
        },
        { card: 'Project Atlas', is: { counters: { agenda: 0 } } },
      ],
    },
  },
  Caduceus: {
    'gives the Corp three credits and ends the run': {
      lines: [0, 1],
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Caduceus')] } } },
      runner: { credits: 0 },
      script: [
        run('HQ'),
        corp('bid', { credits: 0 }),
        corp('bid', { credits: 0 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 3 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'does neither where the traces fail': {
      lines: [0, 1],
      corp: { credits: 0, servers: { 'R&D': { ice: [rezzed('Caduceus')] } } },
      runner: { credits: 5 },
      script: [
        run('R&D'),
        runner('bid', { credits: 3 }),
        runner('bid', { credits: 2 }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.credits', eq: 0 }, { facts: [{ type: 'run-successful' }] }],
    },
  },
  Commercialization: {
    'gives a credit for each token on a piece of ice': {
      turn: corpTurn,
      corp: {
        hq: ['Commercialization'],
        servers: { HQ: { ice: [{ card: 'Ice Wall', advancement: 4 }, 'Shadow'] } },
      },
      script: [
        corpPlays('Commercialization'),
        corpChooses('Commercialization', { cards: ['Ice Wall'] }),
      ],
      expect: [{ path: 'corp.credits', eq: 10 }],
    },
    'is not played where no ice has a token': {
      turn: corpTurn,
      corp: { hq: ['Commercialization'], servers: { HQ: { ice: ['Ice Wall', 'Shadow'] } } },
      script: [corpPlays('Commercialization', { illegal: 'NO_EFFECT' })],
    },
    'is not played without ice': {
      turn: corpTurn,
      corp: {
        hq: ['Commercialization'],
        servers: { 'Server 1': { cards: [{ card: 'Project Junebug', advancement: 3 }] } },
      },
      script: [corpPlays('Commercialization', { illegal: 'NO_EFFECT' })],
    },
  },
  'Government Contracts': {
    'gives four credits for two clicks': {
      turn: corpTurn,
      corp: { score: ['Government Contracts'] },
      script: [
        corpUses('Government Contracts', 0),
        corpUses('Government Contracts', 0, { illegal: 'NO_CLICKS' }),
      ],
      expect: [
        { path: 'corp.credits', eq: 9 },
        { path: 'corp.clicks', eq: 1 },
      ],
    },
  },
  'Burke Bugs': {
    'makes the Runner trash a program of their choice': {
      corp: { credits: 1, servers: { HQ: { ice: [rezzed('Burke Bugs')] } } },
      runner: { credits: 0, rig: { programs: ['Corroder', 'Mimic'] } },
      script: [
        run('HQ'),
        corp('bid', { credits: 1 }),
        runnerChooses('Burke Bugs', { cards: ['Mimic'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Mimic', is: { at: 'heap' } },
        { card: 'Corroder', is: { at: 'rig' } },
      ],
    },
    'does nothing with a strength of nought against no link': {
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Burke Bugs')] } } },
      runner: { credits: 0, rig: { programs: ['Corroder'] } },
      script: wholeRun('HQ'),
      expect: [{ card: 'Corroder', is: { at: 'rig' } }],
    },
  },
  'Amazon Industrial Zone': {
    'lets ice be rezzed for three less as it is installed before its server': {
      turn: corpTurn,
      corp: {
        credits: 2,
        hq: ['Enigma'],
        servers: { HQ: { cards: [rezzed('Amazon Industrial Zone')] } },
      },
      script: [
        corp('install', { card: 'Enigma', server: 'HQ' }),
        corpChooses('Amazon Industrial Zone', { option: 'yes' }),
      ],
      expect: [
        { card: 'Enigma', is: { rezzed: true, at: 'HQ.ice[0]' } },
        { path: 'corp.credits', eq: 2 },
      ],
    },
    'does nothing for ice before another, nor for what is too dear': {
      turn: corpTurn,
      corp: {
        credits: 1,
        hq: ['Enigma', 'Tollbooth'],
        servers: { HQ: { cards: [rezzed('Amazon Industrial Zone')] } },
      },
      script: [
        corp('install', { card: 'Enigma', server: 'R&D' }),
        corp('install', { card: 'Tollbooth', server: 'HQ' }),
      ],
      expect: [
        { card: 'Enigma', is: { rezzed: false } },
        { card: 'Tollbooth', is: { rezzed: false } },
      ],
    },
    'may be declined': {
      turn: corpTurn,
      corp: { hq: ['Enigma'], servers: { HQ: { cards: [rezzed('Amazon Industrial Zone')] } } },
      script: [
        corp('install', { card: 'Enigma', server: 'HQ' }),
        corpChooses('Amazon Industrial Zone', { option: 'no' }),
      ],
      expect: [{ card: 'Enigma', is: { rezzed: false } }],
    },
  },
  'Weyland Consortium: Because We Built It': {
    'pays for advancing ice, and nothing else': {
      turn: corpTurn,
      corp: {
        identity: 'Weyland Consortium: Because We Built It',
        credits: 0,
        servers: { HQ: { ice: ['Ice Wall'] }, 'Server 1': { cards: ['Project Atlas'] } },
      },
      script: [
        corp('advance', { card: 'Project Atlas', illegal: 'CANNOT_PAY' }),
        corp('advance', { card: 'Ice Wall' }),
        corp('advance', { card: 'Ice Wall', illegal: 'CANNOT_PAY' }),
      ],
      expect: [{ card: 'Ice Wall', is: { advancement: 1 } }],
    },
  },
  'Simone Diego': {
    'pays for advancing cards in or protecting her server': {
      turn: corpTurn,
      corp: {
        credits: 0,
        servers: {
          'Server 1': { ice: ['Ice Wall'], cards: [rezzed('Simone Diego'), 'Project Atlas'] },
          HQ: { ice: ['Shadow'] },
        },
      },
      script: [
        corp('advance', { card: 'Shadow', illegal: 'CANNOT_PAY' }),
        corp('advance', { card: 'Ice Wall' }),
        corp('advance', { card: 'Project Atlas' }),
        corp('advance', { card: 'Project Atlas', illegal: ['CANNOT_PAY'] }),
      ],
      expect: [
        { card: 'Ice Wall', is: { advancement: 1 } },
        { card: 'Project Atlas', is: { advancement: 1 } },
      ],
    },
  },
  'Dedicated Response Team': {
    'does meat damage to a tagged Runner whenever a successful run ends': {
      corp: { servers: { 'Server 1': { cards: [rezzed('Dedicated Response Team')] } } },
      runner: { tags: 1, grip: ['Diesel', 'Modded', 'Tinkering'] },
      policy: { random: 'first' },
      script: wholeRun('Archives'),
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'does none to one without tags, nor after a run that failed': {
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Dedicated Response Team')] },
          HQ: { ice: [rezzed('Wall of Static')] },
        },
      },
      runner: { tags: 1, grip: ['Diesel', 'Modded', 'Tinkering'] },
      script: wholeRun('HQ'),
      expect: [{ path: 'runner.grip', count: 3 }],
    },
    'does none without a tag': {
      corp: { servers: { 'Server 1': { cards: [rezzed('Dedicated Response Team')] } } },
      runner: { grip: ['Diesel', 'Modded', 'Tinkering'] },
      script: wholeRun('Archives'),
      expect: [{ path: 'runner.grip', count: 3 }],
    },
    'does none where the Runner trashed it during the run': {
      corp: { servers: { 'Server 1': { cards: [rezzed('Dedicated Response Team')] } } },
      runner: { tags: 1, grip: ['Diesel', 'Modded', 'Tinkering'] },
      script: [
        run('Server 1'),
        runner('trash-accessed', { card: 'Dedicated Response Team' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.grip', count: 3 }],
    },
  },
  'Power Grid Overload': {
    'trashes hardware that cost no more than the trace exceeds the link': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { credits: 2, hq: ['Power Grid Overload'] },
      runner: { credits: 0, rig: { hardware: ['Box-E', 'Akamatsu Mem Chip', 'Dyson Mem Chip'] } },
      history: { lastTurn: [{ type: 'run-successful', server: 'HQ' }] },
      script: [corpPlays('Power Grid Overload'), corp('bid', { credits: 0 }), corp('gain-credit')],
      expect: [{ path: 'runner.rig.hardware', eq: ['Box-E', 'Dyson Mem Chip'] }],
    },
    'is not played after a turn without a successful run': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Power Grid Overload'] },
      script: [corpPlays('Power Grid Overload', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  Woodcutter: {
    'is advanced only while it is rezzed': {
      turn: corpTurn,
      corp: { servers: { HQ: { ice: ['Woodcutter', rezzed('Tyrant')] } } },
      script: [
        corp('advance', { card: 'Woodcutter', illegal: 'NOT_ADVANCEABLE' }),
        corp('advance', { card: 'Tyrant' }),
      ],
    },
    'does a net damage for each token': {
      corp: { servers: { HQ: { ice: [rezzed('Woodcutter', { advancement: 2 })] } } },
      runner: { grip: ['Diesel', 'Modded', 'Tinkering'] },
      policy: { random: 'first' },
      script: wholeRun('HQ'),
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'does nothing without a token': {
      corp: { servers: { HQ: { ice: [rezzed('Woodcutter')] } } },
      runner: { grip: ['Diesel'] },
      script: wholeRun('HQ'),
      expect: [{ path: 'runner.grip', count: 1 }, { facts: [{ type: 'run-successful' }] }],
    },
  },
  Tyrant: {
    'ends the run once for each token': {
      corp: { servers: { 'R&D': { ice: [rezzed('Tyrant', { advancement: 2 })] } } },
      runner: { credits: 9, rig: { programs: ['Corroder'] } },
      script: [
        run('R&D'),
        runnerUses('Corroder', 'boost', { at: 'run.3.1' }),
        runnerUses('Corroder', 'boost'),
        runnerUses('Corroder', 'break', { subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'sub-resolved', ice: 'Tyrant', sub: 1 }] },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  Salvage: {
    'traces for each token': {
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Salvage', { advancement: 2 })] } } },
      runner: { credits: 0 },
      script: wholeRun('HQ'),
      expect: [{ path: 'runner.tags', eq: 2 }],
    },
  },
  'Oversight AI': {
    'rezzes ice for nothing and lies on it': {
      rules: ['HOST-14'],
      turn: corpTurn,
      corp: { hq: ['Oversight AI'], servers: { HQ: { ice: ['Archer'] } } },
      script: [corp('play', { card: 'Oversight AI' })],
      expect: [
        { card: 'Archer', is: { at: 'HQ.ice[0]', rezzed: true } },
        { card: 'Oversight AI', is: { at: 'hosted:Archer' } },
        { path: 'corp.credits', eq: 4 },
      ],
    },
    'has the ice trashed once all its subroutines are broken, and goes with it': {
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Oversight AI'], servers: { 'R&D': { ice: ['Enigma'] } } },
      runner: { credits: 9, rig: { programs: ['Gordian Blade'] } },
      script: [
        corp('play', { card: 'Oversight AI' }),
        goTo('runner.1.6'),
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Gordian Blade', ability: 'break', subs: [0], at: 'run.3.1' }),
        runner('use', { card: 'Gordian Blade', ability: 'break', subs: [1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Enigma', is: { at: 'archives', faceup: true } },
        { card: 'Oversight AI', is: { at: 'archives', faceup: true } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'does nothing where a subroutine is left': {
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Oversight AI'], servers: { 'R&D': { ice: ['Enigma'] } } },
      runner: { credits: 9, rig: { programs: ['Gordian Blade'] } },
      script: [
        corp('play', { card: 'Oversight AI' }),
        goTo('runner.1.6'),
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Gordian Blade', ability: 'break', subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Enigma', is: { at: 'R&D.ice[0]' } }],
    },
    'goes on working where it lies on ice from the start': {
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall', { hosted: ['Oversight AI'] })] } } },
      runner: { rig: { programs: ['Corroder'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ice Wall', is: { at: 'archives' } },
        { card: 'Oversight AI', is: { at: 'archives' } },
      ],
    },
    'needs unrezzed ice': {
      turn: corpTurn,
      corp: { hq: ['Oversight AI'], servers: { HQ: { ice: [rezzed('Enigma')] } } },
      script: [corp('play', { card: 'Oversight AI', illegal: 'NO_EFFECT' })],
    },
  },
};
