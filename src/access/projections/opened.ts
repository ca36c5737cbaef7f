import { type Viewer, viewers } from '#rules';
import { byStream } from '../../platform/event-store/by-stream';
import type { EventStore, RecordedEvent } from '../../platform/event-store/event-store';
import type { Projection } from '../../platform/projections/projection';
import { isOpen, type Access } from '../access';
import { accessForm, accessOf } from '../access-streams';

const PREFIX = 'grants-';

const WRITE = `
  insert into game
  select game, shown, everything, corp, runner
  from jsonb_to_recordset($1) as row (game uuid, shown boolean, everything boolean,
    corp boolean, runner boolean)
  on conflict (game) do update set shown = excluded.shown, everything = excluded.everything,
    corp = excluded.corp, runner = excluded.runner`;

/** A game that was published has no other event, which spares reading its stream. */
async function accessAfter(
  events: readonly RecordedEvent[],
  store: Pick<EventStore, 'readStream'>,
): Promise<Access> {
  const [first] = events;
  if (first === undefined) throw new Error('a stream went on without an event');
  if (first.version === 1 && accessForm.read(first).type === 'published') return accessOf(events);
  const read = await store.readStream(first.stream);
  if (!read.ok) throw new Error(read.message);
  return accessOf(read.events);
}

/**
 * Games of which everybody may see something, or everything. It may be behind, as what was opened
 * stays open: a list that waits for it shows less, never more. A game that is not in it is closed, one
 * that another took the place of is in no list.
 */
export const openedGames: Projection = {
  name: 'opened',
  version: 4,
  category: 'grants',
  tables: `
    create table game (
      game       uuid    primary key,
      shown      boolean not null,
      everything boolean not null,
      corp       boolean not null,
      runner     boolean not null
    );
    create trigger game_noted after insert or update or delete on game
      for each row execute function rates.note('game');
    create trigger game_listed after insert or update or delete on game
      for each row execute function lists.note('game')`,
  removals: [],
  apply: async (transaction, events, store) => {
    const rows: object[] = [];
    for (const [stream, ofGame] of byStream(events, (event) => event.stream)) {
      const access = await accessAfter(ofGame, store);
      // What a fork goes on from may be closed again: it is in no list but its players'.
      const isListed = (viewer: Viewer): boolean =>
        access.fork === null && access.replacedBy === null && isOpen(access, viewer);
      rows.push({
        game: stream.slice(PREFIX.length),
        shown: viewers.some(isListed),
        everything: isListed('judge'),
        corp: isListed('corp'),
        runner: isListed('runner'),
      });
    }
    await transaction.query(WRITE, [JSON.stringify(rows)]);
  },
};
