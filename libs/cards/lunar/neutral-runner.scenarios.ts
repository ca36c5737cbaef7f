import { runnerTurn, type CardSketches } from '../sketch/sketch';
import { goTo, installs, run, runnerChooses, runnerUses } from '../sketch/steps';

export const neutralRunnerScenarios: CardSketches = {
  'Earthrise Hotel': {
    'enters with three counters': {
      lines: [0],
      runner: { grip: ['Earthrise Hotel'] },
      script: [installs('Earthrise Hotel')],
      expect: [{ card: 'Earthrise Hotel', is: { counters: { power: 3 } } }],
    },
    'draws two cards as the turn begins, and is trashed with its last counter': {
      lines: [0, 1],
      turn: { ...runnerTurn, at: 'runner.1.2' },
      runner: { rig: { resources: [{ card: 'Earthrise Hotel', counters: { power: 1 } }] } },
      script: [goTo('runner.1.6')],
      expect: [
        { path: 'runner.grip', eq: ['Infiltration', 'Special Order'] },
        { card: 'Earthrise Hotel', is: { at: 'heap' } },
      ],
    },
  },
  'Utopia Shard': {
    'is installed from the grip instead of accessing HQ': {
      lines: [0],
      corp: { hq: ['Hedge Fund'] },
      runner: { credits: 0, grip: ['Utopia Shard'] },
      script: [run('HQ'), runnerChooses('Utopia Shard', { option: 'replace' }), goTo('run-ended')],
      expect: [{ card: 'Utopia Shard', is: { at: 'rig' } }, { noFact: { type: 'accessed' } }],
    },
    'makes the Corp discard two cards at random': {
      lines: [1],
      turn: { ...runnerTurn, at: 'runner.1.5' },
      corp: { hq: ['Hedge Fund', 'Enigma', 'Hunter'] },
      runner: { rig: { resources: ['Utopia Shard'] } },
      policy: { random: 'first' },
      script: [runnerUses('Utopia Shard', 1)],
      expect: [
        { path: 'corp.hq', count: 1 },
        { card: 'Utopia Shard', is: { at: 'heap' } },
      ],
    },
  },
};
