import type { Side } from '#rules';
import { gameView } from '../../lens/game';
import { eachDifference, type Features, fieldKey } from '../features';
import type { Shown } from '../shown';
import type { Titles } from '../titles';
import { type Lender, lenderOf } from './lender';

/** A turn of theirs with recurring credits that are spent before it begins: they are refilled by then. */
export interface Refilled {
  /** The entry in which it is about to begin. */
  readonly entry: number;
  readonly side: Side;
  /** What they are spent from first. */
  readonly from: Lender;
  /** Something is paid for by then. */
  readonly pays: boolean;
}

const field = 0xf;

const sideAt = (at: Shown | undefined): Side | null =>
  at === undefined ? null : gameView(at.state).phase12;

/** What one of a player's cards has fewer recurring credits of, and is still there. */
function spentFrom({ pool }: Titles, side: Side, before: Features, after: Features): Lender | null {
  let found: Lender | null = null;
  eachDifference(before, after, (key, was, is) => {
    const from = was > is ? lenderOf(key, () => null) : null;
    if (found !== null || from === null) return;
    if (typeof from.def !== 'number') found = from.def === side ? from : null;
    else if (pool.definitions[from.def]?.side === side) {
      const there = after.get(fieldKey(key - (key & field), 'card')) ?? 0;
      if (there !== 0) found = from;
    }
  });
  return found;
}

/** Something is paid for with credits. */
const pays = / pays \d+ \[Credits\]/;

/** All of a game. */
export function refilledIn(titles: Titles, shown: readonly Shown[]): readonly Refilled[] {
  const list: Refilled[] = [];
  for (let at = 1; at < shown.length; at += 1) {
    const entry = at;
    const side = sideAt(shown[at]);
    if (side === null || sideAt(shown[at - 1]) === side) continue;
    let from: Lender | null = null;
    let paid = false;
    for (; sideAt(shown[at + 1]) === side; at += 1) {
      const [before, after] = [shown[at], shown[at + 1]];
      if (before === undefined || after === undefined) break;
      from ??= spentFrom(titles, side, before.features, after.features);
      paid ||= after.lines.some((line) => pays.test(line));
    }
    if (from !== null) list.push({ entry, side, from, pays: paid });
  }
  return list;
}
