import type { ObservedFact } from '#notation/jinteki/facts';
import type { Board } from '#notation/observed/board';
import type { ObservedReplay } from '#notation/observed/observed-replay';

/** An entry of a file that was not taken back, between two tables. */
export interface StandingEntry {
  readonly index: number;
  readonly facts: readonly ObservedFact[];
  readonly before: Board;
  readonly after: Board;
}

/** The entries of which the game is made; what an undo took back is left out, and so is the undo. */
export function* standingEntries(replay: ObservedReplay): Generator<StandingEntry> {
  const { entries, header } = replay.stream;
  const isUndone = (index: number): boolean =>
    header.undone.some((one) => one.to !== null && one.to < index && index <= one.index);
  let before: Board | null = null;
  let at = 0;
  for (const after of replay.tables()) {
    const entry = entries[at];
    at += 1;
    if (entry === undefined) continue;
    const undo = header.undone.find(({ index }) => index === entry.index);
    if (undo !== undefined) before = after;
    else if (!isUndone(entry.index)) {
      if (before !== null) yield { index: entry.index, facts: entry.facts, before, after };
      before = after;
    }
  }
}
