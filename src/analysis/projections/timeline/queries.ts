import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { RulesByPool } from '#cards/rules-by-pool';
import type { LogHeader } from '#notation/native/header';
import { openRecorded } from '#notation/recorded/open-recorded';
import {
  type Fact,
  type Pool,
  type State,
  viewFact,
  type FactView,
  placeFor,
  type Places,
  sayFact,
  type Viewer,
} from '#rules';
import { RecentlyUsed } from '#streams/recently-used';
import type { ReadModelReader } from '../../../platform/projections/projection';
import { READ_MODEL_READER } from '../../../platform/tokens';
import { RULES_BY_POOL } from '../../../rules-by-pool';
import type { Page } from '../../folding/page';
import type { ToldFacts } from './fold';
import { unpackFacts } from './packed-facts';

export interface TimelineEntry {
  /** From 1, without gaps. */
  readonly number: number;
  /** The viewer's moment that tells it. */
  readonly at: number;
  readonly view: FactView;
  readonly text: string;
}

/** What a viewer saw happen, `first` entries at most after number `after` (0: from the start). */
export class GetTimeline extends Query<Page<TimelineEntry>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
    readonly first: number,
    readonly after: number,
  ) {
    super();
  }
}

const OPENINGS = 128;

/** Which card is which, before the first decision. */
interface Opening {
  readonly pool: Pool;
  readonly state: State;
}

interface Chunk {
  readonly first: number;
  readonly facts: ToldFacts;
}

@QueryHandler(GetTimeline)
export class GetTimelineHandler implements IQueryHandler<GetTimeline> {
  /** Which card is which; facts name cards by number alone. */
  private readonly openings = new RecentlyUsed<string, Opening>(OPENINGS);

  constructor(
    @Inject(READ_MODEL_READER) private readonly reader: ReadModelReader,
    @Inject(RULES_BY_POOL) private readonly rules: RulesByPool,
  ) {}

  async execute({ game, viewer, first, after }: GetTimeline): Promise<Page<TimelineEntry>> {
    const [opening, chunks, total] = await Promise.all([
      this.opening(game),
      this.chunks(game, after, first),
      this.total(game, viewer),
    ]);
    if (opening === null) return { rows: [], more: false, total: 0 };
    const { pool, state } = opening;
    const rows: TimelineEntry[] = [];
    for (const { number, places, fact } of entriesOf(chunks)) {
      if (number <= after || number > total || rows.length === first) continue;
      const view = viewFact(pool, state, fact, viewer);
      if (view === null) continue;
      const text = sayFact(pool, state, fact, viewer);
      rows.push({ number, at: placeFor(viewer, places), view, text });
    }
    return { rows, more: after + rows.length < total, total };
  }

  private async opening(game: string): Promise<Opening | null> {
    const known = this.openings.get(game);
    if (known !== undefined) return known;
    const [row] = await this.reader.query<{ header: LogHeader }>(
      'timeline-game',
      'select header from timeline.game where id = $1',
      [game],
    );
    if (row === undefined) return null;
    const { rules, state } = openRecorded(this.rules, row.header);
    const opening = { pool: rules.pool, state };
    this.openings.set(game, opening);
    return opening;
  }

  private async chunks(game: string, after: number, first: number): Promise<readonly Chunk[]> {
    const rows = await this.reader.query<{ first: number; facts: Uint8Array }>(
      'timeline-chunks',
      `select first, facts from timeline.chunk
       where id = $1 and first + count > $2 and first < $3 order by first`,
      [game, after, after + first],
    );
    return rows.map((row) => ({ first: row.first, facts: unpackFacts(row.facts) }));
  }

  /** The facts the viewer has been told: what is behind a veil waits until that is lifted. */
  private async total(game: string, viewer: Viewer): Promise<number> {
    const [row] = await this.reader.query<{ total: number }>(
      'timeline-total',
      `select (extents -> $2 ->> 'facts')::int as total from timeline.told where id = $1`,
      [game, viewer],
    );
    return row?.total ?? 0;
  }
}

function* entriesOf(
  chunks: readonly Chunk[],
): Generator<{ number: number; places: Places; fact: Fact }> {
  for (const { first, facts } of chunks) {
    let number = first;
    for (const [places, told] of facts)
      for (const fact of told) yield { number: (number += 1), places, fact };
  }
}
