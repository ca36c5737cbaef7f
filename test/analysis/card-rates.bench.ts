/**
 * What rates of cards cost in the database, with and without filters, and how they are read.
 * `node -r ./test/support/typescript.cjs test/analysis/card-rates.bench.ts 1000000` fills an embedded database with
 * as many games and their cards, by SQL, and writes test/analysis/results/card-rates.json and card-rates.plans.txt, which
 * are kept in git.
 */
import { GetCardRates } from '../../src/analysis/projections/card-statistics/card-rates';
import { everyRate, type RateFilter } from '../../src/analysis/statistics/rate-filter';
import { firstRows } from '../../src/platform/projections/span';
import { fill, fillCards } from './fill';
import { explained, inNewStore, openTo, whileNothingIsNoted, writeResults } from './filled-store';
import { cardRatesIn } from '../support/statistics-of-all';

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

void inNewStore(async (pool) => {
  await whileNothingIsNoted(pool, async () => {
    await fill(pool, GAMES);
    await fillCards(pool);
  });
  await pool.query('select rates.refresh()');
  await pool.query('vacuum analyze');
  const plans: string[] = [];
  const inDatabase: Record<string, number | null> = {};
  for (const [name, filter] of Object.entries(filters)) {
    const told = await explained(pool, (reader) =>
      cardRatesIn(reader).execute(
        new GetCardRates({
          ...{ card: null, least: 1, sort: 'games', span: firstRows<number>(500) },
          filter: { ...everyRate, ...filter, restsOn: 'decisions' },
          open: openTo('everything'),
        }),
      ),
    );
    inDatabase[name] = told.milliseconds;
    plans.push(...told.plans.map((plan) => `## ${name}: ${plan}`));
  }
  writeResults('card-rates', { games: GAMES, inDatabase }, plans);
});
