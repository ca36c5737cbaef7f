import fc from 'fast-check';
import { openedGames } from '../../src/access/projections/opened';
import { cardStatistics } from '../../src/analysis/projections/card-statistics/table';
import { observedStatistics } from '../../src/analysis/projections/observed-statistics/table';
import { playerStatistics } from '../../src/analysis/projections/player-statistics/table';
import { everyRate, type RateFilter } from '../../src/analysis/statistics/rate-filter';
import { ratesOf } from '../../src/analysis/statistics/rates';
import { observedProjection } from '../../src/games/projections/observed/table';
import type { Database } from '../../src/platform/database/database';
import { firstRows } from '../../src/platform/projections/span';
import { fill } from '../analysis/fill';
import { temporaryServer, type TemporaryServer } from './support/temporary-server';

const GAMES = 300;
/** Games were recorded half a minute after each other. */
const MINUTES = GAMES / 2;

let temporary: TemporaryServer;
let database: Database;
let begun = 0;

beforeAll(async () => {
  temporary = await temporaryServer();
  ({ database } = await temporary.store());
  const { pool } = database;
  for (const { name, tables } of [
    ...[openedGames, observedProjection, observedStatistics, playerStatistics, cardStatistics],
  ])
    await pool.query(
      `create schema ${name}; set search_path to ${name}, public; ${tables}; reset search_path`,
    );
  begun = Date.now();
  await fill(pool, GAMES);
  // Few who play a lot: most sides come after another of the same player in the same matchup.
  await pool.query(`update player_statistics.seat set
    identity = left(identity, 2) || '00' || (right(identity, 1)::int % 2),
    opponent_identity = left(opponent_identity, 2) || '00' || (right(opponent_identity, 1)::int % 2),
    player = 'p' || right(player, 1), opponent = 'p' || right(opponent, 1),
    wins = case when turns % 7 = 0 then 0 else wins end, draws = (turns % 7 = 0)::int`);
});
afterAll(() => temporary.stop());

const condition = `(id::text = any(string_to_array($1, ','))
  or exists (select from opened.game as one where one.game = id and one.everything))`;

/** Matchups as they are told, and whether links were read for them. */
async function matchups(filter: Partial<RateFilter>, name: string, asker: string) {
  let isLinked = false;
  const query = async <Row extends object>(
    statement: string,
    text: string,
    values: readonly unknown[] = [],
  ): Promise<readonly Row[]> => {
    isLinked ||= text.includes('rates.met');
    return (await database.pool.query<Row>({ name: statement, text, values: [...values] })).rows;
  };
  const { rows } = await ratesOf(
    { query },
    {
      ...{ of: 'matchup', least: 1, sort: 'games', span: firstRows<number>(500) },
      ...{ filter: { ...everyRate, ...filter }, open: { name, condition, asker } },
    },
  );
  return { rows, isLinked };
}

const time = fc.option(fc.integer({ min: -5, max: MINUTES + 5 }));
const turns = fc.option(fc.integer({ min: 0, max: 40 }));
const toTime = (minutes: number | null): Date | null =>
  minutes === null ? null : new Date(begun - minutes * 60_000);

const stretch: fc.Arbitrary<Partial<RateFilter>> = fc.oneof(
  fc.tuple(time, time).map(([a, b]) => ({ since: toTime(a), until: toTime(b) })),
  fc.tuple(turns, turns).map(([leastTurns, mostTurns]) => ({ leastTurns, mostTurns })),
);

/** Random stretches tell the same from links as from every side there is. */
async function agree(asker: string): Promise<number> {
  let linked = 0;
  await fc.assert(
    fc.asyncProperty(stretch, async (filter) => {
      const told = await matchups(filter, 'count', asker);
      const all = await matchups(filter, 'count-all', asker);
      expect(all.isLinked).toBe(false);
      expect(told.rows).toEqual(all.rows);
      if (told.isLinked && told.rows.length > 0) linked += 1;
    }),
    { numRuns: 40 },
  );
  return linked;
}

describe('matchups of a stretch', () => {
  it('are those of the sides in it, player by player', async () => {
    const { rows } = await matchups({ mostTurns: 20 }, 'count', '');
    expect(rows.length).toBeGreaterThan(4);
    expect(rows.some(({ players, rate }) => players > 5 && rate.games > 2 * players)).toBe(true);
    expect(await agree('')).toBeGreaterThan(10);
  });

  it('have the own games of who asks, and follow games that are closed, opened, deleted', async () => {
    const { rows: games } = await database.pool.query<{ readonly game: string }>(
      'select game from opened.game where not everything order by game limit 5',
    );
    const own = games.map(({ game }) => game);
    expect(own).toHaveLength(5);
    await agree(own.join());
    await database.pool.query(`update opened.game set everything = not everything
      where game in (select game from opened.game order by game limit 40)`);
    await agree('');
    await database.pool.query(`delete from player_statistics.seat
      where id in (select id from player_statistics.seat order by id limit 60)`);
    await agree(own.join());
    const links = `select count(*)::int as n from rates.met`;
    const { rows: linked } = await database.pool.query<{ readonly n: number }>(links);
    const sides = `select count(*)::int as n from rates.counted`;
    const { rows: counted } = await database.pool.query<{ readonly n: number }>(sides);
    expect(linked).toEqual(counted);
  });
});
