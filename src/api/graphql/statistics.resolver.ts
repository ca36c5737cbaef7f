import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { firstCode } from '#decks/catalogue/first-code';
import type { Side } from '#rules';
import { GetCardStatistics } from '../../analysis/projections/card-statistics/queries';
import { GetPlayerStatistics } from '../../analysis/projections/player-statistics/queries';
import type { Asked, Dimension } from '../../analysis/statistics/slices';
import type { Gate } from '../gate/gate';
import { numbersAsked, type PageArgs } from './connection';
import { timeOf } from './grant-input';
import { cardOut, playerOut, slicesOut } from './statistics-told';

interface FilterInput {
  readonly player?: string | null;
  readonly opponent?: string | null;
  readonly identity?: string | null;
  readonly opponentIdentity?: string | null;
  readonly side?: Side | null;
  readonly pool?: string | null;
  readonly since?: unknown;
  readonly until?: unknown;
}

interface StatisticsArgs extends PageArgs {
  readonly by?: Dimension | null;
  readonly filter?: FilterInput | null;
}

const USUAL = 20;

const code = (identity: string | null | undefined): string | null =>
  identity === null || identity === undefined ? null : firstCode(identity);

function time(field: string, value: unknown): Date | null {
  const read = timeOf(field, value);
  return read === null ? null : new Date(read);
}

function asked({ filter, ...page }: StatisticsArgs): Asked {
  return {
    filter: {
      player: filter?.player ?? null,
      opponent: filter?.opponent ?? null,
      identity: code(filter?.identity),
      opponentIdentity: code(filter?.opponentIdentity),
      side: filter?.side ?? null,
      pool: filter?.pool ?? null,
      since: time('since', filter?.since),
      until: time('until', filter?.until),
    },
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
    const only = code(args.card);
    const card = only === null ? null : { code: only, by: args.by ?? ('player' as const) };
    const slices = await this.queries.execute(new GetCardStatistics(card, { ...wanted, open }));
    return slicesOut(slices, wanted.span, cardOut);
  }
}
