-- Counting all games anew takes minutes in a large store, and nobody who asks waits for it: they are told what was
-- counted before, and that it is being counted.

-- Whether cells are those of all games as they stand; they are counted at once where little has to be. Of a store
-- with more sides of games than `most` all are counted anew by whoever does so beside (`rates.refresh`).
create function rates.brought_up(most bigint) returns boolean language plpgsql as $$
declare
  present constant text := concat_ws(' ', to_regclass('player_statistics.seat')::oid,
    to_regclass('observed_statistics.seat')::oid, to_regclass('opened.game')::oid);
begin
  if to_regclass('player_statistics.seat') is not null
    and to_regclass('observed_statistics.seat') is not null
    and to_regclass('opened.game') is not null
    and not exists (select from rates.counted_from as made where made.tables = present)
    and exists (
      select from (
        select id from player_statistics.seat union all select id from observed_statistics.seat
      ) as seat offset most limit 1
    ) then
    return false;
  end if;
  perform rates.refresh();
  return true;
end $$;

-- As in migration 13, but that who waited for somebody else to count finds nothing left to do.
create or replace function rates.refresh() returns void language plpgsql as $$
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
  -- Somebody else has counted it meanwhile.
  if ids is null then return; end if;
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
