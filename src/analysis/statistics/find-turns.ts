import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ReadModelReader } from '../../platform/projections/projection';
import { READ_MODEL_READER } from '../../platform/tokens';
import type { OpenGames } from './open-games';
import { broughtUp } from './rates';

/** Of those who played, the fewest turns that one took in a game, and the most. */
export interface FoundTurns {
  readonly fewest: number;
  readonly most: number;
}

/** Null where no finished game counts for the asker, or where it is not known how long games were. */
export class FindTurns extends Query<FoundTurns | null> {
  constructor(readonly open: OpenGames) {
    super();
  }
}

@QueryHandler(FindTurns)
export class FindTurnsHandler implements IQueryHandler<FindTurns> {
  constructor(@Inject(READ_MODEL_READER) private readonly reader: ReadModelReader) {}

  async execute({ open }: FindTurns): Promise<FoundTurns | null> {
    // Links are of games that are open to everybody: of all games it would have to be asked of each.
    if (open.asker === null || !(await broughtUp(this.reader)).isBroughtUp) return null;
    const own = ['player_statistics', 'observed_statistics'].map(
      (schema) =>
        `select turns from ${schema}.seat where id = any(string_to_array($1, ',')::uuid[])`,
    );
    const [row] = await this.reader.query<{
      readonly fewest: number | null;
      readonly most: number | null;
    }>(
      'turns-of-games',
      `select min(turns) as fewest, max(turns) as most from (
         (select turns from rates.met order by turns limit 1)
         union all (select turns from rates.met order by turns desc limit 1)
         union all ${own.join(' union all ')}
       ) as ends`,
      [open.asker],
    );
    if (row === undefined || row.fewest === null || row.most === null) return null;
    return { fewest: row.fewest, most: row.most };
  }
}
