import type { CardSketches } from '../sketch/sketch';
import { goTo, runnerDoes as runner } from '../sketch/steps';

const identity = 'Laramy Fisk: Savvy Investor';
const yes = runner('choose', { for: identity, option: 'yes' });

export const criminalScenarios: CardSketches = {
  [identity]: {
    'makes the Corp draw for the first success on a central server, not on a remote': {
      rules: ['ORD-01'],
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { identity },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('leave-accessed', { card: 'PAD Campaign' }),
        goTo('run-ended', { expect: [{ path: 'corp.hq', count: 0 }] }),
        runner('run', { server: 'Archives' }),
        yes,
        goTo('run-ended', { expect: [{ path: 'corp.hq', eq: ['Anonymous Tip'] }] }),
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.hq', count: 1 }],
    },
    'need not': {
      runner: { identity },
      script: [
        runner('run', { server: 'Archives' }),
        runner('choose', { for: identity, option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.hq', count: 0 }],
    },
  },
};
