import {
  Inject,
  Logger,
  Module,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { CqrsModule, EventBus, ofType } from '@nestjs/cqrs';
import { coreRules } from '#cards/pool';
import { GameStored } from '../games/events/game-stored';
import type { Database } from '../platform/database/database';
import type { EventStore } from '../platform/event-store/event-store';
import { PostgresSnapshots } from '../platform/snapshots/postgres-snapshots';
import type { Snapshots } from '../platform/snapshots/snapshots';
import { DATABASE, EVENT_STORE } from '../platform/tokens';
import { KeepNewGames } from './keeping/keep-new-games';
import { Shelf } from './keeping/shelf';
import { stamp } from './keeping/stamp';
import { warmUp } from './keeping/warm-up';
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

const SNAPSHOTS = Symbol('Snapshots');
const logger = new Logger('Replays');
const warn = (error: unknown): void => logger.warn(error);

@Module({
  imports: [CqrsModule],
  providers: [
    {
      provide: SNAPSHOTS,
      inject: [DATABASE],
      useFactory: ({ pool }: Database): Snapshots => new PostgresSnapshots(pool, stamp),
    },
    {
      provide: Shelf,
      inject: [SNAPSHOTS],
      useFactory: (snapshots: Snapshots) => new Shelf(coreRules, snapshots, warn),
    },
    {
      provide: Replays,
      inject: [EVENT_STORE, Shelf],
      useFactory: (store: EventStore, shelf: Shelf) => new Replays(store, shelf),
    },
    {
      provide: KeepNewGames,
      inject: [Replays],
      useFactory: (replays: Replays) => new KeepNewGames(replays, warn),
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
export class ReplaysModule
  implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown
{
  constructor(
    @Inject(SNAPSHOTS) private readonly snapshots: Snapshots,
    private readonly shelf: Shelf,
    private readonly newGames: KeepNewGames,
    private readonly events: EventBus,
  ) {}

  onModuleInit(): void {
    this.events.pipe(ofType(GameStored)).subscribe(({ game }) => this.newGames.add(game));
  }

  async onApplicationBootstrap(): Promise<void> {
    try {
      await this.snapshots.dropForeign();
      await warmUp(this.shelf);
    } catch (error) {
      logger.warn(error);
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.newGames.stop();
    await this.shelf.stop();
  }
}
