import type { DamageKind, ServerName } from '#rules';
import { EvidenceOfAnswers } from './evidence-of-answers';
import { EvidenceOfChoices } from './evidence-of-choices';
import { EvidenceOfClosings } from './evidence-of-closings';
import { EvidenceOfCounts } from './evidence-of-counts';
import { EvidenceOfPayments } from './evidence-of-payments';
import { EvidenceOfPlaces } from './evidence-of-places';
import { EvidenceOfQuestions } from './evidence-of-questions';
import { EvidenceOfUses } from './evidence-of-uses';
import { eachDifference, plainKey, readKey } from './features';
import { type RezzedAmid, rezzedAmidIn } from './rezzed-amid';
import { ordersTriggers } from '../lens/prompt';
import type { Side } from '../lens/side';
import type { Shown } from './shown';
import type { Span } from './span';
import { tellsPlays } from './tells-plays';
import { early, ToldLines } from './told-lines';
import { useIn } from './told-use';

const winner = plainKey('winner');

/** A line of a card that is trashed, for its cost or for nothing, but not by damage. */
export const tellsTrash = (line: string, title: string): boolean =>
  line.includes(` to trash ${title}`) ||
  (line.includes(` trashes ${title}`) && !line.includes(' due to '));

const leavingPlay = / has left play: (.+) (?:is|are) trashed\.?$/;

const byDamage = / trashes (.+) due to (\w+) damage\.?$/;

/** What lines call damage of a kind. */
const damageOf: Readonly<Record<DamageKind, readonly string[]>> = {
  net: ['net'],
  meat: ['meat'],
  brain: ['brain', 'core'],
};

/** Several are listed. */
const exposing = ' expose ';

const swapping = / swaps? the positions? of (.+)\.$| to swap (.+ with .+)\.$/;

/** Whether a line tells that something is swapped, whatever it is. */
const tellsSwap = (line: string): boolean => /\bswaps?\b/.test(line);

const installing = / install .*?(?:protecting|in the root of|in) (HQ|R&D|Archives|Server \d+)\b/;

const places = /\b(?:HQ|R&D|Archives|Server \d+)(?![\w])/g;

const discarding = / discards (.+) from .+ at end of turn/;

const doing = / to (?:install|play|rez|use|trash)\b| (?:uses?|trash(?:es)?) /;

export const basics = {
  draw: / to draw /,
  'gain-credit': / to gain 1 \[Credits?\]/,
  run: / make a run on /,
  purge: / to purge /,
} as const;

export type Basic = keyof typeof basics;

const runOn = / make a run on (HQ|R&D|Archives|Server \d+)\b/;

const isOver = (shown: Shown | undefined): boolean =>
  shown !== undefined && (shown.features.get(winner) ?? 0) !== 0;

const namesNoTitle: ReadonlySet<string> = new Set(['plain', 'pile', 'ice']);

/** Cards of a title in play, or what lies on them, are shown otherwise. */
function changesOf(def: number, before: Shown | undefined, after: Shown | undefined): boolean {
  let found = false;
  if (before !== undefined && after !== undefined)
    eachDifference(before.features, after.features, (key) => {
      const { category, b } = readKey(key);
      if (b === def && !namesNoTitle.has(category)) found = true;
    });
  return found;
}

/** Cards of a title, and the number of its definition. */
interface Titled {
  readonly title: string;
  readonly def: number;
}

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

  /** A click is told to be spent. */
  get spendsClicks(): boolean {
    return this.log.all.some((line) => line.includes(' spends [Click]'));
  }

  /** What a line tells to be discarded as a turn ends; null where none does, or several do. */
  get discards(): readonly string[] | null {
    const told = this.log.all.flatMap((line) => discarding.exec(line)?.[1] ?? []);
    return told.length === 1 ? (told[0]?.split(/, and | and |, /) ?? null) : null;
  }

  names(title: string): boolean {
    return this.log.all.some((line) => line.includes(title));
  }

  private linesOf(action: Basic): readonly string[] {
    return this.log.all.filter(
      (line) =>
        basics[action].test(line) &&
        line.includes('[Click]') &&
        (!/ uses? /.test(line) || line.includes(' Basic Action Card to ')),
    );
  }

  /** How often a basic action is taken: each has its line, of no other card. */
  basics(action: Basic): number {
    return this.linesOf(action).length;
  }

  /** How often a run is made on a server by a basic action: it may come to another one in the same entries. */
  runsOn(server: ServerName): number {
    return this.linesOf('run').filter((line) => runOn.exec(line)?.[1] === server).length;
  }

  /** A card is installed by itself, and not by what another card does. */
  installs(title: string): boolean {
    const told = ` to install ${title}`;
    return this.log
      .near()
      .some((line) => line.includes(told) && !/ uses? /.test(line.slice(0, line.indexOf(told))));
  }

  /** Something is told to be installed, by whatever: of no install of the Corp's there is no line. */
  get tellsInstall(): boolean {
    return this.log.near().some((line) => / installs? /.test(line));
  }

  /** One install is told, and nothing else that anybody does. */
  get installsAlone(): boolean {
    const deeds = this.log.all.filter((line) => doing.test(line));
    return deeds.length === 1 && / to install /.test(deeds[0] ?? '');
  }

  /** A card is told to be played, where the game tells of any. */
  plays(title: string): boolean {
    const told = this.log.around().flatMap((line) => / to play (.+?)\.$/.exec(line)?.[1] ?? []);
    if (told.length === 0) return !tellsPlays(this.log.shown);
    return told.some((one) => one.startsWith(title));
  }

  scores(title: string): boolean {
    return this.log.around().some((line) => line.includes(` scores ${title} and `));
  }

  steals(title: string): boolean {
    return this.log.around().some((line) => line.includes(` steals ${title} and `));
  }

  /** The titles of cards that are told to let the Runner jack out. */
  get jacksOutBy(): readonly string[] {
    return this.log.all.flatMap((line) => / uses (.+) to jack out\.$/.exec(line)?.[1] ?? []);
  }

  /** A card that could let the Runner jack out is told to let them go on, in these entries or right before. */
  goesOnBy(title: string): boolean {
    const { until } = this.log.between;
    const told = ` uses ${title} to continue the run.`;
    return this.log.toldIn(this.log.back(early) + 1, until + 1).some((line) => line.endsWith(told));
  }

  /** With its cost, or where nothing was paid; not by damage. */
  trashes(title: string): boolean {
    return this.log.near().some((line) => tellsTrash(line, title));
  }

  /** The same after one entry and no later than another. */
  trashesIn(title: string, after: number, until: number): boolean {
    return this.log.toldIn(after + 1, until + 1).some((line) => tellsTrash(line, title));
  }

  /** A card is told to be trashed as what it is hosted on left play: nobody chose it. */
  goesWithHost(title: string): boolean {
    return this.log.near().some((line) => leavingPlay.exec(line)?.[1]?.includes(title) === true);
  }

  /** A card is told to be trashed for its cost as it is accessed. */
  paysToTrash(title: string): boolean {
    const told = ` to trash ${title} from `;
    return this.log.all.some((line) => / pays /.test(line) && line.includes(told));
  }

  /** The titles of cards that are told to trash one of this title for nothing. */
  trashedBy(title: string): readonly string[] {
    const told = ` to trash ${title} at no cost`;
    return this.log.all.flatMap((line) =>
      line.includes(told) ? (/ uses (.+?) to trash /.exec(line)?.[1] ?? []) : [],
    );
  }

  /** Damage of a kind is told to take a card of this title; any as the game ends, where no line tells what it takes. */
  takesByDamage(title: string, kind: DamageKind): boolean {
    const told = this.log.near().flatMap((line) => {
      const [, cards, by = ''] = byDamage.exec(line) ?? [];
      return cards !== undefined && damageOf[kind].includes(by) ? [cards] : [];
    });
    const isOpen = told.length === 0 && isOver(this.log.shown[this.log.between.until]);
    return isOpen || told.some((cards) => cards.includes(title));
  }

  /** How many lines tell damage to take a card of this title. */
  takenByDamage(title: string): number {
    return this.log.all.filter((line) => byDamage.exec(line)?.[1]?.includes(title) === true).length;
  }

  /** How many lines tell a card of this title to be trashed for what it does itself. */
  usedUp(title: string): number {
    const told = ` trashes ${title} to use ${title} to `;
    return this.log.all.filter((line) => line.includes(told)).length;
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

  /**
   * A card asks in these entries, and those of another title change as that question is closed, or are told to be used
   * there, and neither before, or right before these.
   */
  asksBefore(title: string, side: Side, other: Titled): boolean {
    const { shown, between } = this.log;
    const [after, until] = [Math.max(0, between.after), between.until];
    const asks = (entry: number): boolean => shown[entry]?.prompts[side]?.cardTitle === title;
    const isUsed = (entry: number): boolean =>
      shown[entry]?.lines.some((line) => useIn(other.title, line) !== null) === true;
    const isDone = (entry: number): boolean =>
      changesOf(other.def, shown[entry - 1], shown[entry]) || isUsed(entry);
    for (let entry = after; entry < until; entry += 1) {
      if (!asks(entry) || asks(entry + 1)) continue;
      // Ours may come to it later than theirs.
      for (let before = this.log.back(early); before <= entry; before += 1)
        if (isUsed(before)) return false;
      if (changesOf(other.def, shown[Math.max(0, after - 1)], shown[entry])) return false;
      // What it installs asks where, and the like: it is answered once that is.
      let next = entry + 1;
      while (next < until && !isDone(next) && this.isAskedOn(next, side, other.title)) next += 1;
      return isDone(next);
    }
    return false;
  }

  /** A player is asked by a card, and not by this one, nor for an order. */
  private isAskedOn(entry: number, side: Side, other: string): boolean {
    const asked = this.log.shown[entry]?.prompts[side] ?? null;
    const isOfCard = asked !== null && (asked.kind === 'select' || asked.kind === 'other');
    return (
      isOfCard &&
      asked.cardTitle !== null &&
      asked.cardTitle !== other &&
      asked.message !== ordersTriggers
    );
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
