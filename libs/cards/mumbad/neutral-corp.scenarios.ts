import { type CardSketches, corpTurn, runnerTurn } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes,
  corpDoes as corp,
  corpUses,
  goTo,
  rezzed,
  run,
  runnerDoes,
  runnerDoes as runner,
  wholeRun,
} from '../sketch/steps';

export const neutralCorpScenarios: CardSketches = {
  'Mumba Temple': {
    'pays for rezzing': {
      rules: ['RECUR-01'],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        credits: 0,
        servers: {
          'Server 1': { cards: [rezzed('Mumba Temple')] },
          'Server 2': { cards: ['PAD Campaign'] },
        },
      },
      script: [corp('rez', { card: 'PAD Campaign' })],
      expect: [{ card: 'PAD Campaign', is: { rezzed: true } }],
    },
  },
  Vanilla: {
    'ends the run': {
      corp: { servers: { HQ: { ice: [rezzed('Vanilla')] } } },
      script: [...wholeRun('HQ')],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
  'Corporate Sales Team': {
    'pays a credit in each turn': {
      lines: [0, 1],
      turn: { ...corpTurn, at: 'corp.2.1', clicks: 1 },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Corporate Sales Team', advancement: 4 }] } },
      },
      script: [
        corp('score', { card: 'Corporate Sales Team' }),
        corp('gain-credit'),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'corp.credits', eq: 7 },
        { card: 'Corporate Sales Team', is: { counters: { credit: 9 } } },
      ],
    },
  },
  'Museum of History': {
    'may shuffle a card of Archives into R&D': {
      policy: { random: 'first' },
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        archives: ['Hedge Fund', { card: 'Enigma', faceup: false }],
        servers: { 'Server 1': { cards: [rezzed('Museum of History')] } },
      },
      script: [
        runner('gain-credit'),
        corpChooses('Museum of History', { option: 'yes' }),
        corpChooses('Museum of History', { cards: ['Enigma'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.archives', eq: ['Hedge Fund'] },
        { facts: [{ type: 'shuffled' }] },
        { view: 'runner', mustNotContain: ['Enigma'] },
      ],
    },
    'is not asked with empty Archives': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [rezzed('Museum of History')] } } },
      script: [runner('gain-credit'), goTo('corp.2.2')],
      expect: [{ noFact: { type: 'shuffled' } }],
    },
  },
  Cobra: {
    'trashes a program, and bites': {
      lines: [0, 1],
      corp: { servers: { HQ: { ice: [rezzed('Cobra')] } } },
      runner: { grip: ['Sure Gamble', 'Diesel'], rig: { programs: ['Gordian Blade'] } },
      policy: { random: 'first' },
      script: [run('HQ'), goTo('run-ended')],
      expect: [
        { path: 'runner.rig.programs', count: 0 },
        { path: 'runner.grip', count: 0 },
      ],
    },
  },
  'Mumbad Virtual Tour': {
    'has to be trashed while it is installed': {
      corp: { servers: { 'Server 1': { cards: ['Mumbad Virtual Tour'] } } },
      script: [run('Server 1'), goTo('run-ended')],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { card: 'Mumbad Virtual Tour', is: { at: 'archives' } },
      ],
    },
    'stays where the Runner cannot pay, and in HQ': {
      corp: {
        hq: ['Mumbad Virtual Tour'],
        servers: { 'Server 1': { cards: ['Mumbad Virtual Tour'] } },
      },
      runner: { identity: 'Noise: Hacker Extraordinaire', credits: 4 },
      script: [
        ...wholeRun('Server 1'),
        runner('gain-credit'),
        run('HQ'),
        runner('leave-accessed', { card: 'Mumbad Virtual Tour#1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 5 },
        { path: 'corp.archives', eq: [] },
      ],
    },
  },
  'PAD Factory': {
    'advances any card, which cannot be scored before the next turn': {
      lines: [1],
      turn: corpTurn,
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('PAD Factory')] },
          'Server 2': { cards: [{ card: 'Hostile Takeover', advancement: 1 }] },
        },
      },
      script: [
        corpUses('PAD Factory', 1),
        corpChooses('PAD Factory', { cards: ['Hostile Takeover'] }),
        corpDoes('score', {
          card: 'Hostile Takeover',
          illegal: 'PLAY_RESTRICTION',
          expect: [{ card: 'Hostile Takeover', is: { advancement: 2 } }],
        }),
      ],
      expect: [{ path: 'corp.clicks', eq: 2 }],
    },
  },
  Merger: {
    'is worth one more to the Runner than to the Corp': {
      corp: { score: ['Merger'] },
      runner: { score: ['Merger'] },
      script: [runnerDoes('gain-credit')],
      expect: [
        { path: 'corp.agendaPoints', eq: 2 },
        { path: 'runner.agendaPoints', eq: 3 },
      ],
    },
  },
};
