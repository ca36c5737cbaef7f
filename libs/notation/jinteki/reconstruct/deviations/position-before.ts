import type { Rules, State } from '#rules';
import { carryOut } from './carry-out';
import type { Granted } from './deviation';
import { type Placed, trailBetween } from './granted-in-place';

/**
 * The position of a way in which a deviation was allowed. Positions are kept with questions alone: what follows the last of them is
 * taken, and carried out, again. Null where it cannot be.
 */
export function positionBefore(
  rules: Rules,
  { end, granted, start }: Pick<Placed, 'end' | 'granted' | 'start'>,
  one: Granted,
): State | null {
  const first = start.trail?.length ?? 0;
  const trail = trailBetween(start, end).slice(0, one.decision - first);
  const last = trail.findLastIndex(({ asked }) => asked !== null);
  // What was allowed before a question that is kept is behind it.
  const between = granted
    .slice(0, granted.indexOf(one))
    .filter(({ decision }) => decision > first + last);
  const kept = last < 0 ? null : (trail[last]?.asked ?? null);
  let state: State | null = (kept ?? start).live.state;
  for (let made = Math.max(0, last); made <= trail.length; made += 1) {
    for (const { decision, deviation } of between)
      if (decision === first + made && state !== null) state = carryOut(rules, state, deviation);
    const decision = trail[made]?.decision;
    if (state === null || decision === undefined) return state;
    const taken = rules.apply(state, decision);
    if (!taken.ok) return null;
    ({ state } = taken);
  }
  return state;
}
