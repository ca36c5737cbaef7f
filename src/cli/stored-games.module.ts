import { openDatabase } from '../platform/database/database';
import { systemClock } from '../platform/clock/clock';
import { loadConfig } from '../platform/config/config';
import { eventSchemas } from '../event-schemas';
import { EventForms } from '../platform/event-store/event-schemas';
import { PostgresEventStore } from '../platform/event-store/postgres-event-store';
import type { Stored } from './stored';

export async function openStored(): Promise<Stored> {
  const config = loadConfig(process.env, process.cwd());
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
