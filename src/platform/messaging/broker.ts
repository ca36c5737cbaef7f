import type { Config } from '../config/config';
import type { Database } from '../database/database';
import type { PostgresEventStore } from '../event-store/postgres-event-store';
import type { Tracing } from '../observability/tracing/tracing';
import type { ProjectionRunner } from '../projections/projection-runner';
import { openKafkaBus } from './kafka-bus';
import { ProjectionWorker } from './projection-worker';
import { Relay } from './relay';

export const TOPIC = 'retrace.events.v1';
const GROUP = 'retrace-projector';

export interface BrokerParts {
  readonly config: Pick<Config, 'role' | 'kafkaBrokers' | 'kafkaPartitions' | 'kafkaReplication'>;
  readonly database: Database;
  readonly store: PostgresEventStore;
  readonly projections: ProjectionRunner;
  readonly tracing?: Tracing;
  onError(error: unknown): void;
  onNotice(level: 'info' | 'warn', message: string): void;
}

/** What this process does between store and read models over Kafka. */
export interface Broker {
  stop(): Promise<void>;
}

/** The part of a role: relay, projector, or both of them. */
export async function startBroker(parts: BrokerParts): Promise<Broker> {
  const { config, database, store, projections, tracing, onError, onNotice } = parts;
  const bus = await openKafkaBus({
    brokers: config.kafkaBrokers,
    topic: TOPIC,
    group: GROUP,
    partitions: config.kafkaPartitions,
    replication: config.kafkaReplication,
    onError,
    onNotice,
  });
  await bus.prepare();
  const started: Broker[] = [];
  if (config.role !== 'projector') {
    const relay = new Relay(database, store, bus, onError, tracing);
    await relay.start();
    started.push(relay);
  }
  if (config.role !== 'relay') {
    const published = () => Relay.published(database.pool);
    const worker = new ProjectionWorker(store, projections, bus, published, onError, tracing);
    await worker.start();
    started.push(worker);
  }
  return {
    stop: async () => {
      for (const each of started.reverse()) await each.stop();
      await bus.close();
    },
  };
}
