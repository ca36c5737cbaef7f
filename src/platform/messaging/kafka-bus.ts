import type { Consumer, EachBatchPayload, Kafka, Producer } from 'kafkajs';
import { setTimeout as sleep } from 'node:timers/promises';
import { toldByKafka } from './kafka-log';
import type { Consumption, Message, MessageBus } from './message-bus';
import { standing, type Joined } from './standing';

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
/** Of a request: a broker may start after this program. */
const RETRIES = 20;
/** Of a member of the group, some 20 s: it joins again for ever, and who stops it waits for these. */
const RETRIES_OF_MEMBER = 8;

/** kafkajs is loaded by whoever opens a bus, and by nobody else. */
export async function openKafkaBus(options: KafkaOptions): Promise<MessageBus> {
  const kafkajs = await import('kafkajs');
  const client = (retries: number): Kafka =>
    new kafkajs.Kafka({
      clientId: 'retrace',
      brokers: [...options.brokers],
      retry: retry(retries),
      logLevel: kafkajs.logLevel.WARN,
      logCreator: () => (entry) => {
        const { level, message } = toldByKafka(entry);
        if (level === 'error') options.onError(new Error(message));
        else options.onNotice?.(level, message);
      },
    });
  return new KafkaBus(client, kafkajs.Partitioners.DefaultPartitioner, options);
}

const retry = (retries: number) => ({
  initialRetryTime: 200,
  maxRetryTime: LONGEST_RETRY,
  retries,
});

class KafkaBus implements MessageBus {
  private readonly kafka: Kafka;
  private readonly members: Kafka;
  private producer: Promise<Producer> | null = null;
  private readonly consumptions = new Set<Consumption>();

  constructor(
    client: (retries: number) => Kafka,
    private readonly createPartitioner: NonNullable<
      NonNullable<Parameters<Kafka['producer']>[0]>['createPartitioner']
    >,
    private readonly options: KafkaOptions,
  ) {
    this.kafka = client(RETRIES);
    this.members = client(RETRIES_OF_MEMBER);
  }

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
    const kept = await standing({
      join: () => this.joined(take),
      onError: this.options.onError,
      pause: FIRST_RETRY,
      longest: LONGEST_RETRY,
    });
    const consumption: Consumption = {
      stop: async () => {
        this.consumptions.delete(consumption);
        await kept.stop();
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

  private async joined(take: (messages: readonly Message[]) => Promise<void>): Promise<Joined> {
    const consumer = this.members.consumer({
      groupId: this.options.group,
      sessionTimeout: 15_000,
      heartbeatInterval: 2_000,
      maxWaitTimeInMs: 250,
      retry: { ...retry(RETRIES_OF_MEMBER), restartOnFailure: async () => false },
    });
    const crashed = new Promise((resolve) => consumer.on(consumer.events.CRASH, resolve));
    try {
      await consumer.connect();
      await consumer.subscribe({ topics: [this.options.topic], fromBeginning: true });
      await consumer.run({
        autoCommit: false,
        eachBatchAutoResolve: false,
        eachBatch: (payload) => this.takeBatch(consumer, payload, take),
      });
    } catch (error) {
      await consumer.disconnect().catch(this.options.onError);
      throw error;
    }
    return { crashed, leave: () => consumer.disconnect() };
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
