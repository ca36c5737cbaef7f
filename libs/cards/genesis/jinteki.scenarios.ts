import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpPlays,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
  wholeRun,
} from '../sketch/steps';

const grip = ['Diesel', 'Modded', 'Tinkering'];

export const jintekiScenarios: CardSketches = {
  Braintrust: {
    'is scored with a counter for every two tokens over three': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Braintrust', advancement: 6 }] } } },
      script: [corp('score', { card: 'Braintrust' })],
      expect: [{ card: 'Braintrust', is: { at: 'corp.score', counters: { agenda: 1 } } }],
    },
    'lowers what rezzing ice costs, and nothing else': {
      lines: [1],
      corp: {
        credits: 3,
        score: [{ card: 'Braintrust', counters: { agenda: 2 } }],
        servers: { HQ: { ice: ['Wall of Static'] }, 'Server 1': { cards: ['PAD Campaign'] } },
      },
      script: [
        run('HQ'),
        corp('rez', {
          card: 'Wall of Static',
          at: 'run.2.3',
          expect: [{ path: 'corp.credits', eq: 2 }],
        }),
        corp('rez', { card: 'PAD Campaign' }),
      ],
      expect: [{ path: 'corp.credits', eq: 0 }],
    },
  },
  'Fetal AI': {
    'does net damage before it is stolen for two credits': {
      lines: [1, 2],
      corp: { hq: ['Fetal AI'] },
      runner: { grip },
      policy: { random: 'first' },
      script: [run('HQ'), goTo('choice'), runner('steal', { card: 'Fetal AI' })],
      expect: [
        { path: 'runner.grip', count: 1 },
        { path: 'runner.credits', eq: 5 },
        { card: 'Fetal AI', is: { at: 'runner.score' } },
      ],
    },
    'does no damage in Archives, and still costs credits to steal': {
      lines: [1, 2],
      corp: { archives: ['Fetal AI'] },
      runner: { grip },
      script: [run('Archives'), goTo('choice'), runner('steal', { card: 'Fetal AI' })],
      expect: [
        { path: 'runner.grip', count: 3 },
        { path: 'runner.credits', eq: 3 },
      ],
    },
    'is not stolen by a Runner with one credit': {
      lines: [2],
      corp: { archives: ['Fetal AI'] },
      runner: { credits: 1 },
      script: wholeRun('Archives'),
      expect: [{ card: 'Fetal AI', is: { at: 'archives' } }],
    },
    'is revealed where it is accessed in R&D': {
      lines: [0],
      corp: { rd: ['Fetal AI', 'Hedge Fund'] },
      runner: { grip, credits: 0 },
      policy: { random: 'first' },
      script: wholeRun('R&D'),
      expect: [
        { facts: [{ type: 'revealed', card: 'Fetal AI' }] },
        { path: 'runner.grip', count: 1 },
        { card: 'Fetal AI', is: { at: 'rd[0]' } },
      ],
    },
  },
  'Hokusai Grid': {
    'does net damage for a successful run on its server': {
      corp: { servers: { HQ: { cards: [rezzed('Hokusai Grid')] } } },
      runner: { grip },
      policy: { random: 'first' },
      script: [
        ...wholeRun('R&D', { expect: [{ path: 'runner.grip', count: 3 }] }),
        run('HQ'),
        goTo('choice'),
      ],
      expect: [{ path: 'runner.grip', count: 2 }],
    },
    'does none unrezzed': {
      corp: { servers: { HQ: { cards: ['Hokusai Grid'] } } },
      runner: { grip },
      script: [run('HQ'), goTo('choice')],
      expect: [{ path: 'runner.grip', count: 3 }],
    },
  },
  'Jinteki: Replicating Perfection': {
    'keeps the Runner from remote servers until there was a run on a central one': {
      corp: {
        identity: 'Jinteki: Replicating Perfection',
        servers: { 'Server 1': { cards: ['Project Junebug'] } },
      },
      script: [
        run('Server 1', { illegal: 'PLAY_RESTRICTION' }),
        run('R&D'),
        runner('jack-out', { illegal: ['WRONG_WINDOW', 'CANNOT_JACK_OUT'] }),
        goTo('run-ended'),
        run('Server 1'),
      ],
      expect: [{ facts: [{ type: 'run-began', server: 'Server 1' }] }],
    },
    'holds for runs that events make': {
      corp: {
        identity: 'Jinteki: Replicating Perfection',
        servers: { 'Server 1': { cards: ['Project Junebug'] } },
      },
      runner: { grip: ['Inside Job'] },
      script: [
        runner('play', {
          card: 'Inside Job',
          server: 'Server 1',
          illegal: ['PLAY_RESTRICTION', 'BAD_TARGET'],
        }),
      ],
    },
    'holds again the next turn': {
      turn: { side: 'runner', number: 2, clicks: 1, at: 'runner.1.6' },
      corp: {
        identity: 'Jinteki: Replicating Perfection',
        servers: { 'Server 1': { cards: ['Project Junebug'] } },
      },
      script: [
        ...wholeRun('R&D'),
        goTo('corp.2.2'),
        ...[0, 1, 2].map(() => corp('gain-credit')),
        goTo('runner.1.6'),
        run('Server 1', { illegal: 'PLAY_RESTRICTION' }),
      ],
    },
    'opens remotes after a run on a central server, that of the turn before not': {
      turn: { ...runnerTurn, clicks: 3 },
      corp: {
        identity: 'Jinteki: Replicating Perfection',
        hq: ['Hedge Fund'],
        servers: { 'Server 1': { cards: ['PAD Campaign'] } },
      },
      history: { lastTurn: [{ type: 'run-began', server: 'HQ' }] },
      script: [
        run('Server 1', { illegal: ['PLAY_RESTRICTION', 'BAD_TARGET', 'NO_EFFECT'] }),
        run('HQ'),
        goTo('run-ended'),
        run('Server 1'),
      ],
      expect: [{ path: 'run.server', eq: 'Server 1' }],
    },
  },
  'Trick of Light': {
    'moves up to two tokens to another card': {
      turn: corpTurn,
      corp: {
        hq: ['Trick of Light'],
        servers: {
          HQ: { ice: [{ card: 'Ice Wall', advancement: 3 }] },
          'Server 1': { cards: ['Braintrust'] },
        },
      },
      script: [
        corpPlays('Trick of Light'),
        corpChooses('Trick of Light', { number: 2 }),
        corpChooses('Trick of Light', { cards: ['Braintrust'] }),
      ],
      expect: [
        { card: 'Ice Wall', is: { advancement: 1 } },
        { card: 'Braintrust', is: { advancement: 2 } },
      ],
    },
    'is not played where no card has a token': {
      turn: corpTurn,
      corp: { hq: ['Trick of Light'], servers: { HQ: { ice: ['Ice Wall', 'Shadow'] } } },
      script: [corpPlays('Trick of Light', { illegal: 'NO_EFFECT' })],
    },
    'moves tokens of one card to one other that can be advanced': {
      turn: corpTurn,
      corp: {
        hq: ['Trick of Light'],
        servers: {
          HQ: { ice: [rezzed('Ice Wall', { advancement: 3 })] },
          'Server 1': { cards: ['Priority Requisition'] },
          'Server 2': { cards: ['PAD Campaign'] },
        },
      },
      script: [
        corpPlays('Trick of Light'),
        corpChooses('Trick of Light', { number: 2 }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Ice Wall', is: { advancement: 1 } },
        { card: 'Priority Requisition', is: { advancement: 2 } },
      ],
    },
    'cannot be played without a token': {
      turn: corpTurn,
      corp: {
        hq: ['Trick of Light'],
        servers: { 'Server 1': { cards: ['Priority Requisition'] } },
      },
      script: [corpPlays('Trick of Light', { illegal: ['NO_EFFECT', 'PLAY_RESTRICTION'] })],
    },
    'needs a second card to move tokens to': {
      rules: ['ABIL-09'],
      turn: corpTurn,
      corp: {
        hq: ['Trick of Light'],
        servers: {
          'Server 1': { ice: [{ card: 'Ice Wall', advancement: 3 }], cards: ['PAD Campaign'] },
        },
      },
      script: [corpPlays('Trick of Light', { illegal: 'NO_EFFECT' })],
    },
  },
  Sunset: {
    'puts the ice of a server in any order, as it is': {
      rules: ['INST-24'],
      turn: corpTurn,
      corp: {
        hq: ['Sunset'],
        servers: {
          HQ: { ice: ['Enigma', rezzed('Ice Wall', { advancement: 1 }), 'Hunter'] },
          'R&D': { ice: ['Shadow', 'Viktor 1.0'] },
        },
      },
      script: [
        corp('play', { card: 'Sunset' }),
        corp('choose', { for: 'Sunset', server: 'HQ' }),
        corp('choose', { for: 'Sunset', cards: ['Hunter', 'Enigma', 'Ice Wall'] }),
      ],
      expect: [
        { card: 'Hunter', is: { at: 'HQ.ice[0]' } },
        { card: 'Enigma', is: { at: 'HQ.ice[1]' } },
        { card: 'Ice Wall', is: { at: 'HQ.ice[2]', rezzed: true, advancement: 1 } },
        { card: 'Shadow', is: { at: 'R&D.ice[0]' } },
      ],
    },
  },
};
