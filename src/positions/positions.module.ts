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
import { stampOf } from '#rules/state/packed/stamp';
import { GameStored } from '../games/events/game-stored';
import type { Database } from '../platform/database/database';
import type { EventStore } from '../platform/event-store/event-store';
import { PostgresSnapshots } from '../platform/snapshots/postgres-snapshots';
import type { Snapshots } from '../platform/snapshots/snapshots';
import { DATABASE, EVENT_STORE } from '../platform/tokens';
import { Positions } from './positions';
import { PreparePositions } from './prepare-positions';

const SNAPSHOTS = Symbol('Snapshots');
const logger = new Logger('Positions');

@Module({
  imports: [CqrsModule],
  providers: [
    {
      provide: SNAPSHOTS,
      inject: [DATABASE],
      useFactory: ({ pool }: Database): Snapshots =>
        new PostgresSnapshots(pool, JSON.stringify(stampOf(coreRules.pool))),
    },
    {
      provide: Positions,
      inject: [EVENT_STORE, SNAPSHOTS],
      useFactory: (store: EventStore, snapshots: Snapshots) =>
        new Positions(coreRules, store, snapshots, (error) => logger.warn(error)),
    },
    {
      provide: PreparePositions,
      inject: [Positions],
      useFactory: (positions: Positions) =>
        new PreparePositions(positions, (error) => logger.warn(error)),
    },
  ],
  exports: [Positions],
})
export class PositionsModule
  implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown
{
  constructor(
    @Inject(SNAPSHOTS) private readonly snapshots: Snapshots,
    private readonly positions: Positions,
    private readonly preparing: PreparePositions,
    private readonly events: EventBus,
  ) {}

  onModuleInit(): void {
    this.events.pipe(ofType(GameStored)).subscribe(({ game }) => this.preparing.add(game));
  }

  async onApplicationBootstrap(): Promise<void> {
    try {
      await this.snapshots.dropForeign();
      await this.positions.warmUp();
    } catch (error) {
      logger.warn(error);
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.preparing.stop();
  }
}
