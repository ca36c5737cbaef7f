import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ReadModelReader } from '../../platform/projections/projection';
import { READ_MODEL_READER } from '../../platform/tokens';

/** The id of the observed game that became a game of decisions; null where there is none. */
export class FindObserved extends Query<string | null> {
  constructor(readonly verified: string) {
    super();
  }
}

@QueryHandler(FindObserved)
export class FindObservedHandler implements IQueryHandler<FindObserved> {
  constructor(@Inject(READ_MODEL_READER) private readonly reader: ReadModelReader) {}

  async execute({ verified }: FindObserved): Promise<string | null> {
    const [row] = await this.reader.query<{ id: string }>(
      'observed-of',
      'select id from observed.game where verified = $1 order by position limit 1',
      [verified],
    );
    return row?.id ?? null;
  }
}
