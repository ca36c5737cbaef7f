import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '../../../src/platform/clock/clock';
import { openDatabase } from '../../../src/platform/database/database';
import type { EventStore, StreamId } from '../../../src/platform/event-store/event-store';
import { PostgresEventStore } from '../../../src/platform/event-store/postgres-event-store';
import { ProjectionRunner } from '../../../src/platform/projections/projection-runner';
import { totals } from '../../support/totals';

const WRITERS = 12;

/** Appends to one stream for ever; says `stream version` for what was acknowledged. */
async function write(store: EventStore, stream: StreamId): Promise<never> {
  for (let round = 0; ; round++)
    try {
      const read = await store.readStream(stream, 1);
      let version = read.ok ? read.version : 0;
      for (;;) {
        const events = Array.from({ length: 1 + (round % 3) }, (_, index) => ({
          id: randomUUID(),
          type: 'said',
          data: version + index + 1,
        }));
        const appended = await store.append(stream, version, events);
        if (!appended.ok) break;
        version = appended.version;
        process.stdout.write(`${stream} ${version}\n`);
      }
    } catch {
      // Not acknowledged; whether it is stored, the next reading tells.
      await sleep(20);
    }
}

/** A process that stores and projects on the embedded database of a folder until it is killed. */
async function main(dataDirectory: string): Promise<void> {
  const database = await openDatabase({
    database: { kind: 'embedded', dataDirectory },
    databaseConnections: 10,
  });
  const store = new PostgresEventStore(database, systemClock);
  const runner = new ProjectionRunner(database.pool, store, {
    onError: () => undefined,
    batch: 200,
  });
  runner.register(totals());
  await runner.start();
  await Promise.all(Array.from({ length: WRITERS }, (_, n) => write(store, `game-${n}`)));
}

void main(process.argv[2] ?? '').catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
