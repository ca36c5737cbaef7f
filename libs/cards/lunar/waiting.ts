/** Titles that are not written yet, with the word that is missing. */
export const waiting: Readonly<Record<string, string>> = {
  'Cerebral Static': 'blank text',
  'Eden Fragment': 'install-cost: ignore',
  'Industrial Genomics: Growing Solutions': 'modifier: trash-cost; filter facedown',
  Merlin: 'gained subroutines (copied)',
  'Paper Tripping': 'first click; lose-tags: Amount',
  'Self-destruct': 'install-only remote; in-run on this',
};

/** Written cards that still lack a scenario of their own. */
export const withoutScenario: readonly string[] = [
  'Near-Earth Hub: Broadcast Center',
  'Leprechaun',
  'Wendigo',
  'The Supplier',
  'Order of Sol',
  'Architect',
  'Switchblade',
  'Hostile Infrastructure',
  'Leela Patel: Trained Pragmatist',
  'Troll',
];
