import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'Corporate Defector': 'fact: basic action',
    Loki: 'gained subroutines (copied) + subtypes of',
    'Open Forum': 'trigger: after mandatory draw',
  },
  withoutScenario: [],
};
