import type { Most } from './most';
import type { Tries } from './way';

/** A way that is looked for by turns. */
export interface ByTurns {
  /** Whether there is more to look for by now. */
  readonly isOpen: boolean;
  /** Whether any way is known. */
  readonly hasAny: boolean;
  /** Decisions tried for it. */
  readonly tried: number;
  /** Another of which it learns. */
  readonly after: ByTurns | null;
  /** Goes on for a share of what may be tried at most. */
  goOn(most: number, share: number): void;
  /** Looks for any way. */
  anyWay(tries: number): void;
}

/** For each way at first; then twice as many. */
const FIRST_SHARE = 50;

/** Of all decisions, no more than so many are kept for any way. */
const MOST_KEPT = 0.5;

/** What learns of another that is not told yet has so much less. */
const LAG = 8;

/**
 * Looks for all ways by turns, so that dear ones leave others what those take, and have what those leave. Of those that
 * are not told by then any way is looked for, with what was kept for that, and what that leaves is theirs, too.
 */
export function byTurns(all: readonly ByTurns[], most: Most, tries: Tries): void {
  let left = Math.min(most.moment, tries.left);
  const take = (one: ByTurns, turn: () => void): void => {
    const before = one.tried;
    turn();
    left -= one.tried - before;
    tries.left -= one.tried - before;
  };
  const open = (): readonly ByTurns[] => all.filter(({ isOpen }) => isOpen);
  const kept = (): number => Math.min(open().length * most.forAny, most.moment * MOST_KEPT);
  let share = FIRST_SHARE;
  const lookOn = (free: () => number): void => {
    for (; share < 2 * LAG * most.way && free() > 0; share *= 2)
      for (const one of open()) {
        const due = one.after?.isOpen === true ? share / LAG : share;
        const own = Math.min(free(), most.way - one.tried);
        const now = Math.min(own, due - one.tried);
        if (now > 0 && due >= FIRST_SHARE) take(one, () => one.goOn(own, now));
      }
  };
  const lookForAny = (): void => {
    const without = open().filter(({ hasAny }) => !hasAny);
    for (const [i, one] of without.entries()) {
      const own = Math.min(most.forAny, Math.floor(left / (without.length - i)));
      take(one, () => one.anyWay(Math.max(0, own)));
    }
  };
  lookOn(() => left - kept());
  lookForAny();
  // What some left others may take.
  lookForAny();
  lookOn(() => left);
  // Of what turned out to matter at last nothing is known yet.
  for (const one of open()) if (one.tried === 0) take(one, () => one.goOn(0, 0));
}
