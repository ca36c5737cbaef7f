import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'Corporate Defector': 'fact: basic action',
    Loki: 'gained subroutines (copied) + subtypes of',
    Metamorph: 'swap installed cards/ice with their places',
    'Open Forum': 'trigger: after mandatory draw',
    Restore: 'remove from game',
  },
  withoutScenario: [],
};
