import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'Akiko Nisei: Head Case': 'psi / secret bids',
    'Fast Break': 'choose a server; install there; up to X',
  },
  withoutScenario: [],
};
