import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'Awakening Center': 'host ice facedown, encounter from host',
    "Tyr's Hand": 'prevention of a break, and rezzing at it',
  },
  withoutScenario: [],
};
