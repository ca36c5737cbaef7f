/**
 * What filters take that are asked for: at first, where one question reads no more than it may; how long it would take to read all of it; and once
 * their cells are made; with plans, and a game that changes meanwhile:
 * `node -r ./test/support/typescript.cjs test/analysis/asked-again.bench.ts FOLDER NAME MOST` asks the store that large-store.bench.ts or
 * fill-store.ts left in FOLDER, and writes test/analysis/results/NAME.json and NAME.plans.txt, which are kept in git.
 */
import type { Pool } from 'pg';
import {
  GetPlayerStatistics,
  GetPlayerStatisticsHandler,
} from '../../src/analysis/projections/player-statistics/queries';
import { unbounded, type Asking } from '../../src/analysis/statistics/asking';
import { isUntold } from '../../src/analysis/statistics/untold';
import { ratesOf } from '../../src/analysis/statistics/rates';
import type { RateSubject } from '../../src/analysis/statistics/cells';
import { everyRate, type RateFilter } from '../../src/analysis/statistics/rate-filter';
import type { RateSort } from '../../src/analysis/statistics/rate-order';
import { everything, type SliceFilter } from '../../src/analysis/statistics/slices';
import { openDatabase } from '../../src/platform/database/database';
import type { ReadModelReader } from '../../src/platform/projections/projection';
import { firstRows, type Span } from '../../src/platform/projections/span';
import { usualLimits } from '../../src/platform/config/limits';
import { explained, openTo, writeResults } from './filled-store';

/** One question may read `MOST` sides: with a tenth of what is usual a store answers as one of ten times the games would. */
const [, , FOLDER = '', NAME = 'asked-again', MOST = usualLimits.mostSides] = process.argv;
const mostSides = Number(MOST);
const DAY = 24 * 3_600_000;
/** The day begins so many days ago, as the page asks. */
const day = (ago: number): Date => new Date((Math.floor(Date.now() / DAY) - ago) * DAY);

/** Answered, or refused where it would read more than one question may. */
type Ask = (reader: ReadModelReader, asking: Asking) => Promise<object>;
const count = openTo('everything');
const last: Span<number> = { size: 20, after: null, before: null, backwards: true };

const rates =
  (
    of: RateSubject,
    filter: Partial<RateFilter>,
    sort: RateSort = 'games',
    { least = 1, span = firstRows<number>(20) } = {},
  ): Ask =>
  (reader, asking) =>
    ratesOf(
      reader,
      {
        ...{ of, least, sort, span, open: count },
        filter: { ...everyRate, ...filter },
      },
      asking,
    );

const statistics =
  (filter: Partial<SliceFilter>, span: Span<number>): Ask =>
  (reader, asking) =>
    new GetPlayerStatisticsHandler(reader, { of: () => asking }).execute(
      new GetPlayerStatistics('player', {
        filter: { ...everything, ...filter },
        ...{ span, open: count },
      }),
    );

const stretch = { since: day(1_000), until: day(-1) };
const turns = { leastTurns: 10, mostTurns: 25 };
const questions: readonly (readonly [string, Ask])[] = [
  ['players of 1000 days by rate', rates('player', stretch, 'value')],
  ['players of 1000 days shrunk', rates('player', stretch, 'shrunk')],
  ['players of 1000 days of 20 games at least', rates('player', stretch, 'value', { least: 20 })],
  ['the last players of 1000 days', rates('player', stretch, 'games', { span: last })],
  [
    'players of 1000 days behind 20,000',
    rates('player', stretch, 'shrunk', { span: firstRows(20, 20_000) }),
  ],
  ['players of 10 to 25 turns by rate', rates('player', turns, 'value')],
  [
    'players of 10 to 25 turns of 20 games at least',
    rates('player', turns, 'shrunk', { least: 20 }),
  ],
  ['the last players of 10 to 25 turns', rates('player', turns, 'games', { span: last })],
  ['identities of 10 to 25 turns of 1000 days', rates('identity', { ...turns, ...stretch })],
  ['sides of 10 to 25 turns of 1000 days', rates('side', { ...turns, ...stretch })],
  [
    'matchups of 10 to 25 turns of 1000 days',
    rates('matchup', { ...turns, ...stretch }, 'games', { span: firstRows(500) }),
  ],
  ['players of 10 to 25 turns of 1000 days', rates('player', { ...turns, ...stretch }, 'shrunk')],
  ['statistics of players of 1000 days behind 20,000', statistics(stretch, firstRows(20, 20_000))],
  ['the last statistics of players of 1000 days', statistics(stretch, last)],
];

/** Milliseconds of closing and opening a game, each as it is counted. */
async function changed(pool: Pool): Promise<Readonly<Record<string, readonly number[]>>> {
  const told: Record<string, readonly number[]> = {};
  for (const [name, player, order] of [
    ['the newest of a player', 'p15000', 'desc'],
    ['the newest of the most eager player', 'p0', 'desc'],
    ['the oldest of the most eager player', 'p0', 'asc'],
  ] as const) {
    const { rows } = await pool.query<{ readonly id: string }>(
      `select id from rates.counted where lower(player) = $1 order by recorded_at ${order} limit 1`,
      [player],
    );
    // They were filled in without what was done with them.
    await pool.query('delete from rates.cards where id = $1', [rows[0]?.id]);
    const times: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      await pool.query('update opened.game set everything = not everything where game = $1', [
        rows[0]?.id,
      ]);
      const begun = performance.now();
      await pool.query('select rates.refresh()');
      times.push(Math.round(performance.now() - begun));
    }
    told[name] = times;
    process.stdout.write(`${name}, closed and opened: ${times.join(', ')} ms\n`);
  }
  return told;
}

async function bench(): Promise<void> {
  const { pool, close } = await openDatabase({
    database: { kind: 'embedded', dataDirectory: FOLDER },
    databaseConnections: 1,
  });
  try {
    await pool.query('delete from rates.asked');
    const changesBefore = await changed(pool);
    const plans: string[] = [];
    const ask = async (
      when: string,
      asking: Asking,
    ): Promise<Readonly<Record<string, number | string | null>>> => {
      const milliseconds: Record<string, number | string | null> = {};
      for (const [name, question] of questions) {
        let answer: object = {};
        const told = await explained(pool, async (reader) => {
          answer = await question(reader, asking);
        });
        if (when !== 'before')
          plans.push(...told.plans.map((plan) => `## ${when}, ${name}: ${plan}`));
        const why = isUntold(answer) ? answer.untold : null;
        milliseconds[name] =
          why === null ? told.milliseconds : `${why}, ${String(told.milliseconds)}`;
        process.stdout.write(`${when}, ${name}: ${String(milliseconds[name])} ms\n`);
      }
      return milliseconds;
    };
    // Each filter on an account of its own, as nothing is made meanwhile.
    let accounts = 0;
    const bounded = await ask('at first', {
      get account() {
        return `caller ${(accounts += 1)}`;
      },
      mostSides,
    });
    await pool.query('delete from rates.asked');
    const before = await ask('before', unbounded);
    // What a statement notes is written down when it is explained, too; who asks but once is not kept.
    await pool.query('update rates.asked set asks = 2');
    const made: number[] = [];
    for (let more = true; more;) {
      const begun = performance.now();
      const { rows } = await pool.query<{ readonly more: boolean }>(
        'select rates.keep_asked() as more',
      );
      more = rows[0]?.more ?? false;
      made.push(Math.round(performance.now() - begun));
    }
    await pool.query('vacuum analyze rates.asked_cell, rates.asked_names');
    process.stdout.write(`made in parts of ${made.join(', ')} ms\n`);
    const { rows: kept } = await pool.query<object>(
      `select subject, (select count(*) from rates.asked_cell as cell where cell.number = one.number)::int as cells
       from rates.asked as one where parts = 256 order by number`,
    );
    const after = await ask('after', { ...unbounded, mostSides });
    const changesAfter = await changed(pool);
    const { rows: sides } = await pool.query<object>(
      'select count(*)::int as sides from rates.counted',
    );
    writeResults(
      NAME,
      { ...sides[0], mostSides, bounded, before, after, made, kept, changesBefore, changesAfter },
      plans,
    );
  } finally {
    await close();
  }
}

void bench();
