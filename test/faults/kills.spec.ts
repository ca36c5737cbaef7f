import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repeatable } from '#play/repeatable';
import { postmasterPid } from '../../src/platform/database/postmaster';
import { foundIn } from './support/whole';
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

async function expectWhole(): Promise<number> {
  const { faults, events } = await foundIn(folder, acknowledged);
  expect(faults).toEqual([]);
  return events;
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
