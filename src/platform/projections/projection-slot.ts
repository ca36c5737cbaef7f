import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../database/transaction';
import { position, START, type Position } from '../event-store/position';
import type { Projection, ProjectionTransaction } from './projection';

export interface SlotState {
  /** Of the projection that made the tables. */
  readonly version: number;
  /** Of the last event it has. */
  readonly position: Position;
}

/**
 * Where a projection is written: its schema and the checkpoint of the same name. The live one,
 * or the one being built beside it.
 */
export class ProjectionSlot {
  private constructor(
    readonly pool: Pool,
    readonly projection: Projection,
    readonly name: string,
  ) {}

  static live(pool: Pool, projection: Projection): ProjectionSlot {
    if (!/^[a-z][a-z0-9_]{0,40}$/.test(projection.name) || projection.name.endsWith('__next'))
      throw new TypeError(`A projection's name is also a schema's: ${projection.name} cannot be`);
    return new ProjectionSlot(pool, projection, projection.name);
  }

  beside(): ProjectionSlot {
    return new ProjectionSlot(this.pool, this.projection, `${this.projection.name}__next`);
  }

  /** Null when it has never been built. */
  async state(): Promise<SlotState | null> {
    return (await statesOf(this.pool, [this.name])).get(this.name) ?? null;
  }

  /** Empty tables and a checkpoint before the first event, in place of whatever is there. */
  async create(): Promise<void> {
    await this.locked(true, (client) => this.createWith(client));
  }

  async createIfAbsent(): Promise<void> {
    await this.locked(true, async (client) => {
      if ((await this.state()) === null) await this.createWith(client);
    });
  }

  /** Puts this slot in the place of `live`, readers seeing the one or the other. */
  async replace(live: ProjectionSlot): Promise<void> {
    await live.locked(true, async (client) => {
      await client.query(`drop schema if exists ${live.name} cascade`);
      await client.query(`alter schema ${this.name} rename to ${live.name}`);
      for (const table of ['checkpoints', 'dead_letters', 'ahead']) {
        await client.query(`delete from ${table} where projection = $1`, [live.name]);
        await client.query(`update ${table} set projection = $1 where projection = $2`, [
          live.name,
          this.name,
        ]);
      }
    });
  }

  /**
   * A transaction that no other process writes this projection beside; null when one does
   * and `wait` is false.
   */
  async locked<T>(
    wait: boolean,
    work: (client: PoolClient) => Promise<T>,
    key = this.name,
  ): Promise<T | null> {
    return this.underLock(wait ? 'pg_advisory_xact_lock' : 'pg_try_advisory_xact_lock', key, work);
  }

  /** A transaction beside others of this kind, and beside no `locked` one. */
  async shared(work: (client: PoolClient) => Promise<void>): Promise<void> {
    await this.underLock('pg_advisory_xact_lock_shared', this.name, work);
  }

  private async underLock<T>(
    lock: string,
    key: string,
    work: (client: PoolClient) => Promise<T>,
  ): Promise<T | null> {
    const client = await this.pool.connect();
    try {
      const result = await inTransaction(client, async () => {
        const { rows } = await client.query<{ held: boolean | '' }>(
          `select ${lock}(hashtextextended($1, 0)) as held`,
          [`projection ${key}`],
        );
        return rows[0]?.held === false ? null : await work(client);
      });
      client.release();
      return result;
    } catch (error) {
      client.release(error instanceof Error ? error : true);
      throw error;
    }
  }

  private async createWith(client: PoolClient): Promise<void> {
    await client.query(`drop schema if exists ${this.name} cascade; create schema ${this.name}`);
    await client.query(`set local search_path to ${this.name}, public`);
    await client.query(this.projection.tables);
    for (const table of ['dead_letters', 'ahead'])
      await client.query(`delete from public.${table} where projection = $1`, [this.name]);
    await client.query(
      `insert into public.checkpoints (projection, version, position) values ($1, $2, $3)
       on conflict (projection) do update
       set version = excluded.version, position = excluded.position, updated_at = now()`,
      [this.name, this.projection.version, START.toString()],
    );
  }
}

/** Of slots by name; one that has never been built is missing. */
export async function statesOf(
  pool: Pool,
  names: readonly string[],
): Promise<ReadonlyMap<string, SlotState>> {
  const { rows } = await pool.query<{ projection: string; version: number; position: string }>({
    name: 'checkpoints',
    text: 'select projection, version, position from checkpoints where projection = any($1)',
    values: [names],
  });
  return new Map(
    rows.map((row) => [row.projection, { version: row.version, position: position(row.position) }]),
  );
}

export function transactionOf(client: PoolClient): ProjectionTransaction {
  return {
    query: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      (await client.query<Row>(sql, [...values])).rows,
  };
}
