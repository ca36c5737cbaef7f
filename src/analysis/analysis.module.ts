import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import type { ProjectionRunner } from '../platform/projections/projection-runner';
import { PROJECTIONS } from '../platform/tokens';
import { gameProjections } from './game-projections';
import { GetAccessLogHandler } from './projections/access-log/queries';
import { GetCardStatisticsHandler } from './projections/card-statistics/queries';
import { FindGameHandler, ListGamesHandler } from './projections/games/queries';
import { GetPlayerStatisticsHandler } from './projections/player-statistics/queries';
import { GetScoreHistoryHandler } from './projections/score-history/queries';
import { GetTimelineHandler } from './projections/timeline/queries';

@Module({
  imports: [CqrsModule],
  providers: [
    FindGameHandler,
    GetAccessLogHandler,
    GetCardStatisticsHandler,
    GetPlayerStatisticsHandler,
    GetScoreHistoryHandler,
    GetTimelineHandler,
    ListGamesHandler,
  ],
})
export class AnalysisModule implements OnModuleInit {
  constructor(@Inject(PROJECTIONS) private readonly runner: ProjectionRunner) {}

  onModuleInit(): void {
    for (const projection of gameProjections()) this.runner.register(projection);
  }
}
