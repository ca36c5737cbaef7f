import type { Decision, Pool } from '#rules';
import type { Goal } from '../goal';
import type { Node, Trail } from '../node';
import { linesOf } from './lines-of-decision';
import { askedBy } from './told-so-far';

/**
 * What the price of a use sets off is answered in ours before it is chosen which subroutine breaks: where all its lines come
 * after those of the use, theirs had chosen that before.
 */
export function isSetOffLater(
  pool: Pool,
  node: Node,
  { between, evidence }: Goal,
  one: Decision,
): boolean {
  if (one.do !== 'break') return false;
  const { state } = node.live;
  const since: Trail[] = [];
  let at = node.trail;
  for (; at !== null && at.decision.do !== 'use'; at = at.before) {
    if (at.between.after < between.after) return false;
    since.push(at);
  }
  const used = at === null ? null : linesOf(pool, state, at.decision, null);
  const place = used === null ? null : evidence.places.placesOf(used);
  if (place === null) return false;
  return since.some((other) => {
    const told = linesOf(pool, state, other.decision, askedBy(other));
    const first = told === null ? null : evidence.places.placesOf(told)?.first;
    return typeof first === 'number' && first > place.last;
  });
}
