import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpPlays,
  corpUses,
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
  'Edge of World': {
    'does brain damage for each piece of ice before its server': {
      corp: {
        servers: {
          'Server 1': { ice: [rezzed('Data Mine'), 'Enigma'], cards: ['Edge of World'] },
          HQ: { ice: ['Ice Wall'] },
        },
      },
      runner: { grip: [...grip, 'Diesel', 'Infiltration'] },
      policy: { random: 'first' },
      script: [
        run('Server 1'),
        goTo('choice'),
        corpChooses('Edge of World', { option: 'yes' }),
        runner('leave-accessed', { card: 'Edge of World' }),
      ],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { path: 'corp.credits', eq: 2 },
      ],
    },
    'does nothing for a Corp with two credits, or one that declines': {
      corp: { credits: 2, servers: { 'Server 1': { ice: ['Enigma'], cards: ['Edge of World'] } } },
      runner: { grip },
      script: [run('Server 1'), runner('leave-accessed', { card: 'Edge of World' })],
      expect: [{ path: 'runner.brain', eq: 0 }],
    },
    'does nothing in HQ': {
      corp: { hq: ['Edge of World'], servers: { HQ: { ice: ['Enigma'] } } },
      runner: { grip },
      script: [run('HQ'), runner('leave-accessed', { card: 'Edge of World' }), goTo('run-ended')],
      expect: [
        { path: 'runner.brain', eq: 0 },
        { path: 'corp.credits', eq: 5 },
      ],
    },
  },
  Whirlpool: {
    'keeps the Runner in the run, and is trashed': {
      corp: { servers: { HQ: { ice: [rezzed('Wall of Static'), rezzed('Whirlpool')] } } },
      script: [
        run('HQ'),
        runner('jack-out', { at: 'run.2.2', illegal: 'CANNOT_JACK_OUT' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Whirlpool', is: { at: 'archives' } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
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
  Ronin: {
    'does three net damage with four tokens': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: [rezzed('Ronin', { advancement: 3 })] } } },
      runner: { grip },
      policy: { random: 'first' },
      script: [
        corpUses('Ronin', 1, { illegal: 'PLAY_RESTRICTION' }),
        corp('advance', { card: 'Ronin' }),
        corpUses('Ronin', 1),
      ],
      expect: [
        { path: 'runner.grip', count: 0 },
        { card: 'Ronin', is: { at: 'archives' } },
        { path: 'corp.clicks', eq: 1 },
      ],
    },
    'does nothing unrezzed': {
      lines: [1],
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: [{ card: 'Ronin', advancement: 4 }] } } },
      runner: { grip },
      script: [corpUses('Ronin', 1, { illegal: 'NOT_ACTIVE' })],
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
  },
  'Dedicated Server': {
    'pays for rezzing ice, and nothing else': {
      corp: {
        credits: 1,
        servers: {
          HQ: { ice: ['Wall of Static'] },
          'Server 1': { cards: [rezzed('Dedicated Server')] },
          'Server 2': { cards: ['PAD Campaign'] },
        },
      },
      script: [
        run('HQ'),
        corp('rez', { card: 'PAD Campaign', illegal: 'CANNOT_PAY', at: 'run.2.3' }),
        corp('rez', { card: 'Wall of Static', at: 'run.2.3' }),
      ],
      expect: [
        { path: 'corp.credits', eq: 0 },
        { card: 'Dedicated Server', is: { counters: { recurring: 0 } } },
      ],
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
  },
  Sensei: {
    'ends the run at the next ice, after its own subroutines': {
      corp: { servers: { 'R&D': { ice: [rezzed('Hourglass'), rezzed('Sensei')] } } },
      script: wholeRun('R&D'),
      expect: [
        { facts: [{ type: 'sub-resolved', ice: 'Hourglass', sub: 3 }] },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'does not end it by itself, nor the next run': {
      corp: {
        servers: { 'R&D': { ice: [rezzed('Sensei')] }, Archives: { ice: [rezzed('Hourglass')] } },
      },
      script: [...wholeRun('R&D'), ...wholeRun('Archives')],
      expect: [
        {
          facts: [
            { type: 'run-successful', server: 'R&D' },
            { type: 'run-successful', server: 'Archives' },
          ],
        },
      ],
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
  Bullfrog: {
    'goes to the outermost position of another server, and the run with it': {
      rules: ['RUN0-12'],
      corp: {
        hq: ['Hedge Fund'],
        servers: { Archives: { ice: [rezzed('Bullfrog')] }, HQ: { ice: ['Hunter'] } },
      },
      script: [
        runner('run', { server: 'Archives' }),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 0 }),
        corp('choose', { for: 'Bullfrog', server: 'HQ' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Bullfrog', is: { at: 'HQ.ice[1]', rezzed: true } },
        { facts: [{ type: 'ice-approached', card: 'Hunter' }] },
        { facts: [{ type: 'run-successful', server: 'HQ' }] },
      ],
    },
    'stays where the numbers are the same': {
      corp: { servers: { Archives: { ice: [rezzed('Bullfrog')] } } },
      script: [
        runner('run', { server: 'Archives' }),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 1 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Bullfrog', is: { at: 'Archives.ice[0]' } },
        { facts: [{ type: 'run-successful', server: 'Archives' }] },
      ],
    },
    'takes the run from a remote server that is gone with it': {
      corp: { servers: { 'Server 1': { ice: [rezzed('Bullfrog')] } } },
      script: [
        runner('run', { server: 'Server 1' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 2 }),
        corp('choose', { for: 'Bullfrog', server: 'Archives' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-successful', server: 'Archives' }] }],
    },
  },
};
