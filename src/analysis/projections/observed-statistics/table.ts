import type { ObservedEntry } from '#notation/observed/entry';
import {
  entryObserved,
  entryOf,
  gameObserved,
  headerOf,
  verdictOf,
  verdictReached,
} from '#notation/observed/stored';
import type { RecordedEvent } from '../../../platform/event-store/event-store';
import type { Projection } from '../../../platform/projections/projection';
import { countColumns } from '../../statistics/count-columns';
import { seatColumns } from '../../statistics/finished-game';
import { cardTable } from '../card-statistics/card-table';
import { playerCounts } from '../../statistics/player-counts';
import { noted } from '../../statistics/noted';
import { observedCardRows } from './card-fold';
import { observedOver } from './observed-over';
import { observedPlayerRows } from './player-fold';

const idOf = ({ stream }: RecordedEvent): string => stream.slice('observed-'.length);

/** Games that replays show to their end; a game and its entries are one append. */
function gamesIn(events: readonly RecordedEvent[]) {
  const entries = new Map<string, ObservedEntry[]>();
  for (const event of events) {
    if (event.type === gameObserved) entries.set(event.stream, []);
    if (event.type === entryObserved) entries.get(event.stream)?.push(entryOf(event));
  }
  return events.flatMap((event) => {
    if (event.type !== gameObserved) return [];
    const found = entries.get(event.stream) ?? [];
    return observedOver(idOf(event), event.recordedAt, headerOf(event), found) ?? [];
  });
}

/** Which of them are games of decisions, by the newest verdict: the game counts in their place. */
function verifiedIn(events: readonly RecordedEvent[]) {
  const newest = new Map<string, string | null>();
  for (const event of events)
    if (event.type === verdictReached) newest.set(idOf(event), verdictOf(event).game);
  return [...newest].map(([id, verified]) => ({ id, verified }));
}

/** What was done in observed games, beside `player_statistics` and `card_statistics`. */
export const observedStatistics: Projection = {
  name: 'observed_statistics',
  version: 7,
  category: 'observed',
  tables: `
    create table seat (${seatColumns},
      ${countColumns(playerCounts, 'integer')},
      verified uuid,
      primary key (id, side)
    );
    create index seat_player on seat (lower(player), recorded_at);
    create index seat_identity on seat (identity, recorded_at);
    create index seat_recorded on seat (recorded_at);
    ${noted('seat', 'id')};
    ${cardTable}`,
  removals: [
    'delete from seat where id = any($1::uuid[])',
    'delete from card where id = any($1::uuid[])',
  ],
  apply: async (transaction, events) => {
    const games = gamesIn(events);
    if (games.length > 0) {
      await transaction.query(
        `insert into seat select * from json_populate_recordset(null::seat, $1)
         on conflict do nothing`,
        [JSON.stringify(games.flatMap(observedPlayerRows))],
      );
      await transaction.query(
        `insert into card select * from json_populate_recordset(null::card, $1)
         on conflict do nothing`,
        [JSON.stringify(games.flatMap(observedCardRows))],
      );
    }
    const verified = verifiedIn(events);
    if (verified.length > 0)
      await transaction.query(
        `update seat set verified = row.verified
         from json_to_recordset($1) as row(id uuid, verified uuid)
         where seat.id = row.id`,
        [JSON.stringify(verified)],
      );
  },
};
