import type { Consumer, EachBatchPayload, Kafka, Producer } from 'kafkajs';
import { setTimeout as sleep } from 'node:timers/promises';
import { toldByKafka } from './kafka-log';
import type { Consumption, Message, MessageBus } from './message-bus';

export interface KafkaOptions {
  readonly brokers: readonly string[];
  readonly topic: string;
  readonly group: string;
  readonly partitions: number;
  readonly replication: number;
  onError(error: unknown): void;
  /** What happens without being wrong. */
  onNotice?(level: 'info' | 'warn', message: string): void;
}

/** Messages handed over at once; between two such, the group learns that this member lives. */
const CHUNK = 100;
const FIRST_RETRY = 100;
const LONGEST_RETRY = 5_000;

/** kafkajs is loaded by whoever opens a bus, and by nobody else. */
export async function openKafkaBus(options: KafkaOptions): Promise<MessageBus> {
  const kafkajs = await import('kafkajs');
  const kafka = new kafkajs.Kafka({
    clientId: 'retrace',
    brokers: [...options.brokers],
    retry: { initialRetryTime: 200, maxRetryTime: 5_000, retries: 20 },
    logLevel: kafkajs.logLevel.WARN,
    logCreator: () => (entry) => {
      const { level, message } = toldByKafka(entry);
      if (level === 'error') options.onError(new Error(message));
      else options.onNotice?.(level, message);
    },
  });
  return new KafkaBus(kafka, kafkajs.Partitioners.DefaultPartitioner, options);
}

class KafkaBus implements MessageBus {
  private producer: Promise<Producer> | null = null;
  private readonly consumptions = new Set<Consumption>();

  constructor(
    private readonly kafka: Kafka,
    private readonly createPartitioner: NonNullable<
      NonNullable<Parameters<Kafka['producer']>[0]>['createPartitioner']
    >,
    private readonly options: KafkaOptions,
  ) {}

  async prepare(): Promise<void> {
    const admin = this.kafka.admin();
    await admin.connect();
    try {
      const { topic, partitions, replication } = this.options;
      await admin.createTopics({
        waitForLeaders: true,
        topics: [{ topic, numPartitions: partitions, replicationFactor: replication }],
      });
    } finally {
      await admin.disconnect();
    }
  }

  async publish(messages: readonly Message[]): Promise<void> {
    const producer = await (this.producer ??= this.connected());
    // 1: gzip, the one codec kafkajs brings along.
    const compression = 1;
    await producer.send({
      topic: this.options.topic,
      acks: -1,
      compression,
      messages: messages.map(({ key, value, traceparent }) => ({
        key,
        value,
        ...(traceparent !== undefined && { headers: { traceparent } }),
      })),
    });
  }

  async consume(take: (messages: readonly Message[]) => Promise<void>): Promise<Consumption> {
    const consumer = this.kafka.consumer({
      groupId: this.options.group,
      sessionTimeout: 15_000,
      heartbeatInterval: 2_000,
      maxWaitTimeInMs: 250,
      retry: { initialRetryTime: 200, maxRetryTime: 5_000, retries: 20 },
    });
    await consumer.connect();
    await consumer.subscribe({ topics: [this.options.topic], fromBeginning: true });
    await consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      eachBatch: (payload) => this.takeBatch(consumer, payload, take),
    });
    const consumption: Consumption = {
      stop: async () => {
        this.consumptions.delete(consumption);
        await consumer.disconnect();
      },
    };
    this.consumptions.add(consumption);
    return consumption;
  }

  async close(): Promise<void> {
    await Promise.all([...this.consumptions].map((consumption) => consumption.stop()));
    const producer = await this.producer?.catch(() => null);
    await producer?.disconnect();
  }

  /** Not idempotent, one request at a time: a repeated message is left out by who reads it. */
  private async connected(): Promise<Producer> {
    const producer = this.kafka.producer({
      allowAutoTopicCreation: false,
      maxInFlightRequests: 1,
      createPartitioner: this.createPartitioner,
    });
    try {
      await producer.connect();
      return producer;
    } catch (error) {
      this.producer = null;
      throw error;
    }
  }

  private async takeBatch(
    consumer: Consumer,
    payload: EachBatchPayload,
    take: (messages: readonly Message[]) => Promise<void>,
  ): Promise<void> {
    const { topic, partition, messages } = payload.batch;
    for (let start = 0; start < messages.length; start += CHUNK) {
      const chunk = messages.slice(start, start + CHUNK);
      const last = chunk.at(-1);
      if (last === undefined || !(await this.taken(payload, take, chunk.flatMap(asMessage))))
        return;
      payload.resolveOffset(last.offset);
      await payload.heartbeat();
      const offset = (BigInt(last.offset) + 1n).toString();
      await consumer.commitOffsets([{ topic, partition, offset }]);
    }
  }

  /** False when the partition went to another member before it came to that. */
  private async taken(
    { isRunning, isStale, heartbeat }: EachBatchPayload,
    take: (messages: readonly Message[]) => Promise<void>,
    messages: readonly Message[],
  ): Promise<boolean> {
    for (let retry = FIRST_RETRY; isRunning() && !isStale();) {
      try {
        await take(messages);
        return true;
      } catch (error) {
        this.options.onError(error);
      }
      await sleep(retry);
      await heartbeat();
      retry = Math.min(2 * retry, LONGEST_RETRY);
    }
    return false;
  }
}

function asMessage({
  key,
  value,
  headers,
}: EachBatchPayload['batch']['messages'][number]): Message[] {
  if (key === null || value === null) return [];
  const traceparent = headers?.['traceparent']?.toString();
  return [{ key: key.toString('utf8'), value, traceparent }];
}
