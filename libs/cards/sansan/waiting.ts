import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'London Library': 'install onto this',
    'Old Hollywood Grid': 'cannot steal',
    Turntable: 'swap in score areas',
  },
  withoutScenario: [],
};
