import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'NEXT Design: Guarding the Net': 'installs and a draw before the first turn (setup)',
    'Bioroid Efficiency Research': 'condition counters: hosted operations that are active',
    'Awakening Center': 'host ice facedown, encounter from host',
    "Tyr's Hand": 'prevention of a break, and rezzing at it',
  },
  withoutScenario: [],
};
