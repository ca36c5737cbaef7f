import { runnerTurn, corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpPlays,
  corpUses,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const nbnScenarios: CardSketches = {
  'Primary Transmission Dish': {
    'pays during traces': {
      turn: corpTurn,
      corp: {
        credits: 2,
        hq: ['SEA Source'],
        servers: { 'Server 1': { cards: [rezzed('Primary Transmission Dish')] } },
      },
      runner: { credits: 3 },
      history: { lastTurn: [{ type: 'run-successful', server: 'HQ' }] },
      script: [corpPlays('SEA Source'), corp('bid', { credits: 3 }), runner('bid', { credits: 3 })],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { card: 'Primary Transmission Dish', is: { counters: { recurring: 0 } } },
      ],
    },
  },
  'Reversed Accounts': {
    'takes four credits for each token': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        servers: { 'Server 1': { cards: [rezzed('Reversed Accounts', { advancement: 1 })] } },
      },
      runner: { credits: 9 },
      script: [corp('advance', { card: 'Reversed Accounts' }), corpUses('Reversed Accounts', 1)],
      expect: [
        { path: 'runner.credits', eq: 1 },
        { card: 'Reversed Accounts', is: { at: 'archives' } },
      ],
    },
    'takes what there is': {
      lines: [1],
      turn: corpTurn,
      corp: {
        servers: { 'Server 1': { cards: [rezzed('Reversed Accounts', { advancement: 2 })] } },
      },
      runner: { credits: 5 },
      script: [corpUses('Reversed Accounts', 1)],
      expect: [{ path: 'runner.credits', eq: 0 }],
    },
  },
  'Universal Connectivity Fee': {
    'takes a credit from a Runner without tags, and stays': {
      corp: { servers: { 'R&D': { ice: [rezzed('Universal Connectivity Fee')] } } },
      script: wholeRun('R&D'),
      expect: [
        { path: 'runner.credits', eq: 4 },
        { card: 'Universal Connectivity Fee', is: { at: 'R&D.ice[0]' } },
      ],
    },
    'takes all from a tagged one, and is trashed': {
      corp: { servers: { 'R&D': { ice: [rezzed('Universal Connectivity Fee')] } } },
      runner: { tags: 1 },
      script: wholeRun('R&D'),
      expect: [
        { path: 'runner.credits', eq: 0 },
        { card: 'Universal Connectivity Fee', is: { at: 'archives' } },
      ],
    },
  },
  'License Acquisition': {
    'installs and rezzes an asset or upgrade of Archives or HQ for nothing': {
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        credits: 0,
        hq: ['Hostile Takeover', 'SanSan City Grid'],
        archives: ['Adonis Campaign'],
        servers: { 'Server 1': { cards: [{ card: 'License Acquisition', advancement: 3 }] } },
      },
      script: [
        corp('score', { card: 'License Acquisition' }),
        corpChooses('License Acquisition', { cards: ['Adonis Campaign'] }),
        corpChooses('License Acquisition', { server: 'new' }),
      ],
      expect: [{ card: 'Adonis Campaign', is: { rezzed: true, counters: { credit: 12 } } }],
    },
  },
  Virgo: {
    'gives a tag, and another at a trace strength of five': {
      corp: { credits: 3, servers: { HQ: { ice: [rezzed('Virgo')] } } },
      runner: { credits: 0 },
      script: [run('HQ'), corp('bid', { credits: 3 }), goTo('run-ended')],
      expect: [{ path: 'runner.tags', eq: 2 }],
    },
    'gives one at four': {
      corp: { credits: 2, servers: { HQ: { ice: [rezzed('Virgo')] } } },
      runner: { credits: 0 },
      script: [run('HQ'), corp('bid', { credits: 2 }), goTo('run-ended')],
      expect: [{ path: 'runner.tags', eq: 1 }],
    },
    'tags for its strength alone': {
      corp: { credits: 3, servers: { HQ: { ice: [rezzed('Virgo')] } } },
      runner: { credits: 5 },
      script: [
        run('HQ'),
        corp('bid', { credits: 3 }),
        runner('bid', { credits: 5 }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.tags', eq: 1 }],
    },
  },
  'Near-Earth Hub: Broadcast Center': {
    'draws a card for the first server created each turn': {
      turn: corpTurn,
      corp: { identity: 'Near-Earth Hub: Broadcast Center', hq: ['Enigma', 'Hunter'] },
      script: [
        corp('install', { card: 'Enigma', server: 'HQ', expect: [{ path: 'corp.hq', count: 1 }] }),
        corp('install', { card: 'Hunter', server: 'new' }),
      ],
      expect: [{ path: 'corp.hq', eq: ['Anonymous Tip'] }],
    },
  },
  Troll: {
    'makes the Runner lose a click or end the run': {
      corp: { credits: 0, servers: { 'R&D': { ice: [rezzed('Troll')] } } },
      runner: { credits: 0 },
      script: [run('R&D'), runnerChooses('Troll', { option: 'lose-click' }), goTo('run-ended')],
      expect: [{ path: 'runner.clicks', eq: 2 }, { facts: [{ type: 'run-successful' }] }],
    },
    'ends the run of one without a click': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { credits: 0, servers: { 'R&D': { ice: [rezzed('Troll')] } } },
      runner: { credits: 0 },
      script: wholeRun('R&D'),
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
  'Information Overload': {
    'tags the Runner, and makes them trash a card for each tag': {
      lines: [0, 1],
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Information Overload')] } } },
      runner: { credits: 0, tags: 1, rig: { programs: ['Corroder', 'Mimic', 'Djinn'] } },
      script: [
        run('HQ'),
        goTo('choice'),
        runnerChooses('Information Overload', { cards: ['Corroder'] }),
        runnerChooses('Information Overload', { cards: ['Djinn'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.rig.programs', eq: ['Mimic'] },
        { path: 'runner.tags', eq: 2 },
      ],
    },
    'has a subroutine for the tag it just gave': {
      lines: [0, 1],
      corp: { credits: 0, servers: { 'R&D': { ice: [rezzed('Information Overload')] } } },
      runner: { credits: 0, rig: { programs: ['Corroder', 'Imp'] } },
      script: [
        run('R&D'),
        runnerChooses('Information Overload', { cards: ['Imp'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { card: 'Imp', is: { at: 'heap' } },
        { card: 'Corroder', is: { at: 'rig' } },
      ],
    },
  },
  'The News Now Hour': {
    'keeps the Runner from playing currents, and nothing else': {
      corp: { servers: { 'Server 1': { cards: [rezzed('The News Now Hour')] } } },
      runner: { grip: ['Scrubbed', 'Diesel'] },
      script: [
        runner('play', { card: 'Scrubbed', illegal: ['PLAY_RESTRICTION', 'NO_EFFECT'] }),
        runner('play', { card: 'Diesel' }),
      ],
    },
    'does nothing unrezzed': {
      corp: { servers: { 'Server 1': { cards: ['The News Now Hour'] } } },
      runner: { grip: ['Scrubbed'] },
      script: [runner('play', { card: 'Scrubbed' })],
      expect: [{ card: 'Scrubbed', is: { at: 'play' } }],
    },
  },
  'Midway Station Grid': {
    'asks a credit more each time that an icebreaker breaks there': {
      rules: ['COST-06'],
      corp: {
        servers: { HQ: { ice: [rezzed('Enigma')], cards: [rezzed('Midway Station Grid')] } },
      },
      runner: { credits: 9, rig: { programs: ['Gordian Blade'] } },
      script: [
        run('HQ'),
        runnerUses('Gordian Blade', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Gordian Blade', 'break', { subs: [1], at: 'run.3.1' }),
      ],
      expect: [{ path: 'runner.credits', eq: 5 }],
    },
    'keeps whoever cannot pay from breaking, and asks nothing elsewhere': {
      corp: {
        servers: {
          HQ: { ice: [rezzed('Ice Wall')], cards: [rezzed('Midway Station Grid')] },
          'R&D': { ice: [rezzed('Ice Wall')] },
        },
      },
      runner: { credits: 1, rig: { programs: ['Corroder'] } },
      script: [
        run('HQ'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1', illegal: 'CANNOT_PAY' }),
        goTo('run-ended'),
        run('R&D'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }],
    },
    'taxes each use of an icebreaker that breaks, not the boosts': {
      lines: [0],
      corp: {
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Enigma')], cards: [rezzed('Midway Station Grid')] } },
      },
      runner: { credits: 4, rig: { programs: ['Gordian Blade'] } },
      script: [
        run('HQ'),
        runnerUses('Gordian Blade', 'break', {
          subs: [0],
          at: 'run.3.1',
          expect: [{ path: 'runner.credits', eq: 2 }],
        }),
        runnerUses('Gordian Blade', 'boost'),
        runnerUses('Gordian Blade', 'break', { subs: [1], illegal: 'CANNOT_PAY' }),
      ],
      expect: [{ path: 'runner.credits', eq: 1 }],
    },
    'does not tax D4v1d, nor clicks spent on a bioroid': {
      lines: [0],
      corp: {
        hq: ['Hedge Fund'],
        servers: {
          HQ: {
            ice: [rezzed('Janus 1.0'), rezzed('Eli 1.0')],
            cards: [rezzed('Midway Station Grid')],
          },
        },
      },
      runner: { credits: 0, rig: { programs: [{ card: 'D4v1d', counters: { power: 3 } }] } },
      script: [
        run('HQ'),
        runnerUses('Eli 1.0', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Eli 1.0', 'break', { subs: [1] }),
        runner('continue', { at: 'run.2.2' }),
        runnerUses('D4v1d', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('D4v1d', 1, { subs: [3] }),
      ],
      expect: [
        { card: 'D4v1d', is: { counters: { power: 1 } } },
        { facts: [{ type: 'sub-broken', ice: 'Janus 1.0', sub: 3, with: 'D4v1d' }] },
      ],
    },
    'and a copy elsewhere tax once': {
      lines: [0],
      corp: {
        hq: ['Hedge Fund'],
        servers: {
          HQ: { ice: [rezzed('Ice Wall')], cards: [rezzed('Midway Station Grid')] },
          'R&D': { cards: [rezzed('Midway Station Grid')] },
        },
      },
      runner: { credits: 3, rig: { programs: ['Corroder'] } },
      script: [run('HQ'), runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' })],
      expect: [{ path: 'runner.credits', eq: 1 }],
    },
    'taxes Deus X, which costs nothing else': {
      lines: [0],
      corp: {
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Janus 1.0')], cards: [rezzed('Midway Station Grid')] } },
      },
      runner: { credits: 0, rig: { programs: ['Deus X'] } },
      script: [
        run('HQ'),
        goTo('run.3.1'),
        runnerUses('Deus X', 'break', { subs: [0], illegal: 'CANNOT_PAY' }),
      ],
    },
  },
  'Daily Business Show': {
    'draws one more with the first card of a turn, and puts one of them below R&D': {
      rules: ['ORD-01'],
      turn: corpTurn,
      corp: {
        rd: ['Enigma', 'Hunter', 'Ice Wall', 'Hedge Fund'],
        servers: { 'Server 1': { cards: [rezzed('Daily Business Show')] } },
      },
      script: [
        corp('draw'),
        corpChooses('Daily Business Show', { cards: ['Enigma'] }),
        corp('draw'),
      ],
      expect: [
        { path: 'corp.hq', count: 2 },
        { card: 'Hunter', is: { at: 'hq' } },
        { card: 'Enigma', is: { at: 'rd[1]' } },
      ],
    },
  },
};
