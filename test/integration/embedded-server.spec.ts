import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../src/platform/clock/clock';
import { openDatabase } from '../../src/platform/database/database';
import { dataDirectory } from '../../src/platform/database/data-directory';
import { startEmbeddedServer } from '../../src/platform/database/embedded-server';
import { nativeBinaries } from '../../src/platform/database/native-binaries';
import { postmasterPid, startPostmaster } from '../../src/platform/database/postmaster';
import { serverUser } from '../../src/platform/database/server-user';
import type { StreamId } from '../../src/platform/event-store/event-store';
import { START } from '../../src/platform/event-store/position';
import { PostgresEventStore } from '../../src/platform/event-store/postgres-event-store';
import { afterwards } from '../support/afterwards';
import { waitUntil } from '../support/wait-until';

const atEnd = afterwards();
const roots: string[] = [];
function newRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'retrace-server-'));
  roots.push(root);
  return root;
}
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

async function open(dataDirectory: string) {
  const database = await openDatabase({
    database: { kind: 'embedded', dataDirectory },
    databaseConnections: 10,
  });
  atEnd(database.close);
  return database;
}

async function start(root: string) {
  const server = await startEmbeddedServer(root);
  atEnd(server.release);
  return server;
}

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
    const servers = await Promise.all([1, 2, 3].map(() => start(root)));
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
    const server = await start(root);
    expect(server.address.host.length).toBeLessThan(80);
    await server.release();
  });

  it('refuses a folder of another major version, and one that is no database', async () => {
    const older = newRoot();
    mkdirSync(join(older, 'pg18'));
    writeFileSync(join(older, 'pg18', 'PG_VERSION'), '17\n');
    await expect(start(older)).rejects.toThrow(/holds a PostgreSQL 17.*RETRACE_DATA/);
    const other = newRoot();
    mkdirSync(join(other, 'pg18'));
    writeFileSync(join(other, 'pg18', 'letter.txt'), 'dear');
    await expect(start(other)).rejects.toThrow(/is not empty and holds no database/);
  });

  it('says why the server does not start', async () => {
    const root = newRoot();
    await (await start(root)).release();
    writeFileSync(join(root, 'pg18', 'postgresql.conf'), 'shared_buffers = lots\n');
    await expect(start(root)).rejects.toThrow(/did not start.*shared_buffers/s);
  });

  it('keeps every acknowledged event when the server is killed', async () => {
    const root = newRoot();
    const acknowledged = new Set<string>();
    for (let round = 0; round < 2; round++) {
      const database = await open(root);
      const store = new PostgresEventStore(database, systemClock);
      const pid = postmasterOf(root);
      let killed = false;
      setTimeout(
        () => {
          killed = process.kill(pid, 'SIGKILL');
        },
        150 + 100 * round,
      );
      const writer = async (): Promise<void> => {
        while (!killed) {
          const game: StreamId = `game-${randomUUID()}`;
          const id = randomUUID();
          await store.append(game, 'no-stream', [{ id, type: 'noted', data: {} }]);
          acknowledged.add(id);
        }
      };
      await Promise.allSettled(Array.from({ length: 8 }, writer));
      expect(killed).toBe(true);
      await store.close();
      await database.close();
    }
    const database = await open(root);
    const store = new PostgresEventStore(database, systemClock);
    const stored = await store.readAll(START, 1_000_000);
    const ids = new Set(stored.map((event) => event.id));
    expect(acknowledged.size).toBeGreaterThan(0);
    expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([]);
    await store.close();
    await database.close();
  });

  it('joins a server that a crash left behind, and stops it', async () => {
    const root = newRoot();
    await (await start(root)).release();
    const user = serverUser();
    const { initdb, postgres } = nativeBinaries(user, root);
    const data = dataDirectory(root, user, initdb);
    startPostmaster({ postgres, data, socket: data.path, user });
    const joined = await start(root);
    expect(readdirSync(join(root, 'pg18'))).toContain('postmaster.pid');
    await joined.release();
    expect(postmasterPid(data.path)).toBeNull();
  });

  it('starts the server again when it is killed, and goes on', async () => {
    const root = newRoot();
    const database = await open(root);
    const store = new PostgresEventStore(database, systemClock);
    const seen: string[] = [];
    const subscription = store.subscribe({
      after: START,
      deliver: async (events) => {
        seen.push(...events.map((event) => event.id));
      },
      onError: () => undefined,
    });
    const ids = [randomUUID(), randomUUID()];
    for (const [after, id] of ids.entries()) {
      const say = () => store.append('game-a', after, [{ id, type: 'noted', data: {} }]);
      await say().catch(() => undefined);
      await eventually('a server to kill', async () => process.kill(postmasterOf(root), 'SIGKILL'));
      await eventually('an append after it', async () => (await say()).ok);
    }
    await eventually('both events', async () => seen.length === ids.length);
    expect(seen).toEqual(ids);
    await subscription.stop();
    await store.close();
    await database.close();
  });
});

function postmasterOf(root: string): number {
  const pid = postmasterPid(join(root, 'pg18'));
  if (pid === null) throw new Error(`No server on ${root}`);
  return pid;
}

/** What fails meanwhile, such as for want of a server, is asked again. */
async function eventually(what: string, holds: () => Promise<boolean>): Promise<void> {
  let failure: unknown = null;
  const holdsNow = () =>
    holds().catch((error: unknown) => {
      failure = error;
      return false;
    });
  await waitUntil(() => `${what}: ${String(failure)}`, holdsNow, { within: 20_000 });
}

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
