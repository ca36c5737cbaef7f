/** Titles that are not written yet, with the word that is missing. */
export const waiting: Readonly<Record<string, string>> = {
  Hivemind: 'counters of any installed card (considered hosted)',
  'Qianju PT': 'avoid-next-tag modifier',
  'Virus Breeding Ground': 'filter: counters on card',
  'Wanton Destruction': 'random card of a hand; clicks as X',
};

/** Written cards that still lack a scenario of their own. */
export const withoutScenario: readonly string[] = [
  'Argus Security: Protection Guaranteed',
  'Glenn Station',
  'Wormhole',
  'The Twins',
  "I've Had Worse",
  'Forked',
];
