import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'Maxwell James': 'window right after a run',
  },
  withoutScenario: [],
};
