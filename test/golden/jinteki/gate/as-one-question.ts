import type { StatedDeed, TrueDeed } from './deed';

/** How many cards from a place on are picked one after the other in the same entries. */
function pickedAt(list: readonly StatedDeed[], from: number): number {
  const first = list[from];
  const isOfThem = (one: StatedDeed | undefined): boolean =>
    one?.kind === 'pick' && one.after === first?.after && one.until === first.until;
  let count = 0;
  while (isOfThem(list[from + count])) count += 1;
  return count;
}

/** What ours asks for at once is not parted. */
const parts = (list: readonly StatedDeed[], at: number): boolean =>
  list[at - 1]?.kind === 'pick' && list[at - 1]?.set === list[at]?.set;

/** The question that the record has just these cards picked for; null where there is none. */
function questionOf(truths: readonly TrueDeed[], picks: readonly StatedDeed[]): string | null {
  const [first] = picks;
  if (first === undefined || picks.length < 2) return null;
  const answers = truths.filter(
    ({ entry, kind }) => kind === 'pick' && entry > first.after && entry <= first.until,
  );
  const titles = (list: readonly { readonly what: string }[]): string =>
    list
      .map(({ what }) => what)
      .sort()
      .join();
  const isIt = (question: TrueDeed['set']): boolean =>
    titles(answers.filter(({ set }) => set === question)) === titles(picks);
  return answers.map(({ set }) => set).find(isIt) ?? null;
}

/** Cards that several copies of a card ask for by our rules, and theirs by one question: what is clicked for that has no order. */
export function asOneQuestion(
  truths: readonly TrueDeed[],
  stated: readonly StatedDeed[],
): readonly StatedDeed[] {
  const list = [...stated];
  for (let from = 0; from < list.length; ) {
    let count = pickedAt(list, from);
    // What another card asked for in the same entries comes before, or behind.
    const asked = (): string | null =>
      parts(list, from) || parts(list, from + count)
        ? null
        : questionOf(truths, list.slice(from, from + count));
    while (count > 1 && asked() === null) count -= 1;
    const [picks, set] = [list.slice(from, from + count), asked()];
    if (set !== null) list.splice(from, count, ...picks.map((one) => ({ ...one, set })));
    from += Math.max(1, count);
  }
  return list;
}
