import type { GameProjection } from '../../folding/game-projection';
import { toldTable, writeTold } from '../../folding/told-table';
import { scoreRows } from './fold';

export const scoreHistory: GameProjection = {
  name: 'score_history',
  version: 5,
  tables: `
    ${toldTable};
    create table score (
      id             uuid    not null,
      number         integer not null,
      turn           integer not null,
      kind           text    not null,
      side           text    not null,
      code           text    not null,
      sighting       json    not null,
      places         json    not null,
      points         integer not null,
      "corpPoints"   integer not null,
      "runnerPoints" integer not null,
      primary key (id, number)
    )`,
  ofGames: ['told', 'score'],
  write: async (transaction, games) => {
    await writeTold(transaction, games);
    const rows = games.flatMap((game) =>
      scoreRows(game).filter(({ decision }) => decision >= game.from),
    );
    if (rows.length === 0) return;
    await transaction.query(
      `insert into score select * from json_populate_recordset(null::score, $1)
       on conflict do nothing`,
      [JSON.stringify(rows)],
    );
  },
};
