import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'Adjusted Matrix': 'granted abilities',
    'Bio-Modeled Network': 'prevent all but N',
    'Corporate Defector': 'fact: basic action',
    Loki: 'gained subroutines (copied) + subtypes of',
    'Mass Commercialization': 'filter: counters on card',
    Metamorph: 'swap installed cards/ice with their places',
    'Mining Accident': 'remove from game',
    "Na'Not'K": 'filter: attacked server',
    'Open Forum': 'trigger: after mandatory draw',
    Restore: 'remove from game',
  },
  withoutScenario: [
    'Aeneas Informant',
    'Ben Musashi',
    'Alice Merchant: Clan Agitator',
    'Obokata Protocol',
  ],
};
