import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { GAME_READER, type GameReader } from './game-reader';
import type { ReplayedGame } from './stored-game';

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
