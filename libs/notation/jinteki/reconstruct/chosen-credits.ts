import type { Side } from '../lens/side';
import { eachDifference, fieldOf, readKey } from './features';
import type { Shown } from './shown';
import type { Span } from './span';

/** What credits of a run by bad publicity are called where they are paid with. */
export const badPublicity = 'bad publicity';

const counted = /credit providing card \((\d+) of (\d+)/;

/** How many credits a side is asked to pay, and how many of them were chosen so far; null where it is not asked. */
export function askedToPay(
  at: Pick<Shown, 'prompts'> | undefined,
  side: Side,
): { readonly chosen: number; readonly due: number } | null {
  const told = counted.exec(at?.prompts[side]?.message ?? '');
  return told === null ? null : { chosen: Number(told[1]), due: Number(told[2]) };
}

/** How many credits were chosen so far for what a side is asked to pay; null where it is not asked. */
export const chosenIn = (at: Pick<Shown, 'prompts'> | undefined, side: Side): number | null =>
  askedToPay(at, side)?.chosen ?? null;

/** Who pays, and for which card. */
export interface Paying {
  readonly side: Side;
  readonly title: string;
}

/** Cards whose credits one entry shows to be fewer, a title for each credit. */
function spentIn(before: Shown, there: Shown, titleOf: (def: number) => string): string[] {
  const titles: string[] = [];
  eachDifference(before.features, there.features, (key, had, has) => {
    const { category, b, field } = readKey(key);
    const name = fieldOf(field);
    if (category === 'plain' || category === 'pile' || had <= has) return;
    if (name === 'recurring' || name === 'credit')
      titles.push(...new Array<string>(had - has).fill(titleOf(b)));
  });
  return titles;
}

/**
 * Where credits were chosen from, one after the other, for what is paid for a card between two entries: as the question
 * for them counts on, a card has fewer, or it was bad publicity.
 */
export function chosenCredits(
  shown: readonly Shown[],
  { after, until }: Span,
  { side, title }: Paying,
  titleOf: (def: number) => string,
): readonly string[] {
  let first = after;
  while (chosenIn(shown[first], side) !== null) first -= 1;
  const chosen: string[] = [];
  for (let entry = first + 1; entry <= until; entry += 1) {
    const [before, there] = [shown[entry - 1], shown[entry]];
    const [had, has] = [chosenIn(before, side), chosenIn(there, side)];
    if (before === undefined || there === undefined || had === null) continue;
    // What another card asks to be paid in between has its own.
    if ((before.prompts[side]?.cardTitle ?? title) !== title) continue;
    const spent = spentIn(before, there, titleOf);
    if (spent.length > 0) chosen.push(...spent);
    else if (has !== null && has > had)
      chosen.push(...new Array<string>(has - had).fill(badPublicity));
  }
  return chosen;
}
