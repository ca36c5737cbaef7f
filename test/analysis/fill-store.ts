import type { Pool } from 'pg';
import { playerCounts } from '../../src/analysis/statistics/player-counts';
import { lineOf, withoutIndexes, type Line, type Told } from './fill-line';
import { fillCells, fillRuns, fillSums } from './fill-sums';

/** As many as play ten games each, and no more than so many. */
const MOST_PLAYERS = 200_000;
const playersOf = (games: number): number => Math.min(MOST_PLAYERS, Math.ceil(games / 10));
const IDENTITIES = 40;
const YEARS = 10;
/** Games that the most eager player has besides, so that theirs are some 40,000 in a store of two million, too. */
const EAGER = 32_000;
const PORTION = 250_000;
/** One game in so many is observed. */
const OBSERVED = 50;
/** One game in so many is not open to everybody. */
const CLOSED = 10;
const TITLES = 20;
const DECKS = 256;

type Database = Pick<Pool, 'query'>;

const counts = playerCounts.map((name) => {
  if (name === 'games') return '1';
  if (name === 'wins') return `((side = 'corp') = is_corps)::int`;
  if (name === 'losses') return `((side = 'corp') <> is_corps)::int`;
  return name === 'turns' ? '8 + n % 30' : 'n % 7';
});

/** A game of each second or so of ten years, the oldest first, by players of whom few play a lot. */
const GAME = `
  create unlogged table filled as
  select n, md5('game' || n)::uuid as id, random() < 0.5 as is_corps, n % ${OBSERVED} = 0 as is_observed,
    now() - ($1::int - n) * interval '${YEARS} years' / $1::int as recorded_at,
    case when n % greatest(1, $1::int / ${EAGER}) = 0 then 'p0' else 'p' || floor(power(random(), 2) * $2::int) end as a, 'p' || floor(power(random(), 2) * $2::int) as b,
    lpad((1001 + floor(random() * ${IDENTITIES}))::text, 5, '0') as corp,
    lpad((2001 + floor(random() * ${IDENTITIES}))::text, 5, '0') as runner
  from generate_series(1, $1::int) as n`;

const OPENED = `
  insert into opened.game select id, true, n % ${CLOSED} > 0, true, true from filled where n between $1 and $2`;

const LISTED = `n + 1000000, recorded_at, a, b, corp, runner, case when is_corps then 'corp' else 'runner' end,
    'agenda-points', 8 + n % 30, '{}'::json`;
const GAMES = `
  insert into games.game (id, position, recorded_at, corp_player, runner_player, corp_identity, runner_identity,
    winner, reason, turns, told)
  select id, ${LISTED} from filled where n between $1 and $2 and not is_observed`;
const OBSERVED_GAMES = `
  insert into observed.game (id, position, recorded_at, corp_player, runner_player, corp_identity, runner_identity,
    winner, reason, turns, told, origin)
  select id, ${LISTED}, 'replay' from filled where n between $1 and $2 and is_observed`;

const SIDES = `lateral (values ('corp', a, corp, b, runner), ('runner', b, runner, a, corp))
    as sides (side, player, identity, opponent, opponent_identity)`;
const seats = (schema: string, pool: string, where: string, more = ''): string => `
  insert into ${schema}.seat
  select id, side, recorded_at, player, identity, opponent, opponent_identity, '${pool}', ${counts.join(', ')}${more}
  from filled, ${SIDES} where n between $1 and $2 and ${where}`;

const COUNTED = `
  insert into rates.counted
  select id, rates.who(player), recorded_at, 8 + n % 30, 1, ((side = 'corp') = is_corps)::int, is_observed::int, side,
    identity, opponent_identity, case when is_observed then 'observed' else 'core-2018-09' end,
    case when is_observed then 'observed' else 'verified' end, case when is_observed then 'facts' else 'decisions' end,
    to_char(recorded_at at time zone 'UTC', 'YYYY-MM'), player, opponent
  from filled, ${SIDES} where n between $1 and $2 and n % ${CLOSED} > 0`;

const DEEDS = `
  insert into rates.deeds (id, side, ${playerCounts.join(', ')})
  select id, side, ${counts.join(', ')} from filled, ${SIDES} where n between $1 and $2 and n % ${CLOSED} > 0`;

/** Decks are those of few: what is read of a side is as much. */
const DECK = `
  create unlogged table filled_deck as
  select side, which, array_agg((1 + (k * 8 + which * 7919 % 8) + case side when 'corp' then 0 else ${8 * TITLES} end) * 16
    + floor(random() * 16)::int) as cards
  from (values ('corp'), ('runner')) as sides (side), generate_series(0, ${DECKS - 1}) as which,
    generate_series(0, ${TITLES - 1}) as k group by side, which`;
const CARDS = `
  insert into rates.cards select id, side, cards from filled, filled_deck
  where n between $1 and $2 and n % ${CLOSED} > 0 and which = n % ${DECKS}`;

/** No facts, but that there are some: which games are gone through is what a plan tells. */
const PATTERNS = `
  insert into pattern_facts.game select id, n + 1000000, 400, '\\x00' from filled
  where n between $1 and $2 and not is_observed`;

type Rows = readonly (readonly [string, string])[];

/** What lists and statistics are made of, and what is counted of it, each by which statement. */
const READ_MODELS: Rows = [
  ['opened.game', OPENED],
  ['games.game', GAMES],
  ['observed.game', OBSERVED_GAMES],
  ['player_statistics.seat', seats('player_statistics', 'core-2018-09', 'not is_observed')],
  ['observed_statistics.seat', seats('observed_statistics', 'observed', 'is_observed', ', null')],
  ['pattern_facts.game', PATTERNS],
];
const SIDES_COUNTED: Rows = [
  ['rates.counted', COUNTED],
  ['rates.cards', CARDS],
  ['rates.deeds', DEEDS],
];

const LISTS = ['lists.counted', 'lists.cell'];

/**
 * What the program would have kept of so many games in ten years: read models that statistics and lists read, and what is summed
 * of them. Nobody played them; sums over players are those of some of the players, grown (fill-sums.ts). Two connections fill it.
 */
export async function fillStore(pool: Pool, games: number, told: Told): Promise<void> {
  const { rows } = await pool.query<{ readonly name: string }>(
    `select 'rates.' || name as name from unnest(rates.made_anew()) as name`,
  );
  const summed = [...rows.map(({ name }) => name), ...LISTS];
  const tables = [...READ_MODELS.map(([table]) => table), ...summed];
  await pool.query(`truncate ${summed.join(', ')}, rates.changed, rates.counted_from, rates.code, lists.changed,
    lists.counted_from restart identity`);
  const indexes = new Map<string, readonly string[]>();
  for (const table of tables) {
    await pool.query(`alter table ${table} set unlogged, disable trigger user`);
    indexes.set(table, await withoutIndexes(pool, [table]));
  }
  const lines = await Promise.all([lineOf(pool, indexes, told), lineOf(pool, indexes, told)]);
  const [one, other] = lines;
  await one.do('games', GAME, [games, playersOf(games)]);
  await one.do('games', 'create index filled_n on filled using brin (n)');
  await one.do('decks', DECK);
  const fill = async (line: Line, [table, statement]: Rows[number]): Promise<void> => {
    for (let from = 1; from <= games; from += PORTION)
      await line.do(table, statement, [from, Math.min(games, from + PORTION - 1)]);
    await line.finish(table);
  };
  const [counted, ...more] = SIDES_COUNTED;
  if (counted === undefined) return;
  const sides = fill(other, counted);
  const lists = async (): Promise<void> => {
    for (const rows of READ_MODELS) await fill(one, rows);
    await one.do('lists.counted', 'insert into lists.counted select * from lists.games(null)');
    await one.finish('lists.counted');
    // What is summed finds rows by their key.
    await one.index('lists.cell');
    await one.do('lists.cell', 'select lists.sum(1, null)');
    await sides;
    await fillRuns(one);
    await fillCells(one, { games, identities: IDENTITIES, titles: TITLES });
  };
  const sums = async (): Promise<void> => {
    await sides;
    for (const rows of more) await fill(other, rows);
    await fillSums(other);
  };
  await Promise.all([lists(), sums()]);
  await one.finish('rates.months');
  await one.do('vacuum', 'vacuum analyze lists.cell, rates.code');
  // What was filled while the other connection was at a long statement was not known to be there for all.
  for (const table of tables) await one.do('vacuum', `vacuum ${table}`);
  for (const line of lines) line.end();
  await pool.query('drop table filled, filled_deck');
  await pool.query('update rates.filling set parts = 256');
  for (const schema of ['lists', 'rates'])
    await pool.query(
      `delete from ${schema}.changed; delete from ${schema}.counted_from; insert into ${schema}.counted_from values (${schema}.tables())`,
    );
  for (const table of tables) await pool.query(`alter table ${table} enable trigger user`);
}

/** Decks as many as a tenth of the games, of which few have a word in common but for letters. */
export async function fillDecks(pool: Database, decks: number): Promise<void> {
  await pool.query(
    `insert into decks.deck
     select 'deck' || n, n, 'p' || n % ${MOST_PLAYERS}, 'Deck ö' || n, case n % 5000 when 0 then 'Noise' else 'Other' end, 1
     from generate_series(1, $1::int) as n`,
    [decks],
  );
  await pool.query('analyze decks.deck');
}

/** A card that half of the decks of twenty identities have, and no other's, and a tournament of fifty games, ten of them of who played most. */
export async function fillSeldom(pool: Database): Promise<void> {
  const { rows } = await pool.query<{ readonly name: string }>(
    `select attname as name from pg_attribute where attrelid = 'card_statistics.card'::regclass
       and attnum > 0 and attname <> all(array['id', 'side', 'code'])`,
  );
  const names = rows.map(({ name }) => name);
  await pool.query('alter table card_statistics.card set unlogged');
  await pool.query(
    `insert into card_statistics.card (id, side, code, ${names.join(', ')})
     select id, 'corp', '01110', ${names.map((name) => (name === 'seen' ? '1' : '0')).join(', ')}
     from games.game where corp_identity < '01021' and position % 2 = 0`,
  );
  await pool.query('analyze card_statistics.card');
  await pool.query(
    `insert into tournaments.linked
     select 'cup', id::text, id from (
       (select id from games.game where lower(corp_player) = 'p0' order by position desc limit 10)
       union (select id from games.game where corp_identity = '01001' order by position limit 40)
     ) as played`,
  );
  await pool.query('analyze tournaments.linked');
}
