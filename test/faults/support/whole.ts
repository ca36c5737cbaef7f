import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '../../../src/platform/clock/clock';
import { openDatabase, type Database } from '../../../src/platform/database/database';
import { isStreamId } from '../../../src/platform/event-store/event-store';
import { PostgresEventStore } from '../../../src/platform/event-store/postgres-event-store';
import { ProjectionRunner } from '../../../src/platform/projections/projection-runner';
import { totals } from '../../support/totals';

export interface Found {
  /** Empty when everything acknowledged is there, unbroken, and the projection is what a rebuild makes. */
  readonly faults: readonly string[];
  readonly events: number;
}

/** Milliseconds for all that was written, which takes a second or two. */
const PATIENCE = 60_000;

/** Opens the embedded database of a folder and looks at all of it. */
export async function foundIn(
  folder: string,
  acknowledged: ReadonlyMap<string, number>,
): Promise<Found> {
  let database: Database;
  try {
    database = await openDatabase({
      database: { kind: 'embedded', dataDirectory: folder },
      databaseConnections: 5,
    });
  } catch (error) {
    return { faults: [`does not open: ${String(error)}`], events: 0 };
  }
  const store = new PostgresEventStore(database, systemClock);
  const late = new AbortController();
  try {
    return await Promise.race([
      lookedAt(database, store, acknowledged),
      // A server that dies of what it reads, again and again, is asked again and again.
      sleep(
        PATIENCE,
        { faults: ['cannot be read within a minute'], events: 0 },
        { signal: late.signal },
      ),
    ]);
  } catch (error) {
    return { faults: [`cannot be read: ${String(error)}`], events: 0 };
  } finally {
    late.abort();
    await store.close();
    await database.close();
  }
}

async function lookedAt(
  database: Database,
  store: PostgresEventStore,
  acknowledged: ReadonlyMap<string, number>,
): Promise<Found> {
  const faults: string[] = [];
  for (const [stream, version] of acknowledged)
    faults.push(...(await faultsOf(store, stream, version)));
  faults.push(...(await faultsOfProjection(database, store)));
  return { faults, events: await store.count() };
}

async function faultsOf(
  store: PostgresEventStore,
  stream: string,
  version: number,
): Promise<readonly string[]> {
  if (!isStreamId(stream)) throw new TypeError(stream);
  const read = await store.readStream(stream);
  const events = read.ok ? read.events : [];
  if (events.length < version)
    return [`${stream} has ${events.length} of ${version} acknowledged events`];
  const strange = events.find((event, index) => event.data !== index + 1);
  if (strange !== undefined) return [`${stream}, event ${strange.version}: another one's data`];
  const verified = await store.verify(stream);
  return verified?.ok === true ? [] : [`${stream}: ${JSON.stringify(verified)}`];
}

async function faultsOfProjection(
  database: Database,
  store: PostgresEventStore,
): Promise<readonly string[]> {
  const rows = async (): Promise<string> =>
    JSON.stringify((await database.pool.query('select * from totals.total order by stream')).rows);
  const runner = new ProjectionRunner(database.pool, store, { onError: () => undefined });
  runner.register(totals());
  await runner.catchUp();
  const letters = await runner.deadLetters('totals');
  const live = await rows();
  await runner.rebuild('totals');
  return [
    ...letters.map(({ reason }) => `set aside: ${reason}`),
    ...(live === (await rows()) ? [] : ['the projection is not what a rebuild makes']),
  ];
}
