import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import type { Answer } from './answer';
import { answer, GAME_READER, type GameReader } from './game-reader';

/**
 * The last moment of another viewer that had been told when a viewer was told moment `at`; null when
 * the other had been told nothing. Only for those who may look as both: numbers tell of each other.
 */
export class FindCounterpart extends Query<Answer<number | null>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
    readonly at: number,
    readonly other: Viewer,
  ) {
    super();
  }
}

@QueryHandler(FindCounterpart)
export class FindCounterpartHandler implements IQueryHandler<FindCounterpart> {
  constructor(@Inject(GAME_READER) private readonly reader: GameReader) {}

  execute({ game, viewer, at, other }: FindCounterpart) {
    return answer(this.reader, game, (stored) => stored.counterpart(viewer, at, other));
  }
}
