import type { Decision, Pool } from '#rules';
import type { Goal } from '../goal';
import type { Hidden } from '../hidden';
import type { Node } from '../node';
import { linesOf } from './lines-of-decision';

/**
 * What becomes of the card at hand, where each line that may tell of it comes after theirs accesses the next card in the same
 * run: it is done with that one, or a later one. In Archives accesses have no order.
 */
export function isAheadOfAccess(
  pool: Pool,
  node: Node,
  goal: Goal,
  { accesses }: Pick<Hidden, 'accesses'>,
  decision: Decision,
): boolean {
  const { state } = node.live;
  if (goal.order === 'any' || state.prompt?.kind !== 'accessed') return false;
  const [last, next] = accesses.slice(Math.max(0, node.accessed - 1), node.accessed + 1);
  if (last === undefined || next?.run !== last.run || next.server === 'Archives') return false;
  const told =
    decision.do === 'use' || decision.do === 'trash-accessed' || decision.do === 'steal'
      ? linesOf(pool, state, decision, state.prompt)
      : null;
  const places = told === null ? null : goal.evidence.places.placesOf(told);
  if (places === null) return false;
  const isAhead = [...places.entries.values()].every((entry) => entry > next.index);
  if (isAhead) goal.refuses = true;
  return isAhead;
}
