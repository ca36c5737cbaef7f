import type { PoolClient } from 'pg';

/** Transactions wait for locks as long as it takes: some for what others rebuild. */
export const BEGIN = 'begin; set local lock_timeout = 0';

/** Commits what `work` did, or undoes it and passes its error on. */
export async function inTransaction<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query(BEGIN);
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
