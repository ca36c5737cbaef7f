import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../database/transaction';
import { position, START, type Position } from '../event-store/position';
import { BESIDE_ERASURES, ERASURES } from '../people/erasures';
import type { Projection, ProjectionTransaction } from './projection';

export interface SlotState {
  /** Of the projection that made the tables. */
  readonly version: number;
  /** Of the last event it has. */
  readonly position: Position;
  /** Erasures before its tables were made. */
  readonly madeAfter: number;
  /** Erasures there have been when this was read. */
  readonly erasures: number;
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

  /** Of this projection's version, and without any name that is erased. */
  async isPresent(): Promise<boolean> {
    const state = await this.state();
    return state?.version === this.projection.version && state.madeAfter === state.erasures;
  }

  /**
   * Puts this slot in the place of `live`, readers seeing the one or the other; false when a name was
   * erased after it was created.
   */
  async replace(live: ProjectionSlot): Promise<boolean> {
    const replaced = await live.locked(true, async (client) => {
      const { rowCount } = await client.query(
        `select from checkpoints where projection = $1 and erasures = ${ERASURES}`,
        [this.name],
      );
      if (rowCount === 0) return false;
      await client.query(`drop schema if exists ${live.name} cascade`);
      await client.query(`alter schema ${this.name} rename to ${live.name}`);
      for (const table of ['checkpoints', 'dead_letters', 'ahead']) {
        await client.query(`delete from ${table} where projection = $1`, [live.name]);
        await client.query(`update ${table} set projection = $1 where projection = $2`, [
          live.name,
          this.name,
        ]);
      }
      return true;
    });
    return replaced === true;
  }

  /**
   * A transaction that no other process writes this projection beside, and none erases a name; null
   * when one writes and `wait` is false.
   */
  async locked<T>(wait: boolean, work: (client: PoolClient) => Promise<T>): Promise<T | null> {
    const lock = wait ? 'pg_advisory_xact_lock' : 'pg_try_advisory_xact_lock';
    return this.underLock(lock, [this.name], work, BESIDE_ERASURES);
  }

  /** A transaction beside others of this kind, and beside no `locked` one and no erasure. */
  async shared(work: (client: PoolClient) => Promise<void>): Promise<void> {
    await this.underLock('pg_advisory_xact_lock_shared', [this.name], work, BESIDE_ERASURES);
  }

  /** Of several processes that would build one of these anew, one at a time. */
  static async building<T>(
    slots: readonly ProjectionSlot[],
    work: () => Promise<T>,
  ): Promise<T | null> {
    const [first] = slots;
    // In one order: two processes would wait for each other in two.
    const keys = slots.map(({ name }) => `rebuild ${name}`).sort();
    return first === undefined
      ? null
      : first.underLock('pg_advisory_xact_lock', keys, () => work());
  }

  private async underLock<T>(
    lock: string,
    keys: readonly string[],
    work: (client: PoolClient) => Promise<T>,
    before = 'null',
  ): Promise<T | null> {
    const client = await this.pool.connect();
    try {
      const begun = async (): Promise<T | null> => {
        const { rows } = await client.query<{ held: boolean | '' }>(
          `select ${before}, ${lock}(hashtextextended('projection ' || key, 0)) as held
           from unnest($1::text[]) as named (key)`,
          [keys],
        );
        return rows.some(({ held }) => held === false) ? null : await work(client);
      };
      const result = await inTransaction(client, begun, 'for ever');
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
      `insert into public.checkpoints (projection, version, position, erasures)
       values ($1, $2, $3, ${ERASURES})
       on conflict (projection) do update
       set version = excluded.version, position = excluded.position,
           erasures = excluded.erasures, updated_at = now()`,
      [this.name, this.projection.version, START.toString()],
    );
  }
}

interface StateRow {
  readonly projection: string;
  readonly version: number;
  readonly position: string;
  readonly made_after: number;
  readonly erasures: number;
}

/** Of slots by name; one that has never been built is missing. */
export async function statesOf(
  pool: Pool,
  names: readonly string[],
): Promise<ReadonlyMap<string, SlotState>> {
  const { rows } = await pool.query<StateRow>({
    name: 'checkpoints',
    text: `select projection, version, position, erasures as made_after, ${ERASURES} as erasures
           from checkpoints where projection = any($1)`,
    values: [names],
  });
  return new Map(
    rows.map(({ projection, version, made_after: madeAfter, erasures, ...row }) => [
      projection,
      { version, position: position(row.position), madeAfter, erasures },
    ]),
  );
}

export function transactionOf(client: PoolClient): ProjectionTransaction {
  return {
    query: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      (await client.query<Row>(sql, [...values])).rows,
  };
}
