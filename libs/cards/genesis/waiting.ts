/** Titles that are not written yet, with the word that is missing. */
export const waiting: Readonly<Record<string, string>> = {
  'Andromeda: Dispossessed Ristie': 'starting-hand size',
  'Ash 2X3ZB9CY': 'access restriction',
  'Deus X': 'prevent any amount',
  Doppelgänger: 'trigger: outcome; limit on When',
  'Executive Retreat': 'shuffle cards into a deck (new effect)',
  Kraken: 'choose a server',
  Woodcutter: 'gained subroutines',
};

/** Written cards that still lack a scenario of their own. */
export const withoutScenario: readonly string[] = [
  'Braintrust',
  'Dyson Mem Chip',
  'Test Run',
  'Underworld Contact',
  'Indexing',
];
