import { EvidenceOfAnswers } from './evidence-of-answers';
import { EvidenceOfChoices } from './evidence-of-choices';
import { EvidenceOfClosings } from './evidence-of-closings';
import { EvidenceOfCounts } from './evidence-of-counts';
import { EvidenceOfPayments } from './evidence-of-payments';
import { EvidenceOfPlaces } from './evidence-of-places';
import { EvidenceOfQuestions } from './evidence-of-questions';
import { EvidenceOfUses } from './evidence-of-uses';
import { EvidenceOfLosses } from './evidence-of-losses';
import { EvidenceOfActs } from './evidence-of-acts';
import { EvidenceOfChanges } from './evidence-of-changes';
import { isOver } from './is-over';
import { type RezzedAmid, rezzedAmidIn } from './rezzed-amid';
import type { Shown } from './shown';
import type { Span } from './span';
import { late, long, ToldLines } from './told-lines';
import { useIn } from './told-use';

/** Several are listed. */
const exposing = ' expose ';

const swapping = / swaps? the positions? of (.+)\.$| to swap (.+ with .+)\.$/;

/** Whether a line tells that something is swapped, whatever it is. */
const tellsSwap = (line: string): boolean => /\bswaps?\b/.test(line);

const installing = / install .*?(?:protecting|in the root of|in) (HQ|R&D|Archives|Server \d+)\b/;

const places = /\b(?:HQ|R&D|Archives|Server \d+)(?![\w])/g;

const rezzedIn = /^ (?:in|protecting) (?:the root of )?(HQ|R&D|Archives|Server \d+)\b/;

const breaches = / breaches (HQ|R&D|Archives|Server \d+)\.$/;

/** What a line tells before what a card does, and by which card; one that rezzes itself is rezzed by the Corp. */
const byUse = / uses? (?:(.+) to$)?/;

/** What the lines of the log tell of the entries between two positions. */
export class Evidence {
  private usedTold: EvidenceOfUses | null = null;
  private answersTold: EvidenceOfAnswers | null = null;
  private choicesTold: EvidenceOfChoices | null = null;
  private closingsTold: EvidenceOfClosings | null = null;
  private countsTold: EvidenceOfCounts | null = null;
  private questionsTold: EvidenceOfQuestions | null = null;
  private paidTold: EvidenceOfPayments | null = null;
  private placesTold: EvidenceOfPlaces | null = null;
  private lossesTold: EvidenceOfLosses | null = null;
  private actsTold: EvidenceOfActs | null = null;
  private changesTold: EvidenceOfChanges | null = null;
  private readonly log: ToldLines;
  private amid: readonly RezzedAmid[] | null = null;

  /** `decided`: the entry by which ours decided last, where it is not the one before these; `begun`: where theirs was taken over. */
  constructor(shown: readonly Shown[], between: Span, decided?: number, begun?: number) {
    this.log = new ToldLines(shown, between, decided, begun);
  }

  get used(): EvidenceOfUses {
    return (this.usedTold ??= new EvidenceOfUses(this.log));
  }

  get answers(): EvidenceOfAnswers {
    return (this.answersTold ??= new EvidenceOfAnswers(this.log));
  }

  get choices(): EvidenceOfChoices {
    return (this.choicesTold ??= new EvidenceOfChoices(this.log));
  }

  get closings(): EvidenceOfClosings {
    return (this.closingsTold ??= new EvidenceOfClosings(this.log));
  }

  get counts(): EvidenceOfCounts {
    return (this.countsTold ??= new EvidenceOfCounts(this.log));
  }

  get questions(): EvidenceOfQuestions {
    return (this.questionsTold ??= new EvidenceOfQuestions(this.log));
  }

  get paid(): EvidenceOfPayments {
    return (this.paidTold ??= new EvidenceOfPayments(this.log));
  }

  get places(): EvidenceOfPlaces {
    return (this.placesTold ??= new EvidenceOfPlaces(this.log));
  }

  get losses(): EvidenceOfLosses {
    return (this.lossesTold ??= new EvidenceOfLosses(this.log));
  }

  get acts(): EvidenceOfActs {
    return (this.actsTold ??= new EvidenceOfActs(this.log));
  }

  get changes(): EvidenceOfChanges {
    return (this.changesTold ??= new EvidenceOfChanges(this.log));
  }

  /** All entries of the game. */
  get shown(): readonly Shown[] {
    return this.log.shown;
  }

  /** The last entry before these at which a player of theirs was about to act. */
  get settled(): number {
    return this.log.settled;
  }

  /** Cards that are rezzed while a question of another stands open. */
  get rezzedAmid(): readonly RezzedAmid[] {
    return (this.amid ??= rezzedAmidIn(this.log.shown, this.log.between));
  }

  /** Lines from the entry on with which the game is over; of the last entry alone while it goes on. */
  get sinceEnd(): readonly string[] {
    const { until } = this.log.between;
    let from = until;
    while (from > 0 && isOver(this.log.shown[from - 1])) from -= 1;
    return this.log.toldIn(from, until + 1);
  }

  names(title: string): boolean {
    return this.log.all.some((line) => line.includes(title));
  }

  /** How many cards of this title are told to be rezzed. */
  rezzes(title: string): number {
    return this.log.all.filter((line) => line.includes(` to rez ${title} `)).length;
  }

  /** A card of this title is told to be rezzed, in these entries or beside them, and not as what another one does. */
  tellsRez(title: string): boolean {
    const told = ` rez ${title}`;
    return this.log.near().some((line) => {
      const at = line.indexOf(told);
      if (at < 0) return false;
      const use = byUse.exec(line.slice(0, at));
      return use === null || use[1] === title;
    });
  }

  /** Which line of these entries tells a card of this title to be rezzed in a server; after all where none does. */
  rezzedAt(title: string, server: string | null): number {
    const { all } = this.log;
    const at = all.findIndex((line) => {
      const [, told] = rezzedIn.exec(line.split(` rez ${title}`)[1] ?? '') ?? [];
      return told !== undefined && told === server;
    });
    return at < 0 ? all.length : at;
  }

  /** Only what is exposed is called by its name; theirs may have told it before, since an entry after which it was decided. */
  exposes(title: string, since = this.log.between.after): boolean {
    const { after, until } = this.log.between;
    const lines = since < after ? this.log.toldIn(since + 1, until + 1) : this.log.all;
    return lines.some((line) => {
      const told = line.slice(line.indexOf(exposing));
      return (
        line.includes(exposing) &&
        [exposing, ' and ', ', '].some((before) => told.includes(`${before}${title}`))
      );
    });
  }

  /** What is revealed of a hand is called by its name, soon after; theirs may have told it before, since some entries before one. */
  namesShown(title: string, since = this.log.between.after): boolean {
    const { after, until } = this.log.between;
    const lines = this.log.toldIn(Math.min(after, since) + 1 - long, until + 1 + late);
    return lines.some((line) => line.includes(title));
  }

  /**
   * Cards are told to swap their places, each by its name or its place; any where no line tells of two that do. Copies of
   * one title that do leave all as it was: some line has to tell of it.
   */
  swaps(cards: readonly (readonly string[])[], areCopies = false): boolean {
    if (areCopies && !this.log.near().some(tellsSwap)) return false;
    const told = this.log.near().flatMap((line) => {
      const [, places, pair] = swapping.exec(line) ?? [];
      return places ?? pair ?? [];
    });
    const isTold = (text: string): boolean =>
      cards.every((names) => names.some((name) => text.includes(name)));
    return told.length === 0 || told.some(isTold);
  }

  /** A line of these entries, or right before, tells that a card of this title is revealed. */
  reveals(title: string): boolean {
    return this.log.near().some((line) => {
      const [, shown] = / reveals? (.+)$/.exec(line) ?? [];
      return shown?.includes(title) === true;
    });
  }

  /** The servers that lines tell to be breached in these entries. */
  breached(): readonly string[] {
    return this.log.all.flatMap((line) => breaches.exec(line)?.[1] ?? []);
  }

  /** A server is told to be breached from an entry on, and before another one. */
  breaches(from: number, to: number): boolean {
    return this.log.toldIn(from, to).some((line) => breaches.test(line));
  }

  /** Servers that the Corp installs in, as lines name them. */
  installsIn(): readonly string[] {
    return this.log.around().flatMap((line) => installing.exec(line)?.[1] ?? []);
  }

  /** Servers that lines tell a card to be used on. */
  serversOf(title: string): readonly string[] {
    const named = (lines: readonly string[]): string[] =>
      lines.flatMap((line) =>
        [...(useIn(title, line) ?? '').matchAll(places)].map(([name]) => name),
      );
    const told = named(this.log.around());
    return told.length > 0 ? told : named(this.log.earlier);
  }
}
