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
import { Askings } from '../../statistics/asking';
import { readOfDeeds } from '../../statistics/deeds';
import { broughtUp, isOfOpen } from '../../statistics/rates';
import { seatNames } from '../../statistics/finished-game';
import { everyRate } from '../../statistics/rate-filter';
import { sidesRead } from '../../statistics/sides-read';
import { isUntold, type Untold } from '../../statistics/untold';
import { playerCounts, type PlayerCount } from '../../statistics/player-counts';

const columns = [...seatNames, ...playerCounts].join(', ');

/** An observed game that became a game of decisions counts as that one. */
const FROM = `(
  select ${columns} from player_statistics.seat
  union all
  select ${columns} from observed_statistics.seat where verified is null
) as seat`;

/** What was done in finished games, cut into slices by one dimension; asked for on an account. */
export class GetPlayerStatistics extends Query<Slices<PlayerCount> | Untold> {
  constructor(
    readonly by: Dimension,
    readonly asked: Asked,
    readonly account = '',
  ) {
    super();
  }
}

@QueryHandler(GetPlayerStatistics)
export class GetPlayerStatisticsHandler implements IQueryHandler<GetPlayerStatistics> {
  constructor(
    @Inject(READ_MODEL_READER) private readonly reader: ReadModelReader,
    @Inject(Askings) private readonly askings: Pick<Askings, 'of'>,
  ) {}

  async execute({
    by,
    asked,
    account,
  }: GetPlayerStatistics): Promise<Slices<PlayerCount> | Untold> {
    const { open, span } = asked;
    const asking = this.askings.of(account);
    if (open !== undefined && isOfOpen(open)) {
      const { isBroughtUp, filled } = await broughtUp(this.reader);
      if (isBroughtUp) {
        const read = await readOfDeeds(this.reader, by, asked, filled, asking);
        return isUntold(read) ? read : slicesOf(this.reader, read, span);
      }
      // What is still being counted is read from every row meanwhile.
      const filter = { ...everyRate, ...asked.filter };
      const sides = await sidesRead(this.reader, 'counted', filter, filled, asking.mostSides);
      if (sides > asking.mostSides) return { untold: 'behind', sides };
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
