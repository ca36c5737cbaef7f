import type { Pool } from 'pg';
import { playerCounts } from '../../src/analysis/statistics/player-counts';

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
/** Cells of few columns hold as many rows whatever they are made of: they are summed of one game in so many. */
const SAMPLED = 40;
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
  insert into opened.game select id, true, n % ${CLOSED} > 0, true, true from filled where n between $1 and $2
  on conflict do nothing`;

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

const tables = [
  ...['opened.game', 'games.game', 'observed.game', 'player_statistics.seat'],
  ...[
    'observed_statistics.seat',
    'pattern_facts.game',
    'rates.counted',
    'rates.cards',
    'rates.cell',
  ],
  ...[
    'rates.card_cell',
    'rates.met',
    'rates.standing',
    'rates.months',
    'rates.deeds',
    'rates.deed_cell',
  ],
  ...['rates.turns', 'rates.careers', 'rates.played', 'lists.counted', 'lists.cell'],
];
/** Their indexes stay. */
const SMALL = ['cell', 'card_cell', 'months', 'deed_cell', 'turns', 'careers', 'played'].map(
  (name) => `rates.${name}`,
);
const KEPT = [...SMALL, 'lists.counted', 'lists.cell', 'opened.game'];

interface Index {
  readonly name: string;
  readonly made: string;
}

/** Indexes of what is filled, taken away for as long as it is; made again by the statements that are answered. */
export async function withoutIndexes(
  pool: Database,
  tables: readonly string[],
  kept: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await pool.query<Index>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
     where indrelid = any($1::regclass[]) and not indisprimary
       and indrelid <> all($2::regclass[])`,
    [tables, kept],
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  const keys = await pool.query<Index>(
    `select conrelid::regclass || ' drop constraint ' || conname as name,
       'alter table ' || conrelid::regclass || ' add ' || pg_get_constraintdef(oid) as made
     from pg_constraint where contype = 'p' and conrelid = any($1::regclass[])
       and conrelid <> all($2::regclass[])`,
    [tables, kept],
  );
  for (const { name } of keys.rows) await pool.query(`alter table ${name}`);
  return [...rows, ...keys.rows].map(({ made }) => made);
}

const MASK_OF_NAMES = 128 | 256;

/** Cells of names, each by itself alone. */
const NAMED = `
  with own as (
    select player, side, pool, tier, rests_on, count(*)::float8 as n, sum(won) as w, sum(observed) as o
    from rates.counted group by 1, 2, 3, 4, 5
  ), told as (
    select 128 + 4 * (1 - grouping(side)) + 8 * (1 - grouping(pool)) + 16 * (1 - grouping(tier))
        + 32 * (1 - grouping(rests_on)) as columns,
      coalesce(pool, '') as pool, coalesce(tier, '') as tier, coalesce(rests_on, '') as rests_on,
      coalesce(side, '') as side, player, sum(n) as n, sum(w) as w, sum(o) as o,
      coalesce(sum(n) filter (where side = 'corp'), 0) as corp
    from own group by player, grouping sets ((), (side), (pool), (tier), (rests_on))
  )
  insert into rates.cell
  select columns, pool, tier, rests_on, side, '', '', '', player, '', n, w, o, corp, 1, w * w, w * n, n * n from told`;

/** As triggers count them, which are still while cells are filled in. */
const NAMES = `
  insert into rates.names
  select columns, pool, tier, rests_on, side, case corp when 0 then 'runner' when games then 'corp' else '' end, games,
    wins, count(*)
  from rates.cell where columns >= 128 group by 1, 2, 3, 4, 5, 6, 7, 8`;

/** What players did, by name alone: nobody asks them together. */
const DEEDS_OF_NAMES = `
  insert into rates.deed_cell
  select columns, side, '', '', '', '', player, '', ${playerCounts.map((name) => (name === 'wins' ? 'wins::bigint' : 'games::bigint')).join(', ')}
  from rates.cell where columns in (128, 132)`;

const CARD_CELLS = `
  insert into rates.card_cell
  select subject, key, 'decisions', 'core-2018-09', 'verified', case when number <= ${8 * TITLES} then 'corp' else 'runner' end,
    number, n, n / 2, n / 3, n / 6, n / 2, n / 4, n / 3, n / 6
  from (
    select 'all' as subject, '' as key, $1::int / 8 as n
    union all select 'identity', lpad((1001 + i)::text, 5, '0'), $1::int / 8 / ${IDENTITIES} from generate_series(0, ${IDENTITIES - 1}) as i
    union all select 'identity', lpad((2001 + i)::text, 5, '0'), $1::int / 8 / ${IDENTITIES} from generate_series(0, ${IDENTITIES - 1}) as i
    union all select 'opponent_identity', lpad((1001 + i)::text, 5, '0'), $1::int / 8 / ${IDENTITIES} from generate_series(0, ${IDENTITIES - 1}) as i
    union all select 'opponent_identity', lpad((2001 + i)::text, 5, '0'), $1::int / 8 / ${IDENTITIES} from generate_series(0, ${IDENTITIES - 1}) as i
    union all select 'turns', rates.key_of_turns(i), $1::int / 8 / 30 from generate_series(8, 37) as i
    union all select 'month', to_char(now() - i * interval '1 month', 'YYYY-MM'), $1::int / 8 / 120 from generate_series(0, 120) as i
    union all select 'day', to_char(now() - i * interval '1 day', 'YYYY-MM-DD'), $1::int / 8 / 3650 from generate_series(0, 3650) as i
  ) as cut, generate_series(1, ${16 * TITLES}) as number`;

/** As `rates.stand` adds up all, without what it takes up from before. */
const STANDING = `
  insert into rates.standing
  select who, identity, opponent_identity, recorded_at,
    row_number() over of_identity, sum(games) over of_identity, sum(won) over of_identity,
    row_number() over of_opponent, sum(games) over of_opponent, sum(won) over of_opponent
  from rates.counted
  window of_identity as (partition by who, identity order by recorded_at, id, side rows unbounded preceding),
    of_opponent as (partition by who, opponent_identity order by recorded_at, id, side rows unbounded preceding)`;

const sampledParts = `(select 1 as sign, counted.* from filled_sample as counted
  where who between (part.n - 128) * 72057594037927936 and (part.n - 128) * 72057594037927936 + 72057594037927935)`;

/**
 * What the program would have kept of so many games in ten years: read models that statistics and lists read, and what is summed
 * of them. Nobody played them; cells of few columns and of months are summed of some of the games and grown.
 */
export async function fillStore(
  pool: Database,
  games: number,
  told: (step: string) => void,
  summed: 'of some' | 'of all' = 'of some',
): Promise<void> {
  for (const table of tables)
    await pool.query(`alter table ${table} set unlogged, disable trigger user`);
  await pool.query(`truncate rates.changed, rates.counted_from, rates.counted, rates.cards, rates.cell, rates.card_cell,
    rates.met, rates.standing, rates.months, rates.deeds, rates.deed_cell, rates.code, rates.turns, rates.careers,
    rates.played, rates.names, rates.busy, rates.feats, rates.paces, rates.ranges, lists.changed, lists.counted_from, lists.counted,
    lists.cell restart identity`);
  const indexes = await withoutIndexes(pool, tables, KEPT);
  await pool.query(GAME, [games, playersOf(games)]);
  await pool.query('create index filled_n on filled using brin (n)');
  told('games');
  await pool.query(DECK);
  const steps: readonly (readonly [string, string])[] = [
    ['opened', OPENED],
    ['games listed', GAMES],
    ['observed games listed', OBSERVED_GAMES],
    ['seats', seats('player_statistics', 'core-2018-09', 'not is_observed')],
    ['observed seats', seats('observed_statistics', 'observed', 'is_observed', ', null')],
    ['patterns', PATTERNS],
    ['counted', COUNTED],
    ['cards', CARDS],
  ];
  for (const [name, statement] of steps) {
    for (let from = 1; from <= games; from += PORTION)
      await pool.query(statement, [from, Math.min(games, from + PORTION - 1)]);
    told(name);
  }
  await pool.query(`create unlogged table filled_sample as
    select counted.* from rates.counted join filled using (id) where n % ${SAMPLED} = 1`);
  await pool.query('drop table filled, filled_deck');
  await pool.query('select rates.sum($1, 256, null, null, null, null)', [sampledParts]);
  await pool.query(`delete from rates.cell where columns & ${MASK_OF_NAMES} > 0`);
  await pool.query('select rates.sum_months($1, 256, null, null, null, null, null)', [
    sampledParts,
  ]);
  for (const table of ['cell', 'months'])
    await pool.query(`update rates.${table} set
      games = games * ${SAMPLED}, observed = observed * ${SAMPLED}, corp = corp * ${SAMPLED}, ww = ww * ${SAMPLED},
      wn = wn * ${SAMPLED}, nn = nn * ${SAMPLED}, wins = wins * ${SAMPLED}`);
  if (summed === 'of some') {
    const sample = '(select 1 as sign, sampled.* from filled_sample as sampled)';
    await pool.query('select rates.change_sums_of_turns(0, 24, $1, null, null, null, null, null)', [
      sample,
    ]);
    await pool.query(`update rates.turns set
      games = games * ${SAMPLED}, observed = observed * ${SAMPLED}, corp = corp * ${SAMPLED}, ww = ww * ${SAMPLED},
      wn = wn * ${SAMPLED}, nn = nn * ${SAMPLED}, wins = wins * ${SAMPLED}`);
  }
  told('cells');
  await pool.query(NAMED);
  await pool.query(NAMES);
  told('cells of names');
  await pool.query(
    `insert into rates.code (code) select lpad((3000 + number)::text, 5, '0') from generate_series(1, ${16 * TITLES}) as number
     order by number`,
  );
  await pool.query(CARD_CELLS, [games]);
  told('cells of cards');
  await pool.query('select rates.link(null)');
  told('links');
  await pool.query(STANDING);
  told('standing');
  for (const made of indexes) {
    await pool.query(made);
    told(made.slice(0, 80));
  }
  await pool.query('select rates.keep_deeds(null)');
  told('deeds');
  await pool.query(`select rates.sum_deeds(${SAMPLED}, array_agg(distinct id)) from filled_sample`);
  if (summed === 'of some')
    await pool.query(`select rates.sum_deed_days(${SAMPLED}, 'filled_sample', null)`);
  await pool.query(`delete from rates.deed_cell where columns & ${MASK_OF_NAMES} > 0`);
  await pool.query(DEEDS_OF_NAMES);
  await pool.query('drop table filled_sample');
  told('cells of deeds');
  await pool.query(
    `update rates.filling set parts = case when $1 and what in ('days', 'judged', 'turns') then 256 else 0 end`,
    [summed === 'of some'],
  );
  for (let more = true; more;) {
    const { rows } = await pool.query<{ readonly more: boolean }>(
      'select rates.fill_part() as more',
    );
    more = rows[0]?.more ?? false;
  }
  told('careers and what was played');
  await pool.query('select lists.refresh()');
  told('lists');
  await pool.query('delete from rates.changed; delete from rates.counted_from');
  await pool.query('insert into rates.counted_from values (rates.tables())');
  await pool.query('vacuum analyze');
  for (const table of tables) await pool.query(`alter table ${table} enable trigger user`);
  told('vacuum');
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
