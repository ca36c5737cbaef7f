import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  rezzed,
  goTo,
  run,
  wholeRun,
  runnerUses,
  corpUses,
  runnerPlays,
  corpPlays,
  installs,
  runnerChooses,
  corpChooses,
  corpDoes as corp,
  runnerDoes as runner,
} from '../sketch/steps';

export const haasBioroidScenarios: CardSketches = {
  'Advanced Assembly Lines': {
    'pays three when it is rezzed': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: ['Advanced Assembly Lines'] } } },
      script: [corp('rez', { card: 'Advanced Assembly Lines' })],
      expect: [{ path: 'corp.credits', eq: 7 }],
    },
    'installs a card for itself, not during a run': {
      lines: [1],
      corp: {
        hq: ['PAD Campaign'],
        servers: { 'Server 1': { cards: [rezzed('Advanced Assembly Lines')] } },
      },
      script: [
        run('Archives'),
        corpUses('Advanced Assembly Lines', 1, {
          illegal: ['PLAY_RESTRICTION', 'NOT_YOUR_DECISION', 'WRONG_WINDOW'],
        }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'PAD Campaign', is: { at: 'hq' } }],
    },
  },
  'Voting Machine Initiative': {
    'is scored with three counters': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Voting Machine Initiative', advancement: 5 }] } },
      },
      script: [corp('score', { card: 'Voting Machine Initiative' })],
      expect: [{ card: 'Voting Machine Initiative', is: { counters: { agenda: 3 } } }],
    },
    'takes a click of the Runner for one': {
      lines: [1],
      turn: { ...corpTurn, clicks: 1 },
      corp: { score: [{ card: 'Voting Machine Initiative', counters: { agenda: 1 } }] },
      script: [
        corp('gain-credit'),
        corpChooses('Voting Machine Initiative', { option: 'yes' }),
        goTo('runner.1.6'),
      ],
      expect: [{ path: 'runner.clicks', eq: 3 }],
    },
  },
  'Advanced Concept Hopper': {
    'may draw or gain a credit with the first run of each turn': {
      rules: ['ORD-01'],
      corp: { score: ['Advanced Concept Hopper'] },
      script: [
        run('Archives'),
        corpChooses('Advanced Concept Hopper', { option: 'yes' }),
        corpChooses('Advanced Concept Hopper', { option: 'draw-1' }),
        goTo('run-ended'),
        ...wholeRun('Archives'),
      ],
      expect: [
        { path: 'corp.hq', count: 1 },
        { path: 'corp.credits', eq: 5 },
      ],
    },
    'gains the credit instead, or nothing': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { score: ['Advanced Concept Hopper'] },
      script: [
        run('Archives'),
        corpChooses('Advanced Concept Hopper', { option: 'yes' }),
        corpChooses('Advanced Concept Hopper', { option: 'gain-1' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.credits', eq: 6 }],
    },
    'does nothing for the Runner who stole it': {
      runner: { score: ['Advanced Concept Hopper'] },
      script: [...wholeRun('Archives')],
      expect: [{ path: 'corp.credits', eq: 5 }],
    },
  },
  'Product Recall': {
    'trashes a rezzed asset for its trash cost': {
      turn: corpTurn,
      corp: {
        hq: ['Product Recall'],
        servers: {
          'Server 1': { cards: [rezzed('PAD Campaign')] },
          'Server 2': { cards: ['Melange Mining Corp.'] },
          HQ: { ice: [rezzed('Ice Wall')], cards: [rezzed('Hokusai Grid')] },
        },
      },
      script: [
        corpPlays('Product Recall'),
        corpChooses('Product Recall', { cards: ['PAD Campaign'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.credits', eq: 9 },
        { card: 'PAD Campaign', is: { at: 'archives', faceup: true } },
      ],
    },
    'cannot be played without one': {
      turn: corpTurn,
      corp: {
        hq: ['Product Recall'],
        servers: { 'Server 1': { cards: ['PAD Campaign'] }, HQ: { ice: [rezzed('Ice Wall')] } },
      },
      script: [corpPlays('Product Recall', { illegal: ['NO_EFFECT', 'PLAY_RESTRICTION'] })],
    },
  },
  'Clone Suffrage Movement': {
    'may bring back an operation while no ice protects its server': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        archives: ['Hedge Fund', 'Biotic Labor', 'Enigma'],
        servers: { 'Server 1': { cards: [rezzed('Clone Suffrage Movement')] } },
      },
      script: [
        runner('gain-credit'),
        corpChooses('Clone Suffrage Movement', { option: 'yes' }),
        corpChooses('Clone Suffrage Movement', { cards: ['Hedge Fund'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Hedge Fund', is: { at: 'hq' } },
        { path: 'corp.archives', count: 2 },
      ],
    },
    'is not asked behind ice, rezzed or not': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        archives: ['Hedge Fund'],
        servers: { 'Server 1': { ice: ['Ice Wall'], cards: [rezzed('Clone Suffrage Movement')] } },
      },
      script: [runner('gain-credit'), goTo('corp.2.2')],
      expect: [
        { card: 'Hedge Fund', is: { at: 'archives' } },
        { pending: { for: 'corp', kind: 'action' } },
      ],
    },
  },
  'Lateral Growth': {
    'gains four credits and may install a card for its cost': {
      turn: corpTurn,
      corp: {
        identity: 'Jinteki: Personal Evolution',
        hq: ['Lateral Growth', 'Enigma', 'Hedge Fund'],
        servers: { HQ: { ice: ['Ice Wall'] } },
      },
      script: [
        corpPlays('Lateral Growth'),
        corpChooses('Lateral Growth', { cards: ['Enigma'] }),
        corpChooses('Lateral Growth', { server: 'HQ' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Enigma', is: { at: 'HQ.ice[1]' } },
        { path: 'corp.credits', eq: 6 },
        { path: 'corp.clicks', eq: 2 },
      ],
    },
    'may install nothing': {
      turn: corpTurn,
      corp: { identity: 'Jinteki: Personal Evolution', hq: ['Lateral Growth', 'Enigma'] },
      script: [
        corpPlays('Lateral Growth'),
        corpChooses('Lateral Growth', { option: 'no' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Enigma', is: { at: 'hq' } },
        { path: 'corp.credits', eq: 7 },
      ],
    },
  },
  'Ravana 1.0': {
    'resolves subroutines of another rezzed bioroid': {
      lines: [1, 2],
      corp: {
        servers: {
          HQ: { ice: [rezzed('Ravana 1.0')] },
          'R&D': { ice: [rezzed('Heimdall 1.0'), 'Eli 1.0'] },
        },
      },
      runner: { grip: ['Diesel', 'Sure Gamble', 'Imp'] },
      policy: { random: 'first' },
      script: [
        run('HQ'),
        corpChooses('Ravana 1.0', { option: 'sub-0' }),
        corpChooses('Ravana 1.0', { option: 'sub-1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'two of them alone go on for ever, and the Corp says how often': {
      lines: [1, 2],
      rules: ['LOOP-01'],
      corp: {
        servers: { HQ: { ice: [rezzed('Ravana 1.0')] }, 'R&D': { ice: [rezzed('Ravana 1.0')] } },
      },
      script: [
        run('HQ'),
        corpChooses('Ravana 1.0#1', { option: 'sub-1' }),
        corpChooses('Ravana 1.0#2', { number: 7 }),
        corpChooses('Ravana 1.0#1', { option: 'sub-0' }),
        corpChooses('Ravana 1.0#2', { number: 1 }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
    'is broken for clicks, and does nothing alone': {
      lines: [0, 1],
      corp: { servers: { HQ: { ice: [rezzed('Ravana 1.0')] } } },
      script: [
        run('HQ'),
        runnerUses('Ravana 1.0', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 2 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  'Personality Profiles': {
    'costs a random card when the Runner searches': {
      policy: { random: 'first' },
      corp: { score: ['Personality Profiles'] },
      runner: { grip: ['Special Order', 'Diesel'], stack: ['Corroder', 'Imp'] },
      script: [
        runnerPlays('Special Order'),
        runnerChooses('Special Order', { cards: ['Corroder'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.grip', count: 1 },
        { path: 'runner.heap', count: 2 },
      ],
    },
    'costs one when the Runner installs out of the heap, none out of the grip': {
      policy: { random: 'first' },
      corp: { score: ['Personality Profiles'] },
      runner: { grip: ['Clone Chip', 'Diesel'], heap: ['Imp'] },
      script: [
        installs('Clone Chip'),
        runnerUses('Clone Chip', 0, { targets: ['Imp'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Imp', is: { at: 'rig' } },
        { card: 'Diesel', is: { at: 'heap' } },
      ],
    },
  },
  Magnet: {
    'takes a program off other ice, and blanks it': {
      lines: [0, 1],
      corp: {
        servers: {
          HQ: { ice: ['Magnet'] },
          'R&D': {
            ice: [
              rezzed('Wall of Static', { hosted: [{ card: 'Parasite', counters: { virus: 2 } }] }),
            ],
          },
        },
      },
      script: [run('HQ'), corp('rez', { card: 'Magnet', at: 'run.2.3' }), goTo('run-ended')],
      expect: [
        { card: 'Parasite', is: { at: 'hosted:Magnet', counters: { virus: 2 } } },
        { card: 'Magnet', is: { strength: 3 } },
        { card: 'Wall of Static', is: { strength: 3 } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'lets the Corp choose which': {
      lines: [0],
      corp: {
        servers: {
          HQ: { ice: ['Magnet'] },
          'R&D': { ice: [rezzed('Ice Wall', { hosted: ['Parasite'] })] },
          Archives: { ice: [rezzed('Enigma', { hosted: ['Rook'] })] },
        },
      },
      script: [
        run('HQ'),
        corp('rez', { card: 'Magnet', at: 'run.2.3' }),
        corpChooses('Magnet', { cards: ['Rook'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Rook', is: { at: 'hosted:Magnet' } },
        { card: 'Parasite', is: { at: 'hosted:Ice Wall' } },
      ],
    },
    'takes no program that lies on no ice': {
      lines: [0],
      corp: { servers: { HQ: { ice: ['Magnet'] } } },
      runner: { rig: { programs: ['Corroder', { card: 'Djinn', hosted: ['Imp'] }] } },
      script: [run('HQ'), corp('rez', { card: 'Magnet', at: 'run.2.3' }), goTo('run-ended')],
      expect: [
        { card: 'Imp', is: { at: 'hosted:Djinn' } },
        { card: 'Corroder', is: { at: 'rig' } },
      ],
    },
    'lets nobody use what lies on it': {
      lines: [1],
      corp: { servers: { HQ: { ice: [rezzed('Magnet', { hosted: ['Rook'] })] } } },
      runner: { grip: [] },
      script: [
        runnerUses('Rook', 0, {
          targets: ['Magnet'],
          illegal: ['BAD_TARGET', 'PLAY_RESTRICTION', 'NO_EFFECT', 'NOT_ACTIVE'],
        }),
      ],
    },
    'ends the run': {
      lines: [2],
      corp: { servers: { HQ: { ice: [rezzed('Magnet')] } } },
      script: [...wholeRun('HQ')],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
  'Lakshmi Smartfabrics': {
    'has a counter for each card that is rezzed, itself included': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: {
          'Server 1': { cards: ['Lakshmi Smartfabrics'] },
          'Server 2': { cards: ['PAD Campaign'] },
        },
      },
      script: [
        corp('rez', { card: 'Lakshmi Smartfabrics' }),
        corp('rez', { card: 'PAD Campaign' }),
      ],
      expect: [{ card: 'Lakshmi Smartfabrics', is: { counters: { power: 2 } } }],
    },
    'keeps copies of the shown agenda from being stolen': {
      lines: [1],
      rules: ['COST-11'],
      corp: {
        hq: ['Hostile Takeover', 'Private Security Force'],
        servers: {
          'Server 1': { cards: ['Hostile Takeover'] },
          'Server 2': { cards: [rezzed('Lakshmi Smartfabrics', { counters: { power: 2 } })] },
          'Server 3': { cards: ['Priority Requisition'] },
        },
      },
      script: [
        run('Server 1'),
        corpUses('Lakshmi Smartfabrics', 1, { at: 'run.5.3', x: 1 }),
        goTo('run-ended'),
        run('Server 3'),
        runner('steal', { card: 'Priority Requisition' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Lakshmi Smartfabrics', is: { counters: { power: 1 } } },
        { path: 'runner.score', eq: ['Priority Requisition'] },
        { facts: [{ type: 'revealed', card: 'Hostile Takeover' }] },
      ],
    },
    'lasts for the turn': {
      lines: [1],
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        hq: ['Hostile Takeover'],
        servers: {
          'Server 1': { cards: ['Hostile Takeover'] },
          'Server 2': { cards: [rezzed('Lakshmi Smartfabrics', { counters: { power: 1 } })] },
        },
      },
      script: [
        run('Server 1'),
        corpUses('Lakshmi Smartfabrics', 1, { at: 'run.5.3', x: 1 }),
        goTo('corp.2.2'),
        corp('gain-credit'),
        corp('gain-credit'),
        corp('gain-credit'),
        goTo('runner.1.6'),
        run('Server 1'),
        runner('steal', { card: 'Hostile Takeover#2' }),
      ],
      expect: [{ path: 'runner.score', count: 1 }],
    },
    'shows no agenda that is worth more or less': {
      lines: [1],
      corp: {
        hq: ['Priority Requisition'],
        servers: {
          'Server 2': { cards: [rezzed('Lakshmi Smartfabrics', { counters: { power: 2 } })] },
        },
      },
      script: [
        run('R&D'),
        corpUses('Lakshmi Smartfabrics', 1, {
          at: 'run.5.3',
          x: 2,
          illegal: ['NO_EFFECT', 'BAD_TARGET', 'WRONG_COUNT'],
        }),
      ],
    },
  },
  'Jeeves Model Bioroids': {
    'gives a click back for three clicks on one action': {
      lines: [1],
      rules: ['ACT-22'],
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: [rezzed('Jeeves Model Bioroids')] } } },
      script: [
        corp('gain-credit'),
        corp('gain-credit'),
        corp('gain-credit'),
        corp('draw'),
        corp('gain-credit', { illegal: ['NO_CLICKS', 'WRONG_WINDOW'] }),
      ],
      expect: [{ path: 'corp.credits', eq: 8 }],
    },
    'counts what is installed here and there as one action, and what was done in between as another':
      {
        lines: [1],
        rules: ['ACT-22'],
        turn: { ...corpTurn, clicks: 4 },
        corp: {
          hq: ['PAD Campaign', 'Ice Wall', 'Hunter'],
          servers: { 'Server 1': { cards: [rezzed('Jeeves Model Bioroids')] } },
        },
        script: [
          corp('install', { card: 'PAD Campaign', server: 'new' }),
          corp('gain-credit'),
          corp('install', { card: 'Ice Wall', server: 'HQ' }),
          corp('install', { card: 'Hunter', server: 'R&D' }),
          goTo('corp.2.2'),
        ],
        expect: [{ path: 'corp.clicks', eq: 1 }],
      },
    'gives a click for a purge, which takes three': {
      lines: [1],
      rules: ['ACT-22'],
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: [rezzed('Jeeves Model Bioroids')] } } },
      runner: { rig: { programs: [{ card: 'Imp', counters: { virus: 2 } }] } },
      script: [corp('purge'), goTo('corp.2.2')],
      expect: [{ path: 'corp.clicks', eq: 1 }],
    },
    'counts the clicks of a double operation with those of other operations': {
      lines: [1],
      rules: ['ACT-22', 'PLAY-08'],
      turn: corpTurn,
      corp: {
        hq: ['Hedge Fund', 'Celebrity Gift', 'Ice Wall'],
        servers: { 'Server 1': { cards: [rezzed('Jeeves Model Bioroids')] } },
      },
      script: [
        corp('play', { card: 'Hedge Fund' }),
        corp('play', { card: 'Celebrity Gift' }),
        corpChooses('Celebrity Gift', { cards: ['Ice Wall'] }),
        goTo('corp.2.2'),
      ],
      expect: [{ path: 'corp.clicks', eq: 1 }],
    },
    'gives none for three different actions': {
      lines: [1],
      rules: ['ACT-22'],
      turn: corpTurn,
      corp: {
        hq: ['Ice Wall'],
        servers: { 'Server 1': { cards: [rezzed('Jeeves Model Bioroids')] } },
      },
      script: [
        corp('gain-credit'),
        corp('draw'),
        corp('install', { card: 'Ice Wall', server: 'HQ' }),
        corp('gain-credit', { illegal: ['NO_CLICKS', 'WRONG_WINDOW'] }),
      ],
    },
    'gives a click for an ability that costs three': {
      lines: [1],
      rules: ['ACT-22'],
      turn: corpTurn,
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Jeeves Model Bioroids')] },
          'Server 2': { cards: [rezzed('Melange Mining Corp.')] },
        },
      },
      script: [corpUses('Melange Mining Corp.', 0), goTo('corp.2.2')],
      expect: [{ path: 'corp.clicks', eq: 1 }],
    },
    'tells the abilities of two cards apart': {
      lines: [1],
      rules: ['ACT-22'],
      turn: { ...corpTurn, clicks: 4 },
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Jeeves Model Bioroids')] },
          'Server 2': { cards: [rezzed('Private Contracts', { counters: { credit: 14 } })] },
          'Server 3': { cards: [rezzed('Private Contracts', { counters: { credit: 14 } })] },
        },
      },
      script: [
        corpUses('Private Contracts#1', 1),
        corpUses('Private Contracts#2', 1),
        corpUses('Private Contracts#1', 1, { expect: [{ path: 'corp.clicks', eq: 1 }] }),
        corpUses('Private Contracts#1', 1, { expect: [{ path: 'corp.clicks', eq: 1 }] }),
      ],
    },
    'does so once a turn': {
      lines: [1],
      rules: ['ACT-22', 'ORD-01'],
      turn: { ...corpTurn, clicks: 6 },
      corp: { servers: { 'Server 1': { cards: [rezzed('Jeeves Model Bioroids')] } } },
      script: [
        corp('gain-credit'),
        corp('gain-credit'),
        corp('gain-credit'),
        corp('purge', { expect: [{ path: 'corp.clicks', eq: 1 }] }),
      ],
    },
    'gives none for clicks of a turn in which it came too late': {
      lines: [1],
      rules: ['ORD-02'],
      turn: { ...corpTurn, clicks: 4 },
      corp: { servers: { 'Server 1': { cards: ['Jeeves Model Bioroids'] } } },
      script: [
        corp('gain-credit'),
        corp('gain-credit'),
        corp('gain-credit'),
        corp('rez', { card: 'Jeeves Model Bioroids' }),
        corp('gain-credit'),
        corp('gain-credit', { illegal: ['NO_CLICKS', 'WRONG_WINDOW'] }),
      ],
    },
  },
};
