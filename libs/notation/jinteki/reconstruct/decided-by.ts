import type { Level } from './level';
import type { Trail } from './node';

/** The entry by which ours decided last on the way to a position, or followed what theirs allows. */
export const decidedBy = ({ index, node: { granted, trail } }: Level, begun: number): number =>
  Math.min(index, Math.max(begun, trail?.between.until ?? 0, granted?.deviation.entry ?? 0));

/** The entry by which ours decided last, before those that a decision is found between. */
export function decidedBefore({ before, between: { after } }: Trail): number {
  let at = before;
  while (at !== null && at.between.until > after) at = at.before;
  return at?.between.until ?? after;
}
