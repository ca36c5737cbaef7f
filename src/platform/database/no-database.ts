import { isRecord } from '#text/is-record';

/** Nobody answers where the database is said to be, or takes nobody by that name. */
export class NoDatabase extends Error {}

const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'ENOENT']);
/** Classes of SQLSTATE: wrong user or password, no such database. */
const NOT_TAKEN = new Set(['28', '3D']);

/** What an error of connecting says to whoever named the database; null for any other. */
export function noDatabase(error: unknown): NoDatabase | null {
  if (!isRecord(error)) return null;
  const { code, message } = error;
  if (typeof code !== 'string') return null;
  if (!UNREACHABLE.has(code) && !NOT_TAKEN.has(code.slice(0, 2))) return null;
  return new NoDatabase(
    `The database that DATABASE_URL names cannot be used: ${String(message)}. ` +
      'Is it running, and are host, port, user, password and database right?',
    { cause: error },
  );
}
