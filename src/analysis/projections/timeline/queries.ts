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
  type FactView,
  placeFor,
  type Places,
  redacted,
  type Viewer,
  type Views,
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

  async execute(query: GetTimeline): Promise<Page<TimelineEntry>> {
    const { game, viewer, span, filter } = query;
    const [opening, told] = await Promise.all([this.opening(game), this.total(game, viewer)]);
    if (opening === null) return { rows: [], more: false, total: 0 };
    // Which facts a filter keeps depends on those before them, so all are looked at.
    const { start, end } = isEveryFact(filter) ? numbersIn(span, told) : { start: 1, end: told };
    const chunks = end < start ? [] : await this.chunks(game, start - 1, end);
    return timelineTold(opening, chunks, told, query);
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

  /** The facts the viewer has been told: what a hidden prompt asks waits until it is answered. */
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

/** What a viewer sees of facts, `told` of which they have been told; `chunks` has those asked for. */
export function timelineTold(
  { pool, state }: Opening,
  chunks: readonly Chunk[],
  told: number,
  { viewer, span, filter }: Pick<GetTimeline, 'viewer' | 'span' | 'filter'>,
  views: Pick<Views, 'fact' | 'sayFact'> = redacted,
): Page<TimelineEntry> {
  const viewed = (fact: Fact): FactView | null => views.fact(pool, state, fact, viewer);
  /** None for what nobody saw. */
  const entryFor = ({ number, places, fact }: Placed): readonly TimelineEntry[] => {
    const view = viewed(fact);
    if (view === null) return [];
    const text = views.sayFact(pool, state, fact, viewer);
    return [{ number, at: placeFor(viewer, places), view, text }];
  };
  const placed = [...entriesOf(chunks)].filter(({ number }) => number <= told);
  if (isEveryFact(filter)) {
    const { start, end, more } = numbersIn(span, told);
    const asked = placed.filter(({ number }) => number >= start && number <= end);
    return { rows: asked.flatMap(entryFor), more, total: told };
  }
  const sieve = new TimelineSieve(filter);
  const kept = placed.filter(({ places, fact }) =>
    sieve.keeps(fact, placeFor(viewer, places), () => viewed(fact)),
  );
  const { rows, more } = rowsIn(kept, span, ({ number }) => number);
  return { rows: rows.flatMap(entryFor), more, total: kept.length };
}

function* entriesOf(chunks: readonly Chunk[]): Generator<Placed> {
  for (const { first, facts } of chunks) {
    let number = first;
    for (const [places, told] of facts)
      for (const fact of told) yield { number: (number += 1), places, fact };
  }
}
