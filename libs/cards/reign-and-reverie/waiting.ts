import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'Fast Break': 'choose a server; install there; up to X',
  },
  withoutScenario: [],
};
