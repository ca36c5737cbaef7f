import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repeatable } from '#testkit/random/repeatable';
import { systemClock } from '../../src/platform/clock/clock';
import { openDatabase, type Database } from '../../src/platform/database/database';
import { postmasterPid } from '../../src/platform/database/postmaster';
import { isStreamId } from '../../src/platform/event-store/event-store';
import { PostgresEventStore } from '../../src/platform/event-store/postgres-event-store';
import { ProjectionRunner } from '../../src/platform/projections/projection-runner';
import { totals } from '../support/totals';
import { writingProcess } from './support/writing-process';

/** 50 for the long way. */
const KILLS = Number(process.env['RETRACE_KILLS'] ?? 5);
const next = repeatable(Number(process.env['RETRACE_SEED'] ?? Date.now() % 1_000_000));

let folder: string;
let acknowledged: Map<string, number>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'retrace-faults-'));
  acknowledged = new Map();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const rows = async ({ pool }: Database) =>
  (await pool.query<object>('select * from totals.total order by stream')).rows;

/** Everything acknowledged is there, unbroken, and the projection is what a rebuild makes. */
async function expectWhole(): Promise<number> {
  const database = await openDatabase({
    database: { kind: 'embedded', dataDirectory: folder },
    databaseConnections: 5,
  });
  const store = new PostgresEventStore(database, systemClock);
  try {
    for (const [stream, version] of acknowledged) {
      if (!isStreamId(stream)) throw new Error(stream);
      const read = await store.readStream(stream);
      expect(read.ok && read.version).toBeGreaterThanOrEqual(version);
      const values = read.ok ? read.events.map((event) => event.data) : [];
      expect(values).toEqual(values.map((_, index) => index + 1));
      expect(await store.verify(stream)).toMatchObject({ ok: true });
    }
    const runner = new ProjectionRunner(database.pool, store, () => undefined);
    runner.register(totals());
    await runner.catchUp();
    const live = await rows(database);
    expect(await runner.deadLetters('totals')).toEqual([]);
    await runner.rebuild('totals');
    expect(live).toEqual(await rows(database));
    return await store.count();
  } finally {
    await store.close();
    await database.close();
  }
}

/** One that lives: the file of a server killed before may still be there. */
async function killPostgres(): Promise<void> {
  for (const deadline = performance.now() + 60_000; performance.now() < deadline;) {
    const pid = postmasterPid(join(folder, 'pg18'));
    try {
      if (pid !== null && process.kill(pid, 'SIGKILL')) return;
    } catch {
      // Gone already: the next one is on its way.
    }
    await sleep(20);
  }
  throw new Error('no PostgreSQL was there to be killed');
}

it(
  `loses nothing that was acknowledged when the process is killed ${KILLS} times`,
  async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      const writing = writingProcess(folder, acknowledged);
      await writing.acknowledgement();
      await sleep(next(800));
      await writing.kill();
    }
    expect(await expectWhole()).toBeGreaterThan(KILLS);
  },
  KILLS * 20_000 + 60_000,
);

it(
  `nor when PostgreSQL is killed ${KILLS} times under it`,
  async () => {
    const writing = writingProcess(folder, acknowledged);
    try {
      for (let kill = 0; kill < KILLS; kill++) {
        await writing.acknowledgement();
        await sleep(next(800));
        await killPostgres();
        await sleep(50);
      }
      await writing.acknowledgement();
    } finally {
      await writing.kill();
    }
    expect(await expectWhole()).toBeGreaterThan(KILLS);
  },
  KILLS * 30_000 + 60_000,
);
