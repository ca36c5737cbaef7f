import type { Rules } from '#rules';
import type { Node, Trail } from '../node';
import type { Shown } from '../shown';
import type { Stretch } from '../walk';
import { calledOffInPlace } from './called-off-in-place';
import { type Granted, listGranted } from './deviation';
import { leadsInPlace } from './leads-in-place';
import { loansInPlace } from './loans-in-place';

/** What was decided from one position to another, first to last. */
export function trailBetween(start: Node, end: Node): readonly Trail[] {
  const trail: Trail[] = [];
  for (let at = end.trail; at !== null && at !== start.trail; at = at.before) trail.push(at);
  return trail.reverse();
}

/** A stretch with what was allowed in it, each where it is told. */
export interface Placed extends Stretch {
  readonly granted: readonly Granted[];
}

export const placedIn = (rules: Rules, shown: readonly Shown[], stretch: Stretch): Placed => ({
  ...stretch,
  granted: grantedInPlace(rules, shown, stretch),
});

function grantedInPlace(
  rules: Rules,
  shown: readonly Shown[],
  { start, end }: Stretch,
): readonly Granted[] {
  const own = listGranted(end.granted).slice(listGranted(start.granted).length);
  const trail = trailBetween(start, end);
  const loans = loansInPlace(rules.pool, end.live.state, own, trail, shown);
  const searches = calledOffInPlace(rules, start, end, loans, trail, shown);
  return leadsInPlace(rules, start, end, searches, trail, shown);
}
