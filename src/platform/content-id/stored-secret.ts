import type { Pool } from 'pg';

/** The secret that ids of contents are keyed by. */
export async function storedSecret(pool: Pool): Promise<Buffer> {
  const { rows } = await pool.query<{ value: Buffer }>(
    `select value from secrets where name = 'content-ids'`,
  );
  const secret = rows[0]?.value;
  if (secret === undefined) throw new Error('the database has lost the secret of its ids');
  return secret;
}

/** Only a store without events takes over another's: ids that were given out stay what they are. */
export async function takeOverSecret(pool: Pool, secret: string): Promise<void> {
  await pool.query(
    `update secrets set value = decode($1, 'hex')
     where name = 'content-ids' and not exists (select from commits)`,
    [secret],
  );
}
