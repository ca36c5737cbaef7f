import type { PromptView } from '../lens/prompt';
import { playerView } from '../lens/game';
import { type Side, SIDES } from '../lens/side';
import { listedTitles } from '../log/listed-titles';
import { chosenInTurn, titlesChosenIn } from './chosen-in';
import { leftToChanceIn } from './deviations/left-to-chance';
import { asksForLess, asksForRoom } from './deviations/room-made';
import { differ } from './features';
import type { Shown } from './shown';
import { early, late, type ToldLines } from './told-lines';
import { useIn } from './told-use';

/** The same for what is decided when a turn begins, before ours shows that it has begun. */
export const earlier = 4;

/** A search that found nothing is a shuffle. */
const emptyHanded = /^shuffle (?:R&D|[a-zA-Z]+ [Ss]tack)\.?$/;

const counted = /^(?:place|add|remove|trash|draw|move|store|host|gain|lose|access) (\d+) /;

const asksOn = /^(?:Place|Add|Remove|Trash|Draw|Move|Host) (\d+) /;

const about = /\bprotecting (HQ|R&D|Archives|Server \d+)\b.*\?$/;

const arranging = /^The top cards of (?:R&D|the [Ss]tack) will be (.+?)\.?$/;

const takesSeveral = /^(?:discard|trash) .+(?:, | and )/;

const ordering = 'Choose a trigger to resolve';

const guess = / guesses (\d+) \[Credits?\]/;

const onServer = /^target (HQ|R&D|Archives|Server \d+|No server)\.?$/;

/** A line names a card as more than what is come to, passed or broken. */
const actsIn = (title: string, line: string): boolean =>
  [' encounters ', ' approaches ', ' passes ', ' rez ', ' on ']
    .reduce((left, word) => left.replaceAll(`${word}${title}`, ''), line)
    .includes(title);

/** How a question of a card is told to be closed. */
export type Closing = 'used' | 'declined';

function closingIn(title: string, lines: readonly string[]): Closing | null {
  if (lines.some((line) => useIn(title, line) !== null)) return 'used';
  return lines.some((line) => line.endsWith(` declines to use ${title}.`)) ? 'declined' : null;
}

/** What a card asks, and what lines tell to have been answered. */
export class EvidenceOfAnswers {
  constructor(private readonly log: ToldLines) {}

  /** A card asks something, in these entries or right before. */
  asks(title: string): boolean {
    return this.log.asksFrom(this.log.between.after - early, title);
  }

  /** A card asks one side something, in these entries or right before. */
  asksSide(title: string, side: Side): boolean {
    return this.log.asksFrom(this.log.between.after - early, title, [side]);
  }

  /** A card asks one side something from an entry on, and nothing before. */
  asksFirstFrom(entry: number, title: string, side: Side): boolean {
    const { after, until } = this.log.between;
    const asks = ({ prompts }: Shown): boolean => prompts[side]?.cardTitle === title;
    const [from, to] = [Math.max(0, after + 1 - early), until + 1 + late];
    return (
      this.log.shown.slice(entry, to).some(asks) && !this.log.shown.slice(from, entry).some(asks)
    );
  }

  /** The order in which a card shows cards to come to lie on a deck, top first; null where it shows none. */
  arrangedBy(title: string): readonly string[] | null {
    const told = this.log
      .promptsFrom(this.log.between.after - early)
      .flatMap(({ cardTitle, message }) =>
        cardTitle === title ? (arranging.exec(message)?.[1] ?? []) : [],
      );
    const last = told.at(-1);
    return last === undefined ? null : listedTitles(last);
  }

  /** What stands open to one side at each entry, from the one before these on. */
  questionsTo(side: Side): readonly (PromptView | null)[] {
    const { after, until } = this.log.between;
    return this.log.shown.slice(Math.max(0, after), until + 1).map(({ prompts }) => prompts[side]);
  }

  /** What a player is told to have guessed of what a card had the other spend; null where no line tells it. */
  guessed(): number | null {
    for (const line of this.log.around()) {
      const told = guess.exec(line)?.[1];
      if (told !== undefined) return Number(told);
    }
    return null;
  }

  /**
   * A line names a card, or it asks something: in these entries, right before or after, or since a
   * question of ours stands open.
   */
  speaksOf(title: string, since: number): boolean {
    const { after } = this.log.between;
    const from = Math.min(after + 1 - earlier, since);
    return (
      [...this.log.toldIn(from, after + 1), ...this.log.around()].some(
        (line) => line.includes(title) && actsIn(title, line),
      ) || this.log.asksFrom(from, title)
    );
  }

  /**
   * The titles of what is chosen to make room for a card as that question is closed; null where the file does not show
   * it. `orMore`: the last of all that could be chosen closes the question by itself.
   */
  chosenFor(
    title: string,
  ): { readonly titles: readonly string[]; readonly orMore: boolean } | null {
    const { after, until } = this.log.between;
    const asked = (entry: number): PromptView | undefined =>
      SIDES.map((side) => this.log.shown[entry]?.prompts[side] ?? null).find(
        (prompt) => asksForRoom.exec(prompt?.message ?? '')?.[1] === title,
      ) ?? undefined;
    for (let entry = until - 1; entry >= Math.max(0, after + 1 - early); entry -= 1) {
      const [there, prompt] = [this.log.shown[entry], asked(entry)];
      if (there === undefined || prompt === undefined || asked(entry + 1) !== undefined) continue;
      const chosen = titlesChosenIn(there.state);
      const titles = [...chosen, ...this.chosenBefore(asked, entry)].flatMap((one) => one ?? []);
      return { titles, orMore: chosen.length + 1 >= prompt.selectable.length };
    }
    return null;
  }

  /** The titles of what is chosen where there is less room than before, in its turn. */
  chosenForLess(): readonly string[] {
    const { shown, between } = this.log;
    const isOpen = (entry: number): boolean =>
      asksForLess.test(shown[entry]?.prompts.runner?.message ?? '');
    let last = between.until;
    while (last > between.after - early && !isOpen(last)) last -= 1;
    let first = last;
    while (isOpen(first - 1)) first -= 1;
    return isOpen(last) ? chosenInTurn(shown.slice(first, last + 1).map(({ state }) => state)) : [];
  }

  /** What was chosen for the same question before it was asked again, as it was not enough. */
  private chosenBefore(
    asked: (entry: number) => PromptView | undefined,
    last: number,
  ): readonly (string | null)[] {
    const { shown } = this.log;
    const titles: (string | null)[] = [];
    for (let entry = last - 1; asked(entry) !== undefined; entry -= 1) {
      const [there, next] = [shown[entry], shown[entry + 1]];
      if (there !== undefined && next !== undefined && differ(there.features, next.features))
        titles.push(...titlesChosenIn(there.state));
    }
    return titles;
  }

  /**
   * Of abilities that wait together the one that was chosen to come first, by its title: the one that lines tell first
   * as their question is closed, where they tell of all, or that asks something itself, before another does anything; null where none does.
   */
  triggeredOf(titles: readonly string[], side: Side): string | null {
    const { after, until } = this.log.between;
    const waiting = [...titles].sort().join();
    for (let entry = Math.max(0, after + 1 - early); entry < until; entry += 1) {
      const [there, next] = [this.log.shown[entry], this.log.shown[entry + 1]];
      const [asked, then] = [there?.prompts[side], next?.prompts[side]];
      if (there === undefined || next === undefined) continue;
      if (asked?.message !== ordering || then?.message === ordering) continue;
      const offered = asked.choices.filter((choice) => titles.includes(choice));
      const told = next.lines.flatMap(
        (line) => titles.find((title) => useIn(title, line) !== null) ?? [],
      );
      // What has no line of its own may have come before the first.
      const isTold = titles.every((title) => told.includes(title));
      if (told[0] !== undefined && isTold && [...offered].sort().join() === waiting) return told[0];
      if (next.lines.length > 0 || differ(there.features, next.features)) continue;
      // Of two the other is not asked about: it may ask once the chosen one has done nothing to be seen.
      if (offered.length < 3) continue;
      const chosen = then?.cardTitle ?? null;
      if (chosen !== null && titles.includes(chosen) && [...offered].sort().join() === waiting)
        return chosen;
    }
    return null;
  }

  /** A card asks for what damage is to take, in these entries or right before, and chance takes it. */
  isLeftToChance(title: string): boolean {
    const { after, until } = this.log.between;
    return leftToChanceIn(this.log.shown, { after: after - early, until }).some(
      (left) => left.title === title,
    );
  }

  /** Whether a card asks for the cards that a line lists as taken from a hand of so many; true where none lists several. */
  takesAmong(title: string, count: number): boolean {
    const { after, until } = this.log.between;
    const asked: number[] = [];
    for (let entry = Math.max(1, after + 1 - early); entry <= until; entry += 1) {
      const [before, now] = [this.log.shown[entry - 1], this.log.shown[entry]];
      if (now?.lines.some((line) => takesSeveral.test(useIn(title, line) ?? '')) !== true) continue;
      for (const side of SIDES) {
        const prompt = before?.prompts[side];
        if (before !== undefined && prompt?.cardTitle === title && prompt.kind === 'select')
          asked.push(playerView(before.state, side).hand);
      }
    }
    return asked.length === 0 || asked.includes(count);
  }

  /** More can be chosen for a card than so many. */
  offersMore(title: string, count: number): boolean {
    return this.log
      .promptsFrom(this.log.between.after - early)
      .some(({ cardTitle, selectable }) => cardTitle === title && selectable.length > count);
  }

  /**
   * A card asks something, and no line tells what came of it. Where a question of ours stands open
   * since an earlier entry, theirs may have been asked and answered as early, but no earlier than what asks was `begun`.
   */
  isIdle(title: string, since: number, begun = false): boolean {
    const { after } = this.log.between;
    const from = Math.min(after - early, since);
    const lines = [
      ...this.log.earlierOf(title, begun, from),
      ...this.log.all,
      // What is told once it asks again is the answer to that.
      ...(this.asksAgain(from, title) ? [] : this.log.laterOf(title)),
    ];
    return (
      this.log.asksFrom(from, title) &&
      lines.every(
        (line) =>
          useIn(title, line) === null &&
          !line.endsWith(` for ${title}.`) &&
          !line.includes(' to prevent '),
      )
    );
  }

  /** A card has asked something since an entry, is answered by the last of these, and asks right after it again. */
  private asksAgain(from: number, title: string): boolean {
    const { shown, between } = this.log;
    const asks = ({ prompts }: Shown): boolean =>
      SIDES.some((side) => prompts[side]?.cardTitle === title);
    const [before, later] = [
      shown.slice(Math.max(0, from), between.until),
      shown.slice(between.until + 1, between.until + 1 + late),
    ];
    const now = shown[between.until];
    return now !== undefined && !asks(now) && before.some(asks) && later.some(asks);
  }

  /** A card is told to be used right after these entries. */
  isToldLater(title: string): boolean {
    return this.log.later.some((line) => useIn(title, line) !== null);
  }

  /** Lines tell a card to raise its strength, and to do nothing else: that is no answer to what it asks. */
  raisesAlone(title: string): boolean {
    const uses = [...this.log.earlier, ...this.log.around()].flatMap(
      (line) => useIn(title, line) ?? [],
    );
    return uses.length > 0 && uses.every((what) => what.startsWith('increase its strength'));
  }

  /** A card asks what to search for, and the lines tell of nothing but a shuffle. */
  findsNothing(title: string, since: number, begun = false): boolean {
    const { after } = this.log.between;
    const from = Math.min(after - early, since);
    const done = (lines: readonly string[]): string[] =>
      lines.flatMap((line) => line.split(` ${title} to `)[1] ?? []);
    // What it did before and does after is another use.
    const told =
      [
        done(this.log.all),
        done(this.log.laterOf(title)),
        done(this.log.earlierOf(title, begun, from)),
      ].find((one) => one.length > 0) ?? [];
    return (
      this.log.asksFrom(from, title) &&
      told.length > 0 &&
      told.every((what) => emptyHanded.test(what))
    );
  }

  /** The servers that lines tell a card to be used on, "No server" where it is not, in their order. */
  targetServers(title: string): string[] {
    const { after, until } = this.log.between;
    return this.log.toldIn(after + 1 - earlier, until + 1).flatMap((line) => {
      const [, server] = onServer.exec(useIn(title, line) ?? '') ?? [];
      return server ?? [];
    });
  }

  /** What lines tell a card to be used for, right before these entries and in them, in their order. */
  usesOf(title: string): string[] {
    const { after, until } = this.log.between;
    return this.log
      .toldIn(after + 1 - earlier, until + 1)
      .flatMap((line) => useIn(title, line) ?? []);
  }

  /**
   * Of each question that a card asks a side, in their order, right before these entries and in them, what a line tells as
   * that question is closed: that the card is used, or that it is not.
   */
  closings(title: string, side: Side): readonly (Closing | null)[] {
    const { after, until } = this.log.between;
    const closed: (Closing | null)[] = [];
    for (let entry = Math.max(1, after + 1 - earlier); entry <= until; entry += 1) {
      const [before, now] = [this.log.shown[entry - 1], this.log.shown[entry]];
      const asked = before?.prompts[side];
      if (now === undefined || asked?.cardTitle !== title || asked.kind === 'waiting') continue;
      if (now.prompts[side]?.asking === asked.asking) continue;
      closed.push(closingIn(title, now.lines));
    }
    return closed;
  }

  /** The server that questions of a card are about, once it was chosen; null where none, or several, are named. */
  serverAsked(title: string): string | null {
    const named = this.log
      .promptsFrom(this.log.between.after - early)
      .flatMap(({ cardTitle, message }) =>
        cardTitle === title ? (about.exec(message)?.[1] ?? []) : [],
      );
    return new Set(named).size === 1 ? (named[0] ?? null) : null;
  }

  /** A card is told to be used, or asks something, in these entries or since a question of ours stands open. */
  isUsed(title: string, since: number): boolean {
    const { after } = this.log.between;
    const from = Math.min(after + 1 - early, since);
    return (
      this.log.asksFrom(from, title) ||
      [...this.log.toldIn(from, after + 1), ...this.log.around()].some(
        (line) => useIn(title, line) !== null || line.includes(` to play ${title}`),
      )
    );
  }

  /** What a card is told to name; null where no line tells it. */
  namedBy(title: string): string | null {
    for (const line of [...this.log.all, ...this.log.later, ...this.log.earlier]) {
      const name = /^name (.+?)\.?$/.exec(useIn(title, line) ?? '')?.[1];
      if (name !== undefined) return name;
    }
    return null;
  }

  /** Cards that are told to be in play as the game begins, in their order. */
  get begunWith(): readonly string[] {
    return [...this.log.all, ...this.log.later].flatMap(
      (line) => / starts with (.+) in play\.$/.exec(line)?.[1] ?? [],
    );
  }

  /** Of piles that cards were parted into, the one that is told to be chosen, by its number; null where no line tells it. */
  pileChosen(): number | null {
    for (const line of [...this.log.earlier, ...this.log.around()]) {
      const pile = / chooses to access Pile (\d)\b/.exec(line)?.[1];
      if (pile !== undefined) return Number(pile);
    }
    return null;
  }

  /** What a card is told to choose; null where no line tells it. */
  chosenBy(title: string): string | null {
    for (const line of [...this.log.all, ...this.log.later]) {
      const name = /^choose (.+?)\.?$/.exec(useIn(title, line) ?? '')?.[1];
      if (name !== undefined) return name;
    }
    return null;
  }

  /** The number with which a card asks on: it was answered with just before; null where it does not. */
  numberOf(title: string): number | null {
    const told = this.log
      .promptsFrom(this.log.between.after)
      .flatMap(({ cardTitle, message }) =>
        cardTitle === title ? (asksOn.exec(message)?.[1] ?? []) : [],
      );
    return told.length === 0 || new Set(told).size > 1 ? null : Number(told[0]);
  }

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

  /** Lines of these entries tell a card to do several numbers of something, one after the other. */
  tellsSeveral(title: string): boolean {
    return this.countsIn(title, this.log.all).length > 1;
  }

  private countsIn(title: string, lines: readonly string[]): readonly number[] {
    return lines.flatMap((line) => {
      const spent = line.split(` trashes ${title} to `)[1];
      const told = counted.exec(useIn(title, line) ?? spent ?? '')?.[1];
      return told === undefined ? [] : [Number(told)];
    });
  }

  /**
   * What was done in place of a breach, by title; null where it was breached all the same. Theirs may have told it right
   * before, where what is done then changes nothing.
   */
  replacement(): readonly (string | null)[] {
    const toldBy = (lines: readonly string[]): readonly (string | null)[] =>
      lines.flatMap((line) => {
        if (/ chooses to breach .+ instead of /.test(line)) return [null];
        return / uses the replacement effect from (.+?)\.?$/.exec(line)?.[1] ?? [];
      });
    const told = toldBy(this.log.around());
    return told.length > 0 ? told : toldBy(this.log.earlier);
  }
}
