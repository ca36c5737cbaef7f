/** Titles that are not written yet, with the word that is missing. */
export const waiting: Readonly<Record<string, string>> = {
  'Better Citizen Program': 'ordinal over several facts; remember played',
  Contaminate: 'filter: counters on card',
  'False Flag': 'card becomes an agenda worth N',
  'Freedom Khumalo: Crypto-Anarchist': 'counters of any installed card as cost/X',
  Gbahali: 'break: the last subroutine',
  'Jinja City Grid': 'trigger over drawn cards; install protecting this',
  Laamb: 'limit on When',
  Mganga: 'psi / secret bids',
  Musaazi: 'counters of any installed card as cost',
  'Reverse Infection': 'effect: purge, count removed',
};

/** Written cards that still lack a scenario of their own. */
export const withoutScenario: readonly string[] = ['Bacterial Programming'];
