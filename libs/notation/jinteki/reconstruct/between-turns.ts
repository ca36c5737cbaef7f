import { gameView } from '../lens/game';
import { firstWithout, type Shown } from './shown';

/** No turn is on: the last one has ended, or the next one is yet to begin. */
function isBetweenTurns({ state }: Shown): boolean {
  const { between, phase12 } = gameView(state);
  return between || phase12 !== null;
}

/**
 * The entry with which theirs goes on to the next turn; the entry itself amid a turn. What is used, or answered, between turns ours
 * may be asked for once the next one begins (TURN-05, TURN-14).
 */
export const turnGoesOn = (shown: readonly Shown[], entry: number): number =>
  firstWithout(shown, entry, isBetweenTurns);

/** The entry with which theirs came to what lies between turns; the entry itself amid a turn. */
export function turnWasOver(shown: readonly Shown[], entry: number): number {
  let at = entry;
  for (let now = shown[at]; now !== undefined && isBetweenTurns(now); now = shown[at]) at -= 1;
  return at === entry ? entry : at + 1;
}
