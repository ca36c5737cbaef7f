import { type CardSketches, corpTurn, runnerTurn } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes,
  corpDoes as corp,
  corpPlays,
  corpUses,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
  wholeRun,
} from '../sketch/steps';

export const neutralCorpScenarios: CardSketches = {
  Weir: {
    'takes a click and a card of the choice of the Runner': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Weir')] } } },
      runner: { grip: ['Diesel'] },
      script: [run('R&D'), goTo('run-ended')],
      expect: [
        { path: 'runner.clicks', eq: 2 },
        { card: 'Diesel', is: { at: 'heap' } },
      ],
    },
  },
  'Paper Trail': {
    'trashes every connection and job by a trace': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        credits: 0,
        servers: { 'Server 1': { cards: [{ card: 'Paper Trail', advancement: 4 }] } },
      },
      runner: {
        credits: 0,
        rig: {
          resources: ['Kati Jones', 'Armitage Codebusting', 'Access to Globalsec'],
          programs: ['Corroder'],
        },
      },
      script: [corp('score', { card: 'Paper Trail' }), goTo('corp.2.2')],
      expect: [
        { card: 'Kati Jones', is: { at: 'heap' } },
        { card: 'Armitage Codebusting', is: { at: 'heap' } },
        { card: 'Access to Globalsec', is: { at: 'rig' } },
        { facts: [{ type: 'trace-began', base: 6 }] },
      ],
    },
    'trashes none where the Runner beats it': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        credits: 0,
        servers: { 'Server 1': { cards: [{ card: 'Paper Trail', advancement: 4 }] } },
      },
      runner: { credits: 6, rig: { resources: ['Kati Jones'] } },
      script: [
        corp('score', { card: 'Paper Trail' }),
        runner('bid', { credits: 6 }),
        goTo('corp.2.2'),
      ],
      expect: [{ card: 'Kati Jones', is: { at: 'rig' } }],
    },
  },
  Honeyfarm: {
    'is revealed from R&D and takes a credit': {
      lines: [0, 1],
      corp: { rd: ['Honeyfarm', 'Biotic Labor'] },
      script: [run('R&D'), runner('leave-accessed', { card: 'Honeyfarm' }), goTo('run-ended')],
      expect: [{ path: 'runner.credits', eq: 4 }, { facts: [{ type: 'revealed' }] }],
    },
    'takes one in Archives, too, and can be trashed elsewhere': {
      lines: [1],
      corp: { archives: ['Honeyfarm'], servers: { 'Server 1': { cards: ['Honeyfarm'] } } },
      script: [
        ...wholeRun('Archives'),
        run('Server 1'),
        runner('trash-accessed', { card: 'Honeyfarm#2' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 1 }],
    },
  },
  'Long-Term Investment': {
    'takes in two credits a turn, and pays any number from eight on': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Long-Term Investment', { counters: { credit: 6 } })] },
        },
      },
      script: [
        runner('gain-credit'),
        goTo('corp.2.2'),
        corpUses('Long-Term Investment', 0),
        corpChooses('Long-Term Investment', { number: 7 }),
        goTo('corp.2.2'),
        corpUses('Long-Term Investment', 0, {
          illegal: ['PLAY_RESTRICTION', 'NO_EFFECT', 'NOT_ACTIVE', 'CANNOT_PAY', 'WRONG_WINDOW'],
        }),
      ],
      expect: [
        { path: 'corp.credits', eq: 12 },
        { card: 'Long-Term Investment', is: { counters: { credit: 1 } } },
      ],
    },
  },
  IPO: {
    'pays thirteen, and is the last action': {
      lines: [0, 2],
      rules: ['TURN-26'],
      turn: corpTurn,
      corp: { identity: 'Haas-Bioroid: Engineering the Future', hq: ['IPO'], credits: 8 },
      script: [corpPlays('IPO'), corpDoes('gain-credit', { illegal: 'NOT_YOUR_DECISION' })],
      expect: [
        { path: 'corp.credits', eq: 13 },
        { path: 'turn.side', eq: 'runner' },
      ],
    },
  },
};
