import { asksOfAccess, type PromptView } from '../../lens/prompt';
import { SIDES } from '../../lens/side';
import type { Shown } from '../shown';
import { isSame } from './asked';
import type { Selectable } from './cards-of';
import { timesNamed } from './named-in-line';

/** Zones from which no card asks anything but as it is installed, played or accessed. */
const hands: ReadonlySet<string> = new Set(['corp.hand', 'runner.hand']);

/**
 * Of the cards that a question was about the ones that the next question shows to be chosen: one in a hand that asks itself,
 * such as where it is installed, and those by the place of which the same card asks on.
 */
export function askedNext(
  prompt: PromptView,
  all: readonly Selectable[],
  { prompts }: Shown,
): readonly Selectable[] {
  const { cardCid, cardTitle } = prompt;
  // What is accessed next was chosen by nobody here.
  const next = SIDES.flatMap((side) => prompts[side] ?? []).filter(
    (one) => !isSame(prompt, one) && !asksOfAccess.test(one.message),
  );
  const itself = all.filter(
    ({ cid, zone }) =>
      hands.has(zone) && cid !== cardCid && next.some((one) => one.cardCid === cid),
  );
  if (itself.length > 0) return itself;
  const texts = next.flatMap((one) =>
    one.cardTitle === cardTitle && one.kind === 'other' ? one.choices : [],
  );
  return all.filter(
    ({ place }) => place !== null && texts.some((text) => timesNamed(place, text) > 0),
  );
}
