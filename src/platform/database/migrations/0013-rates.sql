-- Win rates summed beforehand, of finished games that everybody may see entirely. They are made of read models
-- (player_statistics, observed_statistics, opened) that are written apart from one another: what changes in one
-- is noted, and counted when it is asked for.
create schema rates;

-- Games of which a seat was written or taken away, or that were opened or closed.
create table rates.changed (id uuid not null);

-- The tables that were counted: those that were built anew are counted anew.
create table rates.counted_from (tables text not null);

-- A side of a game as it was counted.
create table rates.counted (
  id                uuid   not null,
  side              text   not null,
  player            text   not null,
  identity          text   not null,
  opponent          text   not null,
  opponent_identity text   not null,
  pool              text   not null,
  month             text   not null,
  games             float8 not null,
  won               float8 not null,
  observed          float8 not null,
  primary key (id, side)
);

-- What one player did in a cell. Subjects are those of the API, `against` is empty but for matchups.
create table rates.own (
  subject  text   not null,
  key      text   not null,
  against  text   not null,
  who      text   not null,
  games    float8 not null,
  wins     float8 not null,
  observed float8 not null,
  corp     float8 not null,
  primary key (subject, key, against, who)
);
create index own_empty on rates.own (subject) where games = 0;

-- A cell, with the sums over its players that intervals are made of.
create table rates.cell (
  subject  text   not null,
  key      text   not null,
  against  text   not null,
  games    float8 not null,
  wins     float8 not null,
  observed float8 not null,
  corp     float8 not null,
  players  bigint not null,
  ww       float8 not null,
  wn       float8 not null,
  nn       float8 not null,
  primary key (subject, key, against)
);

create function rates.note() returns trigger language plpgsql as $$
begin
  insert into rates.changed values ((to_jsonb(coalesce(new, old)) ->> tg_argv[0])::uuid);
  return null;
end $$;

-- The cells that a side of a game is in.
create function rates.cells_of(one rates.counted)
returns table (subject text, key text, against text) language sql immutable as $$
  select * from (values
    ('player', one.player, ''), ('opponent', one.opponent, ''), ('identity', one.identity, ''),
    ('opponentIdentity', one.opponent_identity, ''), ('side', one.side, ''), ('pool', one.pool, ''),
    ('month', one.month, ''), ('matchup', one.identity, one.opponent_identity)
  ) as cut (subject, key, against)
$$;

-- Adds sides of games to their cells, or takes them away (`sign` -1).
create function rates.add(sides rates.counted[], sign float8) returns void language sql as $$
  with delta as (
    select subject, key, against, lower(one.player) as who, sign * sum(one.games) as games,
      sign * sum(one.won) as wins, sign * sum(one.observed) as observed,
      sign * coalesce(sum(one.games) filter (where one.side = 'corp'), 0) as corp
    from unnest(sides) as one, rates.cells_of(one)
    group by 1, 2, 3, 4
  ), before as (
    select delta.*, coalesce(own.games, 0) as g, coalesce(own.wins, 0) as w
    from delta left join rates.own as own using (subject, key, against, who)
  ), written as (
    insert into rates.own as own
    select subject, key, against, who, games, wins, observed, corp from delta
    on conflict (subject, key, against, who) do update set
      games = own.games + excluded.games, wins = own.wins + excluded.wins,
      observed = own.observed + excluded.observed, corp = own.corp + excluded.corp
  )
  insert into rates.cell as cell
  select subject, key, against, sum(games), sum(wins), sum(observed), sum(corp),
    sum((g + games > 0)::int - (g > 0)::int),
    sum((w + wins) * (w + wins) - w * w), sum((w + wins) * (g + games) - w * g),
    sum((g + games) * (g + games) - g * g)
  from before group by 1, 2, 3
  on conflict (subject, key, against) do update set
    games = cell.games + excluded.games, wins = cell.wins + excluded.wins,
    observed = cell.observed + excluded.observed, corp = cell.corp + excluded.corp,
    players = cell.players + excluded.players, ww = cell.ww + excluded.ww,
    wn = cell.wn + excluded.wn, nn = cell.nn + excluded.nn
$$;

-- Sides of games that count: finished, open to everybody entirely, and counted once.
create function rates.sides(only_ids uuid[]) returns setof rates.counted language plpgsql stable as $$
begin
  return query
  select seat.id, seat.side, seat.player, seat.identity, seat.opponent, seat.opponent_identity, seat.pool,
    to_char(seat.recorded_at at time zone 'UTC', 'YYYY-MM'), seat.games::float8, seat.won, seat.observed
  from (
    select id, side, player, identity, opponent, opponent_identity, pool, recorded_at, games,
      wins + draws * 0.5::float8 as won, 0::float8 as observed
    from player_statistics.seat
    union all
    select id, side, player, identity, opponent, opponent_identity, pool, recorded_at, games,
      wins + draws * 0.5::float8, games::float8
    from observed_statistics.seat where verified is null
  ) as seat join opened.game as open on open.game = seat.id
  where open.everything and (only_ids is null or seat.id = any(only_ids));
end $$;

-- Counts what has changed since it was last called; whoever reads cells calls it before.
create function rates.refresh() returns void language plpgsql as $$
declare
  present constant text := concat_ws(' ', to_regclass('player_statistics.seat')::oid,
    to_regclass('observed_statistics.seat')::oid, to_regclass('opened.game')::oid);
  ids uuid[];
  was rates.counted[];
  is_now rates.counted[];
begin
  -- A program that has not made all of them yet tells of none.
  if to_regclass('player_statistics.seat') is null or to_regclass('observed_statistics.seat') is null
    or to_regclass('opened.game') is null then
    return;
  end if;
  if exists (select from rates.counted_from as made where made.tables = present)
    and not exists (select from rates.changed) then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('rates', 0));
  if not exists (select from rates.counted_from as made where made.tables = present) then
    delete from rates.counted_from;
    delete from rates.changed;
    delete from rates.counted;
    delete from rates.own;
    delete from rates.cell;
    insert into rates.counted select * from rates.sides(null);
    insert into rates.own
    select subject, key, against, lower(one.player), sum(one.games), sum(one.won), sum(one.observed),
      coalesce(sum(one.games) filter (where one.side = 'corp'), 0)
    from rates.counted as one, rates.cells_of(one) group by 1, 2, 3, 4;
    insert into rates.cell
    select subject, key, against, sum(games), sum(wins), sum(observed), sum(corp), count(*),
      sum(wins * wins), sum(wins * games), sum(games * games)
    from rates.own group by 1, 2, 3;
    insert into rates.counted_from values (present);
    return;
  end if;
  with taken as (delete from rates.changed returning id)
  select array_agg(distinct id) into ids from taken;
  with gone as (delete from rates.counted as one where one.id = any(ids) returning one)
  select array_agg(one) into was from gone;
  insert into rates.counted select * from rates.sides(ids);
  select array_agg(one) into is_now from rates.counted as one where one.id = any(ids);
  if was is distinct from is_now then
    if was is not null then perform rates.add(was, -1); end if;
    if is_now is not null then perform rates.add(is_now, 1); end if;
    delete from rates.own where games = 0;
    delete from rates.cell where games = 0;
  end if;
end $$;
