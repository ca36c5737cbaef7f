import { plainKey } from '../features';
import type { Means } from '../follow';
import type { Node } from '../node';
import type { Shown } from '../shown';
import { useIn } from '../told-use';
import { backOf } from './flip-anew';
import { taken } from './taken';
import type { Told } from './told';

const clicks = plainKey('corp clicks');

/** An identity does as it is flipped, for as many clicks, though its back was up before. */
export function flipsAnew(
  means: Means,
  node: Node,
  told: readonly Told[],
  shown: readonly Shown[],
): Node[] {
  const { state } = node.live;
  const there = backOf(means.rules, state);
  if (there === null || state.prompt?.kind !== 'action' || state.prompt.for !== 'corp') return [];
  const { card, back, flips } = there;
  const clicksAt = (entry: number): number => shown[entry]?.features.get(clicks) ?? 0;
  return told.flatMap(({ entry, line }) =>
    useIn(back, line) === null || clicksAt(entry) >= clicksAt(entry - 1)
      ? []
      : taken(means, node, {
          ...{ kind: 'barred', card, credits: 0, entry, difference: null, rule: 'FLIP-01' },
          reason: `${back}: it is flipped once more.`,
          ...{ legal: false, decisions: [flips] },
        }),
  );
}
