/** Entries within which the piles that cards are parted into are chosen from, and one of them is accessed. */
export const pileEntries = 16;

/** The pile that a line tells to be accessed, by its number; null where it tells none. */
export function pileNamed(line: string): number | null {
  const told = / chooses to access Pile (\d)\b/.exec(line)?.[1];
  return told === undefined ? null : Number(told);
}
