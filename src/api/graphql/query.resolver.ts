import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import {
  everyListedGame,
  ListGames,
  type GameFilter,
} from '../../analysis/projections/games/queries';
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
    if (page.total === 0) {
      cardNamed('identity', identity);
      cardNamed('card', card);
    }
    const { edges, pageInfo } = connectionOf(page, ({ position }) => position, span);
    return {
      edges: edges.map(({ cursor, node }) => ({ cursor, node: listed(node) })),
      pageInfo,
      totalCount: page.total,
    };
  }
}
