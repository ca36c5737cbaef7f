import { randomUUID } from 'node:crypto';
import type { Clock } from '../../src/platform/clock/clock';
import { systemClock } from '../../src/platform/clock/clock';
import { connected, type Database } from '../../src/platform/database/database';
import { NoFreeConnection } from '../../src/platform/database/overload';
import { isTransient } from '../../src/platform/database/transience';
import type { StreamId } from '../../src/platform/event-store/event-store';
import { START } from '../../src/platform/event-store/position';
import { PostgresEventStore } from '../../src/platform/event-store/postgres-event-store';
import { ProjectionRunner } from '../../src/platform/projections/projection-runner';
import { temporaryServer, type TemporaryServer } from '../integration/support/temporary-server';
import { afterwards } from '../support/afterwards';
import { lastAppended } from '../support/last-appended';
import { totals } from '../support/totals';

let temporary: TemporaryServer;

beforeAll(async () => {
  temporary = await temporaryServer('durable');
});
afterAll(() => temporary.stop());

const atEnd = afterwards();
const said = (...data: readonly unknown[]) =>
  data.map((one) => ({ id: randomUUID(), type: 'said', data: one }));

async function again(database: Database, connections: number, patience: number): Promise<Database> {
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
  const address = { ...temporary.server.address, database: rows[0]?.name ?? '' };
  return connected(address, connections, async () => undefined, patience);
}

describe('a pool without a free connection', () => {
  it('makes writers wait, then tells them why, and takes them again', async () => {
    const narrow = await again(await temporary.database(), 1, 300);
    const store = new PostgresEventStore(narrow, systemClock);
    atEnd(narrow.close);
    atEnd(() => store.close());
    const held = await narrow.pool.connect();
    let isHeld = true;
    const letGo = () => {
      if (isHeld) held.release();
      isHeld = false;
    };
    atEnd(letGo);
    const begun = performance.now();
    const refused: unknown = await store
      .append('game-a', 0, said(1))
      .catch((error: unknown) => error);
    expect(performance.now() - begun).toBeGreaterThan(290);
    expect(refused).toBeInstanceOf(NoFreeConnection);
    expect(isTransient(refused)).toBe(true);
    expect(String(refused)).toMatch(/None of the 1 connections.*DATABASE_CONNECTIONS/);
    const waiting = Array.from({ length: 50 }, (_, n) => store.append(`game-${n}`, 0, said(n)));
    letGo();
    expect((await Promise.all(waiting)).every(({ ok }) => ok)).toBe(true);
    expect(await store.count()).toBe(50);
  });
});

describe('a slow consumer', () => {
  it('holds no writer back, takes bounded batches, and is seen to lag', async () => {
    const { database, store } = await temporary.store();
    let largest = 0;
    let goOn: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    const slow = {
      ...totals(),
      apply: async (
        ...[transaction, events, reader]: Parameters<ReturnType<typeof totals>['apply']>
      ) => {
        largest = Math.max(largest, events.length);
        await gate;
        await totals().apply(transaction, events, reader);
      },
    };
    const runner = new ProjectionRunner(database.pool, store, {
      onError: () => undefined,
      batch: 50,
    });
    runner.register(slow);
    await runner.start();
    atEnd(() => runner.stop());
    atEnd(() => goOn());
    for (let n = 0; n < 400; n += 1)
      await store.append(`game-${n % 20}`, 2 * Math.floor(n / 20), said(1, 2));
    const position = await lastAppended(database.pool);
    expect(await runner.caughtUp(position, 0)).toBe(false);
    expect((await runner.lag())[0]?.since).toBeInstanceOf(Date);
    goOn();
    expect(await runner.caughtUp(position, 60_000)).toBe(true);
    expect(largest).toBeLessThan(150);
    const { rows } = await database.pool.query('select sum(amount)::int as sum from totals.total');
    expect(rows).toEqual([{ sum: 1_200 }]);
  });
});

describe('a clock that jumps', () => {
  it('changes neither order nor chains, backwards or into another century', async () => {
    const { database } = await temporary.store();
    const times = ['2026-01-01', '1999-12-31', '2150-06-01', '2026-01-01', '1970-01-01'];
    let turn = 0;
    const clock: Clock = {
      ...systemClock,
      now: () => new Date(`${times[turn++ % times.length] ?? ''}T00:00:00.000Z`),
    };
    const store = new PostgresEventStore(database, clock);
    const runner = new ProjectionRunner(database.pool, store, {
      onError: () => undefined,
      batch: 7,
    });
    runner.register(totals());
    await runner.start();
    atEnd(() => runner.stop());
    for (let n = 0; n < 40; n += 1) {
      const stream: StreamId = `game-${n % 4}`;
      const appended = await store.append(stream, Math.floor(n / 4), said(n));
      if (!appended.ok) throw new Error(appended.message);
      expect(await runner.caughtUp(appended.position, 10_000)).toBe(true);
    }
    await runner.stop();
    for (let n = 0; n < 4; n += 1)
      expect(await store.verify(`game-${n}`)).toMatchObject({ ok: true });
    const live = (await database.pool.query('select * from totals.total order by 1')).rows;
    await runner.rebuild('totals');
    expect((await database.pool.query('select * from totals.total order by 1')).rows).toEqual(live);
    const told = await store.readAll(START, 99);
    expect(told.map(({ data }) => data)).toEqual(Array.from({ length: 40 }, (_, n) => n));
    await store.close();
  });
});

describe('the embedded database', () => {
  it.each([
    ['fsync', 'on'],
    ['full_page_writes', 'on'],
    ['synchronous_commit', 'on'],
    ['data_checksums', 'on'],
  ])('keeps what it acknowledged through a power cut: %s is %s', async (setting, value) => {
    const { pool } = await temporary.database();
    const { rows } = await pool.query<{ setting: string }>(
      'select current_setting($1) as setting',
      [setting],
    );
    expect(rows).toEqual([{ setting: value }]);
  });

  it('waits for the disk for events, and for nothing that is written again from them', async () => {
    const { database, store } = await temporary.store();
    await store.append('game-a', 0, said(1));
    const { rows } = await database.pool.query<{ logged: string }>(
      `select relpersistence as logged from pg_class where relname in ('commits_0', 'people')`,
    );
    expect(rows).toEqual([{ logged: 'p' }, { logged: 'p' }]);
  });
});
