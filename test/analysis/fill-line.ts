import type { Pool } from 'pg';

type Database = Pick<Pool, 'query'>;

interface Index {
  readonly name: string;
  readonly made: string;
}

/** Indexes of what is filled, taken away for as long as it is; made again by the statements that are answered. */
export async function withoutIndexes(
  pool: Database,
  tables: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await pool.query<Index>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
     where indrelid = any($1::regclass[]) and not indisprimary`,
    [tables],
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  const keys = await pool.query<Index>(
    `select conrelid::regclass || ' drop constraint ' || conname as name,
       'alter table ' || conrelid::regclass || ' add ' || pg_get_constraintdef(oid) as made
     from pg_constraint where contype = 'p' and conrelid = any($1::regclass[])`,
    [tables],
  );
  for (const { name } of keys.rows) await pool.query(`alter table ${name}`);
  return [...rows, ...keys.rows].map(({ made }) => made);
}

/** Told of each step, and the seconds it took by now. */
export type Told = (step: string, seconds: number) => void;

/** One of the connections that fill a store, each with half of the machine. */
export interface Line {
  do(step: string, statement: string, values?: readonly unknown[]): Promise<void>;
  names(statement: string, values?: readonly unknown[]): Promise<readonly string[]>;
  index(table: string): Promise<void>;
  /** What was filled is gone through, and its indexes made, while it is in memory. */
  finish(table: string): Promise<void>;
  end(): void;
}

export async function lineOf(
  pool: Pool,
  indexes: ReadonlyMap<string, readonly string[]>,
  told: Told,
): Promise<Line> {
  const client = await pool.connect();
  await client.query(`set work_mem = '512MB'; set maintenance_work_mem = '1GB';
    set max_parallel_maintenance_workers = 0; set synchronous_commit = off; set lock_timeout = 0`);
  const seconds = new Map<string, number>();
  const line: Line = {
    do: async (step, statement, values = []) => {
      const begun = performance.now();
      await client.query(statement, [...values]);
      const spent = (seconds.get(step) ?? 0) + (performance.now() - begun) / 1000;
      seconds.set(step, spent);
      told(step, Math.round(spent * 10) / 10);
    },
    names: async (statement, values = []) =>
      (await client.query<{ readonly name: string }>(statement, [...values])).rows.map(
        ({ name }) => name,
      ),
    index: async (table) => {
      for (const made of indexes.get(table) ?? []) await line.do(`indexes of ${table}`, made);
    },
    finish: async (table) => {
      await line.do(`vacuum of ${table}`, `vacuum ${table}`);
      await line.index(table);
      await line.do(`vacuum of ${table}`, `analyze ${table}`);
    },
    end: () => {
      client.release();
    },
  };
  return line;
}
