import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { Client } from 'pg';
import { systemClock } from '../../../src/platform/clock/clock';
import { connected, type Database } from '../../../src/platform/database/database';
import {
  startEmbeddedServer,
  type EmbeddedServer,
} from '../../../src/platform/database/embedded-server';
import { folderWithCluster, MIGRATED } from '../../support/folder-with-cluster';
import { inTime } from '../../support/wait-until';
import { PostgresEventStore } from '../../../src/platform/event-store/postgres-event-store';

export interface TemporaryServer {
  readonly root: string;
  readonly server: EmbeddedServer;
  /** A new, migrated database; closed with the server. */
  database(connections?: number, patience?: number): Promise<Database>;
  store(): Promise<{ readonly database: Database; readonly store: PostgresEventStore }>;
  stop(): Promise<void>;
}

/** Asks something of a database of a server, once. */
async function ask(
  { address }: EmbeddedServer,
  database: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<void> {
  const client = new Client({ ...address, database });
  await client.connect();
  try {
    await client.query(text, [...values]);
  } finally {
    await client.end();
  }
}

/** A new database, as the program's own is once it is migrated, with a secret that a migration makes for each. */
async function copy(server: EmbeddedServer, name: string): Promise<void> {
  await ask(server, 'postgres', `create database ${name} template ${MIGRATED}`);
  await ask(server, name, 'update secrets set value = $1', [randomBytes(32)]);
}

/** A PostgreSQL of one's own in a temporary folder; a durable one is set as users have it. */
export async function temporaryServer(
  kind: 'hasty' | 'durable' = 'hasty',
): Promise<TemporaryServer> {
  const root = await folderWithCluster('retrace-test-', kind);
  const server = await startEmbeddedServer(root);
  const opened: { close(): Promise<void> }[] = [];
  let count = 0;
  const database = async (connections = 10, patience?: number): Promise<Database> => {
    const name = `test_${++count}`;
    await copy(server, name);
    const made = await connected(
      { ...server.address, database: name },
      connections,
      async () => undefined,
      patience,
    );
    opened.push(made);
    return made;
  };
  return {
    root,
    server,
    database,
    store: async () => {
      const made = await database();
      const store = new PostgresEventStore(made, systemClock);
      opened.push(store);
      return { database: made, store };
    },
    stop: async () => {
      try {
        for (const each of opened.reverse())
          await inTime(
            'a database to close: a spec holds a connection of it',
            each.close(),
            20_000,
          );
      } finally {
        await server.release();
        rmSync(root, { recursive: true, force: true });
      }
    },
  };
}
