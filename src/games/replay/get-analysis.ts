import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { GameReport } from '#analysis/report/game-report';
import type { Viewer } from '#rules';
import { found, type Answer } from './answer';
import { atEase } from '../../platform/observability/at-ease';
import { KEPT_REPORTS, type KeptReports } from './game-projections';
import { answer, GAME_READER, type GameReader } from './game-reader';

/** What a game was worth and what it owed to luck, as a viewer may know it. */
export class GetAnalysis extends Query<Answer<GameReport | null>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
    /** Asked before that many moments are gone through; who may not pay for them throws. */
    readonly pay: (moments: number) => Promise<void>,
    readonly signal?: AbortSignal,
  ) {
    super();
  }
}

@QueryHandler(GetAnalysis)
export class GetAnalysisHandler implements IQueryHandler<GetAnalysis> {
  constructor(
    @Inject(GAME_READER) private readonly reader: GameReader,
    @Inject(KEPT_REPORTS) private readonly kept: KeptReports,
  ) {}

  /** Kept ones are read; of a game that goes on, or was just stored, it is folded. */
  async execute({ game, viewer, pay, signal }: GetAnalysis): Promise<Answer<GameReport | null>> {
    const report = await this.kept.report(game, viewer);
    if (report !== null) return found(report);
    return answer(this.reader, game, async (stored) => {
      const moments = stored.unanalysed(viewer);
      if (moments > 0) await pay(moments);
      return atEase(stored.analysis(viewer), signal);
    });
  }
}
