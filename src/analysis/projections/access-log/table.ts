import type { GameProjection } from '../../folding/game-projection';
import { toldTable, writeTold } from '../../folding/told-table';
import { accessRows } from './fold';

export const accessLog: GameProjection = {
  name: 'access_log',
  version: 5,
  tables: `
    ${toldTable};
    create table access (
      id                uuid    not null,
      number            integer not null,
      turn              integer not null,
      run               integer not null,
      server            text    not null,
      zone              text    not null,
      code              text    not null,
      fate              text    not null,
      settled           integer not null,
      sighting          json    not null,
      "settledSighting" json    not null,
      places            json    not null,
      "settledPlaces"   json    not null,
      primary key (id, number)
    )`,
  ofGames: ['told', 'access'],
  write: async (transaction, games) => {
    await writeTold(transaction, games);
    const rows = games.flatMap((game) =>
      accessRows(game).filter(({ settled }) => settled >= game.from),
    );
    if (rows.length === 0) return;
    await transaction.query(
      `insert into access select * from json_populate_recordset(null::access, $1)
       on conflict (id, number) do update set
         fate = excluded.fate, settled = excluded.settled,
         "settledSighting" = excluded."settledSighting",
         "settledPlaces" = excluded."settledPlaces"`,
      [JSON.stringify(rows)],
    );
  },
};
