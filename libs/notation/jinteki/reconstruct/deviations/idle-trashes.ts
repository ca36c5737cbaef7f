import type { Means } from '../follow';
import type { Node } from '../node';
import { taken } from './taken';
import type { Told } from './told';

/** The server tells that a resource is trashed which lies in the heap: it takes the cost alone. */
export function idleTrashes(means: Means, node: Node, told: readonly Told[]): Node[] {
  const { cards } = node.live.state;
  return told.flatMap(({ entry, line }) => {
    const title = /Basic Action Card to trash (.+?)\.$/.exec(line)?.[1];
    const def = title === undefined ? null : means.titles.ofTitle(title);
    const card = cards.find((one) => one.def === def && one.zone === 'heap')?.id;
    if (title === undefined || card === undefined) return [];
    return taken(means, node, {
      kind: 'nothing-trashed',
      card,
      credits: 0,
      entry,
      difference: null,
      rule: 'ACT-12',
      reason: `The server tells that ${title} is trashed, which lies in the heap: a defect.`,
      legal: false,
    });
  });
}
