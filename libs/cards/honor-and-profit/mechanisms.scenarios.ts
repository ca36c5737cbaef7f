import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
  runnerPlays,
} from '../sketch/steps';

export const mechanismScenarios: CardSketches = {
  'House of Knives': {
    'enters the score area with three counters': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: {
          'Server 1': { cards: [{ card: 'House of Knives', advancement: 3 }] },
        },
      },
      script: [corp('score', { card: 'House of Knives' })],
      expect: [{ card: 'House of Knives', is: { counters: { agenda: 3 } } }],
    },
    'does a net damage once in each run': {
      lines: [1],
      rules: ['ABIL-14'],
      corp: { score: [{ card: 'House of Knives', counters: { agenda: 3 } }] },
      runner: { grip: ['Diesel', 'Corroder', 'Sure Gamble'] },
      policy: { random: 'first' },
      script: [
        corp('use', {
          card: 'House of Knives',
          ability: 1,
          illegal: ['PLAY_RESTRICTION', 'WRONG_WINDOW', 'NOT_YOUR_DECISION'],
        }),
        runner('run', { server: 'R&D' }),
        corp('use', { card: 'House of Knives', ability: 1 }),
        corp('use', {
          card: 'House of Knives',
          ability: 1,
          illegal: 'ALREADY_USED',
          at: 'run.5.3',
        }),
        goTo('run-ended'),
        runner('run', { server: 'Archives' }),
        corp('use', { card: 'House of Knives', ability: 1 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'House of Knives', is: { counters: { agenda: 1 } } },
        { card: 'Sure Gamble', is: { at: 'grip' } },
      ],
    },
  },
  Komainu: {
    'has as many subroutines as the grip had cards when it was encountered': {
      rules: ['CONV-06', 'SUB-01'],
      corp: { servers: { HQ: { ice: [rezzed('Komainu')] } } },
      runner: { grip: ['Diesel', 'Sure Gamble', 'Corroder'] },
      policy: { random: 'first' },
      script: [runner('run', { server: 'HQ' }), goTo('run-ended')],
      expect: [
        { path: 'runner.grip', eq: [] },
        {
          facts: [
            { type: 'sub-resolved', sub: 0 },
            { type: 'sub-resolved', sub: 1 },
            { type: 'sub-resolved', sub: 2 },
          ],
          mode: 'ordered',
        },
      ],
    },
  },
  Guard: {
    'cannot be bypassed, and ends the run': {
      rules: ['CANT-01', 'BYP-01'],
      corp: { servers: { HQ: { ice: [rezzed('Guard')] } } },
      runner: { grip: ['Inside Job'] },
      script: [runner('play', { card: 'Inside Job', server: 'HQ' }), goTo('run-ended')],
      expect: [
        { noFact: { type: 'ice-bypassed' } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
      lines: [0, 1],
    },
    'is not bypassed by Femme Fatale': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Guard')] } } },
      runner: { grip: ['Inside Job'] },
      script: [runnerPlays('Inside Job', { server: 'R&D' }), goTo('run-ended')],
      expect: [
        { noFact: { type: 'ice-bypassed' } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  'Nisei Division: The Next Generation': {
    'gains a credit whenever bids are revealed': {
      rules: ['PSI-01'],
      turn: corpTurn,
      corp: { identity: 'Nisei Division: The Next Generation', credits: 1, hq: ['Cerebral Cast'] },
      history: { lastTurn: [{ type: 'run-successful', server: 'HQ' }] },
      script: [
        corp('play', { card: 'Cerebral Cast' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
      ],
      expect: [
        { path: 'corp.credits', eq: 1 },
        { path: 'runner.tags', eq: 0 },
      ],
    },
    'gains for each reveal of what was spent, the same or not': {
      corp: {
        identity: 'Nisei Division: The Next Generation',
        credits: 2,
        servers: { 'Server 1': { cards: [rezzed('Caprice Nisei')] } },
      },
      runner: { credits: 2 },
      rules: ['PSI-01', 'CHAIN-01'],
      script: [
        run('Server 1'),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 1 }),
        goTo('choice'),
      ],
      expect: [{ path: 'corp.credits', eq: 2 }],
    },
    'gains though the run ends by it': {
      corp: {
        identity: 'Nisei Division: The Next Generation',
        credits: 2,
        servers: { HQ: { ice: [rezzed('Snowflake')] } },
      },
      runner: { credits: 2 },
      script: [
        run('HQ'),
        corp('bid', { credits: 2 }),
        runner('bid', { credits: 1 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 1 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  'Chairman Hiro': {
    'takes two of the hand of the Runner': {
      lines: [0],
      corp: { servers: { 'Server 1': { cards: [rezzed('Chairman Hiro')] } } },
      script: [runner('gain-credit')],
      expect: [{ path: 'runner.handSize', eq: 3 }],
    },
    'is worth two points to the Runner who trashes it while accessing it': {
      lines: [1],
      rules: ['CONV-01', 'SCORE-07', 'WIN-06'],
      corp: { servers: { 'Server 1': { cards: ['Chairman Hiro'] } } },
      runner: { credits: 6 },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('trash-accessed', { card: 'Chairman Hiro' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Chairman Hiro', is: { at: 'runner.score' } },
        { path: 'runner.agendaPoints', eq: 2 },
      ],
    },
  },
  'Cerebral Cast': {
    'gives the choice of a tag or brain damage where the bids differ': {
      lines: [0, 1],
      rules: ['PSI-01'],
      turn: corpTurn,
      corp: { hq: ['Cerebral Cast'] },
      history: { lastTurn: [{ type: 'run-successful', server: 'HQ' }] },
      script: [
        corp('play', { card: 'Cerebral Cast' }),
        corp('bid', { credits: 2 }),
        runner('bid', { credits: 1 }),
        runner('choose', { for: 'Cerebral Cast', option: 'take-tag' }),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'corp.credits', eq: 2 },
      ],
    },
  },
  'Tenma Line': {
    'swaps two pieces of ice with their places, rezzed or not': {
      rules: ['SWAP-01', 'SWAP-02'],
      turn: corpTurn,
      corp: {
        servers: {
          HQ: { ice: ['Enigma', rezzed('Ice Wall')] },
          'R&D': { ice: ['Hunter'] },
          'Server 1': { cards: [rezzed('Tenma Line')] },
        },
      },
      script: [corp('use', { card: 'Tenma Line', ability: 0, targets: ['Ice Wall', 'Hunter'] })],
      expect: [
        { card: 'Ice Wall', is: { at: 'R&D.ice[0]', rezzed: true } },
        { card: 'Hunter', is: { at: 'HQ.ice[1]', rezzed: false } },
      ],
    },
    'is not used where there is but one piece': {
      rules: ['SWAP-01', 'ABIL-09'],
      turn: corpTurn,
      corp: { servers: { HQ: { ice: ['Enigma'] }, 'Server 1': { cards: [rezzed('Tenma Line')] } } },
      script: [
        corp('use', { card: 'Tenma Line', ability: 0, targets: ['Enigma'], illegal: 'NO_EFFECT' }),
      ],
    },
    'swaps within a server, too': {
      rules: ['SWAP-01'],
      turn: corpTurn,
      corp: {
        servers: {
          HQ: { ice: ['Enigma', 'Ice Wall', 'Hunter'] },
          'Server 1': { cards: [rezzed('Tenma Line')] },
        },
      },
      script: [corp('use', { card: 'Tenma Line', ability: 0, targets: ['Hunter', 'Enigma'] })],
      expect: [
        { card: 'Enigma', is: { at: 'HQ.ice[2]' } },
        { card: 'Ice Wall', is: { at: 'HQ.ice[1]' } },
        { card: 'Hunter', is: { at: 'HQ.ice[0]' } },
      ],
    },
  },
};
