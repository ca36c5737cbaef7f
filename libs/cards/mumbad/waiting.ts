import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    Mongoose: 'limit: one ice per run',
    'Personality Profiles': 'random card of a hand; installed.from zone',
  },
  withoutScenario: [],
};
