import { newestReadings } from '#notation/observed/newest-readings';
import { idIn, verdictOf, verdictReached } from '#notation/observed/stored';
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

/** Which of them are games of decisions, by the newest verdict: the game counts in their place. */
function verifiedIn(events: readonly RecordedEvent[]) {
  const newest = new Map<string, string | null>();
  for (const event of events)
    if (event.type === verdictReached) newest.set(idIn(event), verdictOf(event).game);
  return [...newest].map(([id, verified]) => ({ id, verified }));
}

const removals = [
  'delete from seat where id = any($1::uuid[])',
  'delete from card where id = any($1::uuid[])',
];

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
  removals,
  apply: async (transaction, events) => {
    const readings = newestReadings(events);
    const again = readings.flatMap((one) => (one.isAgain ? [one.id] : []));
    if (again.length > 0) for (const removal of removals) await transaction.query(removal, [again]);
    // Games that replays show to their end.
    const games = readings.flatMap(
      (one) => observedOver(one.id, new Date(one.storedAt), one.header, one.entries) ?? [],
    );
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
