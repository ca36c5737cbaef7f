/**
 * What filters of win rates cost: those that cells were summed for, and those that read the sides of games that fit.
 * `node -r ./test/support/typescript.cjs test/analysis/filtered-rates.bench.ts 1000000` fills an embedded database with
 * as many games, by SQL, and writes test/analysis/results/filtered-rates.json and filtered-rates.plans.txt, which are
 * kept in git.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openedGames } from '../../src/access/projections/opened';
import { observedStatistics } from '../../src/analysis/projections/observed-statistics/table';
import { cardStatistics } from '../../src/analysis/projections/card-statistics/table';
import { playerStatistics } from '../../src/analysis/projections/player-statistics/table';
import { everyRate, type RateFilter } from '../../src/analysis/statistics/rate-filter';
import { ratesOf } from '../../src/analysis/statistics/rates';
import { observedProjection } from '../../src/games/projections/observed/table';
import { openDatabase } from '../../src/platform/database/database';
import { firstRows } from '../../src/platform/projections/span';
import { fill } from './fill';

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

async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'retrace-filters-'));
  const { pool, close } = await openDatabase({
    database: { kind: 'embedded', dataDirectory: folder },
    databaseConnections: 2,
  });
  try {
    for (const { name, tables } of [
      ...[openedGames, observedProjection, observedStatistics, playerStatistics, cardStatistics],
    ])
      await pool.query(
        `create schema ${name}; set search_path to ${name}, public; ${tables}; reset search_path`,
      );
    await pool.query(`alter table opened.game disable trigger user;
      alter table player_statistics.seat disable trigger user`);
    await fill(pool, GAMES);
    await pool.query('select rates.refresh()');
    await pool.query('vacuum analyze');
    const plans: string[] = [];
    const milliseconds: Record<string, number> = {};
    const condition = `(id::text = any(string_to_array($1, ','))
      or exists (select from opened.game as one where one.game = id and one.everything))`;
    for (const [name, filter] of Object.entries(filters)) {
      const query = async <Row extends object>(
        statement: string,
        text: string,
        values: readonly unknown[] = [],
      ): Promise<readonly Row[]> => {
        if (statement === 'rates-refresh') return (await pool.query<Row>(text, [...values])).rows;
        const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
          `explain (analyze, buffers, summary) ${text}`,
          [...values],
        );
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        plans.push(`## ${name}\n\n${plan}\n`);
        milliseconds[name] = Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1]);
        return [];
      };
      await ratesOf(
        { query },
        {
          ...{ of: 'matchup', least: 1, sort: 'games', span: firstRows<number>(500) },
          filter: { ...everyRate, ...filter },
          open: { name: 'count', condition, asker: '' },
        },
      );
    }
    const result = {
      ...{ games: GAMES, node: process.version, processor: cpus()[0]?.model ?? 'unknown' },
      load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
      inDatabase: milliseconds,
    };
    const to = join(__dirname, 'results');
    writeFileSync(join(to, 'filtered-rates.json'), `${JSON.stringify(result, null, 2)}\n`);
    writeFileSync(join(to, 'filtered-rates.plans.txt'), plans.join('\n'));
    process.stdout.write(`${JSON.stringify(result)}\n`);
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

void bench();
