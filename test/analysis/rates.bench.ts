/**
 * The matrix of matchups and other rates over many games, and the plans of their statements:
 * `node -r ./test/support/typescript.cjs test/analysis/rates.bench.ts 1000000` fills an embedded database with
 * as many games that are open to everybody, by SQL, and writes test/analysis/results/rates.json and
 * rates.plans.txt, which are kept in git.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { playedDeckProjection } from '../../src/decks/projections/played-decks';
import { observedProjection } from '../../src/games/projections/observed/table';
import { openedGames } from '../../src/access/projections/opened';
import { observedStatistics } from '../../src/analysis/projections/observed-statistics/table';
import { cardStatistics } from '../../src/analysis/projections/card-statistics/table';
import { playerStatistics } from '../../src/analysis/projections/player-statistics/table';
import { everyRate, type RateFilter } from '../../src/analysis/statistics/rate-filter';
import type { RateSubject } from '../../src/analysis/statistics/cells';
import { ratesOf } from '../../src/analysis/statistics/rates';
import { contentIds } from '../../src/platform/content-id/content-id';
import { openDatabase } from '../../src/platform/database/database';
import { firstRows } from '../../src/platform/projections/span';
import { tournamentProjection } from '../../src/tournaments/projections/tournaments';
import { fill } from './fill';

const GAMES = Number(process.argv[2] ?? 1_000_000);
async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'retrace-rates-'));
  const { pool, close } = await openDatabase({
    database: { kind: 'embedded', dataDirectory: folder },
    databaseConnections: 2,
  });
  try {
    const tables = [
      ...[
        openedGames,
        observedProjection,
        observedStatistics,
        tournamentProjection,
        cardStatistics,
      ],
      playedDeckProjection(contentIds(Buffer.alloc(32, 1))),
    ];
    for (const { name, tables: sql } of [
      ...tables,
      { ...playerStatistics, tables: playerStatistics.tables },
    ])
      await pool.query(
        `create schema ${name}; set search_path to ${name}, public; ${sql}; reset search_path`,
      );
    // As after a rebuild: all is counted at once.
    await pool.query(`alter table opened.game disable trigger user;
      alter table player_statistics.seat disable trigger user`);
    await fill(pool, GAMES);
    await pool.query('vacuum analyze');
    let begun = performance.now();
    await pool.query('select rates.refresh()');
    const counted = Math.round(performance.now() - begun);
    await pool.query('vacuum analyze');

    const plans: string[] = [];
    const results: Record<
      string,
      { readonly inDatabase: number; readonly median: number; readonly most: number }
    > = {};
    const condition = `(id::text = any(string_to_array($1, ','))
      or exists (select from opened.game as one where one.game = id and one.everything))`;
    const ask = async (
      name: string,
      of: RateSubject,
      filter: Partial<RateFilter>,
      asker = '',
      rounds = 9,
    ): Promise<void> => {
      let isExplained = false;
      let inDatabase = 0;
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        begun = performance.now();
        await ratesOf(
          {
            query: async <Row extends object>(
              statement: string,
              text: string,
              values?: readonly unknown[],
            ) => {
              if (!isExplained && statement !== 'rates-refresh') {
                isExplained = true;
                const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
                  `explain (analyze, buffers, summary) ${text}`,
                  [...(values ?? [])],
                );
                plans.push(`## ${name}\n\n${rows.map((row) => row['QUERY PLAN']).join('\n')}\n`);
                const [, time] = /Execution Time: ([\d.]+)/.exec(plans.at(-1) ?? '') ?? [];
                inDatabase = Math.round(Number(time) * 10) / 10;
                begun = performance.now();
              }
              return (await pool.query<Row>({ name: statement, text, values: [...(values ?? [])] }))
                .rows;
            },
          },
          {
            ...{ of, least: 1, sort: 'games', span: firstRows<number>(500) },
            filter: { ...everyRate, ...filter },
            open: { name: 'count', condition, asker },
          },
        );
        times.push(performance.now() - begun);
      }
      times.sort((a, b) => a - b);
      const at = (share: number): number =>
        Math.round(
          (times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0) * 10,
        ) / 10;
      results[name] = { inDatabase, median: at(0.5), most: at(1) };
    };
    const { rows: closed } = await pool.query<{ id: string }>(
      'select game as id from opened.game where not everything limit 20',
    );
    const own = closed.map(({ id }) => id).join();
    await ask('the matrix', 'matchup', {});
    await ask('the matrix, with 20 games of the asker', 'matchup', {}, own);
    await ask('identities', 'identity', {});
    await ask('players', 'player', {});
    await ask('identities of a player', 'identity', { player: 'p15000' });
    await ask('matchups of the last hour', 'matchup', { since: new Date(Date.now() - 3_600_000) });
    await ask('players of a deck', 'player', { deck: ['none'] });
    await ask('matchups of a tournament', 'matchup', { tournament: 'none' });
    begun = performance.now();
    await pool.query(
      'update opened.game set everything = not everything where game = md5($1)::uuid',
      ['game1'],
    );
    await pool.query('alter table opened.game enable trigger user');
    await pool.query(
      'update opened.game set everything = not everything where game = md5($1)::uuid',
      ['game2'],
    );
    begun = performance.now();
    await pool.query('select rates.refresh()');
    const one = Math.round((performance.now() - begun) * 10) / 10;
    const result = {
      ...{ games: GAMES, node: process.version, processor: cpus()[0]?.model ?? 'unknown' },
      load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
      milliseconds: {
        ...results,
        'counting all games anew': counted,
        'counting one game that was opened': one,
      },
    };
    const to = join(__dirname, 'results');
    writeFileSync(join(to, 'rates.json'), `${JSON.stringify(result, null, 2)}\n`);
    writeFileSync(join(to, 'rates.plans.txt'), plans.join('\n'));
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

void bench();
