/** Titles that are not written yet, with the word that is missing. */
export const waiting: Readonly<Record<string, string>> = {
  'Activist Support': 'amount: bad publicity',
  Bishop: 'programs hosted on ice, re-hosting (caissa)',
  'Hellion Alpha Test': 'happened: card type',
  Ireress: 'gained subroutines',
  Keyhole: 'effect: shuffle',
  Leverage: 'prevent-all modifier; cost: take bad publicity; until runner-turn-begins',
  'Record Reconstructor': 'filter: facedown/faceup in Archives',
};

/** Written cards that still lack a scenario of their own. */
export const withoutScenario: readonly string[] = ['Himitsu-Bako', 'The Cleaners'];
