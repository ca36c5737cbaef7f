import fc from 'fast-check';
import { openedGames } from '../../src/access/projections/opened';
import { cardStatistics } from '../../src/analysis/projections/card-statistics/table';
import { observedStatistics } from '../../src/analysis/projections/observed-statistics/table';
import { playerStatistics } from '../../src/analysis/projections/player-statistics/table';
import type { RateSubject } from '../../src/analysis/statistics/cells';
import { everyRate, type RateFilter } from '../../src/analysis/statistics/rate-filter';
import { ratesOf } from '../../src/analysis/statistics/rates';
import { observedProjection } from '../../src/games/projections/observed/table';
import type { Database } from '../../src/platform/database/database';
import { firstRows } from '../../src/platform/projections/span';
import { fill } from '../analysis/fill';
import { temporaryServer, type TemporaryServer } from './support/temporary-server';

const GAMES = 300;
/** Two games were recorded at the same time of each day. */
const DAYS = GAMES / 2;
const DAY = 24 * 3_600_000;

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
  await pool.query(
    `update player_statistics.seat set
    identity = left(identity, 2) || '00' || (right(identity, 1)::int % 2),
    opponent_identity = left(opponent_identity, 2) || '00' || (right(opponent_identity, 1)::int % 2),
    player = 'p' || right(player, 1), opponent = 'p' || right(opponent, 1),
    recorded_at = $1::timestamptz
      - interval '1 day' * floor(extract(epoch from $1::timestamptz - recorded_at) / 60),
    wins = case when turns % 7 = 0 then 0 else wins end, draws = (turns % 7 = 0)::int`,
    [new Date(begun)],
  );
  // Of one there is a name with a capital, too: another name, and the same player.
  await pool.query(
    `update player_statistics.seat set player = 'P1' where player = 'p1' and turns % 2 = 0`,
  );
});
afterAll(() => temporary.stop());

const condition = `(id::text = any(string_to_array($1, ','))
  or exists (select from opened.game as one where one.game = id and one.everything))`;

/** Rates as they are told, and what was read for them. */
async function ratesBy(of: RateSubject, filter: Partial<RateFilter>, name: string, asker: string) {
  const read = new Set<string>();
  const query = async <Row extends object>(
    statement: string,
    text: string,
    values: readonly unknown[] = [],
  ): Promise<readonly Row[]> => {
    for (const [table] of text.matchAll(/rates\.(met|months|standing)/g)) read.add(table);
    return (await database.pool.query<Row>({ name: statement, text, values: [...values] })).rows;
  };
  const { rows } = await ratesOf(
    { query },
    {
      ...{ of, least: 1, sort: 'games', span: firstRows<number>(500) },
      ...{ filter: { ...everyRate, ...filter }, open: { name, condition, asker } },
    },
  );
  return { rows, read };
}

const time = fc.option(fc.integer({ min: -5, max: DAYS + 5 }));
const turns = fc.option(fc.integer({ min: 0, max: 40 }));
const toTime = (days: number | null): Date | null =>
  days === null ? null : new Date(begun - days * DAY);

const ofTime = fc.tuple(time, time).map(([a, b]) => ({ since: toTime(a), until: toTime(b) }));
const ofTurns = fc
  .tuple(turns, turns)
  .map(([leastTurns, mostTurns]) => ({ leastTurns, mostTurns }));
const ofSide = fc
  .tuple(ofTime, fc.option(fc.constantFrom('corp', 'runner')))
  .map(([stretch, side]) => ({ ...stretch, side }));

interface Asked {
  readonly of: RateSubject;
  readonly filter: Partial<RateFilter>;
}

const oneOf = (...of: RateSubject[]) => fc.constantFrom(...of);
const asked: fc.Arbitrary<Asked> = fc.oneof(
  fc.record({ of: oneOf('matchup'), filter: fc.oneof(ofTime, ofTurns) }),
  fc.record({ of: oneOf('identity', 'opponentIdentity'), filter: ofTime }),
  fc.record({ of: oneOf('player', 'side'), filter: ofSide }),
);

/** Random stretches tell the same from what is kept of them as from every side there is. */
async function agree(asker: string): Promise<ReadonlySet<string>> {
  const read = new Set<string>();
  await fc.assert(
    fc.asyncProperty(asked, async ({ of, filter }) => {
      const told = await ratesBy(of, filter, 'count', asker);
      const all = await ratesBy(of, filter, 'count-all', asker);
      expect([...all.read]).toEqual([]);
      expect(told.rows).toEqual(all.rows);
      if (told.rows.length > 0) for (const table of told.read) read.add(table);
    }),
    { numRuns: 120 },
  );
  return read;
}

describe('rates of a stretch', () => {
  it('are those of the sides in it, player by player', async () => {
    const { rows } = await ratesBy('matchup', { mostTurns: 20 }, 'count', '');
    expect(rows.length).toBeGreaterThan(4);
    expect(rows.some(({ players, rate }) => players > 5 && rate.games > 2 * players)).toBe(true);
    expect([...(await agree(''))].sort()).toEqual(
      expect.arrayContaining(['rates.met', 'rates.standing']),
    );
  });

  it.each([
    [2, 2],
    [2, -2],
    [-2, 2],
    [-2, -2],
  ])('have whole months, with sides between them and both ends: %i and %i days', async (a, b) => {
    const month = (back: number, days: number): Date => {
      const now = new Date(begun);
      return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1 + days));
    };
    for (const subject of ['identity', 'opponentIdentity'] as const) {
      const filter = { since: month(4, a), until: month(1, b) };
      const told = await ratesBy(subject, filter, 'count', '');
      const all = await ratesBy(subject, filter, 'count-all', '');
      expect([...told.read]).toEqual(['rates.months', 'rates.standing']);
      expect(told.rows.length).toBeGreaterThan(2);
      expect(told.rows).toEqual(all.rows);
    }
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
    const { rows } = await database.pool.query<Readonly<Record<string, number>>>(`select
      (select count(*)::int from rates.counted) as counted, (select count(*)::int from rates.met) as linked,
      (select count(*)::int from rates.standing) as standing`);
    const [{ counted = 0, linked, standing } = {}] = rows;
    expect(counted).toBeGreaterThan(100);
    expect({ linked, standing }).toEqual({ linked: counted, standing: counted });
  });
});
