-- Rates of names in a stretch of time or a range of turns tell how many names there are, and a mean of all of them: both are kept, so that a page
-- reads the names it shows. What a name did in a year is kept, too. As in migration 24 all of it is filled in beside.
insert into rates.filling values ('ranges', 0);

-- What adds up to names and their games in a range, of all rows with `early` and `late` in it, as in `rates.months`: of months or numbers of
-- turns, of a side or of either (''). `alone` are games of names who have had no game on the other side in the range.
create table rates.ranges (
  unit        text   not null,
  side        text   not null,
  early       int    not null,
  late        int    not null,
  names       bigint not null,
  games       float8 not null,
  wins        float8 not null,
  alone_games float8 not null,
  alone_wins  float8 not null,
  primary key (unit, side, early, late)
) with (fillfactor = 50);

-- Adds to them what `runs` holds, signed rows of `rates.careers` or `rates.paces`. A game is among those of its side alone where the range begins
-- behind the last place of the other side before it, and ends before the first after it: with neither, less each of them, and both again.
create function rates.sum_ranges(unit text, runs text, whos bigint[], old anyarray) returns void
language plpgsql set work_mem = '64MB' set jit = off as $$
begin
  execute format($sum$
    insert into rates.ranges as kept
    with place_of as materialized (
      select sign, who, player, side, first + nth - 1 as place, games[nth] - coalesce(games[nth - 1], 0) as n,
        (wins[nth] - coalesce(wins[nth - 1], 0))::float8 as w
      from %s as source, generate_subscripts(games, 1) as nth
      where games[nth] <> coalesce(games[nth - 1], 0)
    ), own as materialized (
      select *, lag(place) over (partition by sign, who, player, side order by place) as place_before,
        case side when 'corp' then max(place) filter (where side = 'runner') over upto
          else max(place) filter (where side = 'corp') over upto end as other_before,
        case side when 'corp' then min(place) filter (where side = 'runner') over onward
          else min(place) filter (where side = 'corp') over onward end as other_after
      from place_of
      window upto as (partition by sign, who, player order by place range between unbounded preceding and current row),
        onward as (partition by sign, who, player order by place range between current row and unbounded following)
    ), either as (
      select sign, place, lag(place) over (partition by sign, who, player order by place) as place_before, n, w
      from (
        select sign, who, player, place, sum(n) as n, sum(w) as w from place_of group by 1, 2, 3, 4
      ) as told
    ), told as (
      select sign, side, place as early, place as late, 1 as names, n, w, 0 as alone_n, 0::float8 as alone_w from own
      union all
      select sign, side, place_before, place, -1, 0, 0, 0, 0 from own where place_before is not null
      union all
      select sign, side, place, place, 0, 0, 0, n, w from own where other_before is distinct from place
      union all
      select sign, side, other_before, place, 0, 0, 0, -n, -w from own where other_before < place
      union all
      select sign, side, place, other_after, 0, 0, 0, -n, -w from own where other_after > place
      union all
      select sign, side, other_before, other_after, 0, 0, 0, n, w from own where other_before < place and other_after > place
      union all
      select sign, '', place, place, 1, n, w, 0, 0 from either
      union all
      select sign, '', place_before, place, -1, 0, 0, 0, 0 from either where place_before is not null
    )
    select $3, side, early, late, sum(sign * names), sum(sign * n), sum(sign * w), sum(sign * alone_n), sum(sign * alone_w)
    from told group by 2, 3, 4
    having sum(sign * names) <> 0 or sum(sign * n) <> 0 or sum(sign * w) <> 0
      or sum(sign * alone_n) <> 0 or sum(sign * alone_w) <> 0
    on conflict (unit, side, early, late) do update set
      names = kept.names + excluded.names, games = kept.games + excluded.games, wins = kept.wins + excluded.wins,
      alone_games = kept.alone_games + excluded.alone_games, alone_wins = kept.alone_wins + excluded.alone_wins
  $sum$, runs) using whos, old, unit;
  -- There are few rows; an index of these would have each that changes written in all indexes.
  delete from rates.ranges where names = 0 and games = 0 and wins = 0 and alone_games = 0 and alone_wins = 0;
end $$;

-- Who was busiest in a month or a year comes first.
drop index rates.busy_month;
create index busy_games on rates.busy (side, month, games desc) include (player, who);

-- By what `rates.feats` has sides: `side` names them. In a year there is much of what there may be little of in each of its months.
create function rates.feat_cuts(side text) returns text language sql immutable as $$
  select replace($cuts$
    ('month', #.month, ''), ('month', #.month, #.side), ('year', left(#.month, 4), ''), ('year', left(#.month, 4), #.side),
    ('identity', #.identity, ''), ('opponent_identity', #.opponent_identity, '')
  $cuts$, '#', side)
$$;

-- As in migration 26, with years, as is what follows.
create or replace function rates.feats_of(source text) returns text language sql immutable as $$
  select format($feats$
    select who, player, cut.kind, cut.key, cut.side, is_own, %s
    from %s as source join rates.deeds using (id), lateral (values %s) as cut (kind, key, side),
      lateral (values (deeds.side = source.side)) as told (is_own)
  $feats$, rates.deed_list('deeds.# as #'), source, rates.feat_cuts('source'))
$$;

create or replace function rates.sum_feats(source text) returns void language plpgsql set work_mem = '64MB' set jit = off as $$
begin
  execute format($sum$
    insert into rates.feats
    with cuts as materialized (
      select id, source.side as told_by, who, player, cut.* from %1$s as source,
        lateral (values %3$s) as cut (kind, key, side)
    ), much as materialized (
      select who, player, kind, key, side from cuts group by 1, 2, 3, 4, 5 having count(*) >= rates.least_feats()
    ), sides as materialized (
      select * from cuts join much using (who, player, kind, key, side)
    )
    select who, player, kind, key, sides.side, deeds.side = told_by, %2$s
    from sides, lateral (select * from rates.deeds where deeds.id = sides.id offset 0) as deeds
    group by 1, 2, 3, 4, 5, 6
  $sum$, source, rates.deed_list('sum(deeds.#)::bigint'), rates.feat_cuts('source'));
end $$;

create or replace function rates.change_feats(sign int, ids uuid[]) returns void language plpgsql set jit = off as $$
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
      select distinct who, player, kind, key, side, is_own,
        case kind when 'month' then rates.month_number(key) when 'year' then key::int * 12 end as early,
        case kind when 'month' then rates.month_number(key) + 1 when 'year' then key::int * 12 + 12 end as late
      from (%1$s) as each
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
      where due.kind in ('month', 'year') and lower(seat.player) = lower(due.player) and seat.player = due.player
        and recorded_at >= rates.start_of_month(due.early) and recorded_at < rates.start_of_month(due.late)
        and (due.side = '' or seat.side = due.side)
      having count(*) >= rates.least_feats()
    ) as told
  $change$, rates.feats_of(theirs), rates.deed_list('sum(deeds.#)::bigint')) using ids;
end $$;

update rates.filling set parts = 0 where what = 'feats';

do $$ begin
  if not exists (select from rates.counted offset 20000 limit 1) then
    while rates.fill_part() loop end loop;
  end if;
end $$;
