import type { Means } from '../follow';
import { isAlike, type Goal } from '../goal';
import type { Node } from '../node';
import { ourFeatures } from '../ours';
import type { Shown } from '../shown';
import { askedSince } from './asked-since';
import { granting, type Deviation, type Granted } from './deviation';
import { eachLeaving, type Later } from './later';
import { spendLoansOf } from './loans';
import { takenLastIn } from './take-last';
import type { Told } from './told';
import { accessesLeft, among, begun, unasked } from './unasked';

/** Cards from which the last credits are taken by hand, and that are trashed with them: what was taken before is the pool's for good. */
export function* takesLast(
  means: Means,
  node: Node,
  told: readonly Told[],
  shown: readonly Shown[],
  goal: Goal,
  later: Later,
  admits: (granted: Granted) => boolean,
): Generator<Node> {
  const { rules, titles } = means;
  for (const { entry, line } of told) {
    const taken = takenLastIn(titles, shown[entry]?.lines ?? [], line);
    if (taken === null) continue;
    const { credits, def } = taken;
    const title = titles.titleOf(def);
    const before =
      entry <= goal.between.after ? undefined : shown[askedSince(shown, entry, title) - 1];
    const deviation: Omit<Deviation, 'card'> = {
      ...{ kind: 'out-of-window', credits, entry, difference: 'D4', rule: 'CRED-03' },
      reason: `${title}: the last ${String(credits)} hosted credits, taken into the pool by hand.`,
      legal: false,
    };
    const ways = unasked(
      rules,
      node.live.state,
      begun(means, node, goal),
      accessesLeft(means, node),
    );
    for (const { decisions, at } of ways)
      for (const card of at.active) {
        if (at.cards[card]?.def !== def) continue;
        const features = ourFeatures(rules.pool, at, node.loans);
        if (before !== undefined && !isAlike(features, before.features)) continue;
        const spent = spendLoansOf(rules, node, card, entry);
        const made = { ...deviation, card, ...among(decisions) };
        if (spent !== null && admits(granting(spent.granted, made, spent.trail)))
          yield* eachLeaving(means, spent, later, made);
      }
  }
}
