import type { CardId, State } from '#rules';
import type { Means } from '../follow';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { usedIn } from './done-by-hand';
import { eachLeaving, type Later } from './later';
import { doesForTrash, isBesideTrash } from './heed-trash';
import type { Told } from './told';
import { accessesLeft, among, begun, unasked } from './unasked';

/** Those of a card that lie in a discard pile. */
const discarded = (at: State, def: number): readonly CardId[] =>
  [...at.runner.heap, ...at.corp.archives].filter(
    (id) => at.cards[id]?.def === def && isBesideTrash(at, id),
  );

/** A card that is not installed any more does for a trash, as a line tells, what it does while it is. */
export function* heedsTrash(
  means: Means,
  node: Node,
  told: readonly Told[],
  goal: Goal,
  later: Later,
): Generator<Node> {
  const { rules, titles } = means;
  for (const { entry, line } of told) {
    const title = usedIn(line);
    const def = title === null ? null : titles.ofTitle(title);
    if (title === null || def === null || !doesForTrash(rules.pool, def)) continue;
    const ways = unasked(
      rules,
      node.live.state,
      begun(means, node, goal),
      accessesLeft(means, node),
    );
    for (const { at, decisions } of ways)
      for (const card of discarded(at, def))
        yield* eachLeaving(means, node, later, {
          ...{ kind: 'out-of-window', card, credits: 0, entry, difference: null },
          ...{ rule: 'TRIG-05', legal: false, ...among(decisions) },
          reason: `${title} does for a trash, and is not installed any more.`,
        });
  }
}
