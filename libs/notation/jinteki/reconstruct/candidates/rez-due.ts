import type { CardId, Pool } from '#rules';
import { isBegun, isSameQuestion } from '../asked-of-ours';
import type { Goal } from '../goal';
import type { Node } from '../node';
import type { RezzedAmid } from '../rezzed-amid';
import { titleOf } from './shows';

const isMade = ({ granted }: Node, { entry }: RezzedAmid): boolean => {
  for (let at = granted; at !== null && at.deviation.entry >= entry; at = at.before)
    if (at.deviation.kind === 'early-rez' && at.deviation.entry === entry) return true;
  return false;
};

/** Theirs rezzes a card before it answers the question that is open in ours. */
export const isRezDue = (pool: Pool, node: Node, { evidence }: Goal): boolean =>
  evidence.rezzedAmid.some(
    (one) => !one.accessed && isSameQuestion(pool, node.live.state, one) && !isMade(node, one),
  );

/** Theirs rezzes it amid what ours has yet to begin. */
export function isRezAhead(pool: Pool, node: Node, { evidence }: Goal, id: CardId): boolean {
  const title = titleOf(pool, node.live.state, id);
  const amid = evidence.rezzedAmid.filter((one) => one.title === title);
  return (
    amid.length > 0 &&
    amid.length === evidence.rezzes(title) &&
    !amid.some((one) => one.accessed || one.hosting || isBegun(pool, node, one))
  );
}
