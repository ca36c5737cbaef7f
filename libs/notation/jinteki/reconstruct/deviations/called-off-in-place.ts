import type { Rules } from '#rules';
import type { Node, Trail } from '../node';
import type { Shown } from '../shown';
import type { Granted } from './deviation';
import { comesOut } from './comes-out';
import { entriesOf, placeAmong } from './place-among';

/** Theirs asks what is searched for in the entry before that in which it is called off. */
const asking = 2;

/** It comes after what was allowed before so many decisions, or right there in an earlier entry. */
function moved(granted: readonly Granted[], one: Granted, decision: number): Granted[] {
  const rest = granted.filter((other) => other !== one);
  const at = rest.findIndex(
    (other) =>
      other.decision > decision ||
      (other.decision === decision && other.deviation.entry > one.deviation.entry),
  );
  return rest.toSpliced(at < 0 ? rest.length : at, 0, { ...one, decision });
}

const isSame = (one: readonly Granted[], other: readonly Granted[]): boolean =>
  one.every(({ decision, deviation }, at) => {
    const there = other[at];
    return there?.decision === decision && there.deviation === deviation;
  });

/**
 * A search that is called off is taken where its way begins, as nothing else shows where. It is told after the
 * decisions and deviations that lines tell before it, if the same position comes out so.
 */
export function calledOffInPlace(
  rules: Rules,
  start: Node,
  end: Node,
  granted: readonly Granted[],
  trail: readonly Trail[],
  shown: readonly Shown[],
): Granted[] {
  const calledOff = granted.filter(({ deviation }) => deviation.kind === 'cancelled');
  let placed = [...granted];
  if (calledOff.length === 0) return placed;
  const entries = entriesOf(rules.pool, end.live.state, trail, shown);
  for (const one of calledOff.toReversed()) {
    const { entry } = one.deviation;
    const before = shown[entry - asking];
    const sought = { decision: one.decision, entry, ends: Infinity, before };
    const other = moved(placed, one, placeAmong(trail, entries, sought));
    if (isSame(placed, other)) continue;
    if (comesOut(rules, { start, end, trail }, other)) placed = other;
  }
  return placed;
}
