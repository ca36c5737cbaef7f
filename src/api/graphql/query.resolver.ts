import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { isGameId } from '#notation/recorded/identity';
import type { Side } from '#rules';
import { FindGame, ListGames } from '../../analysis/projections/games/queries';
import { DescribeGame } from '../../games/replay/describe-game';
import type { Gate } from '../gate/gate';
import { connectionOf, placesAsked, type PageArgs } from './connection';
import { listed, replayed, type GameSource } from './source';

interface GamesArgs extends PageArgs {
  readonly player?: string | null;
  readonly identity?: string | null;
  readonly winner?: Side | null;
}

const USUAL = 20;

@Resolver()
export class QueryResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('game')
  async game(@Args('id') id: string): Promise<GameSource | null> {
    if (!isGameId(id)) return null;
    const row = await this.queries.execute(new FindGame(id));
    // What is listed of a game that is being played is behind it.
    if (row !== null && row.reason !== null) return listed(row);
    const game = await this.queries.execute(new DescribeGame(id));
    if (game !== null) return replayed(game);
    return row === null ? null : listed(row);
  }

  @Query('games')
  async games(@Args() args: GamesArgs, @Context('gate') gate: Gate) {
    const span = placesAsked(args, USUAL);
    const { player = null, identity = null, winner = null } = args;
    const page = await this.queries.execute(
      new ListGames({ player, identity, winner }, span, await gate.openGames('look-at')),
    );
    const { edges, pageInfo } = connectionOf(page, ({ position }) => position, span);
    return {
      edges: edges.map(({ cursor, node }) => ({ cursor, node: listed(node) })),
      pageInfo,
      totalCount: page.total,
    };
  }
}
