import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repeatable } from '#play/repeatable';
import { openDatabase, type Database } from '../../src/platform/database/database';
import { postmasterPid, stopPostmaster } from '../../src/platform/database/postmaster';
import { afterwards } from '../support/afterwards';
import { inTime, waitUntil } from '../support/wait-until';
import { copyDirectory, cutPower, type CutReport } from './support/power-cut';
import {
  flushedWrites,
  processesOf,
  watchable,
  watchWal,
  type WalWrite,
} from './support/wal-trace';
import { foundIn, type Found } from './support/whole';
import { writingProcess } from './support/writing-process';

/** 10 for the long way, where processes are killed 50 times. */
const CUTS = Math.ceil(Number(process.env['RETRACE_KILLS'] ?? 5) / 5) + 1;
const SEED = Number(process.env['RETRACE_SEED'] ?? Date.now() % 1_000_000);
const next = repeatable(SEED);

const why = watchable();
if (why !== null) process.stderr.write(`power-cut is skipped: ${why}\n`);
const watched = why === null ? it : it.skip;

/** So few pages in memory that they are written all the time; nothing writes but what is told to. */
const RESTLESS = {
  shared_buffers: '1MB',
  bgwriter_delay: '10ms',
  bgwriter_lru_maxpages: '1000',
  autovacuum: 'off',
  checkpoint_timeout: '1h',
};

const atEnd = afterwards();
let root: string;
let acknowledged: Map<string, number>;
const server = (): string => join(root, 'data', 'pg18');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'retrace-power-'));
  mkdirSync(join(root, 'data'));
  acknowledged = new Map();
  atEnd(() => rmSync(root, { recursive: true, force: true }));
  atEnd(() => stopPostmaster(server(), 30_000));
});

async function open(): Promise<Database> {
  const database = await openDatabase({
    database: { kind: 'embedded', dataDirectory: join(root, 'data') },
    databaseConnections: 3,
  });
  atEnd(database.close);
  return database;
}

async function set(settings: Readonly<Record<string, string>>): Promise<void> {
  const { pool, close } = await open();
  for (const [name, value] of Object.entries(settings))
    await pool.query(`alter system set ${name} = '${value}'`);
  await close();
}

function killAll(pids: readonly number[]): void {
  for (const pid of pids)
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // A child that has gone with its parent.
    }
}

async function gone(pids: readonly number[]): Promise<void> {
  const left = () => pids.filter((pid) => existsSync(`/proc/${pid}`));
  await waitUntil(
    () => `the end of killed processes: ${left().join()}`,
    () => left().length === 0,
  );
}

/** Writes for a while, then loses its power. `distrust` says which flushes did not happen after all. */
async function round(
  distrust: (flushed: readonly WalWrite[]) => readonly WalWrite[] = (flushed) => flushed,
): Promise<CutReport> {
  const database = await open();
  const postmaster = postmasterPid(server());
  if (postmaster === null) throw new Error('no PostgreSQL is there');
  const trace = join(root, 'trace');
  const watching = await watchWal(postmaster, join(server(), 'pg_wal'), trace);
  atEnd(watching.stop);
  await database.pool.query('checkpoint');
  const before = join(root, 'before');
  copyDirectory(server(), before);
  const writing = writingProcess(join(root, 'data'), acknowledged);
  atEnd(writing.kill);
  await writing.acknowledgement();
  await database.close();
  await sleep(500 + next(1_500));
  await writing.acknowledgement();
  const pids = processesOf(postmaster);
  const killed = writing.kill();
  killAll(pids);
  await Promise.all([killed, gone(pids), inTime('the end of strace', watching.ended)]);
  const flushed = distrust(flushedWrites(readFileSync(trace, 'latin1')));
  return cutPower({ before, after: server(), flushed }, next);
}

const found = (): Promise<Found> => foundIn(join(root, 'data'), acknowledged);

watched(
  `loses nothing that was acknowledged when the power is cut ${CUTS} times (seed ${SEED})`,
  async () => {
    await set(RESTLESS);
    for (let cut = 0; cut < CUTS; cut += 1) {
      const { pages } = await round();
      const { faults, events } = await found();
      expect(faults).toEqual([]);
      expect(events).toBeGreaterThan(12);
      // Otherwise there was nothing to mend.
      expect(pages.torn).toBeGreaterThan(0);
      expect(pages.before).toBeGreaterThan(0);
    }
  },
  CUTS * 90_000 + 90_000,
);

/** Events gone, a server that does not start on its files, or a table that cannot be read. */
const HARM = /of \d+ acknowledged events|does not open|cannot be read/;

describe('would see', () => {
  watched(
    'a log that is not flushed before the answer (fsync off)',
    async () => {
      await set({ ...RESTLESS, fsync: 'off' });
      await round();
      expect((await found()).faults.join('\n')).toMatch(HARM);
    },
    180_000,
  );

  watched(
    'a flush that the disk only pretends (the second half of them)',
    async () => {
      await set(RESTLESS);
      await round((flushed) => flushed.slice(0, flushed.length / 2));
      expect((await found()).faults.join('\n')).toMatch(HARM);
    },
    180_000,
  );

  watched(
    'pages of which half was written, without whole ones in the log (full_page_writes off)',
    async () => {
      await set({ ...RESTLESS, full_page_writes: 'off' });
      const { pages } = await round();
      expect(pages.torn).toBeGreaterThan(0);
      expect((await found()).faults).not.toEqual([]);
    },
    180_000,
  );
});
