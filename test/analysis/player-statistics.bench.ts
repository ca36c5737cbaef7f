/**
 * What statistics of players and cards cost in the database, from sums and from every row, and what keeping the sums costs.
 * `node -r ./test/support/typescript.cjs test/analysis/player-statistics.bench.ts 200000` fills an embedded database with as many
 * games, by SQL, and writes test/analysis/results/player-statistics.json and player-statistics.plans.txt, which are kept in git.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openedGames } from '../../src/access/projections/opened';
import { observedStatistics } from '../../src/analysis/projections/observed-statistics/table';
import {
  GetCardStatistics,
  GetCardStatisticsHandler,
} from '../../src/analysis/projections/card-statistics/queries';
import { cardStatistics } from '../../src/analysis/projections/card-statistics/table';
import {
  GetPlayerStatistics,
  GetPlayerStatisticsHandler,
} from '../../src/analysis/projections/player-statistics/queries';
import { seatNames } from '../../src/analysis/statistics/finished-game';
import { playerStatistics } from '../../src/analysis/projections/player-statistics/table';
import {
  everything,
  type Asked,
  type Dimension,
  type SliceFilter,
} from '../../src/analysis/statistics/slices';
import { observedProjection } from '../../src/games/projections/observed/table';
import { openDatabase } from '../../src/platform/database/database';
import { firstRows } from '../../src/platform/projections/span';
import { fill, fillCards } from './fill';

const GAMES = Number(process.argv[2] ?? 200_000);
const DAY = 24 * 3_600_000;

interface Question {
  readonly by: Dimension | 'card';
  readonly filter: Partial<SliceFilter>;
}

const questions: Readonly<Record<string, Question>> = {
  players: { by: 'player', filter: {} },
  'players of a side and pool': { by: 'player', filter: { side: 'corp', pool: 'core-2018-09' } },
  opponents: { by: 'opponent', filter: {} },
  identities: { by: 'identity', filter: {} },
  months: { by: 'month', filter: {} },
  'opponents of an identity by theirs': { by: 'opponentIdentity', filter: { identity: '01001' } },
  'identities of a player': { by: 'identity', filter: { player: 'p15000' } },
  'identities against a player': { by: 'identity', filter: { opponent: 'p15000' } },
  'players of the last day': {
    by: 'player',
    filter: { since: new Date(Date.now() - DAY) },
  },
  'players of an identity': { by: 'player', filter: { identity: '01001' } },
  cards: { by: 'card', filter: {} },
  'cards of a side and pool': { by: 'card', filter: { side: 'corp', pool: 'core-2018-09' } },
  'cards of an identity': { by: 'card', filter: { identity: '01001' } },
  'cards of the last 30 days': {
    by: 'card',
    filter: { since: new Date(Date.now() - 30 * DAY) },
  },
  'cards of a player': { by: 'card', filter: { player: 'p15000' } },
};

const condition = `(id::text = any(string_to_array($1, ','))
  or exists (select from opened.game as one where one.game = id and one.everything))`;
/** As src/access/find-open-games.ts has it for what goes through every row. */
const joined = `id in (select one.game from opened.game as one where one.everything
  union all select own::uuid from unnest(string_to_array($1, ',')) as own)`;

async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'retrace-players-'));
  const { pool, close } = await openDatabase({
    database: { kind: 'embedded', dataDirectory: folder },
    databaseConnections: 2,
  });
  const timed = async (statement: string, values: readonly unknown[] = []): Promise<number> => {
    const since = performance.now();
    await pool.query(statement, [...values]);
    return Math.round(performance.now() - since);
  };
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
    await pool.query(`alter table card_statistics.seat disable trigger user;
      insert into card_statistics.seat select ${seatNames.join(', ')} from player_statistics.seat`);
    const counted = await timed('select rates.refresh()');
    await pool.query('vacuum analyze');
    const sums = {
      all: counted,
      'sums of cards': await timed(
        'begin; delete from rates.card_cell; select rates.sum_cards(1, null); rollback',
      ),
      'sums of players': await timed(
        'begin; delete from rates.deed_cell; select rates.sum_deeds(1, null); rollback',
      ),
    };
    await pool.query('vacuum analyze rates.deed_cell');
    const plans: string[] = [];
    const milliseconds: Record<string, Record<string, number>> = {};
    for (const [name, { by, filter }] of Object.entries(questions))
      for (const [read, open] of [
        ['sums', 'count'],
        ['rows', 'count-all'],
      ] as const) {
        let total = 0;
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
          if (read === 'sums') plans.push(`## ${name}\n\n${plan}\n`);
          total += Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1]);
          return [JSON.parse('{ "total": 0, "counts": {} }')];
        };
        const asked: Asked = {
          filter: { ...everything, ...filter },
          span: firstRows<number>(20),
          open: { name: open, condition, joined, asker: '' },
        };
        if (by === 'card')
          await new GetCardStatisticsHandler({ query }).execute(new GetCardStatistics(null, asked));
        else
          await new GetPlayerStatisticsHandler({ query }).execute(
            new GetPlayerStatistics(by, asked),
          );
        milliseconds[name] = { ...milliseconds[name], [read]: Math.round(total * 10) / 10 };
      }
    const closed = `update opened.game set everything = false where game = md5('game1')::uuid`;
    await pool.query('alter table opened.game enable trigger user');
    await pool.query(closed);
    const one = await timed('select rates.refresh()');
    const { rows: sizes } = await pool.query(
      `select pg_total_relation_size('rates.deeds') / 1048576 as rows,
         pg_total_relation_size('rates.deed_cell') / 1048576 as sums,
         pg_total_relation_size('rates.cards') / 1048576 as cards,
         pg_total_relation_size('rates.card_cell') / 1048576 as "sums of cards",
         pg_total_relation_size('card_statistics.card') / 1048576 as "read model of cards"`,
    );
    const folderOfResults = join(__dirname, 'results');
    writeFileSync(
      join(folderOfResults, 'player-statistics.json'),
      `${JSON.stringify(
        {
          games: GAMES,
          cores: cpus().length,
          load: loadavg().map((load) => Math.round(load * 10) / 10),
          milliseconds,
          counted: { ...sums, 'a game that was closed': one },
          megabytes: sizes[0],
        },
        null,
        2,
      )}\n`,
    );
    writeFileSync(join(folderOfResults, 'player-statistics.plans.txt'), plans.join('\n'));
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

void bench();
