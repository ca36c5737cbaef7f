/**
 * What win rates of stretches of time cost in a store of ten million games, and the plans of their statements:
 * `node -r ./test/support/typescript.cjs test/analysis/long-stretches.bench.ts 10000000` makes narrow rows of as many games
 * by SQL in an embedded database (read models are left empty: nothing reads them), sums them as the program does, and writes
 * test/analysis/results/long-stretches.json and long-stretches.plans.txt, which are kept in git. It takes hours.
 */
import type { RateSubject } from '../../src/analysis/statistics/cells';
import { everyRate, type RateFilter } from '../../src/analysis/statistics/rate-filter';
import { firstRows } from '../../src/platform/projections/span';
import { fillCounted } from './fill';
import { explained, inNewStore, openTo, writeResults, type Explained } from './filled-store';
import { allRates } from '../support/statistics-of-all';

const GAMES = Number(process.argv[2] ?? 10_000_000);
const ROUNDS = 3;
const DAY = 24 * 3_600_000;
const ago = (days: number): Date => new Date(Date.now() - days * DAY);

const questions: readonly (readonly [RateSubject, string, Partial<RateFilter>])[] = [
  ['matchup', 'all time', {}],
  ['identity', 'all time', {}],
  ...(['player', 'side', 'identity', 'opponentIdentity', 'matchup'] as const).flatMap(
    (of) =>
      [
        [of, '30 days', { since: ago(30) }],
        [of, '100 days, a year ago', { since: ago(465), until: ago(365) }],
        [of, '1000 days', { since: ago(1_000) }],
        [of, 'all but 10 days', { since: ago(3_300), until: ago(5) }],
      ] as const,
  ),
  // What is kept does not tell what games rest on: the same sides one by one.
  ...(['player', 'side', 'identity'] as const).flatMap(
    (of) =>
      [
        [
          of,
          '100 days, a year ago, one by one',
          { since: ago(465), until: ago(365), restsOn: 'decisions' },
        ],
        [of, '1000 days, one by one', { since: ago(1_000), restsOn: 'decisions' }],
      ] as const,
  ),
  ['player', '1000 days, of a side', { since: ago(1_000), side: 'corp' }],
  ['matchup', '30 days and 12 turns at most', { since: ago(30), mostTurns: 12 }],
  ['identity', '30 days and 12 turns at most', { since: ago(30), mostTurns: 12 }],
];

void inNewStore(async (pool) => {
  const seconds: Record<string, number> = {};
  const timed = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const begun = performance.now();
    await work();
    seconds[name] = Math.round((performance.now() - begun) / 1000);
    process.stdout.write(`${name}: ${String(seconds[name])} s\n`);
  };
  await timed('rows', () => fillCounted(pool, GAMES));
  const parts = `(select 1 as sign, counted.* from rates.counted
    where who between (part.n - 128) * 72057594037927936 and (part.n - 128) * 72057594037927936 + 72057594037927935)`;
  await timed('cells', () =>
    pool.query('select rates.sum($1, 256, null, null, null, null)', [parts]),
  );
  await timed('links', () => pool.query('select rates.link(null)'));
  await timed('standing', () => pool.query('select rates.stand(null)'));
  await timed('months', () => pool.query('select rates.sum_all_months()'));
  await pool.query('insert into rates.counted_from values (rates.tables())');
  await timed('what is filled in', async () => {
    await pool.query('update rates.filling set parts = 0');
    for (let more = true; more;) {
      const { rows } = await pool.query<{ readonly more: boolean }>('select rates.fill() as more');
      more = rows[0]?.more ?? false;
    }
  });
  await timed('vacuum', () => pool.query('vacuum analyze'));
  const plans: string[] = [];
  const milliseconds: Record<string, number | null> = {};
  for (const [of, name, filter] of questions) {
    let shortest: Explained = { plans: [], milliseconds: null };
    for (let round = 0; round < ROUNDS; round += 1) {
      const told = await explained(pool, (reader) =>
        allRates(reader, {
          ...{ of, least: 1, sort: 'games', span: firstRows<number>(500) },
          filter: { ...everyRate, ...filter },
          open: openTo('everything'),
        }),
      );
      if ((told.milliseconds ?? Infinity) < (shortest.milliseconds ?? Infinity)) shortest = told;
    }
    plans.push(...shortest.plans.map((plan) => `## ${of}, ${name}: ${plan}`));
    milliseconds[`${of}, ${name}`] = shortest.milliseconds;
    process.stdout.write(`${of}, ${name}: ${String(shortest.milliseconds)} ms\n`);
  }
  const { rows: sizes } = await pool.query<object>(
    `select relname as name, reltuples::float8 as rows,
      round(pg_table_size(oid) / 1e6)::float8 as heap, round(pg_indexes_size(oid) / 1e6)::float8 as indexes
     from pg_class where relnamespace = 'rates'::regnamespace and relkind = 'r' and reltuples > 0 order by 1`,
  );
  const kept = { seconds, megabytes: sizes, rounds: ROUNDS };
  writeResults(
    'long-stretches',
    { games: GAMES, ...kept, leastMillisecondsInDatabase: milliseconds },
    plans,
  );
});
