import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { poolNamed } from '#cards/pool';
import { viewScore, type KeptScore, type ScoreView, type Viewer } from '#rules';
import type { ReadModelReader } from '../../../platform/projections/projection';
import { READ_MODEL_READER } from '../../../platform/tokens';
import { momentsTold } from '../../folding/told-table';

/** How the score of a game went, in order; score areas are open to all. */
export class GetScoreHistory extends Query<readonly ScoreView[]> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

@QueryHandler(GetScoreHistory)
export class GetScoreHistoryHandler implements IQueryHandler<GetScoreHistory> {
  constructor(@Inject(READ_MODEL_READER) private readonly reader: ReadModelReader) {}

  async execute({ game, viewer }: GetScoreHistory): Promise<readonly ScoreView[]> {
    const rows = await this.reader.query<KeptScore & { readonly moments: number }>(
      'score-history',
      `select score.*, ${momentsTold}
       from score_history.score join score_history.told using (id) where id = $1 order by number`,
      [game, viewer],
    );
    return rows.flatMap(
      ({ moments, ...row }) => viewScore(poolNamed('all'), row, viewer, moments) ?? [],
    );
  }
}
