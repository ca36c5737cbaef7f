import { promptOf } from '../lens/prompt';
import { type Side, SIDES } from '../lens/side';
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

/** What an ability does, as far as lines tell it apart. */
export type Use = 'break' | 'boost' | 'otherwise';

/** What the lines of the log tell of the entries between two positions. */
export class Evidence {
  private readonly lines: readonly string[];
  /** Titles of cards that ask something on the way. */
  private readonly asking: ReadonlySet<string>;
  private readonly later: readonly string[];

  constructor(shown: readonly Shown[], { after, until }: Span) {
    const told = (from: number, to: number): string[] =>
      shown.slice(Math.max(0, from), to).flatMap(({ lines }) => lines);
    this.lines = told(after + 1, until + 1);
    this.asking = new Set(
      shown
        .slice(Math.max(0, after), until + 1)
        .flatMap(({ state }) => SIDES.flatMap((side) => promptOf(state, side)?.cardTitle ?? [])),
    );
    this.later = told(until + 1, until + 1 + late);
  }

  names(title: string): boolean {
    return this.lines.some((line) => line.includes(title));
  }

  /** An ability of this card is used: a line tells that, or the card asks on what. */
  uses(title: string, how: Use): boolean {
    if (how === 'otherwise' && this.asking.has(title)) return true;
    return [...this.lines, ...this.later].some((line) => {
      if (line.includes(` strength of ${title} to `))
        return how === 'boost' || (how === 'break' && / and break /.test(line));
      const at = line.search(/ uses? /);
      const what = at < 0 ? null : line.slice(at).split(` ${title} to `)[1];
      if (what === null || what === undefined) return false;
      return how === 'break'
        ? /\bbreak /.test(what)
        : how === 'boost'
          ? /strength/.test(what)
          : true;
    });
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
