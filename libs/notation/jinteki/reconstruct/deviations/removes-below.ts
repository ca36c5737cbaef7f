import type { Means } from '../follow';
import type { Node } from '../node';
import type { Shown } from '../shown';
import { eachLeaving, type Later } from './later';
import { type Below, removalOf } from './remove-below';
import { rigChanges } from './rig-changes';
import type { Told } from './told';

const removes = / to use (.+?) to remove 1 \w+ counter\.$/;

/** A card of this title has fewer counters than none after an entry, and one fewer than before it. */
function fallsBelow(shown: readonly Shown[], entry: number, def: number, counter: Below): boolean {
  const [before, after] = [shown[entry - 1]?.features, shown[entry]?.features];
  if (before === undefined || after === undefined) return false;
  return rigChanges(before, after, def, counter).some(({ is, was }) => is < 0 && is === was - 1);
}

/** A counter is told to be removed from a card that has none: it shows fewer than none then. */
export function* removesBelow(
  means: Means,
  node: Node,
  told: readonly Told[],
  shown: readonly Shown[],
  later: Later,
): Generator<Node> {
  const { active, cards } = node.live.state;
  for (const { entry, line } of told) {
    const title = removes.exec(line)?.[1];
    const def = title === undefined ? null : means.titles.ofTitle(title);
    const removal = def === null ? null : removalOf(means.rules.pool, def);
    if (def === null || removal === null || !fallsBelow(shown, entry, def, removal.counter))
      continue;
    for (const card of active.filter((id) => cards[id]?.def === def))
      yield* eachLeaving(means, node, later, {
        ...{ kind: 'idle-use', card, credits: 0, entry },
        ...{ difference: null, rule: 'ABIL-09', legal: false },
        reason: `${means.titles.titleOf(def)}: a counter is removed where there is none.`,
        decisions: [{ do: 'option', option: removal.option }],
      });
  }
}
