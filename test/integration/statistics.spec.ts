import { Memory } from '#streams/memory';
import { GameFolder } from '../../src/analysis/folding/game-folder';
import fc from 'fast-check';
import { rulesByPool } from '#cards/rules-by-pool';
import { gameProjections } from '../../src/analysis/game-projections';
import { GetCardStatistics } from '../../src/analysis/projections/card-statistics/queries';
import { cardDeeds } from '../../src/analysis/projections/card-statistics/card-deeds';
import {
  cardRateSorts,
  GetCardRates,
} from '../../src/analysis/projections/card-statistics/card-rates';
import { GetWinRates } from '../../src/analysis/projections/player-statistics/win-rates';
import { everyListedGame } from '../../src/analysis/projections/games/game-filter';
import { CountGames, CountGamesHandler } from '../../src/analysis/projections/games/queries';
import { keptColumns } from '../../src/analysis/statistics/cells';
import { deedColumns } from '../../src/analysis/statistics/deeds';
import { rateSorts } from '../../src/analysis/statistics/rate-order';
import type { RatesAsked } from '../../src/analysis/statistics/rate-statements';
import { everyRate, type RateFilter } from '../../src/analysis/statistics/rate-filter';
import { GetPlayerStatistics } from '../../src/analysis/projections/player-statistics/queries';
import { playerCounts } from '../../src/analysis/statistics/player-counts';
import { everyGame, type OpenGames } from '../../src/analysis/statistics/open-games';
import {
  dimensions,
  everything,
  type Dimension,
  type SliceFilter,
  type Slices,
} from '../../src/analysis/statistics/slices';
import { openedGames } from '../../src/access/projections/opened';
import { playedDeckProjection } from '../../src/decks/projections/played-decks';
import { observedProjection } from '../../src/games/projections/observed/table';
import { contentIds } from '../../src/platform/content-id/content-id';
import { tournamentProjection } from '../../src/tournaments/projections/tournaments';
import { gameEvents } from '../../src/games/upload/game-events';
import { whole } from '#streams/folding';
import { validateGame } from '../../src/games/upload/validate-game';
import type { Database } from '../../src/platform/database/database';
import type { ReadModelReader } from '../../src/platform/projections/projection';
import { ProjectionRunner } from '../../src/platform/projections/projection-runner';
import { randomGame } from '../support/random-game';
import { temporaryServer, type TemporaryServer } from './support/temporary-server';
import { firstRows } from '../../src/platform/projections/span';
import {
  allRates,
  cardRatesIn,
  cardStatisticsIn,
  playerStatisticsIn,
  winRatesIn,
} from '../support/statistics-of-all';

const GAMES = 24;

let temporary: TemporaryServer;
let database: Database;
let runner: ProjectionRunner;
let reader: ReadModelReader;
let players: ReturnType<typeof playerStatisticsIn>;
let cards: ReturnType<typeof cardStatisticsIn>;
let winRates: ReturnType<typeof winRatesIn>;
let cardRates: ReturnType<typeof cardRatesIn>;
const ids: string[] = [];

/** A random game that somebody gives up in the end; every eighth goes on. */
function gameOf(seed: number) {
  const { stream, log } = randomGame(seed, 40 + (seed % 5) * 40);
  const before = whole(validateGame(rulesByPool, log));
  if (!before.ok) throw new Error(before.message);
  const side = seed % 3 === 0 ? 'corp' : 'runner';
  const concession = {
    by: side,
    decision: { do: 'concede', side },
    hash: null,
    line: log.entries.length + 2,
  } as const;
  const goesOn = seed % 8 === 0 || before.state.outcome !== null;
  const ended = { ...log, entries: goesOn ? log.entries : [...log.entries, concession] };
  const judged = whole(validateGame(rulesByPool, ended));
  if (!judged.ok) throw new Error(judged.message);
  const id = stream.slice('game-'.length);
  return {
    stream,
    id,
    over: judged.state.outcome !== null,
    events: gameEvents(id, ended, judged.hashes),
  };
}

beforeAll(async () => {
  temporary = await temporaryServer();
  const made = await temporary.store();
  database = made.database;
  const pool = database.pool;
  reader = {
    query: async <Row extends object>(name: string, text: string, values?: readonly unknown[]) =>
      (await pool.query<Row>({ name, text, values: [...(values ?? [])] })).rows,
  };
  players = playerStatisticsIn(reader);
  cards = cardStatisticsIn(reader);
  winRates = winRatesIn(reader);
  cardRates = cardRatesIn(reader);
  runner = new ProjectionRunner(pool, made.store, { onError: () => undefined, batch: 700 });
  for (const projection of [
    ...gameProjections(new GameFolder(rulesByPool, new Memory())),
    observedProjection,
    openedGames,
    tournamentProjection,
    playedDeckProjection(contentIds(Buffer.alloc(32, 1))),
  ])
    runner.register(projection);
  for (let seed = 1; seed <= GAMES; seed += 1) {
    const game = gameOf(seed);
    if (game.over) ids.push(game.id);
    const half = Math.floor(game.events.length / 2);
    await made.store.append(game.stream, 'no-stream', game.events.slice(0, half));
    if (seed % 2 === 0) await runner.catchUp();
    await made.store.append(game.stream, half, game.events.slice(half));
  }
  await runner.catchUp();
  for (const name of ['player_statistics', 'card_statistics'])
    expect(await runner.deadLetters(name)).toEqual([]);
});
afterAll(() => temporary.stop());

const all = firstRows<number>(500);
const byPlayer = (by: Dimension, filter: Partial<SliceFilter> = {}, open?: OpenGames) =>
  players.execute(
    new GetPlayerStatistics(by, {
      filter: { ...everything, ...filter },
      span: all,
      ...(open === undefined ? {} : { open }),
    }),
  );
const byCard = (filter: Partial<SliceFilter> = {}) =>
  cards.execute(new GetCardStatistics(null, { filter: { ...everything, ...filter }, span: all }));

/** Every slice added to the others. */
function added<Name extends string>({ rows, whole }: Slices<Name>): Record<string, number> {
  const sums: Record<string, number> = Object.fromEntries(
    Object.keys(whole).map((key) => [key, 0]),
  );
  for (const { counts } of rows)
    for (const [name, count] of Object.entries<number>(counts))
      sums[name] = (sums[name] ?? Number.NaN) + count;
  return sums;
}
const cuts = Object.keys(dimensions).filter((name): name is Dimension => name in dimensions);
const filter = fc.record({
  side: fc.constantFrom(null, 'corp' as const, 'runner' as const),
  player: fc.constantFrom(null, 'Corp 1', 'corp 2', 'RUNNER 3'),
  opponent: fc.constantFrom(null, 'Corp 3', 'runner 0'),
  since: fc.constantFrom(null, new Date('2020-01-01'), new Date('2099-01-01')),
});

describe('statistics', () => {
  it('counts the finished games alone, on both sides', async () => {
    expect(ids.length).toBeLessThan(GAMES);
    const { whole } = await byPlayer('side');
    expect(whole).toMatchObject({ games: 2 * ids.length, wins: whole.losses });
    const { total, rows } = await byPlayer('player');
    expect(total).toBe(rows.length);
  });

  it('adds up: the slices of any cut are the whole of it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...cuts), filter, async (by, wanted) => {
        const slices = await byPlayer(by, wanted);
        expect(added(slices)).toEqual(slices.whole);
        expect(slices.total).toBe(slices.rows.length);
      }),
      { numRuns: 60 },
    );
  });

  it('is cut in two by any filter: what it takes and what it leaves', async () => {
    const { whole } = await byPlayer('player');
    const [corp, runnerSide] = [
      await byPlayer('player', { side: 'corp' }),
      await byPlayer('player', { side: 'runner' }),
    ];
    const sums = Object.fromEntries(
      Object.entries(corp.whole).map(([name, count]) => [
        name,
        count + (Object.entries(runnerSide.whole).find(([key]) => key === name)?.[1] ?? 0),
      ]),
    );
    expect(sums).toEqual(whole);
  });

  it('knows each card as often as decks and games tell', async () => {
    const slices = await byCard();
    expect(added(slices)).toEqual(slices.whole);
    const { whole: corp } = await byPlayer('side', { side: 'corp' });
    const { whole: both } = await byPlayer('side');
    expect(slices.whole.installs).toBe(both.cards_installed);
    expect(slices.whole.plays).toBe(both.cards_played);
    expect(slices.whole.rezzes).toBe(corp.cards_rezzed);
    const [first] = slices.rows;
    if (first === undefined) throw new Error('no card');
    const one = await cards.execute(
      new GetCardStatistics({ code: first.key, by: 'player' }, { filter: everything, span: all }),
    );
    expect(one.whole.decks).toBe(first.counts.decks);
    expect(added(one)['decks']).toBe(first.counts.decks);
  });

  it('counts what is open to the asker and no more', async () => {
    const [open] = ids;
    const gate = { name: 'one', condition: 'id::text = $1', asker: open ?? '' };
    expect((await byPlayer('side', {}, gate)).whole.games).toBe(2);
    expect((await byPlayer('side', {}, { ...gate, asker: 'nobody' })).whole.games).toBe(0);
  });

  it('gives pages in one order', async () => {
    const { rows } = await byPlayer('player');
    const pages: string[] = [];
    for (let after = 0; after < rows.length; after += 2) {
      const page = await players.execute(
        new GetPlayerStatistics('player', { filter: everything, span: firstRows(2, after) }),
      );
      expect(page.more).toBe(after + 2 < rows.length);
      pages.push(...page.rows.map(({ key }) => key));
    }
    expect(pages).toEqual(rows.map(({ key }) => key));
  });

  const rates = (asked: Partial<RatesAsked> = {}) =>
    winRates.execute(
      new GetWinRates({
        ...{ of: 'identity', least: 1, sort: 'games', span: all, open: everyGame },
        filter: everyRate,
        ...asked,
      }),
    );

  it.each(cuts)('tells win rates by %s that counts agree with', async (of) => {
    const { rows, total } = await rates({ of });
    const slices = await byPlayer(of);
    expect(total).toBe(slices.total);
    const told = rows.map(({ key, rate }) => [key, rate.games, rate.wins]).sort();
    const counted = slices.rows.map(({ key, counts: { games, wins, draws } }) => [
      ...[key, games],
      wins + draws / 2,
    ]);
    expect(told).toEqual(counted.sort());
    for (const { rate, effective, players: people } of rows) {
      const { low, high, value, games, shrunk } = rate;
      expect(low).toBeLessThanOrEqual(value ?? 0);
      expect(high).toBeGreaterThanOrEqual(value ?? 1);
      expect(effective).toBeLessThanOrEqual(games);
      expect(people).toBeLessThanOrEqual(games);
      if (shrunk !== null) expect(shrunk >= 0 && shrunk <= 1).toBe(true);
    }
  });

  it('tells the matrix once from either side', async () => {
    const { rows } = await rates({ of: 'matchup' });
    for (const { key, against, rate } of rows) {
      const other = rows.find((one) => one.key === against && one.against === key);
      expect(other?.rate.games).toBe(rate.games);
      expect((other?.rate.wins ?? 0) + rate.wins).toBe(rate.games);
    }
    expect(rows.reduce((sum, { rate }) => sum + rate.games, 0)).toBe(2 * ids.length);
    const few = await rates({ of: 'matchup', least: 3 });
    expect(few.rows).toEqual(rows.filter(({ rate }) => rate.games >= 3));
  });

  it('is cut in two by each filter of rates', async () => {
    const games = async (filter: Partial<RatesAsked['filter']>): Promise<number> =>
      (await rates({ of: 'side', filter: { ...everyRate, ...filter } })).rows.reduce(
        (sum, { rate }) => sum + rate.games,
        0,
      );
    const whole = 2 * ids.length;
    const { rows: decks } = await database.pool.query<{ id: string; count: number }>(
      `select deck_id as id, count(*)::int as count from played_decks.side
       where game = any($1) group by 1 order by 2 desc limit 3`,
      [ids],
    );
    for (const { id, count } of decks) expect(await games({ deck: [id] })).toBe(count);
    expect(await games({ deck: [] })).toBe(0);
    expect(await games({ tier: 'verified' })).toBe(whole);
    expect(await games({ tier: 'partial' })).toBe(0);
    expect(await games({ restsOn: 'decisions', tier: 'verified', pool: null })).toBe(whole);
    for (const turns of [0, 1, 3, 8])
      expect((await games({ mostTurns: turns })) + (await games({ leastTurns: turns + 1 }))).toBe(
        whole,
      );
    const [first, second] = ids;
    await database.pool.query('insert into tournaments.linked values ($1, $2, $3), ($1, $4, $5)', [
      ...['cup', 'round 1, table 1, game 1', first],
      ...['round 1, table 1, game 2', second],
    ]);
    expect(await games({ tournament: 'cup' })).toBe(4);
    expect(await games({ tournament: 'another' })).toBe(0);
  });

  it('tells of cells that are summed beforehand what all games tell', async () => {
    const condition = `(id::text = any(string_to_array($1, ','))
      or exists (select from opened.game as one where one.game = id and one.everything))`;
    const { rows: seats } = await database.pool.query<{
      readonly identity: string;
      readonly opponent: string;
      readonly pool: string;
      readonly since: Date;
      readonly until: Date;
    }>(
      `select identity, opponent_identity as opponent, pool,
         date_trunc('month', recorded_at at time zone 'UTC') at time zone 'UTC' as since,
         (date_trunc('month', recorded_at at time zone 'UTC') + interval '1 month') at time zone 'UTC' as until
       from player_statistics.seat limit 1`,
    );
    const [seat] = seats;
    if (seat === undefined) throw new Error('no game is over');
    const { identity, opponent: opponentIdentity, pool, since, until } = seat;
    const narrow: readonly Partial<RateFilter>[] = [
      ...([{ side: 'corp' }, { pool }, { tier: 'verified' }, { tier: 'partial' }] as const),
      ...([{ restsOn: 'decisions' }, { restsOn: 'facts' }, { side: 'runner', pool }] as const),
      ...[{ identity }, { opponentIdentity }, { identity, opponentIdentity }, { identity, pool }],
      ...[{ since, until }, { since }, { identity, since, until }, { mostTurns: 5 }],
      ...([{ pool, tier: 'verified', restsOn: 'decisions' }, { player: 'corp 1' }] as const),
      ...[
        { opponent: 'CORP 1', pool },
        { player: 'Runner 2', since, until, leastTurns: 2 },
      ],
    ];
    const deeds: readonly Partial<SliceFilter>[] = [
      ...([{ side: 'corp' }, { pool }, { side: 'runner', pool }, { identity }] as const),
      ...[{ opponentIdentity }, { identity, opponentIdentity, pool }, { since, until }, { since }],
      ...([
        { identity, since, until },
        { player: 'corp 1' },
        { opponent: 'CORP 1', pool },
      ] as const),
    ];
    const [{ key: held } = { key: '' }] = (await byCard({ side: 'corp' })).rows;
    const pagesOfTwo = [
      { size: 2, after: 1, before: null, backwards: false },
      { size: 2, after: null, before: null, backwards: true },
    ] as const;
    const agrees = async (own: readonly string[], filters = narrow): Promise<number> => {
      let games = 0;
      for (const of of [...cuts, 'matchup'] as const)
        for (const sort of rateSorts) {
          const asker = own.join();
          const summed = await rates({ of, sort, open: { name: 'count', condition, asker } });
          const whole = await rates({ of, sort, open: { name: 'count-all', condition, asker } });
          expect(summed).toEqual(whole);
          games += summed.rows.reduce((sum, { rate }) => sum + rate.games, 0);
        }
      for (const of of [...cuts, 'matchup'] as const)
        for (const filter of filters) {
          const asked = { of, filter: { ...everyRate, ...filter } };
          const asker = own.join();
          const summed = await rates({ ...asked, open: { name: 'count', condition, asker } });
          const whole = await rates({ ...asked, open: { name: 'count-all', condition, asker } });
          expect({ of, filter, ...summed }).toEqual({ of, filter, ...whole });
        }
      for (const by of cuts)
        for (const filter of [everything, ...(filters.length === 0 ? [] : deeds)])
          for (const span of [all, ...pagesOfTwo]) {
            const told = (name: string) =>
              players.execute(
                new GetPlayerStatistics(by, {
                  ...{ filter: { ...everything, ...filter }, span },
                  open: { name, condition, asker: own.join() },
                }),
              );
            const slices = await told('count-all');
            expect({ by, filter, ...(await told('count')) }).toEqual({ by, filter, ...slices });
          }
      for (const filter of [everything, ...(filters.length === 0 ? [] : [...deeds, { until }])])
        for (const span of [all, ...pagesOfTwo]) {
          const told = (name: string) =>
            cards.execute(
              new GetCardStatistics(null, {
                ...{ filter: { ...everything, ...filter }, span },
                open: { name, condition, asker: own.join() },
              }),
            );
          const slices = await told('count-all');
          expect({ filter, ...(await told('count')) }).toEqual({ filter, ...slices });
        }
      for (const times of [{}, { since: since.toISOString(), until: until.toISOString() }]) {
        const listed = (name: string) =>
          new CountGamesHandler(reader).execute(
            new CountGames(
              { ...everyListedGame, card: held, ...times },
              { name, condition, asker: own.join() },
            ),
          );
        expect(await listed('count')).toEqual(await listed('count-all'));
      }
      for (const by of cuts)
        for (const filter of [everything, ...(filters.length === 0 ? [] : [...deeds, { until }])])
          for (const span of [all, pagesOfTwo[1]]) {
            const told = (name: string) =>
              cards.execute(
                new GetCardStatistics(
                  { code: held, by },
                  {
                    ...{ filter: { ...everything, ...filter }, span },
                    open: { name, condition, asker: own.join() },
                  },
                ),
              );
            const slices = await told('count-all');
            expect({ by, filter, ...(await told('count')) }).toEqual({ by, filter, ...slices });
          }
      for (const filter of filters)
        for (const restsOn of ['decisions', 'facts'] as const) {
          const asker = own.join();
          const told = (name: string) =>
            cardRates.execute(
              new GetCardRates({
                ...{ card: null, least: 1, sort: 'games', span: all },
                filter: { ...everyRate, ...filter, restsOn },
                open: { name, condition, asker },
              }),
            );
          expect(await told('count')).toEqual(await told('count-all'));
        }
      return games;
    };
    const open = (some: readonly string[], everything: boolean) =>
      database.pool.query(
        `insert into opened.game select id, true, $2, true, true from unnest($1::uuid[]) as id
         on conflict (game) do update set everything = excluded.everything`,
        [some, everything],
      );
    const [first = '', second = '', third = '', ...others] = ids;
    expect(await agrees([], [])).toBe(0);
    expect(await agrees([first, third])).toBeGreaterThan(0);
    await open([second, ...others], true);
    await agrees([], []);
    await agrees([first, second]);
    await open([second], false);
    await open([third], true);
    const before = await agrees([]);
    for (const table of ['player_statistics.seat', 'card_statistics.seat', 'card_statistics.card'])
      await database.pool.query(`delete from ${table} where id = $1`, [third]);
    expect(await agrees([])).toBeLessThan(before);
    await runner.rebuild(['player_statistics', 'card_statistics']);
    expect(await agrees([], [])).toBe(before);
    const { rows: masks } = await database.pool.query<{ readonly columns: number }>(
      'select distinct columns from rates.cell',
    );
    expect(masks.map(({ columns }) => columns).sort()).toEqual([...keptColumns].sort());
    const { rows: deedMasks } = await database.pool.query<{ readonly columns: number }>(
      'select distinct columns from rates.deed_cell',
    );
    expect(deedMasks.map(({ columns }) => columns).sort()).toEqual([...deedColumns].sort());
    // What is kept is named as it is counted.
    const { rows: named } = await database.pool.query<{ readonly names: string }>(
      `select rates.deed_list('#') as names`,
    );
    expect(named[0]?.names.split(', ')).toEqual([...playerCounts]);
    const { rows: ofCards } = await database.pool.query<{ readonly names: string }>(
      `select rates.card_list('#') as names`,
    );
    expect(ofCards[0]?.names.split(', ')).toEqual([...cardDeeds]);
  }, 180_000);

  it('tells what was counted before while all is counted anew, and says so; of names what there is now', async () => {
    const condition = `exists (select from opened.game as one where one.game = id and one.everything)`;
    const open = { name: 'count', condition, asker: '' } as const;
    const large: ReadModelReader = {
      // A large store is one in which a single side is too much to be counted at once.
      query: async <Row extends object>(
        name: string,
        text: string,
        values?: readonly unknown[],
      ) => {
        const given = name === 'rates-refresh' ? [0] : [...(values ?? [])];
        return (await database.pool.query<Row>({ name, text, values: given })).rows;
      },
    };
    const told = (of: RatesAsked['of']) =>
      allRates(large, { of, least: 1, sort: 'games', span: all, open, filter: everyRate });
    const before = await told('identity');
    const players = await told('player');
    expect([before.isCounting, players.isCounting]).toEqual([false, false]);
    expect(before.rows.length).toBeGreaterThan(2);
    await runner.rebuild(['player_statistics']);
    const [gone] = ids;
    await database.pool.query('delete from player_statistics.seat where id <> $1', [gone]);
    const counting = await database.pool.connect();
    try {
      await counting.query('begin');
      await counting.query('select rates.refresh()');
      expect(await told('identity')).toEqual({ ...before, isCounting: true });
      const waiting = database.pool.query('select rates.refresh()');
      const now = await told('player');
      expect(now.isCounting).toBe(false);
      expect(now.rows.length).toBeLessThan(players.rows.length);
      await counting.query('commit');
      // Who waited to count has nothing left to do.
      await waiting;
    } finally {
      counting.release();
    }
    const after = await told('identity');
    expect(after.isCounting).toBe(false);
    expect(after.rows.length).toBeLessThan(before.rows.length);
    await runner.rebuild(['player_statistics']);
    await database.pool.query('select rates.refresh()');
    expect(await told('identity')).toEqual(before);
    expect(await told('player')).toEqual(players);
  });

  it('tells of cards over any stretch of time and of turns what all games tell', async () => {
    const condition = `exists (select from opened.game as one where one.game = id and one.everything)`;
    await database.pool.query(
      `insert into opened.game select id, true, true, true, true from unnest($1::uuid[]) as id
       on conflict do nothing`,
      [ids.slice(2)],
    );
    for (const table of ['player_statistics.seat', 'card_statistics.seat'])
      await database.pool.query(
        `update ${table} as seat set recorded_at = '2026-01-28T05:00:00Z'::timestamptz
           + array_position($1::uuid[], id) * interval '113 hours'`,
        [ids],
      );
    const at = (time: string): Date => new Date(time);
    const filters: readonly Partial<RateFilter>[] = [
      {},
      { since: at('2026-02-03T11:00:00Z') },
      { until: at('2026-04-30T00:00:00Z') },
      { since: at('2026-01-30T17:30:00Z'), until: at('2026-04-09T03:00:00Z') },
      { since: at('2026-02-11T00:00:00Z'), until: at('2026-02-20T00:00:00Z'), side: 'corp' },
      { since: at('2026-02-06T01:00:00Z'), until: at('2026-02-06T23:00:00Z') },
      { since: at('2026-02-01T00:00:00Z'), until: at('2026-04-01T00:00:00Z'), tier: 'verified' },
      { leastTurns: 2 },
      { leastTurns: 1, mostTurns: 4 },
      { mostTurns: 3, since: at('2026-02-03T11:00:00Z') },
    ];
    const sizes = new Set<number>();
    for (const filter of filters) {
      const told = (name: string) =>
        cardRates.execute(
          new GetCardRates({
            ...{ card: null, least: 1, sort: 'games', span: all },
            filter: { ...everyRate, ...filter, restsOn: 'decisions' },
            open: { name, condition, asker: '' },
          }),
        );
      const summed = await told('count');
      expect(summed).toEqual(await told('count-each'));
      sizes.add(summed.rows.reduce((sum, { inDeck }) => sum + inDeck.games, 0));
    }
    expect(sizes.size).toBeGreaterThan(6);
    await runner.rebuild(['player_statistics', 'card_statistics']);
  });

  it('sorts rates, and gives them in pages', async () => {
    for (const sort of rateSorts) {
      const { rows } = await rates({ of: 'player', sort });
      const by = rows.map(({ rate }) => (sort === 'games' ? rate.games : (rate[sort] ?? 0)));
      for (const [i, one] of by.entries())
        if (i > 0) expect(one).toBeLessThanOrEqual((by[i - 1] ?? 0) + 1e-9);
      const second = await rates({ of: 'player', sort, span: firstRows(2, 1) });
      expect(second.rows).toEqual(rows.slice(1, 3));
    }
  });

  it('tells how games went with cards dealt, kept, held and not', async () => {
    const counted = await byCard();
    for (const sort of cardRateSorts) {
      const { rows, total } = await cardRates.execute(
        new GetCardRates({
          ...{ card: null, least: 1, sort, span: all, open: everyGame },
          filter: { ...everyRate, restsOn: 'decisions' },
        }),
      );
      expect(total).toBe(counted.total);
      for (const { code, inDeck, inHand, notInHand, dealt, openingHand } of rows) {
        const { counts } = counted.rows.find(({ key }) => key === code) ?? {};
        expect([inDeck.games, inDeck.wins]).toEqual([counts?.decks, counts?.wins]);
        expect((inHand?.games ?? 0) + (notInHand?.games ?? 0)).toBe(inDeck.games);
        expect((inHand?.wins ?? 0) + (notInHand?.wins ?? 0)).toBe(inDeck.wins);
        expect(openingHand?.games).toBeLessThanOrEqual(inHand?.games ?? 0);
        expect(dealt?.games).toBeLessThanOrEqual(inDeck.games);
      }
      expect(rows.some(({ dealtEffect }) => dealtEffect !== null)).toBe(true);
    }
  });

  it('is rebuilt to what it was', async () => {
    const tables = ['player_statistics.seat', 'card_statistics.seat', 'card_statistics.card'];
    const read = async () =>
      Promise.all(
        tables.map(
          async (table) =>
            (await database.pool.query(`select * from ${table} order by 1, 2, 3`)).rows,
        ),
      );
    const live = await read();
    await runner.rebuild(['player_statistics', 'card_statistics']);
    expect(await read()).toEqual(live);
    expect(live.every((rows) => rows.length > 0)).toBe(true);
  });
});
