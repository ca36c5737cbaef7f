import { type Side, SIDES } from '../lens/side';
import { chosenIn } from './chosen-credits';
import type { Shown } from './shown';

type Asking = Pick<Shown, 'prompts'>;

/** Entries for which another question may lie over that of a price. */
const covered = 8;

/** By which card a price is lowered, and what is trashed for that. */
const lowers = /^Choose a cost-reducing card$| to lower the \w+ cost of /;

/** The question for a price that a side is asked there; null where it is not. */
function askedIn(at: Asking | undefined, side: Side): number | null {
  const prompt = at?.prompts[side] ?? null;
  if (prompt === null) return null;
  return chosenIn(at, side) !== null || lowers.test(prompt.message) ? prompt.asking : null;
}

/** The entry before one with which the question for a price began; that entry itself where none stands open before it. */
function askedForPrice(shown: readonly Asking[], entry: number, side: Side): number {
  let since = entry;
  for (let at = entry - 1; at >= 0; at -= 1) {
    const asked = askedIn(shown[at], side);
    if (asked === null) {
      if (since === entry || since - at > covered) return since;
      continue;
    }
    // Another question may lie over it: it is the same one by its number, or as it was begun to be answered.
    const goesOn =
      at === since - 1 ||
      asked === askedIn(shown[since], side) ||
      (chosenIn(shown[since], side) ?? 0) > 0;
    if (!goesOn) return since;
    since = at;
  }
  return since;
}

/** The entry with which it was asked from where something is paid that a line tells; that of the line where nobody was asked. */
export function pricedSince(shown: readonly Asking[], entry: number): number {
  const closed = SIDES.filter((side) => {
    const before = askedIn(shown[entry - 1], side);
    return before !== null && before !== askedIn(shown[entry], side);
  });
  return Math.min(entry, ...closed.map((side) => askedForPrice(shown, entry, side)));
}
