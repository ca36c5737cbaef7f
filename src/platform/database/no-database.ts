import { types } from 'node:util';
import { isRecord } from '#text/is-record';
import { CannotStart } from '../config/cannot-start';

/** The database that was named cannot be used as it is, or is not there. */
export class NoDatabase extends CannotStart {}

const PLACE = 'Is it running, and are host and port right?';
const TRUST = 'Is sslmode right (disable or verify-full), and the name of the host?';

/** By the code of Node, or the SQLSTATE or its class. */
const HINTS: Readonly<Record<string, string>> = {
  ECONNREFUSED: PLACE,
  ECONNRESET: PLACE,
  ENOTFOUND: PLACE,
  EAI_AGAIN: PLACE,
  ETIMEDOUT: PLACE,
  EHOSTUNREACH: PLACE,
  ENETUNREACH: PLACE,
  ENOENT: 'Is it running, and is the path of its socket, or of a certificate, right?',
  '25006': 'Name the primary server: a standby takes no events',
  '28': 'Are user, password and sslmode right, and may it be asked from here (pg_hba.conf)?',
  '3D': 'Make that database (createdb), or name another',
  '42501': 'Make its user the owner of the database: it makes schemas and tables',
  '53300':
    'Give it more connections (max_connections), or fewer to each process (DATABASE_CONNECTIONS)',
  '57P03': 'It starts, stops or recovers: try again later',
};

/** OpenSSL's and Node's own for certificates that are not believed. */
const isCertificate = (code: string): boolean =>
  /CERT|SELF_SIGNED|UNABLE_TO_|^ERR_(TLS|SSL)_/.test(code);

const hintOf = (code: string): string | null =>
  HINTS[code] ?? HINTS[code.slice(0, 2)] ?? (isCertificate(code) ? TRUST : null);

const codeOf = (error: unknown): string =>
  isRecord(error) && typeof error['code'] === 'string' ? error['code'] : '';

/** A name with several addresses fails with one error for each, and says nothing itself. */
function messageOf(error: unknown): string {
  const each = error instanceof AggregateError ? error.errors : [error];
  const told = each.map((one: unknown) => (types.isNativeError(one) ? one.message : String(one)));
  return [...new Set(told)].join(', ').replace(/\s+/g, ' ');
}

const because = (error: unknown, hint: string): NoDatabase =>
  new NoDatabase(
    `The database that DATABASE_URL names cannot be used: ${messageOf(error)}. ${hint}`,
    { cause: error },
  );

/** What an error says to whoever named the database; null for one that no other name would mend. */
export function noDatabase(error: unknown): NoDatabase | null {
  const hint = hintOf(codeOf(error));
  return hint === null ? null : because(error, hint);
}

/** The same of a connection that could not be made, which is never a fault of the program. */
export const notConnected = (error: unknown): NoDatabase =>
  noDatabase(error) ??
  because(error, 'Are host, port, user, password, database and sslmode right?');
