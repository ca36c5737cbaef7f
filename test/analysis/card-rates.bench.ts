/**
 * What rates of cards cost in the database, with and without filters, and how they are read.
 * `node -r ./test/support/typescript.cjs test/analysis/card-rates.bench.ts 1000000` fills an embedded database with
 * as many games and their cards, by SQL, and writes test/analysis/results/card-rates.json and card-rates.plans.txt, which
 * are kept in git.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openedGames } from '../../src/access/projections/opened';
import { observedStatistics } from '../../src/analysis/projections/observed-statistics/table';
import {
  GetCardRates,
  GetCardRatesHandler,
} from '../../src/analysis/projections/card-statistics/card-rates';
import { cardStatistics } from '../../src/analysis/projections/card-statistics/table';
import { playerStatistics } from '../../src/analysis/projections/player-statistics/table';
import { everyRate, type RateFilter } from '../../src/analysis/statistics/rate-filter';
import { observedProjection } from '../../src/games/projections/observed/table';
import { openDatabase } from '../../src/platform/database/database';
import { firstRows } from '../../src/platform/projections/span';
import { fill, fillCards } from './fill';

const GAMES = Number(process.argv[2] ?? 1_000_000);
const DAY = 24 * 3_600_000;

const filters: Readonly<Record<string, Partial<RateFilter>>> = {
  cards: {},
  'cards of a pool': { pool: 'core-2018-09' },
  'cards of an identity': { identity: '01001' },
  'cards of the last day': { since: new Date(Date.now() - DAY) },
  'cards of the last 30 days': { since: new Date(Date.now() - 30 * DAY) },
  'cards of 12 turns at most': { mostTurns: 12 },
  'cards of a player': { player: 'p15000' },
};

async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'retrace-cards-'));
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
    await fillCards(pool);
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
      await new GetCardRatesHandler({ query }).execute(
        new GetCardRates({
          ...{ card: null, least: 1, sort: 'games', span: firstRows<number>(500) },
          filter: { ...everyRate, ...filter, restsOn: 'decisions' },
          open: { name: 'count', condition, asker: '' },
        }),
      );
    }
    const result = {
      ...{ games: GAMES, node: process.version, processor: cpus()[0]?.model ?? 'unknown' },
      load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
      inDatabase: milliseconds,
    };
    const to = join(__dirname, 'results');
    writeFileSync(join(to, 'card-rates.json'), `${JSON.stringify(result, null, 2)}\n`);
    writeFileSync(join(to, 'card-rates.plans.txt'), plans.join('\n'));
    process.stdout.write(`${JSON.stringify(result)}\n`);
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

void bench();
