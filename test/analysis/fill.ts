import type { Pool } from 'pg';
import { playerCounts } from '../../src/analysis/statistics/player-counts';

/** As a league has them: many who play a little, a few who play a lot. */
const PLAYERS = 20_000;
const IDENTITIES = 40;
const PORTION = 50_000;

const counts = playerCounts
  .map((name) => {
    if (name === 'games') return '1';
    if (name === 'wins') return `(side = 'corp') = is_corps`;
    if (name === 'losses') return `(side = 'corp') <> is_corps`;
    return name === 'turns' ? '8 + n % 30' : '0';
  })
  .map((value) => (value.includes('=') ? `(${value})::int` : value));

/** Games that are over and, nine in ten, open to everybody. */
const FILL = `
  with game as (
    select n, md5('game' || n)::uuid as id, random() < 0.5 as is_corps,
      now() - (n || ' seconds')::interval * 30 as recorded_at,
      'p' || floor(power(random(), 3) * ${PLAYERS}) as a, 'p' || floor(power(random(), 3) * ${PLAYERS}) as b,
      lpad((1001 + floor(random() * ${IDENTITIES}))::text, 5, '0') as corp,
      lpad((2001 + floor(random() * ${IDENTITIES}))::text, 5, '0') as runner
    from generate_series($1::int, $2::int) as n
  ), kept as (
    insert into opened.game select id, true, n % 10 > 0, true, true from game
  )
  insert into player_statistics.seat
  select id, side, recorded_at, case side when 'corp' then a else b end,
    case side when 'corp' then corp else runner end, case side when 'corp' then b else a end,
    case side when 'corp' then runner else corp end, 'core-2018-09', ${counts.join(', ')}
  from game, (values ('corp'), ('runner')) as sides (side)`;

/** Writes read models of as many games as nobody played, by SQL; triggers on them are for who asks. */
export async function fill(pool: Pick<Pool, 'query'>, games: number): Promise<void> {
  for (let from = 1; from <= games; from += PORTION)
    await pool.query(FILL, [from, Math.min(games, from + PORTION - 1)]);
}

/** Distinct titles of a deck. */
const TITLES = 20;

/** A deck of each of eight titles in a place, dealt and drawn by chance. */
const FILL_CARDS = `
  insert into card_statistics.card
  select id, side, lpad(((case side when 'corp' then 3000 else 5000 end) + 10 * k + ((deck >> k) & 7))::text, 5, '0'),
    1, 3, wins, 1, wins, dealt, wins * dealt, opening, wins * opening, held, wins * held, held, 0, 0, 0, 0, 0, 0, 0, 0
  from (
    select id, side, k, wins, deck, (chance < 0.3)::int as dealt, (chance < 0.33)::int as opening, (chance < 0.7)::int as held
    from (
      select id, side, k, wins, hashtext(id::text) as deck, random() as chance
      from player_statistics.seat, generate_series(0, ${TITLES - 1}) as k
    ) as drawn
  ) as told`;

/** The cards of games that were filled in; indexes that only single rows need are left out. */
export async function fillCards(pool: Pick<Pool, 'query'>): Promise<void> {
  await pool.query(`alter table card_statistics.card drop constraint card_pkey;
    drop index card_statistics.card_game; alter table card_statistics.card set unlogged`);
  await pool.query(FILL_CARDS);
  await pool.query('create index card_game on card_statistics.card (id, side)');
}

const YEARS = 10;

/** Sides of games as they are counted where all are open, without read models that they would be made of. */
const FILL_COUNTED = `
  with game as materialized (
    select n, md5('game' || n)::uuid as id, random() < 0.5 as is_corps,
      now() - n * interval '${YEARS} years' / $3::int as recorded_at,
      'p' || floor(power(random(), 3) * ${PLAYERS}) as a, 'p' || floor(power(random(), 3) * ${PLAYERS}) as b,
      lpad((1001 + floor(random() * ${IDENTITIES}))::text, 5, '0') as corp,
      lpad((2001 + floor(random() * ${IDENTITIES}))::text, 5, '0') as runner
    from generate_series($1::int, $2::int) as n
  )
  insert into rates.counted
  select id, rates.who(player), recorded_at, 8 + n % 30, 1, ((side = 'corp') = is_corps)::int, 0, side, identity,
    opponent_identity, 'core-2018-09', 'verified', 'decisions',
    to_char(recorded_at at time zone 'UTC', 'YYYY-MM'), player, opponent
  from game, lateral (values ('corp', a, corp, b, runner), ('runner', b, runner, a, corp))
    as sides (side, player, identity, opponent, opponent_identity)`;

/** As many games in ten years, the oldest first, with the indexes made at the end. */
export async function fillCounted(pool: Pick<Pool, 'query'>, games: number): Promise<void> {
  for (const table of ['counted', 'cell', 'met', 'standing', 'months'])
    await pool.query(`alter table rates.${table} set unlogged`);
  const { rows } = await pool.query<{ readonly name: string; readonly made: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
     where indrelid = 'rates.counted'::regclass and not indisprimary`,
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  for (let to = games; to > 0; to -= PORTION)
    await pool.query(FILL_COUNTED, [Math.max(1, to - PORTION + 1), to, games]);
  for (const { made } of rows) await pool.query(made);
}
