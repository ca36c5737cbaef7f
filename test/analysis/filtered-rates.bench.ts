/**
 * What filters of win rates cost: those that cells were summed for, and those that read the sides of games that fit.
 * `node -r ./test/support/typescript.cjs test/analysis/filtered-rates.bench.ts 1000000` fills an embedded database with
 * as many games, by SQL, and writes test/analysis/results/filtered-rates.json and filtered-rates.plans.txt, which are
 * kept in git.
 */
import { everyRate, type RateFilter } from '../../src/analysis/statistics/rate-filter';
import { firstRows } from '../../src/platform/projections/span';
import { fill } from './fill';
import { explained, inNewStore, openTo, whileNothingIsNoted, writeResults } from './filled-store';
import { allRates } from '../support/statistics-of-all';

const GAMES = Number(process.argv[2] ?? 1_000_000);
const DAY = 24 * 3_600_000;
const NOW = new Date();

const filters: Readonly<Record<string, Partial<RateFilter>>> = {
  'the last day': { since: new Date(Date.now() - DAY) },
  'the last 30 days': { since: new Date(Date.now() - 30 * DAY) },
  // Links do not tell what games rest on: the same sides one by one.
  'the last 30 days, of decisions': {
    since: new Date(Date.now() - 30 * DAY),
    restsOn: 'decisions',
  },
  'an identity': { identity: '01001' },
  'a pool that all games have': { pool: 'core-2018-09' },
  'games of decisions': { restsOn: 'decisions' },
  'short games': { mostTurns: 12 },
  'short games, of decisions': { mostTurns: 12, restsOn: 'decisions' },
  'a month': {
    since: new Date(Date.UTC(NOW.getUTCFullYear(), NOW.getUTCMonth() - 1)),
    until: new Date(Date.UTC(NOW.getUTCFullYear(), NOW.getUTCMonth())),
  },
  'a player': { player: 'p15000' },
};

void inNewStore(async (pool) => {
  await whileNothingIsNoted(pool, () => fill(pool, GAMES));
  await pool.query('select rates.refresh()');
  await pool.query('vacuum analyze');
  const plans: string[] = [];
  const inDatabase: Record<string, number | null> = {};
  for (const [name, filter] of Object.entries(filters)) {
    const told = await explained(pool, (reader) =>
      allRates(reader, {
        ...{ of: 'matchup', least: 1, sort: 'games', span: firstRows<number>(500) },
        filter: { ...everyRate, ...filter },
        open: openTo('everything'),
      }),
    );
    inDatabase[name] = told.milliseconds;
    plans.push(...told.plans.map((plan) => `## ${name}: ${plan}`));
  }
  writeResults('filtered-rates', { games: GAMES, inDatabase }, plans);
});
