import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { CqrsModule, EventBus, ofType } from '@nestjs/cqrs';
import type { RulesByPool } from '#cards/rules-by-pool';
import type { Memory } from '#streams/memory';
import { GameStored } from '../games/upload/game-stored';
import type { ProjectionRunner } from '../platform/projections/projection-runner';
import { MEMORY, PROJECTIONS } from '../platform/tokens';
import { RULES_BY_POOL } from '../rules-by-pool';
import { GameFolder } from './folding/game-folder';
import { gameProjections } from './game-projections';
import { GetAccessLogHandler } from './projections/access-log/queries';
import { GetKeptReportHandler } from './projections/analyses/queries';
import { GetCardRatesHandler } from './projections/card-statistics/card-rates';
import {
  CountSidesToReadHandler,
  GetCardStatisticsHandler,
} from './projections/card-statistics/queries';
import { CountGamesHandler, FindGameHandler, ListGamesHandler } from './projections/games/queries';
import { FindPatternHandler } from './projections/pattern-facts/queries';
import { GetPlayerStatisticsHandler } from './projections/player-statistics/queries';
import { GetWinRatesHandler } from './projections/player-statistics/win-rates';
import { GetScoreHistoryHandler } from './projections/score-history/queries';
import { GetTimelineHandler } from './projections/timeline/queries';
import { Askings } from './statistics/asking';
import { CountRates } from './statistics/count-rates';
import { KeepAsked } from './statistics/keep-asked';
import { FindPlayerHandler } from './statistics/find-player';
import { FindTurnsHandler } from './statistics/find-turns';

@Module({
  imports: [CqrsModule],
  providers: [
    Askings,
    CountRates,
    KeepAsked,
    CountSidesToReadHandler,
    FindGameHandler,
    FindPatternHandler,
    FindPlayerHandler,
    FindTurnsHandler,
    GetAccessLogHandler,
    GetCardRatesHandler,
    GetCardStatisticsHandler,
    GetKeptReportHandler,
    GetPlayerStatisticsHandler,
    GetScoreHistoryHandler,
    GetTimelineHandler,
    GetWinRatesHandler,
    CountGamesHandler,
    ListGamesHandler,
  ],
})
export class AnalysisModule implements OnModuleInit {
  constructor(
    @Inject(PROJECTIONS) private readonly runner: ProjectionRunner,
    @Inject(MEMORY) private readonly memory: Memory,
    @Inject(RULES_BY_POOL) private readonly rules: RulesByPool,
    private readonly events: EventBus,
  ) {}

  onModuleInit(): void {
    const folder = new GameFolder(this.rules, this.memory);
    this.events.pipe(ofType(GameStored)).subscribe(({ game, folding, state }) => {
      if (this.runner.isFollowing) folder.adopt(`game-${game}`, folding, state);
    });
    for (const projection of gameProjections(folder)) this.runner.register(projection);
  }
}
