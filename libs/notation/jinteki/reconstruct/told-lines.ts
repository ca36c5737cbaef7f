import type { PromptView } from '../lens/prompt';
import { type Side, SIDES } from '../lens/side';
import { plainKey } from './features';
import { endsTurn, inTurn } from './in-turn';
import type { Shown } from './shown';
import type { Span } from './span';

/** Entries that a prompt of payment may put between what is done and the line that tells it. */
export const late = 3;

/** Entries that ours may come to a question later than theirs. */
export const early = 2;

/** The same for what is decided when a turn begins, before ours shows that it has begun. */
export const earlier = 4;

/** Entries that ours may still be asked for a number after theirs was, or that a question of theirs may stand open. */
export const long = 6;

const clicks = (['corp clicks', 'runner clicks'] as const).map(plainKey);

export const spendsClick = / spends (?:\[Click\])+/;

const begins = (title: string, line: string): boolean =>
  [' to play ', ' to install '].some((words) => line.includes(words + title));

/** What the log tells, and the prompts ask, of the entries between two positions. */
export class ToldLines {
  private told: readonly string[] | null = null;
  private tail: readonly string[] | null = null;
  private close: readonly string[] | null = null;
  private acts: readonly string[] | null = null;
  private first: number | null = null;

  constructor(
    readonly shown: readonly Shown[],
    readonly between: Span,
    /** The entry by which ours decided last: what was told since may be what ours is asked about now. */
    readonly decided = between.after,
    /** The entry at which theirs was taken over: nothing that was told by then is decided by ours. */
    readonly takenOver = -Infinity,
  ) {}

  /** The entry after which lines and questions are looked at, so many before these at least, but none of what was taken over. */
  back(entries: number): number {
    return Math.max(this.takenOver, Math.min(this.between.after - entries, this.decided));
  }

  toldIn(from: number, to: number): string[] {
    return this.shown.slice(this.ownFrom(from), to).flatMap(({ lines }) => lines);
  }

  /** The first entry from one on whose lines may tell what ours decides. */
  private ownFrom(entry: number): number {
    return Math.max(0, entry, this.takenOver + 1);
  }

  /** The same without what is told behind the end of a turn in its entry: what cards do then is no action. */
  toldInTurn(from: number, to: number): string[] {
    return this.shown.slice(this.ownFrom(from), to).flatMap(({ lines }) => inTurn(lines));
  }

  /** The same right after, but for what costs a click that is spent there: that was not done before. */
  get laterActs(): readonly string[] {
    return (this.acts ??= [...this.toldLater()]);
  }

  private *toldLater(): Generator<string> {
    const { until } = this.between;
    for (let entry = until + 1; entry <= until + late; entry += 1) {
      const [before, now] = [this.shown[entry - 1], this.shown[entry]];
      if (before === undefined || now === undefined) return;
      const isSpent = clicks.some(
        (key) => (now.features.get(key) ?? 0) < (before.features.get(key) ?? 0),
      );
      for (const line of inTurn(now.lines)) if (!isSpent || !spendsClick.test(line)) yield line;
    }
  }

  get all(): readonly string[] {
    return (this.told ??= this.toldIn(this.between.after + 1, this.between.until + 1));
  }

  get later(): readonly string[] {
    const { until } = this.between;
    return (this.tail ??= this.toldIn(until + 1, until + 1 + late));
  }

  /**
   * The first entry that may tell what is decided in these, or as the turn begins that they come to: what was told before a turn
   * ended was done in it.
   */
  get begun(): number {
    return (this.first ??= this.firstOfTurn());
  }

  private firstOfTurn(): number {
    const { after } = this.between;
    const from = Math.max(0, this.back(earlier) + 1);
    for (let entry = after; entry > from; entry -= 1)
      if (this.shown[entry]?.lines.some((line) => endsTurn.test(line)) === true) return entry;
    return from;
  }

  /** Right before: what theirs has answered ours may still be asked. */
  get earlier(): readonly string[] {
    const { after } = this.between;
    return this.toldIn(this.back(early) + 1, after + 1);
  }

  around(): readonly string[] {
    return [...this.all, ...this.later];
  }

  /** Right before, these and right after. */
  near(): readonly string[] {
    return (this.close ??= [...this.earlier, ...this.around()]);
  }

  /** Right after, as far as no further copy is played or installed there. */
  laterOf(title: string): readonly string[] {
    const again = this.later.findIndex((line) => begins(title, line));
    return again < 0 ? this.later : this.later.slice(0, again);
  }

  /**
   * Right before, or after an earlier entry, as far as they tell of the copy at hand: from where the last one is played or
   * installed there; nothing where it is `begun` in these entries.
   */
  earlierOf(title: string, begun: boolean, from = this.back(early)): readonly string[] {
    const lines = begun ? [] : this.toldIn(from + 1, this.between.after + 1);
    return lines.slice(
      Math.max(
        0,
        lines.findLastIndex((line) => begins(title, line)),
      ),
    );
  }

  /** Prompts from an entry on. */
  promptsFrom(from: number, sides: readonly Side[] = SIDES): PromptView[] {
    return this.shown
      .slice(Math.max(0, from, this.takenOver), this.between.until + 1)
      .flatMap(({ prompts }) => sides.flatMap((side) => prompts[side] ?? []));
  }

  asksFrom(from: number, title: string, sides: readonly Side[] = SIDES): boolean {
    return this.promptsFrom(from, sides).some(({ cardTitle }) => cardTitle === title);
  }

  /** The last entry before these at which a player of theirs was about to act: ours rested there. */
  get settled(): number {
    let entry = this.between.after;
    const first = Math.max(0, this.takenOver);
    while (entry > first && this.shown[entry]?.mayPass === true) entry -= 1;
    return entry;
  }
}
