import { runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
  runnerPlays,
  wholeRun,
} from '../sketch/steps';

const remote = (...cards: unknown[]) => ({ 'Server 1': { cards } });

export const anarchEventsScenarios: CardSketches = {
  'Frame Job': {
    'forfeits an agenda to give the Corp bad publicity': {
      lines: [0, 1],
      runner: { grip: ['Frame Job'], score: ['Hostile Takeover'] },
      script: [runner('play', { card: 'Frame Job' })],
      expect: [
        { path: 'corp.badPublicity', eq: 1 },
        { path: 'runner.score', eq: [] },
        { path: 'runner.clicks', eq: 2 },
      ],
    },
    'cannot be played without an agenda': {
      lines: [1],
      runner: { grip: ['Frame Job'] },
      script: [runner('play', { card: 'Frame Job', illegal: ['NO_EFFECT', 'CANNOT_PAY'] })],
    },
  },
  'Quest Completed': {
    'accesses an installed card after successful runs on all central servers': {
      lines: [0, 1],
      history: {
        thisTurn: ['HQ', 'R&D', 'Archives'].map((server) => ({ type: 'run-successful', server })),
      },
      corp: {
        servers: {
          'Server 1': { ice: ['Ice Wall'], cards: ['Hostile Takeover'] },
          'Server 2': { cards: ['PAD Campaign'] },
        },
      },
      runner: { grip: ['Quest Completed'] },
      script: [
        runner('play', { card: 'Quest Completed' }),
        runner('choose', { for: 'Quest Completed', cards: ['Hostile Takeover'] }),
        runner('steal', { card: 'Hostile Takeover' }),
      ],
      expect: [{ path: 'runner.agendaPoints', eq: 1 }, { noFact: { type: 'run-began' } }],
    },
    'cannot be played after two of them': {
      lines: [0],
      history: { thisTurn: ['HQ', 'R&D'].map((server) => ({ type: 'run-successful', server })) },
      corp: { servers: remote('Hostile Takeover') },
      runner: { grip: ['Quest Completed'] },
      script: [runner('play', { card: 'Quest Completed', illegal: 'PLAY_RESTRICTION' })],
    },
    'steals an agenda in a remote behind ice, with its price': {
      lines: [0, 1],
      corp: {
        servers: {
          'Server 1': { ice: [rezzed('Wall of Static')], cards: ['NAPD Contract', 'Red Herrings'] },
        },
      },
      runner: { credits: 4, grip: ['Quest Completed'] },
      history: {
        thisTurn: [
          { type: 'run-successful', server: 'HQ' },
          { type: 'run-successful', server: 'R&D' },
          { type: 'run-successful', server: 'Archives' },
        ],
      },
      script: [
        runnerPlays('Quest Completed', { targets: ['NAPD Contract'] }),
        runner('steal', { card: 'NAPD Contract' }),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { path: 'runner.agendaPoints', eq: 2 },
        { noFact: { type: 'accessed', card: 'Red Herrings' } },
      ],
    },
    'reaches no ice': {
      corp: { servers: { 'Server 1': { ice: ['Wall of Static'] } } },
      runner: { grip: ['Quest Completed'] },
      history: {
        thisTurn: [
          { type: 'run-successful', server: 'HQ' },
          { type: 'run-successful', server: 'R&D' },
          { type: 'run-successful', server: 'Archives' },
        ],
      },
      script: [
        runnerPlays('Quest Completed', {
          illegal: ['NO_EFFECT', 'BAD_TARGET', 'PLAY_RESTRICTION'],
        }),
      ],
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
    'trashes agendas unseen and facedown, what is rezzed faceup, and no ice': {
      lines: [1],
      corp: {
        servers: {
          'Server 1': {
            ice: ['Ice Wall'],
            cards: ['Priority Requisition', rezzed('Red Herrings')],
          },
        },
      },
      runner: { grip: ['Singularity'] },
      script: [runnerPlays('Singularity', { server: 'Server 1' }), goTo('run-ended')],
      expect: [
        { card: 'Priority Requisition', is: { at: 'archives', faceup: false } },
        { card: 'Red Herrings', is: { at: 'archives', faceup: true } },
        { card: 'Ice Wall', is: { at: 'Server 1.ice[0]' } },
        { path: 'runner.agendaPoints', eq: 0 },
        { path: 'runner.clicks', eq: 2 },
        { view: 'runner', mustNotContain: ['Priority Requisition'] },
      ],
    },
    'is a run on a remote server only, and takes two clicks': {
      lines: [0, 1],
      turn: { ...runnerTurn, clicks: 2 },
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { grip: ['Singularity'] },
      script: [
        runnerPlays('Singularity', { server: 'HQ', illegal: ['BAD_TARGET', 'PLAY_RESTRICTION'] }),
        runner('gain-credit'),
        runnerPlays('Singularity', {
          server: 'Server 1',
          at: 'runner.1.6',
          illegal: ['NO_CLICKS', 'CANNOT_PAY'],
        }),
      ],
    },
    'takes no points for what would be worth some': {
      lines: [1],
      corp: { servers: { 'Server 1': { cards: [rezzed('Director Haas'), 'Red Herrings'] } } },
      runner: { grip: ['Singularity'] },
      script: [
        runnerPlays('Singularity', { server: 'Server 1' }),
        goTo('run-ended'),
        goTo('runner.1.6'),
        run('Archives'),
        runner('access', { card: 'Director Haas' }),
      ],
      expect: [{ card: 'Director Haas', is: { at: 'archives' } }],
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
    'pays for tokens on a card that then cannot be accessed': {
      lines: [0, 1],
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign', 'Red Herrings'] } } },
      runner: { credits: 0, grip: ["Queen's Gambit"] },
      script: [
        runnerPlays("Queen's Gambit", { targets: ['PAD Campaign'], number: 3 }),
        run('Server 1'),
        goTo('choice'),
        runner('leave-accessed', { card: 'Red Herrings' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 6 },
        { card: 'PAD Campaign', is: { advancement: 3 } },
        { noFact: { type: 'accessed', card: 'PAD Campaign' } },
      ],
    },
    'cannot have an agenda stolen that it made dear': {
      lines: [1],
      corp: { servers: { 'Server 1': { cards: ['Priority Requisition'] } } },
      runner: { credits: 0, grip: ["Queen's Gambit", 'Quest Completed'] },
      history: {
        thisTurn: [
          { type: 'run-successful', server: 'HQ' },
          { type: 'run-successful', server: 'R&D' },
          { type: 'run-successful', server: 'Archives' },
        ],
      },
      script: [
        runnerPlays("Queen's Gambit", { number: 3 }),
        runnerPlays('Quest Completed'),
        ...wholeRun('Server 1'),
      ],
      expect: [
        { path: 'runner.agendaPoints', eq: 0 },
        { path: 'runner.credits', eq: 6 },
      ],
    },
  },
};
