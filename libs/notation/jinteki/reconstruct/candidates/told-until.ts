import type { Decision, Pool } from '#rules';
import type { Places, Tells } from '../evidence-of-places';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { isDoneBefore } from './done-before';
import { linesOf } from './lines-of-decision';
import { made } from './told-so-far';

/** Its lines in these entries, without those of what is known to be told at another of them. */
function leftOf({ entries, own }: Places, same: readonly Tells[]): readonly number[] {
  const left = [...own];
  for (const { at } of same) {
    const taken = at === undefined ? -1 : left.findIndex((line) => entries.get(line) === at);
    if (taken >= 0) left.splice(taken, 1);
  }
  return left;
}

/** The last line that may tell of something, after those of what was made before; null where none is sure to. */
export function lastOf(
  pool: Pool,
  node: Node,
  { between: { after }, evidence }: Goal,
  told: Tells,
  others: readonly Tells[],
): number | null {
  const place = evidence.places.placesOf(told);
  // What is told before these entries ours may be asked later than theirs.
  if (place === null || place.last < 0) return null;
  const isSame = ({ name, like }: Tells): boolean => name === told.name || like === told.name;
  // Each line tells of one use or more: the next one is told no later than by the next line.
  const same = others.filter(isSame);
  const nth = leftOf(place, same)[same.filter(({ at }) => at === undefined).length];
  const isNext = nth !== undefined && !isDoneBefore(pool, node, after, evidence, told);
  return isNext ? nth : place.last;
}

/** The last entry whose lines may tell of a decision; null where none is sure to. */
export function toldUntil(pool: Pool, node: Node, goal: Goal, decision: Decision): number | null {
  const { state } = node.live;
  const told = linesOf(pool, state, decision, state.prompt);
  if (told === null) return null;
  const others = [...made(pool, node, goal.between.after)];
  const last = lastOf(pool, node, goal, told, others);
  return last === null ? null : (goal.evidence.places.placesOf(told)?.entries.get(last) ?? null);
}
