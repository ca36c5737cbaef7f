import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import { GAME_READER, type GameReader } from './game-reader';

/** How many moments a viewer has been told; null when there is no such game. */
export class CountMoments extends Query<number | null> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

@QueryHandler(CountMoments)
export class CountMomentsHandler implements IQueryHandler<CountMoments> {
  constructor(@Inject(GAME_READER) private readonly reader: GameReader) {}

  async execute({ game, viewer }: CountMoments): Promise<number | null> {
    return (await this.reader.get(game))?.momentsOf(viewer) ?? null;
  }
}
