/** Titles that are not written yet, with the word that is missing. */
export const waiting: Readonly<Record<string, string>> = {
  Breach: 'condition: ice protects remote',
  'Diversified Portfolio': 'amount: servers',
  'Early Bird': 'condition: first click (priority)',
  Guard: 'cannot bypass',
  'Medical Breakthrough': "active in the Runner's score area; filter same title",
  'Oracle May': 'condition: card fits',
};

/** Written cards that still lack a scenario of their own. */
export const withoutScenario: readonly string[] = [
  'Mushin No Shin',
  'Shiro',
  'Susanoo-no-Mikoto',
  'Tori Hanzō',
  'Legwork',
  'Mass Install',
];
