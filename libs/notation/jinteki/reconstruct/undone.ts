/** Entries with which theirs is taken back, each with the one it is taken back to; null where none is like it. */
export type Undone = ReadonlyMap<number, number | null>;

/** What is done in an entry is taken back later: it was done for nothing. */
export const isTakenBack = (undone: Undone, entry: number): boolean =>
  [...undone].some(([at, to]) => entry <= at && entry > (to ?? at));
