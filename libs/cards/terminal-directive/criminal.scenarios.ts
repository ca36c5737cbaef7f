import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  rezzed,
  goTo,
  run,
  wholeRun,
  runnerUses,
  runnerPlays,
  runnerChooses,
  corpChooses,
  corpDoes as corp,
  runnerDoes as runner,
} from '../sketch/steps';

export const criminalScenarios: CardSketches = {
  'Spear Phishing': {
    'bypasses the innermost ice, no other': {
      corp: {
        hq: ['Hedge Fund'],
        servers: { 'R&D': { ice: [rezzed('Wall of Static'), rezzed('Pop-up Window')] } },
      },
      runner: { grip: ['Spear Phishing'] },
      script: [
        runnerPlays('Spear Phishing', { server: 'R&D' }),
        runnerChooses('Pop-up Window', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'ice-bypassed', card: 'Wall of Static' }] },
        { path: 'runner.credits', eq: 2 },
      ],
    },
  },
  Abagnale: {
    'breaks code gates': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Tollbooth')] } } },
      runner: { credits: 9, rig: { programs: ['Abagnale'] } },
      script: [
        run('R&D'),
        runnerUses('Abagnale', 'boost', { at: 'run.3.1' }),
        runnerUses('Abagnale', 'boost', {
          at: 'run.3.1',
          expect: [{ card: 'Abagnale', is: { strength: 6 } }],
        }),
        runnerUses('Abagnale', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 1 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'bypasses a code gate that is stronger, by its own loss': {
      lines: [2],
      corp: { servers: { 'R&D': { ice: [rezzed('Tollbooth')] } } },
      runner: { rig: { programs: ['Abagnale'] } },
      script: [run('R&D'), runnerUses('Abagnale', 2, { at: 'run.3.1' }), goTo('run-ended')],
      expect: [
        { card: 'Abagnale', is: { at: 'heap' } },
        { facts: [{ type: 'ice-bypassed' }, { type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'bypasses no other kind, and nothing out of an encounter': {
      lines: [2],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { programs: ['Abagnale'] } },
      script: [
        runnerUses('Abagnale', 2, { illegal: ['WRONG_WINDOW', 'PLAY_RESTRICTION', 'NO_EFFECT'] }),
        run('R&D'),
        runnerUses('Abagnale', 2, {
          at: 'run.3.1',
          illegal: ['WRONG_SUBTYPE', 'PLAY_RESTRICTION', 'BAD_TARGET', 'WRONG_WINDOW'],
        }),
      ],
    },
  },
  Lustig: {
    'breaks sentries': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Rototurret')] } } },
      runner: { credits: 5, rig: { programs: ['Lustig'] } },
      script: [
        run('R&D'),
        runnerUses('Lustig', 'boost', {
          at: 'run.3.1',
          expect: [{ card: 'Lustig', is: { strength: 6 } }],
        }),
        runnerUses('Lustig', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Lustig', 'break', { subs: [1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'bypasses a sentry': {
      lines: [2],
      corp: { servers: { 'R&D': { ice: [rezzed('Archer')] } } },
      runner: { rig: { programs: ['Lustig'] } },
      script: [run('R&D'), runnerUses('Lustig', 2, { at: 'run.3.1' }), goTo('run-ended')],
      expect: [
        { card: 'Lustig', is: { at: 'heap' } },
        { facts: [{ type: 'ice-bypassed' }, { type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  Demara: {
    'breaks two subroutines of a barrier': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Eli 1.0')] } } },
      runner: { credits: 4, rig: { programs: ['Demara'] } },
      script: [
        run('R&D'),
        runnerUses('Demara', 'boost', {
          at: 'run.3.1',
          expect: [{ card: 'Demara', is: { strength: 4 } }],
        }),
        runnerUses('Demara', 'break', { subs: [0, 1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'bypasses a barrier': {
      lines: [2],
      corp: { servers: { 'R&D': { ice: [rezzed('Heimdall 1.0')] } } },
      runner: { rig: { programs: ['Demara'] } },
      script: [run('R&D'), runnerUses('Demara', 2, { at: 'run.3.1' }), goTo('run-ended')],
      expect: [
        { card: 'Demara', is: { at: 'heap' } },
        { facts: [{ type: 'ice-bypassed' }, { type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  Mammon: {
    'breaks with counters, grows for credits, and is empty after the turn': {
      lines: [0, 1, 3],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { rig: { programs: [{ card: 'Mammon', counters: { power: 3 } }] } },
      script: [
        run('R&D'),
        runnerUses('Mammon', 'boost', { at: 'run.3.1' }),
        runnerUses('Mammon', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Mammon', 'break', { subs: [1], at: 'run.3.1' }),
        goTo('run-ended', { expect: [{ card: 'Mammon', is: { counters: { power: 1 } } }] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'runner.credits', eq: 3 },
        { card: 'Mammon', is: { counters: { power: 0 } } },
      ],
    },
    'takes in counters for credits as the turn begins': {
      lines: [2],
      turn: { ...corpTurn, clicks: 1 },
      runner: { rig: { programs: ['Mammon'] } },
      script: [
        corp('gain-credit'),
        runnerChooses('Mammon', { option: 'yes', number: 3 }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.credits', eq: 2 },
        { card: 'Mammon', is: { counters: { power: 3 } } },
      ],
    },
  },
  'SYN Attack': {
    'makes the Corp discard two': {
      lines: [0, 1],
      corp: { hq: ['Hedge Fund', 'Enigma', 'Ice Wall'] },
      runner: { grip: ['SYN Attack'] },
      script: [
        runnerPlays('SYN Attack'),
        corpChooses('SYN Attack', { option: 'discard-2' }),
        corpChooses('SYN Attack', { cards: ['Enigma', 'Ice Wall'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'corp.hq', eq: ['Hedge Fund'] },
        { card: 'Enigma', is: { at: 'archives', faceup: false } },
        { path: 'runner.clicks', eq: 2 },
      ],
    },
    'or draw four': {
      lines: [1],
      corp: {
        hq: ['Hedge Fund', 'Enigma'],
        rd: ['Hunter', 'Archer', 'Rototurret', 'Quandary', 'Biotic Labor'],
      },
      runner: { grip: ['SYN Attack'] },
      script: [
        runnerPlays('SYN Attack'),
        corpChooses('SYN Attack', { option: 'draw-4' }),
        goTo('runner.1.6'),
      ],
      expect: [{ path: 'corp.hq', count: 6 }],
    },
    'has the Corp discard, facedown': {
      lines: [1],
      corp: { hq: ['Hedge Fund', 'Snare!', 'Enigma'] },
      runner: { grip: ['SYN Attack'] },
      script: [
        runnerPlays('SYN Attack'),
        corpChooses('SYN Attack', { option: 'discard-2' }),
        corpChooses('SYN Attack', { cards: ['Hedge Fund', 'Snare!'] }),
        runner('gain-credit'),
      ],
      expect: [
        { path: 'corp.hq', eq: ['Enigma'] },
        { facts: [{ type: 'discarded' }, { type: 'discarded' }] },
        { view: 'runner', mustNotContain: ['Snare!'] },
      ],
    },
  },
  'Steve Cambridge: Master Grifter': {
    'takes back one of two cards, the Corp removing the other': {
      runner: {
        identity: 'Steve Cambridge: Master Grifter',
        heap: ['Diesel', 'Corroder', 'Mimic'],
      },
      script: [
        run('HQ'),
        runnerChooses('Steve Cambridge: Master Grifter', { option: 'yes' }),
        runnerChooses('Steve Cambridge: Master Grifter', { cards: ['Corroder', 'Mimic'] }),
        corpChooses('Steve Cambridge: Master Grifter', { cards: ['Mimic'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'grip' } },
        { card: 'Mimic', is: { at: 'removed' } },
        { card: 'Diesel', is: { at: 'heap' } },
      ],
    },
    'offers nothing with one card in the heap': {
      runner: { identity: 'Steve Cambridge: Master Grifter', heap: ['Diesel'] },
      script: wholeRun('HQ'),
      expect: [{ card: 'Diesel', is: { at: 'heap' } }],
    },
  },
  'Brute-Force-Hack': {
    'derezzes ice that costs X or less': {
      lines: [0, 1],
      corp: { servers: { HQ: { ice: [rezzed('Enigma'), rezzed('Archer')] } } },
      runner: { grip: ['Brute-Force-Hack'] },
      script: [runnerPlays('Brute-Force-Hack', { x: 3 }), goTo('runner.1.6')],
      expect: [
        { card: 'Enigma', is: { rezzed: false } },
        { path: 'runner.credits', eq: 2 },
        { path: 'runner.clicks', eq: 2 },
      ],
    },
  },
  Polyhistor: {
    'draws a card for each player at the first approach to HQ': {
      lines: [0, 1],
      runner: { rig: { hardware: ['Polyhistor'] } },
      script: [
        run('HQ'),
        runnerChooses('Polyhistor', { option: 'yes' }),
        goTo('run-ended'),
        ...wholeRun('HQ', { label: 'b' }),
      ],
      expect: [
        { path: 'runner.grip', count: 1 },
        { path: 'corp.hq', count: 1 },
        { path: 'runner.link', eq: 1 },
        { path: 'runner.mu.limit', eq: 5 },
      ],
    },
    'makes the Corp draw for a card that was drawn, not for an empty stack': {
      lines: [1],
      rules: ['COST-09'],
      runner: { stack: [], rig: { hardware: ['Polyhistor'] } },
      script: wholeRun('HQ'),
      expect: [
        { path: 'corp.hq', count: 0 },
        { path: 'corp.rd', count: 3 },
      ],
    },
  },
  'Maxwell James': {
    'derezzes ice of a remote server after a successful run on HQ': {
      lines: [0, 1],
      corp: { servers: { 'Server 1': { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { resources: ['Maxwell James'] } },
      policy: { random: 'first' },
      script: [...wholeRun('HQ'), runnerUses('Maxwell James', 1)],
      expect: [
        { card: 'Ice Wall', is: { rezzed: false } },
        { card: 'Maxwell James', is: { at: 'heap' } },
      ],
    },
    'does nothing after a run on R&D': {
      lines: [1],
      corp: { servers: { 'Server 1': { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { resources: ['Maxwell James'] } },
      policy: { random: 'first' },
      script: [...wholeRun('R&D'), runnerUses('Maxwell James', 1, { illegal: 'PLAY_RESTRICTION' })],
      expect: [{ card: 'Ice Wall', is: { rezzed: true } }],
    },
  },
  Charlatan: {
    'pays by strength to bypass the first rezzed ice': {
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { credits: 5, rig: { resources: ['Charlatan'] } },
      policy: { random: 'first' },
      script: [
        runnerUses('Charlatan', 0),
        runnerChooses('Charlatan', { server: 'R&D' }),
        runnerChooses('Charlatan', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 4 },
        { facts: [{ type: 'run-successful', server: 'R&D' }] },
      ],
    },
  },
};
