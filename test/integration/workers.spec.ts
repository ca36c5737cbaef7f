import { randomUUID } from 'node:crypto';
import { repeatable } from '#play/repeatable';
import { shuffled } from '#play/source';
import type { Database } from '../../src/platform/database/database';
import type { StreamId } from '../../src/platform/event-store/event-store';
import type { PostgresEventStore } from '../../src/platform/event-store/postgres-event-store';
import type { Message } from '../../src/platform/messaging/message-bus';
import { ProjectionWorker } from '../../src/platform/messaging/projection-worker';
import { messagesOf } from '../../src/platform/messaging/append-message';
import { Relay } from '../../src/platform/messaging/relay';
import { commitOf } from '../../src/platform/event-store/commit';
import { START, position, type Position } from '../../src/platform/event-store/position';
import { ProjectionRunner } from '../../src/platform/projections/projection-runner';
import { memoryBus, type MemoryBus } from '../support/memory-bus';
import { lastAppended } from '../support/last-appended';
import { waitUntil } from '../support/wait-until';
import { totals } from '../support/totals';
import { temporaryServer, type TemporaryServer } from './support/temporary-server';

let temporary: TemporaryServer;
let database: Database;
let store: PostgresEventStore;
let bus: MemoryBus;
let relay: Relay;
const running: { stop(): Promise<void> }[] = [];
const errors: unknown[] = [];

beforeAll(async () => {
  temporary = await temporaryServer();
});
beforeEach(async () => {
  ({ database, store } = await temporary.store());
  bus = memoryBus();
  relay = new Relay(database, store, bus, (error) => errors.push(error));
  errors.length = 0;
});
afterEach(async () => {
  for (const each of running.splice(0).reverse()) await each.stop();
});
afterAll(() => temporary.stop());

const runner = (patience?: number): ProjectionRunner => {
  const made = new ProjectionRunner(database.pool, store, {
    onError: (error) => errors.push(error),
    batch: 7,
    patience,
  });
  made.register(totals());
  return made;
};

async function worker(patience?: number): Promise<ProjectionRunner> {
  const made = runner(patience);
  const published = () => Relay.published(database.pool);
  const one = new ProjectionWorker(store, made, bus, published, (error) => errors.push(error));
  running.push(one);
  await one.start();
  return made;
}

async function allPublished(): Promise<Position> {
  const last = await lastAppended(database.pool);
  const isPublished = async () => (await Relay.published(database.pool)) === last;
  await waitUntil(() => `event ${last} to be published: ${errors.join('\n')}`, isPublished);
  return last;
}

async function relayed(): Promise<readonly Message[]> {
  await relay.start();
  running.push(relay);
  await allPublished();
  return [...bus.published];
}

async function games(count: number, appends: number): Promise<void> {
  for (let n = 0; n < count * appends; n++) {
    const stream: StreamId = `game-${n % count}`;
    const events = [1, 2].map((data) => ({ id: randomUUID(), type: 'said', data }));
    await store.append(stream, 2 * Math.floor(n / count), events);
  }
  await store.append('deck-a', 0, [{ id: randomUUID(), type: 'said', data: 'not ours' }]);
}

const event = (data: unknown) => ({ id: randomUUID(), type: 'said', data });

const table = async () =>
  (await database.pool.query('select * from totals.total order by stream')).rows;
const expected = (count: number, appends: number) =>
  Array.from({ length: count }, (_, n) => ({
    stream: `game-${n}`,
    version: 2 * appends,
    amount: String(3 * appends),
  }));
const ahead = async () => (await database.pool.query('select from ahead')).rowCount;

it('settles without waiting for a worker that writes streams beyond the checkpoint', async () => {
  await games(3, 1);
  const events = await store.readAll(START, 100);
  const one = runner();
  await one.prepare();
  await one.take(async () => events);
  const client = await database.pool.connect();
  try {
    await client.query(`begin; update ahead set version = version where stream = 'game-1'`);
    await one.settle(await lastAppended(database.pool));
    expect(await ahead()).toBe(1);
    // What another worker has yet to write is not held by the settling.
    await client.query(`update ahead set version = version where stream = 'game-0'`);
  } finally {
    await client.query('rollback');
    client.release();
  }
  await store.append('game-1', 2, [event(3)]);
  await one.take(() => store.readAll(START, 100));
  await one.settle(await lastAppended(database.pool));
  expect(await ahead()).toBe(0);
  expect(await table()).toContainEqual({ stream: 'game-1', version: 3, amount: '6' });
  expect(errors).toEqual([]);
});

it('publishes every append once in its order, and goes on where it was', async () => {
  await games(3, 4);
  const first = await relayed();
  expect(first).toHaveLength(13);
  await relay.stop();
  await store.append('game-0', 8, [{ id: randomUUID(), type: 'said', data: 5 }]);
  expect(await relayed()).toHaveLength(14);
  expect(errors).toEqual([]);
});

it('lets one relay work at a time, and the next one when it goes', async () => {
  const other = new Relay(database, store, bus, (error) => errors.push(error));
  running.push(other);
  await relay.start();
  await other.start();
  await games(2, 10);
  expect(await relayed()).toHaveLength(21);
  await relay.stop();
  await store.append('game-0', 20, [{ id: randomUUID(), type: 'said', data: 5 }]);
  await allPublished();
  expect(bus.published).toHaveLength(22);
});

it('applies each event once when messages are repeated, late, mixed and shared out', async () => {
  const [one] = [await worker(), await worker()];
  await games(5, 8);
  const messages = await relayed();
  const next = repeatable(7);
  const mixed = shuffled([...messages, ...messages, ...messages.slice(0, 9)], next);
  for (let n = 0; n < mixed.length; n += 4)
    await Promise.all([bus.deliver(mixed.slice(n, n + 4)), bus.deliver(mixed.slice(n, n + 7))]);
  expect(await one.caughtUp(await lastAppended(database.pool), 5_000)).toBe(true);
  expect(await table()).toEqual(expected(5, 8));
  expect(await one.deadLetters('totals')).toEqual([]);
  expect(await ahead()).toBe(0);
  expect(errors).toEqual([]);
});

it('reads from the store what never comes, be it lost or spoilt', async () => {
  const one = await worker(100);
  await games(4, 3);
  const messages = await relayed();
  await bus.deliver(messages.filter((_, index) => index % 3 === 0));
  await bus.deliver([{ key: 'game-1', value: Buffer.from('spoilt') }]);
  expect(await one.caughtUp(await lastAppended(database.pool), 8_000)).toBe(true);
  expect(await table()).toEqual(expected(4, 3));
  expect(errors).toHaveLength(1);
});

it('hands over to projecting in process and back, in the middle of things', async () => {
  const one = await worker();
  await games(3, 4);
  const messages = await relayed();
  await bus.deliver(messages.slice(6));
  for (const each of running.splice(0)) await each.stop();
  await one.catchUp();
  expect(await table()).toEqual(expected(3, 4));
  expect(await ahead()).toBe(0);
  const again = await worker();
  await bus.deliver(messages);
  expect(await again.caughtUp(await lastAppended(database.pool), 5_000)).toBe(true);
  expect(await table()).toEqual(expected(3, 4));
});

it('stays right when it is rebuilt while messages come', async () => {
  const one = await worker(100);
  await games(5, 10);
  const messages = await relayed();
  const delivering = (async () => {
    for (const message of messages) await bus.deliver([message]);
  })();
  await one.rebuild('totals');
  await one.rebuild('totals');
  await delivering;
  expect(await one.caughtUp(await lastAppended(database.pool), 5_000)).toBe(true);
  expect(await table()).toEqual(expected(5, 10));
});

it('sets a stream aside that it cannot take, with what follows, until that can be mended', async () => {
  const one = await worker();
  await games(2, 1);
  await store.append('game-1', 2, [{ id: randomUUID(), type: 'said', data: 'poison' }]);
  await store.append('game-1', 3, [{ id: randomUUID(), type: 'said', data: 4 }]);
  await bus.deliver(await relayed());
  expect(await one.caughtUp(await lastAppended(database.pool), 5_000)).toBe(true);
  expect(await one.deadLetters('totals')).toMatchObject([
    { stream: 'game-1', reason: 'game-1 says "poison"' },
  ]);
  expect((await table())[0]).toEqual(expected(1, 1)[0]);
});

it('projects nothing but what is stored, whatever the broker tells', async () => {
  const one = await worker(100);
  await games(2, 2);
  const messages = await relayed();
  const lie = (stream: StreamId, after: number): readonly Message[] => {
    const events = [1, 2].map((data) => ({ id: randomUUID(), type: 'said', data }));
    const commit = commitOf(stream, after, new Date(), events);
    const hash = Buffer.alloc(32);
    const place = position('999999999999');
    return messagesOf({ ...commit, hash, position: place, recordedAt: new Date() });
  };
  await bus.deliver(lie('game-0', 4));
  await bus.deliver(lie('game-1', 90));
  await bus.deliver(lie('game-nobody', 0));
  await bus.deliver(messages);
  expect(await one.caughtUp(await lastAppended(database.pool), 8_000)).toBe(true);
  expect(await table()).toEqual(expected(2, 2));
  expect(await one.deadLetters('totals')).toEqual([]);
  expect(errors.map(String)).toEqual([
    expect.stringMatching(/EventNotStored: .*event 5 of game-0, which has 4/),
    expect.stringMatching(/EventNotStored: .*event 91 of game-1, which has 4/),
    expect.stringMatching(/EventNotStored: .*event 1 of game-nobody, which has 0/),
  ]);
});

it('takes away what is removed, whether its messages came before, come late, or never', async () => {
  const one = await worker(100);
  await games(4, 3);
  const messages = await relayed();
  const of = (stream: string) => messages.filter(({ key }) => key === stream);
  await bus.deliver([...of('game-0'), ...of('game-1').slice(0, 1), ...of('game-3')]);
  const beside = { stream: 'deck-b', expected: 0, events: [event('gone')] } as const;
  expect(await store.remove(['game-0', 'game-1', 'game-2'], beside)).toMatchObject({ ok: true });
  const last = await allPublished();
  const told = bus.published.slice(messages.length);
  expect(told.map(({ key }) => key).sort()).toEqual(['deck-b', 'game-0', 'game-1', 'game-2']);

  // Of the third neither what it held nor that it is gone is ever delivered.
  await bus.deliver(of('game-1').slice(1));
  await bus.deliver(told.filter(({ key }) => key !== 'game-2'));
  await bus.deliver(of('game-0'));
  expect(await one.caughtUp(last, 8_000)).toBe(true);
  expect(await table()).toEqual(expected(4, 3).slice(3));
  await one.rebuild('totals');
  expect(await table()).toEqual(expected(4, 3).slice(3));
  expect(await one.deadLetters('totals')).toEqual([]);
  expect(errors).toEqual([]);
});
