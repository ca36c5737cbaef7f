import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { GameReport } from '#analysis/report/game-report';
import type { Viewer } from '#rules';
import type { Answer } from './answer';
import { atEase } from './folding';
import { answer, GAME_READER, type GameReader } from './game-reader';

/** What a game was worth and what it owed to luck, as a viewer may know it. */
export class GetAnalysis extends Query<Answer<GameReport | null>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
    readonly signal?: AbortSignal,
  ) {
    super();
  }
}

@QueryHandler(GetAnalysis)
export class GetAnalysisHandler implements IQueryHandler<GetAnalysis> {
  constructor(@Inject(GAME_READER) private readonly reader: GameReader) {}

  execute({ game, viewer, signal }: GetAnalysis) {
    return answer(this.reader, game, (stored) => atEase(stored.analysis(viewer), signal));
  }
}
