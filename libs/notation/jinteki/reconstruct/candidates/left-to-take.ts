import type { CardId, Pool } from '#rules';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { pickedFor } from './picks-for';
import { titleOf } from './shows';

/**
 * Of several cards that lines tell a card to take, those not chosen yet, line by line, and of those that it is told to
 * install the next one; null where the lines name no cards, or one.
 */
export function leftToTake(
  pool: Pool,
  node: Node,
  source: CardId,
  goal: Goal,
): readonly (readonly string[])[] | null {
  const { state } = node.live;
  const { used } = goal.evidence;
  const title = titleOf(pool, state, source);
  const inTurn = used.installedBy(title);
  const left =
    inTurn.length > 0 ? inTurn.map((one) => [one]) : used.takenBy(title).map((line) => [...line]);
  if (left.flat().length < 2) return null;
  const known = new Set(state.cards.map(({ id }) => titleOf(pool, state, id)));
  if (!left.flat().every((one) => known.has(one))) return null;
  for (const card of pickedFor(pool, node, source, goal)) {
    const chosen = titleOf(pool, state, card);
    const line = left.find((titles) => titles.includes(chosen));
    line?.splice(line.indexOf(chosen), 1);
  }
  const lines = left.filter((titles) => titles.length > 0);
  return inTurn.length > 0 ? lines.slice(0, 1) : lines;
}
