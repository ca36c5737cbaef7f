import type { Means } from '../follow';
import type { Node } from '../node';
import { taken } from './taken';
import { type Told, cardDef } from './told';

/** A card that an effect lets be trashed at no cost is paid for all the same. */
export function paidTrashes(means: Means, node: Node, told: readonly Told[]): Node[] {
  const { state } = node.live;
  const { prompt } = state;
  if (prompt?.kind !== 'accessed') return [];
  const { card } = prompt;
  const title = means.titles.titleOf(cardDef(state, card));
  return told.flatMap(({ entry, line }) => {
    const [, paid, trashed] = / pays (\d+) ?\[Credits?\] to trash (.+)$/.exec(line) ?? [];
    if (paid === undefined || trashed?.startsWith(`${title} from `) !== true) return [];
    return taken(means, node, {
      kind: 'cost-paid',
      card,
      credits: Number(paid),
      entry,
      difference: null,
      rule: 'TRASH-02',
      reason: `${title} is trashed for its cost, where an effect lets it be trashed at no cost.`,
      legal: false,
    });
  });
}
