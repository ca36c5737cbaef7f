import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { GAME_READER, type GameReader } from './game-reader';
import type { ReplayedGame, SettledGame } from './stored-game';

/** What there is to say about a game of decisions as a whole; null when there is none. */
export class DescribeGame extends Query<ReplayedGame | null> {
  constructor(readonly game: string) {
    super();
  }
}

@QueryHandler(DescribeGame)
export class DescribeGameHandler implements IQueryHandler<DescribeGame> {
  constructor(@Inject(GAME_READER) private readonly reader: GameReader) {}

  async execute({ game }: DescribeGame): Promise<ReplayedGame | null> {
    return (await this.reader.get(game))?.describe() ?? null;
  }
}

/** The same of a game of decisions that is over and in memory, without asking the store; null for any other. */
export class DescribeSettledGame extends Query<SettledGame | null> {
  constructor(readonly game: string) {
    super();
  }
}

@QueryHandler(DescribeSettledGame)
export class DescribeSettledGameHandler implements IQueryHandler<DescribeSettledGame> {
  constructor(@Inject(GAME_READER) private readonly reader: Pick<GameReader, 'inMemory'>) {}

  execute({ game }: DescribeSettledGame): Promise<SettledGame | null> {
    return Promise.resolve(this.reader.inMemory(game)?.settled() ?? null);
  }
}
