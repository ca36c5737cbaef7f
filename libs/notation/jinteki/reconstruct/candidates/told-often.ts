import type { CardId, Decision, Pool, State } from '#rules';
import type { Deviation, Granted } from '../deviations/deviation';
import { late } from '../told-lines';
import type { Goal } from '../goal';
import type { Node } from '../node';
import type { Use } from '../told-use';
import { cardIn, titleOf } from './shows';
import { useOf } from './use-of';

/** How a card is used outside of its windows; null of any other deviation. */
function howUsed(pool: Pool, state: State, { kind, card, decisions }: Deviation): Use | null {
  if (kind === 'early-pump') return 'boost';
  const use = kind === 'early-use' ? decisions?.at(-1) : undefined;
  return use?.do === 'use' ? useOf(pool, state, card, use.ability) : null;
}

/** What lines call a card by its other faces. */
export const facesOf = ({ definitions }: Pool, state: State, id: CardId): readonly string[] => {
  const value = definitions[cardIn(state, id).def]?.value;
  const backs = value?.type === 'identity' && value.side === 'corp' ? (value.backs ?? []) : [];
  return backs.map(({ title }) => title);
};

/** The lines tell of more uses like this one than were made on the way. */
function isLeft(node: Node, goal: Goal, pool: Pool, id: CardId, use: Use): boolean {
  const { state } = node.live;
  const title = titleOf(pool, state, id);
  const acts = state.prompt?.kind === 'action';
  const told = goal.evidence.used.uses(title, use, acts);
  if (told === 0)
    return facesOf(pool, state, id).some((face) => goal.evidence.used.uses(face, use) > 0);
  if (told === Infinity) return true;
  const { def } = cardIn(state, id);
  const isSame = (card: CardId, how: Use): boolean =>
    cardIn(state, card).def === def && how === use;
  let made = 0;
  // A line right after its entries may have let one be used before: it is not told once more.
  let since = goal.between.after;
  for (let at = node.trail; at !== null && at.between.until + late > since; at = at.before) {
    const { decision, between } = at;
    const isOne =
      decision.do === 'use' &&
      isSame(decision.card, useOf(pool, state, decision.card, decision.ability));
    if (!isOne && between.until < goal.between.after) continue;
    since = Math.min(since, between.after);
    if (isOne) made += 1;
  }
  for (let at = node.granted; at !== null && at.deviation.entry > since; at = at.before) {
    const how = howUsed(pool, state, at.deviation);
    if (how !== null && isSame(at.deviation.card, how)) made += 1;
  }
  return made < goal.evidence.used.usesSince(title, use, since, acts);
}

/** The lines tell of one use more than there were on the way. */
export const isToldOnceMore = (
  node: Node,
  goal: Goal,
  pool: Pool,
  { card, ability }: Extract<Decision, { readonly do: 'use' }>,
): boolean => isLeft(node, goal, pool, card, useOf(pool, node.live.state, card, ability));

/** The same of a card that was used outside of its windows, by which a position was come to. */
export function isUseTold(
  node: Node,
  goal: Goal,
  pool: Pool,
  { before, deviation }: Granted,
): boolean {
  const how = howUsed(pool, node.live.state, deviation);
  return how === null || isLeft({ ...node, granted: before }, goal, pool, deviation.card, how);
}
