import { randomUUID } from 'node:crypto';
import { systemClock } from '../../src/platform/clock/clock';
import type { Database } from '../../src/platform/database/database';
import { CommitReader } from '../../src/platform/event-store/commit-reader';
import { consecutiveIds } from '../../src/platform/event-store/commit-payload';
import type {
  EventStore,
  NewEvent,
  RecordedEvent,
  StreamId,
} from '../../src/platform/event-store/event-store';
import { PostgresEventStore } from '../../src/platform/event-store/postgres-event-store';
import { START } from '../../src/platform/event-store/position';
import { temporaryServer, type TemporaryServer } from './support/temporary-server';
import { waitUntil } from '../support/wait-until';

const stream = (): StreamId => `game-${randomUUID()}`;
const event = (data: unknown = {}): NewEvent => ({ id: randomUUID(), type: 'noted', data });
const batch = (count: number): readonly NewEvent[] =>
  consecutiveIds(randomUUID(), count).map((id, n) => ({ id, type: 'noted', data: { n } }));

let temporary: TemporaryServer;
let database: Database;
let store: EventStore;

beforeAll(async () => {
  temporary = await temporaryServer('durable');
  ({ database, store } = await temporary.store());
});
afterAll(() => temporary.stop());

async function events(of: StreamId, from?: number, limit?: number) {
  const read = await store.readStream(of, from, limit);
  return read.ok ? read.events : [];
}

describe('append', () => {
  it('records events as they are, in order', async () => {
    const game = stream();
    const first: NewEvent = {
      id: randomUUID(),
      type: 'game-started',
      data: { title: 'Hákon “H” Ü', list: [1, null, -0.5], deep: { b: 1, a: 2 } },
      meta: { by: 'ann' },
    };
    const second = event(null);
    expect(await store.append(game, 'no-stream', [first])).toMatchObject({ ok: true, version: 1 });
    expect(await store.append(game, 1, [second])).toMatchObject({ ok: true, version: 2 });
    expect(await events(game)).toMatchObject([
      { ...first, stream: game, version: 1 },
      { ...second, meta: {}, stream: game, version: 2 },
    ]);
  });

  it.each([
    ['no-stream', 3],
    [2, 3],
    [4, 3],
  ] as const)('refuses expected version %s of a stream at version %s', async (expected, actual) => {
    const game = stream();
    await store.append(game, 'no-stream', batch(actual));
    const result = await store.append(game, expected, [event()]);
    expect(result).toMatchObject({ ok: false, code: 'version-conflict', expected, actual });
    expect(await events(game)).toHaveLength(actual);
  });

  it('refuses to continue a stream that is not there', async () => {
    expect(await store.append(stream(), 1, [event()])).toMatchObject({
      ok: false,
      code: 'version-conflict',
      actual: 0,
    });
  });

  it('refuses an append without events', async () => {
    expect(await store.append(stream(), 'no-stream', [])).toMatchObject({ code: 'batch-refused' });
  });

  it('takes the same events again as the same append', async () => {
    const game = stream();
    const whole = batch(20);
    const once = await store.append(game, 'no-stream', whole);
    await store.append(game, 20, [event()]);
    const again = await store.append(game, 'no-stream', whole);
    expect(again).toEqual({ ...once, repeated: true });
    expect(await events(game)).toHaveLength(21);
    expect(await store.append(game, 'no-stream', batch(20))).toMatchObject({ ok: false });
  });

  it('lets exactly one of many simultaneous creators through', async () => {
    const other = new PostgresEventStore(database, systemClock);
    for (let round = 0; round < 10; round++) {
      const game = stream();
      const results = await Promise.all(
        Array.from({ length: 16 }, (_, n) =>
          (n % 2 === 0 ? store : other).append(game, 'no-stream', batch(1 + (n % 3))),
        ),
      );
      expect(results.filter((result) => result.ok)).toHaveLength(1);
      expect(await store.verify(game)).toMatchObject({ ok: true });
    }
  });

  it('goes on where another process went on, alone or among others', async () => {
    const other = new PostgresEventStore(database, systemClock);
    const games = Array.from({ length: 6 }, stream);
    const append = (by: EventStore, after: number) =>
      Promise.all(games.map((game) => by.append(game, after, batch(2))));
    for (const result of await append(store, 0)) expect(result.ok).toBe(true);
    const [first = stream()] = games;
    expect(await other.append(first, 2, [event()])).toMatchObject({ ok: true, version: 3 });
    expect((await append(store, 2)).map(({ ok }) => ok)).toEqual(games.map((_, n) => n > 0));
    expect(await store.append(first, 2, [event()])).toMatchObject({ ok: false, actual: 3 });
    expect(await store.append(first, 3, [event()])).toMatchObject({ ok: true, version: 4 });
    expect(await other.append(first, 4, [event()])).toMatchObject({ ok: true, version: 5 });
    for (const game of games) expect(await store.verify(game)).toMatchObject({ ok: true });
  });

  it('leaves no gap where the server lost what it had acknowledged', async () => {
    const { database: own, store: fresh } = await temporary.store();
    const game = stream();
    await fresh.append(game, 'no-stream', [event()]);
    await fresh.append(game, 1, [event()]);
    const client = await own.connect('failover');
    await client.query('set session_replication_role = replica');
    await client.query('delete from commits where after = 1');
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await client.end();
    const lost = await fresh
      .append(game, 2, [event()])
      .catch(() => fresh.append(game, 2, [event()]));
    expect(lost).toMatchObject({ ok: false, code: 'version-conflict', actual: 1 });
    expect(await fresh.append(game, 1, [event()])).toMatchObject({ ok: true, version: 2 });
    expect(await fresh.verify(game)).toMatchObject({ ok: true, version: 2 });
  });

  it('keeps each of many writers of many streams apart', async () => {
    const games = Array.from({ length: 100 }, stream);
    const bad = games.map((_, n) => n % 10 === 0);
    const results = await Promise.all(
      games.map((game, n) => store.append(game, bad[n] === true ? 5 : 0, batch(3))),
    );
    expect(results.map((result) => !result.ok)).toEqual(bad);
    expect(await Promise.all(games.map(async (game) => (await events(game)).length))).toEqual(
      bad.map((refused) => (refused ? 0 : 3)),
    );
  });

  it('keeps the others of a group when the database rejects one', async () => {
    const good = Array.from({ length: 5 }, stream);
    const [refused, ...kept] = await Promise.allSettled([
      store.append(stream(), 'no-stream', [{ ...event(), id: 'not a uuid' }]),
      ...good.map((game) => store.append(game, 'no-stream', [event()])),
    ]);
    expect(refused).toMatchObject({ status: 'rejected', reason: { code: '22P02' } });
    expect(kept).toMatchObject(good.map(() => ({ status: 'fulfilled', value: { ok: true } })));
  });

  it('takes a long game as one append', async () => {
    const game = stream();
    await store.append(game, 'no-stream', batch(5_000));
    const middle = await events(game, 2_500, 3);
    expect(middle.map(({ version, data }) => [version, data])).toEqual([
      [2_500, { n: 2_499 }],
      [2_501, { n: 2_500 }],
      [2_502, { n: 2_501 }],
    ]);
  });
});

describe('readStream', () => {
  it('names a stream that is not there', async () => {
    expect(await store.readStream('game-none')).toMatchObject({
      ok: false,
      code: 'stream-not-found',
      message: 'There is no stream game-none',
    });
  });

  it('asks the database once, whether something is new, nothing is, or there is no such stream', async () => {
    const game = stream();
    await store.append(game, 'no-stream', batch(3));
    await store.append(game, 3, batch(1));
    const asked = jest.spyOn(database.pool, 'query');
    for (const read of [
      () => store.readStream(game, 4),
      () => store.readStream(game, 5),
      () => store.readStream('game-none'),
    ]) {
      asked.mockClear();
      await read();
      // Listeners are told of an append a moment after it, whatever is asked meanwhile.
      const calls: readonly (readonly unknown[])[] = asked.mock.calls;
      const questions = calls.filter(([query]) => Object(query).name !== 'notify-events');
      expect(questions).toHaveLength(1);
    }
    asked.mockRestore();
  });

  it('is planned by the database a few times, not for every read', async () => {
    const client = await database.pool.connect();
    const reader = new CommitReader({ query: client.query.bind(client) });
    for (let count = 0; count < 20; count += 1) await reader.ofStream('game-none', count, 1_000);
    const { rows } = await client.query<{ custom_plans: string }>(
      `select custom_plans from pg_prepared_statements where name = 'read-stream'`,
    );
    client.release();
    expect(rows.map(({ custom_plans }) => Number(custom_plans))).toEqual([5]);
  });

  it('reads from and to any version, over appends of any size', async () => {
    const game = stream();
    const sizes = [3, 1, 4, 1];
    let version = 0;
    for (const size of sizes) {
      await store.append(game, version, batch(size));
      version += size;
    }
    for (let from = 1; from <= 10; from++)
      for (const limit of [1, 2, 5, 100]) {
        const read = await store.readStream(game, from, limit);
        const wanted = Array.from({ length: limit }, (_, n) => from + n).filter((v) => v <= 9);
        expect(read).toMatchObject({ ok: true, version: 9 });
        expect(read.ok && read.events.map((each) => each.version)).toEqual(wanted);
      }
  });
});

describe('readAll', () => {
  it('reads every event once, in order, from any position', async () => {
    const { store: fresh } = await temporary.store();
    for (let n = 0; n < 20; n++) await fresh.append(stream(), 'no-stream', batch(1 + (n % 4)));
    const all = await fresh.readAll(START, 1_000);
    expect(all).toHaveLength(50);
    expect(await fresh.lastPosition()).toBe(all.at(-1)?.position);
    const walked: RecordedEvent[] = [];
    for (let after = START; ;) {
      const next = await fresh.readAll(after, 3);
      if (next.length === 0) break;
      walked.push(...next);
      after = next.at(-1)?.position ?? after;
    }
    expect(walked).toEqual(all);
    expect(await fresh.readAll(all[24]?.position ?? START, 1_000)).toEqual(all.slice(25));
  });

  it('does not pass a slower transaction', async () => {
    const { database: own, store: fresh } = await temporary.store();
    const slow = await own.connect('slow');
    const game = stream();
    await fresh.append(game, 'no-stream', [event()]);
    await slow.query('begin');
    await slow.query(`
      insert into commits select (pg_current_xact_id()::text::bigint << 22), 'game-slow',
        after, count, first_id, recorded_at, hash, form, payload from commits`);
    await fresh.append(game, 1, [event()]);
    const during = await fresh.readAll(START, 100);
    expect(during.map((each) => each.stream)).toEqual([game]);
    await slow.query('commit');
    await slow.end();
    const after = await fresh.readAll(during.at(-1)?.position ?? START, 100);
    expect(after.map((each) => each.stream)).toEqual(['game-slow', game]);
  });
});

describe('open', () => {
  it('refuses events whose positions are of a server that has counted further', async () => {
    const { database: own, store: fresh } = await temporary.store();
    await fresh.append(stream(), 'no-stream', [event()]);
    await expect(PostgresEventStore.open(own, systemClock)).resolves.toBeInstanceOf(
      PostgresEventStore,
    );
    await own.pool.query(`
      insert into commits select position + (1::bigint << 50), 'game-restored',
        after, count, first_id, recorded_at, hash, form, payload from commits`);
    await expect(PostgresEventStore.open(own, systemClock)).rejects.toThrow(/restored from a dump/);
  });
});

describe('subscribe', () => {
  it('delivers what is there and what comes, also from another process, none twice', async () => {
    const { store: fresh, database: own } = await temporary.store();
    const other = new PostgresEventStore(own, systemClock);
    await fresh.append(stream(), 'no-stream', batch(3));
    const seen: RecordedEvent[] = [];
    let failures = 0;
    const subscription = fresh.subscribe({
      after: START,
      batch: 10,
      deliver: async (delivered) => {
        if (failures++ === 0) throw new Error('first delivery fails');
        seen.push(...delivered);
      },
      onError: () => undefined,
    });
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        (n % 2 === 0 ? fresh : other).append(stream(), 'no-stream', [event()]),
      ),
    );
    await waitUntil(
      () => `53 events, of which ${seen.length} are delivered`,
      () => seen.length >= 53,
    );
    await subscription.stop();
    expect(new Set(seen.map((each) => each.id)).size).toBe(53);
    expect(seen).toEqual(await fresh.readAll(START, 1_000));
  });
});

describe('immutability', () => {
  it.each([
    'update commits set count = 2',
    'update commits set payload = payload',
    'delete from commits',
    'truncate commits',
    'truncate commits_0',
  ])('the database refuses %s', async (sql) => {
    await store.append(stream(), 'no-stream', [event()]);
    await expect(database.pool.query(sql)).rejects.toThrow(/events are never changed/);
  });

  it('the chain finds a change made behind its back, and names the event', async () => {
    const { store: fresh, database: own } = await temporary.store();
    const game = stream();
    const long = batch(50);
    await fresh.append(game, 'no-stream', [event({ credits: 5 })]);
    await fresh.append(game, 1, long);
    await fresh.append(game, 51, [event()]);
    const whole = await fresh.verify(game);
    expect(whole).toMatchObject({ ok: true, version: 52 });
    const tamper = async (change: string, after: number) => {
      const client = await own.connect('intruder');
      await client.query('set session_replication_role = replica');
      await client.query('begin');
      await client.query(`update commits set ${change} where stream = $1 and after = $2`, [
        game,
        after,
      ]);
      await client.query('commit');
      await client.end();
    };
    const length = async (after: number) =>
      (
        await own.pool.query<{ length: number }>(
          'select length(payload) from commits where stream = $1 and after = $2',
          [game, after],
        )
      ).rows[0]?.length ?? 0;
    for (const [after, first, last] of [
      [0, 1, 1],
      [1, 2, 51],
    ] as const) {
      const bytes = await length(after);
      for (let at = 0; at < bytes; at += after === 0 ? 1 : 17) {
        const flip = `payload = set_byte(payload, ${at}, get_byte(payload, ${at}) # 1)`;
        await tamper(flip, after);
        const found = await fresh.verify(game);
        expect(found).toMatchObject({ ok: false, code: 'chain-broken' });
        expect(found?.version).toBeGreaterThanOrEqual(first);
        expect(found?.version).toBeLessThanOrEqual(last);
        await tamper(flip, after);
      }
    }
    for (const change of [
      `recorded_at = recorded_at + interval '1 ms'`,
      `first_id = gen_random_uuid()`,
      `hash = sha256(hash)`,
    ])
      await tamper(change, 51);
    expect(await fresh.verify(game)).toMatchObject({ ok: false, version: 52 });
  });
});
