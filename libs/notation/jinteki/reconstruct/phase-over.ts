import { gameView } from '../lens/game';
import type { Shown } from './shown';

/**
 * The entry with which theirs leaves the phase that comes before a turn begins; the entry itself outside of it. What is used by
 * hand in that phase ours may be asked for once it is over (TURN-05, TURN-14).
 */
export function phaseOver(shown: readonly Shown[], entry: number): number {
  let at = entry;
  for (
    let now = shown[at];
    now !== undefined && gameView(now.state).phase12 !== null;
    now = shown[at]
  )
    at += 1;
  return at;
}
