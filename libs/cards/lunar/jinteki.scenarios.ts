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
  runnerDoes as runner,
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
  Mutate: {
    'puts the first ice of R&D into the place of the ice it costs, rezzed': {
      lines: [0, 1],
      rules: ['INST-25'],
      turn: corpTurn,
      policy: { random: 'first' },
      corp: {
        credits: 2,
        hq: ['Mutate'],
        rd: ['Hedge Fund', 'Archer', 'PAD Campaign'],
        servers: { HQ: { ice: [rezzed('Enigma'), rezzed('Ice Wall'), 'Hunter'] } },
      },
      script: [
        corpPlays('Mutate', { targets: ['Ice Wall'] }),
        corpChooses('Mutate', { cards: ['Ice Wall'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.credits', eq: 0 },
        { card: 'Ice Wall', is: { at: 'archives' } },
        { card: 'Archer', is: { at: 'HQ.ice[1]', rezzed: true } },
        { card: 'Hunter', is: { at: 'HQ.ice[2]' } },
        {
          facts: [
            { type: 'revealed', card: 'Hedge Fund' },
            { type: 'revealed', card: 'Archer' },
          ],
        },
        { noFact: { type: 'revealed', card: 'PAD Campaign' } },
        { path: 'corp.rd', count: 2 },
      ],
    },
    'reveals all of R&D where no ice is in it': {
      lines: [1],
      turn: corpTurn,
      policy: { random: 'first' },
      corp: {
        hq: ['Mutate'],
        rd: ['Hedge Fund', 'PAD Campaign'],
        servers: { HQ: { ice: [rezzed('Ice Wall')] } },
      },
      script: [corpPlays('Mutate'), goTo('corp.2.2')],
      expect: [
        { card: 'Ice Wall', is: { at: 'archives' } },
        { facts: [{ type: 'revealed', card: 'PAD Campaign' }] },
        { path: 'corp.rd', count: 2 },
      ],
    },
    'makes a remote again where the ice was all of it': {
      lines: [1],
      rules: ['SRV-07'],
      turn: corpTurn,
      policy: { random: 'first' },
      corp: {
        hq: ['Mutate'],
        rd: ['Enigma', 'Hedge Fund'],
        servers: { 'Server 1': { ice: [rezzed('Ice Wall')] } },
      },
      script: [corpPlays('Mutate'), goTo('corp.2.2')],
      expect: [{ card: 'Enigma', is: { at: 'Server 2.ice[0]', rezzed: true } }],
    },
    'cannot be played without rezzed ice': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Mutate'], rd: ['Enigma'], servers: { HQ: { ice: ['Ice Wall'] } } },
      script: [corpPlays('Mutate', { illegal: 'CANNOT_PAY' })],
    },
  },
  'Cerebral Static': {
    'makes the text of the identity blank, but not its link': {
      lines: [1],
      rules: ['BLANK-01'],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Cerebral Static'] },
      runner: { identity: 'Kate "Mac" McCaffrey: Digital Tinker', grip: ['Akamatsu Mem Chip'] },
      script: [corpPlays('Cerebral Static'), goTo('runner.1.6'), installs('Akamatsu Mem Chip')],
      expect: [
        { path: 'runner.credits', eq: 4 },
        { path: 'runner.link', eq: 1 },
      ],
    },
    'keeps recurring credits from being spent and from coming': {
      lines: [1],
      rules: ['BLANK-01'],
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        hq: ['Cerebral Static'],
        servers: { 'Server 1': { cards: ['PAD Campaign'] } },
      },
      runner: { identity: 'Whizzard: Master Gamer', credits: 3 },
      script: [
        corpPlays('Cerebral Static'),
        goTo('runner.1.6'),
        run('Server 1'),
        goTo('run-ended'),
      ],
      expect: [{ card: 'PAD Campaign', is: { at: 'Server 1.cards[0]' } }],
    },
    'keeps the ability of the identity from being used': {
      lines: [1],
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        hq: ['Cerebral Static'],
        servers: { Archives: { ice: [rezzed('Ice Wall')] } },
      },
      runner: { identity: 'Quetzal: Free Spirit' },
      script: [
        corpPlays('Cerebral Static'),
        goTo('runner.1.6'),
        run('Archives'),
        runner('use', {
          card: 'Quetzal: Free Spirit',
          ability: 0,
          subs: [0],
          at: 'run.3.1',
          illegal: 'BAD_TARGET',
        }),
      ],
    },
    'gives the text back when an agenda is stolen': {
      lines: [0, 1],
      rules: ['PLAY-09', 'BLANK-01'],
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        hq: ['Cerebral Static'],
        servers: { 'Server 1': { cards: ['Private Security Force'] } },
      },
      runner: { identity: 'Kate "Mac" McCaffrey: Digital Tinker', grip: ['Akamatsu Mem Chip'] },
      script: [
        corpPlays('Cerebral Static'),
        goTo('runner.1.6'),
        run('Server 1'),
        goTo('run-ended'),
        installs('Akamatsu Mem Chip'),
      ],
      expect: [
        { path: 'runner.credits', eq: 5 },
        { card: 'Cerebral Static', is: { at: 'archives' } },
      ],
    },
    'is trashed by another current': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Cerebral Static', 'Enhanced Login Protocol'] },
      script: [corpPlays('Cerebral Static'), corpPlays('Enhanced Login Protocol')],
      expect: [{ card: 'Cerebral Static', is: { at: 'archives' } }],
    },
  },
};
