import type { GameProjection } from '../../folding/game-projection';
import { toldTable, writeTold } from '../../folding/told-table';
import { chunkRows } from './fold';

export const timeline: GameProjection = {
  name: 'timeline',
  version: 2,
  tables: `
    ${toldTable};
    create table game (
      id     uuid primary key,
      header json not null
    );
    create table chunk (
      id    uuid    not null,
      first integer not null,
      count integer not null,
      facts json    not null,
      primary key (id, first)
    )`,
  write: async (transaction, games) => {
    await writeTold(transaction, games);
    const begun = games.filter(({ from }) => from === 0).map(({ id, header }) => ({ id, header }));
    await transaction.query(
      `insert into game select * from json_populate_recordset(null::game, $1)
       on conflict do nothing`,
      [JSON.stringify(begun)],
    );
    await transaction.query(
      `insert into chunk select * from json_populate_recordset(null::chunk, $1)
       on conflict do nothing`,
      [JSON.stringify(games.flatMap(chunkRows))],
    );
  },
};
