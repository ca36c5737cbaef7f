import { existsSync } from 'node:fs';
import { openDatabase } from '../platform/database/database';
import { systemClock } from '../platform/clock/clock';
import { loadConfig, type DatabaseLocation } from '../platform/config/config';
import { eventSchemas } from '../event-schemas';
import { EventForms } from '../platform/event-store/event-schemas';
import { PostgresEventStore } from '../platform/event-store/postgres-event-store';
import type { Stored } from './stored';

/** Whoever looks for games where none were ever kept has another place in mind. */
function sayIfNew(database: DatabaseLocation): void {
  if (database.kind === 'server' || existsSync(database.dataDirectory)) return;
  process.stderr.write(
    `No games were kept in ${database.dataDirectory} so far: RETRACE_DATA names another place.\n`,
  );
}

export async function openStored(): Promise<Stored> {
  const config = loadConfig(process.env, process.cwd());
  sayIfNew(config.database);
  const database = await openDatabase(config);
  try {
    const store = await PostgresEventStore.open(
      database,
      systemClock,
      new EventForms(eventSchemas),
    );
    return {
      store,
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
