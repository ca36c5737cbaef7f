import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { CannotStart } from '../config/cannot-start';
import { POSTGRES_MAJOR } from './data-directory';
import type { Postmaster } from './postmaster';

export interface ServerAddress {
  /** The folder of the server's Unix socket. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
}

export interface LeasedServer {
  readonly address: ServerAddress;
  /** For messages. */
  readonly path: string;
  start(): Postmaster;
}

/** Milliseconds. Recovery after a crash may take a while; a killed server may stay a zombie for some seconds. */
const START_PATIENCE = 60_000;
const ZOMBIE_PATIENCE = 10_000;
const REVIVAL_PAUSE = 1_000;

/** Every user of the server holds it shared; who stops the server must hold it alone. */
const LEASE = 0x72_65_74_72;

/** A session that keeps others from stopping the server, and starts it again when it dies. */
export class ServerLease {
  private released = false;
  private reviving: Promise<void> | null = null;

  private constructor(
    private readonly server: LeasedServer,
    private session: Client,
  ) {
    this.watch(session);
  }

  static async obtain(server: LeasedServer): Promise<ServerLease> {
    return new ServerLease(server, await sessionOf(server));
  }

  get client(): Client {
    return this.session;
  }

  /** Calls `stop` first when nobody else holds a lease. */
  async release(stop: () => Promise<void>): Promise<void> {
    this.released = true;
    await this.reviving;
    if (await holdsAlone(this.session)) await stop();
    await this.session.end().catch(() => undefined);
  }

  private watch(session: Client): void {
    session.once('end', () => {
      if (!this.released) this.reviving = this.revive();
    });
  }

  private async revive(): Promise<void> {
    while (!this.released)
      try {
        this.session = await sessionOf(this.server);
        this.watch(this.session);
        return;
      } catch (error) {
        process.emitWarning(String(error));
        await sleep(REVIVAL_PAUSE, undefined, { ref: false });
      }
  }
}

async function sessionOf({ address, path, start }: LeasedServer): Promise<Client> {
  const begun = performance.now();
  let started: Postmaster | null = null;
  for (;;) {
    const session = await trySession(address);
    if (session !== null) return session;
    const waited = performance.now() - begun;
    const failure = started === null ? null : started.exited();
    if (failure !== null && !(isHeldByOther(failure) && waited < ZOMBIE_PATIENCE))
      throw new CannotStart(
        `PostgreSQL ${POSTGRES_MAJOR} did not start on ${path}:\n${tail(failure)}`,
      );
    if (waited > START_PATIENCE)
      throw new CannotStart(
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

async function trySession(address: ServerAddress): Promise<Client | null> {
  const client = new Client({
    ...address,
    database: 'postgres',
    application_name: 'retrace lease',
  });
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

async function holdsAlone(session: Client): Promise<boolean> {
  try {
    await session.query(`select pg_advisory_unlock_shared(${LEASE})`);
    const { rows } = await session.query<{ held: boolean }>(
      `select pg_try_advisory_lock(${LEASE}) as held`,
    );
    return rows[0]?.held === true;
  } catch {
    // The server has gone before us.
    return false;
  }
}
