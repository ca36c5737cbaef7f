import { Memory } from '#streams/memory';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AccessStreams, accessForm } from '../../src/access/access-streams';
import { recordPrivacy } from '../../src/access/record-privacy';
import { importAll } from '../../src/cli/import-all';
import { exportLines } from '../../src/platform/archive/archive';
import { systemClock } from '../../src/platform/clock/clock';
import { migrateData } from '../../src/platform/database/data-migrations';
import type { NewEvent } from '../../src/platform/event-store/event-store';
import type { PostgresEventStore } from '../../src/platform/event-store/postgres-event-store';
import { storedStreams } from '../../src/platform/event-store/stored-streams';
import { temporaryServer, type TemporaryServer } from './support/temporary-server';

const published = '11111111-1111-8111-8111-111111111111';
const observed = '22222222-2222-8222-8222-222222222222';
const kept = '33333333-3333-4333-8333-333333333333';
const lost = '44444444-4444-4444-8444-444444444444';

let temporary: TemporaryServer;

beforeAll(async () => {
  temporary = await temporaryServer();
});
afterAll(() => temporary.stop());

const event = (type: string, data: unknown): readonly NewEvent[] => [
  { id: systemClock.newId(), type, data },
];

/** A store as it was written while ids told privacy; `lost` is a kept game whose access is missing. */
async function oldStore() {
  const { database, store } = await temporary.store();
  await store.append(`game-${published}`, 'no-stream', event('game-recorded', {}));
  await store.append(`observed-${observed}`, 'no-stream', event('game-observed', {}));
  await store.append(
    `grants-${kept}`,
    'no-stream',
    event('kept', { type: 'kept', as: 'upload', spectators: false }),
  );
  await store.append(`game-${kept}`, 'no-stream', event('game-recorded', {}));
  await store.append(`game-${lost}`, 'no-stream', event('game-recorded', {}));
  return { database, store };
}

async function privacyIn(store: PostgresEventStore) {
  const streams = new AccessStreams(storedStreams(store, systemClock, accessForm), new Memory());
  const of = async (game: string) => (await streams.load(game)).privacy;
  return Promise.all([published, observed, kept, lost].map(of));
}

describe('games that were stored before it was said of each who may look at them', () => {
  it('are closed, and those that were published are open after a migration, which is made once', async () => {
    const { database, store } = await oldStore();
    expect(await privacyIn(store)).toEqual(['none', 'none', 'upload', 'none']);
    const recorded: number[] = [];
    const migrate = () =>
      migrateData(database.pool, 'privacy', async () => {
        recorded.push(await recordPrivacy(store));
      });
    await migrate();
    await migrate();
    expect(recorded).toEqual([2]);
    expect(await privacyIn(store)).toEqual(['published', 'published', 'upload', 'none']);
    expect(await recordPrivacy(store)).toBe(0);
  });

  it('come by an old archive, into a store that has some of them already', async () => {
    const lines: string[] = [];
    for await (const line of exportLines((await oldStore()).store)) lines.push(line);
    const folder = mkdtempSync(join(tmpdir(), 'retrace-old-'));
    const path = join(folder, 'old.ndjson');
    writeFileSync(path, lines.map((line) => `${line}\n`).join(''));
    const { store } = await temporary.store();
    const open = () => Promise.resolve({ store, close: async () => undefined });
    const io = {
      out: () => undefined,
      err: (text: string) => {
        throw new Error(text);
      },
      readFile: () => Promise.resolve({ ok: false as const, message: 'no files here' }),
    };
    expect(await importAll(open)(['--all', path], io)).toBe(0);
    expect(await privacyIn(store)).toEqual(['published', 'published', 'upload', 'none']);
    expect(await importAll(open)(['--all', path], io)).toBe(0);
    rmSync(folder, { recursive: true, force: true });
  });
});
