-- Cells of win rates by one filter more than what they are told of, and narrow rows of the sides of games that count for
-- what no cell answers. What one player did in a cell is summed from those rows when a game of theirs changes, so that
-- it need not be kept for each cell.
drop function rates.add(rates.counted[], float8);
drop function rates.cells_of(rates.counted);
drop function rates.sides(uuid[]);
drop table rates.own;
drop table rates.cell;
drop table rates.counted;
delete from rates.counted_from;

-- A side of a game as it was counted: what filters ask for, with nothing else.
create table rates.counted (
  id                uuid        not null,
  -- Stands for the name of the player without regard to case: whose games go together.
  who               bigint      not null,
  recorded_at       timestamptz not null,
  turns             int         not null,
  games             float8      not null,
  won               float8      not null,
  observed          float8      not null,
  side              text        not null,
  identity          text        not null,
  opponent_identity text        not null,
  pool              text        not null,
  tier              text        not null,
  rests_on          text        not null,
  month             text        not null,
  player            text        not null,
  opponent          text        not null,
  primary key (id, side)
);
create index counted_who on rates.counted (who);
create index counted_player on rates.counted (lower(player), recorded_at);
create index counted_opponent on rates.counted (lower(opponent), recorded_at);
create index counted_recorded on rates.counted (recorded_at);
create index counted_identity on rates.counted (identity, recorded_at);

-- A cell: what sides of games have in common in the columns that `columns` names, the others being empty; with the sums
-- over its players that intervals are made of.
create table rates.cell (
  columns           int    not null,
  pool              text   not null,
  tier              text   not null,
  rests_on          text   not null,
  side              text   not null,
  identity          text   not null,
  opponent_identity text   not null,
  month             text   not null,
  player            text   not null,
  opponent          text   not null,
  games             float8 not null,
  wins              float8 not null,
  observed          float8 not null,
  corp              float8 not null,
  players           bigint not null,
  ww                float8 not null,
  wn                float8 not null,
  nn                float8 not null,
  primary key (columns, pool, tier, rests_on, side, identity, opponent_identity, month, player, opponent)
);
create index cell_empty on rates.cell (columns) where games = 0;

create function rates.who(name text) returns bigint language sql immutable parallel safe as $$
  select hashtextextended(lower(name), 0)
$$;

-- Adds to cells what `source` holds: rows of `rates.counted`, each with a sign. A player's rows are there with both signs,
-- as they were and as they are, wherever one of them changed. Cells are those that src/analysis/statistics/cells.ts asks for.
-- Players are taken in so many `parts`, that what they did fits into memory; `source` says which by `part.n`.
create function rates.sum(source text, parts int, whos bigint[], ids uuid[], was rates.counted[], is_now rates.counted[])
returns void language plpgsql set work_mem = '64MB' set jit = off set enable_sort = off as $$
begin
  execute format($sum$
    with own as (select told.* from generate_series(0, %s - 1) as part (n), lateral (
      select sign,
        511 - grouping(opponent, player, month, rests_on, tier, pool, side, opponent_identity, identity) as columns,
        identity, opponent_identity, side, pool, tier, rests_on, month, player, opponent,
        sum(games) as n, sum(won) as w, sum(observed) as o,
        coalesce(sum(games) filter (where side = 'corp'), 0) as corp
      from %s as source
      group by sign, who, grouping sets (
        (identity, opponent_identity), (identity, opponent_identity, pool),
        (identity, opponent_identity, tier), (identity, opponent_identity, rests_on),
        (identity, opponent_identity, side), (identity, opponent_identity, side, pool),
        (identity, opponent_identity, side, tier), (identity, opponent_identity, side, rests_on),
        (identity, opponent_identity, month),
        (identity), (identity, pool), (identity, tier), (identity, rests_on),
        (identity, side), (identity, side, pool), (identity, side, tier), (identity, side, rests_on),
        (identity, month),
        (opponent_identity), (opponent_identity, pool), (opponent_identity, tier),
        (opponent_identity, rests_on), (opponent_identity, side), (opponent_identity, side, pool),
        (opponent_identity, side, tier), (opponent_identity, side, rests_on), (opponent_identity, month),
        (side), (side, pool), (side, tier), (side, rests_on), (side, month),
        (pool), (pool, tier), (pool, rests_on), (pool, month),
        (month), (month, tier), (month, rests_on),
        (player), (player, pool), (player, tier), (player, rests_on), (player, side),
        (opponent)
      )
    ) as told)
    insert into rates.cell as cell
    select columns, coalesce(pool, ''), coalesce(tier, ''), coalesce(rests_on, ''), coalesce(side, ''),
      coalesce(identity, ''), coalesce(opponent_identity, ''), coalesce(month, ''), coalesce(player, ''),
      coalesce(opponent, ''), sum(sign * n), sum(sign * w), sum(sign * o), sum(sign * corp), sum(sign),
      sum(sign * w * w), sum(sign * w * n), sum(sign * n * n)
    from own
    group by columns, pool, tier, rests_on, side, identity, opponent_identity, month, player, opponent
    having sum(sign) <> 0 or sum(sign * n * n) <> 0 or sum(sign * w * w) <> 0 or sum(sign * w * n) <> 0
      or sum(sign * n) <> 0 or sum(sign * w) <> 0 or sum(sign * o) <> 0 or sum(sign * corp) <> 0
    on conflict (columns, pool, tier, rests_on, side, identity, opponent_identity, month, player, opponent)
    do update set
      games = cell.games + excluded.games, wins = cell.wins + excluded.wins,
      observed = cell.observed + excluded.observed, corp = cell.corp + excluded.corp,
      players = cell.players + excluded.players, ww = cell.ww + excluded.ww,
      wn = cell.wn + excluded.wn, nn = cell.nn + excluded.nn
  $sum$, parts, source) using whos, ids, was, is_now;
end $$;

-- Sides of games that count: finished, open to everybody entirely, and counted once.
create function rates.sides(only_ids uuid[]) returns setof rates.counted language plpgsql stable as $$
begin
  return query
  select seat.id, rates.who(seat.player), seat.recorded_at, seat.turns, seat.games::float8, seat.won, seat.observed,
    seat.side, seat.identity, seat.opponent_identity, seat.pool, seat.tier,
    case when seat.observed = 0 then 'decisions' else 'facts' end,
    to_char(seat.recorded_at at time zone 'UTC', 'YYYY-MM'), seat.player, seat.opponent
  from (
    select id, side, player, identity, opponent, opponent_identity, pool, recorded_at, turns, games,
      wins + draws * 0.5::float8 as won, 0::float8 as observed, 'verified' as tier
    from player_statistics.seat
    union all
    select id, side, player, identity, opponent, opponent_identity, pool, recorded_at, turns, games,
      wins + draws * 0.5::float8, games::float8,
      coalesce((select judged.tier from observed.game as judged where judged.id = observed.id), 'observed')
    from observed_statistics.seat as observed where verified is null
  ) as seat join opened.game as open on open.game = seat.id
  where open.everything and (only_ids is null or seat.id = any(only_ids));
end $$;

-- The tables that are counted; null where a program has not made all of them yet.
create function rates.tables() returns text language sql stable as $$
  select to_regclass('player_statistics.seat')::oid || ' ' || to_regclass('observed_statistics.seat')::oid
    || ' ' || to_regclass('opened.game')::oid || ' ' || to_regclass('observed.game')::oid
$$;

-- As in migration 16; a player's rows are summed as they were and as they are.
create or replace function rates.refresh() returns void language plpgsql as $$
declare
  present constant text := rates.tables();
  ids uuid[];
  whos bigint[];
  was rates.counted[];
  is_now rates.counted[];
begin
  if present is null then return; end if;
  if exists (select from rates.counted_from as made where made.tables = present)
    and not exists (select from rates.changed) then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('rates', 0));
  if not exists (select from rates.counted_from as made where made.tables = present) then
    delete from rates.counted_from;
    delete from rates.changed;
    delete from rates.counted;
    delete from rates.cell;
    -- In the order of time, as stretches of it are asked for.
    insert into rates.counted select * from rates.sides(null) order by recorded_at;
    perform rates.sum('(select 1 as sign, counted.* from rates.counted
      where who between (part.n - 128) * 72057594037927936 and (part.n - 128) * 72057594037927936 + 72057594037927935)',
      256, null, null, null, null);
    insert into rates.counted_from values (present);
    return;
  end if;
  with taken as (delete from rates.changed returning id)
  select array_agg(distinct id) into ids from taken;
  -- Somebody else has counted it meanwhile.
  if ids is null then return; end if;
  with gone as (delete from rates.counted as one where one.id = any(ids) returning one)
  select array_agg(one order by (one).id, (one).side) into was from gone;
  insert into rates.counted select * from rates.sides(ids);
  select array_agg(one order by one.id, one.side) into is_now from rates.counted as one where one.id = any(ids);
  if was is distinct from is_now then
    select array_agg(distinct one.who) into whos from unnest(was || is_now) as one;
    perform rates.sum('(
      select signed.sign, kept.* from rates.counted as kept, (values (-1), (1)) as signed (sign)
      where kept.who = any($1) and kept.id <> all($2)
      union all select -1, * from unnest($3) union all select 1, * from unnest($4))', 1, whos, ids, was, is_now);
    delete from rates.cell where games = 0 and players = 0;
  end if;
end $$;

-- As in migration 16; where more has changed than is counted while somebody waits, it is counted beside, too.
create or replace function rates.brought_up(most bigint) returns boolean language plpgsql as $$
declare
  present constant text := rates.tables();
begin
  if present is not null and not exists (select from rates.counted_from as made where made.tables = present)
    and exists (
      select from (
        select id from player_statistics.seat union all select id from observed_statistics.seat
      ) as seat offset most limit 1
    ) then
    return false;
  end if;
  if exists (select from rates.changed offset most limit 1) then return false; end if;
  perform rates.refresh();
  return true;
end $$;
