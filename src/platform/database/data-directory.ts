import { spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { types } from 'node:util';
import { CannotStart } from '../config/cannot-start';
import { makeFolder } from '../folders/make-folder';
import { reachable, type ServerUser } from './server-user';

/** One major version cannot open another's files, so the folder's name holds it. */
export const POSTGRES_MAJOR = '18';

const SUPERUSER = 'retrace';

export interface DataDirectory {
  readonly path: string;
  /** How the server's own user names the directory, from within it. */
  readonly nameForServer: string;
}

/** The cluster's files under `root`, made when absent: whole or not at all. */
export function dataDirectory(
  root: string,
  user: ServerUser | null,
  initdb: string,
): DataDirectory {
  makeRoot(root);
  const path = join(root, `pg${POSTGRES_MAJOR}`);
  if (!existsSync(join(path, 'PG_VERSION'))) create(root, path, user, initdb);
  const found = readFileSync(join(path, 'PG_VERSION'), 'utf8').trim();
  if (found !== POSTGRES_MAJOR)
    throw new CannotStart(
      `${path} holds a PostgreSQL ${found} database, this program runs ${POSTGRES_MAJOR}. ` +
        'Move that folder away, or set RETRACE_DATA to another one',
    );
  return { path, nameForServer: nameForServer(path, user) };
}

function makeRoot(root: string): void {
  try {
    makeFolder(root);
  } catch (error) {
    throw new CannotStart(
      `RETRACE_DATA=${root} cannot be made: ${types.isNativeError(error) ? error.message : String(error)}. ` +
        'Name a folder where files may be written',
    );
  }
}

function create(root: string, path: string, user: ServerUser | null, initdb: string): void {
  if (existsSync(path) && readdirSync(path).length > 0)
    throw new CannotStart(
      `${path} is not empty and holds no database. Move it away, or set RETRACE_DATA to another folder`,
    );
  const fresh = join(root, `pg${POSTGRES_MAJOR}.new-${process.pid}`);
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  if (user !== null) chownSync(fresh, user.uid, user.gid);
  const made = spawnSync(initdb, initdbArguments(nameForServer(fresh, user)), {
    cwd: fresh,
    encoding: 'utf8',
    env: serverEnvironment(),
    ...user,
  });
  if (made.status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    const reason = made.error?.message ?? made.stderr.trim();
    throw new CannotStart(
      `initdb could not make a database in ${root}: ${reason}${mendOf(reason)}`,
    );
  }
  try {
    renameSync(fresh, path);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    // Two first starts at once: the other one's database is as good.
    if (!existsSync(join(path, 'PG_VERSION'))) throw error;
  }
}

function mendOf(reason: string): string {
  return reason.includes('could not look up effective user ID')
    ? '. PostgreSQL runs only as a user that has a name: add a line for it to /etc/passwd, ' +
        'start as another user, or set DATABASE_URL'
    : '';
}

function initdbArguments(directory: string): readonly string[] {
  return [
    `--pgdata=${directory}`,
    `--username=${SUPERUSER}`,
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
}

/**
 * Root's own home lets no other user pass. The server is started inside its directory,
 * and Linux lets a process name that place even when it may not enter the folders above.
 */
function nameForServer(path: string, user: ServerUser | null): string {
  if (reachable(path, user)) return path;
  if (process.platform === 'linux') return '/proc/self/cwd';
  throw new CannotStart(
    `User ${user?.uid ?? 'nobody'}, who runs the database for root, cannot enter ${path}. ` +
      'Run as another user, or set RETRACE_DATA to a folder that every user may enter',
  );
}

/** The server's messages are read by this program, so they are in one language. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR, TZ } = process.env;
  return {
    LC_ALL: 'C',
    ...(PATH !== undefined && { PATH }),
    ...(TMPDIR !== undefined && { TMPDIR }),
    ...(TZ !== undefined && { TZ }),
  };
}
