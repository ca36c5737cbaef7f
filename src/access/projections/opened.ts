import { viewers } from '#rules';
import type { Projection } from '../../platform/projections/projection';
import { accessOf } from '../access-streams';
import { isOpen } from '../access';

const PREFIX = 'grants-';

const WRITE = `
  insert into game
  select id, shown, everything
  from jsonb_to_recordset($1) as row (id uuid, shown boolean, everything boolean)
  on conflict (id) do update set shown = excluded.shown, everything = excluded.everything`;

/**
 * Kept games of which everybody may see something, or everything. It may be behind, as what was
 * opened stays open: a list that waits for it shows less, never more.
 */
export const openedGames: Projection = {
  name: 'opened',
  version: 1,
  category: 'grants',
  tables: `
    create table game (
      id         uuid    primary key,
      shown      boolean not null,
      everything boolean not null
    )`,
  apply: async (transaction, events, store) => {
    const streams = [...new Set(events.map(({ stream }) => stream))];
    const rows: object[] = [];
    for (const stream of streams) {
      const read = await store.readStream(stream);
      if (!read.ok) throw new Error(read.message);
      const access = accessOf(read.events);
      rows.push({
        id: stream.slice(PREFIX.length),
        shown: viewers.some((viewer) => isOpen(access, viewer)),
        everything: isOpen(access, 'judge'),
      });
    }
    await transaction.query(WRITE, [JSON.stringify(rows)]);
  },
};
