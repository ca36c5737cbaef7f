import type { PromptView } from '../lens/prompt';
import { type Side, SIDES } from '../lens/side';
import type { Shown } from './shown';
import type { Span } from './span';

/** What is paid for nothing but that it was chosen. */
const paid = / pays (\d+) \[Credits?\]\.$/;

/** The price is paid from several sources, once its player has said how. */
const priced = / credit providing card \(\d+ of (\d+) \[Credits?\]\)/;

/** Both sides choose in secret what they spend. */
const isSecret = (asked: PromptView | null | undefined, title: string): boolean =>
  asked?.kind === 'psi' && asked.cardTitle === title;

/** Which side is the last to answer what a card asks both in secret, as both are told of it; null where nobody is. */
function lastToAnswer(shown: readonly Shown[], entry: number, title: string): Side | null {
  const [before, now] = [shown[entry - 1]?.prompts, shown[entry]?.prompts];
  const asked = SIDES.filter((side) => isSecret(before?.[side], title));
  const [last, other] = asked;
  if (last === undefined || other !== undefined) return null;
  return now?.[last]?.asking === before?.[last]?.asking ? null : last;
}

/**
 * What a side spent in each of the games of a card in which both choose in secret that theirs tells of after an entry and no
 * later than another; null for one of which nothing tells what was paid.
 */
export function spentInSecret(
  shown: readonly Shown[],
  title: string,
  side: Side,
  { after, until }: Span,
): readonly (number | null)[] {
  const games: (number | null)[] = [];
  for (let entry = Math.max(1, after + 1); entry <= until; entry += 1) {
    const last = lastToAnswer(shown, entry, title);
    if (last === null) continue;
    const prices = (shown[entry]?.lines ?? []).flatMap((line) => paid.exec(line)?.[1] ?? []);
    // Who answers last pays last, and may yet be asked from what.
    const asked = priced.exec(shown[entry]?.prompts[last]?.message ?? '')?.[1];
    const [first, second = asked] = prices;
    const told = prices.length > 2 ? undefined : last === side ? second : first;
    games.push(told === undefined ? null : Number(told));
  }
  return games;
}
