import type { Automaton } from '#analysis/patterns/automaton';
import type { FoundMatch } from '#analysis/patterns/find-matches';
import type { GameAnalyses, GameReport } from '#analysis/report/game-report';
import type { LogHeader } from '#notation/native/header';
import { writeLines } from '#notation/native/write-log';
import { type Side, identityOf, type Moment, forEach, type Viewer, viewers } from '#rules';
import type { TimelineFilter } from '#notation/timeline/filter';
import { RecentlyUsed } from '#streams/recently-used';
import { numbersIn, type Span } from '../../platform/projections/span';
import { foldAnalyses, reportOf, type Folded } from './analyse-replay';
import { found, outOfRange, type Answer, type NotThere } from './answer';
import type { CachedGame } from './cached-games';
import type { GameProjections } from './game-projections';
import type { Unit } from './marks';
import { ended, factLines, jintekiLines } from './recorded-lines';
import type { Replay } from './replay';
import { searchReplay } from './search-replay';
import { drawnMoment } from './drawn-moment';
import { whole, type Folding } from '#streams/folding';
import { seriesOf, type DrawnMoment, type Series } from './series';
import { worldAt, worldsOfTurns } from './server-tax/worlds';
import type {
  DecisionPage,
  Direction,
  ExportForm,
  FoldedLog,
  GameWorlds,
  MomentPage,
  ReplayedGame,
  SettledGame,
} from './stored-game';
import type { NumberedDecision, ViewerReplay } from './viewer-replay';

/** Pages kept for others who follow the game as the same viewer. */
const PAGES = 16;
/** Moments of 11 KB that a kept page has at most: who comes late asks for more of them, and alone. */
const FEW = 4;
/** Decisions of a game that weighs 1. */
const WEIGHED = 500;
/** Series kept; every one costs a fold of the game. */
const DRAWN = viewers.length;

/** What a recorded game has to ask the store for. */
export interface RecordedSource {
  /** Whether a game that is over is never taken away by itself. */
  readonly keepsWhatIsOver: boolean;
  /** Whether its games are kept in the one memory of games; by the source itself where they are not. */
  readonly isRemembered: boolean;
  header(id: string): Promise<LogHeader>;
  /** Takes on what was stored since; false when the game is not there any more. */
  follow(id: string, replay: Replay): Promise<boolean>;
}

/** As the lists have them: what Rebirth makes of one is told when it comes. */
const identitiesOf = ({ pool, first }: Replay): SettledGame['identities'] => ({
  corp: identityOf(pool, first, 'corp'),
  runner: identityOf(pool, first, 'runner'),
});

/** A game of decisions. */
export class RecordedGame implements CachedGame {
  readonly weight: number;
  readonly isRemembered: boolean;
  private readonly drawn = new RecentlyUsed<string, Series>(DRAWN);
  private readonly pages = new RecentlyUsed<string, readonly Moment[]>(PAGES);
  private readonly reports = new RecentlyUsed<string, GameReport | null>(DRAWN);
  /** Moments that were weighed for each viewer, whoever else has asked: what others did is not to be told. */
  private readonly weighed = new Map<Viewer, number>();
  /** Of a game that goes on: what is asked next takes the decisions since alone. */
  private analyses: Folded<GameAnalyses> | null = null;
  private known: Promise<LogHeader> | null = null;

  constructor(
    readonly id: string,
    readonly replay: Replay,
    private readonly source: RecordedSource,
    private readonly projections: GameProjections,
  ) {
    ({ isRemembered: this.isRemembered } = source);
    this.weight = Math.max(1, Math.ceil(replay.length / WEIGHED));
  }

  get over(): boolean {
    return this.replay.outcome !== null;
  }

  get isSettled(): boolean {
    return this.over && this.source.keepsWhatIsOver;
  }

  catchUp(): Promise<boolean> {
    return this.source.follow(this.id, this.replay);
  }

  folded(): FoldedLog {
    return this;
  }

  /** Read when it is first asked for: positions name no players. */
  header(): Promise<LogHeader> {
    const reading = (this.known ??= this.source.header(this.id));
    reading.catch(() => (this.known = null));
    return reading;
  }

  async describe(): Promise<ReplayedGame> {
    const { id, replay } = this;
    const header = await this.header();
    const { length, last } = replay;
    return {
      id,
      header,
      identities: identitiesOf(replay),
      decisions: length,
      told: forEach((viewer) => replay.viewerReplays[viewer].extent),
      turns: last.turn.number,
      outcome: last.outcome,
    };
  }

  settled(): SettledGame | null {
    if (!this.isSettled) return null;
    const { id, replay } = this;
    return {
      id,
      revision: `${replay.length}`,
      header: () => this.header(),
      get identities() {
        return identitiesOf(replay);
      },
      get told() {
        return forEach((viewer) => replay.viewerReplays[viewer].extent);
      },
      get turns() {
        return replay.last.turn.number;
      },
      outcome: replay.outcome,
    };
  }

  momentsOf(viewer: Viewer): number {
    return this.replay.viewerReplays[viewer].extent.moments;
  }

  importRecord(): Promise<null> {
    return Promise.resolve(null);
  }

  moment(viewer: Viewer, at: number): Answer<Moment> {
    return this.at(viewer, at, (seen) => seen.momentAt(at));
  }

  moments(viewer: Viewer, after: number, first: number): Answer<MomentPage> {
    const seen = this.replay.viewerReplays[viewer];
    if (after < -1) return noMoment(after, seen.last);
    const until = Math.min(seen.last, after + first);
    const moments = until <= after ? [] : this.between(seen, after, until);
    const more = until < seen.last;
    return found({ moments, more, over: this.over && !more });
  }

  *stretch(viewer: Viewer, at: number, first: number): Folding<Answer<readonly Moment[]>> {
    const seen = this.replay.viewerReplays[viewer];
    if (!seen.has(at)) return noMoment(at, seen.last);
    const moments: Moment[] = [];
    for (const moment of seen.moments(at - 1)) {
      moments.push(moment);
      if (moments.length === first) break;
      yield* this.pause();
    }
    return found(moments);
  }

  /** What was told never changes. */
  *series(viewer: Viewer): Folding<Answer<Series>> {
    const seen = this.replay.viewerReplays[viewer];
    const name = `${viewer} ${seen.last}`;
    const known = this.drawn.get(name);
    if (known !== undefined) return found(known);
    const moments: DrawnMoment[] = [];
    for (const moment of seen.moments(-1)) {
      moments.push(drawnMoment(moment));
      yield* this.pause();
    }
    const series = seriesOf(moments);
    this.drawn.set(name, series);
    return found(series);
  }

  counterpart(viewer: Viewer, at: number, other: Viewer): Answer<number | null> {
    return this.at(viewer, at, (seen) => {
      const { moments } = this.replay.viewerReplays[other].index.extentAt(seen.endOf(at));
      return moments === 0 ? null : moments - 1;
    });
  }

  step(viewer: Viewer, from: number, unit: Unit, direction: Direction): Answer<number | null> {
    return this.at(viewer, from, ({ marks }) => marks[direction](unit, from));
  }

  knowledge(seat: Side, at: number) {
    return this.foldedAt(seat, at, (seen) => seen.knowledgeAt(at));
  }

  hindsight(seat: Side, at: number) {
    return this.foldedAt(seat, at, (seen) => seen.hindsightAt(at));
  }

  /** What was told never changes. */
  *analysis(viewer: Viewer): Folding<Answer<GameReport | null>> {
    const { last } = this.replay.viewerReplays[viewer];
    const name = `${viewer} ${last}`;
    const known = this.reports.get(name);
    if (known !== undefined) return found(known);
    const before = this.analyses;
    // Whoever asks meanwhile begins anew.
    this.analyses = null;
    const folded = yield* this.ease(foldAnalyses(this.replay, viewer, before));
    if (!this.over) this.analyses = folded;
    const report = reportOf(this.replay, viewer, folded);
    this.reports.set(name, report);
    this.weighed.set(viewer, last + 1);
    return found(report);
  }

  unanalysed(viewer: Viewer): number {
    return this.momentsOf(viewer) - (this.weighed.get(viewer) ?? 0);
  }

  *find(viewer: Viewer, pattern: Automaton, most: number): Folding<Answer<readonly FoundMatch[]>> {
    return found(yield* this.ease(searchReplay(this.replay, viewer, pattern, most)));
  }

  *worlds(viewer: Viewer, at: number | null): Folding<Answer<GameWorlds>> {
    const { replay } = this;
    const { rules } = replay;
    if (at === null)
      return found({ rules, worlds: yield* this.ease(worldsOfTurns(replay, viewer)) });
    return yield* this.foldedAt(viewer, at, function* () {
      return { rules, worlds: [yield* worldAt(replay, viewer, at)] };
    });
  }

  *decisions(viewer: Viewer, span: Span<number>): Folding<DecisionPage> {
    const seen = this.replay.viewerReplays[viewer];
    const { start, end, more } = numbersIn(span, seen.extent.decisions);
    const decisions: NumberedDecision[] = [];
    if (start > end) return { decisions, more };
    for (const one of seen.decisions(start - 1)) {
      decisions.push(one);
      if (one.number >= end) break;
      yield* this.pause();
    }
    return { decisions, more };
  }

  timeline(viewer: Viewer, span: Span<number>, filter: TimelineFilter) {
    return this.projections.timeline(this.id, viewer, span, filter);
  }

  accesses(viewer: Viewer) {
    return this.projections.accesses(this.id, viewer);
  }

  scores(viewer: Viewer) {
    return this.projections.scores(this.id, viewer);
  }

  async lines(form: ExportForm, viewer: Viewer): Promise<Answer<Iterable<string>>> {
    switch (form) {
      case 'told':
        return found(ended(this.replay.viewerReplays[viewer].log(await this.header())));
      case 'jinteki-log':
        return found(jintekiLines(this.replay.viewerReplays[viewer], await this.header()));
      case 'native':
        return found(writeLines(await this.header(), this.replay.made()));
      case 'facts':
        return found(factLines(this.replay.viewerReplays[viewer]));
    }
  }

  boards(): null {
    return null;
  }

  /** A game that may go on meanwhile is folded at once. */
  private *pause(): Folding<void> {
    if (this.isSettled) yield;
  }

  private *ease<T>(folding: Folding<T>): Folding<T> {
    return this.isSettled ? yield* folding : whole(folding);
  }

  private *foldedAt<T>(
    viewer: Viewer,
    moment: number,
    about: (seen: ViewerReplay) => Folding<T>,
  ): Folding<Answer<T>> {
    const folding = this.at(viewer, moment, about);
    return folding.ok ? found(yield* this.ease(folding.value)) : folding;
  }

  private at<T>(viewer: Viewer, moment: number, about: (seen: ViewerReplay) => T): Answer<T> {
    const seen = this.replay.viewerReplays[viewer];
    return seen.has(moment) ? found(about(seen)) : noMoment(moment, seen.last);
  }

  /** What was told never changes, so it is put together once for all who wait for it. */
  private between(seen: ViewerReplay, after: number, until: number): readonly Moment[] {
    const name = `${seen.viewer} ${after} ${until}`;
    const known = this.pages.get(name);
    if (known !== undefined) return known;
    const moments: Moment[] = [];
    for (const moment of seen.moments(after)) {
      moments.push(moment);
      if (moment.number === until) break;
    }
    if (moments.length <= FEW) this.pages.set(name, moments);
    return moments;
  }
}

const noMoment = (at: number, last: number): NotThere =>
  outOfRange(
    last < 0
      ? `there is no moment ${at}: this viewer has been told nothing yet`
      : `there is no moment ${at}: this viewer has been told moments 0 to ${last}`,
  );
