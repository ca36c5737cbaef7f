import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ReadModelReader } from '../../../platform/projections/projection';
import { READ_MODEL_READER } from '../../../platform/tokens';
import {
  dimensions,
  readOfRows,
  slicesOf,
  type Asked,
  type Dimension,
  type Slices,
} from '../../statistics/slices';
import { readOfDeeds } from '../../statistics/deeds';
import { broughtUp, isOfOpen } from '../../statistics/rates';
import { seatNames } from '../../statistics/finished-game';
import { playerCounts, type PlayerCount } from '../../statistics/player-counts';

const columns = [...seatNames, ...playerCounts].join(', ');

/** An observed game that became a game of decisions counts as that one. */
const FROM = `(
  select ${columns} from player_statistics.seat
  union all
  select ${columns} from observed_statistics.seat where verified is null
) as seat`;

/** What was done in finished games, cut into slices by one dimension. */
export class GetPlayerStatistics extends Query<Slices<PlayerCount>> {
  constructor(
    readonly by: Dimension,
    readonly asked: Asked,
  ) {
    super();
  }
}

@QueryHandler(GetPlayerStatistics)
export class GetPlayerStatisticsHandler implements IQueryHandler<GetPlayerStatistics> {
  constructor(@Inject(READ_MODEL_READER) private readonly reader: ReadModelReader) {}

  async execute({ by, asked }: GetPlayerStatistics): Promise<Slices<PlayerCount>> {
    const { open, span } = asked;
    if (open !== undefined && isOfOpen(open)) {
      const { isBroughtUp, filled } = await broughtUp(this.reader);
      // What is still being counted is read from every row meanwhile.
      if (isBroughtUp)
        return slicesOf(this.reader, await readOfDeeds(this.reader, by, asked, filled), span);
    }
    const sliced = {
      name: `player-statistics-${by}`,
      from: FROM,
      by: dimensions[by],
      counts: playerCounts,
      rank: 'games',
      card: null,
    } as const;
    return slicesOf(this.reader, readOfRows(sliced, asked), span);
  }
}
