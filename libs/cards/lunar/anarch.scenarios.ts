import { runnerTurn, corpTurn, type CardSketches } from '../sketch/sketch';
import {
  chance,
  corpChooses,
  corpDoes as corp,
  corpPlays,
  goTo,
  installs,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerPlays,
  runnerUses,
} from '../sketch/steps';

export const anarchScenarios: CardSketches = {
  Scrubbed: {
    'weakens the first ice of a turn for the rest of the run': {
      lines: [0, 1],
      corp: {
        servers: {
          Archives: { ice: [rezzed('Wall of Static'), rezzed('Hourglass')] },
          'R&D': { ice: [rezzed('Ice Wall')] },
        },
      },
      runner: { credits: 3, grip: ['Scrubbed'], rig: { programs: ['Yog.0'] } },
      script: [
        runnerPlays('Scrubbed'),
        run('Archives'),
        goTo('run.3.1', { expect: [{ card: 'Hourglass', is: { strength: 2 } }] }),
        goTo('run-ended', { expect: [{ card: 'Hourglass', is: { strength: 4 } }] }),
      ],
      expect: [{ card: 'Scrubbed', is: { at: 'play' } }],
    },
    'is trashed when the Corp scores': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Hostile Takeover', advancement: 2 }] } } },
      runner: { grip: ['Scrubbed'] },
      script: [
        runnerPlays('Scrubbed'),
        goTo('corp.1.2'),
        corp('score', { card: 'Hostile Takeover' }),
      ],
      expect: [{ card: 'Scrubbed', is: { at: 'heap' } }],
    },
  },
  'Quetzal: Free Spirit': {
    'breaks a barrier subroutine once a turn, for nothing': {
      corp: {
        servers: {
          'R&D': { ice: [rezzed('Heimdall 1.0')] },
          Archives: { ice: [rezzed('Ice Wall')] },
        },
      },
      runner: { identity: 'Quetzal: Free Spirit', credits: 0 },
      script: [
        run('Archives'),
        runnerUses('Quetzal: Free Spirit', 0, { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
        run('R&D'),
        runnerUses('Quetzal: Free Spirit', 0, {
          subs: [0],
          at: 'run.3.1',
          illegal: 'ALREADY_USED',
        }),
      ],
      expect: [{ facts: [{ type: 'run-successful', server: 'Archives' }] }],
    },
    'breaks no code gate': {
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { identity: 'Quetzal: Free Spirit' },
      script: [
        run('R&D'),
        runnerUses('Quetzal: Free Spirit', 0, {
          subs: [0],
          at: 'run.3.1',
          illegal: 'WRONG_SUBTYPE',
        }),
      ],
    },
    'breaks once a turn, whichever run': {
      turn: runnerTurn,
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall')] } }, hq: ['Hedge Fund'] },
      runner: { identity: 'Quetzal: Free Spirit', credits: 0 },
      script: [
        run('HQ'),
        runnerUses('Quetzal: Free Spirit', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
        run('HQ'),
        goTo('run.3.1'),
        runnerUses('Quetzal: Free Spirit', 'break', { subs: [0], illegal: 'ALREADY_USED' }),
        goTo('run-ended'),
      ],
      expect: [
        {
          facts: [
            { type: 'run-ended', outcome: 'successful' },
            { type: 'run-ended', outcome: 'unsuccessful' },
          ],
        },
      ],
    },
    'breaks no subroutine of a code gate': {
      corp: { servers: { HQ: { ice: [rezzed('Enigma')] } } },
      runner: { identity: 'Quetzal: Free Spirit' },
      script: [
        run('HQ'),
        goTo('run.3.1'),
        runnerUses('Quetzal: Free Spirit', 0, { subs: [0], illegal: 'WRONG_SUBTYPE' }),
      ],
    },
  },
  "Duggar's": {
    'draws ten cards for four clicks': {
      runner: {
        stack: Array.from({ length: 11 }, () => 'Diesel'),
        rig: { resources: ["Duggar's"] },
      },
      script: [runnerUses("Duggar's", 0)],
      expect: [
        { path: 'runner.clicks', eq: 0 },
        { path: 'runner.stack', count: 1 },
      ],
    },
    'needs all four': {
      turn: { ...runnerTurn, clicks: 3 },
      runner: { rig: { resources: ["Duggar's"] } },
      script: [runnerUses("Duggar's", 0, { illegal: 'NO_CLICKS' })],
    },
  },
  Fester: {
    'takes two credits for a purge': {
      turn: corpTurn,
      corp: { credits: 2 },
      runner: { rig: { resources: ['Fester'] } },
      script: [corp('purge')],
      expect: [{ path: 'corp.credits', eq: 0 }],
    },
    'takes nothing from a Corp with one': {
      turn: corpTurn,
      corp: { credits: 1 },
      runner: { rig: { resources: ['Fester'] } },
      script: [corp('purge')],
      expect: [{ path: 'corp.credits', eq: 1 }],
    },
  },
  'Cyber Threat': {
    'makes a run where the Corp rezzes nothing, and can rez no ice during it': {
      lines: [0, 1],
      corp: { servers: { HQ: { ice: ['Enigma', 'Ice Wall'] } } },
      runner: { grip: ['Cyber Threat'] },
      script: [
        runnerPlays('Cyber Threat', { server: 'HQ' }),
        corpChooses('Cyber Threat', { option: 'no' }),
        corp('rez', {
          card: 'Ice Wall',
          illegal: ['NOT_ACTIVE', 'PLAY_RESTRICTION', 'WRONG_WINDOW', 'NOT_YOUR_DECISION'],
        }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'run-successful', server: 'HQ' }] },
        { noFact: { type: 'rezzed' } },
      ],
    },
    'makes none where the Corp does': {
      lines: [1],
      corp: { servers: { HQ: { ice: ['Enigma', 'Ice Wall'] } } },
      runner: { grip: ['Cyber Threat'] },
      script: [
        runnerPlays('Cyber Threat', { server: 'HQ' }),
        corpChooses('Cyber Threat', { option: 'yes', cards: ['Ice Wall'] }),
      ],
      expect: [
        { card: 'Ice Wall', is: { rezzed: true } },
        { path: 'corp.credits', eq: 4 },
        { noFact: { type: 'run-began' } },
      ],
    },
    'is for the first click': {
      lines: [0],
      runner: { grip: ['Cyber Threat'] },
      script: [runner('gain-credit'), runnerPlays('Cyber Threat', { illegal: 'PLAY_RESTRICTION' })],
    },
    'runs past ice that stays unrezzed where the Corp rezzes none': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: ['Ice Wall'] } } },
      runner: { grip: ['Cyber Threat'] },
      script: [
        runnerPlays('Cyber Threat'),
        runnerChooses('Cyber Threat', { server: 'R&D' }),
        corpChooses('Cyber Threat', { option: 'no' }),
        corp('rez', {
          card: 'Ice Wall',
          at: 'run.2.3',
          illegal: ['PLAY_RESTRICTION', 'CANNOT_PAY'],
        }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
  },
  Inject: {
    'trashes programs for a credit each, and draws the rest': {
      runner: {
        grip: ['Inject'],
        stack: ['Corroder', 'Diesel', 'Imp', 'Sure Gamble', 'Easy Mark'],
      },
      script: [runnerPlays('Inject')],
      expect: [
        { path: 'runner.credits', eq: 6 },
        { path: 'runner.grip', eq: ['Diesel', 'Sure Gamble'] },
        { card: 'Corroder', is: { at: 'heap' } },
        { card: 'Easy Mark', is: { at: 'stack[0]' } },
      ],
    },
    'makes do with fewer cards': {
      runner: { grip: ['Inject'], stack: ['Diesel'] },
      script: [runnerPlays('Inject')],
      expect: [
        { path: 'runner.credits', eq: 4 },
        { card: 'Diesel', is: { at: 'grip' } },
      ],
    },
  },
  Ekomind: {
    'gives as much memory as there are cards in the grip': {
      runner: {
        grip: ['Diesel', 'Imp', 'Corroder', 'Sure Gamble', 'Easy Mark', 'Infiltration'],
        rig: { hardware: ['Ekomind'] },
      },
      script: [runnerPlays('Easy Mark')],
      expect: [{ path: 'runner.mu.limit', eq: 5 }],
    },
    'costs programs as the grip gets smaller': {
      rules: ['MU-03'],
      runner: {
        grip: ['Easy Mark', 'Diesel'],
        rig: { hardware: ['Ekomind'], programs: ['Corroder', 'Imp'] },
      },
      script: [runnerPlays('Easy Mark'), runner('choose', { cards: ['Imp'] })],
      expect: [
        { card: 'Imp', is: { at: 'heap' } },
        { card: 'Corroder', is: { at: 'rig' } },
      ],
    },
    'shrinks with damage, and programs must go': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Neural EMP'] },
      runner: {
        grip: ['Diesel', 'Sure Gamble', 'Stimhack'],
        rig: { hardware: ['Ekomind'], programs: ['Corroder', 'Ninja', 'Datasucker'] },
      },
      history: { lastTurn: [{ type: 'run-began', server: 'HQ' }] },
      script: [
        corpPlays('Neural EMP'),
        chance('damage', ['Diesel']),
        runner('choose', { cards: ['Ninja'] }),
        corp('gain-credit'),
      ],
      expect: [
        { path: 'runner.mu.limit', eq: 2 },
        { path: 'runner.mu.used', eq: 2 },
        { card: 'Ninja', is: { at: 'heap' } },
      ],
    },
    'grows with a draw': {
      lines: [0],
      runner: { grip: ['Diesel', 'Corroder'], rig: { hardware: ['Ekomind'] } },
      script: [
        runner('draw', { expect: [{ path: 'runner.mu.limit', eq: 3 }] }),
        runnerPlays('Diesel', { expect: [{ path: 'runner.mu.limit', eq: 4 }] }),
      ],
    },
    'takes the program with it that its last card was': {
      lines: [0],
      runner: {
        credits: 9,
        grip: ['Corroder', 'Diesel'],
        rig: { hardware: ['Ekomind'], programs: [] },
      },
      script: [installs('Corroder')],
      expect: [
        { path: 'runner.mu.limit', eq: 1 },
        { card: 'Corroder', is: { at: 'rig' } },
      ],
    },
    'has programs go when a card is played': {
      lines: [0],
      runner: {
        credits: 9,
        grip: ['Sure Gamble', 'Diesel'],
        rig: { hardware: ['Ekomind'], programs: ['Corroder', 'Ninja'] },
      },
      script: [
        runnerPlays('Sure Gamble'),
        runner('choose', { cards: ['Corroder'] }),
        runner('gain-credit'),
      ],
      expect: [
        { path: 'runner.rig.programs', eq: ['Ninja'] },
        { path: 'runner.credits', eq: 14 },
      ],
    },
  },
};
