import type { GameProjection } from '../../folding/game-projection';
import { countColumns } from '../../statistics/count-columns';
import { seatColumns } from '../../statistics/finished-game';
import { playerCounts } from '../../statistics/player-counts';
import { noted } from '../../statistics/noted';
import { playerRows } from './fold';

/** A row is written once, when its game is over: nothing changes it after that. */
export const playerStatistics: GameProjection = {
  name: 'player_statistics',
  version: 3,
  tables: `
    create table seat (${seatColumns},
      ${countColumns(playerCounts, 'integer')},
      primary key (id, side)
    );
    create index seat_player on seat (lower(player), recorded_at);
    create index seat_identity on seat (identity, recorded_at);
    create index seat_recorded on seat (recorded_at);
    ${noted('seat', 'id')}`,
  ofGames: ['seat'],
  write: async (transaction, games) => {
    const rows = games.flatMap(playerRows);
    if (rows.length === 0) return;
    await transaction.query(
      `insert into seat select * from json_populate_recordset(null::seat, $1)
       on conflict do nothing`,
      [JSON.stringify(rows)],
    );
  },
};
