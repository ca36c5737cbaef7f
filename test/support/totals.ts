import type { Projection } from '../../src/platform/projections/projection';

/** Counts what each stream brought, in the order it came: wrong after a gap or a repetition. */
export const totals = (version = 1): Projection => ({
  name: 'totals',
  version,
  category: 'game',
  removals: [`delete from total where stream in (select 'game-' || id from unnest($1::text[]) id)`],
  tables:
    'create table total (stream text primary key, version int not null, amount bigint not null)',
  apply: async (transaction, events) => {
    for (const { stream, version: at, data } of events) {
      if (typeof data !== 'number') throw new Error(`${stream} says ${JSON.stringify(data)}`);
      const rows = await transaction.query(
        `insert into total as t values ($1, $2, $3) on conflict (stream) do update
         set amount = t.amount + excluded.amount, version = excluded.version
         where t.version = excluded.version - 1
         returning version`,
        [stream, at, data],
      );
      if (rows.length !== 1) throw new Error(`${stream}: event ${at} does not follow`);
    }
  },
});
