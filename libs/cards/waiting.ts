/** A word of the vocabulary that there is not yet, and the titles that cannot be written without it. */
export interface MissingWord {
  readonly word: string;
  readonly titles: readonly string[];
}

/** Left unwritten on purpose, with the page that writes it. */
export const leftUnwritten: Readonly<Record<string, string>> = { Cobra: 'docs/recipes.md' };

/** What is still to be done: every title that is not written, under each word that it waits for. */
export const waiting: readonly MissingWord[] = [];
