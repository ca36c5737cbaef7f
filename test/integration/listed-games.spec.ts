import fc from 'fast-check';
import { openedGames } from '../../src/access/projections/opened';
import { cardStatistics } from '../../src/analysis/projections/card-statistics/table';
import {
  everyListedGame,
  type GameFilter,
  type ListedGame,
} from '../../src/analysis/projections/games/game-filter';
import {
  CountGames,
  CountGamesHandler,
  ListGames,
  ListGamesHandler,
} from '../../src/analysis/projections/games/queries';
import { games } from '../../src/analysis/projections/games/table';
import { observedStatistics } from '../../src/analysis/projections/observed-statistics/table';
import { observedProjection } from '../../src/games/projections/observed/table';
import type { Database } from '../../src/platform/database/database';
import type { Span } from '../../src/platform/projections/span';
import { temporaryServer, type TemporaryServer } from './support/temporary-server';

const GAMES = 240;
const DAY = 24 * 3_600_000;
const NEWEST = Date.UTC(2026, 5, 1);

let temporary: TemporaryServer;
let database: Database;
let listed: readonly (ListedGame & { readonly card: boolean })[] = [];

const condition = `(id::text = any(string_to_array($1, ','))
  or (select one.shown from opened.game as one where one.game = id))`;
const joined = `id in (select one.game from opened.game as one where one.shown
  union all select own::uuid from unnest(string_to_array($1, ',')) as own)`;
const open = { name: 'look-at', condition, joined, asker: '' };

/** One in three was observed, one in five of these is a game of decisions by now, one in eight is closed. */
const FILL = `
  with game as (
    select n, md5('game' || n)::uuid as id, $2::timestamptz - ($1 - n) * interval '1 day' as recorded_at,
      (array['Ann', 'bob', 'Cy', 'ann'])[1 + n * 7 % 4] as a, (array['Bob', 'Dee', 'Ann'])[1 + n * 5 % 3] as b,
      (array['01054', '01067'])[1 + n % 2] as corp, (array['01001', '01017', '01067'])[1 + n / 3 % 3] as runner,
      (array['corp', 'runner', null])[1 + n / 2 % 3] as winner,
      (array['agenda-points', 'flatline'])[1 + n / 5 % 2] as reason
    from generate_series(1, $1::int) as n
  ), opened as (
    insert into opened.game select id, n % 8 > 0, n % 8 > 0, true, true from game
  ), cards as (
    insert into card_statistics.card (id, side, code, seen, ${'$COLUMNS'})
    select id, 'corp', '01110', 1, ${'$ZEROS'} from game where n % 4 = 0
  ), decided as (
    insert into games.game
    select id, n, recorded_at, a, b, corp, runner, winner, reason, 9, '{}' from game where n % 3 > 0
  )
  insert into observed.game (id, position, recorded_at, origin, corp_player, runner_player, corp_identity,
    runner_identity, winner, reason, turns, told, tier, verified)
  select id, n, recorded_at, 'replay', a, b, corp, runner, winner, reason, 9, '{}',
    (array['observed', 'partial'])[1 + n % 2], case when n % 5 = 0 then id end
  from game where n % 3 = 0`;

beforeAll(async () => {
  temporary = await temporaryServer();
  ({ database } = await temporary.store());
  const { pool } = database;
  for (const { name, tables } of [
    ...[openedGames, observedProjection, observedStatistics, games, cardStatistics],
  ])
    await pool.query(
      `create schema ${name}; set search_path to ${name}, public; ${tables}; reset search_path`,
    );
  const { rows: columns } = await pool.query<{ readonly name: string }>(
    `select attname as name from pg_attribute where attrelid = 'card_statistics.card'::regclass
      and attnum > 0 and attname <> all(array['id', 'side', 'code', 'seen'])`,
  );
  await pool.query(
    FILL.replace('$COLUMNS', columns.map(({ name }) => name).join(', ')).replace(
      '$ZEROS',
      columns.map(() => '0').join(', '),
    ),
    [GAMES, new Date(NEWEST)],
  );
  const { rows } = await pool.query<ListedGame & { readonly card: boolean }>(
    `select *, exists (select from card_statistics.card where card.id = game.id) as card from (
       select id, position, recorded_at, corp_player, runner_player, corp_identity, runner_identity, winner, reason,
         turns, told, 'verified' as tier, null as origin, null::uuid as verified from games.game
       union all
       select id, position, recorded_at, corp_player, runner_player, corp_identity, runner_identity, winner, reason,
         turns, told, tier, origin, verified from observed.game where verified is null
     ) as game where exists (select from opened.game as one where one.game = id and one.shown)
     order by position desc`,
  );
  listed = rows;
});
afterAll(() => temporary.stop());

const is = (name: string, other: string | null): boolean =>
  other === null || name.toLowerCase() === other.toLowerCase();

/** What is listed, told game by game. */
function fits(game: (typeof listed)[number], filter: GameFilter): boolean {
  const { player, opponent, identity, winner, reason, tier, since, until, card } = filter;
  const { corp_player: corp, runner_player: runner } = game;
  const at = game.recorded_at.getTime();
  return (
    ((is(corp, player) && is(runner, opponent)) || (is(runner, player) && is(corp, opponent))) &&
    (identity === null || [game.corp_identity, game.runner_identity].includes(identity)) &&
    (winner === null || game.winner === winner) &&
    (reason === null || game.reason === reason) &&
    (tier === null || game.tier === tier) &&
    (since === null || at >= Date.parse(since)) &&
    (until === null || at < Date.parse(until)) &&
    (card === null || game.card)
  );
}

const query = async <Row extends object>(
  name: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> =>
  (await database.pool.query<Row>({ name, text, values: [...values] })).rows;

const maybe = <T>(...values: readonly T[]) => fc.option(fc.constantFrom(...values), { freq: 2 });
const time = (): fc.Arbitrary<string | null> =>
  fc.option(
    fc
      .integer({ min: -10, max: GAMES + 10 })
      .map((days) => new Date(NEWEST - days * DAY).toISOString()),
    { freq: 3 },
  );

const filters: fc.Arbitrary<GameFilter> = fc.record({
  player: maybe('ann', 'BOB', 'nobody'),
  opponent: maybe('Ann', 'dee'),
  identity: maybe('01054', '01001', '01067'),
  winner: maybe('corp' as const, 'runner' as const),
  reason: maybe('flatline' as const),
  tier: maybe('verified' as const, 'partial' as const, 'observed' as const),
  since: time(),
  until: time(),
  card: maybe('01110'),
});

const spans: fc.Arbitrary<Span<string>> = fc.record({
  size: fc.integer({ min: 1, max: 30 }),
  backwards: fc.boolean(),
  after: fc.option(fc.integer({ min: 1, max: GAMES }).map(String)),
  before: fc.option(fc.integer({ min: 1, max: GAMES }).map(String), { freq: 2 }),
});

describe('a list of games', () => {
  it('is a page of those that fit, whatever is asked for, and counts them', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(filters, spans, async (filter, span) => {
        const all = listed.filter((game) => fits(game, filter));
        const between = all.filter(
          ({ position }) =>
            (span.after === null || BigInt(position) < BigInt(span.after)) &&
            (span.before === null || BigInt(position) > BigInt(span.before)),
        );
        const page = await new ListGamesHandler({ query }).execute(
          new ListGames(filter, span, open),
        );
        const rows = span.backwards ? between.slice(-span.size) : between.slice(0, span.size);
        expect(page.rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
        expect(page.more).toBe(between.length > span.size);
        const total = await new CountGamesHandler({ query }).execute(new CountGames(filter, open));
        expect(total).toBe(all.length);
        found += rows.length;
      }),
      { numRuns: 300 },
    );
    expect(found).toBeGreaterThan(100);
  });

  it('counts nothing for its rows', async () => {
    const asked: string[] = [];
    const span = { size: 5, backwards: false, after: null, before: null };
    await new ListGamesHandler({
      query: async (_name, text) => {
        asked.push(text);
        return [];
      },
    }).execute(new ListGames(everyListedGame, span, open));
    expect(asked).toHaveLength(1);
    expect(asked[0]).not.toContain('count(');
  });

  it('shows an asker their own', async () => {
    const { rows: closed } = await database.pool.query<{ readonly id: string }>(
      'select game as id from opened.game join games.game on id = game where not shown limit 3',
    );
    const theirs = { ...open, asker: closed.map(({ id }) => id).join() };
    const total = await new CountGamesHandler({ query }).execute(
      new CountGames(everyListedGame, theirs),
    );
    expect(total).toBe(listed.length + 3);
  });
});
