import { type CardSketches, corpTurn, runnerTurn } from '../sketch/sketch';
import {
  corpDoes,
  corpDoes as corp,
  goTo,
  installs,
  rezzed,
  runnerChooses,
  run,
  runnerDoes as runner,
  runnerPlays,
  runnerUses,
  wholeRun,
  corpPlays,
  chance,
} from '../sketch/steps';

/** In the window before the first action of a turn. */
const atFirst = { ...runnerTurn, at: 'runner.1.2' };

export const anarchScenarios: CardSketches = {
  'Street Peddler': {
    'takes the top three cards of the stack, facedown': {
      lines: [0],
      rules: ['HOST-11', 'HOST-17'],
      runner: { grip: ['Street Peddler'], stack: ['Corroder', 'Diesel', 'Modded', 'Tinkering'] },
      script: [runner('install', { card: 'Street Peddler' })],
      expect: [
        { path: 'runner.stack', count: 1 },
        { card: 'Corroder', is: { at: 'hosted:Street Peddler' } },
        { view: 'runner', path: 'runner.rig.resources[0].hosted', count: 3 },
        { view: 'corp', path: 'runner.rig.resources[0].hosted', count: 3 },
        { view: 'corp', mustNotContain: ['Corroder'] },
      ],
    },
    'takes as many as there are': {
      lines: [0],
      runner: { grip: ['Street Peddler'], stack: ['Corroder'] },
      script: [runner('install', { card: 'Street Peddler' })],
      expect: [
        { path: 'runner.stack', count: 0 },
        { card: 'Corroder', is: { at: 'hosted:Street Peddler' } },
      ],
    },
    'is trashed to install one of them for a credit less, and the others go': {
      lines: [1],
      rules: ['HOST-18', 'HOST-09'],
      turn: atFirst,
      runner: {
        credits: 1,
        rig: { resources: [{ card: 'Street Peddler', hosted: ['Corroder', 'Diesel', 'Modded'] }] },
      },
      script: [runnerUses('Street Peddler', 1)],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { path: 'runner.rig.programs', eq: ['Corroder'] },
        { path: 'runner.heap', count: 3 },
      ],
    },
    'lets the Runner say which': {
      lines: [1],
      turn: atFirst,
      runner: {
        rig: {
          resources: [{ card: 'Street Peddler', hosted: ['Corroder', 'Magnum Opus', 'Crypsis'] }],
        },
      },
      script: [
        runnerUses('Street Peddler', 1),
        runnerChooses('Street Peddler', { cards: ['Crypsis'] }),
      ],
      expect: [
        { path: 'runner.credits', eq: 1 },
        { path: 'runner.rig.programs', eq: ['Crypsis'] },
        { path: 'runner.heap', count: 3 },
      ],
    },
    'is not trashed where nothing on it can be installed': {
      lines: [1],
      rules: ['ABIL-09'],
      turn: atFirst,
      runner: { rig: { resources: [{ card: 'Street Peddler', hosted: ['Diesel', 'Modded'] }] } },
      script: [runnerUses('Street Peddler', 1, { illegal: 'NO_EFFECT' })],
    },
    'takes its cards along when something else trashes it': {
      lines: [1],
      rules: ['HOST-09'],
      turn: corpTurn,
      runner: {
        tags: 1,
        rig: { resources: [{ card: 'Street Peddler', hosted: ['Corroder', 'Diesel'] }] },
      },
      script: [corp('trash-resource', { card: 'Street Peddler' })],
      expect: [{ path: 'runner.heap', count: 3 }],
    },
  },
  'Paige Piper': {
    'copies go to the heap, no trash': {
      corp: { hq: ['Hedge Fund'] },
      runner: {
        grip: ['Corroder'],
        stack: ['Corroder', 'Diesel', 'Corroder'],
        rig: { resources: ['Paige Piper'] },
      },
      policy: { random: 'first' },
      script: [
        runner('install', { card: 'Corroder#1' }),
        runner('choose', { for: 'Paige Piper', option: 'yes' }),
        runner('choose', { for: 'Paige Piper', cards: ['Corroder#2', 'Corroder#3'] }),
      ],
      expect: [
        { card: 'Corroder#2', is: { at: 'heap' } },
        { card: 'Corroder#3', is: { at: 'heap' } },
        { path: 'runner.stack', count: 1 },
        { facts: [{ type: 'shuffled' }], mode: 'ordered' },
        { noFact: { type: 'trashed' } },
      ],
    },
    'herself, too': {
      corp: { hq: ['Hedge Fund'] },
      runner: { grip: ['Paige Piper'], stack: ['Diesel', 'Paige Piper'] },
      policy: { random: 'first' },
      script: [
        runner('install', { card: 'Paige Piper#1' }),
        runner('choose', { for: 'Paige Piper#1', option: 'yes' }),
        runner('choose', { for: 'Paige Piper#1', cards: ['Paige Piper#2'] }),
      ],
      expect: [{ card: 'Paige Piper#2', is: { at: 'heap' } }],
    },
    'the second install of the turn is not the first': {
      corp: { hq: ['Hedge Fund'] },
      runner: {
        credits: 9,
        grip: ['Ninja', 'Corroder'],
        stack: ['Corroder', 'Ninja'],
        rig: { resources: ['Paige Piper'] },
      },
      policy: { random: 'first' },
      script: [
        runner('install', { card: 'Ninja#1' }),
        runner('choose', { for: 'Paige Piper', option: 'no' }),
        runner('install', { card: 'Corroder#1' }),
        runner('gain-credit'),
      ],
      expect: [{ noFact: { type: 'searched' } }, { path: 'runner.stack', count: 2 }],
    },
  },
  'Adjusted Chronotype': {
    'gives back the first click that is lost': {
      rules: ['ORD-01'],
      corp: { servers: { HQ: { ice: [rezzed('Eli 1.0')] }, 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { rig: { resources: ['Adjusted Chronotype'] } },
      script: [run('R&D'), goTo('run-ended')],
      expect: [{ path: 'runner.clicks', eq: 3 }],
    },
  },
  Skulljack: {
    'costs brain damage': {
      lines: [0],
      runner: { grip: ['Skulljack', 'Diesel'] },
      script: [installs('Skulljack')],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { card: 'Diesel', is: { at: 'heap' } },
      ],
    },
    'makes cards cheaper to trash': {
      lines: [1],
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { rig: { hardware: ['Skulljack'] } },
      script: [
        run('Server 1'),
        runner('trash-accessed', { card: 'PAD Campaign' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 2 }],
    },
  },
  Faust: {
    'breaks what was named when its cost is chosen in a step of its own': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Eli 1.0')] } } },
      runner: { grip: ['Diesel', 'Imp', 'Sure Gamble'], rig: { programs: ['Faust'] } },
      script: [
        run('R&D'),
        runnerUses('Faust', 'boost', { targets: ['Imp'], at: 'run.3.1' }),
        runnerUses('Faust', 'break', { subs: [2], illegal: 'BAD_TARGET' }),
        runnerUses('Faust', 'break', { subs: [1] }),
        runnerChooses('Faust', { cards: ['Diesel'] }),
      ],
      expect: [
        {
          facts: [
            { type: 'trashed', card: 'Diesel' },
            { type: 'sub-broken', sub: 1 },
          ],
        },
        { path: 'runner.grip', eq: ['Sure Gamble'] },
      ],
    },
    'eats cards of the grip': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Wall of Static')] } } },
      runner: { credits: 0, grip: ['Diesel', 'Imp'], rig: { programs: ['Faust'] } },
      script: [
        run('R&D'),
        runnerUses('Faust', 'boost', { targets: ['Diesel'], at: 'run.3.1' }),
        runnerUses('Faust', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', eq: [] },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'cannot without a card': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { programs: ['Faust'] } },
      script: [run('R&D'), runnerUses('Faust', 'break', { at: 'run.3.1', illegal: 'CANNOT_PAY' })],
    },
  },
  Trope: {
    'counts turns': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      runner: { rig: { programs: ['Trope'] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [{ card: 'Trope', is: { counters: { power: 1 } } }],
    },
    'brings back a card for each': {
      lines: [1],
      rules: ['COST-10'],
      policy: { random: 'first' },
      runner: {
        heap: ['Diesel', 'Imp', 'Corroder'],
        rig: { programs: [{ card: 'Trope', counters: { power: 2 } }] },
      },
      script: [runnerUses('Trope', 1, { targets: ['Diesel', 'Imp'] }), goTo('runner.1.6')],
      expect: [
        { path: 'runner.heap', eq: ['Corroder'] },
        { card: 'Trope', is: { at: 'removed' } },
        { path: 'runner.stack', count: 5 },
      ],
    },
  },
  Spoilers: {
    'trashes a card of R&D when an agenda is scored': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        rd: ['Enigma', 'Hunter'],
        servers: { 'Server 1': { cards: [{ card: 'Private Security Force', advancement: 4 }] } },
      },
      runner: { rig: { resources: ['Spoilers'] } },
      script: [corp('score', { card: 'Private Security Force' })],
      expect: [{ card: 'Enigma', is: { at: 'archives' } }],
    },
  },
  'Power to the People': {
    'pays for the first agenda accessed, and no other': {
      lines: [0, 1],
      corp: {
        servers: {
          'Server 1': { cards: ['Private Security Force'] },
          'Server 2': { cards: ['Private Security Force'] },
        },
      },
      runner: { credits: 0, grip: ['Power to the People'] },
      script: [
        runnerPlays('Power to the People'),
        ...wholeRun('Server 1'),
        ...wholeRun('Server 2'),
      ],
      expect: [{ path: 'runner.credits', eq: 7 }],
    },
    'is for the first click': {
      lines: [0],
      runner: { grip: ['Power to the People'] },
      script: [
        runner('gain-credit'),
        runnerPlays('Power to the People', { illegal: 'PLAY_RESTRICTION' }),
      ],
    },
  },
  'Off-Campus Apartment': {
    'hosts connections, and draws with each': {
      lines: [0, 1],
      runner: {
        grip: ['Kati Jones', 'Decoy', 'Armitage Codebusting'],
        rig: { resources: ['Off-Campus Apartment'] },
      },
      script: [
        installs('Kati Jones', { host: 'Off-Campus Apartment' }),
        installs('Decoy', { host: 'Off-Campus Apartment' }),
        installs('Armitage Codebusting', {
          host: 'Off-Campus Apartment',
          at: 'runner.1.6',
          illegal: ['BAD_TARGET', 'NO_SUCH_CARD'],
        }),
      ],
      expect: [
        { card: 'Kati Jones', is: { at: 'hosted:Off-Campus Apartment' } },
        { path: 'runner.grip', count: 3 },
      ],
    },
  },
  Clot: {
    'keeps an agenda of this turn from being scored, and no older one': {
      lines: [0],
      turn: { ...corpTurn, clicks: 4 },
      corp: {
        credits: 9,
        hq: ['Hostile Takeover'],
        servers: { 'Server 1': { cards: [{ card: 'Priority Requisition', advancement: 5 }] } },
      },
      runner: { rig: { programs: ['Clot'] } },
      script: [
        corpDoes('install', { card: 'Hostile Takeover', server: 'new' }),
        corpDoes('advance', { card: 'Hostile Takeover' }),
        corpDoes('advance', { card: 'Hostile Takeover' }),
        corpDoes('score', { card: 'Hostile Takeover', illegal: 'PLAY_RESTRICTION' }),
        corpDoes('score', { card: 'Priority Requisition' }),
      ],
    },
    'is trashed by a purge, and the agenda can be scored': {
      lines: [0, 1],
      turn: { ...corpTurn, clicks: 6 },
      corp: { credits: 9, hq: ['Hostile Takeover'] },
      runner: { rig: { programs: ['Clot'] } },
      script: [
        corpDoes('install', { card: 'Hostile Takeover', server: 'new' }),
        corpDoes('advance', { card: 'Hostile Takeover' }),
        corpDoes('advance', { card: 'Hostile Takeover' }),
        corpDoes('purge'),
        corpDoes('score', { card: 'Hostile Takeover' }),
      ],
      expect: [{ card: 'Clot', is: { at: 'heap' } }],
    },
  },
  'Immolation Script': {
    'trashes a rezzed copy of ice in Archives': {
      corp: {
        archives: ['Enigma', 'Hedge Fund'],
        servers: {
          HQ: { ice: [rezzed('Enigma')] },
          'R&D': { ice: ['Enigma', rezzed('Ice Wall')] },
        },
      },
      runner: { grip: ['Immolation Script'] },
      script: [
        runnerPlays('Immolation Script'),
        runner('access', { card: 'Hedge Fund' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.servers.HQ.ice', count: 0 },
        { path: 'corp.servers.R&D.ice', count: 2 },
        { path: 'corp.archives', count: 3 },
      ],
    },
  },
  'Chrome Parlor': {
    'keeps the damage of cybernetics away': {
      runner: { credits: 9, grip: ['Brain Cage', 'Diesel'], rig: { resources: ['Chrome Parlor'] } },
      script: [installs('Brain Cage')],
      expect: [
        { path: 'runner.grip', eq: ['Diesel'] },
        { path: 'runner.brain', eq: 0 },
      ],
    },
    'keeps no other damage away': {
      policy: { random: 'first' },
      turn: corpTurn,
      corp: { credits: 9, hq: ['Scorched Earth'] },
      runner: {
        tags: 1,
        grip: ['Diesel', 'Sure Gamble', 'Infiltration', 'Tinkering', 'Modded'],
        rig: { resources: ['Chrome Parlor'] },
      },
      script: [corpPlays('Scorched Earth')],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
  },
  Surfer: {
    'takes the barrier, and the run, one further in': {
      corp: { servers: { HQ: { ice: [rezzed('Enigma'), rezzed('Ice Wall')] } } },
      runner: { credits: 5, rig: { programs: ['Surfer', 'Corroder'] } },
      script: [
        run('HQ'),
        goTo('run.3.1'),
        runnerUses('Surfer', 0),
        runnerUses('Corroder', 'break', { subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'run-successful', server: 'HQ' }] },
        { noFact: { type: 'ice-encountered', card: 'Enigma' } },
        { card: 'Ice Wall', is: { at: 'HQ.ice[0]' } },
        { card: 'Enigma', is: { at: 'HQ.ice[1]' } },
      ],
    },
    'moves no code gate': {
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall'), rezzed('Enigma')] } } },
      runner: { credits: 5, rig: { programs: ['Surfer'] } },
      script: [
        run('HQ'),
        goTo('run.3.1'),
        runnerUses('Surfer', 0, {
          illegal: ['PLAY_RESTRICTION', 'NO_EFFECT', 'BAD_TARGET', 'WRONG_WINDOW'],
        }),
      ],
    },
  },
  'Hacktivist Meeting': {
    'has the Corp trash a card of HQ at random to rez what is no ice': {
      lines: [1],
      rules: ['COST-18'],
      corp: {
        hq: ['Hedge Fund', 'Ice Wall'],
        servers: { 'Server 1': { cards: ['PAD Campaign'] } },
      },
      runner: { grip: ['Hacktivist Meeting'] },
      script: [
        runnerPlays('Hacktivist Meeting'),
        corpDoes('rez', { card: 'PAD Campaign', at: 'runner.1.6' }),
        chance('random-card', ['Ice Wall']),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'PAD Campaign', is: { rezzed: true } },
        { path: 'corp.hq', eq: ['Hedge Fund'] },
        { view: 'runner', mustNotContain: ['Ice Wall', 'Hedge Fund'] },
      ],
    },
    'lets nothing be rezzed with an empty HQ': {
      lines: [1],
      rules: ['COST-18'],
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { grip: ['Hacktivist Meeting'] },
      script: [
        runnerPlays('Hacktivist Meeting'),
        corpDoes('rez', { card: 'PAD Campaign', at: 'runner.1.6', illegal: ['CANNOT_PAY'] }),
      ],
    },
    'costs nothing for ice': {
      lines: [1],
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: ['Ice Wall'] } } },
      runner: { grip: ['Hacktivist Meeting'] },
      script: [
        runnerPlays('Hacktivist Meeting'),
        run('HQ'),
        corpDoes('rez', { card: 'Ice Wall' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.hq', count: 1 },
        { card: 'Ice Wall', is: { rezzed: true } },
      ],
    },
    'goes when an agenda is scored': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Hostile Takeover', advancement: 2 }] } } },
      runner: { grip: ['Hacktivist Meeting'] },
      script: [
        runnerPlays('Hacktivist Meeting'),
        corpDoes('score', { card: 'Hostile Takeover', at: 'corp.1.2' }),
      ],
      expect: [{ path: 'runner.heap', eq: ['Hacktivist Meeting'] }],
    },
  },
};
