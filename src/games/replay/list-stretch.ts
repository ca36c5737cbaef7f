import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import type { Answer } from './answer';
import { atEase } from '../../platform/observability/at-ease';
import { answer, GAME_READER, type GameReader } from './game-reader';
import type { StoredMoment } from './stored-game';

/** Moments of a viewer in a row, from number `at` on, `first` at most. */
export class ListStretch extends Query<Answer<readonly StoredMoment[]>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
    readonly at: number,
    readonly first: number,
    readonly signal?: AbortSignal,
  ) {
    super();
  }
}

@QueryHandler(ListStretch)
export class ListStretchHandler implements IQueryHandler<ListStretch> {
  constructor(@Inject(GAME_READER) private readonly reader: GameReader) {}

  execute({ game, viewer, at, first, signal }: ListStretch) {
    return answer(this.reader, game, (stored) => atEase(stored.stretch(viewer, at, first), signal));
  }
}
