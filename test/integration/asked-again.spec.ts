import fc from 'fast-check';
import { GetPlayerStatistics } from '../../src/analysis/projections/player-statistics/queries';
import type { RateSubject } from '../../src/analysis/statistics/cells';
import { everyRate, type RateFilter } from '../../src/analysis/statistics/rate-filter';
import { rateSorts } from '../../src/analysis/statistics/rate-order';
import { everything } from '../../src/analysis/statistics/slices';
import type { Database } from '../../src/platform/database/database';
import type { Span } from '../../src/platform/projections/span';
import {
  DAY,
  fillEagerPlayers,
  NAME_OPPONENTS,
  OPEN_OR_OWN as condition,
} from './support/eager-players';
import { temporaryServer, type TemporaryServer } from './support/temporary-server';
import { allRates, playerStatisticsIn } from '../support/statistics-of-all';

let temporary: TemporaryServer;
let database: Database;
let begun = 0;

beforeAll(async () => {
  temporary = await temporaryServer();
  ({ database } = await temporary.store());
  begun = await fillEagerPlayers(database);
  // Some players have more pools than one.
  await database.pool.query(`update player_statistics.seat set pool = 'all'
    where id in (select id from player_statistics.seat order by id desc limit 90)`);
  await database.pool.query(`select rates.refresh()`);
  await database.pool
    .query(`create or replace function rates.least_asked() returns int language sql immutable as 'select 0';
    create or replace function rates.most_asked() returns int language sql immutable as 'select 60'`);
}, 60_000);
afterAll(() => temporary.stop());

const ago = (days: number): Date => new Date(begun - days * DAY);

/** What is asked again: of each subject, by a time, turns or both, with anything beside. */
const filters = (): readonly Partial<RateFilter>[] => [
  { since: ago(100) },
  { since: ago(90), until: ago(20), side: 'corp' },
  { leastTurns: 12, mostTurns: 30 },
  { leastTurns: 12, mostTurns: 30, side: 'runner' },
  { leastTurns: 10, since: ago(120), until: ago(3) },
  { identity: '01000', until: ago(10) },
  { pool: 'core-2018-09', mostTurns: 33, since: ago(140), restsOn: 'decisions' },
  { opponentIdentity: '01001', tier: 'verified', since: ago(130) },
];
const subjects: readonly RateSubject[] = [
  ...(['player', 'opponent', 'identity', 'opponentIdentity', 'side', 'matchup', 'month'] as const),
];

async function tell(
  of: RateSubject,
  filter: Partial<RateFilter>,
  page: Pick<Parameters<typeof allRates>[1], 'least' | 'sort' | 'span'>,
  {
    name,
    asker,
    read,
  }: { readonly name: string; readonly asker: string; readonly read?: string[] },
) {
  const query = async <Row extends object>(
    statement: string,
    text: string,
    values: readonly unknown[] = [],
  ): Promise<readonly Row[]> => {
    read?.push(statement);
    return (await database.pool.query<Row>({ name: statement, text, values: [...values] })).rows;
  };
  return allRates(
    { query },
    { of, ...page, filter: { ...everyRate, ...filter }, open: { name, condition, asker } },
  );
}

const first = { least: 1, sort: 'value', span: span({}) } as const;

function span(given: Partial<Span<number>>): Span<number> {
  return { size: 500, after: null, before: null, backwards: false, ...given };
}

async function keep(): Promise<number> {
  for (let parts = 0; ; parts += 1) {
    const { rows } = await database.pool.query<{ readonly more: boolean }>(
      'select rates.keep_asked() as more',
    );
    if (rows[0]?.more !== true) return parts;
  }
}

const kept = async (): Promise<number> =>
  (await database.pool.query('select from rates.asked where parts = 256')).rowCount ?? 0;

/** Everything that is kept again is told as from every side there is. */
async function agree(asker: string): Promise<ReadonlySet<string>> {
  const read: string[] = [];
  const asked = fc.record({
    of: fc.constantFrom(...subjects),
    filter: fc.constantFrom(...filters()),
    page: fc.record({
      ...{ least: fc.constantFrom(1, 1, 3, 9), sort: fc.constantFrom(...rateSorts) },
      span: fc.record({
        ...{ size: fc.integer({ min: 1, max: 9 }), backwards: fc.boolean() },
        after: fc.option(fc.integer({ min: 0, max: 9 })),
        before: fc.option(fc.integer({ min: 1, max: 12 })),
      }),
    }),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ of, filter, page }) => {
      const told = await tell(of, filter, page, { name: 'count', asker, read });
      expect(told).toEqual(await tell(of, filter, page, { name: 'count-all', asker }));
    }),
    { numRuns: 250 },
  );
  return new Set(read.filter((name) => name.startsWith('rates-again-')));
}

const ownOf = async (most: number): Promise<string> =>
  (
    await database.pool.query<{ readonly game: string }>(
      'select game from opened.game where not everything order by game limit $1',
      [most],
    )
  ).rows
    .map(({ game }) => game)
    .join();

describe('what is asked again', () => {
  it('is kept from the second time on, and no page of it reads games', async () => {
    const read: string[] = [];
    const ask = () =>
      tell('player', { since: ago(100) }, first, { name: 'count', asker: '', read });
    const before = await ask();
    expect(before.rows.length).toBeGreaterThan(5);
    expect([await keep(), await kept()]).toEqual([0, 0]);
    await ask();
    expect([await keep(), await kept()]).toEqual([256 / 16, 1]);
    read.length = 0;
    expect(await ask()).toEqual(before);
    expect(read).toEqual([
      'rates-refresh',
      'asked-known',
      expect.stringContaining('rates-again-names-player-value'),
    ]);
  });

  it('is told as from every game, whatever changes meanwhile', async () => {
    for (const of of subjects)
      for (const filter of filters())
        for (const name of ['count', 'count']) await tell(of, filter, first, { name, asker: '' });
    await keep();
    expect(await kept()).toBeGreaterThan(30);
    const { pool } = database;
    const names = await agree('');
    for (const of of subjects)
      expect([...names].some((name) => name.includes(`-${of}-`))).toBe(true);
    const own = await ownOf(5);
    expect(own).not.toBe('');
    await agree(own);
    await pool.query(`update opened.game set everything = not everything
      where game in (select game from opened.game order by game limit 40)`);
    await agree('');
    await pool.query(`delete from player_statistics.seat
      where id in (select id from player_statistics.seat order by id limit 60)`);
    await agree(own);
    await pool.query(`update player_statistics.seat set turns = turns + 3, player = 'p9', recorded_at = recorded_at - interval '9 days'
      where id in (select id from player_statistics.seat order by id desc limit 20)`);
    await pool.query(NAME_OPPONENTS);
    await agree(await ownOf(3));
    const rows = async () =>
      (
        await pool.query<{ readonly row: string }>(`
          select 'cell ' || one::text as row from (
            select subject, since, until, least_turns, most_turns, side, identity, cell.* from rates.asked
            join rates.asked_cell as cell using (number)
          ) as one
          union all select 'names ' || one::text from rates.asked_names as one order by 1`)
      ).rows.map(({ row }) => row);
    const changed = await rows();
    expect(changed.length).toBeGreaterThan(300);
    // Made anew of all sides, each cell is the same.
    await pool.query(
      'truncate rates.asked_cell, rates.asked_names; update rates.asked set parts = 0',
    );
    await keep();
    expect(await rows()).toEqual(changed);
  }, 180_000);

  it('follows games while parts of it are made, and is not read before', async () => {
    const { pool } = database;
    await pool.query(
      'truncate rates.asked_cell, rates.asked_names; update rates.asked set parts = 0',
    );
    for (let part = 0; part < 200; part += 1) await pool.query('select rates.keep_asked()');
    await pool.query(`update player_statistics.seat set wins = (side = 'corp')::int, draws = 0, losses = (side <> 'corp')::int
      where id in (select id from player_statistics.seat order by recorded_at, id limit 60)`);
    await agree('');
    await keep();
    const names = await agree('');
    expect(names.size).toBeGreaterThan(20);
  }, 120_000);

  it('ranks who played in a stretch of time for what they did', async () => {
    const read: string[] = [];
    const handler = playerStatisticsIn({
      query: async <Row extends object>(
        name: string,
        text: string,
        values: readonly unknown[] = [],
      ) => {
        read.push(name);
        return (await database.pool.query<Row>({ name, text, values: [...values] })).rows;
      },
    });
    for (const by of ['player', 'opponent'] as const)
      for (const side of ['corp', 'runner', null] as const)
        for (const asker of ['', await ownOf(4)])
          for (const page of [
            span({ size: 3 }),
            span({ size: 3, after: 4 }),
            span({ size: 2, backwards: true }),
          ]) {
            const told = (name: string) =>
              handler.execute(
                new GetPlayerStatistics(by, {
                  ...{
                    filter: { ...everything, since: ago(90), until: ago(20), side },
                    span: page,
                  },
                  open: { name, condition, asker },
                }),
              );
            const all = await told('count-all');
            expect(all.rows.length).toBeGreaterThan(0);
            expect(await told('count')).toEqual(all);
          }
    expect(read.join(' ')).toContain('deeds-ranked-player-again');
    expect(read.join(' ')).toContain('deeds-ranked-opponent-again');
  });

  it('leaves for others that are asked for, and where all games are counted anew', async () => {
    const { pool } = database;
    await pool.query(
      `create or replace function rates.most_asked() returns int language sql immutable as 'select 3'`,
    );
    const filter = { since: ago(77), until: ago(7) };
    for (const name of ['count', 'count']) await tell('player', filter, first, { name, asker: '' });
    await keep();
    expect(await kept()).toBe(3);
    const told = await tell('player', filter, first, { name: 'count', asker: '' });
    expect(told).toEqual(await tell('player', filter, first, { name: 'count-all', asker: '' }));
    await pool.query('delete from rates.counted_from; select rates.refresh()');
    expect((await pool.query('select from rates.asked')).rowCount).toBe(0);
    await pool.query(`update rates.asked_before set left_at = left_at - interval '1 hour'`);
    expect(await keep()).toBeGreaterThan(3);
    const { rows } = await pool.query<{ readonly left: number }>(
      `select (select count(*) from rates.asked_cell) + (select count(*) from rates.asked_names)
         + (select count(*) from rates.asked_before) as left`,
    );
    expect(Number(rows[0]?.left)).toBe(0);
  });

  it('finds a page of names along an index of them', async () => {
    const { pool } = database;
    const filter = { since: ago(100) };
    for (const name of ['count', 'count']) await tell('player', filter, first, { name, asker: '' });
    await keep();
    // As many names as a large store has, so that a plan is not for a table of one page.
    await pool.query(`insert into rates.asked_cell
      select number, 'q' || n, '', n % 40 + 1, n % 7, 0, 0, 1, (n % 7) ^ 2, (n % 7) * (n % 40 + 1), (n % 40 + 1) ^ 2
      from rates.asked, generate_series(1, 40000) as n; analyze rates.asked_cell, rates.asked_names`);
    for (const sort of rateSorts) {
      const plans: string[] = [];
      await allRates(
        {
          query: async <Row extends object>(
            name: string,
            text: string,
            values: readonly unknown[] = [],
          ) => {
            if (name.startsWith('rates-again'))
              plans.push(
                JSON.stringify(
                  (await pool.query(`explain (analyze, format json) ${text}`, [...values])).rows,
                ),
              );
            return (await pool.query<Row>(text, [...values])).rows;
          },
        },
        {
          ...{ of: 'player', least: 3, sort, span: span({ size: 20, after: 20_000 }) },
          ...{ filter: { ...everyRate, ...filter }, open: { name: 'count', condition, asker: '' } },
        },
      );
      const [plan = ''] = plans;
      expect(plan).toContain(sort === 'games' ? 'asked_by_games' : 'asked_by_wins');
      expect(plan).not.toContain(
        '"Seq Scan","Parallel Aware":false,"Async Capable":false,"Relation Name":"asked_cell"',
      );
      const most = Math.max(
        ...[
          ...plan.matchAll(
            /"Relation Name":"asked_cell".*?"Actual Rows":([\d.]+),"Actual Loops":([\d.]+)/g,
          ),
        ].map(([, rows, loops]) => Number(rows) * Number(loops)),
      );
      expect(most).toBeGreaterThan(0);
      expect(most).toBeLessThan(4_000);
    }
  });
});
