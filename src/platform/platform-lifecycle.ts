import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Config } from './config/config';
import type { Database } from './database/database';
import type { Subscription } from './event-store/event-store';
import { keepAnchors } from './event-store/keep-anchors';
import type { PostgresEventStore } from './event-store/postgres-event-store';
import { startBroker, type Broker } from './messaging/broker';
import type { Tracing } from './observability/tracing/tracing';
import type { ProcessPool } from './processes/process-pool';
import type { ProjectionRunner } from './projections/projection-runner';
import { CONFIG, DATABASE, EVENT_STORE, PROCESSES, PROJECTIONS, TRACING } from './tokens';

/** Starts what follows the store when all modules are there, and stops everything in order. */
@Injectable()
export class PlatformLifecycle implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(EVENT_STORE) private readonly store: PostgresEventStore,
    @Inject(PROJECTIONS) private readonly projections: ProjectionRunner,
    @Inject(TRACING) private readonly tracing: Tracing,
    @Inject(PROCESSES) private readonly processes: ProcessPool,
  ) {}

  private broker: Broker | null = null;
  private anchoring: Subscription | null = null;

  async onApplicationBootstrap(): Promise<void> {
    const { role, kafkaBrokers } = this.config;
    const logger = new Logger('Kafka');
    if (kafkaBrokers.length > 0 && role !== 'api') {
      const { config, database, store, projections, tracing } = this;
      this.broker = await startBroker({
        config,
        database,
        store,
        projections,
        tracing,
        onError: (error) => logger.error(error),
        onNotice: (level, message) => {
          if (level === 'warn') logger.warn(message);
          else logger.log(message);
        },
      });
    } else if (role === 'all') await this.projections.start();
    // Queries need the tables, whoever fills them.
    else await this.projections.prepare();
    if (role !== 'projector') {
      const warn = (error: unknown) => new Logger('Anchors').warn(String(error));
      this.anchoring = keepAnchors(this.store.anchors, warn);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.processes.stop();
    await this.broker?.stop();
    await this.projections.stop();
    await this.anchoring?.stop();
    await this.store.close();
    await this.database.close();
    await this.tracing.close();
  }
}
