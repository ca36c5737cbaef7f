/** Titles that are not written yet, with the word that is missing. */
export const waiting: Readonly<Record<string, string>> = {
  'Timely Public Release': 'install at any ice position',
};

/** Written cards that still lack a scenario of their own. */
export const withoutScenario: readonly string[] = [];
