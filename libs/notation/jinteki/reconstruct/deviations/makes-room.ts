import type { CardId } from '#rules';
import type { Means } from '../follow';
import { pileKey } from '../features';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { taken } from './taken';
import { inHand, cardDef } from './told';

/** Programs that are gone with no program installed for which they made room. */
export function roomMade(means: Means, node: Node, goal: Goal): Node[] {
  const { after, until } = goal.between;
  return means.roomMade.flatMap(({ entry, title }) => {
    const card = inHand(node.live.state, means.titles.ofTitle(title) ?? -1);
    if (entry <= after || entry > until || card === undefined) return [];
    const gone = goneFromRig(node, goal);
    return taken(means, node, {
      kind: 'room-made',
      card,
      credits: 0,
      entry,
      difference: null,
      rule: 'INST-04',
      reason: `Programs are trashed for ${title}, which is not installed after all.`,
      legal: false,
      decisions: gone.map((one) => ({ do: 'pick', card: one })),
    });
  });
}

/** Of each title so many cards of the rig as the heap of theirs has more of. */
function goneFromRig({ live: { state }, features }: Node, goal: Goal): CardId[] {
  const due = new Map<number, number>();
  return state.runner.rig.filter((id) => {
    const key = pileKey('heap', cardDef(state, id));
    const left = due.get(key) ?? goal.gain(key, features.get(key) ?? 0);
    due.set(key, left - 1);
    return left > 0;
  });
}
