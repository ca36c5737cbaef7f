/** Titles that are not written yet, with the word that is missing. */
export const waiting: Readonly<Record<string, string>> = {
  'Best Defense': 'filter: cost at most',
  'Black Orchestra': 'abilities used from heap/hand',
  'GPI Net Tap': 'effect: jack-out',
  'Hyoubu Research Facility': 'psi / secret bids',
  Interdiction: 'condition: whose turn',
  'Jinteki: Potential Unleashed': 'trigger: damage kind',
  Paperclip: 'abilities used from heap/hand',
};

/** Written cards that still lack a scenario of their own. */
export const withoutScenario: readonly string[] = [
  'Chrysalis',
  'Fairchild 2.0',
  'Liquidation',
  'Net Mercur',
  'Service Outage',
  'BOOM!',
  'Ele "Smoke" Scovak: Cynosure of the Net',
];
