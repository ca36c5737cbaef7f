import { gameView } from '../../lens/game';
import { refilledNext } from '../deviations/early-refill';
import type { Goal } from '../goal';
import type { Node } from '../node';

/**
 * By an entry theirs began the turn that ours is about to begin: what is done since comes after cards are refilled
 * (RECUR-04).
 */
export function isBegunInTheirs(
  { live: { state } }: Node,
  { evidence }: Goal,
  entry: number,
): boolean {
  const side = refilledNext(state);
  const there = evidence.shown[entry];
  if (side === null || there === undefined) return false;
  const { active, between: isBetween, phase12 } = gameView(there.state);
  return active === side && phase12 === null && !isBetween;
}
