import {
  Inject,
  Injectable,
  Logger,
  Module,
  type DynamicModule,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Memory } from '#streams/memory';
import { systemClock, type Clock } from './clock/clock';
import type { Config } from './config/config';
import { askWithin } from './database/bounded-question';
import { openDatabase, type Database } from './database/database';
import { Share } from './database/share';
import { contentIds, type ContentIds } from './content-id/content-id';
import { storedSecret } from './content-id/stored-secret';
import { EventForms, type EventSchemas } from './event-store/event-schemas';
import type { EventStore, Subscription } from './event-store/event-store';
import { keepAnchors } from './event-store/keep-anchors';
import { startBroker, type Broker } from './messaging/broker';
import { PostgresEventStore, type AppendObservation } from './event-store/postgres-event-store';
import { Metrics } from './observability/metrics';
import { untraced, type Tracing } from './observability/tracing/tracing';
import { ProjectionRunner } from './projections/projection-runner';
import type { ReadModelReader } from './projections/projection';
import { ProcessPool } from './processes/process-pool';
import {
  CLOCK,
  CONFIG,
  CONTENT_IDS,
  DATABASE,
  EVENT_STORE,
  MEMORY,
  METRICS,
  PROJECTIONS,
  READ_MODEL_READER,
  PROCESSES,
  TRACING,
  UNHURRIED_READER,
} from './tokens';

/** Of the connections, for questions to read models. */
const READERS = 0.6;

/** Starts what follows the store when all modules are there, and stops everything in order. */
@Injectable()
class PlatformLifecycle implements OnApplicationBootstrap, OnApplicationShutdown {
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

@Module({})
export class PlatformModule {
  static forRoot(
    config: Config,
    schemas: EventSchemas | null = null,
    tracing: Tracing = untraced,
  ): DynamicModule {
    let observeAppend: (append: AppendObservation) => void = () => undefined;
    return {
      module: PlatformModule,
      global: true,
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: CLOCK, useValue: systemClock },
        { provide: TRACING, useValue: tracing },
        { provide: PROCESSES, useFactory: () => new ProcessPool() },
        { provide: DATABASE, useFactory: () => openDatabase(config) },
        {
          provide: CONTENT_IDS,
          inject: [DATABASE],
          useFactory: async ({ pool }: Database): Promise<ContentIds> =>
            contentIds(await storedSecret(pool)),
        },
        {
          provide: EVENT_STORE,
          inject: [DATABASE, CLOCK],
          useFactory: (database: Database, clock: Clock) =>
            PostgresEventStore.open(
              database,
              clock,
              new EventForms(schemas),
              (append) => observeAppend(append),
              tracing,
            ),
        },
        {
          provide: MEMORY,
          inject: [EVENT_STORE],
          useFactory: (store: EventStore): Memory => {
            const memory = new Memory();
            store.onErasure(() => memory.forgetAll());
            store.onRemoval((streams) => {
              if (streams.length === 0) memory.forgetAll();
              // A part knows a game by its id or by its stream.
              else memory.forget([...streams, ...streams.map((name) => name.replace(/^\w+-/, ''))]);
            });
            return memory;
          },
        },
        {
          provide: METRICS,
          inject: [PROJECTIONS, CLOCK],
          useFactory: (projections: ProjectionRunner, clock: Clock) => {
            const metrics = new Metrics({ lag: () => projections.lag(), now: () => clock.now() });
            observeAppend = (append) => metrics.appended(append);
            return metrics;
          },
        },
        {
          provide: PROJECTIONS,
          inject: [DATABASE, EVENT_STORE],
          useFactory: (database: Database, store: EventStore) => {
            const logger = new Logger('Projections');
            return new ProjectionRunner(database.pool, store, {
              onError: (error) => logger.error(error),
              tracing,
            });
          },
        },
        {
          provide: READ_MODEL_READER,
          inject: [DATABASE],
          useFactory: ({ pool }: Database): ReadModelReader => {
            const { databaseConnections, databasePatience, limits } = config;
            const share = new Share(Math.ceil(databaseConnections * READERS), databasePatience);
            return {
              query: async <Row extends object>(
                name: string,
                text: string,
                values: readonly unknown[] = [],
              ) => {
                const asked = { name, text, values: [...values] };
                const ask = () => askWithin<Row>(pool, limits.questionTime, asked);
                return (await share.use(ask)).rows;
              },
            };
          },
        },
        {
          provide: UNHURRIED_READER,
          inject: [DATABASE],
          useFactory: ({ pool }: Database): ReadModelReader => ({
            query: async <Row extends object>(
              name: string,
              text: string,
              values: readonly unknown[] = [],
            ) => (await pool.query<Row>({ name, text, values: [...values] })).rows,
          }),
        },
        PlatformLifecycle,
      ],
      exports: [
        CONFIG,
        CLOCK,
        CONTENT_IDS,
        DATABASE,
        EVENT_STORE,
        MEMORY,
        PROJECTIONS,
        READ_MODEL_READER,
        PROCESSES,
        TRACING,
        UNHURRIED_READER,
      ],
    };
  }
}
