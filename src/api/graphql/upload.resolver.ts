import { Inject } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { FindGame } from '../../analysis/projections/games/queries';
import { KEYS, type Keys } from '../../access/keys';
import { deckListFile } from '../../games/import/deck-list-file';
import { UploadGame } from '../../games/upload/upload-game';
import { DescribeGame } from '../../games/replay/describe-game';
import type { Gate } from '../gate/gate';
import { uploadOf } from '../take-file';
import { notTaken, refused } from './errors';
import { listed, replayed, type GameSource } from './source';

@Resolver()
export class UploadResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @Inject(KEYS) private readonly keys: Keys,
  ) {}

  @Mutation('uploadGame')
  async uploadGame(
    @Args('log') log: string,
    @Args('private') kept: boolean,
    @Context('gate') gate: Gate,
  ) {
    const list = deckListFile(log);
    if (list !== null) throw notTaken(list);
    const uploaded = await this.commands.execute(new UploadGame(log, kept));
    if (!uploaded.ok) throw refused(uploaded);
    const { id, created } = uploaded;
    const purpose = uploadOf(uploaded);
    const key = await this.keys.issue(purpose);
    gate.welcome(purpose);
    return { created, key, game: await this.game(id) };
  }

  private async game(id: string): Promise<GameSource> {
    const row = await this.queries.execute(new FindGame(id));
    if (row !== null) return listed(row);
    const game = await this.queries.execute(new DescribeGame(id));
    if (game === null) throw new Error(`game ${id} was stored and is not there`);
    return replayed(game);
  }
}
