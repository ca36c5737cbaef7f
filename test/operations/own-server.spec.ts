import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../src/platform/clock/clock';
import { openDatabase } from '../../src/platform/database/database';
import { serverUser } from '../../src/platform/database/server-user';
import { PostgresEventStore } from '../../src/platform/event-store/postgres-event-store';
import { archiveInto } from '../support/archive-into';
import { waitUntil } from '../support/wait-until';
import { installed, OwnServer } from './support/own-server';

const found = installed();
const folder = typeof found === 'string' ? '' : found.folder;
const root = mkdtempSync(join(tmpdir(), 'retrace-operations-'));
chmodSync(root, 0o711);
const at = (name: string): string => join(root, name);
const running = new Set<OwnServer>();
afterAll(async () => {
  for (const server of running) await server.stop();
  rmSync(root, { recursive: true, force: true });
});

const ofServer = (path: string): string => {
  const user = serverUser();
  if (user !== null) chownSync(path, user.uid, user.gid);
  return path;
};

const folderOfServer = (name: string): string => {
  mkdirSync(at(name), { mode: 0o700 });
  return ofServer(at(name));
};

async function serverOn(data: string): Promise<OwnServer> {
  const server = await OwnServer.start(folder, data);
  running.add(server);
  return server;
}

async function stopped(server: OwnServer, how?: 'SIGQUIT'): Promise<void> {
  running.delete(server);
  await server.stop(how);
}

async function storeOf(server: OwnServer) {
  const database = await openDatabase({
    database: { kind: 'server', url: server.url() },
    databaseConnections: 4,
  });
  try {
    const store = await PostgresEventStore.open(database, systemClock);
    return {
      store,
      pool: database.pool,
      close: async () => {
        await store.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

type Store = Awaited<ReturnType<typeof storeOf>>['store'];

/** Appends one event after another until it is told to end; tells how many were acknowledged. */
function writing(store: Store) {
  let [version, isOver] = [0, false];
  const loop = (async () => {
    while (!isOver) {
      const event = { id: systemClock.newId(), type: 'said', data: version + 1 };
      const appended = await store.append('game-0', version === 0 ? 'no-stream' : version, [event]);
      if (!appended.ok) throw new Error(JSON.stringify(appended));
      version = appended.version;
    }
  })();
  return {
    acknowledged: () => version,
    reach: async (goal: number) => {
      const isThere = waitUntil(
        () => `event ${goal} to be acknowledged, of which there are ${version}`,
        () => version >= goal,
        { pause: 5 },
      );
      await Promise.race([isThere, loop]);
    },
    end: async () => {
      isOver = true;
      await loop;
    },
  };
}

if (typeof found === 'string') it.skip(found, () => undefined);

(typeof found === 'string' ? describe.skip : describe)("on a server of one's own", () => {
  let lived: OwnServer;
  beforeAll(async () => {
    lived = await serverOn(folderOfServer('lived'));
    await lived.query('create database retrace');
  });

  it('restores what pg_basebackup copied and the log that was archived, and goes on', async () => {
    const archive = folderOfServer('wal');
    await lived.query(`alter system set archive_mode = 'on'`);
    await lived.query(`alter system set archive_command = '${archiveInto(archive)}'`);
    await stopped(lived);
    lived = await serverOn(lived.data);
    const { store, pool, close } = await storeOf(lived);
    const writer = writing(store);
    await writer.reach(200);
    // As docs/operations.md has it, while the program runs.
    folderOfServer('base');
    lived.tool('pg_basebackup', ['-D', at('base'), '-X', 'none', '-c', 'fast']);
    await writer.reach(writer.acknowledged() + 200);
    const acknowledged = writer.acknowledged();
    const { rows } = await pool.query<{ file: string }>(
      'select pg_walfile_name(pg_switch_wal()) as file',
    );
    const last = join(archive, rows[0]?.file ?? '');
    await waitUntil(`${last}, which is archived`, () => existsSync(last), { within: 30_000 });
    await writer.end();
    await close();
    await stopped(lived, 'SIGQUIT');

    appendFileSync(
      join(at('base'), 'postgresql.auto.conf'),
      `restore_command = 'cp ${archive}/%f %p'\nhot_standby = off\narchive_mode = off\n`,
    );
    writeFileSync(join(at('base'), 'recovery.signal'), '');
    ofServer(join(at('base'), 'recovery.signal'));
    const restored = await serverOn(at('base'));
    const again = await storeOf(restored);
    const version = await again.store.verify('game-0');
    expect(version).toMatchObject({ ok: true });
    const read = await again.store.readStream('game-0');
    const events = read.ok ? read.events : [];
    expect(events.length).toBeGreaterThanOrEqual(acknowledged);
    expect(events.every(({ data }, index) => data === index + 1)).toBe(true);
    const next = { id: systemClock.newId(), type: 'said', data: events.length + 1 };
    expect(await again.store.append('game-0', events.length, [next])).toMatchObject({ ok: true });
    await again.close();
    await stopped(restored);
    lived = await serverOn(lived.data);
  });

  it('refuses to start on what pg_dump and psql brought into another server', async () => {
    const { store, close } = await storeOf(lived);
    const before = await store.readStream('game-0');
    const more = before.ok ? before.version : 0;
    for (let version = more; version < more + 400; version += 1)
      await store.append('game-0', version === 0 ? 'no-stream' : version, [
        { id: systemClock.newId(), type: 'said', data: version + 1 },
      ]);
    await close();
    const dump = lived.tool('pg_dump', ['retrace']);
    const other = await serverOn(folderOfServer('other'));
    await other.query('create database retrace');
    other.tool('psql', ['-q', '-v', 'ON_ERROR_STOP=1', '-d', 'retrace'], dump);
    await expect(storeOf(other)).rejects.toThrow(/restored from a dump of another PostgreSQL/);
    // As an operator starts it.
    const hook = join(process.cwd(), 'test', 'support', 'typescript.cjs');
    const started = spawnSync(process.execPath, ['-r', hook, join('src', 'main.ts')], {
      env: { ...process.env, DATABASE_URL: other.url(), PORT: '0' },
      encoding: 'utf8',
      // One that starts after all is ended, and has no status.
      timeout: 60_000,
    });
    expect(started.status).toBe(1);
    expect(started.stderr).toMatch(/restored from a dump of another PostgreSQL/);
    await stopped(other);
  });
});
