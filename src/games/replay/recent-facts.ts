import type { FactView } from '#rules';
import type { ViewerReplay } from './viewer-replay';

/** Facts of this turn and the one before it, as a viewer saw them up to a moment. */
export function* recentFacts(seen: ViewerReplay, moment: number): Generator<FactView> {
  const turn = seen.marks.previous('turn', moment + 1);
  const before = turn === null ? null : seen.marks.previous('turn', turn);
  for (const { number, told } of seen.moments((before ?? turn ?? 0) - 1)) {
    for (const one of told) if ('fact' in one) yield one.fact;
    if (number === moment) return;
  }
}
