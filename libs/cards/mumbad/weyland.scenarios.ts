import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  rezzed,
  corpDoes,
  goTo,
  run,
  wholeRun,
  runnerUses,
  corpUses,
  corpPlays,
  corpChooses,
  runnerDoes as runner,
  corpDoes as corp,
} from '../sketch/steps';

export const weylandScenarios: CardSketches = {
  'Zealous Judge': {
    'only with a tag is he rezzed': {
      lines: [0, 1],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { hq: ['Hedge Fund'], servers: { 'Server 1': { cards: ['Zealous Judge'] } } },
      runner: { grip: ['Sure Gamble', 'Diesel'] },
      policy: { random: 'first' },
      script: [corp('rez', { card: 'Zealous Judge', illegal: 'PLAY_RESTRICTION' })],
    },
    'tagged: a tag for a click and a credit': {
      lines: [0, 1],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { hq: ['Hedge Fund'], servers: { 'Server 1': { cards: ['Zealous Judge'] } } },
      runner: { grip: ['Sure Gamble', 'Diesel'], tags: 1 },
      policy: { random: 'first' },
      script: [
        corp('rez', { card: 'Zealous Judge' }),
        corp('use', { card: 'Zealous Judge', ability: 1 }),
      ],
      expect: [
        { path: 'runner.tags', eq: 2 },
        { path: 'corp.credits', eq: 2 },
        { path: 'corp.clicks', eq: 2 },
      ],
    },
    'rezzed he works without one': {
      lines: [0, 1],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { hq: ['Hedge Fund'], servers: { 'Server 1': { cards: [rezzed('Zealous Judge')] } } },
      runner: { grip: ['Sure Gamble', 'Diesel'] },
      policy: { random: 'first' },
      script: [corp('use', { card: 'Zealous Judge', ability: 1 })],
      expect: [{ path: 'runner.tags', eq: 1 }],
    },
  },
  'Commercial Bankers Group': {
    'gains three where no ice protects it': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [rezzed('Commercial Bankers Group')] } } },
      script: [runner('gain-credit'), goTo('corp.2.2')],
      expect: [{ path: 'corp.credits', eq: 8 }],
    },
  },
  Bailiff: {
    'pays for each subroutine broken, and ends the run': {
      lines: [0, 1],
      corp: { servers: { HQ: { ice: [rezzed('Bailiff')] } } },
      runner: { rig: { programs: ['Corroder'] } },
      script: [
        run('HQ'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
        ...wholeRun('HQ'),
      ],
      expect: [
        { path: 'corp.credits', eq: 6 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  'Red Tape': {
    'makes all ice stronger for the rest of the run': {
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall'), rezzed('Red Tape')] } } },
      script: [run('HQ'), goTo('run.2.2')],
      expect: [{ card: 'Ice Wall', is: { strength: 4 } }],
    },
  },
  'Consulting Visit': {
    'plays an operation out of R&D': {
      lines: [1, 2],
      policy: { random: 'first' },
      turn: corpTurn,
      corp: {
        identity: 'Haas-Bioroid: Engineering the Future',
        credits: 9,
        hq: ['Consulting Visit'],
        rd: ['Enigma', 'Hedge Fund'],
      },
      script: [corpPlays('Consulting Visit'), goTo('corp.2.2')],
      expect: [
        { path: 'corp.credits', eq: 11 },
        { path: 'corp.clicks', eq: 1 },
      ],
    },
  },
  'Mumbad Construction Co.': {
    'takes in a token a turn, and gives it to a faceup card for two credits': {
      lines: [0, 1],
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        servers: {
          HQ: { ice: [rezzed('Enigma'), 'Hunter'] },
          'Server 1': { cards: [rezzed('Mumbad Construction Co.')] },
          'Server 2': { cards: ['Priority Requisition'] },
        },
      },
      script: [
        runner('gain-credit'),
        corpUses('Mumbad Construction Co.', 1, {
          targets: ['Hunter'],
          at: 'corp.2.1',
          illegal: 'BAD_TARGET',
        }),
        corpUses('Mumbad Construction Co.', 1, {
          targets: ['Priority Requisition'],
          at: 'corp.2.1',
          illegal: 'BAD_TARGET',
        }),
        corpUses('Mumbad Construction Co.', 1, { at: 'corp.2.1', targets: ['Enigma'] }),
      ],
      expect: [
        { card: 'Enigma', is: { advancement: 1 } },
        { card: 'Mumbad Construction Co.', is: { advancement: 0 } },
        { path: 'corp.credits', eq: 3 },
      ],
    },
    'gives it to an agenda that was installed faceup, too': {
      lines: [1],
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Mumbad Construction Co.')] },
          'Server 2': { cards: [{ card: 'Oaktown Renovation', faceup: true }] },
        },
      },
      script: [
        runner('gain-credit'),
        corpUses('Mumbad Construction Co.', 1, {
          at: 'corp.2.1',
          targets: ['Oaktown Renovation'],
        }),
      ],
      expect: [
        { card: 'Oaktown Renovation', is: { advancement: 1 } },
        { card: 'Mumbad Construction Co.', is: { advancement: 0 } },
        { path: 'corp.credits', eq: 3 },
      ],
    },
  },
  'Election Day': {
    'trashes HQ and draws five': {
      turn: corpTurn,
      corp: {
        hq: ['Election Day', 'Hedge Fund', 'Enigma'],
        rd: ['Ice Wall', 'Hunter', 'Archer', 'Rototurret', 'PAD Campaign', 'Biotic Labor'],
      },
      script: [corpPlays('Election Day')],
      expect: [
        { path: 'corp.hq', count: 5 },
        { card: 'Hedge Fund', is: { at: 'archives', faceup: false } },
        { path: 'corp.rd', eq: ['Biotic Labor'] },
      ],
    },
    'cannot be played alone in HQ': {
      turn: corpTurn,
      corp: { hq: ['Election Day'] },
      script: [corpPlays('Election Day', { illegal: ['PLAY_RESTRICTION', 'NO_EFFECT'] })],
    },
  },
  Subcontract: {
    'plays two operations for all their costs, against a tagged Runner': {
      lines: [0],
      turn: corpTurn,
      corp: {
        identity: 'Jinteki: Personal Evolution',
        hq: ['Subcontract', 'Hedge Fund', 'Anonymous Tip', 'Biotic Labor'],
      },
      runner: { tags: 1 },
      script: [
        corpPlays('Subcontract'),
        corpChooses('Subcontract', { cards: ['Hedge Fund'] }),
        corpChooses('Subcontract', { cards: ['Biotic Labor#1'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.credits', eq: 5 },
        { path: 'corp.clicks', eq: 4 },
        { path: 'corp.hq', count: 1 },
      ],
    },
    'cannot be played against a Runner without a tag': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Subcontract', 'Hedge Fund'] },
      script: [corpPlays('Subcontract', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  'Dedication Ceremony': {
    'advances a faceup card, which cannot be scored in this turn': {
      turn: corpTurn,
      corp: {
        hq: ['Dedication Ceremony'],
        servers: {
          'Server 1': { cards: [{ card: 'Oaktown Renovation', faceup: true, advancement: 1 }] },
        },
      },
      script: [
        corpPlays('Dedication Ceremony'),
        corpDoes('score', { card: 'Oaktown Renovation', illegal: 'PLAY_RESTRICTION' }),
      ],
    },
    'knows no facedown card': {
      turn: corpTurn,
      corp: {
        hq: ['Dedication Ceremony'],
        servers: { 'Server 1': { cards: ['Hostile Takeover'] } },
      },
      script: [corpPlays('Dedication Ceremony', { illegal: 'NO_EFFECT' })],
    },
  },
  'Indian Union Stock Exchange': {
    'pays for cards of other factions, itself included': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        identity: 'Jinteki: Personal Evolution',
        credits: 5,
        hq: ['Hedge Fund'],
        servers: {
          'Server 1': { cards: ['Indian Union Stock Exchange'] },
          'Server 2': { cards: ['Melange Mining Corp.'] },
          'Server 3': { cards: ['Project Junebug', 'Akitaro Watanabe'] },
        },
      },
      script: [
        corpDoes('rez', { card: 'Indian Union Stock Exchange' }),
        corpDoes('rez', { card: 'Akitaro Watanabe' }),
      ],
      expect: [{ path: 'corp.credits', eq: 4 }],
    },
  },
};
