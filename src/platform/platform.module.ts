import { Logger, Module, type DynamicModule } from '@nestjs/common';
import { Memory } from '#streams/memory';
import { systemClock, type Clock } from './clock/clock';
import type { Config } from './config/config';
import { openDatabase, type Database } from './database/database';
import { contentIds, type ContentIds } from './content-id/content-id';
import { storedSecret } from './content-id/stored-secret';
import { EventForms, type EventSchemas } from './event-store/event-schemas';
import type { EventStore } from './event-store/event-store';
import type { AppendObservation } from './event-store/commit-appends';
import { PostgresEventStore } from './event-store/postgres-event-store';
import { Metrics } from './observability/metrics';
import { untraced, type Tracing } from './observability/tracing/tracing';
import { ProjectionRunner } from './projections/projection-runner';
import { hurriedReader, unhurriedReader } from './projections/readers';
import { ProcessPool } from './processes/process-pool';
import { PlatformLifecycle } from './platform-lifecycle';
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

/** What is erased or removed from the store is forgotten. */
function memoryBeside(store: EventStore): Memory {
  const memory = new Memory();
  store.onErasure(() => memory.forgetAll());
  store.onRemoval((streams) => {
    if (streams.length === 0) memory.forgetAll();
    // A part knows a game by its id or by its stream.
    else memory.forget([...streams, ...streams.map((name) => name.replace(/^\w+-/, ''))]);
  });
  return memory;
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
          useFactory: memoryBeside,
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
          useFactory: ({ pool }: Database) => hurriedReader(pool, config),
        },
        {
          provide: UNHURRIED_READER,
          inject: [DATABASE],
          useFactory: ({ pool }: Database) => unhurriedReader(pool),
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
