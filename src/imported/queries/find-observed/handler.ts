import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ReadModelReader } from '../../../platform/projections/projection';
import { READ_MODEL_READER } from '../../../platform/tokens';
import { FindObserved, type FoundGame } from './query';

@QueryHandler(FindObserved)
export class FindObservedHandler implements IQueryHandler<FindObserved> {
  constructor(@Inject(READ_MODEL_READER) private readonly reader: ReadModelReader) {}

  async execute({ game }: FindObserved): Promise<FoundGame | null> {
    const [row] = await this.reader.query<FoundGame>(
      'observed-one',
      `select * from observed.game where id = $1 or verified = $1
       order by position limit 1`,
      [game],
    );
    return row ?? null;
  }
}
