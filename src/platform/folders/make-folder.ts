import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { types } from 'node:util';

const hasCode = (error: unknown, code: string): boolean =>
  types.isNativeError(error) && 'code' in error && error.code === code;

/** Whether the folder is new; throws what the system says where there is none now. */
function isNew(path: string, mode: number | undefined): boolean {
  try {
    mkdirSync(path, { mode });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST') && statSync(path).isDirectory()) return false;
    throw error;
  }
}

/**
 * Makes a folder and those on the way; whether it was not there. Node's own recursion never ends where
 * the system says that the parent of a new folder is missing though it is there, as in /proc.
 */
export function makeFolder(path: string, mode?: number): boolean {
  try {
    return isNew(path, mode);
  } catch (error) {
    const parent = dirname(path);
    if (!hasCode(error, 'ENOENT') || parent === path) throw error;
    makeFolder(parent, mode);
    return isNew(path, mode);
  }
}
