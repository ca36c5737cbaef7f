import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpUses,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
  wholeRun,
} from '../sketch/steps';

const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });

export const weylandIceScenarios: CardSketches = {
  Builder: {
    'moves before another server for a click': {
      lines: [0],
      rules: ['INST-10'],
      turn: corpTurn,
      corp: { servers: { HQ: { ice: [rezzed('Builder')] }, 'R&D': { ice: ['Enigma'] } } },
      script: [corpUses('Builder', 0), corpChooses('Builder', { server: 'R&D' })],
      expect: [{ card: 'Builder', is: { at: 'R&D.ice[1]', rezzed: true } }],
    },
    'strengthens ice of its server': {
      lines: [1, 2],
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall'), rezzed('Builder')] } } },
      runner: { rig: { programs: ['Corroder'] } },
      script: [run('HQ'), goTo('run-ended')],
      expect: [{ card: 'Ice Wall', is: { advancement: 2 } }],
    },
    'moves to the outermost place, and places tokens on ice that can be advanced': {
      lines: [0, 1, 2],
      turn: corpTurn,
      corp: {
        servers: {
          HQ: { ice: [rezzed('Builder'), 'Enigma'] },
          'R&D': { ice: ['Ice Wall', 'Hunter'] },
        },
      },
      script: [
        corpUses('Builder', 0),
        corpChooses('Builder', { server: 'R&D' }),
        corp('gain-credit'),
        corp('gain-credit'),
        goTo('runner.1.6'),
        run('R&D'),
        goTo('run.5.1'),
      ],
      expect: [
        { card: 'Builder', is: { at: 'R&D.ice[2]' } },
        { card: 'Ice Wall', is: { advancement: 2 } },
        { card: 'Hunter', is: { advancement: 0 } },
      ],
    },
  },
  'Asteroid Belt': {
    'costs three less to rez a token': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { credits: 4, servers: onRd({ card: 'Asteroid Belt', advancement: 1 }) },
      script: [
        corp('advance', { card: 'Asteroid Belt' }),
        corp('gain-credit'),
        corp('gain-credit'),
        runner('run', { server: 'R&D' }),
        corp('rez', { card: 'Asteroid Belt' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 2 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'costs nothing with more tokens than it costs': {
      lines: [0],
      corp: { credits: 0, servers: onRd({ card: 'Asteroid Belt', advancement: 4 }) },
      script: [
        runner('run', { server: 'R&D' }),
        corp('rez', { card: 'Asteroid Belt' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.credits', eq: 0 }],
    },
    'costs nine without tokens': {
      lines: [0],
      corp: { credits: 8, servers: onRd('Asteroid Belt') },
      script: [
        runner('run', { server: 'R&D' }),
        corp('rez', { card: 'Asteroid Belt', at: 'run.2.3', illegal: 'CANNOT_PAY' }),
      ],
    },
  },
  Wormhole: {
    'costs less a token, and resolves a subroutine of another rezzed piece of ice': {
      lines: [0, 1],
      corp: {
        credits: 3,
        servers: {
          ...onRd({ card: 'Wormhole', advancement: 2 }),
          HQ: { ice: [rezzed('Neural Katana'), 'Enigma'] },
        },
      },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel'] },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'R&D' }),
        corp('rez', { card: 'Wormhole' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 0 },
        { path: 'runner.grip', eq: [] },
      ],
    },
    'does nothing without other rezzed ice': {
      lines: [1],
      corp: { servers: { ...onRd(rezzed('Wormhole')), HQ: { ice: ['Enigma'] } } },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
  },
  Nebula: {
    'costs less a token, and trashes a program': {
      lines: [0, 1],
      corp: { credits: 3, servers: onRd({ card: 'Nebula', advancement: 2 }) },
      runner: { rig: { programs: ['Corroder', 'Ninja'] } },
      script: [
        runner('run', { server: 'R&D' }),
        corp('rez', { card: 'Nebula' }),
        corp('choose', { for: 'Nebula', cards: ['Corroder'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 0 },
        { path: 'runner.heap', eq: ['Corroder'] },
      ],
    },
    'costs nothing with three tokens, never less': {
      lines: [0],
      corp: { credits: 0, servers: { 'R&D': { ice: [{ card: 'Nebula', advancement: 4 }] } } },
      runner: { rig: { programs: ['Corroder'] } },
      script: [run('R&D'), corp('rez', { card: 'Nebula', at: 'run.2.3' }), goTo('run-ended')],
      expect: [
        { path: 'corp.credits', eq: 0 },
        { card: 'Corroder', is: { at: 'heap' } },
      ],
    },
  },
  Orion: {
    'trashes a program, resolves another subroutine and ends the run': {
      lines: [0, 1, 2, 3],
      corp: {
        credits: 6,
        servers: {
          ...onRd({ card: 'Orion', advancement: 3 }),
          HQ: { ice: [rezzed('Neural Katana')] },
        },
      },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel'], rig: { programs: ['Corroder'] } },
      policy: { random: 'first' },
      script: [runner('run', { server: 'R&D' }), corp('rez', { card: 'Orion' }), goTo('run-ended')],
      expect: [
        { path: 'corp.credits', eq: 0 },
        { path: 'runner.grip', eq: [] },
        { card: 'Corroder', is: { at: 'heap' } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  Checkpoint: {
    'costs bad publicity, and does meat damage when the run is successful': {
      lines: [0, 1],
      corp: { servers: onRd('Checkpoint') },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel'] },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'R&D' }),
        corp('rez', { card: 'Checkpoint' }),
        corp('bid', { credits: 0 }),
        runner('bid', {
          credits: 0,
          expect: [
            { path: 'corp.badPublicity', eq: 1 },
            { path: 'runner.grip', count: 4 },
          ],
        }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'does none where the run is not successful': {
      lines: [1],
      corp: { servers: onRd(rezzed('Ice Wall'), rezzed('Checkpoint')) },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel'] },
      script: [
        runner('run', { server: 'R&D' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        goTo('run-ended'),
        runner('run', { server: 'Archives' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.grip', count: 4 }],
    },
    'does none where the trace fails': {
      lines: [1],
      corp: { servers: onRd(rezzed('Checkpoint')) },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel'] },
      script: [
        runner('run', { server: 'R&D' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 5 }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.grip', count: 4 }],
    },
    'hurts in a run that succeeds alone': {
      lines: [1],
      policy: { random: 'first' },
      corp: { credits: 0, servers: { 'R&D': { ice: [rezzed('Ice Wall'), rezzed('Checkpoint')] } } },
      runner: { credits: 0, grip: ['Diesel', 'Imp', 'Easy Mark'] },
      script: [...wholeRun('R&D')],
      expect: [{ path: 'runner.grip', count: 3 }],
    },
    'hurts as the run succeeds, before the access': {
      lines: [1],
      policy: { random: 'first' },
      corp: {
        credits: 0,
        rd: ['Hostile Takeover'],
        servers: { 'R&D': { ice: [rezzed('Checkpoint')] } },
      },
      runner: { credits: 0, grip: ['Diesel', 'Imp', 'Easy Mark'] },
      script: [...wholeRun('R&D')],
      expect: [
        { path: 'runner.grip', eq: [] },
        {
          facts: [
            { type: 'run-successful' },
            { type: 'damage-suffered', kind: 'meat', amount: 3 },
            { type: 'accessed' },
          ],
        },
      ],
    },
  },
  'Fire Wall': {
    'is stronger by each token, and ends the run': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { servers: onRd(rezzed('Fire Wall')) },
      script: [
        corp('advance', {
          card: 'Fire Wall',
          expect: [{ card: 'Fire Wall', is: { strength: 6 } }],
        }),
        corp('gain-credit'),
        corp('gain-credit'),
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
  Searchlight: {
    'traces twice with its tokens': {
      lines: [0, 1, 2],
      turn: { ...corpTurn, clicks: 1 },
      corp: { servers: onRd(rezzed('Searchlight', { advancement: 1 })) },
      script: [
        corp('advance', { card: 'Searchlight' }),
        runner('run', { server: 'R&D' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 1 }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 2 }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.tags', eq: 1 }, { facts: [{ type: 'trace-began', base: 2 }] }],
    },
    'traces with the tokens it has, none being none': {
      lines: [0, 1],
      corp: {
        credits: 0,
        hq: ['Hedge Fund'],
        servers: {
          HQ: { ice: [rezzed('Searchlight', { advancement: 1 })] },
          'R&D': { ice: [rezzed('Searchlight')] },
        },
      },
      runner: { credits: 0, rig: { resources: [] } },
      script: [run('R&D'), goTo('run-ended'), run('HQ'), goTo('run-ended')],
      expect: [
        { path: 'runner.tags', eq: 2 },
        {
          facts: [
            { type: 'trace-began', base: 0 },
            { type: 'trace-ended', successful: false },
            { type: 'trace-began', base: 1 },
          ],
        },
      ],
    },
  },
};
