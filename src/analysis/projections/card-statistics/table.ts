import type { GameProjection } from '../../folding/game-projection';
import { outcomeOf, seatColumns, seatsOf } from '../../statistics/finished-game';
import { noted } from '../../statistics/noted';
import { cardTable } from './card-table';
import { cardRows } from './fold';

/** Some thirty rows a deck: what they have in common stands in `seat`. */
export const cardStatistics: GameProjection = {
  name: 'card_statistics',
  version: 4,
  tables: `
    create table seat (${seatColumns},
      primary key (id, side)
    );
    create index seat_player on seat (lower(player), recorded_at);
    ${noted('seat', 'id')};
    ${cardTable}`,
  ofGames: ['seat', 'card'],
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
