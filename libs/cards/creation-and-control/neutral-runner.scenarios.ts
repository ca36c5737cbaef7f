import { corpTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, rezzed, runnerDoes as runner, wholeRun } from '../sketch/steps';

const remote = (...cards: unknown[]) => ({ 'Server 1': { cards } });
const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });

export const neutralRunnerScenarios: CardSketches = {
  'Dirty Laundry': {
    'gives five credits when the run it made was successful': {
      runner: { grip: ['Dirty Laundry'] },
      script: [runner('play', { card: 'Dirty Laundry', server: 'R&D' }), goTo('run-ended')],
      expect: [{ path: 'runner.credits', eq: 8 }],
    },
    'gives none for an unsuccessful run, nor for a later one': {
      corp: { servers: onRd(rezzed('Ice Wall')) },
      runner: { grip: ['Dirty Laundry'] },
      script: [
        runner('play', { card: 'Dirty Laundry', server: 'R&D' }),
        goTo('run-ended'),
        runner('run', { server: 'Archives' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 3 }],
    },
  },
  'Same Old Thing': {
    'plays an event from the heap at its cost': {
      runner: { heap: ['Sure Gamble', 'Diesel'], rig: { resources: ['Same Old Thing'] } },
      script: [
        runner('use', { card: 'Same Old Thing', ability: 0 }),
        runner('choose', { for: 'Same Old Thing', cards: ['Sure Gamble'] }),
      ],
      expect: [
        { path: 'runner.credits', eq: 9 },
        { path: 'runner.clicks', eq: 2 },
        { card: 'Same Old Thing', is: { at: 'heap' } },
      ],
    },
    'does nothing without an event that can be played': {
      runner: { heap: ['Corroder'], rig: { resources: ['Same Old Thing'] } },
      script: [runner('use', { card: 'Same Old Thing', ability: 0, illegal: 'NO_EFFECT' })],
    },
  },
  'Daily Casts': {
    'enters with eight credits': {
      lines: [0],
      runner: { grip: ['Daily Casts'] },
      script: [runner('install', { card: 'Daily Casts' })],
      expect: [{ card: 'Daily Casts', is: { at: 'rig', counters: { credit: 8 } } }],
    },
    'gives two credits when the turn begins, and is trashed with the last': {
      lines: [0, 1],
      turn: { ...corpTurn, clicks: 0 },
      runner: { rig: { resources: [{ card: 'Daily Casts', counters: { credit: 2 } }] } },
      script: [goTo('runner.1.6')],
      expect: [
        { path: 'runner.credits', eq: 7 },
        { path: 'runner.heap', eq: ['Daily Casts'] },
      ],
    },
    'takes what is left, and goes': {
      lines: [0, 1],
      turn: { side: 'runner', number: 3, clicks: 4, at: 'runner.1.2' },
      runner: {
        credits: 0,
        rig: { resources: [{ card: 'Daily Casts', counters: { credit: 1 } }] },
      },
      script: [goTo('runner.1.6')],
      expect: [
        { card: 'Daily Casts', is: { at: 'heap' } },
        { path: 'runner.credits', eq: 1 },
      ],
    },
  },
  'The Source': {
    'makes agendas harder to score, and is trashed when one is': {
      lines: [0, 2],
      turn: corpTurn,
      corp: { servers: remote({ card: 'Hostile Takeover', advancement: 2 }) },
      runner: { rig: { resources: ['The Source'] } },
      script: [
        corp('score', {
          card: 'Hostile Takeover',
          illegal: ['NOT_ENOUGH_ADVANCEMENTS', 'WRONG_WINDOW'],
        }),
        corp('advance', { card: 'Hostile Takeover' }),
        corp('score', { card: 'Hostile Takeover' }),
      ],
      expect: [{ path: 'runner.heap', eq: ['The Source'] }],
    },
    'makes stealing cost three credits': {
      lines: [1, 2],
      corp: { servers: remote('Private Security Force') },
      runner: { rig: { resources: ['The Source'] } },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('steal', { card: 'Private Security Force' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 2 },
        { path: 'runner.agendaPoints', eq: 2 },
        { path: 'runner.heap', eq: ['The Source'] },
      ],
    },
    'keeps the Runner from stealing who cannot pay': {
      lines: [1],
      corp: { servers: remote('Private Security Force') },
      runner: { credits: 2, rig: { resources: ['The Source'] } },
      script: [runner('run', { server: 'Server 1' }), goTo('run-ended')],
      expect: [
        { path: 'runner.agendaPoints', eq: 0 },
        { card: 'The Source', is: { at: 'rig' } },
      ],
    },
    'makes agendas dearer to score and to steal, and goes with the first': {
      lines: [0, 1, 2],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: {
          'Server 1': { cards: [{ card: 'Hostile Takeover', advancement: 2 }] },
          'Server 2': { cards: [{ card: 'Project Beale', advancement: 4 }] },
        },
      },
      runner: { rig: { resources: ['The Source'] } },
      script: [
        corp('score', { card: 'Hostile Takeover', illegal: 'NOT_ENOUGH_ADVANCEMENTS' }),
        corp('score', { card: 'Project Beale' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'The Source', is: { at: 'heap' } },
        { card: 'Project Beale', is: { counters: { agenda: 0 } } },
      ],
    },
    'keeps an agenda from who cannot pay': {
      lines: [1],
      corp: { servers: { 'Server 1': { cards: ['Hostile Takeover'] } } },
      runner: { credits: 2, rig: { resources: ['The Source'] } },
      script: [...wholeRun('Server 1')],
      expect: [
        { card: 'Hostile Takeover', is: { at: 'Server 1.cards[0]' } },
        { card: 'The Source', is: { at: 'rig' } },
      ],
    },
  },
};
