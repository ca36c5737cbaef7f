-- What players did in a month or with an identity, who played most in a stretch of time, sides of a stretch of time and players of a
-- range of turns, summed beforehand; and a game that changes costs what its players had in common with it, not what they played.
-- As in migration 24 all of it is filled in beside.
insert into rates.filling values ('busy', 0), ('feats', 0), ('paces', 0), ('sides', 0);

-- How often a name played in a month of UTC: by side, and on either ('').
create table rates.busy (
  side   text   not null,
  month  int    not null,
  games  int    not null,
  player text   not null,
  who    bigint not null
);
create index busy_month on rates.busy (side, month) include (games, player, who);
create index busy_who on rates.busy (who, month);

-- Of fewer games in a month nothing is kept; src/analysis/statistics/first-by-time.ts knows it.
create function rates.least_busy() returns int language sql immutable as $$ select 3 $$;

-- What a name did (`is_own`), or whom it met, in the games of a month of UTC, by side and on either (''), or with an identity or
-- against one: all there is of those of which there is much, none of others.
do $$ begin
  execute format('create table rates.feats (
    who    bigint  not null,
    player text    not null,
    kind   text    not null,
    key    text    collate "C" not null,
    side   text    not null,
    is_own boolean not null,
    %s,
    primary key (who, player, kind, side, is_own, key)
  )', rates.deed_list('# bigint not null'));
end $$;

create function rates.least_feats() returns int language sql immutable as $$ select 8 $$;

-- What a player had by name and side in games of so many turns or fewer, as `rates.careers` has it of months.
create table rates.paces (
  who      bigint   not null,
  player   text     not null,
  side     text     not null,
  first    int      not null,
  games    int[]    not null,
  wins     float4[] not null,
  observed int[]    not null,
  primary key (who, player, side)
);

create function rates.name_of_month(month int) returns text language sql immutable parallel safe as $$
  select lpad((month / 12)::text, 4, '0') || '-' || lpad((month % 12 + 1)::text, 2, '0')
$$;

create function rates.start_of_month(month int) returns timestamptz language sql immutable parallel safe as $$
  select make_timestamptz(month / 12, month % 12 + 1, 1, 0, 0, 0, 'UTC')
$$;

-- Takes sides out of `kept`, which is `careers` or `paces`, and others in; `place` tells of a side where it is counted.
create function rates.change_runs(kept text, place text, was rates.counted[], is_now rates.counted[]) returns void
language plpgsql set jit = off as $$
begin
  execute format($change$
    with gone as (
      delete from rates.%1$s where (who, player, side) in (
        select one.who, one.player, one.side from unnest($1 || $2) as one) returning *
    ), own as materialized (
      select who, player, side, place, sum(n) as n, sum(w) as w, sum(o) as o from (
        select who, player, side, first + nth - 1 as place, games[nth] - coalesce(games[nth - 1], 0) as n,
          wins[nth] - coalesce(wins[nth - 1], 0) as w, observed[nth] - coalesce(observed[nth - 1], 0) as o
        from gone, generate_subscripts(games, 1) as nth
        union all select who, player, side, %2$s, -games, -won, -observed from unnest($1)
        union all select who, player, side, %2$s, games, won, observed from unnest($2)
      ) as told group by 1, 2, 3, 4 having sum(n) <> 0
    )
    insert into rates.%1$s
    select who, player, side, first, array_agg(n::int order by place), array_agg(w::float4 order by place),
      array_agg(o::int order by place)
    from (
      select who, player, side, first, place, sum(coalesce(n, 0)) over so_far as n,
        sum(coalesce(w, 0)) over so_far as w, sum(coalesce(o, 0)) over so_far as o
      from (select who, player, side, min(place) as first, max(place) as last from own group by 1, 2, 3) as run
        cross join lateral generate_series(first, last) as every (place)
        left join own using (who, player, side, place)
      window so_far as (partition by who, player, side order by place)
    ) as running
    group by who, player, side, first
  $change$, kept, place) using coalesce(was, '{}'), coalesce(is_now, '{}');
end $$;

-- Adds to `rates.months`, from signed rows of `rates.careers`: of sides, what adds up to the sums over players; and how many names
-- there are in a stretch, by side and on either ('').
create function rates.sum_side_months(careers text, whos bigint[], old rates.careers[]) returns void
language plpgsql set work_mem = '64MB' set jit = off as $$
begin
  execute format($sum$
    insert into rates.months as kept
    with month_of as materialized (
      select sign, who, player, side, first + nth - 1 as month, games[nth] - coalesce(games[nth - 1], 0) as n,
        (wins[nth] - coalesce(wins[nth - 1], 0))::float8 as w, observed[nth] - coalesce(observed[nth - 1], 0) as o
      from %s as source, generate_subscripts(games, 1) as nth
      where games[nth] <> coalesce(games[nth - 1], 0)
    ), own as materialized (
      select sign, side as key, who, month, sum(n)::float8 as n, sum(w) as w, sum(o) as o,
        lag(month) over (partition by sign, side, who order by month) as month_before
      from month_of group by 1, 2, 3, 4
    ), named as (
      select sign, key, month, lag(month) over (partition by sign, key, who, player order by month) as month_before
      from (
        select distinct sign, kind.key, who, player, month from month_of, lateral (values (''), (side)) as kind (key)
      ) as told
    ), told as (
      select sign, 'side' as subject, key, month as early, month as late, n, w, o, 1 as players,
        w * w as ww, w * n as wn, n * n as nn from own
      union all
      select sign, 'side', key, month_before, month, 0, 0, 0, -1, 0, 0, 0 from own where month_before is not null
      union all
      select sign, 'side', key, own.month, after.month, 0, 0, 0, 0,
        2 * own.w * after.w, own.w * after.n + own.n * after.w, 2 * own.n * after.n
      from own join own as after using (sign, key, who) where own.month < after.month
      union all
      select sign, 'name', key, month, month, 0, 0, 0, 1, 0, 0, 0 from named
      union all
      select sign, 'name', key, month_before, month, 0, 0, 0, -1, 0, 0, 0 from named where month_before is not null
    )
    select subject, rates.name_of_month(early), rates.name_of_month(late), key, sum(sign * n), sum(sign * w), sum(sign * o),
      case key when 'corp' then sum(sign * n) else 0 end, sum(sign * players), sum(sign * ww), sum(sign * wn), sum(sign * nn)
    from told group by subject, early, late, key
    having sum(sign * n) <> 0 or sum(sign * w) <> 0 or sum(sign * o) <> 0
      or sum(sign * players) <> 0 or sum(sign * ww) <> 0 or sum(sign * wn) <> 0 or sum(sign * nn) <> 0
    on conflict (subject, early, late, key) do update set
      games = kept.games + excluded.games, wins = kept.wins + excluded.wins,
      observed = kept.observed + excluded.observed, corp = kept.corp + excluded.corp,
      players = kept.players + excluded.players, ww = kept.ww + excluded.ww,
      wn = kept.wn + excluded.wn, nn = kept.nn + excluded.nn
  $sum$, careers) using whos, old;
end $$;

-- Counts the months of names anew of which a side is in `source`.
create function rates.sum_busy(source text, sides rates.counted[]) returns void
language plpgsql set work_mem = '64MB' set jit = off as $$
begin
  execute format($sum$
    insert into rates.busy
    select kind.side, rates.month_number(month), count(*), player, who
    from %s as source, lateral (values (''), (source.side)) as kind (side)
    group by kind.side, month, player, who having count(*) >= rates.least_busy()
  $sum$, source) using sides;
end $$;

-- Sides with what was done in them (`is_own`) or by whom they met: in months, with identities and against them.
create function rates.feats_of(source text) returns text language sql immutable as $$
  select format($feats$
    select who, player, cut.kind, cut.key, cut.side, is_own, %s
    from %s as source join rates.deeds using (id), lateral (values
      ('month', month, ''), ('month', month, source.side), ('identity', identity, ''),
      ('opponent_identity', opponent_identity, '')) as cut (kind, key, side),
      lateral (values (deeds.side = source.side)) as told (is_own)
  $feats$, rates.deed_list('deeds.# as #'), source)
$$;

-- Keeps all that there is much of: what that is, is found without what was done.
create function rates.sum_feats(source text) returns void language plpgsql set work_mem = '64MB' set jit = off as $$
begin
  execute format($sum$
    insert into rates.feats
    with cuts as materialized (
      select id, source.side as told_by, who, player, cut.* from %1$s as source, lateral (values
        ('month', month, ''), ('month', month, source.side), ('identity', identity, ''),
        ('opponent_identity', opponent_identity, '')) as cut (kind, key, side)
    ), much as materialized (
      select who, player, kind, key, side from cuts group by 1, 2, 3, 4, 5 having count(*) >= rates.least_feats()
    ), sides as materialized (
      select * from cuts join much using (who, player, kind, key, side)
    )
    select who, player, kind, key, sides.side, deeds.side = told_by, %2$s
    from sides, lateral (select * from rates.deeds where deeds.id = sides.id offset 0) as deeds
    group by 1, 2, 3, 4, 5, 6
  $sum$, source, rates.deed_list('sum(deeds.#)::bigint'));
end $$;

-- Adds these games to what is kept, or takes them out; where there is much of something now, it is kept from here on.
create function rates.change_feats(sign int, ids uuid[]) returns void language plpgsql set jit = off as $$
declare
  theirs constant text := '(select counted.* from rates.counted, rates.filling
    where id = any($1) and what = ''feats'' and rates.part_of(who) < parts)';
begin
  execute format($change$
    update rates.feats as kept set %s from (
      select who, player, kind, key, side, is_own, %s from (%s) as each group by 1, 2, 3, 4, 5, 6
    ) as told
    where kept.who = told.who and kept.player = told.player and kept.kind = told.kind and kept.key = told.key
      and kept.side = told.side and kept.is_own = told.is_own
  $change$, rates.deed_list('# = kept.# + $2 * told.#'), rates.deed_list('sum(#) as #'), rates.feats_of(theirs))
  using ids, sign;
  if sign < 0 then
    delete from rates.feats where games <= 0 and (who, player) in (
      select who, player from rates.counted where id = any(ids));
    return;
  end if;
  execute format($change$
    insert into rates.feats
    select due.who, due.player, due.kind, due.key, due.side, due.is_own, told.*
    from (
      select distinct who, player, kind, key, side, is_own from (%1$s) as each
      where not exists (
        select from rates.feats as kept
        where kept.who = each.who and kept.player = each.player and kept.kind = each.kind and kept.key = each.key
          and kept.side = each.side and kept.is_own = each.is_own)
    ) as due cross join lateral (
      select %2$s from rates.counted as seat join rates.deeds
        on deeds.id = seat.id and (deeds.side = seat.side) = due.is_own
      where seat.who = due.who and seat.player = due.player and due.kind = 'identity' and seat.identity = due.key
      having count(*) >= rates.least_feats()
      union all
      select %2$s from rates.counted as seat join rates.deeds
        on deeds.id = seat.id and (deeds.side = seat.side) = due.is_own
      where seat.who = due.who and seat.player = due.player and due.kind = 'opponent_identity'
        and seat.opponent_identity = due.key
      having count(*) >= rates.least_feats()
      union all
      select %2$s from rates.counted as seat join rates.deeds
        on deeds.id = seat.id and (deeds.side = seat.side) = due.is_own
      where due.kind = 'month' and lower(seat.player) = lower(due.player) and seat.player = due.player
        and recorded_at >= rates.start_of_month(rates.month_number(due.key))
        and recorded_at < rates.start_of_month(rates.month_number(due.key) + 1)
        and (due.side = '' or seat.side = due.side)
      having count(*) >= rates.least_feats()
    ) as told
  $change$, rates.feats_of(theirs), rates.deed_list('sum(deeds.#)::bigint')) using ids;
end $$;

-- Days are filled in by times, 32 days of UTC after the others: by players each of them would be written as often as there are parts.
create function rates.part_of_time(recorded_at timestamptz) returns int language sql immutable parallel safe as $$
  select least(255, greatest(0, floor((extract(epoch from recorded_at) - 1262304000) / 86400 / 32)))::int
$$;

-- Where a part begins; the first has all before it, and the last all after it.
create function rates.start_of_part(part int) returns timestamptz language sql immutable parallel safe as $$
  select case when part <= 0 then '-infinity'::timestamptz when part > 255 then 'infinity'::timestamptz
    else to_timestamp(1262304000::float8 + part * 86400.0 * 32) end
$$;

create or replace function rates.sum_filled_days(sign int, only_ids uuid[]) returns void language sql as $$
  select rates.sum_deed_days(sign, '(select counted.* from rates.counted, rates.filling
    where id = any($2) and what = ''days'' and rates.part_of_time(recorded_at) < parts)', only_ids)
$$;

-- What was filled in of some players.
update rates.filling set parts = 0 where what = 'days' and parts < 256;

-- Of what is told of all players anew; older sums are emptied by who counts all.
create function rates.empty(due text) returns void language plpgsql as $$
begin
  case due
    when 'busy' then delete from rates.busy;
    when 'days' then delete from rates.deed_cell where columns & 512 > 0;
    when 'feats' then delete from rates.feats;
    when 'paces' then delete from rates.paces;
    when 'sides' then delete from rates.months where subject in ('side', 'name');
    else null;
  end case;
end $$;

-- One identity, or one opponent's, in all that is kept of turns.
create index turns_key on rates.turns (key, subject, ends);
create index turns_against on rates.turns (against, ends) where subject = 'matchup';

-- What is filled in of one part of the players: rows of theirs, and rows of their careers.
create or replace function rates.fill_part() returns boolean language plpgsql as $$
declare
  due text;
  part int;
  within text;
  source text;
  -- Where all is counted anew, a store whose games are few is one part.
  is_small constant boolean := not exists (select from rates.counted_from)
    and not exists (select from rates.counted offset 20000 limit 1);
begin
  select what, parts into due, part from rates.filling where parts < 256 order by what limit 1;
  if due is null then return false; end if;
  -- What was there before is counted anew.
  if part = 0 then perform rates.empty(due); end if;
  within := case when part = 0 and is_small then ''
    else format('where who between %s and %s',
      (part - 128) * 72057594037927936, (part - 128) * 72057594037927936 + 72057594037927935) end;
  source := format('(select 1 as sign, counted.* from rates.counted %s)', within);
  case due
    when 'busy' then perform rates.sum_busy(source, null);
    when 'careers' then perform rates.sum_careers(source, null);
    when 'days' then
      perform rates.sum_deed_days(1, format('(select * from rates.counted where recorded_at >= %L and recorded_at < %L)',
        rates.start_of_part(part), rates.start_of_part(case when part = 0 and is_small then 256 else part + 1 end)), null);
    when 'feats' then perform rates.sum_feats(source);
    when 'paces' then perform rates.sum_paces(source);
    when 'played' then perform rates.sum_played(source, null);
    -- Careers come before it.
    when 'sides' then
      perform rates.sum_side_months(format('(select 1 as sign, careers.* from rates.careers %s)', within), null, null);
    when 'turns' then perform rates.sum_turns(source, null, null, null, null, null);
  end case;
  update rates.filling set parts = case when part = 0 and is_small then 256 else part + 1 end where what = due;
  return true;
end $$;

create function rates.sum_paces(source text) returns void language plpgsql set work_mem = '64MB' set jit = off as $$
begin
  execute format($sum$
    insert into rates.paces
    with own as materialized (
      select who, player, side, turns, sum(games) as n, sum(won) as w, sum(observed) as o from %s as source group by 1, 2, 3, 4
    )
    select who, player, side, first, array_agg(n::int order by turns), array_agg(w::float4 order by turns),
      array_agg(o::int order by turns)
    from (
      select who, player, side, first, turns, sum(coalesce(n, 0)) over so_far as n, sum(coalesce(w, 0)) over so_far as w,
        sum(coalesce(o, 0)) over so_far as o
      from (select who, player, side, min(turns) as first, max(turns) as last from own group by 1, 2, 3) as pace
        cross join lateral generate_series(first, last) as every (turns)
        left join own using (who, player, side, turns)
      window so_far as (partition by who, player, side order by turns)
    ) as running
    group by who, player, side, first
  $sum$, source);
end $$;

-- As in migration 19, but that what changed is found by its players: with a condition for all games beside, all were gone through.
create or replace function rates.link(changed rates.counted[]) returns void language plpgsql set jit = off as $$
begin
  if changed is null then
    delete from rates.met;
  else
    delete from rates.met using (select distinct who, identity, opponent_identity from unnest(changed)) as chain
    where met.who = chain.who and met.identity = chain.identity
      and met.opponent_identity = chain.opponent_identity;
  end if;
  execute format($link$
    insert into rates.met
    select who, identity, opponent_identity, recorded_at, turns, side = 'corp', observed > 0, won,
      lag(recorded_at) over by_time, lag(won) over by_time, row_number() over by_time,
      lag(turns) over by_turns, lag(won) over by_turns, row_number() over by_turns
    from %s as one
    window by_time as (partition by who, identity, opponent_identity order by recorded_at, id, side),
      by_turns as (partition by who, identity, opponent_identity order by turns, recorded_at, id, side)
    order by recorded_at
  $link$, case when changed is null then 'rates.counted' else '(
    select counted.* from (select distinct who, identity, opponent_identity from unnest($1)) as chain
    join rates.counted using (who, identity, opponent_identity))' end) using changed;
end $$;

-- What migration 24 has `rates.stand` write: of the players of these sides from the first of them on, or of all.
create function rates.standing_of(changed rates.counted[]) returns setof rates.standing language sql stable
set jit = off as $$
  select told.who, told.identity, told.opponent_identity, told.recorded_at,
    (identity_nth + coalesce(by_identity.nth, 0))::int, told.identity_n + coalesce(by_identity.n, 0),
    told.identity_w + coalesce(by_identity.w, 0),
    (opponent_nth + coalesce(by_opponent.nth, 0))::int, told.opponent_n + coalesce(by_opponent.n, 0),
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
        select lower(one.player) as name, min(one.recorded_at) as since from unnest(changed) as one group by 1
      ) as redone on lower(counted.player) = redone.name where recorded_at >= since
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
  ) as by_opponent on told.since is not null
$$;

-- As in migration 24, but that rows stay which are as they were: those of other identities.
create or replace function rates.stand(changed rates.counted[]) returns void language plpgsql set jit = off as $$
begin
  if changed is null then
    delete from rates.standing;
    insert into rates.standing select * from rates.standing_of(null);
    return;
  end if;
  with told as materialized (
    select * from rates.standing_of(changed)
  ), kept as materialized (
    select standing.ctid as place, standing.* from rates.standing join (
      select one.who, min(one.recorded_at) as since from unnest(changed) as one group by one.who
    ) as redone using (who) where recorded_at >= since
  ), same as materialized (
    select kept.place, told.who, told.identity, told.identity_nth from told
      join kept using (who, identity, opponent_identity, recorded_at, identity_nth, identity_n, identity_w,
        opponent_nth, opponent_n, opponent_w)
  ), gone as (
    delete from rates.standing where ctid = any(array(
      select place from kept where place not in (select place from same)))
  )
  insert into rates.standing
  select told.* from told where (who, identity, identity_nth) not in (select who, identity, identity_nth from same);
end $$;

-- Rows of the players of what changed, as they were and as they are, added up by `columns`: of those of `alike` that nothing
-- changed in no more is told than that they are others, as what is summed of them stays as it is.
create function rates.changing(columns text[], alike text[]) returns text language sql immutable as $$
  select format('(
    select signed.sign, kept.* from (
      select who, %1$s, sum(games) as games, sum(won) as won, sum(observed) as observed
      from rates.counted where who = any($1) and id <> all($2) group by who, %2$s
    ) as kept, (values (-1), (1)) as signed (sign)
    union all select -1, who, %3$s, games, won, observed from unnest($3)
    union all select 1, who, %3$s, games, won, observed from unnest($4))',
    string_agg(case when name = any(alike)
      then format('case when %1$s in (select one.%1$s from unnest($3 || $4) as one) then %1$s else chr(1) end as %1$s', name)
      else name end, ', ' order by nth),
    string_agg((nth + 1)::text, ', ' order by nth), string_agg(name, ', ' order by nth))
  from unnest(columns) with ordinality as told (name, nth)
$$;

-- As in migration 24; nobody's games are summed again where they have nothing in common with what changed.
create or replace function rates.sum_filled(ids uuid[], was rates.counted[], is_now rates.counted[]) returns void
language plpgsql as $$
declare
  old_sides rates.counted[] := rates.filled_of(was, 'turns');
  new_sides rates.counted[] := rates.filled_of(is_now, 'turns');
  both_sides rates.counted[];
  old_careers rates.careers[];
  whos bigint[];
begin
  if old_sides is not null or new_sides is not null then
    select array_agg(distinct one.who) into whos from unnest(old_sides || new_sides) as one;
    perform rates.sum_turns(
      rates.changing(array['identity', 'opponent_identity', 'side', 'pool', 'month', 'turns'],
        array['identity', 'opponent_identity', 'month']),
      whos, ids, old_sides, new_sides, old_sides || new_sides);
    delete from rates.turns where nn = 0;
  end if;
  perform rates.change_runs('paces', 'turns', rates.filled_of(was, 'paces'), rates.filled_of(is_now, 'paces'));
  select array_agg(distinct one.who) into whos from unnest(rates.filled_of(was || is_now, 'sides')) as one;
  select array_agg(one) into old_careers from rates.careers as one where one.who = any(whos);
  perform rates.change_runs('careers', 'rates.month_number(month)',
    rates.filled_of(was, 'careers'), rates.filled_of(is_now, 'careers'));
  if whos is not null then
    perform rates.sum_side_months('(
      select -1 as sign, one.* from unnest($2) as one
      union all select 1, careers.* from rates.careers where who = any($1))', whos, old_careers);
  end if;
  both_sides := rates.filled_of(was || is_now, 'busy');
  delete from rates.busy where (who, month, player) in (
    select one.who, rates.month_number(one.month), one.player from unnest(both_sides) as one);
  perform rates.sum_busy('(
    select one.* from (select distinct player, month from unnest($1)) as due, lateral (
      select * from rates.counted where lower(player) = lower(due.player) and player = due.player
        and recorded_at >= rates.start_of_month(rates.month_number(due.month))
        and recorded_at < rates.start_of_month(rates.month_number(due.month) + 1)
    ) as one)', both_sides);
  perform rates.change_played(rates.filled_of(was, 'played'), rates.filled_of(is_now, 'played'));
end $$;

create function rates.change_played(was rates.counted[], is_now rates.counted[]) returns void
language plpgsql set jit = off as $$
begin
  with changed as (
    select who, is_own, key, player, sum(n) as n from (
      select one.*, -games::int as n from unnest(was) as one
      union all select one.*, games::int from unnest(is_now) as one
    ) as told, lateral (values (true, identity), (false, opponent_identity)) as cut (is_own, key)
    group by 1, 2, 3, 4 having sum(n) <> 0
  ), known as (
    update rates.played as kept set games = kept.games + changed.n from changed
    where kept.who = changed.who and kept.is_own = changed.is_own and kept.key = changed.key
      and kept.player = changed.player
    returning kept.who, kept.is_own, kept.key, kept.player
  )
  insert into rates.played
  select who, is_own, key, player, n from changed
  where (who, is_own, key, player) not in (select who, is_own, key, player from known);
  delete from rates.played where games = 0 and who in (select one.who from unnest(was) as one);
end $$;

-- As in migration 24, with feats, and of players no more than what they had in common with these games.
create or replace function rates.count_some(ids uuid[]) returns void language plpgsql as $$
declare
  whos bigint[];
  was rates.counted[];
  is_now rates.counted[];
begin
  perform rates.sum_cards(-1, ids);
  delete from rates.cards where id = any(ids);
  perform rates.sum_deeds(-1, ids);
  perform rates.sum_filled_days(-1, ids);
  perform rates.change_feats(-1, ids);
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
  perform rates.change_feats(1, ids);
  delete from rates.deed_cell where games = 0;
  if was is not distinct from is_now then return; end if;
  perform rates.link(was || is_now);
  perform rates.stand(was || is_now);
  select array_agg(distinct one.who) into whos from unnest(was || is_now) as one;
  perform rates.sum(
    rates.changing(
      array['identity', 'opponent_identity', 'side', 'pool', 'tier', 'rests_on', 'month', 'player', 'opponent'],
      array['identity', 'opponent_identity', 'month', 'opponent']),
    1, whos, ids, was, is_now);
  perform rates.sum_months(
    rates.changing(array['identity', 'opponent_identity', 'side', 'month'], array['identity', 'opponent_identity']),
    1, whos, ids, was, is_now, was || is_now);
  delete from rates.cell where games = 0 and players = 0;
  perform rates.sum_filled(ids, was, is_now);
end $$;

-- A store whose games are few has no need of parts.
do $$ begin
  if not exists (select from rates.counted offset 20000 limit 1) then
    while rates.fill_part() loop end loop;
  end if;
end $$;
