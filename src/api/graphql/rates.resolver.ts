import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { cardByCode } from '#decks/catalogue/find-card';
import {
  GetCardRates,
  type CardRates,
  type CardRateSort,
} from '../../analysis/projections/card-statistics/card-rates';
import { GetWinRates } from '../../analysis/projections/player-statistics/win-rates';
import type { RateSubject } from '../../analysis/statistics/cells';
import type { RateSort } from '../../analysis/statistics/rate-order';
import type { RateCell } from '../../analysis/statistics/rates';
import type { RateFilter } from '../../analysis/statistics/rate-filter';
import type { Caller } from '../../access/caller';
import type { Span } from '../../platform/projections/span';
import type { Gate } from '../gate/gate';
import { connectionOf, numbersAsked, type PageArgs } from './connection';
import { listAsked, type ListName } from './list-name';
import { NamedFilters, type RateFilterInput } from './named-filter';
import { cardNamed, checkCardFits, checkCount } from './statistics-filter';
import { toldOf } from './untold';

interface RatesArgs extends PageArgs {
  readonly filter?: RateFilterInput | null;
  readonly least: number;
}

const USUAL = 20;

/** What rates of cards rest on where nothing is said: decisions, but of games that were only observed. */
export const basisOf = ({ restsOn, tier }: RateFilter): 'decisions' | 'facts' =>
  restsOn ?? (tier === null || tier === 'verified' ? 'decisions' : 'facts');

const titleOf = (code: string | null): string | null =>
  code === null ? null : (cardByCode(code)?.title ?? null);

const cellOut = (cell: RateCell) => ({
  ...cell,
  title: titleOf(cell.key),
  againstTitle: titleOf(cell.against),
});

const cardOut = (restsOn: 'decisions' | 'facts') => (rates: CardRates) => ({
  ...rates,
  restsOn,
  title: titleOf(rates.code),
});

function ratesOut<T, Out>(
  list: ListName,
  {
    rows,
    start,
    more,
    total,
  }: {
    readonly rows: readonly T[];
    readonly start: number;
    readonly more: boolean;
    readonly total: number;
  },
  span: Span<number>,
  out: (row: T) => Out,
) {
  const placed = rows.map((row, index) => ({ place: start + index, node: out(row) }));
  const { edges, pageInfo } = connectionOf(
    list,
    { rows: placed, more },
    ({ place }) => place,
    span,
  );
  return {
    edges: edges.map(({ cursor, node }) => ({ cursor, node: node.node })),
    pageInfo,
    totalCount: total,
  };
}

@Resolver()
export class RatesResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('winRates')
  async winRates(
    @Args() args: RatesArgs & { readonly of: RateSubject; readonly sort: RateSort },
    @Context('gate') gate: Gate,
    @Context('caller') caller: Caller,
    @Context('account') account: string,
  ) {
    const { of, least, sort } = args;
    checkCount('least', least);
    const list = listAsked('winRates', args);
    const span = numbersAsked(list, args, USUAL);
    const open = await gate.openGames('count');
    const filter = await new NamedFilters(this.queries, caller, open).rates(args.filter);
    const query = new GetWinRates({ of, filter, least, sort, span, open }, account);
    const rates = toldOf(await this.queries.execute(query));
    return { ...ratesOut(list, rates, span, cellOut), isCounting: rates.isCounting };
  }

  @Query('cardRates')
  async cardRates(
    @Args() args: RatesArgs & { readonly card?: string | null; readonly sort: CardRateSort },
    @Context('gate') gate: Gate,
    @Context('caller') caller: Caller,
    @Context('account') account: string,
  ) {
    const { least, sort } = args;
    checkCount('least', least);
    const card = cardNamed('card', args.card);
    const list = listAsked('cardRates', args);
    const span = numbersAsked(list, args, USUAL);
    const open = await gate.openGames('count');
    const filter = await new NamedFilters(this.queries, caller, open).rates(args.filter);
    checkCardFits(card, filter);
    const restsOn = basisOf(filter);
    const asked = { card, filter: { ...filter, restsOn }, least, sort, span, open };
    const rates = toldOf(await this.queries.execute(new GetCardRates(asked, account)));
    return { ...ratesOut(list, rates, span, cardOut(restsOn)), isCounting: rates.isCounting };
  }
}
