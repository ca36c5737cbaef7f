import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import type { Answer } from './answer';
import { answer, GAME_READER, type GameReader } from './game-reader';
import type { StoredMoment } from './stored-game';

/** A moment of a game as its viewer was told it, by the viewer's own number (0: the opening). */
export class GetMoment extends Query<Answer<StoredMoment>> {
  constructor(
    readonly game: string,
    readonly at: number,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

@QueryHandler(GetMoment)
export class GetMomentHandler implements IQueryHandler<GetMoment> {
  constructor(@Inject(GAME_READER) private readonly reader: GameReader) {}

  execute({ game, at, viewer }: GetMoment) {
    return answer(this.reader, game, (stored) => stored.moment(viewer, at));
  }
}
