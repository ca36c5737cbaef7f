/** Titles that are not written yet, with the word that is missing. */
export const waiting: Readonly<Record<string, string>> = {
  '24/7 News Cycle': "resolve another card's when-scored",
  'Adam: Compulsive Hacker': 'setup abilities (start installed)',
  'GS Striker M1': 'modifier: memory-cost (cloud)',
  Wasteland: 'remember trashed; trashed.from installed',
  Windfall: 'amount: cost of a card; shuffle',
};

/** Written cards that still lack a scenario of their own. */
export const withoutScenario: readonly string[] = [
  'Quantum Predictive Model',
  'Archangel',
  'Media Blitz',
  'Apocalypse',
  'Always Be Running',
];
