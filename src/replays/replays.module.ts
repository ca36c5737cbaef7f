import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import type { EventStore } from '../platform/event-store/event-store';
import { EVENT_STORE } from '../platform/tokens';
import { ListDecisionsHandler } from './queries/decision-list/handler';
import { DescribeGameHandler } from './queries/game/handler';
import { GetHindsightHandler } from './queries/hindsight/handler';
import { GetKnowledgeHandler } from './queries/knowledge/handler';
import { ExportJintekiLogHandler } from './queries/jinteki-log/handler';
import { ExportToldHandler } from './queries/log/handler';
import { GetMomentHandler } from './queries/moment/handler';
import { ListMomentsHandler } from './queries/moments/handler';
import { ExportNativeHandler } from './queries/native-log/handler';
import { FindStepHandler } from './queries/step/handler';
import { Replays } from './replays';

@Module({
  imports: [CqrsModule],
  providers: [
    {
      provide: Replays,
      inject: [EVENT_STORE],
      useFactory: (store: EventStore) => {
        const replays = new Replays(store);
        store.onErasure(() => replays.forget());
        return replays;
      },
    },
    DescribeGameHandler,
    ExportJintekiLogHandler,
    ExportNativeHandler,
    ExportToldHandler,
    FindStepHandler,
    GetHindsightHandler,
    GetKnowledgeHandler,
    GetMomentHandler,
    ListDecisionsHandler,
    ListMomentsHandler,
  ],
})
export class ReplaysModule {}
