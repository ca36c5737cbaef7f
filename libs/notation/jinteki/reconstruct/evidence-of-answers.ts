import { isAskedBy } from './asked-by';
import { beginsTurn, inTurn } from './in-turn';
import type { Shown } from './shown';
import { earlier, early, late, spendsClick, type ToldLines } from './told-lines';
import { replacing, shuffledBack, useIn } from './told-use';

/** A search that found nothing is a shuffle. */
const emptyHanded = /^(?:shuffle (?:R&D|[a-zA-Z]+ [Ss]tack)|do nothing)\.?$/;

/** The same, where something was done before it. */
const searchedInVain = /^trash .+ and shuffle (?:R&D|[a-zA-Z]+ [Ss]tack)\.?$/;

/** A counter that a card places on itself may be told as its player's. */
const placing = /^(?!.* uses? ).* places \d+ \w+ counters? on (.+)\.$/;

/** What was found is told by a line of its own behind the shuffle. */
const copiesFound = / adds [1-9]\d* cop(?:y|ies) of .+ to the heap\.$/;

/** "name X", or what is done to all copies of what was named. */
const naming =
  /^(?:name (.+?)|(?:.+ and )?(?:trash any|remove all) copies of (.+?)(?: in the Heap from the game)?)\.?$/;

const onServer = /^(?:target|move to) (HQ|R&D|Archives|Server \d+|No server)\.?$/;

/** A line names a card as more than what is come to, passed or broken. */
const actsIn = (title: string, line: string): boolean =>
  [' encounters ', ' approaches ', ' passes ', ' rez ', ' on ']
    .reduce((left, word) => left.replaceAll(`${word}${title}`, ''), line)
    .includes(title);

/** What lines tell to have been answered to what a card asks. */
export class EvidenceOfAnswers {
  constructor(private readonly log: ToldLines) {}

  /**
   * A line names a card, or it asks something: in these entries, right before or after, or since a
   * question of ours stands open.
   */
  speaksOf(title: string, since: number): boolean {
    const { after } = this.log.between;
    const from = Math.min(this.log.begun, since);
    return (
      [...this.log.toldIn(from, after + 1), ...this.log.around()].some(
        (line) => line.includes(title) && actsIn(title, line),
      ) || this.log.asksFrom(from, title)
    );
  }

  /** The same, but that a line has to tell what the card does, not what is done to it. */
  comesTo(title: string, since: number): boolean {
    const { after } = this.log.between;
    const from = Math.min(this.log.back(earlier) + 1, since);
    return (
      [...this.log.toldIn(from, after + 1), ...this.log.around()].some(
        (line) => useIn(title, line) !== null,
      ) || this.log.asksFrom(from, title)
    );
  }

  /**
   * A card asks something, and no line tells what came of it. Where a question of ours stands open
   * since an earlier entry, theirs may have been asked and answered as early, but no earlier than what asks was `begun`.
   */
  isIdle(title: string, since: number, begun = false): boolean {
    const from = Math.min(this.log.back(early), since);
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
          shuffledBack(line) === null &&
          !line.endsWith(` for ${title}.`) &&
          !line.includes(' to prevent '),
      )
    );
  }

  /** A card has asked something since an entry, is answered by the last of these, and asks right after it again. */
  private asksAgain(from: number, title: string): boolean {
    const { shown, between } = this.log;
    const asks = (there: Shown): boolean => isAskedBy(there, title);
    const [before, later] = [
      shown.slice(Math.max(0, from), between.until),
      shown.slice(between.until + 1, between.until + 1 + late),
    ];
    const now = shown[between.until];
    return now !== undefined && !asks(now) && before.some(asks) && later.some(asks);
  }

  /** A card is told right after these entries to do what it does by itself, and not for a click. */
  isToldLater(title: string): boolean {
    return this.log.later.some((line) => useIn(title, line) !== null && !spendsClick.test(line));
  }

  /** Lines tell a card to raise its strength, and to do nothing else: that is no answer to what it asks. */
  raisesAlone(title: string): boolean {
    const uses = this.log.near().flatMap((line) => useIn(title, line) ?? []);
    const places = (line: string): boolean => placing.exec(line)?.[1] === title;
    return (
      uses.length > 0 &&
      uses.every((what) => what.startsWith('increase its strength')) &&
      !this.log.near().some(places)
    );
  }

  /** A card asks what to search for, and the lines tell of nothing but a shuffle, or of one behind what it did before. */
  searchesInVain(title: string, since: number, begun = false): boolean {
    const isVain = this.tellsAlone(
      title,
      since,
      begun,
      (what) => emptyHanded.test(what) || searchedInVain.test(what),
    );
    return isVain && !this.log.all.some((line) => copiesFound.test(line));
  }

  /** A card asks for cards, and the lines tell of nothing but a shuffle. */
  findsNothing(title: string, since: number, begun = false): boolean {
    return this.tellsAlone(title, since, begun, (what) => emptyHanded.test(what));
  }

  private tellsAlone(
    title: string,
    asked: number,
    begun: boolean,
    isIt: (what: string) => boolean,
  ): boolean {
    const from = Math.min(this.log.back(early), asked - 1);
    const done = (lines: readonly string[]): string[] =>
      lines.flatMap((line) => useIn(title, line) ?? line.split(` ${title} to `)[1] ?? []);
    // What it did before and does after is another use, as is what it does as the turn ends.
    const before = this.log.earlierOf(title, begun, from);
    const isOver = inTurn(before).length < before.length;
    const since = isOver ? [] : [this.log.all, this.log.laterOf(title)];
    const told =
      [...since, before].map((lines) => done(inTurn(lines))).find((one) => one.length > 0) ?? [];
    return this.log.asksFrom(from, title) && told.length > 0 && told.every(isIt);
  }

  /**
   * The servers that lines tell a card to be used on, "No server" where it is not, in their order. As a turn begins each copy is
   * used once: what is told before is what was done by hand, and done once more.
   */
  targetServers(title: string, copies = Infinity): string[] {
    const { until } = this.log.between;
    const lines = this.log.toldIn(this.log.back(earlier) + 1, until + 1);
    const told = lines.flatMap((line) => {
      const [, server] = onServer.exec(useIn(title, line) ?? '') ?? [];
      return server ?? [];
    });
    return told.length > copies && lines.some((line) => beginsTurn.test(line))
      ? told.slice(-copies)
      : told;
  }

  /** What lines tell a card to be used for, right before these entries and in them, in their order. */
  usesOf(title: string): string[] {
    const { until } = this.log.between;
    return this.log
      .toldIn(this.log.back(earlier) + 1, until + 1)
      .flatMap((line) => useIn(title, line) ?? []);
  }

  /** A card is told to be used, or asks something, in these entries or since a question of ours stands open. */
  isUsed(title: string, since: number): boolean {
    const { after } = this.log.between;
    const from = Math.min(this.log.back(early) + 1, since);
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
      const [, plain, copies] = naming.exec(useIn(title, line) ?? '') ?? [];
      const name = plain ?? copies;
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

  /** What a card is told to choose, also before these entries since one; null where no line tells it. */
  chosenBy(title: string, since = this.log.between.after + 1): string | null {
    const earlier = this.log.toldIn(since, this.log.between.after + 1);
    for (const line of [...earlier, ...this.log.all, ...this.log.later]) {
      const name = /^choose (.+?)\.?$/.exec(useIn(title, line) ?? '')?.[1];
      if (name !== undefined) return name;
    }
    return null;
  }

  /** A card asks something, and is told to do something right then, but for the run that it makes. */
  doesAsAsked(title: string): boolean {
    return (
      this.log.asksFrom(this.log.back(early), title) &&
      this.log.near().some((line) => {
        const what = useIn(title, line);
        return what !== null && !what.startsWith('make a run on ');
      })
    );
  }

  /**
   * What was done in place of a breach, by title; null where it was breached all the same. Theirs may have told it right
   * before, where what is done then changes nothing.
   */
  replacement(): readonly (string | null)[] {
    const toldBy = (lines: readonly string[]): readonly (string | null)[] =>
      lines.flatMap((line) => {
        if (/ chooses to breach .+ instead of /.test(line)) return [null];
        return replacing(line) ?? [];
      });
    const { after } = this.log.between;
    const told = [
      this.log.around(),
      this.log.earlier,
      // What it does may be asked about for long.
      this.log.toldIn(this.log.settled + 1, after + 1),
    ];
    return told.map(toldBy).find(({ length }) => length > 0) ?? [];
  }
}
