import { type Side, SIDES } from '../lens/side';
import { chosenIn } from './chosen-credits';
import type { Shown } from './shown';

type Asking = Pick<Shown, 'prompts'>;

/** Entries for which another question may lie over that of a price. */
const covered = 8;

/** The entry before one with which the question for a price began; that entry itself where none stands open before it. */
function askedForPrice(shown: readonly Asking[], entry: number, side: Side): number {
  let since = entry;
  for (let at = entry - 1; at >= 0; at -= 1) {
    const chosen = chosenIn(shown[at], side);
    if (chosen !== null) since = at;
    // Another question may lie over one that was begun to be answered.
    else if (since === entry || since - at > covered || chosenIn(shown[since], side) === 0)
      return since;
  }
  return since;
}

/** The entry with which it was asked from where something is paid that a line tells; that of the line where nobody was asked. */
export function pricedSince(shown: readonly Asking[], entry: number): number {
  const asking = (at: number, side: Side): number | null =>
    chosenIn(shown[at], side) === null ? null : (shown[at]?.prompts[side]?.asking ?? null);
  const closed = SIDES.filter((side) => {
    const before = asking(entry - 1, side);
    return before !== null && before !== asking(entry, side);
  });
  return Math.min(entry, ...closed.map((side) => askedForPrice(shown, entry, side)));
}
