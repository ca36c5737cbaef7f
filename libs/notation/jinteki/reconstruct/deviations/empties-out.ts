import type { Means } from '../follow';
import type { Node } from '../node';
import { emptiedIn, isBare } from './emptied';
import { taken } from './taken';
import type { Told } from './told';

/** Cards that go with their counters, and that nothing was placed on. */
export function emptiesOut(means: Means, node: Node, told: readonly Told[]): Node[] {
  const { state } = node.live;
  return told.flatMap(({ entry, line }) => {
    const def = emptiedIn(means.titles, line);
    const bare = state.active.filter((id) => state.cards[id]?.def === def && isBare(state, id));
    return bare.flatMap((card) =>
      taken(means, node, {
        ...{ kind: 'emptied', card, credits: 0, entry, difference: null, rule: 'TRIG-01' },
        reason: `${means.titles.titleOf(def ?? -1)} is trashed, and no counter was removed from it.`,
        legal: false,
      }),
    );
  });
}
