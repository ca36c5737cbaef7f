import type { Decision } from '#rules/decision/decision';
import type { Rules } from '#rules/rules';
import type { State } from '#rules/state/state';
import { snapshotVersions } from '#streams/snapshot-policy';
import type { Snapshot } from '../platform/snapshots/snapshots';
import { foldCost } from './fold-cost';
import { packSegment } from './segment';

/** Microseconds of folding from a snapshot: ten times that in a process that has just started. */
const BUDGET = 300;

/** A game in segments, each with the version of the stream that its state stands at. */
export function segmentsOf(
  rules: Rules,
  opening: State,
  decisions: readonly Decision[],
): readonly Snapshot[] {
  const costs = decisions.map((decision) => foldCost[decision.do]);
  const cuts = [0, ...snapshotVersions({ budget: BUDGET }, costs)];
  const live = rules.live(opening, 'none');
  return cuts.map((from, index) => {
    const part = decisions.slice(from, cuts[index + 1]);
    // The header is event 1: after decision n stands version n + 1.
    const body = packSegment(rules.pool, { state: live.state, decisions: part });
    for (const [at, decision] of part.entries()) {
      const taken = live.apply(decision);
      if (!taken.ok) throw new Error(`decision ${from + at + 1} was legal once: ${taken.reason}`);
    }
    return { version: from + 1, body };
  });
}
