/**
 * The plans of what is asked of many games, in a store of ten million, and what they take in the database:
 * `node -r ./test/support/typescript.cjs test/analysis/large-store.bench.ts FOLDER 10000000` makes an embedded database in
 * FOLDER with what the program would have kept of so many games, by SQL (40 GB, an hour), and writes
 * test/analysis/results/large-store.json and large-store.plans.txt, which are kept in git. Without a number the folder is
 * asked as it was left.
 */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { openedGames } from '../../src/access/projections/opened';
import {
  GetCardRates,
  GetCardRatesHandler,
} from '../../src/analysis/projections/card-statistics/card-rates';
import { cardStatistics } from '../../src/analysis/projections/card-statistics/table';
import { everyListedGame, type GameFilter } from '../../src/analysis/projections/games/game-filter';
import {
  CountGames,
  CountGamesHandler,
  ListGames,
  ListGamesHandler,
} from '../../src/analysis/projections/games/queries';
import { games } from '../../src/analysis/projections/games/table';
import { observedStatistics } from '../../src/analysis/projections/observed-statistics/table';
import {
  FindPattern,
  FindPatternHandler,
} from '../../src/analysis/projections/pattern-facts/queries';
import { patternFacts } from '../../src/analysis/projections/pattern-facts/table';
import {
  GetPlayerStatistics,
  GetPlayerStatisticsHandler,
} from '../../src/analysis/projections/player-statistics/queries';
import { playerStatistics } from '../../src/analysis/projections/player-statistics/table';
import type { RateSubject } from '../../src/analysis/statistics/cells';
import { FindPlayer, FindPlayerHandler } from '../../src/analysis/statistics/find-player';
import { FindTurns, FindTurnsHandler } from '../../src/analysis/statistics/find-turns';
import { everyRate, type RateFilter } from '../../src/analysis/statistics/rate-filter';
import { ratesOf } from '../../src/analysis/statistics/rates';
import { everything, type Dimension, type SliceFilter } from '../../src/analysis/statistics/slices';
import { observedProjection } from '../../src/games/projections/observed/table';
import { openDatabase } from '../../src/platform/database/database';
import type { Projection } from '../../src/platform/projections/projection';
import { firstRows } from '../../src/platform/projections/span';
import { parsePattern } from '#analysis/patterns/parse-pattern';
import { poolNamed } from '#cards/pool';
import { fillStore } from './fill-store';

const [, , FOLDER = '', GAMES] = process.argv;
const DAY = 24 * 3_600_000;
const ago = (days: number): Date => new Date(Date.now() - days * DAY);
/** Milliseconds after which a question is given up. */
const PATIENCE = 40_000;

type Reader = ConstructorParameters<typeof ListGamesHandler>[0];
type Ask = (reader: Reader) => Promise<unknown>;

const openTo = (what: 'everything' | 'shown') => ({
  name: what,
  asker: '',
  condition: `(id::text = any(string_to_array($1, ','))
    or (select one.${what} from opened.game as one where one.game = id))`,
  joined: `id in (select one.game from opened.game as one where one.${what}
    union all select own::uuid from unnest(string_to_array($1, ',')) as own)`,
});
const count = openTo('everything');

const rates =
  (of: RateSubject, filter: Partial<RateFilter>): Ask =>
  (reader) =>
    ratesOf(reader, {
      ...{
        of,
        least: 1,
        sort: 'games',
        span: firstRows<number>(500),
        open: { ...count, name: 'count' },
      },
      filter: { ...everyRate, ...filter },
    });

const cards =
  (filter: Partial<RateFilter>): Ask =>
  (reader) =>
    new GetCardRatesHandler(reader).execute(
      new GetCardRates({
        ...{
          card: null,
          least: 1,
          sort: 'games',
          span: firstRows<number>(500),
          open: { ...count, name: 'count' },
        },
        filter: { ...everyRate, ...filter, restsOn: 'decisions' },
      }),
    );

const list =
  (filter: Partial<GameFilter>): Ask =>
  (reader) =>
    new ListGamesHandler(reader).execute(
      new ListGames({ ...everyListedGame, ...filter }, firstRows<string>(20), openTo('shown')),
    );

const total =
  (filter: Partial<GameFilter>): Ask =>
  (reader) =>
    new CountGamesHandler(reader).execute(
      new CountGames({ ...everyListedGame, ...filter }, openTo('shown')),
    );

const statistics =
  (by: Dimension, filter: Partial<SliceFilter>): Ask =>
  (reader) =>
    new GetPlayerStatisticsHandler(reader).execute(
      new GetPlayerStatistics(by, {
        filter: { ...everything, ...filter },
        span: firstRows<number>(20),
        open: count,
      }),
    );

const pattern: Ask = (reader) => {
  const parsed = parsePattern(poolNamed('all'), 'stolen');
  if (!parsed.ok) throw new Error(parsed.message);
  const processes = { ask: () => Promise.resolve({ ok: true as const, answer: [] }) };
  // The rows are told to nobody: which are read is what a plan tells.
  return new FindPatternHandler(reader, Object.assign(Object.create(null), processes)).execute(
    new FindPattern(parsed.pattern, 'spectator', 20, null, count),
  );
};

const month = (back: number): Date => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back));
};

const questions: readonly (readonly [string, Ask])[] = [
  ['the matrix', rates('matchup', {})],
  ['identities', rates('identity', {})],
  ['players', rates('player', {})],
  ['months', rates('month', {})],
  ['the matrix of a pool', rates('matchup', { pool: 'core-2018-09' })],
  ['the matrix of a side and tier', rates('matchup', { side: 'corp', tier: 'verified' })],
  ['the matrix of a month', rates('matchup', { since: month(1), until: month(0) })],
  ['matchups of an identity', rates('matchup', { identity: '01001' })],
  ['identities of a player', rates('identity', { player: 'p15000' })],
  ['identities of the most eager player', rates('identity', { player: 'p0' })],
  ['identities against a player', rates('identity', { opponent: 'p15000' })],
  ['matchups of the last hour', rates('matchup', { since: ago(1 / 24) })],
  ['matchups of the last day', rates('matchup', { since: ago(1) })],
  ['matchups of the last 30 days', rates('matchup', { since: ago(30) })],
  ['matchups of 8 turns at most', rates('matchup', { mostTurns: 8 })],
  ['matchups of 12 turns at most', rates('matchup', { mostTurns: 12 })],
  ['identities of the last 30 days', rates('identity', { since: ago(30) })],
  ['sides of the last 30 days', rates('side', { since: ago(30) })],
  ['players of the last 30 days', rates('player', { since: ago(30) })],
  ['identities of 1000 days', rates('identity', { since: ago(1_000) })],
  ['sides of 1000 days', rates('side', { since: ago(1_000) })],
  ['matchups of a tournament', rates('matchup', { tournament: 'none' })],
  ['matchups of a deck', rates('matchup', { deck: ['none'] })],
  ['cards', cards({})],
  ['cards of an identity', cards({ identity: '01001' })],
  ['cards of the last day', cards({ since: ago(1) })],
  ['cards of the last 30 days', cards({ since: ago(30) })],
  ['cards of 12 turns at most', cards({ mostTurns: 12 })],
  ['cards of a player', cards({ player: 'p15000' })],
  ['patterns: games to go through', pattern],
  ['the newest games', list({})],
  ['games of a player', list({ player: 'P150000' })],
  ['games of two players', list({ player: 'p1', opponent: 'p2' })],
  ['games of a player who is not there', list({ player: 'nobody' })],
  ['games of an identity', list({ identity: '01001' })],
  ['games that the Corp won', list({ winner: 'corp' })],
  ['games that were observed', list({ tier: 'observed' })],
  ['games of the last 30 days', list({ since: ago(30).toISOString() })],
  ['games of nine years ago', list({ until: ago(3_285).toISOString() })],
  ['how many games there are', total({})],
  ['how many games a player has', total({ player: 'p15000' })],
  [
    'a player by name',
    (reader) => new FindPlayerHandler(reader).execute(new FindPlayer('p77', count)),
  ],
  [
    'a player who is not there',
    (reader) => new FindPlayerHandler(reader).execute(new FindPlayer('q77', count)),
  ],
  [
    'the fewest and most turns',
    (reader) => new FindTurnsHandler(reader).execute(new FindTurns(count)),
  ],
  ['statistics of a player', statistics('identity', { player: 'p15000' })],
  ['statistics of the last day', statistics('player', { since: ago(1) })],
  ['statistics of players', statistics('player', {})],
];

const tables: readonly Pick<Projection, 'name' | 'tables'>[] = [
  ...[openedGames, observedProjection, observedStatistics, playerStatistics, cardStatistics],
  ...[games, patternFacts],
];

async function bench(): Promise<void> {
  const { pool, close } = await openDatabase({
    database: { kind: 'embedded', dataDirectory: FOLDER },
    databaseConnections: 1,
  });
  try {
    const seconds: Record<string, number> = {};
    if (GAMES !== undefined) {
      for (const { name, tables: sql } of tables)
        await pool.query(
          `create schema if not exists ${name}; set search_path to ${name}, public; ${sql}; reset search_path`,
        );
      await pool.query(`set maintenance_work_mem = '1GB'; set work_mem = '512MB'`);
      let begun = performance.now();
      await fillStore(pool, Number(GAMES), (step) => {
        seconds[step] = Math.round((performance.now() - begun) / 1000);
        process.stdout.write(`${step}: ${String(seconds[step])} s\n`);
        begun = performance.now();
      });
      await pool.query('reset maintenance_work_mem; reset work_mem');
    }
    const milliseconds: Record<string, number | null> = {};
    const plans: string[] = [];
    for (const [name, ask] of questions) {
      milliseconds[name] = 0;
      const query = async <Row extends object>(
        statement: string,
        text: string,
        values: readonly unknown[] = [],
      ): Promise<readonly Row[]> => {
        if (statement.startsWith('rates-refresh'))
          return (await pool.query<Row>(text, [...values])).rows;
        const explained = await pool
          .query<{ 'QUERY PLAN': string }>(
            `explain (analyze, buffers, timing off, summary) ${text}`,
            [...values],
          )
          .catch(() => null);
        const isOver = explained === null;
        const { rows } =
          explained ?? (await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values]));
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        plans.push(
          `## ${name} (${statement})${isOver ? `, given up after ${PATIENCE / 1000} s` : ''}\n\n${plan}\n`,
        );
        const before = milliseconds[name] ?? null;
        const time = Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1]);
        milliseconds[name] =
          isOver || before === null ? null : Math.round((before + time) * 10) / 10;
        return isOver ? [] : (await pool.query<Row>(text, [...values])).rows;
      };
      await pool.query(`set statement_timeout = ${PATIENCE}`);
      await ask({ query }).catch((error: unknown) => process.stdout.write(`${String(error)}\n`));
      process.stdout.write(`${name}: ${String(milliseconds[name])} ms\n`);
    }
    const { rows: sizes } = await pool.query<object>(
      `select relnamespace::regnamespace || '.' || relname as name, reltuples::float8 as rows,
        round(pg_table_size(oid) / 1e6)::float8 as heap, round(pg_indexes_size(oid) / 1e6)::float8 as indexes
       from pg_class where relkind = 'r' and reltuples > 10000 and relname <> 'pg_proc' order by 1`,
    );
    const result = {
      ...{ node: process.version, processor: cpus()[0]?.model ?? 'unknown' },
      load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
      ...{ seconds, megabytes: sizes, millisecondsInDatabase: milliseconds },
    };
    const to = join(__dirname, 'results');
    writeFileSync(join(to, 'large-store.json'), `${JSON.stringify(result, null, 2)}\n`);
    writeFileSync(join(to, 'large-store.plans.txt'), plans.join('\n'));
  } finally {
    await close();
  }
}

void bench();
