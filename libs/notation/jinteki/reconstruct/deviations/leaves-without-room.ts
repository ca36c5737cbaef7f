import type { Means } from '../follow';
import type { Node } from '../node';
import type { NoRoom } from './no-room';
import { taken } from './taken';

/** What a card is to install has no room, and none is made. */
export function leavesWithoutRoom(means: Means, node: Node, left: readonly NoRoom[]): Node[] {
  const { cards, prompt } = node.live.state;
  if (prompt?.kind !== 'pick' || prompt.why !== 'install-trash' || prompt.source === null)
    return [];
  const card = prompt.source;
  const named = means.titles.titleOf(cards[card]?.def ?? -1);
  const one = left.find(({ title }) => title === named);
  if (one === undefined) return [];
  return taken(means, node, {
    ...{ kind: 'unanswered', card, credits: 0, entry: one.entry },
    ...{ difference: 'D17', rule: 'INST-04', legal: false },
    reason: `${named} has no room, and is not installed as none is made.`,
  });
}
