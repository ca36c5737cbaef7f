import fc from 'fast-check';
import { GetPlayerStatistics } from '../../src/analysis/projections/player-statistics/queries';
import { dimensions, everything, type Dimension } from '../../src/analysis/statistics/slices';
import type { RateSubject } from '../../src/analysis/statistics/cells';
import { everyRate, type RateFilter } from '../../src/analysis/statistics/rate-filter';
import { rateSorts } from '../../src/analysis/statistics/rate-order';
import type { Database } from '../../src/platform/database/database';
import { firstRows } from '../../src/platform/projections/span';
import {
  DAY,
  DAYS,
  fillEagerPlayers,
  NAME_OPPONENTS,
  OPEN_OR_OWN as condition,
} from './support/eager-players';
import { temporaryServer, type TemporaryServer } from './support/temporary-server';
import { allRates, playerStatisticsIn } from '../support/statistics-of-all';

const dimensionNames = Object.keys(dimensions).filter(
  (name): name is Dimension => name in dimensions,
);

let temporary: TemporaryServer;
let database: Database;
let begun = 0;

beforeAll(async () => {
  temporary = await temporaryServer();
  ({ database } = await temporary.store());
  begun = await fillEagerPlayers(database);
});
afterAll(() => temporary.stop());

/** Rates as they are told, and what was read for them. */
async function ratesBy(of: RateSubject, filter: Partial<RateFilter>, name: string, asker: string) {
  const read = new Set<string>();
  const query = async <Row extends object>(
    statement: string,
    text: string,
    values: readonly unknown[] = [],
  ): Promise<readonly Row[]> => {
    for (const [table] of text.matchAll(/rates\.(met|months|standing|careers|turns|paces|ranges)/g))
      read.add(table);
    return (await database.pool.query<Row>({ name: statement, text, values: [...values] })).rows;
  };
  const { rows } = await allRates(
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
const eitherSide = fc.option(fc.constantFrom('corp' as const, 'runner' as const));
const ofSide = fc.tuple(ofTime, eitherSide).map(([stretch, side]) => ({ ...stretch, side }));

const ofTier = fc.option(fc.constantFrom('verified' as const, 'observed' as const));
const restsOn = fc.option(fc.constantFrom('decisions' as const, 'facts' as const));

interface Asked {
  readonly of: RateSubject;
  readonly filter: Partial<RateFilter>;
}

const oneOf = (...of: RateSubject[]) => fc.constantFrom(...of);
const asked: fc.Arbitrary<Asked> = fc.oneof(
  fc.record({ of: oneOf('matchup'), filter: ofTime }),
  fc.record({
    of: oneOf('matchup', 'identity', 'opponentIdentity', 'side', 'pool', 'month', 'player'),
    filter: ofTurns,
  }),
  fc.record({
    of: oneOf('matchup', 'identity', 'opponentIdentity', 'side'),
    filter: fc
      .tuple(
        ofTurns,
        fc.record({
          side: fc.option(fc.constantFrom('corp' as const, 'runner' as const)),
          identity: fc.option(fc.constantFrom('01000', '02001')),
          opponentIdentity: fc.option(fc.constantFrom('01001', '02000')),
          ...{ pool: fc.option(fc.constant('core-2018-09')), tier: ofTier, restsOn },
        }),
      )
      .map(([range, beside]) => ({ ...range, ...beside })),
  }),
  fc.record({ of: oneOf('identity', 'opponentIdentity'), filter: ofTime }),
  fc.record({ of: oneOf('player', 'side'), filter: ofSide }),
  fc.record({
    of: oneOf('matchup', 'identity', 'opponentIdentity', 'side', 'player'),
    filter: fc
      .tuple(
        ofSide,
        ofTurns,
        fc.option(fc.constantFrom('01000', '02001')),
        fc.option(fc.constant('02000')),
      )
      .map(([stretch, range, identity, opponentIdentity]) => ({
        ...{ ...stretch, ...range },
        ...{ identity, opponentIdentity },
      })),
  }),
  fc.record({
    of: oneOf('player'),
    filter: fc
      .tuple(ofTurns, fc.constantFrom('corp' as const, 'runner' as const))
      .map(([range, side]) => ({ ...range, side })),
  }),
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
    { numRuns: 250 },
  );
  return read;
}

describe('rates of a stretch', () => {
  it('are those of the sides in it, player by player', async () => {
    const { rows } = await ratesBy('matchup', { mostTurns: 20 }, 'count', '');
    expect(rows.length).toBeGreaterThan(4);
    expect(rows.some(({ players, rate }) => players > 5 && rate.games > 2 * players)).toBe(true);
    expect([...(await agree(''))].sort()).toEqual(
      expect.arrayContaining([
        ...['rates.careers', 'rates.met', 'rates.months', 'rates.paces', 'rates.turns'],
        'rates.ranges',
      ]),
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
    await database.pool.query(`update player_statistics.seat set turns = turns + 3, player = 'p9'
      where id in (select id from player_statistics.seat order by id desc limit 20)`);
    await database.pool.query(NAME_OPPONENTS);
    await agree(own.join());
    const { rows } = await database.pool.query<Readonly<Record<string, number>>>(`select
      (select count(*)::int from rates.counted) as counted, (select count(*)::int from rates.met) as linked,
      (select count(*)::int from rates.standing) as standing`);
    const [{ counted = 0, linked, standing } = {}] = rows;
    expect(counted).toBeGreaterThan(100);
    expect({ linked, standing }).toEqual({ linked: counted, standing: counted });
  });

  it.each([0, 5])('tell names page by page, with %i closed games of the asker', async (closed) => {
    const { rows: games } = await database.pool.query<{ readonly game: string }>(
      'select game from opened.game where not everything order by game limit $1',
      [closed],
    );
    const asker = games.map(({ game }) => game).join();
    const read = new Set<string>();
    const query = async <Row extends object>(
      name: string,
      text: string,
      values: readonly unknown[] = [],
    ): Promise<readonly Row[]> => {
      read.add(name);
      return (await database.pool.query<Row>({ name, text, values: [...values] })).rows;
    };
    const filters = fc.constantFrom<Partial<RateFilter>>(
      ...[{}, { pool: 'core-2018-09' }],
      ...([{ restsOn: 'decisions' }, { tier: 'verified' }, { side: 'corp' }] as const),
    );
    const spans = fc.record({
      ...{ size: fc.integer({ min: 1, max: 9 }), backwards: fc.boolean() },
      ...{ after: fc.option(fc.integer({ min: 0, max: 25 })), before: fc.constant(null) },
    });
    const pages = fc.record({
      ...{ of: oneOf('player', 'opponent'), filter: filters, span: spans },
      ...{ least: fc.integer({ min: 1, max: 30 }), sort: fc.constantFrom(...rateSorts) },
    });
    // Of a stretch of time or a range of turns, which has few names.
    const ofStretches = fc.oneof(
      ofSide,
      fc.record({ ...{ leastTurns: turns, mostTurns: turns }, side: eitherSide }),
    );
    const stretches = fc.record({
      ...{ of: fc.constant('player' as const), sort: fc.constant('games' as const) },
      filter: ofStretches,
      span: fc.record({
        ...{ size: fc.integer({ min: 1, max: 4 }), after: fc.integer({ min: 0, max: 6 }) },
        ...{ backwards: fc.constant(false), before: fc.constant(null) },
      }),
      least: fc.constantFrom(1, 1, 1, 4),
    });
    const anywhere = fc.record({
      ...{ of: oneOf('player', 'player', 'identity'), sort: fc.constantFrom(...rateSorts) },
      filter: ofStretches,
      span: fc.record({
        ...{ size: fc.integer({ min: 1, max: 4 }), backwards: fc.boolean() },
        after: fc.option(fc.integer({ min: 0, max: 6 })),
        before: fc.option(fc.integer({ min: 1, max: 12 })),
      }),
      least: fc.constantFrom(1, 1, 4),
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(pages, stretches, anywhere), async ({ filter, span, ...page }) => {
        const told = (name: string) =>
          allRates(
            { query },
            {
              ...{ ...page, span },
              ...{ filter: { ...everyRate, ...filter }, open: { name, condition, asker } },
            },
          );
        expect(await told('count')).toEqual(await told('count-all'));
      }),
      { numRuns: 600 },
    );
    for (const sort of rateSorts)
      expect([...read].join(' ')).toContain(`rates-names-player-${sort}`);
    for (const range of ['month-time', 'month-time-side', 'turns-turns', 'turns-turns-side'])
      expect([...read]).toContain(`rates-ranges-${range}`);
    expect([...read].filter((name) => name.endsWith('-end')).join(' ')).toMatch(
      /careers-player.*paces-player|paces-player.*careers-player/,
    );
  });

  const judged = fc.record({
    side: fc.option(fc.constantFrom('corp' as const, 'runner' as const), { freq: 2 }),
    pool: fc.option(fc.constant('core-2018-09'), { freq: 1 }),
  });
  const deedsAsked = fc.oneof(
    fc.record({
      by: fc.constantFrom('player' as const, 'opponent' as const),
      filter: fc.oneof(
        fc.constantFrom('01000', '01001').map((identity) => ({ identity })),
        fc.constantFrom('02000', '01001').map((opponentIdentity) => ({ opponentIdentity })),
        { arbitrary: ofSide, weight: 4 },
      ),
    }),
    fc.record({
      by: fc.constantFrom(...dimensionNames),
      filter: fc
        .tuple(ofTime, judged, fc.option(fc.constant('01000')))
        .map(([stretch, more, identity]) => ({ ...stretch, ...more, identity })),
    }),
  );

  it.each([
    ['', 0],
    ['with closed games of the asker', 5],
  ])('have what players did in them %s', async (_, closed) => {
    const { rows: games } = await database.pool.query<{ readonly game: string }>(
      'select game from opened.game where not everything order by game limit $1',
      [closed],
    );
    const asker = games.map(({ game }) => game).join();
    const read = new Set<string>();
    const handler = playerStatisticsIn({
      query: async <Row extends object>(
        name: string,
        text: string,
        values: readonly unknown[] = [],
      ) => {
        read.add(name);
        return (await database.pool.query<Row>({ name, text, values: [...values] })).rows;
      },
    });
    const spans = fc.constantFrom(
      firstRows<number>(500),
      firstRows<number>(2, 1),
      firstRows<number>(3, 9),
      {
        ...{ size: 2, after: null, before: null },
        backwards: true,
      },
    );
    const long = { since: toTime(DAYS), until: toTime(1), side: null };
    await fc.assert(
      fc.asyncProperty(deedsAsked, spans, async ({ by, filter }, span) => {
        const told = (name: string) =>
          handler.execute(
            new GetPlayerStatistics(by, {
              ...{ filter: { ...everything, ...filter }, span },
              open: { name, condition, asker },
            }),
          );
        expect(await told('count')).toEqual(await told('count-all'));
      }),
      // Chance alone may leave out the ways whose names are asked for below.
      {
        numRuns: 300,
        examples: [
          [{ by: 'player', filter: long }, firstRows(2, 1)],
          [{ by: 'opponent', filter: long }, firstRows(2, 1)],
        ],
      },
    );
    const names = [...read].join(' ');
    for (const name of [
      'ranked-player-identity-feats',
      'ranked-opponent-opponent-feats',
      'careers',
      'sides',
      'player-first',
      'opponent-first',
      'time',
    ])
      expect(names).toContain(name);
    expect(names).toMatch(/first-\w+-months/);
  });

  const sums = [
    ...['careers', 'turns', 'played', 'deed_cell', 'busy', 'feats', 'paces', 'months'],
    ...['cell', 'names', 'ranges', 'met', 'standing'],
  ];
  const kept = async () =>
    Promise.all(
      sums.map(async (table) => {
        const { rows } = await database.pool.query<{ readonly row: string }>(
          `select one::text as row from rates.${table} as one order by 1`,
        );
        return rows.map(({ row }) => row);
      }),
    );

  it('are told as they were before while somebody fills in a part', async () => {
    const { pool } = database;
    const told = () =>
      allRates(
        { query: async (_, text, values) => (await pool.query(text, [...(values ?? [])])).rows },
        {
          ...{ of: 'side', least: 1, sort: 'games', span: firstRows<number>(5) },
          ...{ filter: everyRate, open: { name: 'count', condition, asker: '' } },
        },
      );
    const before = await told();
    const holder = await database.connect('spec');
    try {
      await holder.query(`begin; select pg_advisory_xact_lock(hashtextextended('rates', 0))`);
      await pool.query(`update player_statistics.seat
        set draws = 0, wins = (side = 'runner')::int, losses = (side <> 'runner')::int
        where id in (select id from rates.counted order by id limit 60)`);
      expect(await told()).toEqual({ ...before, isCounting: true });
    } finally {
      await holder.end();
    }
    const after = await told();
    expect(after.isCounting).toBe(false);
    expect(after.rows).not.toEqual(before.rows);
  });

  it('are filled in beside after an upgrade, and follow games meanwhile', async () => {
    const { pool } = database;
    // Some players have more pools than one.
    await pool.query(`update player_statistics.seat set pool = 'all'
      where id in (select id from player_statistics.seat order by id desc limit 90)`);
    await pool.query('select rates.refresh()');
    const { rowCount } = await pool.query(
      'select who from rates.counted group by 1 having min(pool) <> max(pool)',
    );
    expect(rowCount).toBeGreaterThan(5);
    const before = await kept();
    for (const rows of before) expect(rows.length).toBeGreaterThan(10);
    await pool.query(`truncate rates.careers, rates.turns, rates.played, rates.busy, rates.feats, rates.paces;
      delete from rates.deed_cell where columns & 512 > 0; update rates.filling set parts = 0`);
    const change = (winner: string) =>
      pool.query(
        `update player_statistics.seat set wins = (side = $1)::int, draws = 0, losses = (side <> $1)::int
         where id in (select id from player_statistics.seat order by recorded_at, id limit 60)`,
        [winner],
      );
    // Nothing is read of what is filled in of some players alone.
    for (let part = 0; part < 300; part += 1) await pool.query('select rates.fill()');
    await change('corp');
    for (const filter of [{ mostTurns: 20 }, { since: new Date(begun - 100 * DAY) }]) {
      const told = await ratesBy('side', filter, 'count', '');
      expect([...told.read].filter((table) => table === 'rates.turns')).toEqual([]);
      expect(told.rows).toEqual((await ratesBy('side', filter, 'count-all', '')).rows);
    }
    for (let part = 0; part < 200; part += 1) await pool.query('select rates.fill()');
    await change('runner');
    await pool.query('select rates.refresh()');
    while (
      (await pool.query<{ more: boolean }>('select rates.fill() as more')).rows[0]?.more === true
    );
    const filled = await kept();
    await pool.query('delete from rates.counted_from; select rates.refresh()');
    expect(filled).toEqual(await kept());
    await agree('');
  });

  it('are counted anew in steps, the same as at once, and told as before meanwhile', async () => {
    const { pool } = database;
    const indexes = async () =>
      (
        await pool.query<{ readonly made: string }>(
          `select pg_get_indexdef(indexrelid) as made from pg_index join pg_class on pg_class.oid = indrelid
           where relnamespace = 'rates'::regnamespace
           union all select pg_get_triggerdef(pg_trigger.oid) from pg_trigger join pg_class on pg_class.oid = tgrelid
           where relnamespace = 'rates'::regnamespace and not tgisinternal order by 1`,
        )
      ).rows.map(({ made }) => made);
    const step = async () =>
      (
        await pool.query<{ readonly did: string; readonly done: number; readonly steps: number }>(
          'select * from rates.recount()',
        )
      ).rows[0];
    expect(await step()).toBeUndefined();
    await pool.query('delete from rates.counted_from; select rates.refresh()');
    const before = await kept();
    const stood = await indexes();
    // A large store is one in which a single side is too much to be counted at once.
    await pool.query(`create or replace function rates.most_at_once() returns int language sql immutable as 'select 0';
      delete from rates.counted_from`);
    const reading = await database.connect('spec');
    const done: number[] = [];
    let did = '';
    // Somebody who reads is waited for, and another connection tells of what is put in place.
    await reading.query('begin; select from rates.cell limit 1');
    const until = setTimeout(() => void reading.query('commit'), 3_000);
    for (let next = await step(); next !== undefined; next = await step()) {
      done.push(next.done);
      did = next.did;
      if (next.done === 9) await pool.query(`update player_statistics.seat set wins = wins`);
      if (next.done % 40 === 1 && next.done < next.steps) expect(await kept()).toEqual(before);
    }
    clearTimeout(until);
    expect(done).toEqual(done.map((_, i) => i + 1));
    expect(did).toBe('index turns');
    expect(await kept()).toEqual(before);
    expect(await indexes()).toEqual(stood);
    expect((await pool.query('select from rates.changed limit 1')).rowCount).toBe(1);
    await pool.query('select rates.refresh()');
    expect(await kept()).toEqual(before);
    await reading.query('select rates.brought_up(5000)');
    await reading.end();
    // All steps at once, where nobody does them one by one.
    await pool.query('delete from rates.counted_from');
    await step();
    await pool.query('select rates.refresh()');
    expect(await kept()).toEqual(before);
    // What was counted apart is left where games are few again.
    await pool.query('delete from rates.counted_from');
    await step();
    await pool.query(
      `create or replace function rates.most_at_once() returns int language sql immutable as 'select 20000'`,
    );
    await pool.query('select rates.refresh()');
    expect(await kept()).toEqual(before);
    expect((await pool.query(`select from pg_tables where schemaname = 'recount'`)).rowCount).toBe(
      0,
    );
    await agree('');
  }, 180_000);
});
