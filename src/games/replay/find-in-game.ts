import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Automaton } from '#analysis/patterns/automaton';
import type { FoundMatch } from '#analysis/patterns/find-matches';
import type { Viewer } from '#rules';
import type { Answer } from './answer';
import { atEase } from '../../platform/observability/at-ease';
import { answer, GAME_READER, type GameReader } from './game-reader';

/** Where a pattern is in what a viewer was told of a game; null where no decisions are known. */
export class FindInGame extends Query<Answer<readonly FoundMatch[] | null>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
    readonly pattern: Automaton,
    readonly most: number,
    readonly signal?: AbortSignal,
  ) {
    super();
  }
}

@QueryHandler(FindInGame)
export class FindInGameHandler implements IQueryHandler<FindInGame> {
  constructor(@Inject(GAME_READER) private readonly reader: GameReader) {}

  execute({ game, viewer, pattern, most, signal }: FindInGame) {
    return answer(this.reader, game, (stored) =>
      atEase(stored.find(viewer, pattern, most), signal),
    );
  }
}
