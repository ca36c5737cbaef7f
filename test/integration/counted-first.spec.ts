import fc from 'fast-check';
import {
  GetCardStatistics,
  GetCardStatisticsHandler,
} from '../../src/analysis/projections/card-statistics/queries';
import {
  GetCardRates,
  GetCardRatesHandler,
} from '../../src/analysis/projections/card-statistics/card-rates';
import {
  GetPlayerStatistics,
  GetPlayerStatisticsHandler,
} from '../../src/analysis/projections/player-statistics/queries';
import type { RateSubject } from '../../src/analysis/statistics/cells';
import { everyRate, type RateFilter } from '../../src/analysis/statistics/rate-filter';
import type { RateSort } from '../../src/analysis/statistics/rate-order';
import { ratesOf, type Rates } from '../../src/analysis/statistics/rates';
import { sidesRead } from '../../src/analysis/statistics/sides-read';
import { A_LOOKUP } from '../../src/analysis/statistics/stretch-asked';
import { everything, type SliceFilter } from '../../src/analysis/statistics/slices';
import { isUntold, type Untold } from '../../src/analysis/statistics/untold';
import { playedDeckProjection } from '../../src/decks/projections/played-decks';
import { contentIds } from '../../src/platform/content-id/content-id';
import type { Database } from '../../src/platform/database/database';
import type { ReadModelReader } from '../../src/platform/projections/projection';
import { firstRows } from '../../src/platform/projections/span';
import { tournamentProjection } from '../../src/tournaments/projections/tournaments';
import { DAY, fillEagerPlayers, OPEN_OR_OWN as condition } from './support/eager-players';
import { temporaryServer, type TemporaryServer } from './support/temporary-server';

let temporary: TemporaryServer;
let database: Database;
let reader: ReadModelReader;
/** The beginning of the day on which the last game was recorded. */
let day = 0;

beforeAll(async () => {
  temporary = await temporaryServer();
  ({ database } = await temporary.store());
  day = Math.floor((await fillEagerPlayers(database)) / DAY) * DAY;
  await database.pool.query('select rates.refresh()');
  for (let more = true; more;) {
    const { rows } = await database.pool.query<{ readonly more: boolean }>(
      'select rates.fill() as more',
    );
    more = rows[0]?.more ?? false;
  }
  reader = {
    query: async <Row extends object>(
      name: string,
      text: string,
      values: readonly unknown[] = [],
    ) => (await database.pool.query<Row>({ name, text, values: [...values] })).rows,
  };
}, 60_000);
afterEach(() => database.pool.query('delete from rates.asked'));
afterAll(() => temporary.stop());

const ago = (days: number): Date => new Date(day - days * DAY);
const open = { name: 'count', condition, asker: '' };

/** A question may read so many sides. */
const FEW = 5;

interface Asked {
  readonly of?: RateSubject;
  readonly sort?: RateSort;
  readonly account?: string;
  readonly most?: number;
  readonly from?: string;
}

const ask = (
  filter: Partial<RateFilter>,
  { of = 'player', sort = 'value', account = 'Ana', most = FEW, from = 'count' }: Asked = {},
): Promise<Rates | Untold> =>
  ratesOf(
    reader,
    {
      ...{ of, sort, least: 1, span: firstRows<number>(9), open: { ...open, name: from } },
      filter: { ...everyRate, ...filter },
    },
    { account, mostSides: most },
  );

/** One part of what is counted beside. */
async function countPart(): Promise<boolean> {
  const { rows } = await database.pool.query<{ readonly more: boolean }>(
    'select rates.keep_asked() as more',
  );
  return rows[0]?.more ?? false;
}

async function countAll(): Promise<void> {
  while (await countPart());
}

const stretch = () => ({ since: ago(100), until: ago(20) });

describe('what would read more than a question may', () => {
  it('is refused while it is counted, says how far that is, and is told from then on', async () => {
    const refused = await ask(stretch());
    expect(refused).toMatchObject({ untold: 'being-counted', done: 0, ahead: 0 });
    await countPart();
    await countPart();
    expect(await ask(stretch(), { account: 'Bea' })).toMatchObject({
      ...{ untold: 'being-counted', done: 2 / 16, ahead: 0 },
    });
    await countAll();
    const told = await ask(stretch());
    expect(told).toEqual(await ask(stretch(), { from: 'count-all', most: Infinity }));
    expect(told).toMatchObject({ rows: expect.arrayContaining([expect.anything()]) });
    // The account is kept no longer than somebody waits.
    const { rows } = await database.pool.query('select account from rates.asked');
    expect(rows).toEqual([{ account: '' }]);
  });

  it('is held to the sides and names that would be read', async () => {
    const { rows } = await database.pool.query<{ readonly sides: number }>(
      'select count(*)::int as sides from rates.counted where recorded_at >= $1 and recorded_at < $2',
      [ago(100), ago(20)],
    );
    const sides = rows[0]?.sides ?? 0;
    expect(sides).toBeGreaterThan(100);
    const refused = await ask(stretch(), { of: 'matchup' });
    if (!isUntold(refused) || refused.untold !== 'being-counted') throw new Error('it was told');
    // Months are taken to be spread evenly.
    expect(Math.abs(refused.sides - sides)).toBeLessThan(sides / 10);
    expect(isUntold(await ask(stretch(), { of: 'matchup', most: 2 * sides }))).toBe(false);
    expect(isUntold(await ask(stretch(), { of: 'matchup', most: sides / 2 }))).toBe(true);
  });

  it('is held to what is looked up of each side at the ends of a stretch', async () => {
    const now = new Date(day);
    // Whole months are told by sums, and a day of the first is taken away.
    const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 3, 2));
    const { rows } = await database.pool.query<{ readonly sides: number }>(
      `select count(*)::int as sides from rates.counted
       where recorded_at >= $1::timestamptz - interval '1 day' and recorded_at < $1`,
      [since],
    );
    const sides = rows[0]?.sides ?? 0;
    expect(sides).toBeGreaterThan(1);
    const asks = (most: number) => ask({ since }, { of: 'identity', sort: 'games', most });
    expect(await asks(A_LOOKUP * sides * 0.4)).toMatchObject({ untold: 'being-counted' });
    expect(isUntold(await asks(A_LOOKUP * sides * 2))).toBe(false);
  });

  it.each<readonly [string, () => Partial<RateFilter>, RateSubject, RateSort]>([
    [
      'players of a range of turns by rate',
      () => ({ leastTurns: 10, mostTurns: 30 }),
      'player',
      'value',
    ],
    ['players of a stretch, shrunk', stretch, 'player', 'shrunk'],
    ['matchups of a stretch', stretch, 'matchup', 'games'],
    ['turns together with a time', () => ({ mostTurns: 30, ...stretch() }), 'identity', 'games'],
    [
      'an identity beside a pool',
      () => ({ identity: '01000', pool: 'core-2018-09', ...stretch() }),
      'month',
      'games',
    ],
  ])('%s: no statement reads sides before they are counted', async (_what, filter, of, sort) => {
    const read: string[] = [];
    const watched: ReadModelReader = {
      query: (name, text, values) => {
        read.push(text);
        return reader.query(name, text, values);
      },
    };
    const told = await ratesOf(
      watched,
      {
        ...{ of, sort, least: 3, span: firstRows<number>(9), open },
        filter: { ...everyRate, ...filter() },
      },
      { account: 'Ana', mostSides: FEW },
    );
    expect(told).toMatchObject({ untold: 'being-counted' });
    // What has a row of each side, or of each name.
    const large = /rates\.(counted|met|careers|paces|standing|cards|deeds)(?!_)\b|_statistics\./;
    expect(read.filter((text) => large.test(text))).toEqual([]);
    expect(read.length).toBeGreaterThan(2);
    read.length = 0;
    await ratesOf(
      watched,
      {
        ...{ of, sort, least: 3, span: firstRows<number>(9), open },
        filter: { ...everyRate, ...filter() },
      },
      { account: 'Ana', mostSides: Infinity },
    );
    expect(read.some((text) => large.test(text))).toBe(true);
  });

  it('is never held to be less than it is', async () => {
    const now = new Date(day);
    const month = (back: number) =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back));
    const anything = fc.record({
      since: fc.option(fc.integer({ min: 2, max: 6 }).map(month)),
      until: fc.option(fc.integer({ min: -1, max: 1 }).map(month)),
      leastTurns: fc.option(fc.integer({ min: 1, max: 30 })),
      mostTurns: fc.option(fc.integer({ min: 10, max: 40 })),
      identity: fc.option(fc.constantFrom('01000', '02001')),
    });
    await fc.assert(
      fc.asyncProperty(anything, async (given) => {
        const { since, until, leastTurns, mostTurns, identity } = given;
        const { rows } = await database.pool.query<{ readonly fit: number }>(
          `select count(*)::int as fit from rates.counted
           where ($1::timestamptz is null or recorded_at >= $1) and ($2::timestamptz is null or recorded_at < $2)
             and ($3::int is null or turns >= $3) and ($4::int is null or turns <= $4)
             and ($5::text is null or identity = $5)`,
          [since, until, leastTurns, mostTurns, identity],
        );
        const fit = rows[0]?.fit ?? 0;
        const filter = { ...everyRate, ...given };
        for (const filled of [new Set<string>(), new Set(['ranges'])])
          for (const through of ['counted', 'met'] as const)
            expect(
              await sidesRead(reader, through, filter, filled, Infinity),
            ).toBeGreaterThanOrEqual(fit);
        if (identity === null && (leastTurns ?? mostTurns) === null)
          expect(await sidesRead(reader, 'counted', filter, new Set(), Infinity)).toBe(fit);
      }),
      { numRuns: 150 },
    );
  });

  it('is told at once where sums answer, or little is read', async () => {
    for (const [filter, of] of [
      [{}, 'matchup'],
      [{ identity: '01000' }, 'opponentIdentity'],
      [{ mostTurns: 30 }, 'identity'],
    ] as const)
      expect(isUntold(await ask(filter, { of }))).toBe(false);
    expect(isUntold(await ask(stretch(), { most: 10_000 }))).toBe(false);
    expect(
      (await database.pool.query('select from rates.asked where account <> $1', [''])).rowCount,
    ).toBe(0);
  });

  it('is refused of a player of so many games, and told of one of fewer: a caller has to narrow it', async () => {
    const { rows } = await database.pool.query<{ readonly sides: number }>(
      `select count(*)::int as sides from rates.counted
       where lower(player) = 'p2' and recorded_at >= $1 and recorded_at < $2`,
      [ago(100), ago(20)],
    );
    const sides = rows[0]?.sides ?? 0;
    expect(sides).toBeGreaterThan(FEW);
    for (const named of [{ player: 'P2' }, { opponent: 'p2' }]) {
      const filter = { ...named, ...stretch() };
      for (const subject of ['identity', 'matchup', 'player'] as const) {
        expect(await ask(filter, { of: subject, most: sides - 1 })).toEqual({
          ...{ untold: 'too-many', sides, most: sides - 1 },
        });
        expect(isUntold(await ask(filter, { of: subject, most: sides }))).toBe(false);
      }
    }
    // No more of them are counted than one question may read.
    expect(await ask({ player: 'p2' }, { of: 'identity' })).toMatchObject({ sides: FEW + 1 });
    expect((await database.pool.query('select from rates.asked')).rowCount).toBe(0);
  });

  it('is refused of a tournament and of a deck of so many games', async () => {
    const { pool } = database;
    for (const { name, tables } of [
      tournamentProjection,
      playedDeckProjection(contentIds(new Uint8Array(32))),
    ])
      await pool.query(
        `create schema ${name}; set search_path to ${name}, public; ${tables}; reset search_path`,
      );
    const ids = `(select distinct id from rates.counted order by id limit 4) as game`;
    await pool.query(`insert into tournaments.linked select 'cup', id::text, id from ${ids}`);
    await pool.query(
      `insert into played_decks.side select id::text, 'corp', 'lent', 1 from ${ids}`,
    );
    for (const [filter, sides] of [
      [{ tournament: 'cup' }, 8],
      [{ deck: ['lent', 'other'] }, 4],
      // Of a player each side is asked whether it is of the tournament.
      [{ tournament: 'cup', player: 'nobody' }, 0],
    ] as const) {
      const told = await ask(filter, { of: 'matchup', most: sides, from: 'named' });
      expect(isUntold(told)).toBe(false);
      if (sides > 0)
        expect(await ask(filter, { of: 'matchup', most: sides - 1 })).toEqual({
          ...{ untold: 'too-many', sides, most: sides - 1 },
        });
    }
  });

  it('of a player is asked of each side, with the same answer as of all of them', async () => {
    const { rows: players } = await database.pool.query<{ readonly player: string }>(
      'select distinct lower(player) as player from rates.counted',
    );
    const games = async (filter: Partial<RateFilter>): Promise<number> => {
      const told = await ask(filter, { of: 'side', most: 10_000 });
      if (isUntold(told)) throw new Error('it was not told');
      return told.rows.reduce((sum, { rate }) => sum + rate.games, 0);
    };
    for (const [named, sides] of [
      [{ tournament: 'cup' }, 8],
      [{ deck: ['lent'] }, 4],
    ] as const) {
      expect(await games(named)).toBe(sides);
      for (const seat of ['player', 'opponent'] as const) {
        let sum = 0;
        for (const { player } of players) sum += await games({ ...named, [seat]: player });
        expect(sum).toBe(sides);
      }
    }
  });

  it('of a player of many sides in a small tournament is read along the tournament', async () => {
    const texts: string[] = [];
    const watched: ReadModelReader = {
      query: (name, text, values) => {
        if (/^rates-(counted|sides)-e/.test(name)) texts.push(text);
        return reader.query(name, text, values);
      },
    };
    const { rows } = await database.pool.query<{
      readonly player: string;
      readonly sides: number;
      readonly inCup: number;
    }>(`select lower(player) as player, count(*)::int as sides,
          (count(*) filter (where id in (select game from tournaments.linked)))::int as "inCup"
        from rates.counted group by 1 order by 3 desc, 2 desc limit 1`);
    const [most] = rows;
    if (most === undefined) throw new Error('nobody played');
    expect(most.inCup).toBeGreaterThan(0);
    expect(most.sides).toBeGreaterThan(8);
    for (const seat of ['player', 'opponent'] as const) {
      texts.length = 0;
      const told = await ratesOf(
        watched,
        {
          ...{ of: 'side', sort: 'games', least: 1, span: firstRows<number>(9), open },
          filter: { ...everyRate, tournament: 'cup', [seat]: most.player },
        },
        { account: 'Ana', mostSides: 8 },
      );
      if (isUntold(told)) throw new Error('it was not told');
      expect(told.rows.reduce((sum, { rate }) => sum + rate.games, 0)).toBe(most.inCup);
      expect(texts.join()).toContain('id = any(array(select linked.game');
      expect(texts.join()).not.toContain('and who = rates.who');
    }
  });

  it('waits for what the same caller, and all others, asked for', async () => {
    const counted = (days: number, account: string) => ask({ since: ago(days) }, { account });
    for (const days of [50, 51])
      expect(await counted(days, 'Ana')).toMatchObject({ untold: 'being-counted' });
    expect(await counted(52, 'Ana')).toEqual({ untold: 'line-full', of: 'own' });
    // Whoever asks for the same waits for the same.
    expect(await counted(51, 'Bea')).toMatchObject({ untold: 'being-counted', ahead: 1 });
    for (let other = 0; other < 14; other += 1)
      expect(await counted(60 + other, `caller ${other >> 1}`)).toMatchObject({ ahead: 2 + other });
    expect(await counted(99, 'Cid')).toEqual({ untold: 'line-full', of: 'all' });
    await countAll();
    expect(isUntold(await counted(51, 'Ana'))).toBe(false);
    expect(await counted(99, 'Cid')).toMatchObject({ untold: 'being-counted' });
  });

  it('is not thrown out by what others ask for, and comes before it', async () => {
    await database.pool.query(
      `create or replace function rates.least_asked() returns int language sql immutable as 'select 0'`,
    );
    for (const account of ['Ana', 'Bea']) await ask({ since: ago(40) }, { account, most: 10_000 });
    await ask(stretch(), { account: 'Ana' });
    // Not more than 64 of these wait.
    for (let days = 0; days < 70; days += 1)
      await ask({ since: ago(50 + days) }, { account: 'Bea', most: 10_000 });
    expect((await database.pool.query('select from rates.asked')).rowCount).toBeLessThan(70);
    for (let part = 0; part < 16; part += 1) await countPart();
    expect(isUntold(await ask(stretch()))).toBe(false);
    const { rows } = await database.pool.query('select since from rates.asked where parts = 256');
    expect(rows).toEqual([{ since: ago(100) }]);
  });

  it('is counted for whole days alone, and up to now for all who ask', async () => {
    const since = new Date(ago(70).getTime() + 1);
    expect(await ask({ since })).toMatchObject({ untold: 'no-days', end: 'since', day: ago(70) });
    const until = new Date(ago(3).getTime() - 1);
    expect(await ask({ until })).toMatchObject({ untold: 'no-days', end: 'until', day: ago(4) });
    for (const later of [1, 2, 3])
      expect(
        await ask({ since: ago(70), until: new Date(Date.now() + later * DAY) }),
      ).toMatchObject({
        ...{ untold: 'being-counted' },
      });
    expect((await database.pool.query('select from rates.asked')).rowCount).toBe(1);
  });

  it('begins anew where all games are counted anew', async () => {
    await ask(stretch());
    await countPart();
    await database.pool.query('delete from rates.counted_from; select rates.refresh()');
    expect(await ask(stretch())).toMatchObject({ untold: 'being-counted', done: 0 });
    await countAll();
    expect(isUntold(await ask(stretch()))).toBe(false);
  });
});

describe('statistics that would read more than a question may', () => {
  const askings = (mostSides: number) => ({ of: (account: string) => ({ account, mostSides }) });
  const asked = (filter: Partial<SliceFilter>, backwards = false) => ({
    filter: { ...everything, ...filter },
    span: { ...firstRows<number>(5), backwards },
    open,
  });

  it('are counted first where they rank players of a stretch', async () => {
    const handler = (most: number) => new GetPlayerStatisticsHandler(reader, askings(most));
    const query = new GetPlayerStatistics('player', asked(stretch(), true), 'Ana');
    expect(await handler(FEW).execute(query)).toMatchObject({ untold: 'being-counted' });
    await countAll();
    const told = await handler(FEW).execute(query);
    expect(told).toEqual(await handler(Infinity).execute(query));
    // Of opponents the same filter is kept, from the other side.
    const mirrored = new GetPlayerStatistics('opponent', asked(stretch(), true), 'Ana');
    expect(isUntold(await handler(FEW).execute(mirrored))).toBe(false);
  });

  it('ask for no side that an identity is of anyway, as less is kept by both', async () => {
    const handler = new GetPlayerStatisticsHandler(reader, askings(FEW));
    for (const identity of ['01000', '02001']) {
      const of = (side: 'corp' | 'runner' | null) =>
        handler.execute(new GetPlayerStatistics('player', asked({ identity, side })));
      const told = await Promise.all([of('corp'), of('runner'), of(null)]);
      expect(told.filter(isUntold)).toHaveLength(1);
      expect(told.filter((one) => !isUntold(one))).toEqual([told[2], told[2]]);
    }
  });

  it('are refused where nothing is kept of such a filter', async () => {
    const both = { ...stretch(), identity: '01000' };
    const players = new GetPlayerStatisticsHandler(reader, askings(FEW));
    for (const told of [
      await players.execute(new GetPlayerStatistics('player', asked(both))),
      await new GetCardStatisticsHandler(reader, askings(FEW)).execute(
        new GetCardStatistics(null, asked(both)),
      ),
      await new GetCardRatesHandler(reader, askings(FEW)).execute(
        new GetCardRates({
          ...{ card: null, least: 1, sort: 'games', span: firstRows<number>(5), open },
          filter: { ...everyRate, ...both, restsOn: 'decisions' },
        }),
      ),
    ])
      expect(told).toMatchObject({ untold: 'too-many', sides: expect.any(Number) });
    const few = new GetPlayerStatisticsHandler(reader, askings(10_000));
    expect(isUntold(await few.execute(new GetPlayerStatistics('player', asked(both))))).toBe(false);
  });
});
