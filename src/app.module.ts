import { Module, type DynamicModule } from '@nestjs/common';
import { AnalysisModule } from './analysis/analysis.module';
import { ApiModule } from './api/api.module';
import { CallersModule } from './access/callers.module';
import { DecksModule } from './decks/decks.module';
import { eventSchemas } from './event-schemas';
import { UploadModule } from './games/upload/upload.module';
import type { Config } from './platform/config/config';
import { AccessModule } from './access/access.module';
import { ImportModule } from './games/import/import.module';
import { PlayModule } from './games/play/play.module';
import type { Tracing } from './platform/observability/tracing/tracing';
import { PlatformModule } from './platform/platform.module';
import { ReplayModule } from './games/replay/replay.module';
import { RulesModule } from './rules.module';
import { StudiesModule } from './studies/studies.module';
import { TournamentsModule } from './tournaments/tournaments.module';

@Module({})
export class AppModule {
  static forRoot(config: Config, tracing?: Tracing): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.forRoot(config, eventSchemas, tracing),
        RulesModule,
        CallersModule,
        UploadModule,
        ImportModule,
        AccessModule,
        PlayModule,
        ReplayModule,
        AnalysisModule,
        DecksModule,
        TournamentsModule,
        StudiesModule,
        ApiModule,
      ],
    };
  }
}
