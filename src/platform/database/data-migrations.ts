import type { Pool } from 'pg';

/** Does once, and then never again, what is due under this name. Two programs at once do the same. */
export async function migrateData(
  pool: Pool,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  const due = await pool.query('select from data_migrations where name = $1 and done_at is null', [
    name,
  ]);
  if (due.rowCount === 0) return;
  await work();
  await pool.query('update data_migrations set done_at = now() where name = $1', [name]);
}
