import { observedReport } from '#analysis/observed/observed-report';
import type { GameReport } from '#analysis/report/game-report';
import { accessesIn } from '#notation/observed/accesses';
import { canTell } from '#notation/observed/audience';
import type { ObservedVerdict } from '#notation/observed/header';
import type { ObservedReplay, PlacedFact } from '#notation/observed/observed-replay';
import { outcomeAt } from '#notation/observed/outcome-at';
import { sayFact } from '#notation/observed/say-fact';
import { scoresIn } from '#notation/observed/scores';
import { stepFrom } from '#notation/observed/steps';
import { traceAt } from '#notation/observed/trace-at';
import { nameFor, viewFact } from '#notation/observed/view-fact';
import { viewPosition } from '#notation/observed/view-position';
import { TimelineSieve, type TimelineFilter } from '#notation/timeline/filter';
import type { Viewer } from '#rules';
import { rowsIn, type Span } from '../../platform/projections/span';
import { found, observedAlone, outOfRange, type Answer, type NotThere } from './answer';
import type { CachedGame } from './cached-games';
import type { Unit } from './marks';
import { drawnMoment } from './drawn-moment';
import { folded, type Folding } from '#streams/folding';
import { seriesOf, type DrawnMoment, type Series } from './series';
import type {
  DecisionPage,
  Direction,
  ExportForm,
  ImportRecord,
  MomentPage,
  ObservedAccessView,
  ObservedScoreView,
  Page,
  StoredMoment,
  TimelineEntry,
} from './stored-game';

const NO_KNOWLEDGE = observedAlone('what a seat knew is not worked out for observed games');

/** Reasons name cards that lay hidden, and decisions are counted as a judge is told them. */
const nothingTold: ImportRecord = {
  ...{ decisions: null, entriesVerified: null, legalThrough: null },
  ...{ divergences: [], notes: [], verdictWarnings: [], warnings: [] },
};

/** A game read from a file of another server: its entries are moments, for every viewer alike. */
export class ObservedGame implements CachedGame {
  readonly weight = 4;
  readonly isRemembered = true;
  readonly over = true;
  readonly isSettled = true;
  private readonly reports = new Map<Viewer, GameReport | null>();

  constructor(
    readonly id: string,
    readonly replay: ObservedReplay,
    /** The newest, whoever reached it; null where there is none. */
    readonly verdict: () => Promise<ObservedVerdict | null>,
  ) {}

  /** Entries change where the file is read anew: then all processes forget the game. */
  catchUp(): Promise<true> {
    return Promise.resolve(true);
  }

  describe(): Promise<null> {
    return Promise.resolve(null);
  }

  folded(): null {
    return null;
  }

  settled(): null {
    return null;
  }

  momentsOf(): number {
    return this.replay.stream.header.entries;
  }

  async importRecord(viewer: Viewer): Promise<ImportRecord> {
    const verdict = await this.verdict();
    if (viewer !== 'judge') return nothingTold;
    return {
      decisions: verdict?.decisions ?? null,
      entriesVerified: verdict?.entriesVerified ?? null,
      legalThrough: verdict?.legalThrough ?? null,
      divergences: verdict?.divergences ?? [],
      notes: verdict?.notes ?? [],
      verdictWarnings: verdict?.warnings ?? [],
      warnings: this.replay.stream.header.warnings,
    };
  }

  moment(viewer: Viewer, at: number): Answer<StoredMoment> {
    return this.replay.has(at) ? found(this.momentAt(viewer, at)) : this.noEntry(at);
  }

  moments(viewer: Viewer, after: number, first: number): Answer<MomentPage> {
    const { last } = this.replay;
    if (after < -1) return this.noEntry(after);
    const until = Math.min(last, after + first);
    const moments = Array.from({ length: Math.max(0, until - after) }, (_, index) =>
      this.momentAt(viewer, after + 1 + index),
    );
    const more = until < last;
    return found({ moments, more, over: !more });
  }

  *stretch(viewer: Viewer, at: number, first: number): Folding<Answer<readonly StoredMoment[]>> {
    if (!this.replay.has(at)) return this.noEntry(at);
    const moments: StoredMoment[] = [];
    for (let next = at; next < at + first && next <= this.replay.last; next += 1) {
      moments.push(this.momentAt(viewer, next));
      yield;
    }
    return found(moments);
  }

  /** Entries stay while the game is remembered, and so does what they show. */
  *analysis(viewer: Viewer): Folding<Answer<GameReport | null>> {
    const known = this.reports.get(viewer);
    if (known !== undefined) return found(known);
    yield;
    const report = observedReport(this.replay, viewer);
    this.reports.set(viewer, report);
    return found(report);
  }

  unanalysed(viewer: Viewer): number {
    return this.reports.has(viewer) ? 0 : this.momentsOf();
  }

  find(): Folding<Answer<null>> {
    return folded(found(null));
  }

  worlds(): Folding<Answer<null>> {
    return folded(found(null));
  }

  *series(viewer: Viewer): Folding<Answer<Series>> {
    const moments: DrawnMoment[] = [];
    for (let at = 0; at <= this.replay.last; at += 1) {
      moments.push(drawnMoment(this.momentAt(viewer, at)));
      yield;
    }
    return found(seriesOf(moments));
  }

  /** Entries have one number for everybody. */
  counterpart(_viewer: Viewer, at: number): Answer<number | null> {
    return found(this.replay.has(at) ? at : null);
  }

  step(_viewer: Viewer, from: number, unit: Unit, direction: Direction): Answer<number | null> {
    const { facts, last } = this.replay;
    return found(stepFrom(facts, last, from, unit, direction));
  }

  knowledge(): Folding<NotThere> {
    return folded(NO_KNOWLEDGE);
  }

  hindsight(): Folding<NotThere> {
    return folded(NO_KNOWLEDGE);
  }

  decisions(): Folding<DecisionPage> {
    return folded({ decisions: [], more: false });
  }

  timeline(
    viewer: Viewer,
    span: Span<number>,
    filter: TimelineFilter,
  ): Promise<Page<TimelineEntry>> {
    const sieve = new TimelineSieve(filter);
    const kept = this.replay.facts
      .map((placed, index) => ({ ...placed, number: index + 1 }))
      .filter(({ fact, seen }) =>
        sieve.keeps(fact, fact.index, () => viewFact(fact, seen, viewer)),
      );
    const { rows, more } = rowsIn(kept, span, ({ number }) => number);
    return Promise.resolve({
      rows: rows.map(({ fact, seen, number }) => ({
        number,
        at: fact.index,
        view: viewFact(fact, seen, viewer),
        text: sayFact(fact, seen, viewer),
      })),
      ...{ more, total: kept.length },
    });
  }

  accesses(viewer: Viewer): Promise<readonly ObservedAccessView[]> {
    return Promise.resolve(
      accessesIn(this.replay.facts).map(({ card, audience, index, run, ...access }) => ({
        ...access,
        at: index,
        run: run === 0 ? null : run,
        card: nameFor(card, viewer, canTell(viewer, audience)),
      })),
    );
  }

  scores(viewer: Viewer): Promise<readonly ObservedScoreView[]> {
    return Promise.resolve(
      // Score areas lie open.
      scoresIn(this.replay.facts).map(({ card, index, ...score }) => ({
        ...score,
        at: index,
        card: nameFor(card, viewer, true),
      })),
    );
  }

  lines(form: ExportForm, viewer: Viewer): Promise<Answer<Iterable<string>>> {
    switch (form) {
      case 'facts':
        return Promise.resolve(found(factLines(this.replay.facts, viewer)));
      case 'told':
      case 'jinteki-log':
      case 'native':
        return Promise.resolve(observedAlone(`game ${this.id} was only observed`));
    }
  }

  boards() {
    return this.replay.last < 0 ? null : this.replay.tables();
  }

  private momentAt(viewer: Viewer, at: number): StoredMoment {
    const { replay } = this;
    const { header } = replay.stream;
    const board = replay.boardAt(at);
    return {
      number: at,
      time: null,
      position: viewPosition(
        ...([header, board, viewer, replay.knownAt(at)] as const),
        outcomeAt({ outcome: header.outcome, facts: replay.facts, last: replay.last }, at),
        traceAt(replay.facts, at, board.runner.link),
      ),
      legal: [],
      told: replay.at(at).map(({ fact, seen }) => ({
        fact: viewFact(fact, seen, viewer),
        text: sayFact(fact, seen, viewer),
      })),
    };
  }

  private noEntry(at: number): NotThere {
    const { last } = this.replay;
    return outOfRange(
      last < 0
        ? 'a pasted log shows no positions'
        : `there is no position ${String(at)}: the replay has positions 0 to ${String(last)}`,
    );
  }
}

function* factLines(facts: readonly PlacedFact[], viewer: Viewer): Generator<string> {
  for (const { fact, seen } of facts) yield `${JSON.stringify(viewFact(fact, seen, viewer))}\n`;
}
