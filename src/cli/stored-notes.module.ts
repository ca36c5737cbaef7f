import { Memory } from '#streams/memory';
import { eventSchemas } from '../event-schemas';
import { systemClock } from '../platform/clock/clock';
import { loadConfig } from '../platform/config/config';
import { openDatabase, type Database } from '../platform/database/database';
import { EventForms } from '../platform/event-store/event-schemas';
import type { EventStore } from '../platform/event-store/event-store';
import { PostgresEventStore } from '../platform/event-store/postgres-event-store';
import { storedStreams } from '../platform/event-store/stored-streams';
import { StudyNoteTable } from '../platform/notes/study-notes';
import { studyForm, StudyStreams } from '../studies/study-streams';
import type { StoredNotes } from './hide';

type Store = Pick<EventStore, 'append' | 'readStream'>;

/** Notes of a database and its store. */
export function notesIn(
  { pool }: Pick<Database, 'pool'>,
  store: Store,
): Omit<StoredNotes, 'close'> {
  const texts = new StudyNoteTable(pool);
  const streams = new StudyStreams(storedStreams(store, systemClock, studyForm), new Memory());
  return {
    studyOf: (note) => texts.studyOf(note),
    write: async (study, command) => {
      const written = await streams.write(study, command);
      return written.ok ? written.events.length > 0 : `${written.message}. ${written.hint}`;
    },
  };
}

/** Opens the database the environment names, beside a server that may be running. */
export async function openNotes(): Promise<StoredNotes> {
  const database = await openDatabase(loadConfig(process.env, process.cwd()));
  try {
    const forms = new EventForms(eventSchemas);
    const store = await PostgresEventStore.open(database, systemClock, forms);
    return {
      ...notesIn(database, store),
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
