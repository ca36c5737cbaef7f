/**
 * The matrix of matchups and other rates over many games, and the plans of their statements:
 * `node -r ./test/support/typescript.cjs test/analysis/rates.bench.ts 1000000` fills an embedded database with
 * as many games that are open to everybody, by SQL, and writes test/analysis/results/rates.json and
 * rates.plans.txt, which are kept in git.
 */
import { playedDeckProjection } from '../../src/decks/projections/played-decks';
import { everyRate, type RateFilter } from '../../src/analysis/statistics/rate-filter';
import type { RateSubject } from '../../src/analysis/statistics/cells';
import { contentIds } from '../../src/platform/content-id/content-id';
import { firstRows } from '../../src/platform/projections/span';
import type { ReadModelReader } from '../../src/platform/projections/projection';
import { tournamentProjection } from '../../src/tournaments/projections/tournaments';
import { fill } from './fill';
import { explained, inNewStore, openTo, whileNothingIsNoted, writeResults } from './filled-store';
import { allRates } from '../support/statistics-of-all';

const GAMES = Number(process.argv[2] ?? 1_000_000);
const ROUNDS = 9;
const rounded = (value: number): number => Math.round(value * 10) / 10;

void inNewStore(
  async (pool) => {
    // As after a rebuild: all is counted at once.
    await whileNothingIsNoted(pool, () => fill(pool, GAMES));
    await pool.query('vacuum analyze');
    let begun = performance.now();
    await pool.query('select rates.refresh()');
    const counted = Math.round(performance.now() - begun);
    await pool.query('vacuum analyze');

    const plans: string[] = [];
    const results: Record<string, object> = {};
    const prepared: ReadModelReader = {
      query: async <Row extends object>(
        name: string,
        text: string,
        values: readonly unknown[] = [],
      ) => (await pool.query<Row>({ name, text, values: [...values] })).rows,
    };
    const ask = async (
      name: string,
      of: RateSubject,
      filter: Partial<RateFilter>,
      asker = '',
    ): Promise<void> => {
      const question = (reader: ReadModelReader) =>
        allRates(reader, {
          ...{ of, least: 1, sort: 'games', span: firstRows<number>(500) },
          filter: { ...everyRate, ...filter },
          open: openTo('everything', asker),
        });
      const told = await explained(pool, question);
      plans.push(...told.plans.map((plan) => `## ${name}: ${plan}`));
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        begun = performance.now();
        await question(prepared);
        times.push(performance.now() - begun);
      }
      times.sort((a, b) => a - b);
      results[name] = {
        inDatabase: told.milliseconds,
        ...{ median: rounded(times[times.length >> 1] ?? 0), most: rounded(times.at(-1) ?? 0) },
      };
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
    await pool.query(
      'update opened.game set everything = not everything where game = md5($1)::uuid',
      ['game2'],
    );
    begun = performance.now();
    await pool.query('select rates.refresh()');
    const milliseconds = {
      ...results,
      'counting all games anew': counted,
      'counting one game that was opened': rounded(performance.now() - begun),
    };
    writeResults('rates', { games: GAMES, milliseconds }, plans);
  },
  [tournamentProjection, playedDeckProjection(contentIds(Buffer.alloc(32, 1)))],
);
