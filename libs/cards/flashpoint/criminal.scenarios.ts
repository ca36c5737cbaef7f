import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, run, runnerChooses, runnerUses } from '../sketch/steps';

export const criminalScenarios: CardSketches = {
  'Khan: Savvy Skiptracer': {
    'installs an icebreaker for less after the first ice passed': {
      corp: { servers: { HQ: { ice: ['Enigma'] } } },
      runner: { identity: 'Khan: Savvy Skiptracer', credits: 1, grip: ['Corroder'] },
      script: [
        run('HQ'),
        runnerChooses('Khan: Savvy Skiptracer', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Corroder', is: { at: 'rig' } }],
    },
  },
  'Aaron Marrón': {
    'collects two counters with each agenda scored': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Private Security Force', advancement: 4 }] } },
      },
      runner: { rig: { resources: ['Aaron Marrón'] } },
      script: [corp('score', { card: 'Private Security Force' })],
      expect: [{ card: 'Aaron Marrón', is: { counters: { power: 2 } } }],
    },
    'removes a tag and draws for one': {
      lines: [1],
      turn: { ...runnerTurn, at: 'runner.1.5' },
      runner: { tags: 2, rig: { resources: [{ card: 'Aaron Marrón', counters: { power: 1 } }] } },
      script: [runnerUses('Aaron Marrón', 1)],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.grip', count: 1 },
      ],
    },
  },
  'GPI Net Tap': {
    'may expose the ice it approaches, and jack out by its own loss': {
      corp: { servers: { HQ: { ice: ['Archer'] } } },
      runner: { rig: { hardware: ['GPI Net Tap'] } },
      script: [
        run('HQ'),
        runnerChooses('GPI Net Tap', { option: 'yes' }),
        runnerChooses('GPI Net Tap', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'GPI Net Tap', is: { at: 'heap' } },
        {
          facts: [
            { type: 'exposed' },
            { type: 'jacked-out' },
            { type: 'run-ended', outcome: 'unsuccessful' },
          ],
        },
      ],
    },
    'may go on': {
      corp: { servers: { HQ: { ice: ['Archer'] } } },
      runner: { rig: { hardware: ['GPI Net Tap'] } },
      script: [
        run('HQ'),
        runnerChooses('GPI Net Tap', { option: 'yes' }),
        runnerChooses('GPI Net Tap', { option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'GPI Net Tap', is: { at: 'rig' } },
        { facts: [{ type: 'exposed' }, { type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  'Blockade Runner': {
    'draws three for two clicks and shuffles one back': {
      policy: { random: 'first' },
      runner: {
        grip: ['Diesel'],
        stack: ['Imp', 'Corroder', 'Easy Mark', 'Medium'],
        rig: { resources: ['Blockade Runner'] },
      },
      script: [
        runnerUses('Blockade Runner', 0),
        runnerChooses('Blockade Runner', { cards: ['Diesel'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.grip', count: 3 },
        { path: 'runner.stack', count: 2 },
        { path: 'runner.clicks', eq: 2 },
        { facts: [{ type: 'shuffled' }] },
      ],
    },
  },
};
