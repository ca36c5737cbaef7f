import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CardName } from '#rules/view/card';
import type { Viewer } from '#rules/view/viewer';
import type { ReadModelReader } from '../../../platform/projections/projection';
import { READ_MODEL_READER } from '../../../platform/tokens';
import { nameFor } from '../../folding/cards';
import type { ScoreRow } from './fold';

export interface ScoreEntry extends Omit<ScoreRow, 'code' | 'sighting'> {
  readonly card: CardName;
}

/** How the score of a game went, in order; score areas are open to all. */
export class GetScoreHistory extends Query<readonly ScoreEntry[]> {
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

  async execute({ game, viewer }: GetScoreHistory): Promise<readonly ScoreEntry[]> {
    const rows = await this.reader.query<ScoreRow>(
      'score-history',
      'select * from score_history.score where id = $1 order by number',
      [game],
    );
    return rows.map(({ code, sighting, ...row }) => ({
      ...row,
      card: nameFor(viewer, code, sighting),
    }));
  }
}
