import type { Rules, State } from '#rules';
import type { Trail } from '../node';
import { carryOut } from './carry-out';
import type { Granted } from './deviation';

/** The position after all decisions and deviations, each in its place; null where they cannot be taken so. */
export function folded(
  rules: Rules,
  start: State,
  granted: readonly Granted[],
  trail: readonly Trail[],
): State | null {
  let live = rules.live(start, 'none');
  let next = 0;
  const first = (trail[0]?.length ?? 1) - 1;
  for (let made = 0; made <= trail.length; made += 1) {
    for (let one = granted[next]; one !== undefined; one = granted[next]) {
      if (made < trail.length && one.decision > first + made) break;
      const deviated = carryOut(rules, live.state, one.deviation);
      if (deviated === null) return null;
      if (deviated !== live.state) live = rules.live(deviated, 'none');
      next += 1;
    }
    const at = trail[made];
    if (at === undefined) break;
    if (!live.apply(at.decision, at.by).ok) return null;
  }
  return live.state;
}
