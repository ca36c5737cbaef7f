import { types } from 'node:util';
import { CannotWrite } from './archive-file';
import { isTransient } from '../platform/database/transience';

/**
 * What is refused for the system's reasons, a file, a folder or a database that is busy, in its words;
 * null for what it has no part in.
 */
export function systemRefusal(error: unknown): string | null {
  if (!types.isNativeError(error)) return null;
  if (error instanceof CannotWrite) return `${error.message}.`;
  if ('syscall' in error && 'code' in error) return error.message;
  return isTransient(error)
    ? `The database does not answer at the moment (${error.message}). Try again later.`
    : null;
}
