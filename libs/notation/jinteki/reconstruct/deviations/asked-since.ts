import { isAskedBy } from '../asked-by';
import type { Shown } from '../shown';

/** The entry with which a card began to ask what a line tells at last; that of the line where it asked nothing. */
export function askedSince(
  shown: readonly Pick<Shown, 'prompts'>[],
  entry: number,
  title: string,
): number {
  let since = entry;
  for (let at = entry - 1; ; at -= 1) {
    const before = shown[at];
    if (before === undefined || !isAskedBy(before, title)) return since;
    since = at;
  }
}
