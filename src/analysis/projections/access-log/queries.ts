import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { poolNamed } from '#cards/pool';
import { redacted, type AccessView, type Viewer, type Views } from '#rules';
import type { ReadModelReader } from '../../../platform/projections/projection';
import { READ_MODEL_READER } from '../../../platform/tokens';
import { momentsTold } from '../../folding/told-table';
import type { AccessRow } from './fold';

/** What was accessed in a game, and what became of it, as a viewer may know it. */
export class GetAccessLog extends Query<readonly AccessView[]> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

@QueryHandler(GetAccessLog)
export class GetAccessLogHandler implements IQueryHandler<GetAccessLog> {
  constructor(@Inject(READ_MODEL_READER) private readonly reader: ReadModelReader) {}

  async execute({ game, viewer }: GetAccessLog): Promise<readonly AccessView[]> {
    const rows = await this.reader.query<AccessRow & { readonly moments: number }>(
      'access-log',
      `select access.*, ${momentsTold}
       from access_log.access join access_log.told using (id) where id = $1 order by number`,
      [game, viewer],
    );
    return accessesTold(rows, viewer);
  }
}

/** Rows, each with how many moments the viewer has been told, as the viewer may know them. */
export const accessesTold = (
  rows: readonly (AccessRow & { readonly moments: number })[],
  viewer: Viewer,
  views: Pick<Views, 'access'> = redacted,
): readonly AccessView[] =>
  rows.flatMap((row) => views.access(poolNamed('all'), row, viewer, row.moments) ?? []);
