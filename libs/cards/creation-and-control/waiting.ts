/** Titles that are not written yet, with the word that is missing. */
export const waiting: Readonly<Record<string, string>> = {
  'Awakening Center': 'host ice facedown, encounter from host',
  Escher: 'rearrange all ice',
};

/** Written cards that still lack a scenario of their own. */
export const withoutScenario: readonly string[] = ['Howler', 'Feedback Filter'];
