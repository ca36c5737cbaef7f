import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { FindGame } from '../../analysis/projections/games/queries';
import { UploadGame } from '../../games/commands/upload-game/command';
import { DescribeGame } from '../../replays/queries/game/query';
import { refused } from './errors';
import { listed, replayed, type GameSource } from './source';

@Resolver()
export class UploadResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Mutation('uploadGame')
  async uploadGame(@Args('log') log: string) {
    const uploaded = await this.commands.execute(new UploadGame(log));
    if (!uploaded.ok) throw refused(uploaded);
    return { created: uploaded.created, game: await this.game(uploaded.id) };
  }

  private async game(id: string): Promise<GameSource> {
    const row = await this.queries.execute(new FindGame(id));
    if (row !== null) return listed(row);
    const game = await this.queries.execute(new DescribeGame(id));
    if (game === null) throw new Error(`game ${id} was stored and is not there`);
    return replayed(game);
  }
}
