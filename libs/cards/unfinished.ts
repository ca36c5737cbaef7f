/** What is still to be done in a cycle. */
export interface Waiting {
  /** Titles that are not written yet, with the word that is missing. */
  readonly unwritten: Readonly<Record<string, string>>;
  /** Written cards that still lack a scenario of their own. */
  readonly withoutScenario: readonly string[];
}
