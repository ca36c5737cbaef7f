import { rmSync } from 'node:fs';
import type { Client } from 'pg';
import { dataDirectory } from './data-directory';
import { nativeBinaries } from './native-binaries';
import { startPostmaster, stopPostmaster } from './postmaster';
import { ServerLease, type ServerAddress } from './server-lease';
import { serverUser } from './server-user';
import { socketDirectory } from './socket-directory';

export interface EmbeddedServer {
  readonly address: ServerAddress;
  readonly dataDirectory: string;
  /** Makes the database when it is absent. */
  ensureDatabase(name: string): Promise<void>;
  /** Stops the server unless another process still uses it. */
  release(): Promise<void>;
}

/** Milliseconds: what is in memory is written before the server stops. */
const STOP_PATIENCE = 30_000;

/**
 * The packaged PostgreSQL on `<root>/pg<major>`: started, or joined when it already runs,
 * be it another process's or one that a crash left behind. Started again when it dies.
 */
export async function startEmbeddedServer(root: string): Promise<EmbeddedServer> {
  const user = serverUser();
  const { initdb, postgres } = nativeBinaries(user, root);
  const data = dataDirectory(root, user, initdb);
  const socket = socketDirectory(data.path, user);
  const address: ServerAddress = { host: socket, port: 5432, user: 'retrace' };
  const start = () => startPostmaster({ postgres, data, socket, user });
  const lease = await ServerLease.obtain({ address, path: data.path, start });
  const stop = async () => {
    await stopPostmaster(data.path, STOP_PATIENCE);
    if (socket !== data.path) rmSync(socket, { recursive: true, force: true });
  };
  return {
    address,
    dataDirectory: data.path,
    ensureDatabase: (name) => ensureDatabase(lease.client, name),
    release: () => lease.release(stop),
  };
}

async function ensureDatabase(client: Client, name: string): Promise<void> {
  const found = await client.query('select from pg_database where datname = $1', [name]);
  if (found.rowCount !== 0) return;
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    const again = await client.query('select from pg_database where datname = $1', [name]);
    if (again.rowCount === 0) throw error;
  }
}
