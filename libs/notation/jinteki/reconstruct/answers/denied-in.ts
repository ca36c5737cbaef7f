import { asksWhether } from '../../lens/prompt';
import type { Trail } from '../node';
import type { Shown } from '../shown';
import { SIDES } from '../../lens/side';
import { askedOf } from '../commanders';
import type { Answer } from './answer';
import type { Told } from './told-by-way';
import { isNear, isWhether } from './untold';

/** Each question of theirs whether a card does something is closed in an entry, by the card that asks it. */
function closedIn(
  shown: readonly Shown[],
  { from, through }: { readonly from: number; readonly through: number },
): readonly Pick<Answer, 'entry' | 'title'>[] {
  const closed: Pick<Answer, 'entry' | 'title'>[] = [];
  for (let entry = from + 1; entry <= through; entry += 1)
    for (const side of SIDES) {
      const [was, is] = [askedOf(shown[entry - 1], side), askedOf(shown[entry], side)];
      if (was === null || was.cardTitle === null || !asksWhether(was)) continue;
      if (is?.asking !== was.asking) closed.push({ entry, title: was.cardTitle });
    }
  return closed;
}

/**
 * What ours declines though theirs was let do it: each question of that card near it was answered, as the file shows, one of
 * them with "yes", and none of them is what ours declines.
 */
export function deniedIn(
  shown: readonly Shown[],
  span: { readonly from: number; readonly through: number },
  all: readonly Told[],
  told: ReadonlyMap<Trail, Answer>,
  answers: readonly Answer[],
): readonly Trail[] {
  const declined = all.filter(
    (one) => isWhether(one) && one.told === 'no' && one.by !== null && !told.has(one.by),
  );
  if (declined.length === 0) return [];
  const read = answers.filter(isWhether);
  const closed = closedIn(shown, span);
  return declined.flatMap((one) => {
    const own = read.filter((answer) => answer.title === one.title && isNear(answer, one));
    const isAllRead = closed.every(
      (other) =>
        other.title !== one.title ||
        !isNear(other, one) ||
        own.some(({ entry }) => entry === other.entry),
    );
    return isAllRead && own.some(({ told: said }) => said === 'yes') ? (one.by ?? []) : [];
  });
}
