import { hashState, type Rules, type State } from '#rules';
import type { Node, Trail } from '../node';
import { carryOut } from './carry-out';
import { type Granted, listGranted } from './deviation';

/** Where a fold begins: so many decisions and deviations of those that are listed are behind it. */
interface From {
  readonly state: State;
  readonly made: number;
  readonly next: number;
}

/** What was decided and allowed from one position to another, as it was found. */
interface Found {
  readonly start: Node;
  readonly end: Node;
  readonly trail: readonly Trail[];
}

const countOf = (last: Granted | null): number => {
  let count = 0;
  for (let at = last; at !== null; at = at.before) count += 1;
  return count;
};

/** How many of two lists are the same from their beginnings on. */
function alike<T>(one: readonly T[], other: readonly T[]): number {
  const at = one.findIndex((of, nth) => of !== other[nth]);
  return at < 0 ? one.length : at;
}

/** The last position that is kept of the way as it was found before anything of it is placed otherwise. */
function lastAlike(
  { start, trail }: Found,
  granted: readonly Granted[],
  {
    before,
    same,
    first,
  }: { readonly before: number; readonly same: number; readonly first: number },
): From {
  const limit = (granted[same]?.decision ?? Infinity) - first;
  for (let made = trail.length - 1; made > 0; made -= 1) {
    const asked = trail[made]?.asked ?? null;
    if (asked === null || made >= limit) continue;
    const next = countOf(asked.granted) - before;
    if (next <= same) return { state: asked.live.state, made, next };
  }
  return { state: start.live.state, made: 0, next: 0 };
}

/**
 * Whether all decisions and deviations, each in its place, lead to the position that they were found to lead to. It begins
 * where the first is placed otherwise, and ends where nothing is any more and the position is the one that was passed.
 */
export function comesOut(rules: Rules, found: Found, granted: readonly Granted[]): boolean {
  const { start, end, trail } = found;
  const before = countOf(start.granted);
  const own = listGranted(end.granted).slice(before);
  const first = (trail[0]?.length ?? 1) - 1;
  const same = alike(own, granted);
  const rest = alike(own.toReversed(), granted.toReversed());
  const from = lastAlike(found, granted, { before, same, first });
  let live = rules.live(from.state, 'none');
  let { next } = from;
  for (let { made } = from; made <= trail.length; made += 1) {
    for (let one = granted[next]; one !== undefined; one = granted[next]) {
      if (made < trail.length && one.decision > first + made) break;
      const deviated = carryOut(rules, live.state, one.deviation);
      if (deviated === null) return false;
      if (deviated !== live.state) live = rules.live(deviated, 'none');
      next += 1;
    }
    const at = trail[made];
    if (at === undefined) break;
    const left = granted.length - next;
    if (at.asked !== null && left <= rest && next > same) {
      const ahead = own.length - (countOf(at.asked.granted) - before);
      if (ahead === left && isSame(live.state, at.asked.live.state)) return true;
    }
    if (!live.apply(at.decision, at.by).ok) return false;
  }
  return hashState(live.state) === hashState(end.live.state);
}

/** What is kept of earlier turns and of effects is compared, too: the fingerprint leaves it out. */
const isSame = (one: State, other: State): boolean =>
  hashState(one) === hashState(other) && JSON.stringify(one) === JSON.stringify(other);
