import type { CardSketches } from '../sketch/sketch';
import {
  goTo,
  installs,
  rezzed,
  run,
  runnerChooses,
  runnerPlays,
  runnerUses,
} from '../sketch/steps';

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
  'Mass Install': {
    'installs up to three programs of the grip, and pays for each': {
      runner: { credits: 9, grip: ['Mass Install', 'Corroder', 'Mimic', 'Djinn', 'Diesel'] },
      script: [
        runnerPlays('Mass Install'),
        runnerChooses('Mass Install', { cards: ['Corroder'] }),
        runnerChooses('Mass Install', { cards: ['Mimic'] }),
        runnerChooses('Mass Install', { option: 'no' }),
      ],
      expect: [
        { path: 'runner.credits', eq: 3 },
        { path: 'runner.rig.programs', eq: ['Corroder', 'Mimic'] },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
  },
};
