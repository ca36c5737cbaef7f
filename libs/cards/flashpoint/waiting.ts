import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'Hyoubu Research Facility': 'psi / secret bids',
  },
  withoutScenario: [],
};
