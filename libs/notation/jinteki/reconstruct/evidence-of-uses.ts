import { cidOf, subroutinesOf, titleOf } from '../lens/card';
import { asksForCredits, asksOfAccess, type PromptView } from '../lens/prompt';
import { areSubsBehind, encounterOf } from '../lens/run';
import { type Side, SIDES } from '../lens/side';
import { listedTitles } from '../log/listed-titles';
import { isAskedBy } from './asked-by';
import { leastStrength } from './least-strength';
import { type Spoken, speaksOf } from './spoken';
import { chosenSubs } from './chosen-subs';
import { early, late, type ToldLines } from './told-lines';
import { shownIn, shuffledBack, takenIn, tells, tellsPumpBy, type Use, useIn } from './told-use';

/** "break 1 subroutine" and "break all 2 subroutines" may be so many uses. */
const broken = (what: string): number =>
  Number(/\bbreak (?:all )?(\d+)/.exec(what)?.[1] ?? Infinity);

/** What is shown of a deck is no choice of anybody. */
const revealsFromDeck = /^reveal .+ from the (?:top|bottom) of /;

/** Neither strength nor subroutines: what such a use is told to do may be anything. */
const isPlain = (how: Use): boolean => how === 'otherwise' || how === 'beside';

const preventing = /^Prevent /;

const installing = /^install (.+?)(?: facedown)?\.?$/;

const raising = /^increase its strength from (-?\d+) to (-?\d+)/;

/** How often lines tell that a card is used, and on what. */
export class EvidenceOfUses {
  private readonly counted = new Map<string, number>();
  private broken: ReadonlyMap<number, number> | null = null;

  constructor(private readonly log: ToldLines) {}

  /**
   * How often an ability of this card is used; no more than the lines tell, or the card asks on what. `acts`: for a click, which
   * is none of what is told behind the end of the turn.
   */
  uses(title: string, how: Use, acts = false): number {
    const told = this.count(title, how, this.linesFor(title, how, null, acts));
    // A card that asks something on the way may be used more often than lines tell.
    const asks = how === 'otherwise' && this.log.asksFrom(this.log.between.after, title);
    return asks && (told === 0 || this.isAsking(title)) ? Infinity : told;
  }

  /** A line of these entries tells a card to be used as it is paid for, behind all that it asks: it asks nothing any more. */
  isPaidLast(title: string): boolean {
    const { between, shown } = this.log;
    const isPaid = (asked: PromptView | null | undefined): boolean =>
      asked?.cardTitle === title && asksForCredits.test(asked.message);
    for (let entry = between.after + 1; entry <= between.until; entry += 1) {
      const [before, now] = [shown[entry - 1], shown[entry]];
      const isTold = now?.lines.some((line) => useIn(title, line) !== null) === true;
      if (isTold && SIDES.some((side) => isPaid(before?.prompts[side])))
        return !this.isAsking(title);
    }
    return false;
  }

  /** The card may be asking still as these entries end: some questions name no card. */
  private isAsking(title: string): boolean {
    return this.endsAsking(
      ({ cardTitle, kind }) => cardTitle === title || (cardTitle === null && kind === 'select'),
    );
  }

  private endsAsking(isIt: (prompt: PromptView) => boolean): boolean {
    const { prompts } = this.log.shown[this.log.between.until] ?? {};
    return SIDES.some((side) => {
      const prompt = prompts?.[side] ?? null;
      return prompt !== null && isIt(prompt);
    });
  }

  /** The lines of these entries, from an earlier one on where `since` is one, and right after them as far as `waits` has it. */
  private linesFor(
    title: string,
    how: Use,
    since: number | null,
    acts: boolean,
  ): readonly string[] {
    const { after, until } = this.log.between;
    const waits = this.waits(title, how);
    if (!acts && since === null) return waits ? this.log.around() : this.log.all;
    const from = (since ?? after) + 1;
    if (!acts) return this.log.toldIn(from, until + 1 + (waits ? late : 0));
    return [...this.log.toldInTurn(from, until + 1), ...(waits ? this.log.laterActs : [])];
  }

  /** Whether a use may be told right after: one of a breaker may wait for its price or for what it is used on. */
  private waits(title: string, how: Use): boolean {
    return (
      isPlain(how) ||
      this.log.shown[this.log.between.until] === undefined ||
      this.endsAsking(
        ({ cardTitle, message }) => cardTitle === title || asksForCredits.test(message),
      )
    );
  }

  /** The same with the lines from an earlier entry on, after which uses were looked for, too. */
  usesSince(title: string, how: Use, since: number, acts = false): number {
    if (since >= this.log.between.after) return this.uses(title, how, acts);
    const key = `${title} ${how} ${String(since)} ${String(acts)}`;
    const known = this.counted.get(key);
    if (known !== undefined) return known;
    const count = this.count(title, how, this.linesFor(title, how, since, acts));
    this.counted.set(key, count);
    return count;
  }

  /**
   * How often a breaker is told to be used like this as theirs encounters ice of a title, or none, in these entries, right before or right
   * after; null where theirs encounters no such ice there, or no other one.
   */
  usesAmid(title: string, how: Use, ice: string): number | null {
    const from = Math.max(1, this.log.back(early) + 1);
    const told: string[] = [];
    const met = new Set<string | null>();
    for (const [i, { lines }] of this.log.shown
      .slice(from, this.log.between.until + 1 + late)
      .entries()) {
      const encountered = encounterOf(this.log.shown[from + i - 1]?.state ?? {});
      const name = encountered === null ? null : titleOf(encountered);
      if (name !== null) met.add(name);
      if (name === null || name === ice) told.push(...lines);
    }
    return met.has(ice) && met.size > 1 ? this.count(title, how, told) : null;
  }

  private count(title: string, how: Use, lines: readonly string[]): number {
    let uses = 0;
    for (const line of lines) {
      if (line.includes(` strength of ${title} to `)) {
        if (how === 'boost') uses += this.pumpsIn(title, line);
        else if (how === 'break' && / and break /.test(line)) uses = Infinity;
        continue;
      }
      if (how === 'boost' && tellsPumpBy(title, line)) uses += 1;
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

  /** So much strength may be what a card is told to raise itself by, once or more often; so it may where no line tells how much. */
  mayRaiseBy(title: string, strength: number): boolean {
    const told = this.log.around().flatMap((line) => {
      const [, from, to] = raising.exec(useIn(title, line) ?? '') ?? [];
      return from === undefined ? [] : [Number(to) - Number(from)];
    });
    return told.length === 0 || told.some((by) => by % strength === 0);
  }

  /**
   * Which of these cards one was used on, as far as lines and questions name them, or what the other side is asked then; it
   * may be `begun` in these entries.
   */
  aimedAt<T>(
    title: string,
    cards: readonly (readonly [T, Spoken])[],
    begun = false,
    other: Side | null = null,
  ): T[] {
    const texts = (lines: readonly string[]): string[] =>
      lines
        .flatMap((line) => useIn(title, line) ?? [])
        .filter((what) => !revealsFromDeck.test(what));
    const questions = this.log
      .promptsFrom(this.log.between.after)
      .flatMap(({ cardTitle, message }) =>
        // What it asks may have its own name; that it is accessed is asked for no use of it.
        cardTitle === title && !asksOfAccess.test(message)
          ? [message.replaceAll(` for ${title}`, '')]
          : [],
      );
    const earlier = texts(this.log.earlierOf(title, begun));
    const offered = this.log
      .promptsFrom(this.log.back(early) + 1, other === null ? [] : [other])
      .flatMap(({ cardTitle, choices, message }) =>
        // What could prevent it is nothing that it is used on.
        cardTitle === title && !preventing.test(message) ? choices : [],
      );
    for (const told of [texts(this.log.around()), questions, earlier, offered]) {
      const found = cards.filter(([, card]) => told.some((text) => speaksOf(text, card)));
      if (found.length > 0) return found.map(([one]) => one);
    }
    return [];
  }

  /**
   * The same of the use that comes behind those on other cards, right before these entries or in them: of all uses, or of
   * those on cards alone, as one may do other things besides.
   */
  aimedNext<T>(
    title: string,
    made: readonly Spoken[],
    cards: readonly (readonly [T, Spoken])[],
  ): T[] {
    const lines = [...this.log.earlier, ...this.log.all];
    const texts = lines.flatMap((line) => useIn(title, line) ?? []);
    const all = [...made, ...cards.map(([, card]) => card)];
    const onCards = texts.filter((text) => all.some((card) => speaksOf(text, card)));
    for (const text of [texts[made.length], onCards[made.length]]) {
      const next = cards.flatMap(([one, card]) => (speaksOf(text ?? '', card) ? [one] : []));
      if (next.length > 0) return next;
    }
    return [];
  }

  /**
   * What lines tell a card to discard or trash, or to be put back into a deck while it asks, one by one, and each line by
   * itself; what else they say there is among it.
   */
  takenBy(title: string): readonly (readonly string[])[] {
    const near = this.log.near();
    const taken = near.flatMap((line) => {
      const titles = takenIn(title, line);
      const list = titles.length > 0 ? null : this.putBackBy(title, line);
      const all = list === null ? titles : listedTitles(list);
      return all.length > 0 ? [all] : [];
    });
    if (taken.length > 0) return taken;
    // What is revealed of a hand, and goes nowhere, was chosen for that.
    return near.flatMap((line) => {
      const titles = shownIn(title, line);
      return titles.length > 0 ? [titles] : [];
    });
  }

  private putBackBy(title: string, line: string): string | null {
    const list = shuffledBack(line);
    if (list === null) return null;
    const { shown } = this.log;
    const from = Math.max(0, this.log.back(early));
    // What asks once it is told puts back nothing of it.
    const at = shown.findIndex(({ lines }, entry) => entry >= from && lines.includes(line));
    const asks = shown.slice(from, Math.max(from, at)).some((there) => isAskedBy(there, title));
    return asks ? list : null;
  }

  /** What lines tell a card to install, several at once, in their order. */
  installedBy(title: string): readonly string[] {
    return this.log.near().flatMap((line) => {
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
    if (encountered.size > 1) return new Map([...first].map(([at]) => [at, Infinity]));
    for (const [at, entry] of chosenSubs(this.log.shown, after, until, first)) first.set(at, entry);
    return first;
  }

  /** How many lines tell of something used: what there is to be found. */
  get deeds(): number {
    return this.log.all.filter((line) => / uses? |strength of /.test(line)).length;
  }
}
