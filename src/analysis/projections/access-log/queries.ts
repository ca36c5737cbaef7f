import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CardName } from '#rules/view/card';
import type { Viewer } from '#rules/view/viewer';
import type { ReadModelReader } from '../../../platform/projections/projection';
import { READ_MODEL_READER } from '../../../platform/tokens';
import { nameFor } from '../../folding/cards';
import type { AccessRow } from './fold';

export interface Access extends Omit<AccessRow, 'code' | 'sighting' | 'settled'> {
  readonly card: CardName;
}

/** What was accessed in a game, and what became of it, as a viewer may know it. */
export class GetAccessLog extends Query<readonly Access[]> {
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

  async execute({ game, viewer }: GetAccessLog): Promise<readonly Access[]> {
    const rows = await this.reader.query<AccessRow>(
      'access-log',
      'select * from access_log.access where id = $1 order by number',
      [game],
    );
    return rows.map(({ id, number, decision, turn, run, server, zone, fate, ...row }) => ({
      ...{ id, number, decision, turn, run, server, zone, fate },
      card: nameFor(viewer, row.code, row.sighting),
    }));
  }
}
