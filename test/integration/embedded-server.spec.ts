import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { systemClock } from '../../src/platform/clock/clock';
import { openDatabase } from '../../src/platform/database/database';
import { startEmbeddedServer } from '../../src/platform/database/embedded-server';
import { postmasterPid } from '../../src/platform/database/postmaster';
import type { StreamId } from '../../src/platform/event-store/event-store';
import { START } from '../../src/platform/event-store/position';
import { PostgresEventStore } from '../../src/platform/event-store/postgres-event-store';

const roots: string[] = [];
function newRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'retrace-server-'));
  roots.push(root);
  return root;
}
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

const open = (dataDirectory: string) =>
  openDatabase({ database: { kind: 'embedded', dataDirectory }, databaseConnections: 10 });

describe('startEmbeddedServer', () => {
  it('makes the database once, starts again on it, and leaves no process behind', async () => {
    const root = newRoot();
    const first = await open(root);
    await first.pool.query('create table kept (n int)');
    await first.close();
    expect(postmasterPid(join(root, 'pg18'))).toBeNull();
    const second = await open(root);
    expect((await second.pool.query('select * from kept')).rowCount).toBe(0);
    await second.close();
  });

  it('is one server for all who start it at once, stopped by the last', async () => {
    const root = newRoot();
    const servers = await Promise.all([1, 2, 3].map(() => startEmbeddedServer(root)));
    const path = servers[0]?.dataDirectory ?? '';
    const pid = postmasterPid(path);
    expect(pid).not.toBeNull();
    expect(readdirSync(root).sort()).toEqual(['pg18', 'pg18.log']);
    await servers[0]?.release();
    expect(postmasterPid(path)).toBe(pid);
    await Promise.all([servers[1]?.release(), servers[2]?.release()]);
    expect(postmasterPid(path)).toBeNull();
  });

  it('listens elsewhere when its own path is too long for a socket', async () => {
    const root = join(newRoot(), 'deep'.repeat(30));
    mkdirSync(root);
    const server = await startEmbeddedServer(root);
    expect(server.address.host.length).toBeLessThan(80);
    await server.release();
  });

  it('refuses a folder of another major version, and one that is no database', async () => {
    const older = newRoot();
    mkdirSync(join(older, 'pg18'));
    writeFileSync(join(older, 'pg18', 'PG_VERSION'), '17\n');
    await expect(startEmbeddedServer(older)).rejects.toThrow(/holds a PostgreSQL 17.*RETRACE_DATA/);
    const other = newRoot();
    mkdirSync(join(other, 'pg18'));
    writeFileSync(join(other, 'pg18', 'letter.txt'), 'dear');
    await expect(startEmbeddedServer(other)).rejects.toThrow(/is not empty and holds no database/);
  });

  it('says why the server does not start', async () => {
    const root = newRoot();
    await (await startEmbeddedServer(root)).release();
    writeFileSync(join(root, 'pg18', 'postgresql.conf'), 'shared_buffers = lots\n');
    await expect(startEmbeddedServer(root)).rejects.toThrow(/did not start.*shared_buffers/s);
  });

  it('keeps every acknowledged event when the server is killed', async () => {
    const root = newRoot();
    const acknowledged = new Set<string>();
    for (let round = 0; round < 3; round++) {
      const database = await open(root);
      const store = new PostgresEventStore(database, systemClock);
      const pid = postmasterPid(join(root, 'pg18')) ?? 0;
      setTimeout(() => process.kill(pid, 'SIGKILL'), 150 + 100 * round);
      const writer = async (): Promise<void> => {
        for (;;) {
          const game: StreamId = `game-${randomUUID()}`;
          const id = randomUUID();
          await store.append(game, 'no-stream', [{ id, type: 'noted', data: {} }]);
          acknowledged.add(id);
        }
      };
      const ends = await Promise.allSettled(Array.from({ length: 8 }, writer));
      expect(ends.every((end) => end.status === 'rejected')).toBe(true);
      await store.close();
      await database.close();
    }
    const database = await open(root);
    const store = new PostgresEventStore(database, systemClock);
    const stored = await store.readAll(START, 1_000_000);
    const ids = new Set(stored.map((event) => event.id));
    expect(acknowledged.size).toBeGreaterThan(100);
    expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([]);
    await store.close();
    await database.close();
  });

  it('joins a server that was left running, and stops it', async () => {
    const root = newRoot();
    const left = await startEmbeddedServer(root);
    const pid = postmasterPid(left.dataDirectory);
    const killer = new Client({ ...left.address, database: 'postgres' });
    await killer.connect();
    await killer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'retrace lease'`,
    );
    await killer.end();
    const joined = await startEmbeddedServer(root);
    expect(postmasterPid(joined.dataDirectory)).toBe(pid);
    await joined.release();
    expect(postmasterPid(joined.dataDirectory)).toBeNull();
    await left.release();
  });
});

describe('migrate', () => {
  it('refuses a database that a newer program has migrated', async () => {
    const root = newRoot();
    const database = await open(root);
    await database.pool.query(`insert into migrations (name) values ('9999-later')`);
    await database.close();
    await expect(open(root)).rejects.toThrow(/newer version of this program \(9999-later\)/);
    expect(postmasterPid(join(root, 'pg18'))).toBeNull();
  });
});
