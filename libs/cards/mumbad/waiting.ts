import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    Mongoose: 'limit: one ice per run',
  },
  withoutScenario: [],
};
