import { cidOf, subroutinesOf } from '../lens/card';
import type { PromptView } from '../lens/prompt';
import { areSubsBehind, encounterOf } from '../lens/run';
import { askedSince } from './deviations/asked-since';
import { SIDES } from '../lens/side';
import { listedTitles } from '../log/listed-titles';
import { leastStrength } from './least-strength';
import { type Spoken, speaksOf } from './spoken';
import { chosenSubs } from './chosen-subs';
import { earlier, early, late, type ToldLines } from './told-lines';
import { tells, type Use, useIn } from './told-use';

/** "break 1 subroutine" and "break all 2 subroutines" may be so many uses. */
const broken = (what: string): number =>
  Number(/\bbreak (?:all )?(\d+)/.exec(what)?.[1] ?? Infinity);

/** What is shown of a deck is no choice of anybody. */
const revealsFromDeck = /^reveal .+ from the (?:top|bottom) of /;

/** Neither strength nor subroutines: what such a use is told to do may be anything. */
const isPlain = (how: Use): boolean => how === 'otherwise' || how === 'beside';

const taking = /^(?:discard|trash) (.+?)\.?$/;

const installing = /^install (.+?)(?: facedown)?\.?$/;

const ending = / is ending \w+ turn /;

const asksForCredits = /credit providing card/;

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
  /** What happens may be told before what keeps other things from happening with it. */
  readonly happens?: true;
  /** The card that may ask something on the way: it was begun before it asked. */
  readonly asks?: string;
  /** It may be answered as a turn begins, before ours shows that it has. */
  readonly early?: true;
  /** The entry whose line tells of it, where that is known. */
  readonly at?: number;
  /** It answers what a card asks: told before these entries it was answered before what is done in them. */
  readonly answers?: true;
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

/** How often lines tell that a card is used, on what, and where among them. */
export class EvidenceOfUses {
  private readonly counted = new Map<string, number>();
  private readonly places = new Map<string, Places | null>();
  private broken: ReadonlyMap<number, number> | null = null;

  constructor(private readonly log: ToldLines) {}

  /** How often an ability of this card is used; no more than the lines tell, or the card asks on what. */
  uses(title: string, how: Use): number {
    // A card that asks something on the way may be used more often than lines tell.
    if (how === 'otherwise' && this.log.asksFrom(this.log.between.after, title)) return Infinity;
    return this.count(title, how, [...this.log.all, ...this.tailFor(title, how)]);
  }

  /** Right after, where a use of a breaker may wait for its price or for what it is used on. */
  private tailFor(title: string, how: Use): readonly string[] {
    const prompts = this.log.shown[this.log.between.until]?.prompts;
    const waits = (prompt: PromptView | null): boolean =>
      prompt !== null && (prompt.cardTitle === title || asksForCredits.test(prompt.message));
    return isPlain(how) || prompts === undefined || SIDES.some((side) => waits(prompts[side]))
      ? this.log.later
      : [];
  }

  /** The same with the lines from an earlier entry on, after which uses were looked for, too. */
  usesSince(title: string, how: Use, since: number): number {
    if (since >= this.log.between.after) return this.uses(title, how);
    const key = `${title} ${how} ${String(since)}`;
    const known = this.counted.get(key);
    if (known !== undefined) return known;
    const lines = [
      ...this.log.toldIn(since + 1, this.log.between.until + 1),
      ...this.tailFor(title, how),
    ];
    const count = this.count(title, how, lines);
    this.counted.set(key, count);
    return count;
  }

  private count(title: string, how: Use, lines: readonly string[]): number {
    let uses = 0;
    for (const line of lines) {
      if (line.includes(` strength of ${title} to `)) {
        if (how === 'boost') uses += this.pumpsIn(title, line);
        else if (how === 'break' && / and break /.test(line)) uses = Infinity;
        continue;
      }
      const what = useIn(title, line);
      if (what === null || !tells[how].test(what)) continue;
      uses += how === 'break' ? broken(what) : 1;
    }
    return uses;
  }

  /** The most pumps that a line tells which names the strength reached: each of them adds something to what was shown before. */
  private pumpsIn(title: string, line: string): number {
    const key = `${title} pumps ${line}`;
    const known = this.counted.get(key);
    if (known !== undefined) return known;
    const reached = Number(/ to (-?\d+)(?: and break .+)?\.?$/.exec(line)?.[1] ?? Infinity);
    const { shown } = this.log;
    let most = 1;
    for (let entry = 1; entry < shown.length; entry += 1) {
      if (shown[entry]?.lines.includes(line) !== true) continue;
      const before = leastStrength(shown[entry - 1]?.state ?? {}, title);
      most = Math.max(most, before === null ? Infinity : reached - before);
    }
    this.counted.set(key, most);
    return most;
  }

  /** Which of these cards one was used on, as far as lines and questions name them; it may be `begun` in these entries. */
  aimedAt<T>(title: string, cards: readonly (readonly [T, Spoken])[], begun = false): T[] {
    const texts = (lines: readonly string[]): string[] =>
      lines
        .flatMap((line) => useIn(title, line) ?? [])
        .filter((what) => !revealsFromDeck.test(what));
    const questions = this.log
      .promptsFrom(this.log.between.after)
      .flatMap(({ cardTitle, message }) =>
        // What it asks may have its own name.
        cardTitle === title ? [message.replaceAll(` for ${title}`, '')] : [],
      );
    const earlier = texts(this.log.earlierOf(title, begun));
    for (const told of [texts(this.log.around()), questions, earlier]) {
      const found = cards.filter(([, card]) => told.some((text) => speaksOf(text, card)));
      if (found.length > 0) return found.map(([one]) => one);
    }
    return [];
  }

  /** The same of the use that so many were made before, right before these entries or in them. */
  aimedNext<T>(title: string, made: number, cards: readonly (readonly [T, Spoken])[]): T[] {
    const lines = [...this.log.earlier, ...this.log.all];
    const text = lines.flatMap((line) => useIn(title, line) ?? [])[made];
    if (text === undefined) return [];
    return cards.flatMap(([one, card]) => (speaksOf(text, card) ? [one] : []));
  }

  /** What lines tell a card to discard or trash, one by one; what else they say there is among it. */
  takenBy(title: string): readonly string[] {
    return [...this.log.earlier, ...this.log.around()].flatMap((line) => {
      const list = taking.exec(useIn(title, line) ?? '')?.[1];
      return list === undefined ? [] : listedTitles(list);
    });
  }

  /** What lines tell a card to install, several at once, in their order. */
  installedBy(title: string): readonly string[] {
    return [...this.log.earlier, ...this.log.around()].flatMap((line) => {
      const list = installing.exec(useIn(title, line) ?? '')?.[1];
      const titles = list === undefined ? [] : listedTitles(list);
      return titles.length > 1 ? titles : [];
    });
  }

  /** Where lines tell a card to be used the subroutines of the ice at hand are behind, each time. */
  usedBehind(title: string): boolean {
    const { after, until } = this.log.between;
    const told = this.log.shown
      .slice(after, until)
      .map((before, i) => ({ before, lines: this.log.shown[after + 1 + i]?.lines ?? [] }))
      .filter(({ lines }) => lines.some((line) => useIn(title, line) !== null));
    return told.length > 0 && told.every(({ before }) => areSubsBehind(before.state));
  }

  /** A line names what the card is used on. */
  targets(title: string, begun: boolean): boolean {
    return [...this.log.earlierOf(title, begun), ...this.log.around()].some(
      (line) => useIn(title, line)?.startsWith('target ') === true,
    );
  }

  /** A card is used, and does nothing of what it says. */
  doesNothing(title: string, begun: boolean): boolean {
    const uses = [...this.log.earlierOf(title, begun), ...this.log.around()].flatMap(
      (line) => useIn(title, line) ?? [],
    );
    return uses.length > 0 && uses.every((what) => what.startsWith('do nothing'));
  }

  /** A card is told to be pumped before it breaks. */
  pumpsFirst(title: string): boolean {
    return this.log.all.some((line) =>
      / and break /.test(line.split(` strength of ${title} to `)[1] ?? ''),
    );
  }

  /**
   * The subroutines that are shown broken, by their places, each with the entry that first shows it;
   * none where no encounter is shown. Of several encounters nobody knows which came first.
   */
  brokenSubs(): ReadonlyMap<number, number> {
    return (this.broken ??= this.firstBroken());
  }

  private firstBroken(): ReadonlyMap<number, number> {
    const { after, until } = this.log.between;
    const first = new Map<number, number>();
    const encountered = new Set<string | null>();
    for (const [i, { state }] of this.log.shown.slice(after + 1, until + 1).entries()) {
      const ice = encounterOf(state);
      if (ice === null) continue;
      encountered.add(cidOf(ice));
      for (const [at, { broken }] of subroutinesOf(ice).entries())
        if (broken && !first.has(at)) first.set(at, after + 1 + i);
    }
    if (encountered.size > 1) return new Map([...first].map(([at]) => [at, after + 1]));
    for (const [at, entry] of chosenSubs(this.log.shown, after, until)) first.set(at, entry);
    return first;
  }

  /**
   * Where in these lines, or in those right before, a card is used, of which so many copies are still to be used: the last of
   * them are theirs, behind those of the uses that were made by hand. After all lines where it is not.
   */
  placeOf(title: string, copies: number, byHand = 0): number {
    const uses = this.begun
      .flatMap((line, at) => (line.includes(` uses ${title} to `) ? [at] : []))
      .slice(byHand);
    return uses[Math.max(0, uses.length - copies)] ?? this.last;
  }

  /** Which line of these entries, or right after, is the first that tells a card to be used; after all where none does. */
  firstOf(title: string): number {
    const lines = this.log.around();
    const at = lines.findIndex((line) => useIn(title, line) !== null);
    return at < 0 ? lines.length : at;
  }

  /** Lines tell a card to be used, anywhere in the game. */
  isEverTold(title: string): boolean {
    return this.log.shown.some(({ lines }) => lines.some((line) => useIn(title, line) !== null));
  }

  /** How many lines tell of something used: what there is to be found. */
  get deeds(): number {
    return this.log.all.filter((line) => / uses? |strength of /.test(line)).length;
  }

  /** Where lines tell of something, of those right before, below 0, to those right after; null where none does. */
  placesOf({ name, in: tells, once, asks }: Tells): Places | null {
    const known = this.places.get(name);
    if (known !== undefined) return known;
    const { after, until } = this.log.between;
    const from = Math.max(0, after + 1 - early);
    const told: number[] = [];
    const alone = new Set<number>();
    const entries = new Map<number, number>();
    let at = -this.log.earlier.length;
    const begins = [at];
    let entry = from;
    for (const { lines } of this.log.shown.slice(from, until + 1 + late)) {
      for (const line of lines) {
        if (tells(line, entry)) {
          const place = this.begunAt(asks, entry, from, begins) ?? at;
          told.push(place);
          entries.set(place, entry);
          if (once?.(line) === true) alone.add(at);
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
    const from = Math.min(after - early, since ?? Infinity);
    for (let entry = after; entry > from && entry >= 0; entry -= 1)
      if (this.log.shown[entry]?.lines.some((line) => tells(line, entry)) === true) return entry;
    return null;
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

  get end(): number {
    return this.log.all.length;
  }

  /** After all lines that `placeOf` looks at. */
  get last(): number {
    return this.begun.length;
  }

  /** What waits as a turn begins in ours theirs may have asked about before, but not before the turn. */
  private get begun(): readonly string[] {
    const { after } = this.log.between;
    const before = this.log.toldIn(after + 1 - earlier, after + 1);
    const ended = before.findLastIndex((line) => ending.test(line));
    return [...before.slice(ended + 1), ...this.log.all];
  }
}
