import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ReadModelReader } from '../../../platform/projections/projection';
import { READ_MODEL_READER } from '../../../platform/tokens';
import { Askings } from '../../statistics/asking';
import type { RatesAsked } from '../../statistics/rate-statements';
import { ratesOf, type Rates } from '../../statistics/rates';
import type { Untold } from '../../statistics/untold';

/** Win rates of players, identities, matchups and the like, with intervals, asked for on an account. */
export class GetWinRates extends Query<Rates | Untold> {
  constructor(
    readonly asked: RatesAsked,
    readonly account = '',
  ) {
    super();
  }
}

@QueryHandler(GetWinRates)
export class GetWinRatesHandler implements IQueryHandler<GetWinRates> {
  constructor(
    @Inject(READ_MODEL_READER) private readonly reader: ReadModelReader,
    @Inject(Askings) private readonly askings: Pick<Askings, 'of'>,
  ) {}

  execute({ asked, account }: GetWinRates): Promise<Rates | Untold> {
    return ratesOf(this.reader, asked, this.askings.of(account));
  }
}
