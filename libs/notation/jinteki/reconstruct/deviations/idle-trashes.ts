import type { Means } from '../follow';
import type { Node } from '../node';
import { taken } from './taken';
import type { Told } from './told';

/** What is wrong about a resource that is not installed, or not trashed. */
const why = {
  heap: { kind: 'nothing-trashed', where: 'which lies in the heap: a defect' },
  rig: { kind: 'nothing-trashed', where: 'which stays in play: a defect' },
  grip: { kind: 'grip-trashed', where: 'which is in the grip, and not installed' },
} as const;

/**
 * The server lets a resource be trashed that is not installed: of one in the heap it takes the cost alone, and of one that
 * something else keeps in play; one in the grip is trashed.
 */
export function idleTrashes(means: Means, node: Node, told: readonly Told[]): Node[] {
  const { cards } = node.live.state;
  return told.flatMap(({ entry, line }) => {
    const title = /Basic Action Card to trash (.+?)\.$/.exec(line)?.[1];
    const def = title === undefined ? null : means.titles.ofTitle(title);
    if (title === undefined) return [];
    return (['heap', 'rig', 'grip'] as const).flatMap((zone) => {
      const card = cards.find((one) => one.def === def && one.zone === zone)?.id;
      if (card === undefined) return [];
      return taken(means, node, {
        kind: why[zone].kind,
        ...{ card, credits: 0, entry, difference: null, rule: 'ACT-12', legal: false },
        reason: `The server tells that ${title} is trashed, ${why[zone].where}.`,
      });
    });
  });
}
