import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../src/platform/database/database';
import type { StreamId } from '../../src/platform/event-store/event-store';
import { START, type Position } from '../../src/platform/event-store/position';
import type { PostgresEventStore } from '../../src/platform/event-store/postgres-event-store';
import { openKafkaBus } from '../../src/platform/messaging/kafka-bus';
import type { MessageBus } from '../../src/platform/messaging/message-bus';
import { ProjectionWorker } from '../../src/platform/messaging/projection-worker';
import { Relay } from '../../src/platform/messaging/relay';
import { tracingTo } from '../../src/platform/observability/tracing/open-tracing';
import type { Tracing } from '../../src/platform/observability/tracing/tracing';
import { ProjectionRunner } from '../../src/platform/projections/projection-runner';
import { temporaryServer, type TemporaryServer } from '../integration/support/temporary-server';
import { totals } from '../support/totals';
import { waitUntil } from '../support/wait-until';
import { kafkaClasspath } from './support/classpath';
import { kafkaServer, type KafkaServer } from './support/kafka-server';

const ROOT = join(__dirname, '..', '..');
const HOOK = join(ROOT, 'test', 'support', 'typescript.cjs');
const PROJECTOR = join(__dirname, 'support', 'projector.ts');

const found = kafkaClasspath();
if (!found.ok) process.stderr.write(`${found.message}\n`);
const withKafka = found.ok ? describe : describe.skip;

interface Member {
  readonly runner: ProjectionRunner;
  stop(): Promise<void>;
}

withKafka('over a real broker', () => {
  let kafka: KafkaServer;
  let temporary: TemporaryServer;
  let database: Database;
  let store: PostgresEventStore;
  let topic: string;
  /** Of all that was appended. */
  let last: Position;
  let stops: (() => Promise<void>)[] = [];
  const errors: string[] = [];
  const notices: string[] = [];
  const onError = (error: unknown): void => void errors.push(String(error));

  beforeAll(async () => {
    if (!found.ok) return;
    [kafka, temporary] = await Promise.all([
      kafkaServer(found.classpath),
      temporaryServer('durable'),
    ]);
  }, 120_000);
  afterAll(async () => {
    await kafka?.stop();
    await temporary?.stop();
  });
  beforeEach(async () => {
    ({ database, store } = await temporary.store());
    topic = `events-${randomUUID()}`;
    errors.length = 0;
    notices.length = 0;
    last = START;
  });
  afterEach(async () => {
    for (const stop of stops.reverse()) await stop();
    stops = [];
  });

  async function bus(group = 'projector'): Promise<MessageBus> {
    const { brokers } = kafka;
    const options = { brokers, topic, group: `${group}-${topic}`, partitions: 6, replication: 1 };
    const opened = await openKafkaBus({
      ...options,
      onError,
      onNotice: (_level, message) => notices.push(message),
    });
    await opened.prepare();
    stops.push(() => opened.close());
    return opened;
  }
  async function relay(tracing?: Tracing): Promise<() => Promise<void>> {
    const one = new Relay(database, store, await bus(), onError, tracing);
    await one.start();
    const stop = () => one.stop();
    stops.push(stop);
    return stop;
  }
  /** `patience` so long that nothing but the broker brings events. */
  async function worker(
    group?: string,
    patience = 600_000,
    tracing?: Tracing,
    projection = totals(),
  ): Promise<Member> {
    const runner = new ProjectionRunner(database.pool, store, { onError, batch: 100, patience });
    runner.register(projection);
    const published = () => Relay.published(database.pool);
    const one = new ProjectionWorker(store, runner, await bus(group), published, onError, tracing);
    await one.start();
    const stop = () => one.stop();
    stops.push(stop);
    return { runner, stop };
  }
  async function load(games: number, appends: number, pause = 0): Promise<void> {
    for (let n = 0; n < appends; n++) {
      await Promise.all(
        Array.from({ length: games }, async (_, game) => {
          const stream: StreamId = `game-${game}`;
          const events = [1, 2].map((data) => ({ id: randomUUID(), type: 'said', data }));
          const appended = await store.append(stream, 2 * n, events);
          if (!appended.ok) throw new Error(appended.message);
          if (appended.position > last) last = appended.position;
        }),
      );
      await sleep(pause);
    }
  }
  async function settled(member: Member, games: number, appends: number): Promise<void> {
    const caughtUp = await member.runner.caughtUp(last, 40_000);
    expect({ caughtUp, errors: caughtUp ? [] : errors }).toEqual({ caughtUp: true, errors: [] });
    const { rows } = await database.pool.query(
      `select count(*)::int as streams, min(version) as least, max(version) as most,
              sum(amount)::int as amount from totals.total`,
    );
    const versions = { least: 2 * appends, most: 2 * appends };
    expect(rows).toEqual([{ streams: games, ...versions, amount: 3 * games * appends }]);
    expect(await member.runner.deadLetters('totals')).toEqual([]);
  }

  it('two workers share the work, each event applied once', async () => {
    const [one] = await Promise.all([worker(), worker(), relay()]);
    await load(40, 25);
    await settled(one, 40, 25);
  }, 60_000);

  it('nothing is lost or doubled while members come and go', async () => {
    const one = await worker();
    await relay();
    const loading = load(30, 40, 100);
    const two = await worker();
    await sleep(1_500);
    await one.stop();
    const three = await worker();
    await sleep(1_000);
    await two.stop();
    await loading;
    await settled(three, 30, 40);
    expect(notices.join('\n')).toContain('The group is rebalancing');
    expect(errors).toEqual([]);
  }, 90_000);

  it.each(['kill', 'halt'] as const)(
    'everything arrives after a %s of the broker, and its return',
    async (end) => {
      const [one] = await Promise.all([worker(), worker(), relay()]);
      const loading = load(20, 60, 100);
      await sleep(1_500);
      await kafka[end]();
      await sleep(2_000);
      await kafka.start();
      await loading;
      await settled(one, 20, 60);
    },
    120_000,
  );

  it('a member that is stopped while it joins again leaves nothing behind', async () => {
    const one = await worker();
    await kafka.kill();
    const crashed = () => errors.some((error) => error.includes('Crash'));
    await waitUntil(() => `the member to give up: ${errors.join('; ')}`, crashed, {
      within: 60_000,
    });
    // It has begun to join again.
    await sleep(400);
    await one.stop();
    const told = errors.length;
    await sleep(4_000);
    await kafka.start();
    expect(errors.slice(told)).toEqual([]);
  }, 120_000);

  // Longer than a session of the group: the late one is given up, and comes back.
  it.each([
    ['that waits for it', 3_000],
    ['that goes on without it', 18_000],
  ])(
    'nothing is doubled when a batch is in the middle of a rebalance %s',
    async (_what, late) => {
      const { apply, ...rest } = totals();
      let begin: () => void = () => undefined;
      const begun = new Promise<void>((resolve) => (begin = resolve));
      let batches = 0;
      const one = await worker(undefined, undefined, undefined, {
        ...rest,
        apply: async (transaction, events, reader) => {
          await apply(transaction, events, reader);
          batches += 1;
          if (batches > 1) return;
          begin();
          await sleep(late);
        },
      });
      await relay();
      const loading = load(20, 20, 50);
      await begun;
      const two = await worker();
      await loading;
      await settled(two, 20, 20);
      await one.stop();
      await settled(two, 20, 20);
      expect(notices.join('\n')).toMatch(/The group is rebalancing|not aware of this member/);
    },
    120_000,
  );

  it('two relays publish what one would, also when one of them goes', async () => {
    const one = await worker();
    const [stopFirst] = await Promise.all([relay(), relay()]);
    const loading = load(20, 40, 50);
    await sleep(1_000);
    await stopFirst();
    await loading;
    await settled(one, 20, 40);
  }, 60_000);

  it('a projector killed in the middle of a batch, time and again, leaves nothing half done', async () => {
    const name = await database.pool.query<{ name: string }>('select current_database() as name');
    const [broker = ''] = kafka.brokers;
    const { host } = temporary.server.address;
    const group = `projector-${topic}`;
    const args = [host, name.rows[0]?.name ?? '', broker, topic, group];
    await relay();
    const loading = load(20, 50, 60);
    for (let kill = 0; kill < 2; kill++) {
      const child = spawn(process.execPath, ['-r', HOOK, PROJECTOR, ...args], { cwd: ROOT });
      const exited = once(child, 'exit');
      stops.push(async () => void child.kill('SIGKILL'));
      await Promise.race([once(child.stdout, 'data'), exited]);
      expect(child.exitCode).toBeNull();
      child.kill('SIGKILL');
      await exited;
    }
    await loading;
    await settled(await worker(), 20, 50);
  }, 120_000);

  it('a batch goes on with the trace of the relay that published it', async () => {
    const exporter = new InMemorySpanExporter();
    const tracing = await tracingTo('retrace', new SimpleSpanProcessor(exporter));
    const one = await worker(undefined, undefined, tracing);
    await relay(tracing);
    await load(5, 2);
    await settled(one, 5, 2);
    const spans = exporter.getFinishedSpans();
    const relayed = spans.filter(({ name }) => name === 'relay batch');
    const consumed = spans.filter(({ name }) => name === 'consume batch');
    expect(consumed.length).toBeGreaterThan(0);
    const known = new Map(relayed.map((span) => [span.spanContext().spanId, span]));
    for (const span of consumed) {
      const { parentSpanContext } = span;
      const parent = known.get(parentSpanContext?.spanId ?? '');
      expect(parent?.spanContext().traceId).toBe(span.spanContext().traceId);
      expect(parentSpanContext?.isRemote).toBe(true);
    }
  }, 60_000);

  it('a group that reads all again changes nothing', async () => {
    const first = await worker();
    await relay();
    await load(20, 10);
    await settled(first, 20, 10);
    await first.stop();
    const again = await worker('again');
    await load(20, 0);
    await sleep(3_000);
    await settled(again, 20, 10);
  }, 60_000);

  it('a message that the broker lost is read from the store', async () => {
    const one = await worker(undefined, 500);
    const stopRelay = await relay();
    await load(5, 2);
    await settled(one, 5, 2);
    const to = await store.append('game-0', 4, [{ id: randomUUID(), type: 'said', data: 0 }]);
    if (!to.ok) throw new Error(to.message);
    expect(await one.runner.caughtUp(to.position, 20_000)).toBe(true);
    // As if published and gone: the checkpoint of the relay stands behind an event nobody gets.
    await stopRelay();
    const lost = await store.append('game-1', 4, [{ id: randomUUID(), type: 'said', data: 0 }]);
    if (!lost.ok) throw new Error(lost.message);
    await database.pool.query(
      `update checkpoints set position = $1 where projection like 'relay:%'`,
      [lost.position.toString()],
    );
    expect(await one.runner.caughtUp(lost.position, 20_000)).toBe(true);
  }, 60_000);
});
