import type { EventArchive, EventStore } from '../platform/event-store/event-store';

/** The stored games, as a command has them in hand. */
export interface Stored {
  readonly store: EventStore & EventArchive;
  close(): Promise<void>;
}

/** Opens the database the environment names, beside a server that may be running. */
export type OpenStored = () => Promise<Stored>;

/** What the help of every command that opens it says. */
export const STORE_USAGE = `The database is the one that DATABASE_URL names, else the embedded one in RETRACE_DATA (.retrace); a
server may be running on it.
`;

export async function withStored<T>(
  open: OpenStored,
  work: (store: EventStore & EventArchive) => Promise<T>,
): Promise<T> {
  const stored = await open();
  try {
    return await work(stored.store);
  } finally {
    await stored.close();
  }
}
