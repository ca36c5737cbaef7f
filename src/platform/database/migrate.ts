import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { CannotStart } from '../config/cannot-start';
import { inTransaction } from './transaction';

export interface Migration {
  /** `0001-events`: the number orders, the name stays for ever. */
  readonly name: string;
  readonly sql: string;
}

const FOLDER = join(__dirname, 'migrations');
const LOCK = 0x72_65_74_6d;

export function shippedMigrations(): readonly Migration[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({
      name: file.slice(0, -'.sql'.length),
      sql: readFileSync(join(FOLDER, file), 'utf8'),
    }));
}

/** Runs what has not run yet, each in its own transaction; two programs at once take turns. */
export async function migrate(
  pool: Pool,
  migrations: readonly Migration[] = shippedMigrations(),
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      `create table if not exists migrations
         (name text primary key, applied_at timestamptz not null default now())`,
    );
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    const applied = new Set(rows.map((row) => row.name));
    refuseNewer(applied, migrations);
    for (const migration of migrations)
      if (!applied.has(migration.name)) await apply(client, migration);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    // Its next user has what every connection begins with.
    client.release(true);
  }
}

function refuseNewer(applied: ReadonlySet<string>, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = [...applied].filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new CannotStart(
      `The database was migrated by a newer version of this program (${unknown.join(', ')}). ` +
        'Start that version, or use another database',
    );
}

async function apply(client: PoolClient, { name, sql }: Migration): Promise<void> {
  try {
    await inTransaction(client, async () => {
      await client.query(sql);
      await client.query('insert into migrations (name) values ($1)', [name]);
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Migration ${name} failed and was undone: ${reason}`, { cause });
  }
}
