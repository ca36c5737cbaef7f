import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import type { CardCut } from '../../analysis/projections/card-statistics/card-deeds';
import {
  CountSidesToRead,
  GetCardStatistics,
} from '../../analysis/projections/card-statistics/queries';
import { GetPlayerStatistics } from '../../analysis/projections/player-statistics/queries';
import type { Asked, Dimension } from '../../analysis/statistics/slices';
import type { Caller } from '../../access/caller';
import type { Gate } from '../gate/gate';
import { badInput } from './errors';
import { numbersAsked, type PageArgs } from './connection';
import { listAsked, type ListName } from './list-name';
import { NamedFilters } from './named-filter';
import { cardNamed, checkCardFits, type FilterInput } from './statistics-filter';
import { cardOut, playerOut, slicesOut } from './statistics-told';
import { toldOf } from './untold';

interface StatisticsArgs extends PageArgs {
  readonly by?: Dimension | null;
  readonly filter?: FilterInput | null;
}

const USUAL = 20;
/** Read one by one in the time that a question may take. */
const MOST_SIDES = 100_000;

@Resolver()
export class StatisticsResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('playerStatistics')
  async playerStatistics(
    @Args() args: StatisticsArgs,
    @Context('gate') gate: Gate,
    @Context('caller') caller: Caller,
    @Context('account') account: string,
  ) {
    const list = listAsked('playerStatistics', args);
    const wanted = await this.asked(list, args, gate, caller);
    const query = new GetPlayerStatistics(args.by ?? 'player', wanted, account);
    return slicesOut(list, toldOf(await this.queries.execute(query)), wanted.span, playerOut);
  }

  @Query('cardStatistics')
  async cardStatistics(
    @Args() args: StatisticsArgs & { readonly card?: string | null },
    @Context('gate') gate: Gate,
    @Context('caller') caller: Caller,
    @Context('account') account: string,
  ) {
    const list = listAsked('cardStatistics', args);
    const wanted = await this.asked(list, args, gate, caller);
    const only = cardNamed('card', args.card);
    checkCardFits(only, wanted.filter);
    const card = only === null ? null : { code: only, by: args.by ?? ('player' as const) };
    if (card !== null) await this.checkCut(card, wanted);
    const query = new GetCardStatistics(card, wanted, account);
    return slicesOut(list, toldOf(await this.queries.execute(query)), wanted.span, cardOut);
  }

  /** Throws where who played a card would have to be found out of too many games, one by one. */
  private async checkCut(card: CardCut, wanted: Asked): Promise<void> {
    const sides = await this.queries.execute(new CountSidesToRead(card, wanted, MOST_SIDES));
    if (sides <= MOST_SIDES) return;
    throw badInput(
      'TOO_MUCH_WORK',
      `by ${card.by} one card is told in ${MOST_SIDES} sides of games at most, and here are some ${Math.round(sides)}`,
      'Narrow it: to a player of fewer games, an identity or a shorter stretch of time; or ask by something else.',
    );
  }

  private async asked(
    list: ListName,
    { filter, ...page }: StatisticsArgs,
    gate: Gate,
    caller: Caller,
  ): Promise<Asked> {
    const span = numbersAsked(list, page, USUAL);
    const open = await gate.openGames('count');
    const named = new NamedFilters(this.queries, caller, open);
    return { filter: await named.slice(filter), span, open };
  }
}
