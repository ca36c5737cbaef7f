/**
 * What statistics of players and cards cost in the database, from sums and from every row, and what keeping the sums costs.
 * `node -r ./test/support/typescript.cjs test/analysis/player-statistics.bench.ts 200000` fills an embedded database with as many
 * games, by SQL, and writes test/analysis/results/player-statistics.json and player-statistics.plans.txt, which are kept in git.
 */
import { GetCardStatistics } from '../../src/analysis/projections/card-statistics/queries';
import { GetPlayerStatistics } from '../../src/analysis/projections/player-statistics/queries';
import { seatNames } from '../../src/analysis/statistics/finished-game';
import {
  everything,
  type Asked,
  type Dimension,
  type SliceFilter,
} from '../../src/analysis/statistics/slices';
import { firstRows } from '../../src/platform/projections/span';
import { fill, fillCards } from './fill';
import { explained, inNewStore, openTo, whileNothingIsNoted, writeResults } from './filled-store';
import { cardStatisticsIn, playerStatisticsIn } from '../support/statistics-of-all';

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

void inNewStore(async (pool) => {
  const timed = async (statement: string): Promise<number> => {
    const since = performance.now();
    await pool.query(statement);
    return Math.round(performance.now() - since);
  };
  await whileNothingIsNoted(pool, async () => {
    await fill(pool, GAMES);
    await fillCards(pool);
    await pool.query(
      `insert into card_statistics.seat select ${seatNames.join(', ')} from player_statistics.seat`,
    );
  });
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
  const milliseconds: Record<string, Record<string, number | null>> = {};
  for (const [name, { by, filter }] of Object.entries(questions))
    for (const [read, open] of [
      ['sums', 'count'],
      ['rows', 'count-all'],
    ] as const) {
      const asked: Asked = {
        filter: { ...everything, ...filter },
        span: firstRows<number>(20),
        open: { ...openTo('everything'), name: open },
      };
      const told = await explained(pool, (reader) =>
        by === 'card'
          ? cardStatisticsIn(reader).execute(new GetCardStatistics(null, asked))
          : playerStatisticsIn(reader).execute(new GetPlayerStatistics(by, asked)),
      );
      if (read === 'sums') plans.push(...told.plans.map((plan) => `## ${name}: ${plan}`));
      milliseconds[name] = { ...milliseconds[name], [read]: told.milliseconds };
    }
  await pool.query(`update opened.game set everything = false where game = md5('game1')::uuid`);
  const one = await timed('select rates.refresh()');
  const { rows: sizes } = await pool.query<Readonly<Record<string, string>>>(
    `select pg_total_relation_size('rates.deeds') / 1048576 as rows,
       pg_total_relation_size('rates.deed_cell') / 1048576 as sums,
       pg_total_relation_size('rates.cards') / 1048576 as cards,
       pg_total_relation_size('rates.card_cell') / 1048576 as "sums of cards",
       pg_total_relation_size('card_statistics.card') / 1048576 as "read model of cards"`,
  );
  const result = {
    ...{ games: GAMES, milliseconds, counted: { ...sums, 'a game that was closed': one } },
    megabytes: sizes[0],
  };
  writeResults('player-statistics', result, plans);
});
