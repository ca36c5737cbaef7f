import type { CardId } from '#rules';
import type { Means } from '../follow';
import { pileKey } from '../features';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { taken } from './taken';
import { inHand, cardDef } from './told';

/** Programs that are gone with no program installed for which they made room, or beside those that have to go. */
export function roomMade(means: Means, node: Node, goal: Goal): Node[] {
  const { after, until } = goal.between;
  return means.roomMade.flatMap(({ entry, title, chosen }) => {
    if (entry <= after || entry > until) return [];
    const { titles } = means;
    const { state } = node.live;
    const inTurn = (id: CardId): number => chosen.indexOf(titles.titleOf(cardDef(state, id)));
    const gone = goneFromRig(node, goal).sort((one, other) => inTurn(one) - inTurn(other));
    const card = title === null ? gone[0] : inHand(state, titles.ofTitle(title) ?? -1);
    if (card === undefined) return [];
    return taken(means, node, {
      kind: 'room-made',
      card,
      credits: 0,
      entry,
      difference: null,
      rule: title === null ? 'MU-03' : 'INST-04',
      reason:
        title === null
          ? 'More programs are trashed than have to be.'
          : `Programs are trashed for ${title}, which is not installed after all.`,
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
