import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import type { Answer } from './answer';
import { atEase } from '../../platform/observability/at-ease';
import { answer, GAME_READER, type GameReader } from './game-reader';
import type { Series } from './series';

/** Numbers of every moment a viewer was told so far. */
export class GetSeries extends Query<Answer<Series>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
    readonly signal?: AbortSignal,
  ) {
    super();
  }
}

@QueryHandler(GetSeries)
export class GetSeriesHandler implements IQueryHandler<GetSeries> {
  constructor(@Inject(GAME_READER) private readonly reader: GameReader) {}

  execute({ game, viewer, signal }: GetSeries) {
    return answer(this.reader, game, (stored) => atEase(stored.series(viewer), signal));
  }
}
