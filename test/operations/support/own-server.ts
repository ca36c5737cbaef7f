import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { serverUser } from '../../../src/platform/database/server-user';
import { freePort } from '../../support/free-port';
import { hasEnded } from '../../support/has-ended';
import { inTime } from '../../support/wait-until';

const NEEDED = ['initdb', 'postgres', 'pg_basebackup', 'pg_dump', 'psql'];
/** Where Debian puts its versions of PostgreSQL. */
const VERSIONS = '/usr/lib/postgresql';
/** The oldest that the program takes. */
const OLDEST = 15;

/** The programs of an installed PostgreSQL; a text says why there are none. */
export function installed(): { readonly folder: string } | string {
  const found = existsSync(VERSIONS)
    ? readdirSync(VERSIONS)
        .filter((version) => Number(version) >= OLDEST)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(VERSIONS, version, 'bin'))
        .find((folder) => NEEDED.every((name) => existsSync(join(folder, name))))
    : undefined;
  return found === undefined
    ? `no PostgreSQL ${OLDEST} or later with ${NEEDED.join(', ')} below ${VERSIONS} (Debian: apt install postgresql)`
    : { folder: found };
}

const asServer = () => {
  const user = serverUser();
  return user === null ? {} : { uid: user.uid, gid: user.gid };
};

/** What a server said of itself, without what it answered those who came too early. */
const reasons = (log: string): string =>
  readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => !line.endsWith('the database system is starting up'))
    .join('\n');

/** A server of one's own, as an operator has one, with the tools that come with it. */
export class OwnServer {
  private constructor(
    private readonly folder: string,
    readonly data: string,
    readonly port: number,
    private readonly child: ChildProcess,
    private readonly ended: Promise<unknown>,
  ) {}

  /** On a folder that there is, or on a new one. */
  static async start(folder: string, data: string): Promise<OwnServer> {
    if (!existsSync(join(data, 'PG_VERSION'))) {
      mkdirSync(data, { recursive: true, mode: 0o700 });
      const { uid, gid } = asServer();
      if (uid !== undefined && gid !== undefined) chownSync(data, uid, gid);
      execFileSync(join(folder, 'initdb'), ['-D', data, '-U', 'retrace', '-A', 'trust'], {
        ...asServer(),
        cwd: data,
        stdio: 'ignore',
      });
    }
    const port = await freePort();
    const log = `${data}.log`;
    const output = openSync(log, 'a');
    const child = spawn(
      join(folder, 'postgres'),
      ['-D', data, '-p', String(port), '-k', data, '-h', '127.0.0.1'],
      { ...asServer(), cwd: data, stdio: ['ignore', output, output] },
    );
    closeSync(output);
    const server = new OwnServer(folder, data, port, child, once(child, 'exit'));
    try {
      await server.ready(log);
      return server;
    } catch (error) {
      await server.stop('SIGQUIT');
      throw error;
    }
  }

  url(database = 'retrace'): string {
    return `postgres://retrace@127.0.0.1:${this.port}/${database}`;
  }

  async query(text: string, database = 'postgres'): Promise<readonly unknown[]> {
    const client = new Client({ connectionString: this.url(database) });
    await client.connect();
    try {
      const { rows } = await client.query<Record<string, unknown>>(text);
      return rows;
    } finally {
      await client.end();
    }
  }

  /** One of the tools, told where the server is. */
  tool(name: string, args: readonly string[], input?: string): string {
    return execFileSync(join(this.folder, name), [...args], {
      ...asServer(),
      cwd: dirname(this.data),
      env: { ...process.env, PGHOST: '127.0.0.1', PGPORT: String(this.port), PGUSER: 'retrace' },
      encoding: 'utf8',
      input,
      maxBuffer: 1024 ** 3,
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    });
  }

  async stop(how: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    this.child.kill(how);
    try {
      await inTime(`PostgreSQL on ${this.data} to stop`, this.ended, 30_000);
    } catch (error) {
      this.child.kill('SIGKILL');
      throw error;
    }
  }

  private async ready(log: string): Promise<void> {
    for (let tries = 0; ; tries += 1)
      try {
        await this.query('select 1');
        return;
      } catch (error) {
        if (hasEnded(this.child) || tries > 600)
          throw new Error(`PostgreSQL did not start:\n${reasons(log).slice(-2_000)}`, {
            cause: error,
          });
        await sleep(50);
      }
  }
}
