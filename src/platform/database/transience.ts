/** SQLSTATE classes of trouble that passes: connection, contention, resources, operator. */
const PASSING = new Set(['08', '40', '53', '55', '57', '58']);
const SYSTEM = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']);

/** Whether trying again may help, because the fault lies with the connection or the server. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (/^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message))
    return true;
  if (!('code' in error) || typeof error.code !== 'string') return false;
  // A socket that is not there; a file that is not there stays away.
  if (error.code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return SYSTEM.has(error.code) || (error.code.length === 5 && PASSING.has(error.code.slice(0, 2)));
}
