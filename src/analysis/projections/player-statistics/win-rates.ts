import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ReadModelReader } from '../../../platform/projections/projection';
import { READ_MODEL_READER } from '../../../platform/tokens';
import type { RatesAsked } from '../../statistics/rate-statements';
import { ratesOf, type Rates } from '../../statistics/rates';

/** Win rates of players, identities, matchups and the like, with intervals. */
export class GetWinRates extends Query<Rates> {
  constructor(readonly asked: RatesAsked) {
    super();
  }
}

@QueryHandler(GetWinRates)
export class GetWinRatesHandler implements IQueryHandler<GetWinRates> {
  constructor(@Inject(READ_MODEL_READER) private readonly reader: ReadModelReader) {}

  execute({ asked }: GetWinRates): Promise<Rates> {
    return ratesOf(this.reader, asked);
  }
}
