import type { CardId, Decision, Pool, Side } from '#rules';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { isGoneOtherwise } from './gone-otherwise';
import { cardIn, lost, titleOf } from './shows';

/** Cards of a hand that come to lie in the discard pile, the one that lies next there first. */
export function inOrder(
  { definitions }: Pool,
  node: Node,
  side: Side,
  goal: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  const { state } = node.live;
  const pile = side === 'corp' ? state.corp.archives : state.runner.heap;
  const next = goal.laidNext(side, pile.length);
  const gone = list.filter((one) => lost(node, goal, one));
  const isNext = (one: Decision): boolean =>
    'card' in one && definitions[cardIn(state, one.card).def]?.value.title === next;
  return [...gone.filter(isNext), ...gone.filter((one) => !isNext(one))];
}

/** What was taken right before, and goes to the discard pile together with what comes next. */
function takenSoFar({ live: { state }, trail }: Node): number {
  let taken = 0;
  for (let at = trail; at !== null; at = at.before) {
    const { decision } = at;
    if (decision.do !== 'random' && decision.do !== 'pick') break;
    const { zone } = cardIn(state, decision.card);
    if (zone !== 'hq' && zone !== 'grip') break;
    taken += 1;
  }
  return taken;
}

/**
 * The same, and none but the one that comes to lie there next, once those that were `taken` are there, where a way leads on
 * in the order that is shown.
 */
function laidInTurn(
  pool: Pool,
  node: Node,
  side: Side,
  goal: Goal,
  list: readonly Decision[],
  taken: number,
): readonly Decision[] {
  const gone = inOrder(pool, node, side, goal, list);
  if (goal.order === 'any') return gone;
  const { state } = node.live;
  const pile = side === 'corp' ? state.corp.archives : state.runner.heap;
  const title = goal.laidNext(side, pile.length + taken);
  const next = gone.filter((one) => 'card' in one && titleOf(pool, state, one.card) === title);
  if (next.length === 0 || next.length === gone.length) return gone;
  goal.refuses = true;
  return next;
}

/** What chance takes of a hand. */
export const takenNext = (
  pool: Pool,
  node: Node,
  side: Side,
  goal: Goal,
  list: readonly Decision[],
): readonly Decision[] => laidInTurn(pool, node, side, goal, list, takenSoFar(node));

/** Cards of a hand that are trashed as a price, the one that comes to lie in the pile next first. */
export function pricedInTurn(
  pool: Pool,
  node: Node,
  goal: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  const { corp, runner } = node.live.state;
  const isIn = (hand: readonly CardId[]): boolean =>
    list.every((one) => 'card' in one && hand.includes(one.card));
  if (list.length < 2) return list;
  if (isIn(runner.grip)) return takenNext(pool, node, 'runner', goal, list);
  return isIn(corp.hq) ? takenNext(pool, node, 'corp', goal, list) : list;
}

/** Cards that are discarded as a turn ends: each lies there before the next is chosen. */
export const discardedInTurn = (
  pool: Pool,
  node: Node,
  side: Side,
  goal: Goal,
  list: readonly Decision[],
): readonly Decision[] =>
  asDiscarded(pool, node, goal, laidInTurn(pool, node, side, goal, list, 0));

/** The same, the one first that a line names next. */
export function asDiscarded(
  pool: Pool,
  { live: { state }, trail }: Node,
  goal: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  let made = 0;
  for (let at = trail; at?.decision.do === 'discard'; at = at.before) made += 1;
  const next = goal.evidence.acts.discards?.[made];
  const isNext = (one: Decision): boolean =>
    'card' in one && titleOf(pool, state, one.card) === next;
  const left = list.filter((one) => !isGoneOtherwise(pool, state, goal, one));
  return [...left.filter(isNext), ...left.filter((one) => !isNext(one))];
}

/** What chance took of a hand that keeps it: the cards that a line names as revealed. */
export function revealed(
  pool: Pool,
  { live: { state } }: Node,
  { evidence }: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  return list.filter((one) => 'card' in one && evidence.reveals(titleOf(pool, state, one.card)));
}
