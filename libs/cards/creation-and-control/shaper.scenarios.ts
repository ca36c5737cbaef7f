import { corpTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, rezzed, runnerDoes as runner } from '../sketch/steps';

const kit = { identity: 'Rielle "Kit" Peddler: Transhuman' };

export const shaperScenarios: CardSketches = {
  'Rielle "Kit" Peddler: Transhuman': {
    'makes the first ice encountered a code gate until the run ends': {
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { ...kit, rig: { programs: ['Gordian Blade'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Gordian Blade', ability: 'break', subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 4 }, { noFact: { type: 'sub-resolved' } }],
    },
    'leaves the second ice of the turn as it is, and the first one barrier as well': {
      corp: { servers: { 'R&D': { ice: [rezzed('Wall of Static'), rezzed('Ice Wall')] } } },
      runner: { ...kit, credits: 9, rig: { programs: ['Gordian Blade', 'Corroder'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [0] }),
        runner('use', { card: 'Gordian Blade', ability: 'boost', at: 'run.3.1' }),
        runner('continue', { at: 'run.2.2' }),
        runner('use', { card: 'Gordian Blade', ability: 'boost', at: 'run.3.1' }),
        runner('use', {
          card: 'Gordian Blade',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: 'WRONG_SUBTYPE',
        }),
      ],
    },
    'no longer makes it one in the next run of the turn': {
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { ...kit, rig: { programs: ['Gordian Blade'] } },
      script: [
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
        runner('run', { server: 'R&D' }),
        runner('use', {
          card: 'Gordian Blade',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: 'WRONG_SUBTYPE',
        }),
      ],
    },
  },
  'Freelance Coding Contract': {
    'gives two credits for each program trashed from the grip': {
      runner: { grip: ['Freelance Coding Contract', 'Corroder', 'Ninja', 'Diesel'] },
      script: [
        runner('play', { card: 'Freelance Coding Contract' }),
        runner('choose', { for: 'Freelance Coding Contract', cards: ['Corroder', 'Ninja'] }),
      ],
      expect: [
        { path: 'runner.credits', eq: 9 },
        { path: 'runner.grip', eq: ['Diesel'] },
        { path: 'runner.heap', eq: ['Corroder', 'Ninja', 'Freelance Coding Contract'] },
      ],
    },
    'takes programs alone': {
      runner: { grip: ['Freelance Coding Contract', 'Corroder', 'Ninja', 'Diesel'] },
      script: [
        runner('play', { card: 'Freelance Coding Contract' }),
        runner('choose', {
          for: 'Freelance Coding Contract',
          cards: ['Diesel'],
          illegal: ['BAD_TARGET', 'WRONG_ZONE'],
        }),
      ],
    },
    'takes no more than five': {
      runner: {
        grip: [
          'Freelance Coding Contract',
          'Corroder',
          'Ninja',
          'Yog.0',
          'Mimic',
          'Wyrm',
          'Aurora',
        ],
      },
      script: [
        runner('play', { card: 'Freelance Coding Contract' }),
        runner('choose', {
          for: 'Freelance Coding Contract',
          cards: ['Corroder', 'Ninja', 'Yog.0', 'Mimic', 'Wyrm'],
        }),
      ],
      expect: [
        { path: 'runner.credits', eq: 15 },
        { path: 'runner.grip', eq: ['Aurora'] },
      ],
    },
    'cannot be played without a program': {
      runner: { grip: ['Freelance Coding Contract', 'Diesel'] },
      script: [runner('play', { card: 'Freelance Coding Contract', illegal: 'NO_EFFECT' })],
    },
  },
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
  'Professional Contacts': {
    'gives a credit and a card for a click': {
      runner: { rig: { resources: ['Professional Contacts'] } },
      script: [runner('use', { card: 'Professional Contacts', ability: 0 })],
      expect: [
        { path: 'runner.credits', eq: 6 },
        { path: 'runner.grip', eq: ['Infiltration'] },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'gives the credit with an empty stack, too': {
      runner: { stack: [], rig: { resources: ['Professional Contacts'] } },
      script: [runner('use', { card: 'Professional Contacts', ability: 0 })],
      expect: [{ path: 'runner.credits', eq: 6 }],
    },
  },
  'Borrowed Satellite': {
    'gives a link and a card more in hand': {
      lines: [0, 1],
      runner: { grip: ['Borrowed Satellite'] },
      script: [runner('install', { card: 'Borrowed Satellite' })],
      expect: [
        { path: 'runner.link', eq: 1 },
        { path: 'runner.handSize', eq: 6 },
        { path: 'runner.credits', eq: 2 },
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
  },
};
