import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import { GAME_READER, type GameReader } from './game-reader';

export interface MeasuredGame {
  readonly over: boolean;
  moments(viewer: Viewer): number;
}

/** How far a game has come, and how many moments each viewer can be shown; null when there is none. */
export class MeasureGame extends Query<MeasuredGame | null> {
  constructor(readonly game: string) {
    super();
  }
}

@QueryHandler(MeasureGame)
export class MeasureGameHandler implements IQueryHandler<MeasureGame> {
  constructor(@Inject(GAME_READER) private readonly reader: GameReader) {}

  async execute({ game }: MeasureGame): Promise<MeasuredGame | null> {
    const stored = await this.reader.get(game);
    if (stored === null) return null;
    return { over: stored.over, moments: (viewer) => stored.momentsOf(viewer) };
  }
}
