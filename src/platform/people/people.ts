import type { Pool } from 'pg';
import { inTransaction } from '../database/transaction';
import { ALONE } from './erasures';

/** Somebody's name, or null when it was erased. */
export interface Person {
  readonly id: string;
  readonly name: string | null;
}

/** Id by name; those that are new are made. */
const IDS = `
  with wanted as (select distinct unnest($1::text[]) as name),
  found as (
    select distinct on (p.name) p.name, p.id from people p join wanted using (name)
    order by p.name, p.id
  ),
  made as (
    insert into people (name)
    select name from wanted where name not in (select name from found)
    returning name, id
  )
  select name, id from found union all select name, id from made`;

/** Who the people in events are. Two ids may have one name. */
export class People {
  constructor(private readonly pool: Pool) {}

  async ids(names: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { rows } = await this.pool.query<{ name: string; id: string }>({
      name: 'person-ids',
      text: IDS,
      values: [[...names]],
    });
    return new Map(rows.map((row) => [row.name, row.id]));
  }

  /** An id that is not there was never a person's. */
  async names(ids: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
    const { rows } = await this.pool.query<{ id: string; name: string | null }>({
      name: 'person-names',
      text: 'select id, name from people where id = any($1::uuid[])',
      values: [[...ids]],
    });
    return new Map(rows.map((row) => [row.id, row.name]));
  }

  /**
   * Forgets a name for ever, and what was written under it; how many people had it. What read models
   * hold of it goes when they are rebuilt; from now on none is written to them.
   */
  async erase(name: string): Promise<number> {
    const client = await this.pool.connect();
    try {
      const erased = await inTransaction(client, async () => {
        await client.query(`select ${ALONE}`);
        await client.query('delete from notes where author = $1', [name]);
        const { rowCount } = await client.query(
          'update people set name = null, erased_at = now() where name = $1',
          [name],
        );
        if (rowCount !== 0) await client.query('update erasures set number = number + 1');
        await client.query('notify retrace_erasures');
        return rowCount ?? 0;
      });
      client.release();
      return erased;
    } catch (error) {
      client.release(error instanceof Error ? error : true);
      throw error;
    }
  }

  async *all(): AsyncIterable<Person> {
    for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
      const { rows } = await this.pool.query<Person>(
        'select id, name from people where id > $1 order by id limit 5000',
        [after],
      );
      yield* rows;
      const last = rows.at(-1);
      if (last === undefined) return;
      after = last.id;
    }
  }

  /** Somebody of another database; who is known, or was erased, stays so. */
  async restore({ id, name }: Person): Promise<void> {
    await this.pool.query(
      `insert into people (id, name, erased_at) values ($1, $2, case when $2::text is null then now() end)
       on conflict (id) do nothing`,
      [id, name],
    );
  }
}
