import { type Side, SIDES } from '../lens/side';
import type { Shown } from './shown';

type Asking = Pick<Shown, 'prompts'>;

/** How many of the credits that are to be paid were chosen so far. */
const asksForCredits = /credit providing card \((\d+) of /;

/** Entries for which another question may lie over that of a price. */
const covered = 8;

/** How many credits were chosen at an entry for what a side is asked to pay; null where it is not asked. */
export function chosenAt(shown: readonly Asking[], entry: number, side: Side): number | null {
  const chosen = asksForCredits.exec(shown[entry]?.prompts[side]?.message ?? '')?.[1];
  return chosen === undefined ? null : Number(chosen);
}

/** The entry before one with which the question for a price began; that entry itself where none stands open before it. */
function askedForPrice(shown: readonly Asking[], entry: number, side: Side): number {
  let since = entry;
  for (let at = entry - 1; at >= 0; at -= 1) {
    const chosen = chosenAt(shown, at, side);
    if (chosen !== null) since = at;
    // Another question may lie over one that was begun to be answered.
    else if (since === entry || since - at > covered || chosenAt(shown, since, side) === 0)
      return since;
  }
  return since;
}

/** The entry with which it was asked from where something is paid that a line tells; that of the line where nobody was asked. */
export function pricedSince(shown: readonly Asking[], entry: number): number {
  const asking = (at: number, side: Side): number | null =>
    chosenAt(shown, at, side) === null ? null : (shown[at]?.prompts[side]?.asking ?? null);
  const closed = SIDES.filter((side) => {
    const before = asking(entry - 1, side);
    return before !== null && before !== asking(entry, side);
  });
  return Math.min(entry, ...closed.map((side) => askedForPrice(shown, entry, side)));
}
