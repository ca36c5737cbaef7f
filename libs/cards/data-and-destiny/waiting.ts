import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'Adam: Compulsive Hacker': 'setup abilities (start installed)',
  },
  withoutScenario: [],
};
