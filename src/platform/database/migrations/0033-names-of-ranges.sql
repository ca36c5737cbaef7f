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

-- Adds to them what `runs` holds: rows of `rates.careers` and `rates.paces`, with the unit of their places and a sign. A game is among those of its side alone where the range begins
-- behind the last place of the other side before it, and ends before the first after it: with neither, less each of them, and both again.
create function rates.sum_ranges(runs text, whos bigint[], old_careers rates.careers[], old_paces rates.paces[]) returns void
language plpgsql set work_mem = '64MB' set jit = off as $$
declare
  empty rates.ranges[];
begin
  execute format($sum$
    with place_of as materialized (
      select unit, sign, who, player, side, first + nth - 1 as place, games[nth] - coalesce(games[nth - 1], 0) as n,
        (wins[nth] - coalesce(wins[nth - 1], 0))::float8 as w
      from %s as source, generate_subscripts(games, 1) as nth
      where games[nth] <> coalesce(games[nth - 1], 0)
    ), own as materialized (
      select *, lag(place) over (partition by unit, sign, who, player, side order by place) as place_before,
        case side when 'corp' then max(place) filter (where side = 'runner') over upto
          else max(place) filter (where side = 'corp') over upto end as other_before,
        case side when 'corp' then min(place) filter (where side = 'runner') over onward
          else min(place) filter (where side = 'corp') over onward end as other_after
      from place_of
      window upto as (partition by unit, sign, who, player order by place range between unbounded preceding and current row),
        onward as (partition by unit, sign, who, player order by place range between current row and unbounded following)
    ), either as (
      select unit, sign, place, lag(place) over (partition by unit, sign, who, player order by place) as place_before, n, w
      from (
        select unit, sign, who, player, place, sum(n) as n, sum(w) as w from place_of group by 1, 2, 3, 4, 5
      ) as told
    ), told as (
      select unit, sign, side, place as early, place as late, 1 as names, n, w, 0 as alone_n, 0::float8 as alone_w from own
      union all
      select unit, sign, side, place_before, place, -1, 0, 0, 0, 0 from own where place_before is not null
      union all
      select unit, sign, side, place, place, 0, 0, 0, n, w from own where other_before is distinct from place
      union all
      select unit, sign, side, other_before, place, 0, 0, 0, -n, -w from own where other_before < place
      union all
      select unit, sign, side, place, other_after, 0, 0, 0, -n, -w from own where other_after > place
      union all
      select unit, sign, side, other_before, other_after, 0, 0, 0, n, w from own where other_before < place and other_after > place
      union all
      select unit, sign, '', place, place, 1, n, w, 0, 0 from either
      union all
      select unit, sign, '', place_before, place, -1, 0, 0, 0, 0 from either where place_before is not null
    ), made as (
      insert into rates.ranges as kept
      -- Nothing less nothing is -0 otherwise.
      select unit, side, early, late, sum(sign * names), sum(sign * n), 0 + sum(sign * w), sum(sign * alone_n),
        0 + sum(sign * alone_w)
      from told group by 1, 2, 3, 4
      having sum(sign * names) <> 0 or sum(sign * n) <> 0 or sum(sign * w) <> 0
        or sum(sign * alone_n) <> 0 or sum(sign * alone_w) <> 0
      on conflict (unit, side, early, late) do update set
        names = kept.names + excluded.names, games = kept.games + excluded.games, wins = kept.wins + excluded.wins,
        alone_games = kept.alone_games + excluded.alone_games, alone_wins = kept.alone_wins + excluded.alone_wins
      returning kept
    )
    select array_agg(kept) from made
    where ((kept).names, (kept).games, (kept).wins, (kept).alone_games, (kept).alone_wins) = (0, 0, 0, 0, 0)
  $sum$, runs) into empty using whos, old_careers, old_paces;
  if empty is null then return; end if;
  delete from rates.ranges using unnest(empty) as one
  where ranges.unit = one.unit and ranges.side = one.side and ranges.early = one.early and ranges.late = one.late;
end $$;

-- As in migration 26, but that of two months those alone are multiplied of which one was touched: all else would be taken out and put in again.
drop function rates.sum_side_months(text, bigint[], rates.careers[]);
create function rates.sum_side_months(careers text, whos bigint[], old rates.careers[], touched int[] default null) returns void
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
        and ($3 is null or own.month = any($3) or after.month = any($3))
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
  $sum$, careers) using whos, old, touched;
end $$;

-- Who was busiest in a month or a year comes first.
drop index rates.busy_month;
create index busy_games on rates.busy (side, month, games desc) include (player, who);

-- Sides of a number of turns by time, as a range of turns is asked for in a stretch of time, too.
drop index rates.met_turns;
create index met_turns on rates.met (turns, recorded_at)
  include (who, identity, opponent_identity, is_corp, is_observed, won);

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

-- Statement of `columns` of the sides that are of a row `cut` by which `rates.feats` has them.
create function rates.seats_of(cut text, columns text) returns text language sql immutable as $$
  select replace(replace($seats$
    select * from (
      select ~ from rates.counted as seat
      where #.kind = 'identity' and seat.who = #.who and seat.player = #.player and seat.identity = #.key
    ) as seats where #.kind = 'identity'
    union all
    select * from (
      select ~ from rates.counted as seat
      where #.kind = 'opponent_identity' and seat.who = #.who and seat.player = #.player and seat.opponent_identity = #.key
    ) as seats where #.kind = 'opponent_identity'
    union all
    select * from (
      select ~ from (
        select case #.kind when 'month' then rates.month_number(#.key) when 'year' then #.key::int * 12 end as early,
          case #.kind when 'month' then rates.month_number(#.key) + 1 when 'year' then #.key::int * 12 + 12 end as late
      ) as run join rates.counted as seat
        on recorded_at >= rates.start_of_month(early) and recorded_at < rates.start_of_month(late)
      where #.kind in ('month', 'year') and lower(seat.player) = lower(#.player) and seat.player = #.player
        and (#.side = '' or seat.side = #.side)
    ) as seats where #.kind in ('month', 'year')
  $seats$, '~', columns), '#', cut)
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

-- What nothing is kept of, or too little of to begin with, is found before all that is done in a game is named.
create or replace function rates.change_feats(sign int, ids uuid[]) returns void language plpgsql set jit = off as $$
declare
  theirs constant text := '(select counted.* from rates.counted, rates.filling
    where id = any($1) and what = ''feats'' and rates.part_of(who) < parts)';
  much text := '';
begin
  if exists (select from rates.counted as one join rates.feats as kept using (who, player) where one.id = any(ids)) then
    execute format($change$
      update rates.feats as kept set %s from (
        select who, player, kind, key, side, is_own, %s from (%s) as each group by 1, 2, 3, 4, 5, 6
      ) as told
      where kept.who = told.who and kept.player = told.player and kept.kind = told.kind and kept.key = told.key
        and kept.side = told.side and kept.is_own = told.is_own
    $change$, rates.deed_list('# = kept.# + $2 * told.#'), rates.deed_list('sum(#) as #'), rates.feats_of(theirs))
    using ids, sign;
  end if;
  if sign < 0 then
    delete from rates.feats where games <= 0 and (who, player) in (
      select who, player from rates.counted where id = any(ids));
    return;
  end if;
  execute format($due$
    select string_agg(format('(%%L::bigint, %%L, %%L, %%L, %%L)', who, player, kind, key, side), ', ')
    from (
      select distinct who, player, cut.* from %s as source, lateral (values %s) as cut (kind, key, side)
    ) as each cross join lateral (%s) as seats
    where not exists (
      select from rates.feats as kept
      where kept.who = each.who and kept.player = each.player and kept.kind = each.kind and kept.key = each.key
        and kept.side = each.side
    ) and seats.n >= rates.least_feats()
  $due$, theirs, rates.feat_cuts('source'), rates.seats_of('each', 'count(*) as n')) into much using ids;
  if much is null then return; end if;
  execute format($change$
    insert into rates.feats
    select due.who, due.player, due.kind, due.key, due.side, deeds.side = seats.side, %s
    from (values %s) as due (who, player, kind, key, side) cross join lateral (%s) as seats
    join rates.deeds using (id) group by 1, 2, 3, 4, 5, 6
  $change$, rates.deed_list('sum(deeds.#)::bigint'), much, rates.seats_of('due', 'seat.id, seat.side'));
end $$;

-- As in migration 26, but that nothing is summed of games that are not there, before or after.
create or replace function rates.count_some(ids uuid[]) returns void language plpgsql as $$
declare
  whos bigint[];
  was rates.counted[];
  is_now rates.counted[];
begin
  if exists (select from rates.cards where id = any(ids)) then
    perform rates.sum_cards(-1, ids);
    delete from rates.cards where id = any(ids);
  end if;
  if exists (select from rates.deeds where id = any(ids)) then
    perform rates.sum_deeds(-1, ids);
    perform rates.sum_filled_days(-1, ids);
    perform rates.change_feats(-1, ids);
    delete from rates.deeds where id = any(ids);
  end if;
  with gone as (delete from rates.counted as one where one.id = any(ids) returning one)
  select array_agg(one order by (one).id, (one).side) into was from gone;
  insert into rates.counted select * from rates.sides(ids);
  select array_agg(one order by one.id, one.side) into is_now from rates.counted as one where one.id = any(ids);
  perform rates.number_codes(ids);
  insert into rates.cards select * from rates.cards_of(ids);
  if exists (select from rates.cards where id = any(ids)) then perform rates.sum_cards(1, ids); end if;
  delete from rates.card_cell where decks = 0;
  perform rates.keep_deeds(ids);
  if exists (select from rates.deeds where id = any(ids)) then
    perform rates.sum_deeds(1, ids);
    perform rates.sum_filled_days(1, ids);
    perform rates.change_feats(1, ids);
  end if;
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

update rates.filling set parts = 0 where what = 'feats';

do $$ begin
  if not exists (select from rates.counted offset 20000 limit 1) then
    while rates.fill_part() loop end loop;
  end if;
end $$;
