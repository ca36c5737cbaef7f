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
import { GameStored } from '../upload/game-stored';
import type { Database } from '../../platform/database/database';
import type { EventStore } from '../../platform/event-store/event-store';
import { PostgresSnapshots } from '../../platform/snapshots/postgres-snapshots';
import type { Snapshots } from '../../platform/snapshots/snapshots';
import { DATABASE, EVENT_STORE } from '../../platform/tokens';
import { KeepNewGames } from './snapshots/snapshot-new-games';
import { Shelf } from './snapshots/snapshot-store';
import { stamp } from './snapshots/stamp';
import { warmUp } from './snapshots/warm-up';
import { ListDecisionsHandler } from './list-decisions';
import { DescribeGameHandler } from './describe-game';
import { GetHindsightHandler } from './get-hindsight';
import { GetKnowledgeHandler } from './get-knowledge';
import { ExportJintekiLogHandler } from './export-jinteki-log';
import { ExportToldHandler } from './export-told';
import { GetMomentHandler } from './get-moment';
import { ListMomentsHandler } from './list-moments';
import { ExportNativeHandler } from './export-native';
import { FindCounterpartHandler } from './find-counterpart';
import { GetSeriesHandler } from './get-series';
import { ListStretchHandler } from './list-stretch';
import { FindStepHandler } from './find-step';
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
    ListStretchHandler,
    GetSeriesHandler,
    FindCounterpartHandler,
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
