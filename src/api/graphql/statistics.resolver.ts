import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { GetCardStatistics } from '../../analysis/projections/card-statistics/queries';
import { GetPlayerStatistics } from '../../analysis/projections/player-statistics/queries';
import type { Asked, Dimension } from '../../analysis/statistics/slices';
import type { Gate } from '../gate/gate';
import { numbersAsked, type PageArgs } from './connection';
import { cardNamed, sliceFilter, type FilterInput } from './statistics-filter';
import { cardOut, playerOut, slicesOut } from './statistics-told';

interface StatisticsArgs extends PageArgs {
  readonly by?: Dimension | null;
  readonly filter?: FilterInput | null;
}

const USUAL = 20;

function asked({ filter, ...page }: StatisticsArgs): Asked {
  return {
    filter: sliceFilter(filter),
    span: numbersAsked(page, USUAL),
  };
}

@Resolver()
export class StatisticsResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('playerStatistics')
  async playerStatistics(@Args() args: StatisticsArgs, @Context('gate') gate: Gate) {
    const open = await gate.openGames('count');
    const wanted = asked(args);
    const query = new GetPlayerStatistics(args.by ?? 'player', { ...wanted, open });
    return slicesOut(await this.queries.execute(query), wanted.span, playerOut);
  }

  @Query('cardStatistics')
  async cardStatistics(
    @Args() args: StatisticsArgs & { readonly card?: string | null },
    @Context('gate') gate: Gate,
  ) {
    const open = await gate.openGames('count');
    const wanted = asked(args);
    const only = cardNamed('card', args.card);
    const card = only === null ? null : { code: only, by: args.by ?? ('player' as const) };
    const slices = await this.queries.execute(new GetCardStatistics(card, { ...wanted, open }));
    return slicesOut(slices, wanted.span, cardOut);
  }
}
