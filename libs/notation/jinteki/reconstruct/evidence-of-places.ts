import type { State } from '#rules';
import { gameView } from '../lens/game';
import { isAskedBy } from './asked-by';
import { askedSince } from './deviations/asked-since';
import { pricedSince } from './priced-since';
import { endsTurn } from './in-turn';
import { earlier, early, late, type ToldLines } from './told-lines';
import { useIn } from './told-use';

/** What lines tell of one thing, by a name of its own. */
export interface Tells {
  readonly name: string;
  /** The name of the like, whose lines tell of this, too. */
  readonly like?: string;
  readonly in: (line: string, entry: number) => boolean;
  /** Whether such a line tells of it once; where it is absent nobody knows. */
  readonly once?: (line: string) => boolean;
  /** It keeps from happening what is told before it, or beside it. */
  readonly prevents?: true;
  /** Its line comes once it is paid for: what is answered before that is told before it. */
  readonly unpaid?: true;
  /** What happens may be told before what keeps other things from happening with it. */
  readonly happens?: true;
  /** The card that may ask something on the way: it was begun before it asked. */
  readonly asks?: string;
  /** It may be answered as a turn begins, before ours shows that it has. */
  readonly early?: true;
  /** The entry whose line tells of it, where that is known. */
  readonly at?: number;
  /** The card whose question it answers: told before these entries it was answered before what is done in them. */
  readonly answers?: string;
}

/** The first and the last line that tell of something. */
export interface Places {
  readonly first: number;
  readonly last: number;
  /** Those of these entries themselves. */
  readonly own: readonly number[];
  /** Of those the ones that tell of it once. */
  readonly once: ReadonlySet<number>;
  /** The entry of each of them. */
  readonly entries: ReadonlyMap<number, number>;
}

/** A card that is used, at a price or for nothing. */
const usesOf = (title: string): readonly string[] => [` uses ${title} to `, ` to use ${title} to `];

const comesBy = / (?:approaches|encounters|passes|accesses|will continue) /;

/** Where among the lines something is told. */
export class EvidenceOfPlaces {
  private readonly places = new Map<string, Places | null>();

  constructor(private readonly log: ToldLines) {}

  /**
   * Where in these lines, or in those right before, a card is used, of which so many copies are still to be used: the last of
   * them are theirs, behind those of the uses that were made by hand, or before the turn that ours has come to in them. After
   * all lines where it is not.
   */
  placeOf(title: string, copies: number, byHand = 0, turn: State['turn'] | null = null): number {
    const uses = this.begunIn(turn)
      .flatMap((line, at) => (usesOf(title).some((use) => line.includes(use)) ? [at] : []))
      .slice(byHand);
    return uses[Math.max(0, uses.length - copies)] ?? this.lastIn(turn);
  }

  /** Which line of these entries, or right after, is the first that tells a card to be used; after all where none does. */
  firstOf(title: string): number {
    const lines = this.log.around();
    const at = lines.findIndex((line) => useIn(title, line) !== null);
    return at < 0 ? lines.length : at;
  }

  /** A line of these entries, right before or right after, tells of what a card does, and not that a run came by it. */
  isToldAround(title: string): boolean {
    return this.log.near().some((line) => line.includes(title) && !comesBy.test(line));
  }

  /** Lines tell a card to be used, anywhere in the game. */
  isEverTold(title: string): boolean {
    return this.log.shown.some(({ lines }) => lines.some((line) => useIn(title, line) !== null));
  }

  /** Where lines tell of something, of those right before, below 0, to those right after; null where none does. */
  placesOf({ name, in: tells, once, asks }: Tells): Places | null {
    const known = this.places.get(name);
    if (known !== undefined) return known;
    const { until } = this.log.between;
    const from = Math.max(0, this.log.back(early) + 1);
    const told: number[] = [];
    const alone = new Set<number>();
    const entries = new Map<number, number>();
    let at = -this.log.earlier.length;
    const begins = [at];
    let entry = from;
    for (const { lines } of this.log.shown.slice(from, until + 1 + late)) {
      for (const line of lines) {
        if (tells(line, entry)) {
          const priced = this.pricedAt(entry, from, begins);
          // What is told in these entries stands among their lines.
          const began = priced === null || at < 0 ? at : Math.max(0, priced);
          const place = this.begunAt(asks, entry, from, begins) ?? began;
          told.push(place);
          entries.set(place, entry);
          if (once?.(line) === true) alone.add(place);
        }
        at += 1;
      }
      begins.push(at);
      entry += 1;
    }
    const own = told.filter((place) => place >= 0 && place < this.end);
    const [first, last = first] = [told[0], told.at(-1)];
    const found =
      first === undefined || last === undefined ? null : { first, last, own, once: alone, entries };
    this.places.set(name, found);
    return found;
  }

  /** The last entry right before these, or since another one, in which a line tells of something; null where none does. */
  lastEntryOf({ in: tells }: Tells, since: number | null = null): number | null {
    const { after } = this.log.between;
    const from = Math.min(this.log.back(early), since ?? Infinity);
    for (let entry = after; entry > from && entry >= 0; entry -= 1)
      if (this.log.shown[entry]?.lines.some((line) => tells(line, entry)) === true) return entry;
    return null;
  }

  /**
   * The last entry right before these whose lines tell an answer, as its card asks no more from there on: what it is told to do
   * later answers nothing. Null where there is none.
   */
  answeredIn({ answers: title, in: tells }: Tells): number | null {
    if (title === undefined) return null;
    const { shown, between } = this.log;
    const asks = (entry: number): boolean => isAskedBy(shown[entry], title);
    for (let entry = between.after; entry <= between.until + late; entry += 1)
      if (asks(entry)) return null;
    for (let entry = between.after; entry > Math.max(0, this.log.back(early)); entry -= 1)
      if (asks(entry - 1))
        return shown[entry]?.lines.some((line) => tells(line, entry)) === true ? entry : null;
    return null;
  }

  /** Lines tell of something after an entry, up to the last of these, and not right before it or in it. */
  isToldSince({ in: tells }: Tells, since: number): boolean {
    const { shown, between } = this.log;
    const isTold = (from: number, to: number): boolean =>
      shown
        .slice(Math.max(0, from), to + 1)
        .some(({ lines }, i) => lines.some((line) => tells(line, Math.max(0, from) + i)));
    return !isTold(since - early, since) && isTold(since + 1, between.until);
  }

  /** How many lines tell of something after an entry, up to the one before these. */
  toldFrom({ in: tells, once }: Tells, since: number): number {
    const { after } = this.log.between;
    const told = this.log.shown
      .slice(since + 1, after + 1)
      .flatMap(({ lines }, i) => lines.filter((line) => tells(line, since + 1 + i)));
    // A line of the menu tells of as many as it takes.
    return told.some((line) => once?.(line) === false) ? Infinity : told.length;
  }

  /** Where the lines of the entry begin with which a card began to ask; null where it asked nothing before. */
  private begunAt(
    title: string | undefined,
    entry: number,
    from: number,
    begins: readonly number[],
  ): number | null {
    if (title === undefined) return null;
    const since = askedSince(this.log.shown, entry, title);
    return since < entry && since > from ? (begins[since - from] ?? null) : null;
  }

  /** Right after the lines of the entry with which it was asked from where something is paid; null where nobody was asked before. */
  private pricedAt(entry: number, from: number, begins: readonly number[]): number | null {
    const since = pricedSince(this.log.shown, entry);
    const next = begins[since + 1 - from];
    return since < entry && since >= from && next !== undefined ? next - 0.5 : null;
  }

  get end(): number {
    return this.log.all.length;
  }

  /** After all lines that `placeOf` looks at. */
  lastIn(turn: State['turn'] | null): number {
    return this.begunIn(turn).length;
  }

  /** Theirs, as these entries began, was in another turn than ours is. */
  private isBefore({ number, side }: State['turn']): boolean {
    const theirs = gameView(this.log.shown[this.log.between.after]?.state ?? {});
    return theirs.turn !== number || theirs.active !== side;
  }

  /** What waits as a turn begins in ours theirs may have asked about before, but not before the turn. */
  private begunIn(turn: State['turn'] | null): readonly string[] {
    const { after } = this.log.between;
    const before = this.log.toldIn(this.log.back(earlier) + 1, after + 1);
    const lines = [...before, ...this.log.all];
    const isPast = turn !== null && this.isBefore(turn);
    const ended = (isPast ? lines : before).findLastIndex((line) => endsTurn.test(line));
    return lines.slice(ended + 1);
  }
}
