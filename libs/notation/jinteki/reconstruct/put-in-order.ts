import type { Trail } from './node';

/** It was decided on the way to an entry which of several abilities comes first: theirs may have let another one. */
export function isPutInOrder(trail: Trail | null, until: number): boolean {
  for (let at = trail; at !== null && at.between.until === until; at = at.before)
    if (at.decision.do === 'first') return true;
  return false;
}
