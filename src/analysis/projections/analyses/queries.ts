import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { GameReport } from '#analysis/report/game-report';
import type { Viewer } from '#rules';
import type { ReadModelReader } from '../../../platform/projections/projection';
import { READ_MODEL_READER } from '../../../platform/tokens';

/** The analyses of a game as they are kept; null of one that goes on, or that no projection has read. */
export class GetKeptReport extends Query<GameReport | null> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

@QueryHandler(GetKeptReport)
export class GetKeptReportHandler implements IQueryHandler<GetKeptReport> {
  constructor(@Inject(READ_MODEL_READER) private readonly reader: ReadModelReader) {}

  async execute({ game, viewer }: GetKeptReport): Promise<GameReport | null> {
    const [row] = await this.reader.query<{ report: GameReport }>(
      'kept-report',
      `select report from analyses.report where id = $1 and viewer = $2
       union all
       select report from observed_analyses.report where id = $1 and viewer = $2`,
      [game, viewer],
    );
    return row?.report ?? null;
  }
}
