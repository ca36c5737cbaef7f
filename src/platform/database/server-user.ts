import { accessSync, constants, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Who the database server runs as when that is not this process's own user. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

/** `nobody`: it owns nothing, and no user has to be made. */
const NOBODY = 65_534;

/** PostgreSQL refuses to run as root. */
export function serverUser(): ServerUser | null {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : null;
}

/** Whether the server's user may enter `path`: every folder above it must let others pass. */
export function reachable(path: string, user: ServerUser | null): boolean {
  if (user === null) return true;
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const { mode, uid } = statSync(folder);
    if ((mode & 0o001) === 0 && !(uid === user.uid && (mode & 0o100) !== 0)) return false;
    if (folder === dirname(folder)) return true;
  }
}

export function writable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
