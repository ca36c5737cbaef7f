import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverEnvironment, type DataDirectory } from './data-directory';
import type { ServerUser } from './server-user';

export interface PostmasterOptions {
  readonly postgres: string;
  readonly data: DataDirectory;
  readonly socket: string;
  readonly user: ServerUser | null;
}

export interface Postmaster {
  /** Null while it runs; afterwards the end of what it logged. */
  exited(): string | null;
}

/** In its own process group, so that Ctrl-C reaches this program first. */
export function startPostmaster(options: PostmasterOptions): Postmaster {
  const { postgres, data, socket, user } = options;
  const log = `${data.path}.log`;
  const output = openSync(log, 'a', 0o600);
  const from = statSync(log).size;
  const child = spawn(postgres, postgresArguments(data, socket), {
    cwd: data.path,
    detached: true,
    env: serverEnvironment(),
    stdio: ['ignore', output, output],
    ...user,
  });
  closeSync(output);
  child.unref();
  return { exited: exitWatcher(child, log, from) };
}

function exitWatcher(child: ChildProcess, log: string, from: number): () => string | null {
  let end: string | null = null;
  child.once('error', (error) => (end = error.message));
  child.once('exit', (code, signal) => (end ??= `exit ${code ?? signal ?? ''}`));
  return () => {
    if (end === null) return null;
    const logged = readFileSync(log).subarray(from).toString('utf8').trim();
    return logged === '' ? end : logged;
  };
}

function postgresArguments(data: DataDirectory, socket: string): readonly string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socket === data.path ? data.nameForServer : socket,
    unix_socket_permissions: '0700',
    port: '5432',
    max_connections: '60',
    max_wal_size: '512MB',
    log_timezone: 'UTC',
    timezone: 'UTC',
  };
  const set = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', data.nameForServer, ...set];
}

/** Process id of the server on this directory, whether it still lives or not. */
export function postmasterPid(dataDirectory: string): number | null {
  try {
    const pid = Number(readFileSync(join(dataDirectory, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return Number.isSafeInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

/** SIGINT is PostgreSQL's fast stop: sessions are ended, everything is written. */
export async function stopPostmaster(dataDirectory: string, patience: number): Promise<void> {
  const pid = postmasterPid(dataDirectory);
  if (pid === null || !signal(pid, 'SIGINT')) return;
  const deadline = performance.now() + patience;
  // One that was killed meanwhile leaves its file.
  while (postmasterPid(dataDirectory) === pid && signal(pid, 0)) {
    if (performance.now() > deadline)
      throw new Error(`PostgreSQL (process ${pid}) did not stop within ${patience / 1000} s`);
    await sleep(10);
  }
}

/** False when there is no such process: a killed server leaves its file behind. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}
