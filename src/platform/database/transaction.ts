import type { PoolClient } from 'pg';

/**
 * As long as every connection waits for a lock, which is as long as who asked waits for an answer; or
 * for ever, where others build what takes hours.
 */
type Patience = 'as usual' | 'for ever';

const BEGIN: Readonly<Record<Patience, string>> = {
  'as usual': 'begin',
  'for ever': 'begin; set local lock_timeout = 0',
};

/** Commits what `work` did, or undoes it and passes its error on. */
export async function inTransaction<T>(
  client: PoolClient,
  work: () => Promise<T>,
  patience: Patience = 'as usual',
): Promise<T> {
  await client.query(BEGIN[patience]);
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    // A broken connection cannot roll back, and has been by its going.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
