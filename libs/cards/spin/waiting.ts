import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'Broadcast Square': 'prevention of bad publicity, by a trace',
  },
  withoutScenario: [],
};
