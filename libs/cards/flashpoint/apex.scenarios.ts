import type { CardSketches } from '../sketch/sketch';
import { goTo, installs, run, runnerDoes as runner } from '../sketch/steps';

export const apexScenarios: CardSketches = {
  Reaver: {
    'draws with the first installed card of a turn that the Runner trashes': {
      rules: ['ORD-01'],
      corp: {
        hq: ['PAD Campaign'],
        servers: {
          'Server 1': { cards: ['Melange Mining Corp.'] },
          'Server 2': { cards: ['Snare!'] },
        },
      },
      runner: { rig: { programs: ['Reaver'] } },
      script: [
        run('HQ'),
        runner('trash-accessed', { card: 'PAD Campaign' }),
        goTo('run-ended', { expect: [{ path: 'runner.grip', eq: [] }] }),
        run('Server 1'),
        runner('trash-accessed', { card: 'Melange Mining Corp.' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.grip', eq: ['Infiltration'] }],
    },
    'draws with a card of the Runner, too': {
      runner: {
        grip: ['Imp'],
        rig: { programs: ['Reaver', 'Corroder', 'Gordian Blade', 'Mimic'] },
      },
      script: [installs('Imp', { trash: ['Mimic'] })],
      expect: [{ path: 'runner.grip', eq: ['Infiltration'] }],
    },
  },
};
