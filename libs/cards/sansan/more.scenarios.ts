import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
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
  Spike: {
    'takes no memory with two link, and gets stronger with icebreakers': {
      lines: [0, 1],
      runner: {
        rig: {
          programs: ['Spike', 'Corroder'],
          resources: ['Access to Globalsec', 'Access to Globalsec'],
        },
      },
      script: [runner('gain-credit')],
      expect: [
        { path: 'runner.mu.used', eq: 1 },
        { card: 'Spike', is: { strength: 2 } },
      ],
    },
    'breaks three barrier subroutines for itself': {
      lines: [2],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { programs: ['Spike'] } },
      script: [run('R&D'), runnerUses('Spike', 2, { subs: [0], at: 'run.3.1' }), goTo('run-ended')],
      expect: [
        { card: 'Spike', is: { at: 'heap' } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  'Enhanced Vision': {
    'shows a card of HQ after the first successful run': {
      rules: ['ORD-01'],
      policy: { random: 'first' },
      corp: { hq: ['Hedge Fund'] },
      runner: { rig: { resources: ['Enhanced Vision'] } },
      script: [...wholeRun('Archives')],
      expect: [{ facts: [{ type: 'revealed', card: 'Hedge Fund' }] }],
    },
  },
  'Career Fair': {
    'installs a resource for three less': {
      runner: { credits: 1, grip: ['Career Fair', 'Ice Carver'] },
      script: [runnerPlays('Career Fair'), goTo('runner.1.6')],
      expect: [
        { card: 'Ice Carver', is: { at: 'rig' } },
        { path: 'runner.credits', eq: 1 },
      ],
    },
  },
  'Drive By': {
    'costs a second click': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { grip: ['Drive By'] },
      script: [runnerPlays('Drive By', { illegal: 'NO_CLICKS' })],
    },
    'trashes an asset that it exposes': {
      lines: [1],
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { grip: ['Drive By'] },
      script: [runnerPlays('Drive By'), goTo('runner.1.6')],
      expect: [{ card: 'PAD Campaign', is: { at: 'archives' } }],
    },
    'leaves an agenda where it is': {
      lines: [1],
      corp: { servers: { 'Server 1': { cards: ['Private Security Force'] } } },
      runner: { grip: ['Drive By'] },
      script: [runnerPlays('Drive By'), goTo('runner.1.6')],
      expect: [
        { card: 'Private Security Force', is: { at: 'Server 1.cards[0]' } },
        { facts: [{ type: 'exposed' }] },
      ],
    },
  },
  'Gang Sign': {
    'accesses a card of HQ when an agenda is scored': {
      rules: ['ACC-19'],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        hq: ['Private Security Force'],
        servers: { 'Server 1': { cards: [{ card: 'Priority Requisition', advancement: 5 }] } },
      },
      runner: { rig: { resources: ['Gang Sign'] } },
      script: [corp('score', { card: 'Priority Requisition' }), goTo('corp.2.2')],
      expect: [{ card: 'Private Security Force', is: { at: 'runner.score' } }],
    },
  },
  'Fisk Investment Seminar': {
    'lets both draw three': {
      lines: [0, 1],
      runner: { grip: ['Fisk Investment Seminar'] },
      script: [runnerPlays('Fisk Investment Seminar')],
      expect: [
        { path: 'runner.grip', count: 3 },
        { path: 'corp.hq', count: 3 },
      ],
    },
  },
  'Synthetic Blood': {
    'draws a card for the first damage of a turn': {
      policy: { random: 'first' },
      corp: { servers: { 'R&D': { ice: [rezzed('Neural Katana')] } } },
      runner: { grip: ['Diesel', 'Imp', 'Corroder'], rig: { resources: ['Synthetic Blood'] } },
      script: [run('R&D'), goTo('run-ended')],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
  },
  'Study Guide': {
    'is as strong as it has counters': {
      lines: [0, 2],
      turn: { ...runnerTurn, at: 'runner.1.5' },
      runner: { rig: { programs: ['Study Guide'] } },
      script: [runnerUses('Study Guide', 2), runnerUses('Study Guide', 2)],
      expect: [
        { card: 'Study Guide', is: { strength: 2 } },
        { path: 'runner.credits', eq: 1 },
      ],
    },
    'breaks a code gate subroutine': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed('Quandary')] } } },
      runner: { rig: { programs: [{ card: 'Study Guide', counters: { power: 1 } }] } },
      script: [
        run('R&D'),
        runnerUses('Study Guide', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
  },
  Hyperdriver: {
    'leaves the game for three clicks': {
      turn: { ...corpTurn, clicks: 1 },
      runner: { rig: { programs: ['Hyperdriver'] } },
      script: [
        corp('gain-credit'),
        runnerChooses('Hyperdriver', { option: 'yes' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 7 },
        { card: 'Hyperdriver', is: { at: 'removed' } },
      ],
    },
  },
  'Fan Site': {
    'goes to the score area when the Corp scores': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Private Security Force', advancement: 4 }] } },
      },
      runner: { rig: { resources: ['Fan Site'] } },
      script: [corp('score', { card: 'Private Security Force' })],
      expect: [
        { card: 'Fan Site', is: { at: 'runner.score' } },
        { path: 'runner.agendaPoints', eq: 0 },
      ],
    },
  },
  DaVinci: {
    'counts successful runs': {
      lines: [0],
      runner: { rig: { programs: ['DaVinci'] } },
      script: [...wholeRun('Archives')],
      expect: [{ card: 'DaVinci', is: { counters: { power: 1 } } }],
    },
    'installs what costs no more than it has counters': {
      lines: [1],
      turn: { ...runnerTurn, at: 'runner.1.5' },
      runner: {
        credits: 0,
        grip: ['Imp', 'Ekomind', 'Femme Fatale'],
        rig: { programs: [{ card: 'DaVinci', counters: { power: 2 } }] },
      },
      script: [runnerUses('DaVinci', 1, { targets: ['Imp'] })],
      expect: [
        { card: 'Imp', is: { at: 'rig' } },
        { card: 'DaVinci', is: { at: 'heap' } },
      ],
    },
  },
  'Beach Party': {
    'takes a click, and gives a large hand': {
      lines: [0, 1],
      turn: { ...corpTurn, clicks: 1 },
      runner: { rig: { resources: ['Beach Party'] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [
        { path: 'runner.clicks', eq: 3 },
        { path: 'runner.handSize', eq: 10 },
      ],
    },
  },
  'Brain Cage': {
    'costs brain damage, and gives a larger hand': {
      lines: [0, 1],
      runner: { grip: ['Brain Cage', 'Diesel'] },
      script: [installs('Brain Cage')],
      expect: [{ path: 'runner.handSize', eq: 7 }],
    },
  },
  'Symmetrical Visage': {
    'pays for the first card drawn for a click': {
      runner: { rig: { resources: ['Symmetrical Visage'] } },
      script: [runner('draw'), runner('draw')],
      expect: [{ path: 'runner.credits', eq: 6 }],
    },
    'pays for no other draw': {
      runner: { grip: ['Diesel'], rig: { resources: ['Symmetrical Visage'] } },
      script: [runnerPlays('Diesel')],
      expect: [{ path: 'runner.credits', eq: 5 }],
    },
  },
  'Cybernetics Court': {
    'gives the Corp a hand of nine': {
      corp: { servers: { 'Server 1': { cards: [rezzed('Cybernetics Court')] } } },
      script: [runner('gain-credit')],
      expect: [{ path: 'corp.handSize', eq: 9 }],
    },
  },
  'Self-Destruct Chips': {
    'takes one of the hand': {
      corp: { score: ['Self-Destruct Chips'] },
      script: [runner('gain-credit')],
      expect: [{ path: 'runner.handSize', eq: 4 }],
    },
  },
  'Cybernetics Division: Humanity Upgraded': {
    'takes one of each hand': {
      corp: { identity: 'Cybernetics Division: Humanity Upgraded' },
      script: [runner('gain-credit')],
      expect: [
        { path: 'runner.handSize', eq: 4 },
        { path: 'corp.handSize', eq: 4 },
      ],
    },
  },
  'Research Grant': {
    'scores another copy that is installed, advanced or not': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: {
          'Server 1': { cards: [{ card: 'Research Grant', advancement: 3 }] },
          'Server 2': { cards: ['Research Grant'] },
        },
      },
      script: [
        corp('score', { card: 'Research Grant#1' }),
        corpChooses('Research Grant#1', { option: 'yes' }),
        goTo('corp.2.2'),
      ],
      expect: [{ path: 'corp.agendaPoints', eq: 2 }],
    },
  },
  Turing: {
    'is stronger before a remote server': {
      lines: [0],
      corp: {
        servers: {
          HQ: { ice: [rezzed('Turing')] },
          'Server 1': { ice: [rezzed('Turing')], cards: ['PAD Campaign'] },
        },
      },
      script: [runner('gain-credit')],
      expect: [
        { card: 'Turing#1', is: { strength: 2 } },
        { card: 'Turing#2', is: { strength: 5 } },
      ],
    },
    'is not broken by an AI, and takes three clicks': {
      lines: [1, 2],
      corp: { servers: { HQ: { ice: [rezzed('Turing')] } } },
      runner: { rig: { programs: [{ card: 'Faust' }] }, grip: ['Diesel'] },
      script: [
        run('HQ'),
        runnerUses('Faust', 'break', {
          subs: [0],
          targets: ['Diesel'],
          at: 'run.3.1',
          illegal: 'PLAY_RESTRICTION',
        }),
        runnerChooses('Turing', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 0 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  'Ronald Five': {
    'takes a click for each card trashed, its own trashing included': {
      corp: { servers: { 'Server 1': { cards: [rezzed('Ronald Five')] } } },
      script: [
        run('Server 1'),
        runner('trash-accessed', { card: 'Ronald Five' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.clicks', eq: 2 }],
    },
  },
  'Genetic Resequencing': {
    'puts a counter on a scored agenda': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        score: ['House of Knives'],
        servers: { 'Server 1': { cards: [{ card: 'Genetic Resequencing', advancement: 3 }] } },
      },
      script: [
        corp('score', { card: 'Genetic Resequencing' }),
        corpChooses('Genetic Resequencing', { option: 'yes' }),
        corpChooses('Genetic Resequencing', { cards: ['House of Knives'] }),
      ],
      expect: [{ card: 'House of Knives', is: { counters: { agenda: 1 } } }],
    },
  },
  'Ancestral Imager': {
    'does a net damage to whoever jacks out': {
      policy: { random: 'first' },
      corp: { score: ['Ancestral Imager'] },
      runner: { grip: ['Diesel'] },
      script: [run('HQ'), runner('jack-out', { at: 'run.5.2' })],
      expect: [{ card: 'Diesel', is: { at: 'heap' } }],
    },
  },
  'Little Engine': {
    'ends the run, and pays the Runner': {
      lines: [0, 1, 2],
      corp: { servers: { HQ: { ice: [rezzed('Little Engine')] } } },
      runner: { rig: { programs: [{ card: 'Faust' }] } },
      script: [run('HQ'), goTo('run-ended')],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
  Pachinko: {
    'ends the run of a tagged Runner alone': {
      lines: [0, 1],
      corp: {
        servers: { HQ: { ice: [rezzed('Pachinko')] }, 'R&D': { ice: [rezzed('Pachinko')] } },
      },
      runner: { tags: 1 },
      script: [run('HQ'), goTo('run-ended')],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
    'lets others pass': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Pachinko')] } } },
      script: [run('R&D'), goTo('run-ended')],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
  },
  'Haarpsichord Studios: Entertainment Unleashed': {
    'lets one agenda be stolen each turn': {
      rules: ['CANT-01'],
      corp: {
        identity: 'Haarpsichord Studios: Entertainment Unleashed',
        servers: {
          'Server 1': { cards: ['Private Security Force'] },
          'Server 2': { cards: ['Private Security Force'] },
        },
      },
      script: [...wholeRun('Server 1'), ...wholeRun('Server 2')],
      expect: [{ path: 'runner.agendaPoints', eq: 2 }],
    },
  },
  'Explode-a-palooza': {
    'is shown out of R&D, and may pay five credits': {
      lines: [0, 1],
      rules: ['INFO-17'],
      corp: { credits: 0, rd: ['Explode-a-palooza', 'Enigma'] },
      script: [run('R&D'), corpChooses('Explode-a-palooza', { option: 'yes' }), goTo('run-ended')],
      expect: [
        { path: 'corp.credits', eq: 5 },
        { facts: [{ type: 'revealed', card: 'Explode-a-palooza' }] },
      ],
    },
  },
  'Capital Investors': {
    'gives two credits for a click': {
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: [rezzed('Capital Investors')] } } },
      script: [corpUses('Capital Investors', 0)],
      expect: [{ path: 'corp.credits', eq: 7 }],
    },
  },
  'Meru Mati': {
    'is stronger before HQ, and ends the run': {
      lines: [0, 1],
      corp: {
        servers: { HQ: { ice: [rezzed('Meru Mati')] }, 'R&D': { ice: [rezzed('Meru Mati')] } },
      },
      script: [
        run('HQ'),
        goTo('run-ended', {
          expect: [
            { card: 'Meru Mati#1', is: { strength: 4 } },
            { card: 'Meru Mati#2', is: { strength: 1 } },
          ],
        }),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
  'Underway Renovation': {
    'lies open, and trashes cards as it is advanced': {
      lines: [0, 1],
      rules: ['INST-11'],
      turn: { ...corpTurn, clicks: 4 },
      corp: {
        credits: 9,
        servers: {
          'Server 1': { cards: [{ card: 'Underway Renovation', faceup: true, advancement: 2 }] },
        },
      },
      script: [
        corp('advance', { card: 'Underway Renovation' }),
        corp('advance', { card: 'Underway Renovation' }),
      ],
      expect: [{ path: 'runner.stack', count: 0 }],
    },
  },
  Spiderweb: {
    'ends the run three times over': {
      lines: [0, 1, 2],
      corp: { servers: { HQ: { ice: [rezzed('Spiderweb')] } } },
      runner: { credits: 9, rig: { programs: ['Corroder'] } },
      script: [
        run('HQ'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Corroder', 'break', { subs: [1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'sub-resolved', sub: 2 }] },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  'Public Support': {
    'becomes an agenda when its counters are gone': {
      lines: [0, 1],
      rules: ['CONV-01'],
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        servers: { 'Server 1': { cards: [rezzed('Public Support', { counters: { power: 1 } })] } },
      },
      script: [runner('gain-credit'), goTo('corp.2.2')],
      expect: [
        { card: 'Public Support', is: { at: 'corp.score' } },
        { path: 'corp.agendaPoints', eq: 1 },
      ],
    },
    'enters with three': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: ['Public Support'] } } },
      script: [corp('rez', { card: 'Public Support' })],
      expect: [{ card: 'Public Support', is: { counters: { power: 3 } } }],
    },
  },
  'Tour Guide': {
    'has as many subroutines as assets are rezzed': {
      rules: ['CONV-06'],
      corp: {
        servers: {
          HQ: { ice: [rezzed('Tour Guide')] },
          'Server 1': { cards: [rezzed('PAD Campaign')] },
          'Server 2': { cards: ['Adonis Campaign'] },
        },
      },
      script: [run('HQ'), goTo('run-ended')],
      expect: [
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
        { facts: [{ type: 'sub-resolved', sub: 0 }] },
      ],
    },
  },
  'Expo Grid': {
    'pays each turn beside a rezzed asset': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        servers: { 'Server 1': { cards: [rezzed('Expo Grid'), rezzed('Cybernetics Court')] } },
      },
      script: [runner('gain-credit'), goTo('corp.2.2')],
      expect: [{ path: 'corp.credits', eq: 6 }],
    },
    'pays nothing beside none': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [rezzed('Expo Grid'), 'Cybernetics Court'] } } },
      script: [runner('gain-credit'), goTo('corp.2.2')],
      expect: [{ path: 'corp.credits', eq: 5 }],
    },
  },
  'Breaker Bay Grid': {
    'makes what is rezzed there five cheaper': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: [rezzed('Breaker Bay Grid'), 'Adonis Campaign'] } } },
      script: [corp('rez', { card: 'Adonis Campaign' })],
      expect: [{ path: 'corp.credits', eq: 5 }],
    },
  },
  Quicksand: {
    'grows with each encounter, and ends the run': {
      lines: [0, 1, 2],
      corp: { servers: { HQ: { ice: [rezzed('Quicksand')] } } },
      script: [...wholeRun('HQ'), ...wholeRun('HQ')],
      expect: [
        { card: 'Quicksand', is: { strength: 2 } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  'The Future is Now': {
    'finds any card': {
      policy: { random: 'first' },
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: [{ card: 'The Future is Now', advancement: 3 }] } } },
      script: [
        corp('score', { card: 'The Future is Now' }),
        corpChooses('The Future is Now', { cards: ['Biotic Labor'] }),
        goTo('corp.2.2'),
      ],
      expect: [{ card: 'Biotic Labor', is: { at: 'hq' } }],
    },
  },
};
