const placed = / to only access the card at position (\d+) of R&D\.?$/;

/** Which card of R&D from the top, counted from 1, a line tells to be the only one accessed; null where it tells none. */
export function toldPlace(line: string): number | null {
  const told = placed.exec(line)?.[1];
  return told === undefined ? null : Number(told);
}
