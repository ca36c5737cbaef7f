import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '../../src/platform/clock/clock';
import { openDatabase } from '../../src/platform/database/database';
import { isTransient } from '../../src/platform/database/transience';
import type { StreamId } from '../../src/platform/event-store/event-store';
import { PostgresEventStore } from '../../src/platform/event-store/postgres-event-store';
import { afterwards } from '../support/afterwards';
import { smallDisk } from './support/small-disk';

const disk = smallDisk(160);
if (typeof disk === 'string') process.stderr.write(`disk-full is skipped: ${disk}\n`);

const atEnd = afterwards();
const body = (): string => randomBytes(400_000).toString('base64');

(typeof disk === 'string' ? it.skip : it)(
  'refuses to store on a full disk, loses nothing that it stored, and goes on when there is room',
  async () => {
    if (typeof disk === 'string') return;
    const opened = async () => {
      const database = await openDatabase({
        database: { kind: 'embedded', dataDirectory: disk.folder },
        databaseConnections: 4,
      });
      atEnd(database.close);
      const store = new PostgresEventStore(database, systemClock);
      atEnd(() => store.close());
      return [database, store] as const;
    };
    const acknowledged = new Map<StreamId, number>();
    atEnd(disk.remove);
    const [database, store] = await opened();
    const append = async (n: number): Promise<void> => {
      const stream: StreamId = `game-${n % 8}`;
      const version = acknowledged.get(stream) ?? 0;
      const appended = await store.append(stream, version, [
        { id: randomUUID(), type: 'said', data: body() },
      ]);
      if (!appended.ok) throw new Error(appended.message);
      acknowledged.set(stream, appended.version);
    };
    let refused: unknown = null;
    for (let n = 0; refused === null && n < 2_000; n += 1)
      await append(n).catch((error: unknown) => (refused = error));
    expect(refused).toBeInstanceOf(Error);
    expect(isTransient(refused)).toBe(true);
    expect(acknowledged.size).toBe(8);
    disk.resize(600);
    // PostgreSQL may have gone down over it: it comes back by itself, as after any crash.
    let stored = false;
    for (let turn = 0; !stored && turn < 100; turn += 1)
      stored = await append(turn).then(
        () => true,
        async () => {
          await sleep(300);
          for (const stream of acknowledged.keys()) {
            const read = await store.readStream(stream).catch(() => null);
            if (read !== null && read.ok) acknowledged.set(stream, read.version);
          }
          return false;
        },
      );
    expect(stored).toBe(true);
    await store.close();
    await database.close();
    const [, again] = await opened();
    for (const [stream, version] of acknowledged) {
      const read = await again.readStream(stream);
      expect(read.ok && read.version).toBeGreaterThanOrEqual(version);
      expect(await again.verify(stream)).toMatchObject({ ok: true });
    }
  },
  180_000,
);
