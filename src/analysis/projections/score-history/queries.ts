import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { poolNamed } from '#cards/pool';
import { redacted, type KeptScore, type ScoreView, type Viewer, type Views } from '#rules';
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
    return scoresTold(rows, viewer);
  }
}

/** Rows, each with how many moments the viewer has been told, as the viewer may know them. */
export const scoresTold = (
  rows: readonly (KeptScore & { readonly moments: number })[],
  viewer: Viewer,
  views: Pick<Views, 'score'> = redacted,
): readonly ScoreView[] =>
  rows.flatMap(({ moments, ...row }) => views.score(poolNamed('all'), row, viewer, moments) ?? []);
