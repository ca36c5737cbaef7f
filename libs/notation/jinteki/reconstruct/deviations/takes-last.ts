import type { Means } from '../follow';
import type { Goal } from '../goal';
import type { Node } from '../node';
import type { Shown } from '../shown';
import { granting, type Deviation, type Granted } from './deviation';
import { eachLeaving, type Later } from './later';
import { spendLoansOf } from './loans';
import { takenLastIn } from './take-last';
import type { Told } from './told';
import { among } from './unasked';
import { placesFrom } from './where-used';

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
  const places = placesFrom(means, node, goal, shown);
  for (const { entry, line } of told) {
    const taken = takenLastIn(titles, shown[entry]?.lines ?? [], line);
    if (taken === null) continue;
    const { credits, def } = taken;
    const title = titles.titleOf(def);
    const deviation: Omit<Deviation, 'card'> = {
      ...{ kind: 'out-of-window', credits, entry, difference: 'D4', rule: 'CRED-03' },
      reason: `${title}: the last ${credits === 1 ? 'hosted credit' : `${String(credits)} hosted credits`}, taken into the pool by hand.`,
      legal: false,
    };
    for (const { card, decisions } of places({ entry, title, def })) {
      const spent = spendLoansOf(rules, node, card, entry);
      const made = { ...deviation, card, ...among(decisions) };
      if (spent !== null && admits(granting(spent.granted, made, spent.trail)))
        yield* eachLeaving(means, spent, later, made);
    }
  }
}
