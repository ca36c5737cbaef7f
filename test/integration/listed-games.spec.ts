import fc from 'fast-check';
import { sides } from '#rules';
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
import { FEW_WITH_CARD } from '../../src/analysis/projections/games/listed';
import { mostAlong } from '../../src/analysis/projections/games/page-along';
import { FEW } from '../../src/analysis/projections/games/rarest';
import { games } from '../../src/analysis/projections/games/table';
import { observedStatistics } from '../../src/analysis/projections/observed-statistics/table';
import { observedProjection } from '../../src/games/projections/observed/table';
import type { Database } from '../../src/platform/database/database';
import { MOST_COUNTED } from '../../src/platform/projections/counted';
import type { ReadModelReader } from '../../src/platform/projections/projection';
import { firstRows, type Span } from '../../src/platform/projections/span';
import { temporaryServer, type TemporaryServer } from './support/temporary-server';

const GAMES = 240;
/** Some five games a day. */
const STEP = 5 * 3_600_000;
const NEWEST = Date.UTC(2026, 5, 1);

let temporary: TemporaryServer;
let database: Database;
type Told = ListedGame & { readonly card: boolean };
let listed: readonly Told[] = [];

const condition = `(id::text = any(string_to_array($1, ','))
  or (select one.shown from opened.game as one where one.game = id))`;
const open = { name: 'look-at', condition, asker: '' };

/**
 * One in three was observed, one in five of these is a game of decisions by now, one in eight is closed. One in seven was recorded
 * two days before those that are listed beside it. Of one in four that were observed nobody knows the Corp's identity, of one in six the Runner's.
 */
const FILL = `
  with game as (
    select n, md5('game' || n)::uuid as id, $2::timestamptz - ($1 - n) * interval '5 hours'
        - interval '2 days' * (n % 7 = 0)::int as recorded_at,
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
  select id, n, recorded_at, 'replay', a, b, case when n % 4 = 0 then '' else corp end, case when n % 6 = 0 then '' else runner end,
    winner, reason, 9, '{}', (array['observed', 'partial', 'verified'])[1 + n / 3 % 3], case when n % 5 = 0 then id end
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
  listed = await shown();
});
afterAll(() => temporary.stop());

/** What everybody is shown, and these. */
async function shown(own: readonly string[] = []): Promise<readonly Told[]> {
  const { rows } = await database.pool.query<Told>(
    `select *, exists (select from card_statistics.card where card.id = game.id) as card from (
       select id, position, recorded_at, corp_player, runner_player, corp_identity, runner_identity, winner, reason,
         turns, told, 'verified' as tier, null as origin, null::uuid as verified from games.game
       union all
       select id, position, recorded_at, corp_player, runner_player, corp_identity, runner_identity, winner, reason,
         turns, told, tier, origin, verified from observed.game where verified is null
     ) as game where id = any($1) or exists (select from opened.game as one where one.game = id and one.shown)
     order by position desc`,
    [own],
  );
  return rows;
}

const is = (name: string, other: string | null): boolean =>
  other === null || name.toLowerCase() === other.toLowerCase();

/** Whether a filter's player and identity are those of a side, and the others those across. */
function sits(game: Told, side: 'corp' | 'runner', filter: GameFilter): boolean {
  const { corp_player: corp, runner_player: runner } = game;
  const seats = { corp: [corp, game.corp_identity], runner: [runner, game.runner_identity] };
  const [player = '', identity = ''] = seats[side];
  const [opponent = '', met = ''] = seats[side === 'corp' ? 'runner' : 'corp'];
  // Without a side or who was met an identity is that of anybody at the table.
  const isEither = filter.side === null && filter.opponentIdentity === null;
  return (
    is(player, filter.player) &&
    is(opponent, filter.opponent) &&
    (is(identity, filter.identity) || (isEither && is(met, filter.identity))) &&
    is(met, filter.opponentIdentity)
  );
}

/** What is listed, told game by game. */
function fits(game: (typeof listed)[number], filter: GameFilter): boolean {
  const { side, winner, reason, tier, since, until, card } = filter;
  const at = game.recorded_at.getTime();
  return (
    (side === null ? sides : [side]).some((one) => sits(game, one, filter)) &&
    (winner === null || game.winner === winner) &&
    (reason === null || game.reason === reason) &&
    (tier === null || game.tier === tier) &&
    (since === null || at >= Date.parse(since)) &&
    (until === null || at < Date.parse(until)) &&
    (card === null || game.card)
  );
}

/** Statements by name. */
const asked = new Set<string>();
/** How many games are counted at once, where it is not what is usual. */
let refreshed: number | null = null;
/** Whether a card is taken to be in many games. */
let isOften = false;

type Query = ReadModelReader['query'];

async function query<Row extends object>(
  name: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  asked.add(name);
  if (name === 'games-with-card' && isOften)
    return JSON.parse(
      JSON.stringify(Array.from({ length: FEW_WITH_CARD + 1 }, () => ({ id: '' }))),
    );
  const given = name === 'lists-refresh' && refreshed !== null ? [refreshed] : [...values];
  return (await database.pool.query<Row>({ name, text, values: given })).rows;
}

const maybe = <T>(...values: readonly T[]) => fc.option(fc.constantFrom(...values), { freq: 2 });
/** So that lists have games, whatever else is asked of them. */
const seldom = <T>(...values: readonly T[]) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom(...values) },
  );
const time = (): fc.Arbitrary<string | null> =>
  fc.option(
    fc
      .integer({ min: -10, max: GAMES + 10 })
      .map((steps) => new Date(NEWEST - steps * STEP).toISOString()),
    { freq: 3 },
  );

const filters: fc.Arbitrary<GameFilter> = fc.record({
  player: maybe('ann', 'BOB', 'nobody'),
  opponent: maybe('Ann', 'dee'),
  identity: maybe('01054', '01001', '01067'),
  opponentIdentity: seldom('01054', '01001', '01067'),
  side: seldom('corp' as const, 'runner' as const),
  winner: maybe('corp' as const, 'runner' as const),
  reason: maybe('flatline' as const),
  tier: maybe('verified' as const, 'partial' as const, 'observed' as const),
  since: time(),
  until: time(),
  card: maybe('01110'),
});

const summed = filters.map((filter) => ({
  ...filter,
  ...{ player: null, opponent: null, opponentIdentity: null, side: null, card: null },
}));

const spans: fc.Arbitrary<Span<string>> = fc.record({
  size: fc.integer({ min: 1, max: 30 }),
  backwards: fc.boolean(),
  after: fc.option(fc.integer({ min: 1, max: GAMES }).map(String)),
  before: fc.option(fc.integer({ min: 1, max: GAMES }).map(String), { freq: 2 }),
});

describe('a list of games', () => {
  /** Pages and numbers of random lists are those of the games that fit, told one by one. */
  async function agree(asked: fc.Arbitrary<GameFilter>, asker: string | null): Promise<number> {
    let found = 0;
    const of = { ...open, asker };
    await fc.assert(
      fc.asyncProperty(asked, spans, async (filter, span) => {
        const all = listed.filter((game) => fits(game, filter));
        const between = all.filter(
          ({ position }) =>
            (span.after === null || BigInt(position) < BigInt(span.after)) &&
            (span.before === null || BigInt(position) > BigInt(span.before)),
        );
        const page = await new ListGamesHandler({ query }).execute(new ListGames(filter, span, of));
        const rows = span.backwards ? between.slice(-span.size) : between.slice(0, span.size);
        expect(page.rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
        expect(page.more).toBe(between.length > span.size);
        const total = await new CountGamesHandler({ query }).execute(new CountGames(filter, of));
        expect(total).toEqual({ total: all.length, isExact: true });
        found += rows.length;
      }),
      { numRuns: 300 },
    );
    return found;
  }

  it('is a page of those that fit, whatever is asked for, and counts them', async () => {
    expect(await agree(filters, '')).toBeGreaterThan(100);
  });

  it('is the same where many games have the card', async () => {
    isOften = true;
    const withCard = filters.map((filter) => ({ ...filter, card: '01110' }));
    expect(await agree(withCard, '')).toBeGreaterThan(20);
    isOften = false;
    expect(await agree(withCard, '')).toBeGreaterThan(20);
  });

  it('reads between the places that sums of its days tell, and counts by them', async () => {
    asked.clear();
    expect(await agree(summed, '')).toBeGreaterThan(100);
    expect([...asked].some((name) => name.endsWith('-between'))).toBe(true);
    expect([...asked].some((name) => name.startsWith('games-sum-days'))).toBe(true);
    expect([...asked].filter((name) => name.startsWith('games-count'))).toEqual([]);
  });

  it('follows games that are opened, closed, over, deleted, verified and built anew', async () => {
    const { pool } = database;
    await pool.query(`update opened.game set shown = not shown
      where game in (select game from opened.game order by game limit 40)`);
    await pool.query(`update games.game set winner = 'runner', reason = 'flatline'
      where id in (select id from games.game where winner is null order by id limit 20)`);
    await pool.query(`update games.game set turns = turns + 1`);
    await pool.query(
      `delete from games.game where id in (select id from games.game order by id limit 15)`,
    );
    await pool.query(`update observed.game set tier = 'partial', verified = case when position % 2 = 0 then id end
      where id in (select id from observed.game order by id limit 15)`);
    listed = await shown();
    await agree(summed, '');
    const { rows: closed } = await pool.query<{ readonly id: string }>(
      'select game as id from opened.game where not shown order by game limit 20',
    );
    const own = closed.map(({ id }) => id);
    listed = await shown(own);
    await agree(summed, own.join());
    const { rows: all } = await pool.query<{ readonly id: string }>(
      'select game as id from opened.game',
    );
    listed = await shown(all.map(({ id }) => id));
    await agree(summed, null);
    const { rows: before } = await pool.query('select * from lists.cell order by 1, 2, 3, 4, 5, 6');
    await pool.query(`delete from lists.counted_from; select lists.refresh()`);
    const { rows: anew } = await pool.query('select * from lists.cell order by 1, 2, 3, 4, 5, 6');
    expect(anew.map((cell) => ({ ...cell, least: 0, most: 0 }))).toEqual(
      before.map((cell) => ({ ...cell, least: 0, most: 0 })),
    );
    await agree(summed, null);
    listed = await shown();
  });

  it('asks no sums while all is counted anew', async () => {
    await database.pool.query('delete from lists.counted_from');
    // A large store is one in which a single game is too much to be counted at once.
    refreshed = 0;
    asked.clear();
    await agree(summed, '');
    expect([...asked].filter((name) => /between|sum/.test(name))).toEqual([]);
    refreshed = null;
    await agree(summed, '');
  });

  it('counts nothing for its rows', async () => {
    const texts: string[] = [];
    const span = { size: 5, backwards: false, after: null, before: null };
    await new ListGamesHandler({
      query: async (_name, text) => {
        texts.push(text);
        return [];
      },
    }).execute(new ListGames(everyListedGame, span, open));
    expect(texts).toHaveLength(1);
    expect(texts[0]).not.toContain('count(');
  });

  it('is counted as far as so many games go along an index, and says so where there are more', async () => {
    const short: Query = (name, text, values) =>
      query(
        name.startsWith('games-') && name !== 'games-with-card' ? `short-${name}` : name,
        text.replaceAll(String(MOST_COUNTED + 1), '21'),
        values,
      );
    const counts = { exact: 0, least: 0 };
    const unsummed = filters.filter(({ player, card }) => player !== null || card !== null);
    isOften = true;
    await fc.assert(
      fc.asyncProperty(unsummed, async (filter) => {
        const all = listed.filter((game) => fits(game, filter)).length;
        const { total, isExact } = await new CountGamesHandler({ query: short }).execute(
          new CountGames(filter, { ...open, name: 'short' }),
        );
        expect(total).toBeLessThanOrEqual(all);
        if (isExact) expect(total).toBe(all);
        counts[isExact ? 'exact' : 'least'] += 1;
      }),
      { numRuns: 300 },
    );
    isOften = false;
    expect(Math.min(counts.exact, counts.least)).toBeGreaterThan(20);
  });

  /** As if a page went through twenty games along an index. */
  const shortened: Query = (name, text, values = []) =>
    query(
      name,
      text,
      name.startsWith('games-along')
        ? values.map((value) => (value === mostAlong(1) ? 20 : value))
        : values,
    );

  it('is broken off where so many games were gone through, and goes on from there', async () => {
    const shortOpen = { ...open, name: 'short' };
    isOften = true;
    let broken = 0;
    const unsummed = filters.filter(({ player, card }) => player !== null || card !== null);
    await fc.assert(
      fc.asyncProperty(unsummed, spans, async (filter, { size, backwards }) => {
        const span = { size, backwards, after: null, before: null };
        const all = listed.filter((game) => fits(game, filter));
        const ids: string[] = [];
        let from: Span<string> = span;
        for (let more = true, pages = 0; more; pages += 1) {
          expect(pages).toBeLessThan(GAMES);
          const page = await new ListGamesHandler({ query: shortened }).execute(
            new ListGames(filter, from, shortOpen),
          );
          const told = page.rows.map(({ id }) => id);
          if (page.brokenOffAt !== null) broken += 1;
          if (page.brokenOffAt !== null) expect(page.more).toBe(true);
          else expect(told.length === span.size || !page.more).toBe(true);
          if (span.backwards) ids.unshift(...told);
          else ids.push(...told);
          const last = span.backwards ? page.rows[0] : page.rows.at(-1);
          const end = page.brokenOffAt ?? last?.position ?? null;
          from = { ...span, [span.backwards ? 'before' : 'after']: end };
          ({ more } = page);
        }
        expect(ids).toEqual(all.map(({ id }) => id));
      }),
      { numRuns: 300 },
    );
    isOften = false;
    expect(broken).toBeGreaterThan(100);
  });

  it('is gone along the identity where that has fewer games than who played it', async () => {
    const pages: string[] = [];
    const watched: Query = (name, text, values) => {
      if (name.startsWith('games-along')) pages.push(text);
      // As if few were soon counted where they are three.
      return shortened(`few-${name}`, text.replaceAll(`limit ${FEW + 1}`, 'limit 4'), values);
    };
    const list = (filter: Partial<GameFilter>) =>
      new ListGamesHandler({ query: watched }).execute(
        new ListGames({ ...everyListedGame, ...filter }, firstRows<string>(9), {
          ...open,
          name: 'watched',
        }),
      );
    const { pool } = database;
    const { rows } = await pool.query<{ readonly id: string }>(
      `update games.game set runner_identity = '01033' where id in (
         select id from games.game join opened.game as one on one.game = id and one.shown
         where runner_player = 'Bob' order by position limit 5) returning id`,
    );
    const page = await list({ player: 'bob', identity: '01033' });
    expect(page).toMatchObject({ more: false, brokenOffAt: null });
    expect(page.rows.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
    expect(pages.at(0)).toContain('lower(corp_player) = (select lower($2::text)) and');
    expect(pages.at(-1)).toContain(
      '(select * from games.game where runner_identity = $3::text and',
    );
  });

  it('goes along the games of a player who plays in a third of all, and hardly lately, and along no others', async () => {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query(`insert into games.game
        select md5('more' || n)::uuid, 1000 + n, now(), case when n <= 10000 then 'Program' else 'p' || n % 500 end, 'q' || n % 500, '01054', '01001',
          'corp', 'flatline', 9, '{}' from generate_series(1, 30000) as n`);
      await client.query('analyze games.game');
      const plans: string[] = [];
      const explain: Query = async (name, text, values = []) => {
        if (!/^games-(along|count)/.test(name)) return query(name, text, values);
        const { rows } = await client.query<{ readonly 'QUERY PLAN': string }>(`explain ${text}`, [
          ...values,
        ]);
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
        return [];
      };
      const filter = { ...everyListedGame, player: 'program' };
      await new ListGamesHandler({ query: explain }).execute(
        new ListGames(filter, firstRows<string>(9), open),
      );
      await new CountGamesHandler({ query: explain })
        .execute(new CountGames(filter, open))
        .catch(() => null);
      expect(plans).toHaveLength(2);
      for (const plan of plans) {
        expect(plan).toContain('game_corp_player');
        expect(plan).not.toContain('using game_newest');
      }
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('reads the games of two players who play a lot in an index alone, but for those that it shows', async () => {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query(`insert into games.game
        select md5('both' || n)::uuid, 1000 + n, now(), case when n % 3 = 0 then 'Program' else 'p' || n % 500 end,
          case when n % 3 = 1 then 'Other' else 'q' || n % 500 end, '01054', '01001', 'corp', 'flatline', 9, '{}'
        from generate_series(1, 30000) as n`);
      // Rows of a transaction that is not over are read to see whether they are there: a bitmap would be thought to do it sooner.
      await client.query('analyze games.game; set local enable_bitmapscan = off');
      const plans = new Map<string, string>();
      const explain: Query = async (name, text, values = []) => {
        if (!/^games-(along|rarest)/.test(name)) return query(name, text, values);
        const { rows } = await client.query<{ readonly 'QUERY PLAN': string }>(`explain ${text}`, [
          ...values,
        ]);
        expect([...plans.keys()]).not.toContain(name);
        plans.set(name, rows.map((row) => row['QUERY PLAN']).join('\n'));
        if (name.startsWith('games-rarest')) return [];
        return JSON.parse(JSON.stringify((await client.query(text, [...values])).rows));
      };
      const filter = { ...everyListedGame, player: 'program', opponent: 'OTHER' };
      const page = await new ListGamesHandler({ query: explain }).execute(
        new ListGames(filter, firstRows<string>(9), open),
      );
      expect(page).toMatchObject({ rows: [], more: true });
      // As far as few tell, the page, and as far as one question may.
      expect(plans.size).toBe(3);
      for (const plan of plans.values()) {
        expect(plan).toContain('Index Only Scan using game_corp_player');
        expect(plan).not.toMatch(/Bitmap|[^y] Scan using game_(corp|runner)_player/);
      }
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('is counted along the games of the rarer of two players', async () => {
    const texts: string[] = [];
    const watched: Query = (name, text, values) => {
      if (name.startsWith('games-count')) texts.push(text);
      return query(name, text, values);
    };
    const names = { player: 'cy', opponent: 'bob' };
    const count = (filter: Partial<GameFilter>) =>
      new CountGamesHandler({ query: watched }).execute(
        new CountGames({ ...everyListedGame, ...filter }, open),
      );
    const [one, other] = [
      await count(names),
      await count({ player: names.opponent, opponent: names.player }),
    ];
    expect(one).toEqual(other);
    expect(one.total).toBeGreaterThan(0);
    // Two is the player, three the opponent.
    expect(texts[0]).toContain(
      'from games.game where lower(corp_player) = (select lower($2::text)) order by',
    );
    expect(texts[1]).toContain(
      'from games.game where lower(runner_player) = (select lower($3::text)) order by',
    );
  });

  it('is that of an identity where it is of whoever met it, or of the side that it is of anyway', async () => {
    const { pool } = database;
    await pool.query('select lists.refresh()');
    for (const [filter, same] of [
      [{ opponentIdentity: '01001' }, { identity: '01001' }],
      [{ identity: '01054', side: 'corp' }, { identity: '01054' }],
      [{ opponentIdentity: '01017', side: 'corp' }, { identity: '01017' }],
    ] as const) {
      asked.clear();
      const counted = await new CountGamesHandler({ query }).execute(
        new CountGames({ ...everyListedGame, ...filter }, open),
      );
      expect([...asked].filter((name) => name.startsWith('games-count'))).toEqual([]);
      expect(counted).toEqual(
        await new CountGamesHandler({ query }).execute(
          new CountGames({ ...everyListedGame, ...same }, open),
        ),
      );
    }
    // Both sides have been 01067 here.
    asked.clear();
    await new CountGamesHandler({ query }).execute(
      new CountGames({ ...everyListedGame, identity: '01067', side: 'corp' }, open),
    );
    expect([...asked].some((name) => name.startsWith('games-count'))).toBe(true);
  });

  it('shows an asker their own', async () => {
    const { rows: closed } = await database.pool.query<{ readonly id: string }>(
      'select game as id from opened.game join games.game on id = game where not shown limit 3',
    );
    const theirs = { ...open, asker: closed.map(({ id }) => id).join() };
    const total = await new CountGamesHandler({ query }).execute(
      new CountGames(everyListedGame, theirs),
    );
    expect(total).toEqual({ total: listed.length + 3, isExact: true });
  });
});
