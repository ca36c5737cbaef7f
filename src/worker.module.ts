import { Module, type DynamicModule } from '@nestjs/common';
import { AnalysisModule } from './analysis/analysis.module';
import { HealthModule } from './api/health.module';
import { DeckProjectionsModule } from './decks/deck-projections.module';
import { eventSchemas } from './event-schemas';
import type { Config } from './platform/config/config';
import { AccessProjectionsModule } from './access/access-projections.module';
import { ObservedProjectionsModule } from './games/projections/observed-projections.module';
import type { Tracing } from './platform/observability/tracing/tracing';
import { PlatformModule } from './platform/platform.module';
import { RulesModule } from './rules.module';
import { StudyProjectionsModule } from './studies/study-projections.module';
import { TournamentProjectionsModule } from './tournaments/tournament-projections.module';

/** The program without its API, for relay and projector. */
@Module({})
export class WorkerModule {
  static forRoot(config: Config, tracing?: Tracing): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        PlatformModule.forRoot(config, eventSchemas, tracing),
        RulesModule,
        AnalysisModule,
        DeckProjectionsModule,
        AccessProjectionsModule,
        TournamentProjectionsModule,
        StudyProjectionsModule,
        ObservedProjectionsModule,
        HealthModule,
      ],
    };
  }
}
