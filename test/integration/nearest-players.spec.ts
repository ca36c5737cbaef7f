import { observedStatistics } from '../../src/analysis/projections/observed-statistics/table';
import { playerStatistics } from '../../src/analysis/projections/player-statistics/table';
import { FindPlayer, FindPlayerHandler } from '../../src/analysis/statistics/find-player';
import { openedGames } from '../../src/access/projections/opened';
import type { Database } from '../../src/platform/database/database';
import { fill } from '../analysis/fill';
import { temporaryServer, type TemporaryServer } from './support/temporary-server';

let temporary: TemporaryServer;
let database: Database;

const open = {
  ...{ name: 'count', asker: '' },
  condition: `(id::text = any(string_to_array($1, ','))
    or (select one.everything from opened.game as one where one.game = id))`,
};

beforeAll(async () => {
  temporary = await temporaryServer();
  ({ database } = await temporary.store());
  const { pool } = database;
  for (const { name, tables } of [openedGames, observedStatistics, playerStatistics])
    await pool.query(
      `create schema ${name}; set search_path to ${name}, public; ${tables}; reset search_path`,
    );
  await fill(pool, 5_000);
  // Of closed games thousands of names that come near, and few of open ones.
  await pool.query('update opened.game set everything = false');
  await pool.query(
    `update player_statistics.seat set player = 'noise' || left(md5(id::text || side), 6)`,
  );
  await pool.query(
    `with few as (select id, side from player_statistics.seat order by id, side limit 4), named as (
       update player_statistics.seat set player = (array['Noise', 'Nosy', 'Zoe', 'Zed'])[row.n]
       from (select id, side, row_number() over (order by id, side) as n from few) as row
       where seat.id = row.id and seat.side = row.side returning seat.id
     ) update opened.game set everything = true where game in (select id from named)`,
  );
});
afterAll(() => temporary.stop());

const find = (name: string, texts: string[] = []) =>
  new FindPlayerHandler({
    query: async <Row extends object>(
      statement: string,
      text: string,
      values: readonly unknown[] = [],
    ): Promise<readonly Row[]> => {
      texts.push(text);
      return (await database.pool.query<Row>({ name: statement, text, values: [...values] })).rows;
    },
  }).execute(new FindPlayer(name, open));

it('tells the nearest of open names, and none of a closed game', async () => {
  expect(await find('NOISE')).toEqual({ known: true });
  const found = await find('Nosie');
  if (found.known) throw new Error('nobody is called that');
  expect(found.nearest).toContain('Nosy');
  expect(found.nearest.filter((name) => name.startsWith('noise'))).toEqual([]);
});

it('goes through so many rows each way and no more', async () => {
  const texts: string[] = [];
  await find('noise9', texts);
  expect(texts.at(-1)?.match(/limit 2000/gu)).toHaveLength(4);
});
