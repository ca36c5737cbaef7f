-- How many games lists have, and between which places those of a day lie. Games that are listed are read models (games, observed,
-- opened) that are written apart from one another: as with rates (migration 13), what changes in one is noted, and counted when it
-- is asked for.
create schema lists;

-- Games of which a row was written or taken away, or that were opened or closed.
create table lists.changed (id uuid not null);

-- The tables that were counted: those that were built anew are counted anew.
create table lists.counted_from (tables text not null);

-- A listed game as it was counted. `winner` and `reason` are empty where there is none.
create table lists.counted (
  id              uuid    primary key,
  position        bigint  not null,
  day             date    not null,
  is_shown        boolean not null,
  tier            text    not null,
  winner          text    not null,
  reason          text    not null,
  corp_identity   text    not null,
  runner_identity text    not null
);

-- Games of a day of UTC that have all this in common; `identity` is that of either side, or empty for all games. No such game
-- lies before `least` or after `most`; there may be less between them than these say, as they stay when a game goes.
create table lists.cell (
  identity text    not null,
  day      date    not null,
  is_shown boolean not null,
  tier     text    not null,
  winner   text    not null,
  reason   text    not null,
  games    bigint  not null,
  least    bigint  not null,
  most     bigint  not null,
  primary key (identity, day, is_shown, tier, winner, reason)
);
create index cell_newest on lists.cell (identity, most desc);
create index cell_empty on lists.cell (identity) where games = 0;

create function lists.note() returns trigger language plpgsql as $$
begin
  insert into lists.changed values ((to_jsonb(coalesce(new, old)) ->> tg_argv[0])::uuid);
  return null;
end $$;

-- As they are listed: an observed game that became one of decisions is that one.
create function lists.games(only_ids uuid[]) returns setof lists.counted language plpgsql stable as $$
begin
  return query
  select game.id, game.position, (game.recorded_at at time zone 'UTC')::date, coalesce(open.shown, false), game.tier,
    coalesce(game.winner, ''), coalesce(game.reason, ''), game.corp_identity, game.runner_identity
  from (
    select id, position, recorded_at, 'verified' as tier, winner, reason, corp_identity, runner_identity from games.game
    union all
    select id, position, recorded_at, tier, winner, reason, corp_identity, runner_identity from observed.game
    where verified is null
  ) as game left join opened.game as open on open.game = game.id
  where only_ids is null or game.id = any(only_ids);
end $$;

-- Adds counted games to cells, or takes them out where `sign` is -1.
create function lists.sum(sign int, only_ids uuid[]) returns void language plpgsql
set work_mem = '64MB' set jit = off as $$
begin
  insert into lists.cell as cell
  select of.identity, day, is_shown, tier, winner, reason, sign * count(*), min(position), max(position)
  from lists.counted, lateral (
    select '' as identity union all select corp_identity
    union all select runner_identity where runner_identity <> corp_identity
  ) as of
  where only_ids is null or id = any(only_ids)
  group by 1, 2, 3, 4, 5, 6
  on conflict (identity, day, is_shown, tier, winner, reason) do update set
    games = cell.games + excluded.games, least = least(cell.least, excluded.least),
    most = greatest(cell.most, excluded.most);
end $$;

-- The tables that are counted; null where a program has not made all of them yet.
create function lists.tables() returns text language sql stable as $$
  select to_regclass('games.game')::oid || ' ' || to_regclass('observed.game')::oid
    || ' ' || to_regclass('opened.game')::oid
$$;

-- Counts what has changed since it was last called.
create function lists.refresh() returns void language plpgsql as $$
declare
  present constant text := lists.tables();
  ids uuid[];
begin
  if present is null then return; end if;
  if exists (select from lists.counted_from as made where made.tables = present)
    and not exists (select from lists.changed) then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('lists', 0));
  if not exists (select from lists.counted_from as made where made.tables = present) then
    delete from lists.counted_from;
    delete from lists.changed;
    delete from lists.counted;
    delete from lists.cell;
    insert into lists.counted select * from lists.games(null);
    perform lists.sum(1, null);
    insert into lists.counted_from values (present);
    return;
  end if;
  with taken as (delete from lists.changed returning id)
  select array_agg(distinct id) into ids from taken;
  -- Somebody else has counted it meanwhile.
  if ids is null then return; end if;
  perform lists.sum(-1, ids);
  delete from lists.counted where id = any(ids);
  insert into lists.counted select * from lists.games(ids);
  perform lists.sum(1, ids);
  delete from lists.cell where games = 0;
end $$;

-- Whether cells are those of all games as they stand; they are counted at once where little has to be. More than `most` is
-- counted by whoever does so beside (`lists.refresh`).
create function lists.brought_up(most bigint) returns boolean language plpgsql as $$
declare
  present constant text := lists.tables();
begin
  if present is null then return false; end if;
  if not exists (select from lists.counted_from as made where made.tables = present)
    and exists (
      select from (select id from games.game union all select id from observed.game) as game offset most limit 1
    ) then
    return false;
  end if;
  if exists (select from lists.changed offset most limit 1) then return false; end if;
  perform lists.refresh();
  return true;
end $$;

-- Tables that are there already; those that are made or built anew bring their triggers.
do $$ begin
  if to_regclass('opened.game') is not null then
    create trigger game_listed after insert or update or delete on opened.game
      for each row execute function lists.note('game');
  end if;
  if to_regclass('observed.game') is not null then
    create trigger game_listed after insert or update or delete on observed.game
      for each row execute function lists.note('id');
  end if;
  if to_regclass('games.game') is not null then
    create trigger game_listed after insert or delete on games.game for each row execute function lists.note('id');
    create trigger game_ended after update on games.game for each row
      when (old.winner is distinct from new.winner or old.reason is distinct from new.reason)
      execute function lists.note('id');
  end if;
end $$;
