import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Pattern } from '#analysis/patterns/pattern';
import { extname, join } from 'node:path';
import type { Viewer } from '#rules';
import type { Failure, Job, Processes } from '../../../platform/processes/processes';
import type { ReadModelReader } from '../../../platform/projections/projection';
import { PROCESSES, READ_MODEL_READER } from '../../../platform/tokens';
import type { OpenGames } from '../../statistics/open-games';
import type { MatchedMoments, SearchAnswer, SearchTask } from './search.work';

const job: Job<SearchTask, SearchAnswer> = {
  file: join(__dirname, `search.work${extname(__filename)}`),
};

/** Games read at a time, and gone through for one question. */
const PORTION = 100;
export const MOST_SEARCHED = 1_000;
/** Matches told of a game. */
const MOST_MATCHES = 20;

export interface FoundGame {
  readonly id: string;
  readonly position: string;
  readonly matches: readonly MatchedMoments[];
}

export interface FoundGames {
  readonly rows: readonly FoundGame[];
  /** Games gone through. */
  readonly searched: number;
  /** The place behind which to go on; null where every game was gone through. */
  readonly next: string | null;
}

export type Searched =
  ({ readonly ok: true } & FoundGames) | { readonly ok: false; readonly failure: Failure };

/** Finished games that hold a pattern in what one viewer was told of them, the newest first. */
export class FindPattern extends Query<Searched> {
  constructor(
    readonly pattern: Pattern,
    readonly viewer: Viewer,
    readonly first: number,
    /** Go on behind this place. */
    readonly after: string | null,
    readonly open: OpenGames,
    readonly signal?: AbortSignal,
  ) {
    super();
  }
}

interface Row {
  readonly id: string;
  readonly position: string;
  readonly facts: Uint8Array;
}

@QueryHandler(FindPattern)
export class FindPatternHandler implements IQueryHandler<FindPattern> {
  constructor(
    @Inject(READ_MODEL_READER) private readonly reader: ReadModelReader,
    @Inject(PROCESSES) private readonly processes: Processes,
  ) {}

  async execute({ pattern, viewer, first, after, open, signal }: FindPattern): Promise<Searched> {
    const rows: FoundGame[] = [];
    let searched = 0;
    let next = after;
    while (searched < MOST_SEARCHED && rows.length < first) {
      signal?.throwIfAborted();
      const games = await this.portion(next, open);
      const task = { pattern, viewer, games: games.map(({ facts }) => facts), most: MOST_MATCHES };
      const worked = await this.processes.ask(job, task, signal);
      if (!worked.ok) return worked;
      for (const [i, { id, position }] of games.entries()) {
        const matches = worked.answer[i] ?? [];
        searched += 1;
        next = position;
        if (matches.length > 0) rows.push({ id, position, matches });
        if (rows.length === first) break;
      }
      if (games.length < PORTION && rows.length < first)
        return { ok: true, rows, searched, next: null };
    }
    return { ok: true, rows, searched, next };
  }

  private portion(after: string | null, open: OpenGames): Promise<readonly Row[]> {
    return this.reader.query<Row>(
      `find-pattern-${open.name}`,
      // A name alone would order by the text that is told.
      `select id, position::text, facts from pattern_facts.game
       where ($1::text is null or ${open.condition}) and ($2::bigint is null or position < $2)
       order by game.position desc limit $3`,
      [open.asker, after, PORTION],
    );
  }
}
