import type { CardSketches } from '../sketch/sketch';
import { goTo, installs, rezzed, run, runnerUses } from '../sketch/steps';

export const neutralRunnerScenarios: CardSketches = {
  Overmind: {
    'enters with a counter for each memory unit that is left': {
      lines: [0],
      runner: { grip: ['Overmind'], rig: { programs: ['Corroder'] } },
      script: [installs('Overmind')],
      expect: [{ card: 'Overmind', is: { counters: { power: 2 } } }],
    },
    'breaks a subroutine of any ice for a counter': {
      lines: [1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { credits: 1, rig: { programs: [{ card: 'Overmind', counters: { power: 1 } }] } },
      script: [
        run('R&D'),
        runnerUses('Overmind', 'break', { subs: [0], at: 'run.3.1', illegal: 'STRENGTH_TOO_LOW' }),
        runnerUses('Overmind', 'boost'),
        runnerUses('Overmind', 'break', { subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Overmind', is: { counters: { power: 0 } } },
        { facts: [{ type: 'run-successful' }] },
      ],
    },
  },
};
