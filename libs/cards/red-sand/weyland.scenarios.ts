import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  rezzed,
  goTo,
  run,
  wholeRun,
  runnerUses,
  corpUses,
  corpPlays,
  runnerChooses,
  corpChooses,
  corpDoes as corp,
  runnerDoes as runner,
} from '../sketch/steps';

export const weylandScenarios: CardSketches = {
  Battlement: {
    'ends the run': {
      lines: [0, 1],
      corp: { servers: { HQ: { ice: [rezzed('Battlement')] } } },
      script: [...wholeRun('HQ')],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
  'Clyde Van Rite': {
    'takes a credit or the top card of the stack': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [rezzed('Clyde Van Rite')] } } },
      script: [
        runner('gain-credit'),
        runnerChooses('Clyde Van Rite', { option: 'pay-1' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'runner.credits', eq: 5 },
        { path: 'runner.heap', eq: [] },
      ],
    },
    'takes the card of who has no credit': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [rezzed('Clyde Van Rite')] } } },
      runner: { credits: 0 },
      script: [runner('draw'), goTo('corp.2.2')],
      expect: [{ path: 'runner.heap', eq: ['Special Order'] }],
    },
  },
  Watchtower: {
    'finds any card of R&D': {
      policy: { random: 'first' },
      corp: { servers: { HQ: { ice: [rezzed('Watchtower')] } } },
      script: [
        run('HQ'),
        corpChooses('Watchtower', { cards: ['Archived Memories'] }),
        goTo('choice'),
      ],
      expect: [
        { path: 'corp.hq', eq: ['Archived Memories'] },
        { facts: [{ type: 'searched' }, { type: 'shuffled' }] },
        { view: 'spectator', mustNotContain: ['Archived Memories'] },
      ],
    },
  },
  Audacity: {
    'trashes HQ and places two tokens': {
      lines: [0],
      turn: corpTurn,
      corp: {
        hq: ['Audacity', 'Hedge Fund', 'Enigma', 'Ice Wall'],
        servers: {
          'Server 1': { cards: ['Priority Requisition'] },
          'Server 2': { cards: ['PAD Campaign'] },
          'Server 3': { cards: ['Hostile Takeover'] },
        },
      },
      script: [
        corpPlays('Audacity'),
        goTo('choice', {
          expect: [
            { notLegal: [{ by: 'corp', do: 'choose', for: 'Audacity', cards: ['PAD Campaign'] }] },
          ],
        }),
        corpChooses('Audacity', { cards: ['Priority Requisition'] }),
        corpChooses('Audacity', { cards: ['Hostile Takeover'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.hq', eq: [] },
        { card: 'Priority Requisition', is: { advancement: 1 } },
        { card: 'Hostile Takeover', is: { advancement: 1 } },
      ],
    },
    'cannot be played with fewer cards': {
      lines: [0],
      turn: corpTurn,
      corp: {
        hq: ['Audacity', 'Hedge Fund'],
        servers: { 'Server 1': { cards: ['Priority Requisition'] } },
      },
      script: [corpPlays('Audacity', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  'Meteor Mining': {
    'may pay seven credits': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Meteor Mining', advancement: 5 }] } } },
      runner: { tags: 1 },
      script: [
        corp('score', { card: 'Meteor Mining' }),
        corpChooses('Meteor Mining', { option: 'yes' }),
        goTo('corp.2.2'),
      ],
      expect: [{ path: 'corp.credits', eq: 12 }],
    },
    'may do seven meat damage to a Runner with two tags instead': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Meteor Mining', advancement: 5 }] } } },
      runner: { tags: 2, grip: ['Diesel', 'Imp'] },
      script: [
        corp('score', { card: 'Meteor Mining' }),
        corpChooses('Meteor Mining', { option: 'yes' }),
        corpChooses('Meteor Mining', { option: 'do-damage' }),
      ],
      expect: [{ winner: 'corp', reason: 'flatline' }],
    },
  },
  'Fractal Threat Matrix': {
    'trashes cards of the stack where all subroutines are broken': {
      corp: {
        servers: { HQ: { ice: [rezzed('Ice Wall')], cards: [rezzed('Fractal Threat Matrix')] } },
      },
      runner: { stack: ['Diesel', 'Imp', 'Easy Mark'], rig: { programs: ['Corroder'] } },
      script: [
        run('HQ'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        runner('jack-out'),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.stack', count: 1 }],
    },
    'heeds no ice of another server': {
      corp: {
        servers: {
          HQ: { ice: [rezzed('Ice Wall')] },
          'R&D': { cards: [rezzed('Fractal Threat Matrix')] },
        },
      },
      runner: { stack: ['Diesel', 'Imp', 'Easy Mark'], rig: { programs: ['Corroder'] } },
      script: [
        run('HQ'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.stack', count: 3 }],
    },
  },
  'Open Forum': {
    'adds another card after the mandatory draw, and puts one back': {
      turn: { ...runnerTurn, clicks: 0, at: 'runner.1.5' },
      corp: {
        hq: [],
        rd: ['Hedge Fund', 'Enigma', 'Ice Wall'],
        servers: { 'Server 1': { cards: [rezzed('Open Forum')] } },
      },
      policy: { random: 'first' },
      script: [
        goTo('corp.2.1'),
        corpChooses('Open Forum', { cards: ['Hedge Fund'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Hedge Fund', is: { at: 'rd[0]' } },
        { card: 'Enigma', is: { at: 'hq' } },
        { facts: [{ type: 'revealed' }] },
      ],
    },
    'heeds no draw of a click': {
      turn: corpTurn,
      corp: {
        hq: [],
        rd: ['Hedge Fund', 'Enigma', 'Ice Wall'],
        servers: { 'Server 1': { cards: [rezzed('Open Forum')] } },
      },
      policy: { random: 'first' },
      script: [corp('draw')],
      expect: [{ path: 'corp.hq', count: 1 }],
    },
  },
  'Quarantine System': {
    'rezzes ice for less by the points of what was forfeited': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        credits: 5,
        score: ['Private Security Force'],
        servers: {
          HQ: { ice: ['Archer'] },
          'R&D': { ice: ['Enigma'] },
          'Server 1': { cards: [rezzed('Quarantine System')] },
        },
      },
      policy: { random: 'first' },
      script: [
        corpUses('Quarantine System', 0),
        corpChooses('Quarantine System', { cards: ['Enigma'] }),
      ],
      expect: [
        { card: 'Enigma', is: { rezzed: true } },
        { path: 'corp.credits', eq: 5 },
        { path: 'corp.score', count: 0 },
      ],
    },
    'rezzes each of several pieces of ice for less': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        credits: 5,
        score: ['Hostile Takeover'],
        servers: {
          HQ: { ice: ['Enigma', 'Wall of Static'] },
          'Server 1': { cards: [rezzed('Quarantine System')] },
        },
      },
      policy: { random: 'first' },
      script: [
        corpUses('Quarantine System', 0),
        corpChooses('Quarantine System', { cards: ['Enigma', 'Wall of Static'] }),
      ],
      expect: [
        { card: 'Enigma', is: { rezzed: true } },
        { card: 'Wall of Static', is: { rezzed: true } },
        { path: 'corp.credits', eq: 3 },
      ],
    },
  },
  Sacrifice: {
    'removes bad publicity by the points forfeited, and gains as much': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        credits: 0,
        badPublicity: 1,
        hq: ['Sacrifice'],
        score: ['Private Security Force'],
      },
      policy: { random: 'first' },
      script: [corpPlays('Sacrifice')],
      expect: [
        { path: 'corp.badPublicity', eq: 0 },
        { path: 'corp.credits', eq: 1 },
        { path: 'corp.score', count: 0 },
      ],
    },
  },
  Success: {
    'advances a card as often as the forfeited agenda asks': {
      rules: ['ADV-06'],
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        credits: 0,
        hq: ['Success'],
        score: ['Hostile Takeover'],
        servers: { 'Server 1': { cards: ['Priority Requisition'] } },
      },
      policy: { random: 'first' },
      script: [corpPlays('Success')],
      expect: [
        { card: 'Priority Requisition', is: { advancement: 2 } },
        { path: 'turn.clicks', eq: 0 },
      ],
    },
    'advances nothing for what became an agenda without a requirement': {
      rules: ['CONV-01'],
      lines: [1],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        hq: ['Success'],
        servers: {
          'Server 1': { cards: ['Priority Requisition'] },
          'Server 2': { cards: [rezzed('Public Support', { counters: { power: 1 } })] },
        },
      },
      policy: { random: 'first' },
      script: [goTo('corp.2.2'), corpPlays('Success')],
      expect: [
        { card: 'Priority Requisition', is: { advancement: 0 } },
        { path: 'corp.agendaPoints', eq: 0 },
      ],
    },
  },
  Standoff: {
    'pays the Corp when the Runner declines at once': {
      rules: ['LOOP-03'],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Standoff', advancement: 2 }] } } },
      runner: { rig: { programs: ['Imp'] } },
      script: [
        corp('score', { card: 'Standoff' }),
        runner('choose', { for: 'Standoff', option: 'no' }),
      ],
      expect: [
        { path: 'corp.credits', eq: 10 },
        { path: 'corp.hq', count: 1 },
        { card: 'Imp', is: { at: 'rig' } },
      ],
    },
    'goes on by turns, and pays nothing when the Corp declines': {
      rules: ['LOOP-03'],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: {
          HQ: { ice: ['Ice Wall', 'Enigma'] },
          'Server 1': { cards: [{ card: 'Standoff', advancement: 2 }] },
        },
      },
      runner: { rig: { programs: ['Imp', 'Corroder'], hardware: ['Dyson Mem Chip'] } },
      script: [
        corp('score', { card: 'Standoff' }),
        runner('choose', { for: 'Standoff', option: 'yes' }),
        runner('choose', { for: 'Standoff', cards: ['Imp'] }),
        corp('choose', { for: 'Standoff', option: 'yes' }),
        corp('choose', { for: 'Standoff', cards: ['Ice Wall'] }),
        runner('choose', { for: 'Standoff', option: 'yes' }),
        runner('choose', { for: 'Standoff', cards: ['Corroder'] }),
        corp('choose', { for: 'Standoff', option: 'no' }),
      ],
      expect: [
        { path: 'corp.credits', eq: 5 },
        { path: 'corp.hq', eq: [] },
        { path: 'runner.heap', count: 2 },
        { card: 'Ice Wall', is: { at: 'archives' } },
        { view: 'runner', mustNotContain: ['Ice Wall'] },
      ],
    },
    'pays the Corp when the Runner has nothing left': {
      rules: ['LOOP-03'],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Standoff', advancement: 2 }] } } },
      script: [corp('score', { card: 'Standoff' })],
      expect: [{ path: 'corp.credits', eq: 10 }],
    },
  },
  Tithonium: {
    'is rezzed for an agenda': {
      lines: [0],
      rules: ['REZ-08'],
      corp: {
        credits: 0,
        score: ['Hostile Takeover'],
        servers: { HQ: { ice: ['Tithonium'] } },
      },
      script: [
        run('HQ'),
        corp('rez', { card: 'Tithonium', forfeit: ['Hostile Takeover'], at: 'run.2.3' }),
      ],
      expect: [
        { path: 'corp.score', eq: [] },
        { path: 'corp.credits', eq: 0 },
        { card: 'Tithonium', is: { rezzed: true } },
      ],
    },
    'is rezzed for nine credits, and keeps the agenda': {
      lines: [0],
      rules: ['REZ-08'],
      corp: {
        credits: 9,
        score: ['Hostile Takeover'],
        servers: { HQ: { ice: ['Tithonium'] } },
      },
      script: [run('HQ'), corp('rez', { card: 'Tithonium', at: 'run.2.3' })],
      expect: [
        { path: 'corp.score', count: 1 },
        { path: 'corp.credits', eq: 0 },
      ],
    },
    'is not rezzed with neither': {
      lines: [0],
      corp: { credits: 8, servers: { HQ: { ice: ['Tithonium'] } } },
      script: [
        run('HQ'),
        corp('rez', { card: 'Tithonium', at: 'run.2.3', illegal: ['CANNOT_PAY'] }),
      ],
    },
    'hosts no program': {
      lines: [1],
      rules: ['HOST-16'],
      corp: { servers: { HQ: { ice: [rezzed('Tithonium')] } } },
      runner: { grip: ['Parasite'] },
      script: [runner('install', { card: 'Parasite', host: 'Tithonium', illegal: ['BAD_TARGET'] })],
    },
    'hosts none that would move there': {
      lines: [1],
      rules: ['HOST-16'],
      corp: { servers: { HQ: { ice: [rezzed('Tithonium')] } } },
      runner: { rig: { programs: ['Rook'] } },
      script: [
        runner('use', {
          card: 'Rook',
          ability: 0,
          targets: ['Tithonium'],
          illegal: ['BAD_TARGET', 'NO_EFFECT'],
        }),
      ],
    },
    'may bear a condition counter': {
      lines: [1],
      rules: ['HOST-16', 'HOST-14'],
      turn: corpTurn,
      corp: { hq: ['Patch'], servers: { HQ: { ice: [rezzed('Tithonium')] } } },
      script: [corp('play', { card: 'Patch' }), corp('gain-credit')],
      expect: [{ card: 'Tithonium', is: { strength: 7 } }],
    },
    'trashes two programs and a resource, and ends the run': {
      lines: [2, 3, 4],
      corp: { servers: { HQ: { ice: [rezzed('Tithonium')] } } },
      runner: {
        rig: { programs: ['Imp', 'Corroder', 'Djinn'], resources: ['Access to Globalsec'] },
      },
      script: [
        run('HQ'),
        corp('choose', { for: 'Tithonium', cards: ['Imp'] }),
        corp('choose', { for: 'Tithonium', cards: ['Corroder'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.rig.programs', count: 1 },
        { path: 'runner.rig.resources', count: 0 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'ends the run without a resource, too': {
      lines: [4],
      corp: { servers: { HQ: { ice: [rezzed('Tithonium')] } } },
      script: [run('HQ'), goTo('run-ended')],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
};
