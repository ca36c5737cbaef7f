import type { GameProjection } from '../../folding/game-projection';
import { toldTable, writeTold } from '../../folding/told-table';
import { chunkRows } from './fold';
import { packFacts } from './packed-facts';

export const timeline: GameProjection = {
  name: 'timeline',
  version: 16,
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
      facts bytea   not null,
      primary key (id, first)
    );
    alter table chunk alter column facts set storage external`,
  ofGames: ['told', 'game', 'chunk'],
  write: async (transaction, games) => {
    await writeTold(transaction, games);
    const begun = games.filter(({ from }) => from === 0).map(({ id, header }) => ({ id, header }));
    await transaction.query(
      `insert into game select * from json_populate_recordset(null::game, $1)
       on conflict do nothing`,
      [JSON.stringify(begun)],
    );
    const rows = games.flatMap(chunkRows);
    await transaction.query(
      `insert into chunk select * from unnest($1::uuid[], $2::integer[], $3::integer[], $4::bytea[])
       on conflict do nothing`,
      [
        rows.map(({ id }) => id),
        rows.map(({ first }) => first),
        rows.map(({ count }) => count),
        rows.map(({ facts }) => packFacts(facts)),
      ],
    );
  },
};
