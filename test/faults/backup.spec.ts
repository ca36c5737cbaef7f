import { execFileSync } from 'node:child_process';
import {
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
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '../../src/platform/clock/clock';
import { openDatabase, type Database } from '../../src/platform/database/database';
import { stopPostmaster } from '../../src/platform/database/postmaster';
import { serverUser } from '../../src/platform/database/server-user';
import { isStreamId } from '../../src/platform/event-store/event-store';
import { PostgresEventStore } from '../../src/platform/event-store/postgres-event-store';
import { afterwards } from '../support/afterwards';
import { archiveInto } from '../support/archive-into';
import { waitUntil } from '../support/wait-until';
import { foundIn } from './support/whole';
import { writingProcess } from './support/writing-process';

const root = mkdtempSync(join(tmpdir(), 'retrace-backup-'));
const [lived, archive, base, restored, dumped] = [
  'lived',
  'archive',
  'base',
  'restored',
  'dumped',
].map((name) => join(root, name)) as [string, string, string, string, string];
// The server may run as somebody else, who has to come to the archive.
chmodSync(root, 0o711);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const atEnd = afterwards();

async function open(dataDirectory: string): Promise<Database> {
  // Of a writer that was killed it is left.
  atEnd(() => stopPostmaster(join(dataDirectory, 'pg18'), 30_000));
  const database = await openDatabase({
    database: { kind: 'embedded', dataDirectory },
    databaseConnections: 3,
  });
  atEnd(database.close);
  return database;
}

const ofServer = (path: string): void => {
  const user = serverUser();
  if (user !== null) chownSync(path, user.uid, user.gid);
};

/** What `archive_mode` and its command are in operations.md. */
async function archiving(): Promise<void> {
  mkdirSync(archive);
  ofServer(archive);
  const { pool, close } = await open(lived);
  await pool.query(`alter system set archive_mode = 'on'`);
  await pool.query(`alter system set archive_command = '${archiveInto(archive)}'`);
  await close();
}

/** What pg_basebackup does, by the same functions: a copy of the files while they are written to. */
async function baseBackup({ pool }: Database): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_backup_start('base', fast => true)`);
    mkdirSync(base);
    execFileSync('sh', [
      '-c',
      `tar -C ${lived}/pg18 --exclude=./pg_wal/* --exclude=./postmaster.* --exclude=./.s.* --warning=no-file-changed --ignore-failed-read -cf - . | tar -C ${base} -xpf -`,
    ]);
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    );
    writeFileSync(join(base, 'backup_label'), rows[0]?.labelfile ?? '');
    ofServer(join(base, 'backup_label'));
  } finally {
    client.release();
  }
}

/** Waits until all that was written so far lies in the archive. */
async function archived({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ file: string }>(
    'select pg_walfile_name(pg_switch_wal()) as file',
  );
  const file = join(archive, rows[0]?.file ?? '');
  await waitUntil(`${file}, which is archived`, () => existsSync(file), { within: 30_000 });
}

/** The base backup, told to read the rest from the archive. */
function restore(): void {
  mkdirSync(restored);
  execFileSync('cp', ['-a', base, join(restored, 'pg18')]);
  const data = join(restored, 'pg18');
  execFileSync('sh', [
    '-c',
    `printf "restore_command = 'cp ${archive}/%%f %%p'\\nhot_standby = off\\narchive_mode = off\\n" >> ${data}/postgresql.auto.conf`,
  ]);
  writeFileSync(join(data, 'recovery.signal'), '');
  ofServer(join(data, 'recovery.signal'));
}

it('restores every event that was archived from a base backup and the log, and goes on', async () => {
  await archiving();
  const database = await open(lived);
  const acknowledged = new Map<string, number>();
  const writing = writingProcess(lived, acknowledged);
  atEnd(writing.kill);
  await writing.acknowledgement();
  await baseBackup(database);
  await writing.acknowledgement();
  await sleep(500);
  await writing.acknowledgement();
  const told = new Map(acknowledged);
  await archived(database);
  await writing.kill();
  await database.close();
  rmSync(lived, { recursive: true });
  restore();
  const { faults, events } = await foundIn(restored, told);
  expect(faults).toEqual([]);
  expect(events).toBeGreaterThan(12);
  // It is a store like any other: it is written to, and its chains go on.
  const again = await open(restored);
  const store = await PostgresEventStore.open(again, systemClock);
  const stream = [...told.keys()].find(isStreamId);
  if (stream === undefined) throw new Error('nothing was acknowledged');
  const { rows } = await again.pool.query<{ version: number }>(
    'select max(after + count)::int as version from commits where stream = $1',
    [stream],
  );
  const version = rows[0]?.version ?? 0;
  const event = { id: systemClock.newId(), type: 'said', data: version + 1 };
  expect(await store.append(stream, version, [event])).toMatchObject({ ok: true });
  expect(await store.verify(stream)).toMatchObject({ ok: true });
  await store.close();
  await again.close();
});

it('refuses to start on what a dump brought into another server', async () => {
  const from = await open(restored);
  const to = await open(dumped);
  // A younger server, as one is that a dump is restored into: it has counted fewer transactions.
  const { rows } = await from.pool.query('select * from commits order by position desc limit 20');
  for (const row of rows) {
    const names = Object.keys(row);
    await to.pool.query(
      `insert into commits (${names.join()}) values (${names.map((_, i) => `$${i + 1}`).join()})`,
      Object.values(row),
    );
  }
  await expect(PostgresEventStore.open(to, systemClock)).rejects.toThrow(
    /restored from a dump of another PostgreSQL server/,
  );
  await from.close();
  await to.close();
});
