import { Client, type ClientConfig, type Pool } from 'pg';
import type { Config } from '../config/config';
import { startEmbeddedServer } from './embedded-server';
import { connectFirst } from './first-connection';
import { migrate } from './migrate';
import { noDatabase } from './no-database';
import { PatientPool } from './patient-pool';

const DATABASE = 'retrace';
/** Milliseconds to wait for a free connection of the pool before the query is refused. */
const CONNECTION_PATIENCE = 20_000;

export interface Database {
  readonly pool: Pool;
  /** A connection of one's own, outside the pool, for LISTEN; its owner ends it. */
  connect(name: string): Promise<Client>;
  /** Ends the pool and stops the server, when it was started here and nobody else uses it. */
  close(): Promise<void>;
}

/** Opens the embedded database or the one `DATABASE_URL` names, and brings its schema up to date. */
export async function openDatabase(
  config: Pick<Config, 'database' | 'databaseConnections'> &
    Partial<Pick<Config, 'databasePatience'>>,
): Promise<Database> {
  const { database, databaseConnections, databasePatience = CONNECTION_PATIENCE } = config;
  if (database.kind === 'server')
    return connected(
      { connectionString: database.url },
      databaseConnections,
      async () => undefined,
      databasePatience,
      connectFirst,
    ).catch((error: unknown) => {
      throw noDatabase(error) ?? error;
    });
  const server = await startEmbeddedServer(database.dataDirectory);
  try {
    await server.ensureDatabase(DATABASE);
    const address = { ...server.address, database: DATABASE };
    const release = () => server.release();
    return await connected(address, databaseConnections, release, databasePatience);
  } catch (error) {
    await server.release();
    throw error;
  }
}

/** A migrated database; `afterClose` runs when its pool has ended, `meet` before anything else is asked of it. */
export async function connected(
  address: ClientConfig,
  connections: number,
  afterClose: () => Promise<void>,
  patience = CONNECTION_PATIENCE,
  meet: (pool: Pool) => Promise<void> = () => Promise.resolve(),
): Promise<Database> {
  const pool = new PatientPool(connections, patience, {
    ...address,
    application_name: 'retrace',
    // What is asked is short: to compile it takes longer than to answer it.
    // A statement alone is a request's, which others would have to wait for as well.
    onConnect: async (client) =>
      void (await client.query(`set jit = off; set lock_timeout = ${patience}`)),
  });
  // Without listeners a server that goes away ends the program; the next query reports it.
  // The pool listens to clients that rest in it, not to those in somebody's hands.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await meet(pool);
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  let closing: Promise<void> | null = null;
  return {
    pool,
    connect: async (name) => {
      const client = new Client({ ...address, application_name: `retrace ${name}` });
      client.on('error', () => undefined);
      await client.connect();
      return client;
    },
    close: () => (closing ??= pool.end().then(afterClose)),
  };
}
