import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repeatable } from '#play/repeatable';
import { postmasterPid, stopPostmaster } from '../../src/platform/database/postmaster';
import { afterwards } from '../support/afterwards';
import { waitUntil } from '../support/wait-until';
import { foundIn } from './support/whole';
import { writingProcess, type WritingProcess } from './support/writing-process';

/** 50 for the long way. */
const KILLS = Number(process.env['RETRACE_KILLS'] ?? 5);
const next = repeatable(Number(process.env['RETRACE_SEED'] ?? Date.now() % 1_000_000));

const atEnd = afterwards();
let folder: string;
let acknowledged: Map<string, number>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'retrace-faults-'));
  acknowledged = new Map();
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  // Of a writer that was killed it is left where nobody has looked at the folder since.
  atEnd(() => stopPostmaster(join(folder, 'pg18'), 30_000));
});

function writing(): WritingProcess {
  const one = writingProcess(folder, acknowledged);
  atEnd(one.kill);
  return one;
}

async function expectWhole(): Promise<number> {
  const { faults, events } = await foundIn(folder, acknowledged);
  expect(faults).toEqual([]);
  return events;
}

/** One that lives: the file of a server killed before may still be there. */
async function killPostgres(): Promise<void> {
  await waitUntil('a PostgreSQL that can be killed', () => {
    const pid = postmasterPid(join(folder, 'pg18'));
    try {
      return pid !== null && process.kill(pid, 'SIGKILL');
    } catch {
      // Gone already: the next one is on its way.
      return false;
    }
  });
}

it(
  `loses nothing that was acknowledged when the process is killed ${KILLS} times`,
  async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      const writer = writing();
      await writer.acknowledgement();
      await sleep(next(800));
      await writer.kill();
    }
    expect(await expectWhole()).toBeGreaterThan(KILLS);
  },
  KILLS * 20_000 + 60_000,
);

it(
  `nor when PostgreSQL is killed ${KILLS} times under it`,
  async () => {
    const writer = writing();
    for (let kill = 0; kill < KILLS; kill++) {
      await writer.acknowledgement();
      await sleep(next(800));
      await killPostgres();
      await sleep(50);
    }
    await writer.acknowledgement();
    await writer.kill();
    expect(await expectWhole()).toBeGreaterThan(KILLS);
  },
  KILLS * 30_000 + 60_000,
);
