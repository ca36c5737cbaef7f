import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpUses,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const nbnScenarios: CardSketches = {
  "Harishchandra Ent.: Where You're the Star": {
    'shows the whole grip with the first tag': {
      turn: corpTurn,
      corp: {
        identity: "Harishchandra Ent.: Where You're the Star",
        hq: ['SEA Source'],
        credits: 9,
      },
      runner: { grip: ['Sure Gamble', 'Diesel'], credits: 0 },
      history: { lastTurn: [{ type: 'run-successful', server: 'HQ' }] },
      script: [
        corp('play', { card: 'SEA Source' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        {
          facts: [
            { type: 'tags-taken' },
            { type: 'revealed', card: 'Diesel' },
            { type: 'revealed', card: 'Sure Gamble' },
          ],
        },
      ],
    },
    'shows nothing of a grip without a tag, nor with its text blank': {
      corp: { identity: "Harishchandra Ent.: Where You're the Star" },
      runner: { grip: ['Sure Gamble', 'Employee Strike'], tags: 1, credits: 3 },
      script: [runner('play', { card: 'Employee Strike' }), runner('draw'), goTo('runner.1.6')],
      expect: [{ noFact: { type: 'revealed' } }],
    },
    'closes it again as the last tag goes': {
      corp: { identity: "Harishchandra Ent.: Where You're the Star" },
      runner: { grip: ['Sure Gamble'], stack: ['Diesel'], tags: 2, credits: 5 },
      script: [runner('remove-tag'), runner('remove-tag'), runner('draw'), goTo('choice')],
      expect: [
        { path: 'runner.tags', eq: 0 },
        { view: 'corp', mustNotContain: ['Diesel'] },
      ],
    },
  },
  'Remote Data Farm': {
    'gives two more of a hand': {
      corp: { score: ['Remote Data Farm'] },
      script: [runner('gain-credit')],
      expect: [{ path: 'corp.handSize', eq: 7 }],
    },
  },
  'Aryabhata Tech': {
    'pays with each successful trace': {
      corp: {
        credits: 0,
        servers: {
          'R&D': { ice: [rezzed('Caduceus')] },
          'Server 1': { cards: [rezzed('Aryabhata Tech')] },
        },
      },
      runner: { credits: 1 },
      script: [run('R&D'), runner('bid', { credits: 0 }), goTo('choice')],
      expect: [{ path: 'runner.credits', eq: 0 }],
    },
  },
  'Kala Ghoda Real TV': {
    'may look at the top card of the stack': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [rezzed('Kala Ghoda Real TV')] } } },
      script: [
        runner('gain-credit'),
        corpChooses('Kala Ghoda Real TV', { option: 'yes' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'runner.stack[0]', eq: 'Infiltration' },
        { view: 'spectator', mustNotContain: ['Infiltration'] },
      ],
    },
    'is traded for the top card of the stack': {
      lines: [1],
      corp: { servers: { 'Server 1': { cards: [rezzed('Kala Ghoda Real TV')] } } },
      script: [run('Archives'), corpUses('Kala Ghoda Real TV', 1), goTo('run-ended')],
      expect: [
        { path: 'runner.heap', eq: ['Infiltration'] },
        { card: 'Kala Ghoda Real TV', is: { at: 'archives' } },
      ],
    },
  },
  'Interrupt 0': {
    'makes each break with an icebreaker dearer for the run': {
      lines: [0, 1],
      rules: ['COST-06'],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall'), rezzed('Interrupt 0')] } } },
      runner: { credits: 3, rig: { programs: ['Corroder'] } },
      script: [
        run('R&D'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'lets nobody break who cannot pay, and no click but the usual ones': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Eli 1.0'), rezzed('Interrupt 0')] } } },
      runner: { credits: 2, rig: { programs: ['Corroder'] } },
      script: [
        run('R&D'),
        runner('continue', { at: 'run.2.2' }),
        runnerUses('Eli 1.0', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Eli 1.0', 'break', { subs: [1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 2 },
        { path: 'runner.clicks', eq: 1 },
      ],
    },
  },
  'Disposable HQ': {
    'may put cards of HQ under R&D': {
      lines: [0, 1],
      corp: {
        rd: ['Disposable HQ', 'Biotic Labor'],
        hq: ['Hedge Fund', 'Priority Requisition', 'Enigma'],
      },
      script: [
        run('R&D'),
        corpChooses('Disposable HQ', { option: 'yes' }),
        corpChooses('Disposable HQ', { cards: ['Priority Requisition', 'Enigma'] }),
        runner('leave-accessed', { card: 'Disposable HQ' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.hq', eq: ['Hedge Fund'] },
        {
          path: 'corp.rd',
          eq: ['Disposable HQ', 'Biotic Labor', 'Priority Requisition', 'Enigma'],
        },
        { facts: [{ type: 'revealed' }] },
        { view: 'runner', mustNotContain: ['Priority Requisition', 'Enigma'] },
      ],
    },
    'may leave them': {
      lines: [1],
      corp: { hq: ['Hedge Fund'], servers: { 'Server 1': { cards: ['Disposable HQ'] } } },
      runner: { credits: 0 },
      script: [run('Server 1'), corpChooses('Disposable HQ', { option: 'no' }), goTo('run-ended')],
      expect: [{ path: 'corp.hq', eq: ['Hedge Fund'] }],
    },
  },
  'Sensie Actors Union': {
    'may draw three and sinks one of HQ': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        hq: ['Hedge Fund'],
        rd: ['Enigma', 'Ice Wall', 'Hunter', 'Archer', 'Rototurret'],
        servers: { 'Server 1': { cards: [rezzed('Sensie Actors Union')] } },
      },
      script: [
        runner('gain-credit'),
        corpChooses('Sensie Actors Union', { option: 'yes' }),
        corpChooses('Sensie Actors Union', { cards: ['Hedge Fund'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.hq', count: 4 },
        { path: 'corp.rd', eq: ['Rototurret', 'Hedge Fund'] },
      ],
    },
    'is not asked behind ice, and sinks nothing where it does not draw': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        hq: ['Hedge Fund'],
        servers: {
          'Server 1': { ice: ['Ice Wall'], cards: [rezzed('Sensie Actors Union')] },
          'Server 2': { cards: [rezzed('Sensie Actors Union')] },
        },
      },
      script: [
        runner('gain-credit'),
        corpChooses('Sensie Actors Union#2', { option: 'no' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.hq', count: 2 },
        { card: 'Hedge Fund', is: { at: 'hq' } },
      ],
    },
  },
  'Puppet Master': {
    'may place a token with each success of the Runner': {
      corp: {
        score: ['Puppet Master'],
        servers: { HQ: { ice: ['Ice Wall'] }, 'Server 1': { cards: ['Priority Requisition'] } },
      },
      script: [
        run('Archives'),
        corpChooses('Puppet Master', { option: 'yes' }),
        corpChooses('Puppet Master', { cards: ['Ice Wall'] }),
        goTo('run-ended'),
        run('Archives'),
        corpChooses('Puppet Master', { option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ice Wall', is: { advancement: 1 } },
        { card: 'Priority Requisition', is: { advancement: 0 } },
      ],
    },
    'does nothing for the Runner': {
      corp: { servers: { HQ: { ice: ['Ice Wall'] } } },
      runner: { score: ['Puppet Master'] },
      script: [...wholeRun('Archives')],
      expect: [{ card: 'Ice Wall', is: { advancement: 0 } }],
    },
  },
  'Ibrahim Salem': {
    'costs an agenda to rez': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { score: ['Hostile Takeover'], servers: { 'Server 1': { cards: ['Ibrahim Salem'] } } },
      script: [corp('rez', { card: 'Ibrahim Salem', forfeit: ['Hostile Takeover'] })],
      expect: [
        { path: 'corp.score', eq: [] },
        { path: 'corp.credits', eq: 3 },
      ],
    },
    'is not rezzed without one': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: ['Ibrahim Salem'] } } },
      script: [corp('rez', { card: 'Ibrahim Salem', illegal: ['CANNOT_PAY'] })],
    },
    'sees the grip and takes a card of the named type': {
      lines: [2],
      turn: { ...corpTurn, clicks: 0, at: 'corp.1.2' },
      corp: { servers: { 'Server 1': { cards: [rezzed('Ibrahim Salem')] } } },
      runner: { grip: ['Diesel', 'Corroder', 'Imp', 'Dyson Mem Chip'] },
      script: [
        corpChooses('Ibrahim Salem', { option: 'program' }),
        corpChooses('Ibrahim Salem', { cards: ['Imp'] }),
        goTo('corp.2.1'),
      ],
      expect: [
        { path: 'runner.grip', count: 3 },
        { path: 'runner.heap', eq: ['Imp'] },
        { view: 'spectator', mustNotContain: ['Corroder', 'Dyson Mem Chip'] },
      ],
    },
    'takes nothing of another type': {
      lines: [2],
      turn: { ...corpTurn, clicks: 0, at: 'corp.1.2' },
      corp: { servers: { 'Server 1': { cards: [rezzed('Ibrahim Salem')] } } },
      runner: { grip: ['Diesel', 'Corroder'] },
      script: [corpChooses('Ibrahim Salem', { option: 'resource' }), goTo('corp.2.1')],
      expect: [{ path: 'runner.grip', count: 2 }],
    },
    'finds nothing in an empty grip': {
      lines: [2],
      turn: { ...corpTurn, clicks: 0, at: 'corp.1.2' },
      corp: { servers: { 'Server 1': { cards: [rezzed('Ibrahim Salem')] } } },
      script: [corpChooses('Ibrahim Salem', { option: 'event' }), goTo('corp.2.1')],
      expect: [{ path: 'runner.heap', eq: [] }],
    },
  },
  'Full Immersion RecStudio': {
    'hosts an agenda and an asset, which are installed in its server': {
      lines: [0],
      rules: ['HOST-02', 'HOST-19'],
      turn: corpTurn,
      corp: {
        hq: ['Hostile Takeover', 'PAD Campaign', 'Melange Mining Corp.'],
        servers: { 'Server 1': { cards: [rezzed('Full Immersion RecStudio')] } },
      },
      script: [
        corp('install', { card: 'Hostile Takeover', host: 'Full Immersion RecStudio' }),
        corp('install', { card: 'PAD Campaign', host: 'Full Immersion RecStudio' }),
        corp('install', {
          card: 'Melange Mining Corp.',
          host: 'Full Immersion RecStudio',
          illegal: 'BAD_TARGET',
        }),
        corp('rez', { card: 'PAD Campaign' }),
        corp('advance', { card: 'Hostile Takeover' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Hostile Takeover', is: { at: 'hosted:Full Immersion RecStudio', advancement: 1 } },
        { card: 'PAD Campaign', is: { at: 'hosted:Full Immersion RecStudio', rezzed: true } },
        { view: 'runner', mustNotContain: ['Hostile Takeover', 'Melange Mining Corp.'] },
      ],
    },
    'is dearer to trash with each card on it, and takes them along': {
      lines: [1],
      rules: ['HOST-09', 'HOST-19'],
      corp: {
        servers: {
          'Server 1': {
            cards: [rezzed('Full Immersion RecStudio', { hosted: ['PAD Campaign', 'Snare!'] })],
          },
        },
      },
      runner: { credits: 9 },
      script: [
        run('Server 1'),
        runner('access', { card: 'Full Immersion RecStudio' }),
        runner('trash-accessed', { card: 'Full Immersion RecStudio' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { card: 'PAD Campaign', is: { at: 'archives' } },
        { card: 'Snare!', is: { at: 'archives' } },
      ],
    },
    'has what lies on it accessed with it': {
      lines: [0],
      rules: ['HOST-19'],
      corp: {
        servers: {
          'Server 1': {
            cards: [rezzed('Full Immersion RecStudio', { hosted: ['Hostile Takeover'] })],
          },
        },
      },
      script: [
        run('Server 1'),
        runner('access', { card: 'Hostile Takeover' }),
        runner('steal', { card: 'Hostile Takeover' }),
        runner('leave-accessed', { card: 'Full Immersion RecStudio' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.agendaPoints', eq: 1 }],
    },
    'hosts nothing while it is unrezzed': {
      lines: [0],
      turn: corpTurn,
      corp: {
        hq: ['PAD Campaign'],
        servers: { 'Server 1': { cards: ['Full Immersion RecStudio'] } },
      },
      script: [
        corp('install', {
          card: 'PAD Campaign',
          host: 'Full Immersion RecStudio',
          illegal: 'BAD_TARGET',
        }),
      ],
    },
    'hosts no upgrade': {
      lines: [0],
      turn: corpTurn,
      corp: {
        hq: ['Akitaro Watanabe'],
        servers: { 'Server 1': { cards: [rezzed('Full Immersion RecStudio')] } },
      },
      script: [
        corp('install', {
          card: 'Akitaro Watanabe',
          host: 'Full Immersion RecStudio',
          illegal: 'BAD_TARGET',
        }),
      ],
    },
    'goes to another server by a swap with all that is on it': {
      lines: [0],
      rules: ['HOST-19', 'SWAP-01'],
      corp: {
        servers: {
          Archives: { ice: [rezzed('Metamorph')] },
          'Server 1': {
            cards: [rezzed('Full Immersion RecStudio', { hosted: ['PAD Campaign'] })],
          },
          'Server 2': { cards: ['Hostile Takeover'] },
        },
      },
      script: [
        run('Archives'),
        corpChooses('Metamorph', { option: 'swap-cards' }),
        corpChooses('Metamorph', { cards: ['Full Immersion RecStudio', 'Hostile Takeover'] }),
        goTo('run-ended'),
        run('Server 2'),
        runner('access', { card: 'PAD Campaign' }),
      ],
      expect: [
        { card: 'Hostile Takeover', is: { at: 'Server 1.cards[0]' } },
        { card: 'Full Immersion RecStudio', is: { at: 'Server 2.cards[0]' } },
      ],
    },
    'is displaced with all on it by what is installed beside it': {
      lines: [0],
      rules: ['INST-06', 'HOST-09'],
      turn: corpTurn,
      corp: {
        hq: ['Melange Mining Corp.'],
        servers: {
          'Server 1': {
            cards: [rezzed('Full Immersion RecStudio', { hosted: ['PAD Campaign'] })],
          },
        },
      },
      script: [
        corp('install', { card: 'Melange Mining Corp.', server: 'Server 1' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'PAD Campaign', is: { at: 'archives' } },
        { card: 'Full Immersion RecStudio', is: { at: 'archives' } },
      ],
    },
    'takes what an effect installs, or leaves it to a server': {
      rules: ['HOST-02', 'HOST-19'],
      turn: corpTurn,
      corp: {
        hq: ['Lateral Growth', 'Lateral Growth', 'PAD Campaign', 'Melange Mining Corp.'],
        credits: 9,
        servers: { 'Server 1': { cards: [rezzed('Full Immersion RecStudio')] } },
      },
      script: [
        corp('play', { card: 'Lateral Growth#1' }),
        corp('choose', {
          for: 'Lateral Growth#1',
          cards: ['PAD Campaign'],
          host: 'Full Immersion RecStudio',
        }),
        corp('play', { card: 'Lateral Growth#2' }),
        corp('choose', {
          for: 'Lateral Growth#2',
          cards: ['Melange Mining Corp.'],
          server: 'new',
        }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'PAD Campaign', is: { host: 'Full Immersion RecStudio' } },
        { card: 'Melange Mining Corp.', is: { at: 'Server 2.cards[0]' } },
      ],
    },
  },
};
