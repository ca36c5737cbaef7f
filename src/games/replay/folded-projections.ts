import { type TimelineFilter, TimelineSieve } from '#notation/timeline/filter';
import type { FoldedFacts } from '#notation/recorded/game-fold';
import {
  type AccessView,
  type Fact,
  forEach,
  type ForEach,
  isTold,
  type MomentIndex,
  placeFor,
  placesOf,
  type Pool,
  sayFact,
  type ScoreView,
  type State,
  tableNumbers,
  viewFact,
  type Viewer,
} from '#rules';
import { rowsIn, type Span } from '../../platform/projections/span';
import type { GameProjections } from './game-projections';
import type { Replay } from './replay';
import type { Page, TimelineEntry } from './stored-game';

/** A game as those need it who make its records. */
export interface FoldedRecord {
  readonly id: string;
  readonly told: readonly FoldedFacts[];
  readonly indexes: ForEach<MomentIndex>;
  readonly pool: Pool;
  readonly opening: State;
}

/** The records of a game that is folded for them, as the projections would have them. */
export interface RecordViews {
  accesses(game: FoldedRecord, viewer: Viewer): readonly AccessView[];
  scores(game: FoldedRecord, viewer: Viewer): readonly ScoreView[];
}

function* toldFacts(replay: Replay): Generator<{ decision: number; fact: Fact }> {
  for (const { number, facts } of replay.steps())
    for (const fact of facts) if (isTold(fact)) yield { decision: number, fact };
}

/** What is projected of other games is folded for one that is stored nowhere. */
export class FoldedProjections implements GameProjections {
  constructor(
    private readonly id: string,
    private readonly replay: Replay,
    private readonly views: RecordViews,
  ) {}

  timeline(
    _game: string,
    viewer: Viewer,
    span: Span<number>,
    filter: TimelineFilter,
  ): Promise<Page<TimelineEntry>> {
    const { replay } = this;
    const { pool } = replay;
    const { of } = replay.data.indexes;
    const opening = replay.stateAt(0);
    const told = replay.viewerReplays[viewer].extent.facts;
    const sieve = new TimelineSieve(filter);
    const view = (fact: Fact) => viewFact(pool, opening, fact, viewer);
    const kept = [...toldFacts(replay)]
      .map((placed, index) => ({
        ...placed,
        number: index + 1,
        at: placeFor(viewer, placesOf(of, placed.decision)),
      }))
      .filter(({ fact, number, at }) => number <= told && sieve.keeps(fact, at, () => view(fact)));
    const { rows, more } = rowsIn(kept, span, ({ number }) => number);
    return Promise.resolve({
      rows: rows.flatMap(({ fact, number, at }) => {
        const seen = view(fact);
        const text = sayFact(pool, opening, fact, viewer);
        return seen === null ? [] : [{ number, at, view: seen, text }];
      }),
      ...{ more, total: kept.length },
    });
  }

  accesses(_game: string, viewer: Viewer): Promise<readonly AccessView[]> {
    return Promise.resolve(this.views.accesses(this.folded(), viewer));
  }

  scores(_game: string, viewer: Viewer): Promise<readonly ScoreView[]> {
    return Promise.resolve(this.views.scores(this.folded(), viewer));
  }

  private folded(): FoldedRecord {
    const { id, replay } = this;
    const told = Array.from(replay.steps(), ({ number, facts, state }) => ({
      ...{ decision: number, facts, table: tableNumbers(replay.pool, state) },
    }));
    const { of } = replay.data.indexes;
    const indexes = forEach((viewer) => of[viewer]);
    return { id, told, indexes, pool: replay.pool, opening: replay.stateAt(0) };
  }
}
