import { subroutinesOf } from '../lens/card';
import { asksForCredits } from '../lens/prompt';
import { encounterOf } from '../lens/run';
import { goneFrom } from './gone-from';
import type { Shown } from './shown';

const asksWhich = /^Break a subroutine \((\d+) of \d+\)/;

/** What may still be chosen to be broken, and how much was; null where nothing is asked. */
function askedAt(
  shown: Shown | undefined,
): { readonly made: number; readonly choices: readonly string[] } | null {
  const prompt = shown?.prompts.runner ?? null;
  const made = asksWhich.exec(prompt?.message ?? '')?.[1];
  return prompt === null || made === undefined
    ? null
    : { made: Number(made), choices: prompt.choices };
}

/** What is paid with is chosen once all of them are. */
const isPaid = (shown: Shown | undefined): boolean =>
  asksForCredits.test(shown?.prompts.runner?.message ?? '');

/**
 * Subroutines that are chosen one after the other before any is shown broken, by their places, each with the
 * entry in which it was chosen: it is no longer offered. The last of them closes the question. Of several alike it is one that
 * comes to be `broken`.
 */
export function chosenSubs(
  shown: readonly Shown[],
  after: number,
  until: number,
  broken: Pick<ReadonlySet<number>, 'has'>,
): ReadonlyMap<number, number> {
  const chosen = new Map<number, number>();
  let from = Math.max(0, after);
  while (isPaid(shown[from])) from -= 1;
  while (askedAt(shown[from]) !== null) from -= 1;
  for (let entry = Math.max(0, from) + 1; entry <= until; entry += 1) {
    const [before, now] = [askedAt(shown[entry - 1]), askedAt(shown[entry])];
    if (before === null || now === null || now.made <= before.made) continue;
    const label = goneFrom(before.choices, now.choices);
    const ice = encounterOf(shown[entry]?.state ?? {});
    if (label === null || ice === null) continue;
    const places = subroutinesOf(ice).flatMap((sub, at) => (sub.label === label ? [at] : []));
    const left = places.filter((one) => broken.has(one) && !chosen.has(one));
    // Of several alike any is as good as those that come to be broken.
    const [place] = places.length === 1 ? places : left;
    if (place !== undefined) chosen.set(place, entry);
  }
  return chosen;
}
