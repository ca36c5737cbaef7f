import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  chance,
  corpChooses,
  corpDoes as corp,
  goTo,
  installs,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerUses,
} from '../sketch/steps';

const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });

export const shaperHardwareScenarios: CardSketches = {
  Monolith: {
    'gives memory, and installs up to three programs for four credits less each': {
      lines: [0, 1],
      runner: { credits: 20, grip: ['Monolith', 'Corroder', 'Ninja', 'Magnum Opus', 'Diesel'] },
      script: [
        runner('install', { card: 'Monolith' }),
        runner('choose', { for: 'Monolith', cards: ['Corroder'] }),
        runner('choose', { for: 'Monolith', cards: ['Ninja'] }),
        runner('choose', { for: 'Monolith', cards: ['Magnum Opus'] }),
      ],
      expect: [
        { path: 'runner.rig.programs', eq: ['Corroder', 'Ninja', 'Magnum Opus'] },
        // 18 for itself, nothing for Corroder, nothing for Ninja, 1 for Magnum Opus.
        { path: 'runner.credits', eq: 1 },
        { path: 'runner.clicks', eq: 3 },
        { path: 'runner.mu', eq: { limit: 7, used: 4 } },
      ],
    },
    'trashes a program from the grip to prevent one net damage': {
      lines: [2],
      corp: { servers: { 'R&D': { ice: [rezzed('Neural Katana')] } } },
      runner: {
        grip: ['Corroder', 'Diesel', 'Sure Gamble', 'Easy Mark'],
        rig: { hardware: ['Monolith'] },
      },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', {
          card: 'Monolith',
          ability: 'prevent',
          targets: ['Corroder'],
          at: 'prevent',
        }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'damage-prevented', kind: 'net', amount: 1 }] },
        { path: 'runner.grip', count: 1 },
        { path: 'runner.heap', count: 3 },
      ],
    },
    'prevents brain damage, too': {
      lines: [2],
      corp: { servers: { 'R&D': { ice: [rezzed('Heimdall 1.0')] } } },
      runner: { grip: ['Corroder', 'Diesel'], rig: { hardware: ['Monolith'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Monolith', ability: 'prevent', at: 'prevent' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.brain', eq: 0 },
        { path: 'runner.grip', eq: ['Diesel'] },
        { path: 'runner.heap', eq: ['Corroder'] },
      ],
    },
    'prevents no meat damage': {
      lines: [2],
      turn: corpTurn,
      corp: { hq: ['Scorched Earth'] },
      runner: {
        tags: 1,
        grip: ['Corroder', 'Diesel', 'Sure Gamble', 'Easy Mark', 'Ninja'],
        rig: { hardware: ['Monolith'] },
      },
      policy: { random: 'first' },
      script: [corp('play', { card: 'Scorched Earth' })],
      expect: [{ noFact: { type: 'damage-prevented' } }, { path: 'runner.grip', count: 1 }],
    },
    'prevents nothing without a program in the grip': {
      lines: [2],
      corp: { servers: { 'R&D': { ice: [rezzed('Heimdall 1.0')] } } },
      runner: { grip: ['Diesel'], rig: { hardware: ['Monolith'] } },
      policy: { random: 'first' },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [{ path: 'runner.brain', eq: 1 }, { noFact: { type: 'ability-used' } }],
    },
    'installs three programs for four less each, and guards with programs': {
      lines: [0, 1, 2],
      runner: { credits: 18, grip: ['Monolith', 'Corroder', 'Gordian Blade', 'Ninja'] },
      script: [
        installs('Monolith'),
        runnerChooses('Monolith', { cards: ['Corroder'] }),
        runnerChooses('Monolith', { cards: ['Gordian Blade'] }),
        runnerChooses('Monolith', { cards: ['Ninja'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.rig.programs', count: 3 },
        { path: 'runner.credits', eq: 0 },
        { path: 'runner.mu.limit', eq: 7 },
      ],
    },
    'prevents brain damage for a program of the grip': {
      lines: [2],
      corp: { servers: { HQ: { ice: [rezzed('Janus 1.0')] } } },
      runner: {
        credits: 0,
        grip: ['Ninja', 'Diesel', 'Stimhack', 'Infiltration'],
        rig: { hardware: ['Monolith'] },
      },
      policy: { random: 'first' },
      script: [
        run('HQ'),
        runnerUses('Janus 1.0', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Janus 1.0', 'break', { subs: [1] }),
        runnerUses('Janus 1.0', 'break', { subs: [2] }),
        runnerUses('Monolith', 'prevent', { at: 'prevent', targets: ['Ninja'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.brain', eq: 0 },
        { path: 'runner.grip', count: 3 },
        { card: 'Ninja', is: { at: 'heap' } },
      ],
    },
    'guards from the damage that Tori Hanzō makes of another': {
      lines: [2],
      corp: { credits: 6, servers: { 'Server 1': { cards: [rezzed('Tori Hanzō'), 'Snare!'] } } },
      runner: { grip: ['Ninja', 'Stimhack'], credits: 3, rig: { hardware: ['Monolith'] } },
      script: [
        run('Server 1'),
        runner('access', { card: 'Snare!' }),
        corpChooses('Snare!', { option: 'yes' }),
        corpChooses('Tori Hanzō', { option: 'yes' }),
        runnerUses('Monolith', 'prevent', { at: 'prevent', targets: ['Ninja'] }),
        runner('leave-accessed', { card: 'Snare!' }),
      ],
      expect: [
        { path: 'runner.brain', eq: 0 },
        { path: 'runner.grip', eq: ['Stimhack'] },
      ],
    },
  },
  'Clone Chip': {
    'installs a program from the heap at its cost, without a click, on the turn of the Corp, too': {
      turn: corpTurn,
      runner: { heap: ['Corroder', 'Diesel', 'Ninja'], rig: { hardware: ['Clone Chip'] } },
      script: [
        corp('gain-credit'),
        runner('use', { card: 'Clone Chip', ability: 0 }),
        runner('choose', { for: 'Clone Chip', cards: ['Ninja'] }),
      ],
      expect: [
        { card: 'Ninja', is: { at: 'rig' } },
        { path: 'runner.credits', eq: 1 },
        { path: 'runner.heap', has: ['Clone Chip'] },
      ],
    },
    'does nothing without a program in the heap that can be installed': {
      runner: { credits: 1, heap: ['Diesel'], rig: { hardware: ['Clone Chip'] } },
      script: [
        runner('use', { card: 'Clone Chip', ability: 0, illegal: ['NO_EFFECT', 'WRONG_WINDOW'] }),
      ],
    },
  },
  'Feedback Filter': {
    'prevents net damage, three credits each': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Neural Katana')] } } },
      runner: {
        credits: 6,
        grip: ['Diesel', 'Sure Gamble', 'Easy Mark'],
        rig: { hardware: ['Feedback Filter'] },
      },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Feedback Filter', ability: 'prevent', at: 'prevent' }),
        runner('use', { card: 'Feedback Filter', ability: 'prevent', at: 'prevent' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', count: 2 },
        { path: 'runner.credits', eq: 0 },
        { card: 'Feedback Filter', is: { at: 'rig' } },
      ],
    },
    'is trashed to prevent up to two brain damage': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed('Heimdall 1.0')] } } },
      runner: { credits: 0, grip: ['Diesel'], rig: { hardware: ['Feedback Filter'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Feedback Filter', ability: 'prevent', at: 'prevent' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.brain', eq: 0 },
        { path: 'runner.heap', eq: ['Feedback Filter'] },
      ],
    },
    'prevents one of several net damage for three, again and again': {
      lines: [0],
      corp: { credits: 4, servers: { 'Server 1': { cards: ['Snare!'] } } },
      runner: {
        credits: 7,
        grip: ['Diesel', 'Stimhack', 'Ninja'],
        rig: { hardware: ['Feedback Filter'] },
      },
      script: [
        run('Server 1'),
        corpChooses('Snare!', { option: 'yes' }),
        runnerUses('Feedback Filter', 0, { at: 'prevent' }),
        runnerUses('Feedback Filter', 0, { at: 'prevent' }),
        chance('damage', ['Stimhack']),
        runner('leave-accessed', { card: 'Snare!' }),
      ],
      expect: [
        { path: 'runner.credits', eq: 1 },
        { path: 'runner.grip', count: 2 },
      ],
    },
  },
  'Omni-drive': {
    'hosts one small program, whose memory does not count': {
      lines: [0],
      runner: {
        credits: 9,
        grip: ['Corroder', 'Magnum Opus', 'Mimic'],
        rig: { hardware: ['Omni-drive'] },
      },
      script: [
        runner('install', { card: 'Magnum Opus', host: 'Omni-drive', illegal: 'BAD_TARGET' }),
        runner('install', { card: 'Corroder', host: 'Omni-drive' }),
        runner('install', {
          card: 'Mimic',
          host: 'Omni-drive',
          at: 'runner.1.6',
          illegal: 'BAD_TARGET',
        }),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'hosted:Omni-drive' } },
        { path: 'runner.mu', eq: { limit: 4, used: 0 } },
      ],
    },
    'pays for using the hosted program, and no other': {
      lines: [1],
      corp: { servers: onRd(rezzed('Ice Wall')) },
      runner: {
        credits: 0,
        rig: { hardware: [{ card: 'Omni-drive', hosted: ['Corroder'] }], programs: ['Inti'] },
      },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', {
          card: 'Inti',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: 'CANNOT_PAY',
        }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [0] }),
      ],
      expect: [{ card: 'Omni-drive', is: { counters: { recurring: 0 } } }],
    },
    'pays for its guest alone, whose memory is free': {
      lines: [0, 1, 2],
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: { credits: 2, grip: ['Corroder', 'Keyhole'], rig: { hardware: ['Omni-drive'] } },
      script: [
        installs('Keyhole', { host: 'Omni-drive', illegal: ['BAD_TARGET', 'CANNOT_PAY'] }),
        installs('Corroder', { host: 'Omni-drive' }),
        run('HQ'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1', pay: { 'Omni-drive': 1 } }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.mu.used', eq: 0 },
        { card: 'Corroder', is: { at: 'hosted:Omni-drive' } },
        { path: 'runner.credits', eq: 2 },
      ],
    },
  },
};
