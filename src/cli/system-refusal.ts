import { types } from 'node:util';

/** What the system refuses, a file or a folder, in its words; null for what it has no part in. */
export const systemRefusal = (error: unknown): string | null =>
  types.isNativeError(error) && 'syscall' in error && 'code' in error ? error.message : null;
