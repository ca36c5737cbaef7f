import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { RulesByPool } from '#cards/rules-by-pool';
import type { LogHeader } from '#notation/native/header';
import { isEveryFact, TimelineSieve, type TimelineFilter } from '#notation/timeline/filter';
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
import { numbersIn, rowsIn, type Span } from '../../../platform/projections/span';
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

/** What a viewer saw happen, by the numbers of the whole timeline. */
export class GetTimeline extends Query<Page<TimelineEntry>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
    readonly span: Span<number>,
    readonly filter: TimelineFilter,
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

  async execute({ game, viewer, span, filter }: GetTimeline): Promise<Page<TimelineEntry>> {
    const [opening, told] = await Promise.all([this.opening(game), this.total(game, viewer)]);
    if (opening === null) return { rows: [], more: false, total: 0 };
    return isEveryFact(filter)
      ? this.page(game, viewer, span, told, opening)
      : this.sifted(game, viewer, span, told, opening, filter);
  }

  private async page(
    game: string,
    viewer: Viewer,
    span: Span<number>,
    total: number,
    opening: Opening,
  ): Promise<Page<TimelineEntry>> {
    const { start, end, more } = numbersIn(span, total);
    const chunks = end < start ? [] : await this.chunks(game, start - 1, end);
    const rows: TimelineEntry[] = [];
    for (const placed of entriesOf(chunks))
      if (placed.number >= start && placed.number <= end)
        rows.push(...entryFor(placed, opening, viewer));
    return { rows, more, total };
  }

  /** Which facts are asked for depends on those before them, so all are looked at. */
  private async sifted(
    game: string,
    viewer: Viewer,
    span: Span<number>,
    told: number,
    opening: Opening,
    filter: TimelineFilter,
  ): Promise<Page<TimelineEntry>> {
    const { pool, state } = opening;
    const sieve = new TimelineSieve(filter);
    const kept = [...entriesOf(await this.chunks(game, 0, told))].filter(
      ({ number, places, fact }) =>
        number <= told &&
        sieve.keeps(fact, placeFor(viewer, places), () => viewFact(pool, state, fact, viewer)),
    );
    const { rows, more } = rowsIn(kept, span, ({ number }) => number);
    return {
      rows: rows.flatMap((placed) => entryFor(placed, opening, viewer)),
      ...{ more, total: kept.length },
    };
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

  /** Those with numbers above `after` up to `end`. */
  private async chunks(game: string, after: number, end: number): Promise<readonly Chunk[]> {
    const rows = await this.reader.query<{ first: number; facts: Uint8Array }>(
      'timeline-chunks',
      `select first, facts from timeline.chunk
       where id = $1 and first + count > $2 and first < $3 order by first`,
      [game, after, end],
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

interface Placed {
  readonly number: number;
  readonly places: Places;
  readonly fact: Fact;
}

/** None for what nobody saw. */
function entryFor(
  { number, places, fact }: Placed,
  { pool, state }: Opening,
  viewer: Viewer,
): readonly TimelineEntry[] {
  const view = viewFact(pool, state, fact, viewer);
  if (view === null) return [];
  const text = sayFact(pool, state, fact, viewer);
  return [{ number, at: placeFor(viewer, places), view, text }];
}

function* entriesOf(chunks: readonly Chunk[]): Generator<Placed> {
  for (const { first, facts } of chunks) {
    let number = first;
    for (const [places, told] of facts)
      for (const fact of told) yield { number: (number += 1), places, fact };
  }
}
