/** Titles that are not written yet, with the word that is missing. */
export const waiting: Readonly<Record<string, string>> = {
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
};

/** Written cards that still lack a scenario of their own. */
export const withoutScenario: readonly string[] = [
  'Aeneas Informant',
  'Ben Musashi',
  'Alice Merchant: Clan Agitator',
  'Obokata Protocol',
];
