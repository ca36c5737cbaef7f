import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  chance,
  corpChooses,
  corpDoes as corp,
  corpUses,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerUses,
} from '../sketch/steps';

export const jintekiScenarios: CardSketches = {
  'Encrypted Portals': {
    'strengthens code gates, and gives a credit for each that is rezzed': {
      lines: [0, 1],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        servers: {
          HQ: { ice: [rezzed('Enigma'), rezzed('Viper'), 'Hourglass', rezzed('Ice Wall')] },
          'Server 1': { cards: [{ card: 'Encrypted Portals', advancement: 3 }] },
        },
      },
      script: [corp('score', { card: 'Encrypted Portals' })],
      expect: [
        { path: 'corp.credits', eq: 7 },
        { card: 'Enigma', is: { strength: 3 } },
        { card: 'Ice Wall', is: { strength: 1 } },
      ],
    },
  },
  Gemini: {
    'does a net damage, and another at a trace strength of five': {
      corp: { credits: 3, servers: { HQ: { ice: [rezzed('Gemini')] } } },
      runner: { credits: 0, grip: ['Diesel', 'Modded', 'Tinkering'] },
      policy: { random: 'first' },
      script: [run('HQ'), corp('bid', { credits: 3 }), goTo('run-ended')],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'does one at four': {
      corp: { credits: 2, servers: { HQ: { ice: [rezzed('Gemini')] } } },
      runner: { credits: 0, grip: ['Diesel', 'Modded', 'Tinkering'] },
      policy: { random: 'first' },
      script: [run('HQ'), corp('bid', { credits: 2 }), goTo('run-ended')],
      expect: [{ path: 'runner.grip', count: 2 }],
    },
    'does its second damage though the trace failed': {
      corp: { credits: 3, servers: { HQ: { ice: [rezzed('Gemini')] } } },
      runner: { credits: 5, grip: ['Diesel', 'Sure Gamble'] },
      script: [
        run('HQ'),
        corp('bid', { credits: 3 }),
        runner('bid', { credits: 5 }),
        chance('damage', ['Diesel']),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', eq: ['Sure Gamble'] },
        {
          facts: [
            { type: 'trace-ended', successful: false },
            { type: 'damage-suffered', kind: 'net', amount: 1 },
          ],
        },
      ],
    },
    'does two damages of one each': {
      corp: { credits: 3, servers: { HQ: { ice: [rezzed('Gemini')] } } },
      runner: {
        credits: 1,
        grip: ['Diesel', 'Sure Gamble', 'Stimhack'],
        rig: { programs: ['Net Shield'] },
      },
      script: [
        run('HQ'),
        corp('bid', { credits: 3 }),
        runner('bid', { credits: 0 }),
        runnerUses('Net Shield', 'prevent', { at: 'prevent' }),
        chance('damage', ['Stimhack']),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', count: 2 },
        { path: 'runner.credits', eq: 2 },
      ],
    },
  },
  Turtlebacks: {
    'gives a credit for each server that the Corp creates': {
      turn: corpTurn,
      corp: {
        hq: ['Enigma', 'PAD Campaign', 'Hunter'],
        servers: { 'Server 1': { cards: [rezzed('Turtlebacks')] } },
      },
      script: [
        corp('install', { card: 'Enigma', server: 'new' }),
        corp('install', { card: 'PAD Campaign', server: 'Server 2' }),
        corp('install', { card: 'Hunter', server: 'new' }),
      ],
      expect: [{ path: 'corp.credits', eq: 7 }],
    },
  },
  Mamba: {
    'does net damage, and takes a counter where the bids differ': {
      lines: [1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Mamba')] } } },
      runner: { grip: ['Diesel', 'Modded'] },
      policy: { random: 'first' },
      script: [
        run('R&D'),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 2 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', count: 1 },
        { card: 'Mamba', is: { counters: { power: 1 } } },
      ],
    },
    'spends a counter for a net damage during a run': {
      lines: [0],
      corp: {
        servers: {
          HQ: { ice: [rezzed('Mamba', { counters: { power: 1 } })] },
          'R&D': { ice: ['Enigma'] },
        },
      },
      runner: { grip: ['Diesel', 'Modded'] },
      policy: { random: 'first' },
      script: [run('R&D'), corpUses('Mamba', 0, { at: 'run.2.3' })],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'spends none outside of a run': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { HQ: { ice: [rezzed('Mamba', { counters: { power: 1 } })] } } },
      runner: { grip: ['Diesel'] },
      script: [corpUses('Mamba', 0, { illegal: 'PLAY_RESTRICTION' })],
    },
    'spends its counters in any run, and none outside of one': {
      lines: [0],
      turn: { ...runnerTurn, at: 'runner.1.5' },
      corp: { servers: { HQ: { ice: [rezzed('Mamba', { counters: { power: 1 } })] } } },
      runner: { grip: ['Diesel', 'Stimhack'] },
      script: [
        runner('pass'),
        corpUses('Mamba', 0, {
          illegal: ['PLAY_RESTRICTION', 'WRONG_WINDOW', 'NOT_YOUR_DECISION'],
        }),
        run('Archives'),
        corpUses('Mamba', 0, { at: 'run.5.1' }),
        chance('damage', ['Diesel']),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Mamba', is: { counters: { power: 0 } } },
        { path: 'runner.grip', eq: ['Stimhack'] },
      ],
    },
    'gains a counter where the bids differ': {
      lines: [1, 2],
      corp: { credits: 2, hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Mamba')] } } },
      runner: {
        credits: 1,
        identity: 'Noise: Hacker Extraordinaire',
        grip: ['Diesel', 'Stimhack'],
      },
      script: [
        run('HQ'),
        goTo('run.3.1'),
        runner('pass'),
        corp('pass'),
        chance('damage', ['Stimhack']),
        corp('bid', { credits: 2 }),
        runner('bid', { credits: 2, illegal: ['CANNOT_PAY', 'WRONG_COUNT', 'BAD_TARGET'] }),
        runner('bid', { credits: 1 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Mamba', is: { counters: { power: 1 } } },
        { path: 'corp.credits', eq: 0 },
        { path: 'runner.credits', eq: 0 },
      ],
    },
  },
  'Hostile Infrastructure': {
    'does net damage whenever the Runner trashes a card of the Corp, itself included': {
      corp: { servers: { 'Server 1': { cards: [rezzed('Hostile Infrastructure')] } } },
      runner: { credits: 5, grip: ['Diesel', 'Modded'] },
      policy: { random: 'first' },
      script: [
        run('Server 1'),
        runner('trash-accessed', { card: 'Hostile Infrastructure' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'does none unrezzed, nor for what the Corp trashes': {
      turn: corpTurn,
      corp: {
        servers: {
          HQ: { ice: [rezzed('Enigma')] },
          'Server 1': { cards: [rezzed('Hostile Infrastructure')] },
          'Server 2': { cards: [rezzed('Security Subcontract')] },
        },
      },
      runner: { grip: ['Diesel'] },
      script: [corpUses('Security Subcontract', 0)],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
  },
  'Lotus Field': {
    'keeps its strength under what would lower it, and ends the run': {
      lines: [0, 1],
      corp: { servers: { HQ: { ice: [rezzed('Lotus Field')] } } },
      runner: { rig: { resources: ['Ice Carver'] } },
      script: [
        run('HQ'),
        goTo('run.3.1', { expect: [{ card: 'Lotus Field', is: { strength: 4 } }] }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
    'can be made stronger': {
      lines: [0],
      corp: {
        servers: { HQ: { ice: [rezzed('Lotus Field')], cards: [rezzed('Experiential Data')] } },
      },
      script: [runner('gain-credit')],
      expect: [{ card: 'Lotus Field', is: { strength: 5 } }],
    },
  },
  Kitsune: {
    'makes the Runner access a card of HQ, and is trashed': {
      corp: { hq: ['Snare!', 'Hedge Fund'], servers: { 'R&D': { ice: [rezzed('Kitsune')] } } },
      runner: { grip: ['Diesel', 'Sure Gamble', 'Corroder', 'Imp'] },
      policy: { random: 'first' },
      script: [
        run('R&D'),
        corpChooses('Kitsune', { option: 'yes' }),
        corpChooses('Kitsune', { cards: ['Snare!'] }),
        corpChooses('Snare!', { option: 'yes' }),
        runner('leave-accessed', { card: 'Snare!' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { card: 'Kitsune', is: { at: 'archives' } },
      ],
    },
    'stays where the Corp shows nothing': {
      corp: { hq: ['Hedge Fund'], servers: { 'R&D': { ice: [rezzed('Kitsune')] } } },
      script: [run('R&D'), corpChooses('Kitsune', { option: 'no' }), goTo('run-ended')],
      expect: [{ card: 'Kitsune', is: { at: 'R&D.ice[0]' } }],
    },
    'stays where the Corp chooses nothing': {
      corp: { hq: ['Snare!'], servers: { 'R&D': { ice: [rezzed('Kitsune')] } } },
      script: [run('R&D'), corpChooses('Kitsune', { option: 'no' }), goTo('run-ended')],
      expect: [
        { card: 'Kitsune', is: { at: 'R&D.ice[0]' } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'shows an ambush to the Runner, and goes': {
      policy: { random: 'first' },
      corp: {
        credits: 4,
        hq: ['Snare!', 'Hedge Fund'],
        servers: { 'R&D': { ice: [rezzed('Kitsune')] } },
      },
      runner: { credits: 0, grip: ['Diesel', 'Imp', 'Easy Mark'] },
      script: [
        run('R&D'),
        corpChooses('Kitsune', { option: 'yes' }),
        corpChooses('Kitsune', { cards: ['Snare!'] }),
        corpChooses('Snare!', { option: 'yes' }),
        runner('leave-accessed', { card: 'Snare!' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.grip', eq: [] },
        { card: 'Kitsune', is: { at: 'archives' } },
        { card: 'Snare!', is: { at: 'hq' } },
      ],
    },
  },
  'Port Anson Grid': {
    'takes a program of whoever jacks out': {
      corp: { servers: { HQ: { cards: [rezzed('Port Anson Grid')] } } },
      runner: { rig: { programs: ['Imp'] } },
      script: [run('HQ'), runner('jack-out', { at: 'run.5.2' }), goTo('run-ended')],
      expect: [
        { card: 'Imp', is: { at: 'heap' } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'keeps a Runner without one in the run': {
      corp: { servers: { HQ: { cards: [rezzed('Port Anson Grid')] } } },
      script: [
        run('HQ'),
        runner('jack-out', {
          at: 'run.5.2',
          illegal: ['CANNOT_JACK_OUT', 'WRONG_WINDOW', 'CANNOT_PAY', 'NOT_YOUR_DECISION'],
        }),
        goTo('choice'),
      ],
      expect: [{ facts: [{ type: 'run-successful' }] }],
    },
    'asks nothing elsewhere': {
      corp: { servers: { HQ: { cards: [rezzed('Port Anson Grid')] } } },
      runner: { rig: { programs: ['Imp'] } },
      script: [run('R&D'), runner('jack-out', { at: 'run.5.2' }), goTo('run-ended')],
      expect: [{ card: 'Imp', is: { at: 'rig' } }],
    },
  },
  'Labyrinthine Servers': {
    'is scored with two counters': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Labyrinthine Servers', advancement: 5 }] } },
      },
      script: [corp('score', { card: 'Labyrinthine Servers' })],
      expect: [{ card: 'Labyrinthine Servers', is: { counters: { power: 2 } } }],
    },
    'keeps the Runner in the run for a counter, to its end': {
      lines: [1],
      rules: ['PREV-01'],
      corp: {
        score: [{ card: 'Labyrinthine Servers', counters: { power: 2 } }],
        servers: { HQ: { ice: [rezzed('Ice Wall'), rezzed('Pop-up Window')] } },
      },
      runner: { rig: { programs: ['Corroder'] } },
      script: [
        run('HQ'),
        runnerChooses('Pop-up Window', { option: 'yes' }),
        runner('jack-out', { at: 'run.2.2' }),
        corpUses('Labyrinthine Servers', 'prevent', { at: 'prevent' }),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Labyrinthine Servers', is: { counters: { power: 1 } } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
        { noFact: { type: 'jacked-out' } },
      ],
    },
  },
};
