import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, runnerPlays, runnerUses, wholeRun } from '../sketch/steps';

export const neutralRunnerScenarios: CardSketches = {
  'Sports Hopper': {
    'gives link, and three cards for itself': {
      lines: [0, 1],
      turn: { ...runnerTurn, at: 'runner.1.5' },
      runner: { rig: { hardware: ['Sports Hopper', 'Sports Hopper'] } },
      script: [runnerUses('Sports Hopper#1', 1)],
      expect: [
        { path: 'runner.link', eq: 1 },
        { path: 'runner.grip', count: 3 },
      ],
    },
  },
  'Chatterjee University': {
    'takes a counter for a click': {
      lines: [0],
      runner: { rig: { resources: ['Chatterjee University'] } },
      script: [runnerUses('Chatterjee University', 0)],
      expect: [{ card: 'Chatterjee University', is: { counters: { power: 1 } } }],
    },
    'installs a program for less, and loses one': {
      lines: [1],
      runner: {
        credits: 1,
        grip: ['Gordian Blade'],
        rig: { resources: [{ card: 'Chatterjee University', counters: { power: 3 } }] },
      },
      script: [runnerUses('Chatterjee University', 1, { targets: ['Gordian Blade'] })],
      expect: [
        { card: 'Gordian Blade', is: { at: 'rig' } },
        { path: 'runner.credits', eq: 0 },
        { card: 'Chatterjee University', is: { counters: { power: 2 } } },
      ],
    },
  },
  'Akshara Sareen': {
    'gives both players a click': {
      rules: ['TURN-14'],
      turn: { ...corpTurn, clicks: 1 },
      runner: { rig: { resources: ['Akshara Sareen'] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [{ path: 'runner.clicks', eq: 5 }],
    },
  },
  '"Freedom Through Equality"': {
    'becomes an agenda as one is stolen': {
      lines: [1],
      corp: { servers: { 'Server 1': { cards: ['Hostile Takeover'] } } },
      runner: { grip: ['"Freedom Through Equality"'] },
      script: [runnerPlays('"Freedom Through Equality"'), ...wholeRun('Server 1')],
      expect: [
        { card: '"Freedom Through Equality"', is: { at: 'runner.score' } },
        { path: 'runner.agendaPoints', eq: 2 },
      ],
    },
    'goes as one is scored': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Priority Requisition', advancement: 5 }] } },
      },
      runner: { grip: ['"Freedom Through Equality"'] },
      script: [
        runnerPlays('"Freedom Through Equality"'),
        corp('score', { card: 'Priority Requisition', at: 'corp.1.2' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: '"Freedom Through Equality"', is: { at: 'heap' } },
        { path: 'runner.agendaPoints', eq: 0 },
      ],
    },
  },
};
