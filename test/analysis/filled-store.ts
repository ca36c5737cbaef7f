/** A store that benches of statistics fill by SQL, and what it tells of the statements that are asked there. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { openedGames } from '../../src/access/projections/opened';
import { cardStatistics } from '../../src/analysis/projections/card-statistics/table';
import { observedStatistics } from '../../src/analysis/projections/observed-statistics/table';
import { playerStatistics } from '../../src/analysis/projections/player-statistics/table';
import { observedProjection } from '../../src/games/projections/observed/table';
import { openDatabase } from '../../src/platform/database/database';
import type { Projection, ReadModelReader } from '../../src/platform/projections/projection';

type Tables = Pick<Projection, 'name' | 'tables'>;

/** What statistics of many games are made of. */
export const STATISTICS: readonly Pick<Projection, 'name' | 'version' | 'tables'>[] = [
  ...[openedGames, observedProjection, observedStatistics, playerStatistics, cardStatistics],
];

export async function makeTables(
  pool: Pick<Pool, 'query'>,
  more: readonly Tables[] = [],
): Promise<void> {
  for (const { name, tables } of [...STATISTICS, ...more])
    await pool.query(
      `create schema if not exists ${name}; set search_path to ${name}, public; ${tables}; reset search_path`,
    );
}

/** Games that are filled in are not noted one by one: they are counted at once, as after a rebuild. */
export async function whileNothingIsNoted(
  pool: Pick<Pool, 'query'>,
  fill: () => Promise<void>,
): Promise<void> {
  const tables = ['opened.game', 'player_statistics.seat', 'card_statistics.seat'];
  for (const table of tables) await pool.query(`alter table ${table} disable trigger user`);
  await fill();
  for (const table of tables) await pool.query(`alter table ${table} enable trigger user`);
}

/** An embedded database of its own, which is removed in the end. */
export async function inNewStore(
  work: (pool: Pool) => Promise<void>,
  more: readonly Tables[] = [],
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'retrace-bench-'));
  const { pool, close } = await openDatabase({
    database: { kind: 'embedded', dataDirectory: folder },
    databaseConnections: 2,
  });
  try {
    await makeTables(pool, more);
    await work(pool);
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Games that are open to everybody entirely, or of which everybody is shown something, as src/access/find-open-games.ts has them. */
export const openTo = (what: 'everything' | 'shown', asker = '') => ({
  name: what === 'everything' ? 'count' : what,
  asker,
  condition: `(id::text = any(string_to_array($1, ','))
    or (select one.${what} from opened.game as one where one.game = id))`,
  joined: `id in (select one.game from opened.game as one where one.${what}
    union all select own::uuid from unnest(string_to_array($1, ',')) as own)`,
});

export interface Explained {
  /** As PostgreSQL tells them, by statement. */
  readonly plans: readonly string[];
  /** In the database; null where the statement was given up. */
  readonly milliseconds: number | null;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Asks a question whose statements are explained, then answered. */
export async function explained(
  pool: Pick<Pool, 'query'>,
  ask: (reader: ReadModelReader) => Promise<unknown>,
): Promise<Explained> {
  const plans: string[] = [];
  let milliseconds: number | null = 0;
  const query = async <Row extends object>(
    statement: string,
    text: string,
    values: readonly unknown[] = [],
  ): Promise<readonly Row[]> => {
    const answer = async () => (await pool.query<Row>(text, [...values])).rows;
    if (statement.endsWith('-refresh')) return answer();
    const told = async (how: string) => {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${how} ${text}`, [
        ...values,
      ]);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const plan = await told('(analyze, buffers, timing off, summary)').catch(() => null);
    plans.push(`${statement}${plan === null ? ', given up' : ''}\n\n${plan ?? (await told(''))}\n`);
    const time = Number(/Execution Time: ([\d.]+)/.exec(plan ?? '')?.[1]);
    milliseconds = plan === null || milliseconds === null ? null : rounded(milliseconds + time);
    return plan === null ? [] : answer();
  };
  await ask({ query }).catch((error: unknown) => process.stdout.write(`${String(error)}\n`));
  return { plans, milliseconds };
}

/** Writes results/NAME.json and results/NAME.plans.txt, which are kept in git. */
export function writeResults(name: string, result: object, plans: readonly string[] | null): void {
  const to = join(__dirname, 'results');
  const machine = {
    ...{ node: process.version, processor: cpus()[0]?.model ?? 'unknown', cores: cpus().length },
    load: rounded(loadavg()[0] ?? 0),
  };
  writeFileSync(
    join(to, `${name}.json`),
    `${JSON.stringify({ ...machine, ...result }, null, 2)}\n`,
  );
  if (plans !== null) writePlans(name, plans);
}

export const writePlans = (name: string, plans: readonly string[]): void => {
  writeFileSync(join(__dirname, 'results', `${name}.plans.txt`), plans.join('\n'));
};
