import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { isStoredId } from '#text/stored-id';
import {
  everyListedGame,
  FindGame,
  ListGames,
  type GameFilter,
} from '../../analysis/projections/games/queries';
import { DescribeGame, DescribeSettledGame } from '../../games/replay/describe-game';
import { LeadOn } from '../../access/lead-on';
import type { Gate } from '../gate/gate';
import { connectionOf, placesAsked, type PageArgs } from './connection';
import { listed, replayed, settled, type GameSource } from './source';

type GamesArgs = PageArgs & Partial<GameFilter>;

const USUAL = 20;

@Resolver()
export class QueryResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('game')
  async game(
    @Args('id') named: string,
    @Context('gate') gate: Pick<Gate, 'sight'>,
  ): Promise<GameSource | null> {
    if (!isStoredId(named)) return null;
    const id = await this.queries.execute(new LeadOn(named));
    if (id !== named && !(await gate.sight(id, null)).ok) return null;
    const known = await this.queries.execute(new DescribeSettledGame(id));
    if (known !== null) return settled(known, () => this.queries.execute(new FindGame(id)));
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
    const { player, identity, winner, opponent, reason, tier, since, until, card } = {
      ...everyListedGame,
      ...args,
    };
    const filter = { player, identity, winner, opponent, reason, tier, since, until, card };
    // Which cards were in it tells of both sides.
    const open = await gate.openGames(card === null ? 'look-at' : 'count');
    const page = await this.queries.execute(new ListGames(filter, span, open));
    const { edges, pageInfo } = connectionOf(page, ({ position }) => position, span);
    return {
      edges: edges.map(({ cursor, node }) => ({ cursor, node: listed(node) })),
      pageInfo,
      totalCount: page.total,
    };
  }
}
