/** Titles that are not written yet, with the word that is missing. */
export const waiting: Readonly<Record<string, string>> = {
  'Akiko Nisei: Head Case': 'psi / secret bids',
  'Fast Break': 'choose a server; install there; up to X',
  'Game Changer': 'gain-clicks: Amount; remove from game',
  Insight: 'look: who',
  Neurostasis: 'shuffle cards into a deck',
};

/** Written cards that still lack a scenario of their own. */
export const withoutScenario: readonly string[] = [];
