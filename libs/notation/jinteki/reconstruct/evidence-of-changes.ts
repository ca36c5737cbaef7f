import { ordersTriggers } from '../lens/prompt';
import type { Side } from '../lens/side';
import { eachDifference, readKey } from './features';
import type { Shown } from './shown';
import { beginsTurn } from './in-turn';
import { early, type ToldLines } from './told-lines';
import { useIn } from './told-use';

const namesNoTitle: ReadonlySet<string> = new Set(['plain', 'pile', 'ice']);

/** Cards of a title in play, or what lies on them, are shown otherwise. */
function changesOf(def: number, before: Shown | undefined, after: Shown | undefined): boolean {
  let found = false;
  if (before !== undefined && after !== undefined)
    eachDifference(before.features, after.features, (key) => {
      const { category, b } = readKey(key);
      if (b === def && !namesNoTitle.has(category)) found = true;
    });
  return found;
}

/** Cards of a title, and the number of its definition. */
interface Titled {
  readonly title: string;
  readonly def: number;
}

/** What changes as a question is closed. */
export class EvidenceOfChanges {
  constructor(private readonly log: ToldLines) {}

  /**
   * A card asks in these entries, and those of another title change as that question is closed, or are told to be used
   * there, and neither before, or right before these.
   */
  asksBefore(title: string, side: Side, other: Titled): boolean {
    const { shown, between } = this.log;
    const [after, until] = [Math.max(0, between.after), between.until];
    const asks = (entry: number): boolean => shown[entry]?.prompts[side]?.cardTitle === title;
    const isUsed = (entry: number): boolean =>
      shown[entry]?.lines.some((line) => useIn(other.title, line) !== null) === true;
    const isDone = (entry: number): boolean =>
      changesOf(other.def, shown[entry - 1], shown[entry]) || isUsed(entry);
    for (let entry = after; entry < until; entry += 1) {
      if (!asks(entry) || asks(entry + 1)) continue;
      // Ours may come to it later than theirs.
      for (let before = this.log.back(early); before <= entry; before += 1)
        if (isUsed(before)) return false;
      if (changesOf(other.def, shown[Math.max(0, after - 1)], shown[entry])) return false;
      // What it installs asks where, and the like: it is answered once that is.
      let next = entry + 1;
      while (next < until && !isDone(next) && this.isAskedOn(next, side, other.title)) next += 1;
      return isDone(next);
    }
    return false;
  }

  /**
   * A card asks as these entries end, and one of another title is told to be used as the last of its questions is closed,
   * and not before, since the turn began.
   */
  asksStill(title: string, side: Side, other: string): boolean {
    const { shown, between } = this.log;
    const asks = (entry: number): boolean => shown[entry]?.prompts[side]?.cardTitle === title;
    if (!asks(between.until)) return false;
    let closed = between.until + 1;
    while (asks(closed)) closed += 1;
    const since = shown.slice(0, closed).flatMap(({ lines }) => lines);
    const isUsed = (line: string): boolean => useIn(other, line) !== null;
    const began = since.findLastIndex((line) => beginsTurn.test(line));
    return (
      began >= 0 && !since.slice(began).some(isUsed) && shown[closed]?.lines.some(isUsed) === true
    );
  }

  /** A player is asked by a card, and not by this one, nor for an order. */
  private isAskedOn(entry: number, side: Side, other: string): boolean {
    const asked = this.log.shown[entry]?.prompts[side] ?? null;
    const isOfCard = asked !== null && (asked.kind === 'select' || asked.kind === 'other');
    return (
      isOfCard &&
      asked.cardTitle !== null &&
      asked.cardTitle !== other &&
      asked.message !== ordersTriggers
    );
  }
}
