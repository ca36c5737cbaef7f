import type { CardId, Decision, Pool } from '#rules';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { cardIn, titleOf } from './shows';

/** The cards that were chosen for a card of this title since an entry, first to last. */
function chosenFor(pool: Pool, { live, trail }: Node, source: CardId, after: number): CardId[] {
  const title = titleOf(pool, live.state, source);
  const chosen: CardId[] = [];
  for (let at = trail; at !== null && at.between.after >= after; at = at.before) {
    const state = at.asked?.live.state;
    if (at.decision.do !== 'pick' || state?.prompt?.kind !== 'pick') continue;
    const by = state.prompt.source;
    if (by !== null && titleOf(pool, state, by) === title) chosen.unshift(at.decision.card);
  }
  return chosen;
}

/**
 * Cards that ours puts on a deck one after the other: theirs shows in which order they come to lie there, where no position
 * tells it.
 */
export function putBackNext(
  pool: Pool,
  node: Node,
  source: CardId | null,
  { between, evidence }: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  const { state } = node.live;
  const order =
    source === null ? null : evidence.questions.arrangedBy(titleOf(pool, state, source));
  if (source === null || order === null) return list;
  const chosen = chosenFor(pool, node, source, between.after);
  const isOnDeck = (id: CardId): boolean => ['rd', 'stack'].includes(cardIn(state, id).zone);
  if (!chosen.every(isOnDeck)) return list;
  // The last one comes to lie on top.
  const next = order.at(-1 - chosen.length);
  const isNext = (one: Decision): boolean =>
    one.do === 'pick' && titleOf(pool, state, one.card) === next;
  const fits = list.filter(isNext);
  if (chosen.length === 0) return [...fits, ...list.filter((one) => !isNext(one))];
  const isInOrder = chosen.every((id, at) => titleOf(pool, state, id) === order.at(-1 - at));
  return isInOrder ? fits : [];
}
