import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  goTo,
  runnerPlays,
  corpPlays,
  installs,
  runnerChooses,
  corpDoes as corp,
} from '../sketch/steps';

export const neutralRunnerScenarios: CardSketches = {
  'Build Script': {
    'gains one and draws two': {
      runner: { grip: ['Build Script'] },
      script: [runnerPlays('Build Script')],
      expect: [
        { path: 'runner.credits', eq: 6 },
        { path: 'runner.grip', count: 2 },
      ],
    },
  },
  'Dadiana Chacon': {
    'gains a credit below six': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      runner: { rig: { resources: ['Dadiana Chacon'] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [{ path: 'runner.credits', eq: 6 }],
    },
    'gains none with six': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      runner: { credits: 6, rig: { resources: ['Dadiana Chacon'] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [{ path: 'runner.credits', eq: 6 }],
    },
    'goes with three meat damage at no credit': {
      lines: [1],
      policy: { random: 'first' },
      runner: {
        credits: 2,
        grip: ['Corroder', 'Diesel', 'Imp', 'Easy Mark', 'Medium'],
        rig: { resources: ['Dadiana Chacon'] },
      },
      script: [installs('Corroder'), goTo('runner.1.6')],
      expect: [
        { card: 'Corroder', is: { at: 'rig' } },
        { card: 'Dadiana Chacon', is: { at: 'heap' } },
        { path: 'runner.grip', count: 1 },
      ],
    },
    'goes at once where it is installed at no credit': {
      lines: [1],
      policy: { random: 'first' },
      runner: { credits: 0, grip: ['Dadiana Chacon', 'Diesel', 'Imp', 'Easy Mark', 'Medium'] },
      script: [installs('Dadiana Chacon'), goTo('runner.1.6')],
      expect: [
        { card: 'Dadiana Chacon', is: { at: 'heap' } },
        { path: 'runner.grip', count: 1 },
      ],
    },
    'stays where it is installed with a credit': {
      lines: [1],
      runner: { credits: 1, grip: ['Dadiana Chacon', 'Diesel', 'Imp', 'Medium'] },
      script: [installs('Dadiana Chacon'), goTo('runner.1.6')],
      expect: [
        { card: 'Dadiana Chacon', is: { at: 'rig' } },
        { path: 'runner.grip', count: 3 },
      ],
    },
    'takes no card that is being played': {
      lines: [1],
      rules: ['PLAY-01'],
      policy: { random: 'first' },
      runner: {
        credits: 5,
        grip: ['Sure Gamble', 'Diesel', 'Imp', 'Medium'],
        rig: { resources: ['Dadiana Chacon'] },
      },
      script: [runnerPlays('Sure Gamble'), goTo('runner.1.6')],
      expect: [
        { path: 'runner.grip', count: 0 },
        { path: 'runner.credits', eq: 9 },
      ],
    },
  },
  'Bloo Moose': {
    'may trade a card of the heap for two credits': {
      turn: { ...corpTurn, clicks: 1 },
      runner: { heap: ['Diesel', 'Corroder'], rig: { resources: ['Bloo Moose'] } },
      script: [
        corp('gain-credit'),
        runnerChooses('Bloo Moose', { option: 'yes' }),
        runnerChooses('Bloo Moose', { cards: ['Diesel'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Diesel', is: { at: 'removed' } },
        { path: 'runner.credits', eq: 7 },
      ],
    },
    'gains nothing with an empty heap': {
      turn: { ...corpTurn, clicks: 1 },
      runner: { rig: { resources: ['Bloo Moose'] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [{ path: 'runner.credits', eq: 5 }],
    },
  },
  'Mad Dash': {
    'becomes an agenda with a theft in its run': {
      rules: ['CONV-01'],
      corp: { servers: { 'Server 1': { cards: ['Hostile Takeover'] } } },
      runner: { grip: ['Mad Dash'] },
      script: [
        runnerPlays('Mad Dash', { server: 'Server 1' }),
        goTo('run-ended'),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Mad Dash', is: { at: 'runner.score' } },
        { path: 'runner.agendaPoints', eq: 2 },
      ],
    },
    'hurts without': {
      policy: { random: 'first' },
      runner: { grip: ['Mad Dash', 'Diesel'] },
      script: [
        runnerPlays('Mad Dash', { server: 'Archives' }),
        goTo('run-ended'),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Mad Dash', is: { at: 'heap' } },
        { path: 'runner.grip', eq: [] },
      ],
    },
  },
  'Corporate Defector': {
    'shows what the Corp draws with a click': {
      turn: corpTurn,
      corp: { hq: [], rd: ['Hedge Fund', 'Enigma'] },
      runner: { rig: { resources: ['Corporate Defector'] } },
      policy: { random: 'first' },
      script: [corp('draw')],
      expect: [{ facts: [{ type: 'revealed', card: { name: 'Hedge Fund' } }] }],
    },
    'shows nothing of what a card draws': {
      turn: corpTurn,
      corp: { hq: ['Anonymous Tip'], rd: ['Hedge Fund', 'Enigma', 'Ice Wall', 'Enigma'] },
      runner: { rig: { resources: ['Corporate Defector'] } },
      policy: { random: 'first' },
      script: [corpPlays('Anonymous Tip')],
      expect: [{ path: 'corp.hq', count: 3 }, { noFact: { type: 'revealed' } }],
    },
  },
};
