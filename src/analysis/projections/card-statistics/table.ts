import type { GameProjection } from '../../folding/game-projection';
import { countColumns } from '../../statistics/count-columns';
import { outcomeOf, seatColumns, seatsOf } from '../../statistics/finished-game';
import { cardCounts, cardRows } from './fold';

/** Some thirty rows a deck: what they have in common stands in `seat`. */
export const cardStatistics: GameProjection = {
  name: 'card_statistics',
  version: 1,
  tables: `
    create table seat (${seatColumns},
      primary key (id, side)
    );
    create index seat_player on seat (lower(player), recorded_at);
    create table card (
      id   uuid not null,
      side text not null,
      code text not null,
      ${countColumns(cardCounts, 'smallint')},
      primary key (code, id, side)
    );
    create index card_game on card (id, side)`,
  write: async (transaction, games) => {
    const over = games.filter((game) => outcomeOf(game) !== null);
    if (over.length === 0) return;
    await transaction.query(
      `insert into seat select * from json_populate_recordset(null::seat, $1)
       on conflict do nothing`,
      [JSON.stringify(over.flatMap(seatsOf))],
    );
    await transaction.query(
      `insert into card select * from json_populate_recordset(null::card, $1)
       on conflict do nothing`,
      [JSON.stringify(over.flatMap(cardRows))],
    );
  },
};
