import type { Pool } from 'pg';
import { withoutIndexes } from './fill-line';

const PLAYERS = 200_000;
const IDENTITIES = 40;
const YEARS = 10;
const PORTION = 500_000;
/** One game in so many is observed. */
const OBSERVED = 50;
/** One game in so many is not open to everybody. */
const CLOSED = 10;
/** A program plays one game in so many, so that no limit holds its sides. */
const OF_PROGRAM = 30;
/** One game in so many has a deck that is known. */
const WITH_DECK = 10;

type Database = Pick<Pool, 'query'>;

/** A game of each half minute or so of ten years, the oldest first, by players of whom few play a lot. */
const GAME = `
  create unlogged table filled as
  select n, md5('game' || n)::uuid as id, random() < 0.5 as is_corps, n % ${OBSERVED} = 0 as is_observed,
    now() - ($1::int - n) * interval '${YEARS} years' / $1::int as recorded_at, 8 + n % 30 as turns,
    'p' || floor(power(random(), 2) * ${PLAYERS}) as a,
    case when n % ${OF_PROGRAM} = 7 then 'program' else 'p' || floor(power(random(), 2) * ${PLAYERS}) end as b,
    lpad((1001 + floor(random() * ${IDENTITIES}))::text, 5, '0') as corp,
    lpad((2001 + floor(random() * ${IDENTITIES}))::text, 5, '0') as runner
  from generate_series(1, $1::int) as n`;

const OPENED = `
  insert into opened.game select id, true, n % ${CLOSED} > 0, true, true from filled where n between $1 and $2`;

const LISTED = `n + 1000000, recorded_at, a, b, corp, runner, case when is_corps then 'corp' else 'runner' end,
    'agenda-points', turns, '{}'::json`;
const COLUMNS = `id, position, recorded_at, corp_player, runner_player, corp_identity, runner_identity,
    winner, reason, turns, told`;
const GAMES = `
  insert into games.game (${COLUMNS})
  select id, ${LISTED} from filled where n between $1 and $2 and not is_observed`;
const OBSERVED_GAMES = `
  insert into observed.game (${COLUMNS}, origin)
  select id, ${LISTED}, 'replay' from filled where n between $1 and $2 and is_observed`;

const COUNTED = `
  insert into rates.counted
  select id, rates.who(player), recorded_at, turns, 1, ((side = 'corp') = is_corps)::int, is_observed::int, side,
    identity, opponent_identity, case when is_observed then 'observed' else 'core-2018-09' end,
    case when is_observed then 'observed' else 'verified' end, case when is_observed then 'facts' else 'decisions' end,
    to_char(recorded_at at time zone 'UTC', 'YYYY-MM'), player, opponent
  from filled, lateral (values ('corp', a, corp, b, runner), ('runner', b, runner, a, corp))
    as sides (side, player, identity, opponent, opponent_identity)
  where n between $1 and $2 and n % ${CLOSED} > 0`;

/** A league that goes on for years, one of a thousand games, and those of a hundred. */
const LINKED = `
  insert into tournaments.linked
  select case when n % 40 = 1 then 'league' when n > 9000000 and n % 200 = 2 then 'thousands' else 'cup' || n / 20000 end, n::text, id
  from filled where n between $1 and $2 and (n % 40 = 1 or n % 200 = 2)`;

/** Half of the decks are one that everybody is lent. */
const PLAYED = `
  insert into played_decks.side
  select id::text, case when n % 20 = 0 then 'corp' else 'runner' end, case when n % 20 = 0 then 'lent' else 'deck' || n / 2000 end, n + 1000000
  from filled where n between $1 and $2 and n % ${WITH_DECK} = 0`;

const LISTS = `
  insert into lists.cell
  select of.identity, (recorded_at at time zone 'UTC')::date, true,
    case when is_observed then 'observed' else 'verified' end, case when is_corps then 'corp' else 'runner' end,
    'agenda-points', count(*), min(n) + 1000000, max(n) + 1000000
  from filled, lateral (values (''), (corp), (runner)) as of (identity) group by 1, 2, 3, 4, 5, 6`;

/** Cells of which nothing is told but how many sides there are. */
const CELLS = `
  with own as (
    select player, side, identity, month, count(*)::float8 as n, sum(won) as w, sum(observed) as o
    from rates.counted group by 1, 2, 3, 4
  ), told as (
    select 4 * (1 - grouping(side)) + (1 - grouping(identity)) + 64 * (1 - grouping(month)) + 128 * (1 - grouping(player)) as columns,
      coalesce(side, '') as side, coalesce(identity, '') as identity, coalesce(month, '') as month, coalesce(player, '') as player,
      sum(n) as n, sum(w) as w, sum(o) as o, coalesce(sum(n) filter (where side = 'corp'), 0) as corp
    from own group by grouping sets ((player), (player, side), (side), (month), (identity), (identity, month))
  )
  insert into rates.cell (columns, pool, tier, rests_on, side, identity, opponent_identity, month, player, opponent, games, wins, observed,
    corp, players, ww, wn, nn)
  select columns, '', '', '', side, identity, '', month, player, '', n, w, o, corp, 1, w * w, w * n, n * n from told`;

const tables = [
  ...['opened.game', 'games.game', 'observed.game', 'tournaments.linked', 'played_decks.side'],
  ...['rates.counted', 'rates.cell', 'lists.cell'],
];

/**
 * What lists of so many games read, and what statistics of a player, a tournament or a deck do: games in ten years, with their sides. Of sums there
 * are those that say how many sides there are.
 */
export async function fillNamed(
  pool: Database,
  games: number,
  told: (step: string) => void,
): Promise<void> {
  for (const table of tables)
    await pool.query(`alter table ${table} set unlogged, disable trigger user`);
  const indexes = await withoutIndexes(pool, tables);
  await pool.query(GAME, [games]);
  await pool.query('create index filled_n on filled using brin (n)');
  told('games');
  const fill = async (steps: readonly (readonly [string, string])[]): Promise<void> => {
    for (const [name, statement] of steps) {
      for (let from = 1; from <= games; from += PORTION)
        await pool.query(statement, [from, Math.min(games, from + PORTION - 1)]);
      told(name);
    }
  };
  const make = async (of: (made: string) => boolean): Promise<void> => {
    for (const made of indexes.filter(of)) {
      await pool.query(made);
      told(made.slice(0, 80));
    }
  };
  const isOfLists = (made: string): boolean => !/ rates\./.test(made);
  await fill([
    ['opened', OPENED],
    ['games listed', GAMES],
    ['observed games listed', OBSERVED_GAMES],
    ['games of tournaments', LINKED],
    ['decks', PLAYED],
  ]);
  await pool.query(LISTS);
  told('lists');
  await make(isOfLists);
  await fill([['sides', COUNTED]]);
  await pool.query('drop table filled');
  await pool.query(CELLS);
  told('cells');
  await make((made) => !isOfLists(made));
  for (const schema of ['lists', 'rates'])
    await pool.query(
      `delete from ${schema}.changed; delete from ${schema}.counted_from; insert into ${schema}.counted_from values (${schema}.tables())`,
    );
  await pool.query('vacuum analyze');
  for (const table of tables) await pool.query(`alter table ${table} enable trigger user`);
  told('vacuum');
}
