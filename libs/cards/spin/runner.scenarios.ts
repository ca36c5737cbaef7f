import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, rezzed, runnerDoes as runner } from '../sketch/steps';

const remote = (...cards: unknown[]) => ({ 'Server 1': { cards } });
const beginning = { ...runnerTurn, at: 'runner.1.5' };

export const runnerScenarios: CardSketches = {
  'Tallie Perrault': {
    'may give bad publicity for a tag when a black or gray operation has resolved': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Closed Accounts'] },
      runner: { tags: 1, rig: { resources: ['Tallie Perrault'] } },
      script: [
        corp('play', { card: 'Closed Accounts' }),
        runner('choose', { for: 'Tallie Perrault', option: 'yes' }),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 1 },
        { path: 'runner.tags', eq: 2 },
      ],
    },
    'may leave it': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Closed Accounts'] },
      runner: { tags: 1, rig: { resources: ['Tallie Perrault'] } },
      script: [
        corp('play', { card: 'Closed Accounts' }),
        runner('choose', { for: 'Tallie Perrault', option: 'no' }),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 0 },
        { path: 'runner.tags', eq: 1 },
      ],
    },
    'has no part in other operations, nor in those trashed from HQ': {
      lines: [0],
      corp: { hq: ['Scorched Earth'] },
      runner: {
        rig: {
          resources: ['Tallie Perrault'],
          programs: [{ card: 'Imp', counters: { virus: 2 } }],
        },
      },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Imp', ability: 1 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Scorched Earth', is: { at: 'archives' } },
        { path: 'corp.badPublicity', eq: 0 },
      ],
    },
    'draws a card for each bad publicity, and nothing without any': {
      lines: [1],
      turn: beginning,
      corp: { badPublicity: 2 },
      runner: { rig: { resources: ['Tallie Perrault'] } },
      script: [runner('use', { card: 'Tallie Perrault', ability: 1 })],
      expect: [
        { path: 'runner.grip', count: 2 },
        { card: 'Tallie Perrault', is: { at: 'heap' } },
      ],
    },
    'cannot be used while the Corp has none': {
      lines: [1],
      turn: beginning,
      runner: { rig: { resources: ['Tallie Perrault'] } },
      script: [runner('use', { card: 'Tallie Perrault', ability: 1, illegal: 'NO_EFFECT' })],
    },
  },
  Singularity: {
    'trashes all cards in a remote server, whatever they cost': {
      lines: [0, 1],
      corp: {
        servers: {
          'Server 1': { ice: ['Enigma'], cards: ['Hostile Takeover', rezzed('Red Herrings')] },
        },
      },
      runner: { grip: ['Singularity'] },
      script: [runner('play', { card: 'Singularity', server: 'Server 1' }), goTo('run-ended')],
      expect: [
        { card: 'Hostile Takeover', is: { at: 'archives', faceup: false } },
        { card: 'Red Herrings', is: { at: 'archives', faceup: true } },
        { card: 'Enigma', is: { at: 'Server 1.ice[0]' } },
        { path: 'runner.clicks', eq: 2 },
        { path: 'runner.credits', eq: 1 },
        { noFact: { type: 'accessed' } },
      ],
    },
    'trashes nothing where the run fails': {
      lines: [1],
      corp: { servers: { 'Server 1': { ice: [rezzed('Enigma')], cards: ['PAD Campaign'] } } },
      runner: { grip: ['Singularity'] },
      script: [runner('play', { card: 'Singularity', server: 'Server 1' }), goTo('run-ended')],
      expect: [{ card: 'PAD Campaign', is: { at: 'Server 1.cards[0]' } }],
    },
    'needs a remote server': {
      lines: [1],
      runner: { grip: ['Singularity'] },
      script: [runner('play', { card: 'Singularity', illegal: ['NO_EFFECT', 'BAD_TARGET'] })],
    },
    'needs its second click': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: remote('PAD Campaign') },
      runner: { grip: ['Singularity'] },
      script: [runner('play', { card: 'Singularity', illegal: 'NO_CLICKS' })],
    },
  },
  "Queen's Gambit": {
    'pays two credits for each token, and keeps the Runner from the card for the turn': {
      lines: [0, 1],
      corp: { servers: remote('Snare!') },
      runner: { grip: ["Queen's Gambit"] },
      script: [
        runner('play', { card: "Queen's Gambit" }),
        runner('choose', { for: "Queen's Gambit", number: 3 }),
        runner('run', { server: 'Server 1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Snare!', is: { advancement: 3 } },
        { path: 'runner.credits', eq: 11 },
        { noFact: { type: 'accessed' } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'keeps the Runner from no other card there, and not in the next turn': {
      lines: [1],
      turn: { ...runnerTurn, clicks: 2 },
      corp: { servers: remote('Project Junebug', 'Red Herrings'), hq: [] },
      runner: { grip: ["Queen's Gambit"] },
      script: [
        runner('play', { card: "Queen's Gambit" }),
        runner('choose', { for: "Queen's Gambit", cards: ['Red Herrings'], number: 1 }),
        goTo('corp.2.2'),
        ...['gain-credit', 'gain-credit', 'gain-credit'].map((verb) => corp(verb)),
        runner('run', { server: 'Server 1' }),
        runner('access', { card: 'Red Herrings' }),
      ],
      expect: [{ facts: [{ type: 'accessed', card: 'Red Herrings' }] }],
    },
    'works on no rezzed card, and on none in a central server': {
      lines: [1],
      corp: {
        servers: { ...remote(rezzed('PAD Campaign')), HQ: { cards: ['Red Herrings'] } },
      },
      runner: { grip: ["Queen's Gambit"] },
      script: [runner('play', { card: "Queen's Gambit", illegal: 'NO_EFFECT' })],
    },
  },
  'Gorman Drip v1': {
    'counts the basic draws and credits of the Corp, and no operation': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Hedge Fund'] },
      runner: { rig: { programs: ['Gorman Drip v1'] } },
      script: [
        corp('play', { card: 'Hedge Fund' }),
        corp('gain-credit', {
          expect: [{ card: 'Gorman Drip v1', is: { counters: { virus: 1 } } }],
        }),
        corp('draw'),
      ],
      expect: [{ card: 'Gorman Drip v1', is: { counters: { virus: 2 } } }],
    },
    'does not count what the Runner does': {
      lines: [0],
      runner: { rig: { programs: ['Gorman Drip v1'] } },
      script: [runner('gain-credit')],
      expect: [{ card: 'Gorman Drip v1', is: { counters: { virus: 0 } } }],
    },
    'pays a credit for each of its counters when it is trashed': {
      lines: [1],
      runner: { rig: { programs: [{ card: 'Gorman Drip v1', counters: { virus: 3 } }] } },
      script: [runner('use', { card: 'Gorman Drip v1', ability: 1 })],
      expect: [
        { path: 'runner.credits', eq: 8 },
        { card: 'Gorman Drip v1', is: { at: 'heap' } },
      ],
    },
    'is worth nothing without a counter': {
      lines: [1],
      runner: { rig: { programs: ['Gorman Drip v1'] } },
      script: [runner('use', { card: 'Gorman Drip v1', ability: 1, illegal: 'NO_EFFECT' })],
    },
  },
  'Running Interference': {
    'doubles what ice costs to rez, and asset and upgrade not': {
      lines: [0, 1],
      corp: {
        credits: 7,
        servers: {
          'Server 1': { ice: ['Ice Wall', 'Enigma'], cards: ['PAD Campaign'] },
        },
      },
      runner: { grip: ['Running Interference'] },
      script: [
        runner('play', { card: 'Running Interference', server: 'Server 1' }),
        corp('rez', { card: 'Enigma', at: 'run.2.3', expect: [{ path: 'corp.credits', eq: 1 }] }),
      ],
    },
    'makes ice too dear that could be paid for once': {
      lines: [1],
      corp: { credits: 5, servers: { 'Server 1': { ice: ['Enigma'], cards: ['PAD Campaign'] } } },
      runner: { grip: ['Running Interference'] },
      script: [
        runner('play', { card: 'Running Interference', server: 'Server 1' }),
        corp('rez', { card: 'Enigma', at: 'run.2.3', illegal: 'CANNOT_PAY' }),
        corp('rez', { card: 'PAD Campaign', at: 'run.5.3' }),
      ],
      expect: [{ path: 'corp.credits', eq: 3 }],
    },
    'is over with its run': {
      lines: [1],
      corp: { credits: 5, servers: { HQ: { ice: ['Enigma'] } } },
      runner: { grip: ['Running Interference'] },
      script: [
        runner('play', { card: 'Running Interference', server: 'R&D' }),
        goTo('run-ended'),
        runner('run', { server: 'HQ' }),
        corp('rez', { card: 'Enigma', at: 'run.2.3' }),
      ],
      expect: [{ path: 'corp.credits', eq: 2 }],
    },
  },
  'Record Reconstructor': {
    'may put a faceup card of Archives on top of R&D instead of accesses': {
      corp: { archives: ['Hedge Fund', { card: 'Snare!', faceup: false }] },
      runner: { rig: { hardware: ['Record Reconstructor'] } },
      script: [
        runner('run', { server: 'Archives' }),
        runner('choose', { for: 'Record Reconstructor', option: 'replace' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Hedge Fund', is: { at: 'rd[0]' } },
        { card: 'Snare!', is: { at: 'archives', faceup: false } },
        { noFact: { type: 'accessed' } },
      ],
    },
    'is not offered where every card lies facedown, nor on another server': {
      corp: { archives: [{ card: 'Hedge Fund', faceup: false }] },
      runner: { rig: { hardware: ['Record Reconstructor'] } },
      script: [runner('run', { server: 'Archives' }), goTo('run-ended')],
      expect: [
        { card: 'Hedge Fund', is: { at: 'archives', faceup: true } },
        { facts: [{ type: 'accessed', card: 'Hedge Fund' }] },
      ],
    },
  },
  Capstone: {
    'draws for each trashed card of which a copy is installed': {
      runner: {
        grip: ['Corroder', 'Corroder', 'Easy Mark'],
        rig: { hardware: ['Capstone'], programs: ['Corroder'] },
      },
      script: [
        runner('use', {
          card: 'Capstone',
          ability: 0,
          targets: ['Corroder#1', 'Corroder#2', 'Easy Mark'],
        }),
      ],
      expect: [
        { path: 'runner.heap', count: 3 },
        { path: 'runner.grip', count: 2 },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'draws nothing for others': {
      runner: {
        grip: ['Corroder', 'Easy Mark'],
        rig: { hardware: ['Capstone'], programs: ['Corroder'] },
      },
      script: [
        runner('use', { card: 'Capstone', ability: 0 }),
        runner('choose', { for: 'Capstone', cards: ['Easy Mark'] }),
      ],
      expect: [
        { path: 'runner.heap', eq: ['Easy Mark'] },
        { path: 'runner.grip', eq: ['Corroder'] },
      ],
    },
    'cannot be used with an empty grip': {
      runner: { rig: { hardware: ['Capstone'] } },
      script: [runner('use', { card: 'Capstone', ability: 0, illegal: 'NO_EFFECT' })],
    },
  },
  Paintbrush: {
    'makes ice a barrier until the next run of the turn has ended': {
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { credits: 9, rig: { programs: ['Paintbrush', 'Corroder'] } },
      script: [
        runner('use', { card: 'Paintbrush', ability: 0, targets: ['Enigma'] }),
        runner('choose', { for: 'Paintbrush', option: 'barrier' }),
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [0], at: 'run.3.1' }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [1], at: 'run.3.1' }),
        goTo('run-ended', { expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }] }),
        runner('run', { server: 'R&D' }),
        runner('use', {
          card: 'Corroder',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: 'WRONG_SUBTYPE',
        }),
      ],
    },
    'makes it a sentry or a code gate as well': {
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { credits: 9, rig: { programs: ['Paintbrush', 'Gordian Blade'] } },
      script: [
        runner('use', { card: 'Paintbrush', ability: 0, targets: ['Ice Wall'] }),
        runner('choose', { for: 'Paintbrush', option: 'code-gate' }),
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Gordian Blade', ability: 'break', subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
    'needs a rezzed piece of ice': {
      corp: { servers: { 'R&D': { ice: ['Enigma'] } } },
      runner: { rig: { programs: ['Paintbrush'] } },
      script: [runner('use', { card: 'Paintbrush', ability: 0, illegal: 'NO_EFFECT' })],
    },
  },
  'Starlight Crusade Funding': {
    'takes a click when a turn of the Runner begins': {
      lines: [0],
      turn: { ...runnerTurn, at: 'runner.1.2' },
      runner: { rig: { resources: ['Starlight Crusade Funding'] } },
      script: [goTo('runner.1.6')],
      expect: [{ path: 'runner.clicks', eq: 3 }],
    },
    'saves the second click of a double': {
      lines: [1],
      runner: {
        grip: ["Queen's Gambit"],
        rig: { resources: ['Starlight Crusade Funding'] },
      },
      corp: { servers: remote('PAD Campaign') },
      turn: { ...runnerTurn, clicks: 1 },
      script: [
        runner('play', { card: "Queen's Gambit" }),
        runner('choose', { for: "Queen's Gambit", number: 0 }),
      ],
      expect: [{ path: 'runner.clicks', eq: 0 }],
    },
  },
};
