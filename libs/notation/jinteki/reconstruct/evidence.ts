import { subroutinesOf } from '../lens/card';
import type { PromptView } from '../lens/prompt';
import { encounterOf } from '../lens/run';
import { type Side, SIDES } from '../lens/side';
import type { Shown } from './shown';
import type { Span } from './span';
import { tells, type Use, useIn } from './told-use';

/** Entries that a prompt of payment may put between what is done and the line that tells it. */
export const late = 3;

/** The same for payments that a question for each source comes before. */
const latest = 8;

/** Entries that ours may come to a question later than theirs. */
export const early = 2;

/** The same for what is decided when a turn begins, before ours shows that it has begun. */
export const earlier = 4;

/** The last number of the line is the strength reached: what was paid for it comes before. */
const bidding: { readonly [side in Side]: RegExp } = {
  corp: / pays (.*) to increase trace strength to /,
  runner: / pays (.*) to increase link strength to /,
};

const credits = (paid: string): number =>
  [...paid.matchAll(/(\d+) ?\[Credits?\]/g)].reduce((sum, [, amount]) => sum + Number(amount), 0);

/** An installed card as lines call it: ice by its position, 0 innermost. */
export interface Spoken {
  readonly title: string;
  readonly server: string | null;
  readonly position: number | null;
}

const named = (title: string, text: string): boolean => {
  const at = text.indexOf(title);
  return at >= 0 && !/[\w:]/.test(text[at + title.length] ?? '');
};

/** Whether a text speaks of this very card, as far as it tells one from another. */
function speaksOf(text: string, { title, server, position }: Spoken): boolean {
  const ice = [...text.matchAll(/ protecting (.+?) at position (\d+)/g)];
  if (ice.length > 0 && position !== null)
    return ice.some(([, name, depth]) => name === server && Number(depth) === position);
  if (!named(title, text)) return false;
  const [, where] = / in (HQ|R&D|Archives|Server \d+)\b/.exec(text) ?? [];
  return where === undefined || where === server;
}

/** "break 1 subroutine" and "break all 2 subroutines" may be so many uses. */
const broken = (what: string): number =>
  Number(/\bbreak (?:all )?(\d+)/.exec(what)?.[1] ?? Infinity);

/** A search that found nothing is a shuffle. */
const emptyHanded = /^shuffle (?:R&D|[a-zA-Z]+ [Ss]tack)\.?$/;

const counted = /^(?:place|add|remove|trash|draw|move|store|host|gain|lose) (\d+) /;

const asksOn = /^(?:Place|Add|Remove|Trash|Draw|Move|Host) (\d+) /;

const asksForCredits = /credit providing card/;

const onServer = /^target (HQ|R&D|Archives|Server \d+|No server)\.?$/;
const tellsTrash = (line: string, title: string): boolean =>
  line.includes(` to trash ${title}`) ||
  (line.includes(` trashes ${title}`) && !line.includes(' due to '));

const payment = /(\d+) *\[Credits?\] from ([^[]+?)(?=,| and | to | due |\.|$)/g;
const installing = / install .*?(?:protecting|in the root of|in) (HQ|R&D|Archives|Server \d+)\b/;
const places = /\b(?:HQ|R&D|Archives|Server \d+)(?![\w])/g;

const doing = / to (?:install|play|rez|use|trash)\b| (?:uses?|trash(?:es)?) /;

export const basics = {
  draw: / to draw /,
  'gain-credit': / to gain 1 \[Credits?\]/,
  run: / make a run on /,
} as const;
export type Basic = keyof typeof basics;

/** What lines tell of one thing, by a name of its own. */
export interface Tells {
  readonly name: string;
  /** The name of the like, whose lines tell of this, too. */
  readonly like?: string;
  readonly in: (line: string, entry: number) => boolean;
  /** Whether such a line tells of it once; where it is absent nobody knows. */
  readonly once?: (line: string) => boolean;
}

/** The first and the last line that tell of something. */
interface Places {
  readonly first: number;
  readonly last: number;
  /** Those of these entries themselves. */
  readonly own: readonly number[];
  /** Each of them tells of it once. */
  readonly isOnce: boolean;
}

/** What the lines of the log tell of the entries between two positions. */
export class Evidence {
  private readonly counted = new Map<string, number>();
  private readonly places = new Map<string, Places | null>();
  private told: readonly string[] | null = null;
  private tail: readonly string[] | null = null;
  private broken: ReadonlySet<number> | null = null;

  constructor(
    private readonly shown: readonly Shown[],
    private readonly between: Span,
  ) {}

  private toldIn(from: number, to: number): string[] {
    return this.shown.slice(Math.max(0, from), to).flatMap(({ lines }) => lines);
  }

  private get lines(): readonly string[] {
    return (this.told ??= this.toldIn(this.between.after + 1, this.between.until + 1));
  }

  private get later(): readonly string[] {
    const { until } = this.between;
    return (this.tail ??= this.toldIn(until + 1, until + 1 + late));
  }

  /** Right before: what theirs has answered ours may still be asked. */
  private get earlier(): readonly string[] {
    const { after } = this.between;
    return this.toldIn(after + 1 - early, after + 1);
  }

  /** Prompts from an entry on. */
  private promptsFrom(from: number): PromptView[] {
    return this.shown
      .slice(Math.max(0, from), this.between.until + 1)
      .flatMap(({ prompts }) => SIDES.flatMap((side) => prompts[side] ?? []));
  }

  private asksFrom(from: number, title: string): boolean {
    return this.promptsFrom(from).some(({ cardTitle }) => cardTitle === title);
  }

  /** A click is told to be spent. */
  get spendsClicks(): boolean {
    return this.lines.some((line) => line.includes(' spends [Click]'));
  }

  names(title: string): boolean {
    return this.lines.some((line) => line.includes(title));
  }

  /** How often an ability of this card is used; no more than the lines tell, or the card asks on what. */
  uses(title: string, how: Use): number {
    // A card that asks something on the way may be used more often than lines tell.
    if (how === 'otherwise' && this.asksFrom(this.between.after, title)) return Infinity;
    return this.count(title, how, [...this.lines, ...this.tailFor(title, how)]);
  }

  /** Right after, where a use of a breaker may wait for its price or for what it is used on. */
  private tailFor(title: string, how: Use): readonly string[] {
    const prompts = this.shown[this.between.until]?.prompts;
    const waits = (prompt: PromptView | null): boolean =>
      prompt !== null && (prompt.cardTitle === title || asksForCredits.test(prompt.message));
    return how === 'otherwise' ||
      prompts === undefined ||
      SIDES.some((side) => waits(prompts[side]))
      ? this.later
      : [];
  }

  /** The same with the lines from an earlier entry on, after which uses were looked for, too. */
  usesSince(title: string, how: Use, since: number): number {
    if (since >= this.between.after) return this.uses(title, how);
    const key = `${title} ${how} ${String(since)}`;
    const known = this.counted.get(key);
    if (known !== undefined) return known;
    const lines = [...this.toldIn(since + 1, this.between.until + 1), ...this.tailFor(title, how)];
    const count = this.count(title, how, lines);
    this.counted.set(key, count);
    return count;
  }

  private count(title: string, how: Use, lines: readonly string[]): number {
    let uses = 0;
    for (const line of lines) {
      if (line.includes(` strength of ${title} to `)) {
        if (how === 'boost' || (how === 'break' && / and break /.test(line))) uses = Infinity;
        continue;
      }
      const what = useIn(title, line);
      if (what === null || !tells[how].test(what)) continue;
      uses += how === 'break' ? broken(what) : 1;
    }
    return uses;
  }

  /** Which of these cards one was used on, as far as lines and questions name them. */
  aimedAt<T>(title: string, cards: readonly (readonly [T, Spoken])[]): T[] {
    const texts = (lines: readonly string[]): string[] =>
      lines.flatMap((line) => useIn(title, line) ?? []);
    const questions = this.promptsFrom(this.between.after).flatMap(({ cardTitle, message }) =>
      cardTitle === title ? [message] : [],
    );
    for (const told of [texts(this.around()), questions, texts(this.earlier)]) {
      const found = cards.filter(([, card]) => told.some((text) => speaksOf(text, card)));
      if (found.length > 0) return found.map(([one]) => one);
    }
    return [];
  }

  /** The same of the use that so many were made before, right before these entries or in them. */
  aimedNext<T>(title: string, made: number, cards: readonly (readonly [T, Spoken])[]): T[] {
    const lines = [...this.earlier, ...this.lines];
    const text = lines.flatMap((line) => useIn(title, line) ?? [])[made];
    if (text === undefined) return [];
    return cards.flatMap(([one, card]) => (speaksOf(text, card) ? [one] : []));
  }

  /** More can be chosen for a card than so many. */
  offersMore(title: string, count: number): boolean {
    return this.promptsFrom(this.between.after - early).some(
      ({ cardTitle, selectable }) => cardTitle === title && selectable.length > count,
    );
  }

  /** The subroutines that are shown broken, by their places; none where no encounter is shown. */
  brokenSubs(): ReadonlySet<number> {
    return (this.broken ??= new Set(
      this.shown.slice(this.between.after + 1, this.between.until + 1).flatMap(({ state }) => {
        const ice = encounterOf(state);
        return ice === null
          ? []
          : subroutinesOf(ice).flatMap(({ broken: is }, at) => (is ? [at] : []));
      }),
    ));
  }

  /** A line names what the card is used on. */
  targets(title: string): boolean {
    return [...this.earlier, ...this.around()].some(
      (line) => useIn(title, line)?.startsWith('target ') === true,
    );
  }

  /**
   * A card asks something, and no line tells what came of it. Where a question of ours stands open
   * since an earlier entry, theirs may have been asked and answered as early.
   */
  isIdle(title: string, since: number): boolean {
    const { after } = this.between;
    const from = Math.min(after - early, since);
    const lines = [...this.toldIn(from + 1, after + 1), ...this.lines, ...this.laterOf(title)];
    return (
      this.asksFrom(from, title) &&
      lines.every((line) => useIn(title, line) === null && !line.includes(' to prevent '))
    );
  }

  /** Right after, as far as no further copy is played there. */
  private laterOf(title: string): readonly string[] {
    const again = this.later.findIndex((line) => line.includes(` to play ${title}`));
    return again < 0 ? this.later : this.later.slice(0, again);
  }

  /** A card asks what to search for, and the lines tell of nothing but a shuffle. */
  findsNothing(title: string, since: number): boolean {
    const { after } = this.between;
    const from = Math.min(after - early, since);
    const told = [...this.toldIn(from + 1, after + 1), ...this.lines, ...this.laterOf(title)]
      .map((line) => line.split(` ${title} to `)[1])
      .filter((what) => what !== undefined);
    return (
      this.asksFrom(from, title) && told.length > 0 && told.every((what) => emptyHanded.test(what))
    );
  }

  /** The servers that lines tell a card to be used on, "No server" where it is not, in their order. */
  targetServers(title: string): string[] {
    const { after, until } = this.between;
    return this.toldIn(after + 1 - earlier, until + 1).flatMap((line) => {
      const [, server] = onServer.exec(useIn(title, line) ?? '') ?? [];
      return server ?? [];
    });
  }

  /** What a card is told to name; null where no line tells it. */
  namedBy(title: string): string | null {
    for (const line of [...this.lines, ...this.later, ...this.earlier]) {
      const name = /^name (.+?)\.?$/.exec(useIn(title, line) ?? '')?.[1];
      if (name !== undefined) return name;
    }
    return null;
  }

  /** The number with which a card asks on: it was answered with just before; null where it does not. */
  numberOf(title: string): number | null {
    const told = this.promptsFrom(this.between.after).flatMap(({ cardTitle, message }) =>
      cardTitle === title ? (asksOn.exec(message)?.[1] ?? []) : [],
    );
    return told.length === 0 || new Set(told).size > 1 ? null : Number(told[0]);
  }

  /** The number of what a card is told to do; null where no line tells one. */
  countOf(title: string): number | null {
    return this.countsOf(title)[0] ?? null;
  }

  /** A card is told to do a number of something, and it is none, however often. */
  tellsNone(title: string): boolean {
    const told = this.countsOf(title);
    return told.length > 0 && told.every((count) => count === 0);
  }

  private countsOf(title: string): readonly number[] {
    return this.around().flatMap((line) => {
      const told = counted.exec(useIn(title, line) ?? '')?.[1];
      return told === undefined ? [] : [Number(told)];
    });
  }

  /** A card asks something, in these entries or right before. */
  asks(title: string): boolean {
    return this.asksFrom(this.between.after - early, title);
  }

  /** A card is used, and does nothing of what it says. */
  doesNothing(title: string): boolean {
    const uses = [...this.earlier, ...this.around()].flatMap((line) => useIn(title, line) ?? []);
    return uses.length > 0 && uses.every((what) => what.startsWith('do nothing'));
  }

  /** How often a basic action is taken: each has its line, of no other card. */
  basics(action: Basic): number {
    return this.lines.filter(
      (line) =>
        basics[action].test(line) &&
        (!/ uses? /.test(line) || line.includes(' Basic Action Card to ')),
    ).length;
  }

  /** A card is installed by itself, and not by what another card does. */
  installs(title: string): boolean {
    const told = ` to install ${title}`;
    return [...this.earlier, ...this.around()].some(
      (line) => line.includes(told) && !/ uses? /.test(line.slice(0, line.indexOf(told))),
    );
  }

  /** One install is told, and nothing else that anybody does. */
  get installsAlone(): boolean {
    const deeds = this.lines.filter((line) => doing.test(line));
    return deeds.length === 1 && / to install /.test(deeds[0] ?? '');
  }

  steals(title: string): boolean {
    return this.around().some((line) => line.includes(` steals ${title} and `));
  }

  /** With its cost, or where nothing was paid; not by damage. */
  trashes(title: string): boolean {
    return [...this.earlier, ...this.around()].some((line) => tellsTrash(line, title));
  }

  /** The same after one entry and no later than another. */
  trashesIn(title: string, after: number, until: number): boolean {
    return this.toldIn(after + 1, until + 1).some((line) => tellsTrash(line, title));
  }

  /** A card is told to be pumped before it breaks. */
  pumpsFirst(title: string): boolean {
    return this.lines.some((line) =>
      / and break /.test(line.split(` strength of ${title} to `)[1] ?? ''),
    );
  }

  /** Credits that lines tell to have been paid from a card, or from bad publicity. */
  paidFrom(source: string): number {
    return this.lines.reduce(
      (sum, line) =>
        [...line.matchAll(payment)].reduce(
          (paid, [, amount, from]) => (from?.trim() === source ? paid + Number(amount) : paid),
          sum,
        ),
      0,
    );
  }

  /** What the lines that name a card tell to have been paid for it, source by source, as they name them. */
  paymentsFor(title: string): readonly (readonly [string, number])[] {
    return this.lines.flatMap((line) =>
      named(title, line)
        ? [...line.matchAll(payment)].map(
            ([, amount, from]) => [from?.trim() ?? '', Number(amount)] as const,
          )
        : [],
    );
  }

  /** Servers that the Corp installs in, as lines name them. */
  installsIn(): readonly string[] {
    return this.around().flatMap((line) => installing.exec(line)?.[1] ?? []);
  }

  /** Servers that lines tell a card to be used on. */
  serversOf(title: string): readonly string[] {
    const named = (lines: readonly string[]): string[] =>
      lines.flatMap((line) =>
        [...(useIn(title, line) ?? '').matchAll(places)].map(([name]) => name),
      );
    const told = named(this.around());
    return told.length > 0 ? told : named(this.earlier);
  }

  /** What was done in place of a breach, by title; null where it was breached all the same. */
  replacement(): readonly (string | null)[] {
    return this.around().flatMap((line) => {
      if (/ chooses to breach .+ instead of /.test(line)) return [null];
      return / uses the replacement effect from (.+?)\.?$/.exec(line)?.[1] ?? [];
    });
  }

  private around(): readonly string[] {
    return [...this.lines, ...this.later];
  }

  /** Only what is exposed is called by its name. */
  exposes(title: string): boolean {
    return this.lines.some((line) => line.includes(` expose ${title}`));
  }

  /** Whether lines tell of a trace at all. */
  get traces(): boolean {
    return [...this.earlier, ...this.around()].some((line) => / trace /.test(line));
  }

  /** A trace begins, and no sooner than after these entries. */
  get tracesLater(): boolean {
    const traces = (line: string): boolean => / trace | link strength /.test(line);
    return (
      ![...this.earlier, ...this.lines].some(traces) &&
      this.later.find(traces)?.includes(' initiate a trace ') === true
    );
  }

  /** The last entry before these at which a player of theirs was about to act: ours rested there. */
  get settled(): number {
    let entry = this.between.after;
    while (entry > 0 && this.shown[entry]?.mayPass === true) entry -= 1;
    return entry;
  }

  /** What is bid is asked for source by source before a line tells it. */
  private get paidUntil(): number {
    const { until } = this.between;
    const next = this.shown.findIndex(({ mayPass }, entry) => entry > until && !mayPass);
    return Math.max(until + 1 + late, Math.min(until + 1 + latest, next));
  }

  /** What a side pays for the traces since a player was about to act, first to last. */
  bids(side: Side): number[] {
    return this.toldIn(this.settled + 1, this.paidUntil).flatMap((line) => {
      const paid = bidding[side].exec(line)?.[1];
      return paid === undefined ? [] : [credits(paid)];
    });
  }

  /** Where lines tell of something, of those right before, below 0, to those right after; null where none does. */
  placesOf({ name, in: tells, once }: Tells): Places | null {
    const known = this.places.get(name);
    if (known !== undefined) return known;
    const { after, until } = this.between;
    const from = Math.max(0, after + 1 - early);
    const told: number[] = [];
    let isOnce = once !== undefined;
    let at = -this.earlier.length;
    for (const [i, { lines }] of this.shown.slice(from, until + 1 + late).entries())
      for (const line of lines) {
        if (tells(line, from + i)) {
          told.push(at);
          isOnce &&= once?.(line) === true;
        }
        at += 1;
      }
    const own = told.filter((place) => place >= 0 && place < this.end);
    const [first, last = first] = [told[0], told.at(-1)];
    const found = first === undefined || last === undefined ? null : { first, last, own, isOnce };
    this.places.set(name, found);
    return found;
  }

  /** How many lines tell of something used: what there is to be found. */
  get deeds(): number {
    return this.lines.filter((line) => / uses? |strength of /.test(line)).length;
  }

  /**
   * Where in these lines a card is used, of which so many copies are still to be used: the last of
   * them are theirs. After all lines where it is not.
   */
  placeOf(title: string, copies: number): number {
    const uses = this.lines.flatMap((line, at) =>
      line.includes(` uses ${title} to `) ? [at] : [],
    );
    return uses[Math.max(0, uses.length - copies)] ?? this.end;
  }

  get end(): number {
    return this.lines.length;
  }
}
