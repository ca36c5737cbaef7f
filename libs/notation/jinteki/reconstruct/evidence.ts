import type { Side } from '../lens/side';
import type { Shown } from './shown';
import type { Span } from './goal';

/** Entries that a prompt of payment may put between what is done and the line that tells it. */
const late = 3;

/** The last number of the line is the strength reached: what was paid for it comes before. */
const bidding: { readonly [side in Side]: RegExp } = {
  corp: / pays (.*) to increase trace strength to /,
  runner: / pays (.*) to increase link strength to /,
};

const credits = (paid: string): number =>
  [...paid.matchAll(/(\d+) ?\[Credits?\]/g)].reduce((sum, [, amount]) => sum + Number(amount), 0);

/** What the lines of the log tell of the entries between two positions. */
export class Evidence {
  private readonly lines: readonly string[];
  private readonly later: readonly string[];

  constructor(shown: readonly Shown[], { after, until }: Span) {
    const told = (from: number, to: number): string[] =>
      shown.slice(Math.max(0, from), to).flatMap(({ lines }) => lines);
    this.lines = told(after + 1, until + 1);
    this.later = told(until + 1, until + 1 + late);
  }

  names(title: string): boolean {
    return this.lines.some((line) => line.includes(title));
  }

  /** An ability of this card is used; a line always tells that. */
  uses(title: string): boolean {
    return this.lines.some(
      (line) =>
        line.includes(` use ${title} to `) ||
        line.includes(` uses ${title} to `) ||
        line.includes(` strength of ${title} to `),
    );
  }

  /** Only what is exposed is called by its name. */
  exposes(title: string): boolean {
    return this.lines.some((line) => line.includes(` expose ${title}`));
  }

  /** What a side pays for the traces of these entries, first to last. */
  bids(side: Side): number[] {
    return [...this.lines, ...this.later].flatMap((line) => {
      const paid = bidding[side].exec(line)?.[1];
      return paid === undefined ? [] : [credits(paid)];
    });
  }

  /** Where in these lines a card is first used; after all of them where it is not. */
  placeOf(title: string): number {
    const at = this.lines.findIndex((line) => line.includes(` uses ${title} to `));
    return at < 0 ? this.lines.length : at;
  }
}
