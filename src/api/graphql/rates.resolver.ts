import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { cardByCode } from '#decks/catalogue/find-card';
import {
  GetCardRates,
  type CardRates,
  type CardRateSort,
} from '../../analysis/projections/card-statistics/card-rates';
import { GetWinRates } from '../../analysis/projections/player-statistics/win-rates';
import type { RateCell, RateFilter, RateSort, RateSubject } from '../../analysis/statistics/rates';
import type { Span } from '../../platform/projections/span';
import type { Gate } from '../gate/gate';
import { connectionOf, numbersAsked, type PageArgs } from './connection';
import { badInput } from './errors';
import { cardNamed, sliceFilter, type FilterInput } from './statistics-filter';

interface RateFilterInput extends FilterInput {
  readonly restsOn?: RateFilter['restsOn'];
  readonly leastTurns?: number | null;
  readonly mostTurns?: number | null;
}

interface RatesArgs extends PageArgs {
  readonly filter?: RateFilterInput | null;
  readonly least: number;
}

const USUAL = 20;

function filterOf(input: RateFilterInput | null | undefined): RateFilter {
  const { restsOn = null, leastTurns = null, mostTurns = null } = input ?? {};
  if (leastTurns !== null && mostTurns !== null && leastTurns > mostTurns)
    throw badInput(
      'CANNOT_MATCH',
      `no game has ${leastTurns} turns or more and ${mostTurns} or fewer`,
      'Give a range that holds something.',
    );
  return { ...sliceFilter(input), restsOn, leastTurns, mostTurns };
}

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
  const { edges, pageInfo } = connectionOf({ rows: placed, more }, ({ place }) => place, span);
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
  ) {
    const { of, least, sort } = args;
    const filter = filterOf(args.filter);
    const span = numbersAsked(args, USUAL);
    const open = await gate.openGames('count');
    const query = new GetWinRates({ of, filter, least, sort, span, open });
    return ratesOut(await this.queries.execute(query), span, cellOut);
  }

  @Query('cardRates')
  async cardRates(
    @Args() args: RatesArgs & { readonly card?: string | null; readonly sort: CardRateSort },
    @Context('gate') gate: Gate,
  ) {
    const { least, sort } = args;
    const filter = filterOf(args.filter);
    const restsOn = filter.restsOn ?? 'decisions';
    const card = cardNamed('card', args.card);
    const span = numbersAsked(args, USUAL);
    const open = await gate.openGames('count');
    const asked = { card, filter: { ...filter, restsOn }, least, sort, span, open };
    return ratesOut(await this.queries.execute(new GetCardRates(asked)), span, cardOut(restsOn));
  }
}
