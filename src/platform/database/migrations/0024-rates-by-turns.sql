-- Rates of a range of turns, players and sides of any stretch of time, and players of an identity, summed beforehand. An upgrade
-- does not wait for them: they are filled in beside, a part of the players after the other, and not read before that is done.

-- What is summed beforehand, and of how many of 256 parts of the players.
create table rates.filling (
  what  text primary key,
  parts int  not null
);
insert into rates.filling values ('careers', 0), ('days', 0), ('played', 0), ('turns', 0);

create function rates.part_of(who bigint) returns int language sql immutable parallel safe as $$
  select (who >> 56)::int + 128
$$;

-- What adds up to the sums over players that intervals are made of, for games of so many turns; `key` and `against` are those that
-- src/analysis/statistics/cells.ts names. `ends` says of which ranges of turns: 'most', of all rows up to `late`; 'least', of all
-- from `early` on; 'both', of all with `early` and `late` in the range, as in `rates.months`.
create table rates.turns (
  subject  text   not null,
  ends     text   not null,
  early    int    not null,
  late     int    not null,
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
  primary key (subject, ends, early, late, key, against)
);
create index turns_empty on rates.turns (subject) where nn = 0;

-- Adds to them what `source` holds, as `rates.sum_months` does; of `changed` sides only what is of their kind, null: all.
create function rates.sum_turns(source text, whos bigint[], ids uuid[], was rates.counted[], is_now rates.counted[],
  changed rates.counted[])
returns void language plpgsql set work_mem = '64MB' set jit = off as $$
begin
  execute format($sum$
    insert into rates.turns as kept
    with own as materialized (
      select sign, subject, key, against, who, turns, sum(games) as n, sum(won) as w, sum(observed) as o,
        coalesce(sum(games) filter (where side = 'corp'), 0) as corp
      from %s as source, lateral (values
        ('matchup', identity, opponent_identity), ('identity', identity, ''), ('opponentIdentity', opponent_identity, ''),
        ('side', side, ''), ('pool', pool, ''), ('month', month, '')) as cut (subject, key, against)
      where $5 is null or (who, subject, key, against) in (
        select one.who, kind.* from unnest($5) as one, lateral (values
          ('matchup', one.identity, one.opponent_identity), ('identity', one.identity, ''),
          ('opponentIdentity', one.opponent_identity, ''), ('side', one.side, ''), ('pool', one.pool, ''),
          ('month', one.month, '')) as kind)
      group by 1, 2, 3, 4, 5, 6
    ), beside as materialized (
      select *, lag(turns) over earlier as turns_before,
        coalesce(sum(n) over earlier, 0) - n as n_before, coalesce(sum(w) over earlier, 0) - w as w_before,
        coalesce(sum(n) over later, 0) - n as n_after, coalesce(sum(w) over later, 0) - w as w_after
      from own
      window earlier as (partition by sign, subject, key, against, who order by turns),
        later as (partition by sign, subject, key, against, who order by turns desc)
    ), told as (
      select sign, subject, 'most' as ends, 0 as early, turns as late, key, against, n, w, o, corp,
        (n_before = 0)::int as players, w * (w + 2 * w_before) as ww,
        w * n + w * n_before + n * w_before as wn, n * (n + 2 * n_before) as nn from beside
      union all
      select sign, subject, 'least', turns, 0, key, against, n, w, o, corp,
        (n_after = 0)::int, w * (w + 2 * w_after), w * n + w * n_after + n * w_after, n * (n + 2 * n_after) from beside
      union all
      select sign, subject, 'both', turns, turns, key, against, n, w, o, corp, 1, w * w, w * n, n * n from beside
      union all
      select sign, subject, 'both', turns_before, turns, key, against, 0, 0, 0, 0, -1, 0, 0, 0 from beside
      where turns_before is not null
      union all
      select sign, subject, 'both', own.turns, after.turns, key, against, 0, 0, 0, 0, 0,
        2 * own.w * after.w, own.w * after.n + own.n * after.w, 2 * own.n * after.n
      from own join own as after using (sign, subject, key, against, who) where own.turns < after.turns
    )
    select subject, ends, early, late, key, against, sum(sign * n), sum(sign * w), sum(sign * o), sum(sign * corp),
      sum(sign * players), sum(sign * ww), sum(sign * wn), sum(sign * nn)
    from told group by 1, 2, 3, 4, 5, 6
    having sum(sign * n) <> 0 or sum(sign * w) <> 0 or sum(sign * o) <> 0 or sum(sign * corp) <> 0
      or sum(sign * players) <> 0 or sum(sign * ww) <> 0 or sum(sign * wn) <> 0 or sum(sign * nn) <> 0
    on conflict (subject, ends, early, late, key, against) do update set
      games = kept.games + excluded.games, wins = kept.wins + excluded.wins,
      observed = kept.observed + excluded.observed, corp = kept.corp + excluded.corp,
      players = kept.players + excluded.players, ww = kept.ww + excluded.ww,
      wn = kept.wn + excluded.wn, nn = kept.nn + excluded.nn
  $sum$, source) using whos, ids, was, is_now, changed;
end $$;

-- A month of UTC as a number.
create function rates.month_number(month text) returns int language sql immutable parallel safe as $$
  select left(month, 4)::int * 12 + right(month, 2)::int - 1
$$;

-- What a player had by name and side at the end of each month, from the month `first` on until the last one with a game.
create table rates.careers (
  who      bigint   not null,
  player   text     not null,
  side     text     not null,
  first    int      not null,
  games    int[]    not null,
  wins     float4[] not null,
  observed int[]    not null,
  primary key (who, player, side)
);

-- Adds up the careers of these players, who have none yet.
create function rates.sum_careers(source text, whos bigint[]) returns void language plpgsql
set work_mem = '64MB' set jit = off as $$
begin
  execute format($sum$
    insert into rates.careers
    with own as materialized (
      select who, player, side, rates.month_number(month) as month, sum(games) as n, sum(won) as w, sum(observed) as o
      from %s as source group by 1, 2, 3, 4
    )
    select who, player, side, first, array_agg(n::int order by month), array_agg(w::float4 order by month),
      array_agg(o::int order by month)
    from (
      select who, player, side, first, month, sum(coalesce(n, 0)) over so_far as n, sum(coalesce(w, 0)) over so_far as w,
        sum(coalesce(o, 0)) over so_far as o
      from (select who, player, side, min(month) as first, max(month) as last from own group by 1, 2, 3) as career
        cross join lateral generate_series(first, last) as every (month)
        left join own using (who, player, side, month)
      window so_far as (partition by who, player, side order by month)
    ) as running
    group by who, player, side, first
  $sum$, source) using whos;
end $$;

-- Careers tell of names and sides what these did.
drop index rates.standing_named;
alter table rates.standing drop named, drop is_corp, drop named_nth, drop named_n, drop named_w, drop named_o;
drop function rates.named(text);

-- As in migration 20, of identities and opponents' identities alone.
create or replace function rates.stand(changed rates.counted[]) returns void language plpgsql set jit = off as $$
begin
  if changed is null then
    delete from rates.standing;
  else
    delete from rates.standing using (
      select who, min(recorded_at) as since from unnest(changed) group by who
    ) as redone
    where standing.who = redone.who and standing.recorded_at >= redone.since;
  end if;
  insert into rates.standing
  select told.who, told.identity, told.opponent_identity, told.recorded_at,
    identity_nth + coalesce(by_identity.nth, 0), told.identity_n + coalesce(by_identity.n, 0),
    told.identity_w + coalesce(by_identity.w, 0),
    opponent_nth + coalesce(by_opponent.nth, 0), told.opponent_n + coalesce(by_opponent.n, 0),
    told.opponent_w + coalesce(by_opponent.w, 0)
  from (
    select who, identity, opponent_identity, recorded_at, since,
      row_number() over of_identity as identity_nth, sum(games) over of_identity as identity_n,
      sum(won) over of_identity as identity_w,
      row_number() over of_opponent as opponent_nth, sum(games) over of_opponent as opponent_n,
      sum(won) over of_opponent as opponent_w
    from (
      select *, null::timestamptz as since from rates.counted where changed is null
      union all
      select counted.*, since from rates.counted join (
        select one.who, min(one.recorded_at) as since from unnest(changed) as one group by one.who
      ) as redone using (who) where recorded_at >= since
    ) as side
    window of_identity as (partition by who, identity order by recorded_at, id, side rows unbounded preceding),
      of_opponent as (partition by who, opponent_identity order by recorded_at, id, side rows unbounded preceding)
  ) as told
  left join lateral (
    select identity_nth as nth, identity_n as n, identity_w as w from rates.standing as before
    where before.who = told.who and before.identity = told.identity and before.recorded_at < told.since
    order by before.recorded_at desc, before.identity_nth desc limit 1
  ) as by_identity on told.since is not null
  left join lateral (
    select opponent_nth as nth, opponent_n as n, opponent_w as w from rates.standing as before
    where before.who = told.who and before.opponent_identity = told.opponent_identity
      and before.recorded_at < told.since
    order by before.recorded_at desc, before.opponent_nth desc limit 1
  ) as by_opponent on told.since is not null;
end $$;

-- How many games a player has had with an identity (`is_own`) or against one, in the order of a page.
create table rates.played (
  who    bigint  not null,
  is_own boolean not null,
  key    text    not null,
  player text    not null,
  games  int     not null
);
create index played_order on rates.played (is_own, key, games desc, player);
create index played_who on rates.played (who);

create function rates.sum_played(source text, whos bigint[]) returns void language plpgsql
set work_mem = '64MB' set jit = off as $$
begin
  execute format($sum$
    insert into rates.played
    select who, is_own, key, player, sum(games) from %s as source, lateral (values
      (true, identity), (false, opponent_identity)) as cut (is_own, key)
    group by 1, 2, 3, 4
  $sum$, source) using whos;
end $$;

-- Days of `rates.deed_cell` stand where months do; the bit of days in `columns` is 512.
create function rates.sum_deed_days(sign int, source text, ids uuid[]) returns void language plpgsql
set work_mem = '64MB' set jit = off as $$
begin
  execute format($sum$
    insert into rates.deed_cell as cell
    with finest as materialized (
      select 512 + 1 - grouping(identity) + 2 * (1 - grouping(opponent_identity)) as by,
        side, pool, identity, opponent_identity, to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD') as day, %1$s
      from %4$s as source join rates.deeds using (id, side)
      group by side, pool, day, grouping sets ((identity), (opponent_identity))
    )
    select rolled.columns | judged.columns, case when judged.columns & 4 > 0 then side else '' end,
      case when judged.columns & 8 > 0 then pool else '' end, case when rolled.columns & 1 > 0 then identity else '' end,
      case when rolled.columns & 2 > 0 then opponent_identity else '' end, day, '', '', %2$s
    from finest join (values (513, 513), (513, 512), (514, 514)) as rolled (by, columns) using (by),
      (values (0), (4), (8), (12)) as judged (columns)
    group by 1, 2, 3, 4, 5, 6
    on conflict (columns, side, pool, identity, opponent_identity, month, player, opponent) do update set %3$s
  $sum$, rates.deed_list('sum(deeds.#) as #'), rates.deed_list('($1 * sum(finest.#))::bigint'),
    rates.deed_list('# = cell.# + excluded.#'), source) using sign, ids;
end $$;

-- Fills in the next part of the players; whether there is more to do.
create function rates.fill_part() returns boolean language plpgsql as $$
declare
  due text;
  part int;
  source text;
begin
  select what, parts into due, part from rates.filling where parts < 256 order by what limit 1;
  if due is null then return false; end if;
  source := format('(select 1 as sign, counted.* from rates.counted where who between %s and %s)',
    (part - 128) * 72057594037927936, (part - 128) * 72057594037927936 + 72057594037927935);
  case due
    when 'careers' then perform rates.sum_careers(source, null);
    when 'days' then perform rates.sum_deed_days(1, source, null);
    when 'played' then perform rates.sum_played(source, null);
    when 'turns' then perform rates.sum_turns(source, null, null, null, null, null);
  end case;
  update rates.filling set parts = parts + 1 where what = due;
  return true;
end $$;

-- The same for who does so beside: nobody who asks waits for more than a part.
create function rates.fill() returns boolean language plpgsql as $$
begin
  if not exists (select from rates.filling where parts < 256) then return false; end if;
  perform pg_advisory_xact_lock(hashtextextended('rates', 0));
  -- What is to be counted anew is filled in with all else.
  if not exists (select from rates.counted_from as made where made.tables = rates.tables()) then return false; end if;
  return rates.fill_part();
end $$;

-- Sides of the players that something was filled in of.
create function rates.filled_of(sides rates.counted[], due text) returns rates.counted[] language sql stable as $$
  select array_agg(one) from unnest(sides) as one
  where rates.part_of(one.who) < (select parts from rates.filling where what = due)
$$;

-- Days take out what is counted of these games, and take it in again.
create function rates.sum_filled_days(sign int, only_ids uuid[]) returns void language sql as $$
  select rates.sum_deed_days(sign, '(select counted.* from rates.counted, rates.filling
    where id = any($2) and what = ''days'' and rates.part_of(who) < parts)', only_ids)
$$;

-- Sums what is filled in anew for the players of what changed.
create function rates.sum_filled(ids uuid[], was rates.counted[], is_now rates.counted[]) returns void
language plpgsql as $$
declare
  changing constant text := '(
    select signed.sign, kept.* from rates.counted as kept, (values (-1), (1)) as signed (sign)
    where kept.who = any($1) and kept.id <> all($2)
    union all select -1, * from unnest($3) union all select 1, * from unnest($4))';
  theirs constant text := '(select * from rates.counted where who = any($1))';
  old_sides rates.counted[] := rates.filled_of(was, 'turns');
  new_sides rates.counted[] := rates.filled_of(is_now, 'turns');
  whos bigint[];
begin
  if old_sides is not null or new_sides is not null then
    select array_agg(distinct one.who) into whos from unnest(old_sides || new_sides) as one;
    perform rates.sum_turns(changing, whos, ids, old_sides, new_sides, old_sides || new_sides);
    delete from rates.turns where nn = 0;
  end if;
  select array_agg(distinct one.who) into whos from unnest(rates.filled_of(was || is_now, 'careers')) as one;
  delete from rates.careers where who = any(whos);
  perform rates.sum_careers(theirs, whos);
  select array_agg(distinct one.who) into whos from unnest(rates.filled_of(was || is_now, 'played')) as one;
  delete from rates.played where who = any(whos);
  perform rates.sum_played(theirs, whos);
end $$;

-- What counts is in two from here on, so that a later migration adds to a part of it; migrations 18 to 21 leave it to this one.

-- Counts all games anew.
create function rates.count_all() returns void language plpgsql as $$
begin
  delete from rates.counted_from;
  delete from rates.changed;
  delete from rates.counted;
  delete from rates.cell;
  delete from rates.cards;
  delete from rates.card_cell;
  delete from rates.deeds;
  delete from rates.deed_cell;
  delete from rates.turns;
  delete from rates.careers;
  delete from rates.played;
  -- In the order of time, as stretches of it are asked for.
  insert into rates.counted select * from rates.sides(null) order by recorded_at;
  perform rates.sum('(select 1 as sign, counted.* from rates.counted
    where who between (part.n - 128) * 72057594037927936 and (part.n - 128) * 72057594037927936 + 72057594037927935)',
    256, null, null, null, null);
  perform rates.keep_deeds(null);
  perform rates.sum_deeds(1, null);
  perform rates.link(null);
  perform rates.stand(null);
  perform rates.sum_all_months();
  perform rates.number_codes(null);
  insert into rates.cards select * from rates.cards_of(null);
  perform rates.sum_cards(1, null);
  update rates.filling set parts = 0;
  while rates.fill_part() loop end loop;
end $$;

-- Counts these games anew.
create function rates.count_some(ids uuid[]) returns void language plpgsql as $$
declare
  -- Rows of the players of what changed, as they were and as they are.
  source constant text := '(
    select signed.sign, kept.* from rates.counted as kept, (values (-1), (1)) as signed (sign)
    where kept.who = any($1) and kept.id <> all($2)
    union all select -1, * from unnest($3) union all select 1, * from unnest($4))';
  whos bigint[];
  was rates.counted[];
  is_now rates.counted[];
begin
  perform rates.sum_cards(-1, ids);
  delete from rates.cards where id = any(ids);
  perform rates.sum_deeds(-1, ids);
  perform rates.sum_filled_days(-1, ids);
  delete from rates.deeds where id = any(ids);
  with gone as (delete from rates.counted as one where one.id = any(ids) returning one)
  select array_agg(one order by (one).id, (one).side) into was from gone;
  insert into rates.counted select * from rates.sides(ids);
  select array_agg(one order by one.id, one.side) into is_now from rates.counted as one where one.id = any(ids);
  perform rates.number_codes(ids);
  insert into rates.cards select * from rates.cards_of(ids);
  perform rates.sum_cards(1, ids);
  delete from rates.card_cell where decks = 0;
  perform rates.keep_deeds(ids);
  perform rates.sum_deeds(1, ids);
  perform rates.sum_filled_days(1, ids);
  delete from rates.deed_cell where games = 0;
  if was is not distinct from is_now then return; end if;
  perform rates.link(was || is_now);
  perform rates.stand(was || is_now);
  select array_agg(distinct one.who) into whos from unnest(was || is_now) as one;
  perform rates.sum(source, 1, whos, ids, was, is_now);
  perform rates.sum_months(source, 1, whos, ids, was, is_now, was || is_now);
  delete from rates.cell where games = 0 and players = 0;
  perform rates.sum_filled(ids, was, is_now);
end $$;

-- Counts what has changed since it was last called; whoever reads cells calls it before.
create or replace function rates.refresh() returns void language plpgsql as $$
declare
  present constant text := rates.tables();
  ids uuid[];
begin
  if present is null then return; end if;
  if exists (select from rates.counted_from as made where made.tables = present)
    and not exists (select from rates.changed) then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('rates', 0));
  if not exists (select from rates.counted_from as made where made.tables = present) then
    perform rates.count_all();
    insert into rates.counted_from values (present);
    return;
  end if;
  with taken as (delete from rates.changed returning id)
  select array_agg(distinct id) into ids from taken;
  -- Somebody else has counted it meanwhile.
  if ids is not null then perform rates.count_some(ids); end if;
end $$;

-- One card in all that is kept of it.
create index card_cell_number on rates.card_cell (number, subject, key);

-- A store whose games are few has no need of parts.
do $$ begin
  if not exists (select from rates.counted offset 20000 limit 1) then
    while rates.fill_part() loop end loop;
  end if;
end $$;
