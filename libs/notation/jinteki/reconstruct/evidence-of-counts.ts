import type { Side } from '../lens/side';
import { spentInSecret } from './spent-in-secret';
import { earlier, type ToldLines } from './told-lines';
import { pileEntries, pileNamed } from './told-pile';
import { toldPlace } from './told-place';
import { useIn } from './told-use';

const counted = /^(?:place|add|remove|trash|draw|move|store|host|gain|lose|access) (\d+) /;

const credits = /(\d+) *\[Credits?\]/g;

const ends = 'end the run.';

const guess = / guesses (\d+) \[Credits?\]/;

/** The number of what a line tells a card to do; null where it tells none. */
export function countIn(title: string, line: string): number | null {
  const spent = line.split(` trashes ${title} to `)[1];
  const told = counted.exec(useIn(title, line) ?? spent ?? '')?.[1];
  return told === undefined ? null : Number(told);
}

/** The numbers that lines and questions tell of what a card does. */
export class EvidenceOfCounts {
  constructor(private readonly log: ToldLines) {}

  /**
   * The number of what a card is told to do, after so many that it was asked before; null where no line tells
   * one. Ours may be asked since an earlier entry.
   */
  countOf(title: string, made = 0, since = this.log.between.after): number | null {
    const { after } = this.log.between;
    const sinceAsked = this.log.toldIn(since + 1, after + 1);
    // Of several in a row all of the lines count, however long ago the first was.
    const all = this.countsIn(title, [...sinceAsked, ...this.log.all]);
    if (since < after && all.length > 1 && all[made] !== undefined) return all[made];
    for (const lines of [this.log.around(), this.log.earlier, sinceAsked]) {
      const told = this.countsIn(title, lines);
      const count = told[made] ?? told[0];
      if (count !== undefined) return count;
    }
    return null;
  }

  /** A card is told to do a number of something, and it is none, however often; right before, where no line tells more. */
  tellsNone(title: string): boolean {
    const around = this.countsIn(title, this.log.around());
    const told = around.length > 0 ? around : this.countsIn(title, this.log.earlier);
    return told.length > 0 && told.every((count) => count === 0);
  }

  /** The credits that lines tell to be paid for each use of a card, from wherever they are, around these entries. */
  paidFor(title: string): readonly number[] {
    return this.log.around().flatMap((line) => {
      const [price, use] = line.split(` to use ${title} to `);
      if (price === undefined || use === undefined) return [];
      const paid = [...price.matchAll(credits)].map(([, amount]) => Number(amount));
      return paid.length === 0 ? [] : [paid.reduce((sum, one) => sum + one, 0)];
    });
  }

  /**
   * How often lines, from right before these entries on, tell a card to be used before the one that it ends the run with; null
   * where none tells that, or several do.
   */
  toldUntilEnd(title: string): number | null {
    const { until } = this.log.between;
    const uses = this.log
      .toldIn(this.log.back(earlier) + 1, until + 1)
      .flatMap((line) => useIn(title, line) ?? []);
    const end = uses.indexOf(ends);
    return end < 0 || uses.includes(ends, end + 1) ? null : end;
  }

  private countsIn(title: string, lines: readonly string[]): readonly number[] {
    return lines.flatMap((line) => countIn(title, line) ?? []);
  }

  /**
   * Which card from the top a line tells to be accessed for a card, which ours may be asked since an earlier entry; null where
   * none tells it.
   */
  placeOf(title: string, since = this.log.between.after): number | null {
    const sooner = this.log.toldIn(since + 1, this.log.between.after + 1);
    for (const line of [...sooner, ...this.log.near()]) {
      const told = useIn(title, line) === null ? null : toldPlace(line);
      if (told !== null) return told;
    }
    return null;
  }

  /**
   * What a player is told to have guessed of what a card had the other spend, which ours may be asked since an earlier entry;
   * null where no line tells it.
   */
  guessed(since = this.log.between.after): number | null {
    const sinceAsked = this.log.toldIn(since + 1, this.log.between.after + 1);
    for (const line of [...sinceAsked, ...this.log.around()]) {
      const told = guess.exec(line)?.[1];
      if (told !== undefined) return Number(told);
    }
    return null;
  }

  /** What a side spent in each of the games of a card in which both choose in secret, since an entry; null for one that no line tells. */
  spentInSecret(title: string, side: Side, since: number): readonly (number | null)[] {
    const { shown, between, takenOver } = this.log;
    const after = Math.max(since, takenOver);
    return spentInSecret(shown, title, side, { after, until: between.until });
  }

  /** Of piles that cards were parted into, the one that is told to be chosen, by its number; null where no line tells it. */
  pileChosen(): number | null {
    const { after, until } = this.log.between;
    // Ours may be asked once all of a pile is accessed.
    const lines = this.log.toldIn(after + 1 - pileEntries, until + 1);
    return lines.flatMap((line) => pileNamed(line) ?? []).at(-1) ?? null;
  }
}
