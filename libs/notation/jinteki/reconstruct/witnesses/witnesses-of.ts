import { asksForCounters } from '../../lens/prompt';
import { type Side, SIDES } from '../../lens/side';
import { turnWasOver } from '../between-turns';
import { askedSince } from '../deviations/asked-since';
import { isPreventionAsked } from '../deviations/prevention-asked';
import { unpaidIn } from '../deviations/unpaid';
import type { Tells } from '../evidence-of-places';
import { chosenIn } from '../chosen-credits';
import { pricedSince } from '../priced-since';
import type { Shown } from '../shown';
import { late } from '../told-lines';
import { tellsSeveral } from '../told-use';
import { type Deed, isDecided } from './deed';

/** Lines of so many entries before it may tell of what ours comes to later than theirs. */
const early = 2;

/** The same of answers. */
const answered = 6;

/** A line, by its entry and its place there. */
export interface Line {
  readonly entry: number;
  readonly at: number;
}

/** A line that tells of a deed, and the moments between which it was done: before the line, where something was asked on the way. */
export interface Witness {
  readonly line: Line;
  readonly from: Line;
  readonly to: Line;
}

/** What was done as a card began to ask something. */
const witnessAsAsked = (entry: number): Witness => {
  const line = endOf(entry);
  return { line, from: line, to: line };
};

export interface Witnessed {
  readonly deed: Deed;
  /** Null where no line is left for it, nor a question of its card. */
  readonly witness: Witness | null;
}

/** What was to be paid was not: the price was left. */
const unpaid = / (?:pays|spends) {2}to /;

/** It is done all the same, as a command closes the question. */
const isDoneUnpaid = (shown: readonly Shown[], entry: number): boolean =>
  unpaidIn(shown, { after: entry - 1, until: entry }).length > 0;

export const isAfter = (one: Line, other: Line): boolean =>
  one.entry > other.entry || (one.entry === other.entry && one.at > other.at);

/** After all lines of an entry. */
const endOf = (entry: number): Line => ({ entry, at: Infinity });

/** A card asks, from this entry on, something else than how it is paid for, or whether it is prevented. */
function beginsToAsk(shown: readonly Shown[], entry: number, side: Side, title: string): boolean {
  const now = shown[entry]?.prompts[side] ?? null;
  if (now?.cardTitle !== title || chosenIn(shown[entry], side) !== null) return false;
  if (asksForCounters.test(now.message) || isPreventionAsked(shown[entry])) return false;
  return now.asking !== shown[entry - 1]?.prompts[side]?.asking;
}

/** Since which entry ours stood still until a deed was looked for. */
const stoodSince = ({ between: { after }, by }: Deed): number =>
  isDecided(by) ? Math.min(after, by.before?.between.until ?? after) : after;

/** What a card asked of theirs was answered with an entry, and is yet to be in ours. */
const isAnsweredWith = (shown: readonly Shown[], entry: number, title: string): boolean =>
  SIDES.some((side) => {
    const before = shown[entry - 1]?.prompts[side];
    return before?.cardTitle === title && shown[entry]?.prompts[side]?.asking !== before.asking;
  });

function* entriesOf(shown: readonly Shown[], deed: Deed): Generator<number> {
  const { answers, asks, between, leads } = deed;
  const { after, until } = between;
  if (leads) {
    for (let entry = until; entry > after; entry -= 1) yield entry;
    for (let entry = until + 1; entry <= until + late; entry += 1) yield entry;
    return;
  }
  if (answers && asks !== null && isAnsweredWith(shown, after, asks)) {
    for (let entry = after + 1; entry <= until; entry += 1) yield entry;
    yield after;
  }
  for (let entry = after + 1; entry <= until + late; entry += 1) yield entry;
  const first = answers
    ? Math.min(after - answered, stoodSince(deed), turnWasOver(shown, after) - 1)
    : Math.min(after - early, stoodSince(deed));
  for (let entry = after; entry >= Math.max(0, first); entry -= 1) yield entry;
}

/** Something is trashed to pay for it. */
const trashed = / trashes? .+? to use /;

/** What a price sets off is told before what it is paid for, within the entry of both. */
function paidAt(shown: readonly Shown[], line: Line): Line {
  const text = shown[line.entry]?.lines[line.at] ?? '';
  return trashed.test(text) ? { ...line, at: -1 } : line;
}

function witnessAt(shown: readonly Shown[], { asks }: Deed, line: Line): Witness {
  const priced = pricedSince(shown, line.entry);
  const [from, to] =
    priced < line.entry ? [endOf(priced), endOf(priced)] : [paidAt(shown, line), line];
  const asked = asks === null ? priced : askedSince(shown, priced, asks);
  return { line, from: asked < priced ? endOf(asked) : from, to };
}

/** Which lines tell of the deeds of a way: each of them of one, or of several where it says so. */
export class Witnesses {
  readonly all: readonly Witnessed[];
  /** What each line tells of that is stated, by the names that it is owed by. */
  private readonly told = new Map<string, Set<string>>();
  private readonly taken = new Map<string, Set<string>>();

  constructor(
    deeds: readonly Deed[],
    private readonly shown: readonly Shown[],
  ) {
    this.all = deeds.map((deed) => {
      const line = this.lineOf(deed);
      if (line !== null) return { deed, witness: witnessAt(shown, deed, line) };
      const asked = this.questionOf(deed);
      return { deed, witness: asked === null ? null : witnessAsAsked(asked) };
    });
  }

  /**
   * The entry in which its card begins to ask something, as no line tells what comes to nothing: of its own, or of those right
   * before them; null where none does.
   */
  private questionOf({ asks, between: { after, until }, shares, tells }: Deed): number | null {
    if (asks === null) return null;
    const first = Math.max(0, after - early);
    const entries = Array.from({ length: until - first + 1 }, (_, at) => first + at);
    const own = entries.filter((entry) => entry > after);
    for (const entry of [...own, ...entries.filter((one) => one <= after)])
      for (const side of SIDES) {
        if (!beginsToAsk(this.shown, entry, side, asks)) continue;
        const key = `${String(entry)} ${side}`;
        if (shares === 'any' || this.isLeft(tells, key)) return entry;
      }
    return null;
  }

  /** Nothing of the like has taken it; it is taken then. */
  private isLeft({ like, name }: Tells, key: string): boolean {
    const own = this.taken.get(like ?? name) ?? new Set<string>();
    this.taken.set(like ?? name, own);
    if (own.has(key)) return false;
    own.add(key);
    return true;
  }

  /** The first in its entries, then after, then before them that tells of nothing else like it. */
  private lineOf(deed: Deed): Line | null {
    for (const entry of entriesOf(this.shown, deed)) {
      const lines = this.shown[entry]?.lines ?? [];
      for (let at = 0; at < lines.length; at += 1)
        if (this.take(deed, lines[at] ?? '', { entry, at })) return { entry, at };
    }
    return null;
  }

  private take({ owes, shares, tells }: Deed, line: string, { entry, at }: Line): boolean {
    if (!tells.in(line, entry)) return false;
    if (unpaid.test(line) && !isDoneUnpaid(this.shown, entry)) return false;
    const key = nameOf({ entry, at });
    const isShared = shares === 'any' || (shares === 'as-told' && tellsSeveral(line));
    if (!isShared && !this.isLeft(tells, key)) return false;
    const told = this.told.get(key) ?? new Set<string>();
    this.told.set(key, told);
    for (const one of owes) told.add(one);
    return true;
  }

  /** Something that is stated takes this line for its own. */
  tells(line: Line, name: string): boolean {
    return this.told.get(nameOf(line))?.has(name) === true;
  }
}

const nameOf = ({ entry, at }: Line): string => `${String(entry)} ${String(at)}`;
