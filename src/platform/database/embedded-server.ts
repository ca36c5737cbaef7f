import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { dataDirectory, POSTGRES_MAJOR } from './data-directory';
import { nativeBinaries } from './native-binaries';
import { startPostmaster, stopPostmaster, type Postmaster } from './postmaster';
import { serverUser } from './server-user';
import { socketDirectory } from './socket-directory';

export interface ServerAddress {
  /** The folder of the server's Unix socket. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
}

export interface EmbeddedServer {
  readonly address: ServerAddress;
  readonly dataDirectory: string;
  /** Makes the database when it is absent. */
  ensureDatabase(name: string): Promise<void>;
  /** Stops the server unless another process still uses it. */
  release(): Promise<void>;
}

/** Recovery after a crash may take a while; a killed server may stay a zombie for some seconds. */
const START_PATIENCE = 60_000;
const ZOMBIE_PATIENCE = 10_000;
const STOP_PATIENCE = 30_000;

/** Every user of the server holds it shared; who stops the server must hold it alone. */
const LEASE = 0x72_65_74_72;

/**
 * The packaged PostgreSQL on `<root>/pg<major>`: started, or joined when it already runs,
 * be it another process's or one that a crash left behind.
 */
export async function startEmbeddedServer(root: string): Promise<EmbeddedServer> {
  const user = serverUser();
  const binaries = nativeBinaries(user, root);
  const data = dataDirectory(root, user, binaries.initdb);
  const socket = socketDirectory(data.path, user);
  const address: ServerAddress = { host: socket, port: 5432, user: 'retrace' };
  const lease = await obtainLease(address, data.path, () =>
    startPostmaster({ postgres: binaries.postgres, data, socket, user }),
  );
  return {
    address,
    dataDirectory: data.path,
    ensureDatabase: (name) => ensureDatabase(lease, name),
    release: () => release(lease, data.path, socket),
  };
}

async function obtainLease(
  address: ServerAddress,
  path: string,
  start: () => Postmaster,
): Promise<Client> {
  const begun = performance.now();
  let started: Postmaster | null = null;
  for (;;) {
    const lease = await tryLease(address);
    if (lease !== null) return lease;
    const waited = performance.now() - begun;
    const failure = started === null ? null : started.exited();
    if (failure !== null && !(isHeldByOther(failure) && waited < ZOMBIE_PATIENCE))
      throw new Error(`PostgreSQL ${POSTGRES_MAJOR} did not start on ${path}:\n${tail(failure)}`);
    if (waited > START_PATIENCE)
      throw new Error(
        `PostgreSQL ${POSTGRES_MAJOR} on ${path} was not ready within 60 s; see ${path}.log`,
      );
    if (started === null) started = start();
    else if (failure !== null) {
      await sleep(250);
      started = start();
    }
    await sleep(15);
  }
}

/** Lock file or shared memory of a server that is starting, stopping, or dead and not yet reaped. */
function isHeldByOther(failure: string): boolean {
  return /lock file .* already exists|pre-existing shared memory block/.test(failure);
}

function tail(text: string): string {
  return text.split('\n').slice(-12).join('\n');
}

async function tryLease(address: ServerAddress): Promise<Client | null> {
  const client = new Client({
    ...address,
    database: 'postgres',
    application_name: 'retrace lease',
  });
  // The lease falls with its server; the pool's users hear of it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ held: boolean }>(
      `select pg_try_advisory_lock_shared(${LEASE}) as held`,
    );
    if (rows[0]?.held === true) return client;
  } catch {
    // Not there yet, starting up or shutting down: the caller's patience decides.
  }
  await client.end().catch(() => undefined);
  return null;
}

async function ensureDatabase(lease: Client, name: string): Promise<void> {
  const quoted = lease.escapeIdentifier(name);
  const found = await lease.query('select from pg_database where datname = $1', [name]);
  if (found.rowCount !== 0) return;
  try {
    await lease.query(`create database ${quoted}`);
  } catch (error) {
    const again = await lease.query('select from pg_database where datname = $1', [name]);
    if (again.rowCount === 0) throw error;
  }
}

async function release(lease: Client, path: string, socket: string): Promise<void> {
  const alone = await holdsAlone(lease);
  if (alone) {
    await stopPostmaster(path, STOP_PATIENCE);
    if (socket !== path) rmSync(socket, { recursive: true, force: true });
  }
  await lease.end().catch(() => undefined);
}

async function holdsAlone(lease: Client): Promise<boolean> {
  try {
    await lease.query(`select pg_advisory_unlock_shared(${LEASE})`);
    const { rows } = await lease.query<{ held: boolean }>(
      `select pg_try_advisory_lock(${LEASE}) as held`,
    );
    return rows[0]?.held === true;
  } catch {
    // The server has gone before us.
    return false;
  }
}
