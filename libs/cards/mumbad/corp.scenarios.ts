import { corpTurn, type CardSketches } from '../sketch/sketch';
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
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const corpScenarios: CardSketches = {
  Brainstorm: {
    'does a brain damage for each card there was in the grip': {
      rules: ['CONV-06'],
      policy: { random: 'first' },
      corp: { servers: { Archives: { ice: [rezzed('Brainstorm')] } } },
      runner: { grip: ['Diesel', 'Imp'] },
      script: [...wholeRun('Archives')],
      expect: [
        { path: 'runner.brain', eq: 2 },
        { path: 'runner.grip', eq: [] },
      ],
    },
    'does none to an empty grip': {
      corp: { servers: { Archives: { ice: [rezzed('Brainstorm')] } } },
      script: [...wholeRun('Archives')],
      expect: [
        { path: 'runner.brain', eq: 0 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  'Vikram 1.0': {
    'keeps programs from use for the run, and does brain damage': {
      lines: [1, 2, 3],
      policy: { random: 'first' },
      corp: { servers: { Archives: { ice: [rezzed('Ice Wall'), rezzed('Vikram 1.0')] } } },
      runner: {
        credits: 2,
        grip: ['Diesel', 'Imp', 'Easy Mark'],
        rig: { programs: ['Corroder'] },
      },
      script: [
        run('Archives'),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        runnerUses('Corroder', 'break', {
          subs: [0],
          at: 'run.3.1',
          illegal: ['PLAY_RESTRICTION', 'WRONG_WINDOW'],
        }),
      ],
      expect: [{ path: 'runner.brain', eq: 2 }],
    },
    'is broken with clicks': {
      lines: [0],
      corp: { servers: { Archives: { ice: [rezzed('Vikram 1.0')] } } },
      script: [
        run('Archives'),
        runnerUses('Vikram 1.0', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Vikram 1.0', 'break', { subs: [1] }),
        runnerUses('Vikram 1.0', 'break', { subs: [2] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 0 },
        { path: 'runner.brain', eq: 0 },
      ],
    },
  },
  'Mumbad City Grid': {
    'may swap ice that is passed with other ice of its server': {
      rules: ['SWAP-01'],
      corp: {
        servers: {
          'Server 1': {
            ice: ['Ice Wall', rezzed('Hunter')],
            cards: [rezzed('Mumbad City Grid')],
          },
        },
      },
      runner: { credits: 9 },
      script: [
        run('Server 1'),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        corpChooses('Mumbad City Grid', { option: 'yes' }),
        goTo('run.2.1'),
      ],
      expect: [
        { card: 'Hunter', is: { at: 'Server 1.ice[0]' } },
        { card: 'Ice Wall', is: { at: 'Server 1.ice[1]' } },
      ],
    },
    'has no say elsewhere': {
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Mumbad City Grid')] },
          Archives: { ice: ['Ice Wall', 'Enigma'] },
        },
      },
      script: [...wholeRun('Archives')],
      expect: [{ card: 'Ice Wall', is: { at: 'Archives.ice[0]' } }],
    },
  },
  Harvester: {
    'has three drawn and what is over the hand size discarded': {
      lines: [0],
      corp: { servers: { Archives: { ice: [rezzed('Harvester')] } } },
      runner: {
        credits: 3,
        grip: ['Diesel', 'Imp', 'Easy Mark', 'Corroder'],
        rig: { programs: ['Gordian Blade'] },
      },
      script: [
        run('Archives'),
        runnerUses('Gordian Blade', 'boost', { at: 'run.3.1' }),
        runnerUses('Gordian Blade', 'break', { subs: [1] }),
        runnerChooses('Harvester', { cards: ['Imp', 'Diesel'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', count: 5 },
        { path: 'runner.heap', count: 2 },
        { path: 'runner.stack', eq: [] },
        { noFact: { type: 'trashed' } },
      ],
    },
    'takes none of a hand that holds them, twice': {
      lines: [0, 1],
      corp: { servers: { Archives: { ice: [rezzed('Harvester')] } } },
      runner: { grip: [], stack: ['Diesel', 'Imp', 'Easy Mark', 'Corroder'] },
      script: [...wholeRun('Archives')],
      expect: [
        { path: 'runner.grip', count: 4 },
        { path: 'runner.heap', eq: [] },
      ],
    },
  },
  Chetana: {
    'pays both, and does net damage for the grip on different bids': {
      lines: [0, 1],
      policy: { random: 'first' },
      corp: { servers: { Archives: { ice: [rezzed('Chetana')] } } },
      runner: { grip: ['Diesel', 'Imp'] },
      script: [
        run('Archives'),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 0 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 6 },
        { path: 'runner.credits', eq: 7 },
        { path: 'runner.grip', eq: [] },
      ],
    },
    'does none on equal bids': {
      lines: [1],
      corp: { servers: { Archives: { ice: [rezzed('Chetana')] } } },
      runner: { grip: ['Diesel'] },
      script: [
        run('Archives'),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 1 }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
  },
  "Salem's Hospitality": {
    'trashes the copies of a title in the grip': {
      lines: [1],
      rules: ['NAME-01'],
      turn: corpTurn,
      corp: { hq: ["Salem's Hospitality"] },
      runner: { grip: ['Diesel', 'Imp', 'Diesel'] },
      script: [
        corpPlays("Salem's Hospitality"),
        corpChooses("Salem's Hospitality", { option: 'Diesel' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'runner.grip', eq: ['Imp'] },
        { path: 'runner.heap', count: 2 },
        { facts: [{ type: 'revealed' }] },
      ],
    },
    'trashes nothing of another title': {
      lines: [1],
      turn: corpTurn,
      corp: { hq: ["Salem's Hospitality"] },
      runner: { grip: ['Diesel'] },
      script: [
        corpPlays("Salem's Hospitality"),
        corpChooses("Salem's Hospitality", { option: 'Imp' }),
        goTo('corp.2.2'),
      ],
      expect: [{ path: 'runner.grip', eq: ['Diesel'] }],
    },
  },
  Waiver: {
    'trashes cards of the grip that cost no more than the margin': {
      rules: ['TRC-05'],
      corp: { credits: 0, servers: { Archives: { ice: [rezzed('Waiver')] } } },
      runner: { credits: 3, grip: ['Diesel', 'Corroder', 'Magnum Opus', 'Sure Gamble'] },
      script: [run('Archives'), runner('bid', { credits: 3 }), goTo('run-ended')],
      expect: [
        { path: 'runner.grip', eq: ['Magnum Opus', 'Sure Gamble'] },
        { path: 'runner.heap', count: 2 },
        { facts: [{ type: 'revealed' }] },
      ],
    },
    'does nothing to one who withstands it': {
      corp: { credits: 0, servers: { Archives: { ice: [rezzed('Waiver')] } } },
      runner: { credits: 5, grip: ['Diesel'] },
      script: [run('Archives'), runner('bid', { credits: 5 }), goTo('run-ended')],
      expect: [{ path: 'runner.grip', eq: ['Diesel'] }, { noFact: { type: 'revealed' } }],
    },
  },
  'Exchange of Information': {
    'swaps agendas of the score areas': {
      lines: [0, 1],
      rules: ['SWAP-01'],
      turn: corpTurn,
      corp: { hq: ['Exchange of Information'], score: ['Hostile Takeover'] },
      runner: { tags: 1, score: ['Priority Requisition'] },
      script: [corpPlays('Exchange of Information'), goTo('corp.2.2')],
      expect: [
        { path: 'corp.agendaPoints', eq: 3 },
        { path: 'runner.agendaPoints', eq: 1 },
        { noFact: { type: 'scored' } },
      ],
    },
    'is not played where the Runner has none to swap': {
      lines: [1],
      rules: ['SWAP-01', 'PLAY-03'],
      turn: corpTurn,
      corp: { hq: ['Exchange of Information'], score: ['Hostile Takeover'] },
      runner: { tags: 1 },
      script: [
        corpPlays('Exchange of Information', { illegal: ['NO_EFFECT', 'PLAY_RESTRICTION'] }),
      ],
    },
    'needs a tag': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Exchange of Information'], score: ['Hostile Takeover'] },
      runner: { score: ['Priority Requisition'] },
      script: [corpPlays('Exchange of Information', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  'Navi Mumbai City Grid': {
    'keeps abilities of cards that are no icebreakers from use in runs there': {
      rules: ['CANT-01'],
      corp: {
        servers: {
          'Server 1': { ice: [rezzed('Ice Wall')], cards: [rezzed('Navi Mumbai City Grid')] },
        },
      },
      runner: { rig: { programs: ['Corroder', { card: 'Datasucker', counters: { virus: 2 } }] } },
      script: [
        run('Server 1'),
        runnerUses('Datasucker', 0, {
          at: 'run.3.1',
          illegal: ['PLAY_RESTRICTION', 'WRONG_WINDOW'],
        }),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        runner('leave-accessed', { card: 'Navi Mumbai City Grid', at: 'run.5.4' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
    'has no say elsewhere': {
      corp: {
        servers: {
          HQ: { ice: [rezzed('Ice Wall')] },
          'Server 1': { cards: [rezzed('Navi Mumbai City Grid')] },
        },
      },
      runner: { rig: { programs: [{ card: 'Datasucker', counters: { virus: 2 } }] } },
      script: [run('HQ'), runnerUses('Datasucker', 1, { at: 'run.3.1' }), goTo('run-ended')],
      expect: [{ card: 'Datasucker', is: { counters: { virus: 1 } } }],
    },
    'leaves abilities alone that are not paid for': {
      lines: [0],
      corp: {
        servers: { 'R&D': { ice: [rezzed('Ice Wall')], cards: [rezzed('Navi Mumbai City Grid')] } },
      },
      runner: {
        rig: { programs: ['Corroder', { card: 'Datasucker', counters: { virus: 2 } }] },
      },
      script: [
        run('R&D'),
        runnerUses('Datasucker', 1, { at: 'run.3.1', illegal: 'PLAY_RESTRICTION' }),
        runnerUses('Corroder', 'break', { subs: [0] }),
        runner('access', { zone: 'rd' }),
        runner('leave-accessed', { card: 'Navi Mumbai City Grid' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Datasucker', is: { counters: { virus: 3 } } }],
    },
  },
  'New Construction': {
    'lies faceup and may bring a card in a new server with each advancement': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { credits: 5, hq: ['New Construction', 'PAD Campaign'] },
      script: [
        corp('install', { card: 'New Construction', server: 'new' }),
        corp('advance', { card: 'New Construction' }),
        corpChooses('New Construction', { option: 'yes' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'New Construction', is: { at: 'Server 1.cards[0]', faceup: true } },
        { card: 'PAD Campaign', is: { at: 'Server 2.cards[0]', rezzed: false } },
        { path: 'corp.credits', eq: 4 },
      ],
    },
    'rezzes it for nothing with five tokens': {
      lines: [1],
      turn: corpTurn,
      corp: {
        credits: 1,
        hq: ['PAD Campaign'],
        servers: {
          'Server 1': { cards: [{ card: 'New Construction', faceup: true, advancement: 4 }] },
        },
      },
      script: [
        corp('advance', { card: 'New Construction' }),
        corpChooses('New Construction', { option: 'yes' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'PAD Campaign', is: { at: 'Server 2.cards[0]', rezzed: true } },
        { path: 'corp.credits', eq: 0 },
      ],
    },
  },
  'Surat City Grid': {
    'may rez another card for two less after one of its server': {
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        credits: 3,
        servers: {
          'Server 1': { ice: ['Ice Wall'], cards: [rezzed('Surat City Grid')] },
          'Server 2': { cards: ['PAD Campaign'] },
        },
      },
      script: [
        corp('gain-credit'),
        goTo('runner.1.6'),
        run('Server 1'),
        corp('rez', { card: 'Ice Wall' }),
        corpChooses('Surat City Grid', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'PAD Campaign', is: { rezzed: true } },
        { path: 'corp.credits', eq: 3 },
      ],
    },
    'does not for a card elsewhere': {
      corp: {
        servers: {
          HQ: { ice: ['Ice Wall'] },
          'Server 1': { cards: [rezzed('Surat City Grid')] },
          'Server 2': { cards: ['PAD Campaign'] },
        },
      },
      script: [run('HQ'), corp('rez', { card: 'Ice Wall' }), goTo('run-ended')],
      expect: [{ card: 'PAD Campaign', is: { rezzed: false } }],
    },
  },
  'Executive Search Firm': {
    'finds an executive, a sysop or a character': {
      lines: [1],
      rules: ['SRCH-01'],
      policy: { random: 'first' },
      turn: corpTurn,
      corp: {
        rd: ['Hedge Fund', 'Director Haas', 'Enigma', 'Ash 2X3ZB9CY'],
        servers: { 'Server 1': { cards: [rezzed('Executive Search Firm')] } },
      },
      script: [
        corpUses('Executive Search Firm', 1),
        corpChooses('Executive Search Firm', { cards: ['Director Haas'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.hq', eq: ['Director Haas'] },
        { facts: [{ type: 'revealed' }, { type: 'shuffled' }] },
      ],
    },
  },
  'Mumbad City Hall': {
    'finds an alliance card and installs it': {
      policy: { random: 'first' },
      turn: corpTurn,
      corp: {
        rd: ['Hedge Fund', 'Mumba Temple', 'Product Recall'],
        servers: { 'Server 1': { cards: [rezzed('Mumbad City Hall')] } },
      },
      script: [
        corpUses('Mumbad City Hall', 0),
        corpChooses('Mumbad City Hall', { cards: ['Mumba Temple'] }),
        corpChooses('Mumbad City Hall', { server: 'new' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Mumba Temple', is: { at: 'Server 2.cards[0]' } },
        { path: 'corp.clicks', eq: 2 },
      ],
    },
    'plays an operation': {
      policy: { random: 'first' },
      turn: corpTurn,
      corp: {
        rd: ['Hedge Fund', 'Mumba Temple', 'Product Recall'],
        servers: { 'Server 1': { cards: [rezzed('Mumbad City Hall')] } },
      },
      script: [
        corpUses('Mumbad City Hall', 0),
        corpChooses('Mumbad City Hall', { cards: ['Product Recall'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Product Recall', is: { at: 'archives' } },
        { card: 'Mumbad City Hall', is: { at: 'archives' } },
        { path: 'corp.credits', eq: 8 },
      ],
    },
  },
  'Localized Product Line': {
    'finds any number of copies of one card': {
      rules: ['SRCH-01'],
      policy: { random: 'first' },
      turn: corpTurn,
      corp: {
        hq: ['Localized Product Line'],
        rd: ['Enigma', 'Ice Wall', 'Enigma', 'Enigma', 'Hunter'],
      },
      script: [
        corpPlays('Localized Product Line'),
        corpChooses('Localized Product Line', { cards: ['Enigma#1', 'Enigma#3'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.hq', eq: ['Enigma', 'Enigma'] },
        { path: 'corp.rd', count: 3 },
        { facts: [{ type: 'revealed' }, { type: 'shuffled' }] },
      ],
    },
    'finds no card of another title': {
      policy: { random: 'first' },
      turn: corpTurn,
      corp: { hq: ['Localized Product Line'], rd: ['Enigma', 'Ice Wall', 'Hunter'] },
      script: [
        corpPlays('Localized Product Line'),
        corpChooses('Localized Product Line', { cards: ['Enigma'] }),
        goTo('corp.2.2'),
      ],
      expect: [{ path: 'corp.hq', eq: ['Enigma'] }],
    },
  },
  Bazaar: {
    'installs a copy of hardware that comes out of the grip': {
      runner: {
        credits: 5,
        grip: ['Cyberfeeder', 'Cyberfeeder', 'Akamatsu Mem Chip'],
        rig: { resources: ['Bazaar'] },
      },
      script: [installs('Cyberfeeder#1'), runnerChooses('Bazaar', { option: 'yes' })],
      expect: [
        { card: 'Cyberfeeder#2', is: { at: 'rig' } },
        { path: 'runner.credits', eq: 1 },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'has nothing to say of other cards': {
      runner: { credits: 9, grip: ['Imp', 'Imp'], rig: { resources: ['Bazaar'] } },
      script: [installs('Imp#1'), runner('gain-credit')],
      expect: [{ card: 'Imp#2', is: { at: 'grip' } }],
    },
  },
};
