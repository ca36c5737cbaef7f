import { createHash } from 'node:crypto';
import { chownSync, lstatSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CannotStart } from '../config/cannot-start';
import { makeFolder } from '../folders/make-folder';
import type { ServerUser } from './server-user';

/** `sun_path` on macOS, the shortest, without its closing NUL. */
const LONGEST = 103;
const SOCKET = '.s.PGSQL.5432';

/** Where the server listens: its own directory, or one in the temporary folder when that path is too long. */
export function socketDirectory(dataDirectory: string, user: ServerUser | null): string {
  if (fits(dataDirectory)) return dataDirectory;
  const owner = user?.uid ?? process.getuid?.() ?? 0;
  const digest = createHash('sha256').update(dataDirectory).digest('hex').slice(0, 16);
  const short = join(tmpdir(), `retrace-${owner}-${digest}`);
  if (!fits(short))
    throw new CannotStart(
      `The path of the database's socket may have ${LONGEST} bytes, ${join(short, SOCKET)} has ` +
        `${Buffer.byteLength(join(short, SOCKET))}. Set RETRACE_DATA or TMPDIR to a shorter path`,
    );
  ownDirectory(short, owner, user);
  return short;
}

function fits(directory: string): boolean {
  return Buffer.byteLength(join(directory, SOCKET)) <= LONGEST;
}

function ownDirectory(path: string, owner: number, user: ServerUser | null): void {
  if (makeFolder(path, 0o700) && user !== null) chownSync(path, user.uid, user.gid);
  const found = lstatSync(path);
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0)
    throw new CannotStart(
      `${path} is not a folder of user ${owner} alone. Remove it, then start again`,
    );
}
