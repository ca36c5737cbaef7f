import { Inject } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { everyListedGame, type GameFilter } from '../../analysis/projections/games/game-filter';
import { CountGames, ListGames } from '../../analysis/projections/games/queries';
import type { OpenGames } from '../../analysis/statistics/open-games';
import type { Gate } from '../gate/gate';
import { connectionOf, placesAsked, type PageArgs } from './connection';
import { timeOf } from './grant-input';
import { listed } from './source';
import { cardNamed } from './statistics-filter';

type GamesArgs = PageArgs & Partial<GameFilter>;

const USUAL = 20;

@Resolver()
export class QueryResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('games')
  async games(@Args() args: GamesArgs, @Context('gate') gate: Gate) {
    const span = placesAsked(args, USUAL);
    const { player, identity, winner, opponent, reason, tier, card, ...times } = {
      ...everyListedGame,
      ...args,
    };
    const since = timeOf('since', times.since);
    const until = timeOf('until', times.until);
    const filter = { player, identity, winner, opponent, reason, tier, since, until, card };
    // Which cards were in it tells of both sides.
    const open = await gate.openGames(card === null ? 'look-at' : 'count');
    const page = await this.queries.execute(new ListGames(filter, span, open));
    // The catalogue may lack a card of an observed game: only what finds nothing may be misspelt.
    if (page.rows.length === 0 && span.after === null && span.before === null) {
      cardNamed('identity', identity);
      cardNamed('card', card);
    }
    const { edges, pageInfo } = connectionOf(page, ({ position }) => position, span);
    return {
      edges: edges.map(({ cursor, node }) => ({ cursor, node: listed(node) })),
      pageInfo,
      counted: { filter, open },
    };
  }
}

/** What the games of a page are counted by, where somebody asks how many there are. */
interface ListedGames {
  readonly counted: { readonly filter: GameFilter; readonly open: OpenGames };
}

@Resolver('GameConnection')
export class GameConnectionResolver {
  constructor(@Inject(QueryBus) private readonly queries: Pick<QueryBus, 'execute'>) {}

  @ResolveField('totalCount')
  totalCount(@Parent() { counted: { filter, open } }: ListedGames): Promise<number> {
    return this.queries.execute(new CountGames(filter, open));
  }
}
