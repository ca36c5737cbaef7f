import type { PoolClient } from 'pg';

/** Commits what `work` did, or undoes it and passes its error on. */
export async function inTransaction<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
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
