-- All games are counted anew in steps, of which each is a transaction of its own: who stops between two of them goes on where they were.
-- What is counted lies apart (`recount`) until all of it is, so that questions are answered as before meanwhile; then it is put in place.
create schema recount;

-- What is being counted, of which tables, and how many steps are done. No row: nothing.
create table rates.recounting (
  tables   text        not null,
  done     int         not null,
  began_at timestamptz not null default now()
);

-- The tables that are made anew.
create function rates.made_anew() returns text[] language sql immutable as $$
  select array['counted', 'cell', 'names', 'deeds', 'deed_cell', 'met', 'standing', 'months', 'cards', 'card_cell', 'careers',
    'paces', 'played', 'busy', 'feats', 'ranges', 'turns']
$$;

-- Sides of games that are counted in one transaction: it takes some seconds.
create function rates.most_at_once() returns int language sql immutable as $$ select 20000 $$;

-- By which columns cells are summed, as `rates.sum` does: with a pool, a tier and what games rest on beside each, and alone.
create function rates.judged_cell_sums() returns int[] language sql immutable as $$ select array[1, 2, 3, 5, 6, 7, 4, 128] $$;
create function rates.cell_sums() returns int[] language sql immutable as $$
  select array[65, 66, 67, 68, 8, 24, 40, 72, 64, 80, 96, 132, 256]
$$;

-- What is done one after the other, from `low` on and before `high`: numbers of sums, or parts of the players or of time. Where games are
-- few, parts are one, and indexes stand already.
create function rates.recount_steps(is_small boolean) returns table (nth int, what text, low int, high int)
language sql immutable as $$
  with part (low, high) as (
    select 0, 256 where is_small union all select part, part + 16 from generate_series(0, 240, 16) as part where not is_small
  )
  select row_number() over (order by place, step.low)::int, step.what, step.low, step.high from (
    select 1 as place, 'counted' as what, 0 as low, 1 as high
    union all select 2, 'index counted', 0, 1
    union all select 3, 'players', 0, 1
    union all select 4, 'judged cell', sum, sum + 1 from generate_series(1, cardinality(rates.judged_cell_sums())) as sum
    union all select 5, 'cell', sum, sum + 1 from generate_series(1, cardinality(rates.cell_sums())) as sum
    union all select 6, 'names', 0, 1
    union all select 7, 'index cell', 0, 1
    union all select 8, 'index names', 0, 1
    union all select 9, 'deeds', 0, 1
    union all select 10, 'index deeds', 0, 1
    union all select 11, 'deed_cell', sum, sum + 1 from generate_series(1, 5) as sum
    union all select 12, 'days', part.low, part.high from part
    union all select 13, 'index deed_cell', 0, 1
    union all select 14, 'met', 0, 1
    union all select 15, 'index met', 0, 1
    union all select 16, 'standing', 0, 1
    union all select 17, 'index standing', 0, 1
    union all select 18, 'months', sum, sum + 1 from generate_series(0, 2) as sum
    union all select 19, 'careers', 0, 1
    union all select 20, 'index careers', 0, 1
    union all select 21, 'named months', 0, 1
    union all select 22, 'index months', 0, 1
    union all select 23, 'paces', 0, 1
    union all select 24, 'index paces', 0, 1
    union all select 25, 'played', sum, sum + 1 from generate_series(0, 1) as sum
    union all select 26, 'index played', 0, 1
    union all select 27, 'busy', 0, 1
    union all select 28, 'index busy', 0, 1
    union all select 29, 'feats', part.low, part.high from part
    union all select 30, 'index feats', 0, 1
    union all select 31, 'ranges', sum, sum + 1 from generate_series(0, 1) as sum
    union all select 32, 'index ranges', 0, 1
    union all select 33, 'codes', 0, 1
    union all select 34, 'cards', part.low, part.high from part
    union all select 35, 'index cards', 0, 1
    union all select 36, 'index card_cell', 0, 1
    union all select 37, 'card_cell', part.low, part.high from part
    union all select 38, 'turns', sum, sum + 1 from generate_series(0, 5) as sum
    union all select 39, 'index turns', 0, 1
  ) as step (place, what, low, high)
  -- Triggers count names where cells stand already.
  where not is_small or step.what <> 'names' and step.what not like 'index %'
$$;

create function rates.make_cells(into_schema text, columns int) returns void language plpgsql as $$
begin
  execute (
    select format($sum$
      insert into %5$I.cell (columns, %1$s, games, wins, observed, corp, players, ww, wn, nn)
      select %2$s, %3$s, sum(n), sum(w), sum(o), sum(corp), count(*), sum(w * w), sum(w * n), sum(n * n)
      from (
        select %4$s, sum(games) as n, sum(won) as w, sum(observed) as o,
          coalesce(sum(games) filter (where side = 'corp'), 0) as corp
        from %5$I.counted group by who, %4$s
      ) as own group by %4$s
    $sum$, string_agg(name, ', ' order by nth), columns,
      string_agg(case when columns & (1 << (nth::int - 1)) > 0 then name else '''''' end, ', ' order by nth),
      string_agg(name, ', ' order by nth) filter (where columns & (1 << (nth::int - 1)) > 0), into_schema)
    from unnest(array[
      'identity', 'opponent_identity', 'side', 'pool', 'tier', 'rests_on', 'month', 'player', 'opponent'])
      with ordinality as told (name, nth)
  );
end $$;

-- Whether each player has one pool, one tier, and games that rest on the same. Most have: what is summed of them by nothing else is so by each
-- of the three, too, and only those who have more of one need be summed by it apart.
create function rates.judge_players(into_schema text) returns void language plpgsql as $$
begin
  perform rates.leave_judgements();
  execute format($made$
    create table recount.judged_players as
    select who, case min(pool) when max(pool) then min(pool) end as pool, case min(tier) when max(tier) then min(tier) end as tier,
      case min(rests_on) when max(rests_on) then min(rests_on) end as rests_on
    from (select who, pool, tier, rests_on from %I.counted group by 1, 2, 3, 4) as had group by 1
  $made$, into_schema);
  create table recount.judgements as
  select row_number() over ()::text as judged, * from (select distinct pool, tier, rests_on from recount.judged_players) as told;
  create table recount.judgement_of_players as
  select who, judged from recount.judged_players as player join recount.judgements as told on told.pool is not distinct from player.pool
    and told.tier is not distinct from player.tier and told.rests_on is not distinct from player.rests_on;
  create unique index on recount.judgement_of_players (who);
  analyze recount.judgement_of_players;
end $$;

create function rates.leave_judgements() returns void language plpgsql set client_min_messages = warning as $$
begin
  drop table if exists recount.judged_players, recount.judgements, recount.judgement_of_players;
end $$;

-- Makes cells by `columns` alone, and beside a pool, a tier and what games rest on.
create function rates.make_judged_cells(into_schema text, columns int) returns void language plpgsql as $$
declare
  names constant text[] := array[
    'identity', 'opponent_identity', 'side', 'pool', 'tier', 'rests_on', 'month', 'player', 'opponent'];
  key constant text := (
    select string_agg(name, ', ' order by nth) from unnest(names) with ordinality as told (name, nth)
    where columns & (1 << (nth::int - 1)) > 0);
  own constant text := 'sum(games) as n, sum(won) as w, sum(observed) as o,
    coalesce(sum(games) filter (where side = ''corp''), 0) as corp';
  sums constant text := 'sum(n) as n, sum(w) as w, sum(o) as o, sum(corp) as corp, count(*) as players, sum(w * w) as ww,
    sum(w * n) as wn, sum(n * n) as nn';
  judge text;
  bit int;
  told text;
begin
  execute format($told$
    create temporary table told_cells on commit drop as
    select %2$s, judged, %3$s from (
      select who, %2$s, %4$s from %1$I.counted group by who, %2$s
    ) as own join recount.judgement_of_players using (who) group by %2$s, judged
  $told$, into_schema, key, sums, own);
  for judge, bit in values ('', 0), ('pool', 8), ('tier', 16), ('rests_on', 32) loop
    told := case judge when '' then 'select *, '''' as beside from told_cells' else format($told$
        select told_cells.*, told.%2$I as beside from told_cells join recount.judgements as told using (judged)
        where told.%2$I is not null
        union all
        select %1$s, '', %3$s, %2$I from (
          select who, %1$s, %2$I, %4$s from %5$I.counted
          where who in (select who from recount.judged_players where %2$I is null) group by who, %1$s, %2$I
        ) as own group by %1$s, %2$I
      $told$, key, judge, sums, own, into_schema) end;
    execute (
      select format($sum$
        insert into %1$I.cell (columns, %2$s, games, wins, observed, corp, players, ww, wn, nn)
        select %3$s, %4$s, sum(n), sum(w), sum(o), sum(corp), sum(players), sum(ww), sum(wn), sum(nn)
        from (%5$s) as told group by %6$s, beside
      $sum$, into_schema, array_to_string(names, ', '), columns + bit,
        string_agg(case when name = judge then 'beside' when columns & (1 << (nth::int - 1)) > 0 then name else '''''' end, ', ' order by nth),
        told, key)
      from unnest(names) with ordinality as each (name, nth)
    );
  end loop;
  drop table told_cells;
end $$;

-- As `rates.count_names` does for cells that are added.
create function rates.make_names(into_schema text) returns void language plpgsql as $$
begin
  execute format($sum$
    insert into %1$I.names
    select columns, pool, tier, rests_on, side, case corp when 0 then 'runner' when games then 'corp' else '' end, games,
      wins, count(*)
    from %1$I.cell where columns >= 128 group by 1, 2, 3, 4, 5, 6, 7, 8
  $sum$, into_schema);
end $$;

create function rates.make_deeds(into_schema text) returns void language plpgsql as $$
begin
  execute format($kept$
    insert into %2$I.deeds
    select seat.id, seat.side, %1$s from player_statistics.seat join %2$I.counted using (id, side) where rests_on = 'decisions'
    union all
    select seat.id, seat.side, %1$s from observed_statistics.seat join %2$I.counted using (id, side) where rests_on = 'facts'
  $kept$, rates.deed_list('seat.#'), into_schema);
end $$;

-- Sums of deeds by each of the sets of columns in `told`, of which the first has all of them, in four ways: by side, by pool, by both and by
-- neither. Sums of sums are made of float8, which is quicker than numeric, and exact.
create function rates.make_deed_cells(into_schema text, source text, base int, told text[]) returns void
language plpgsql as $$
declare
  names constant text[] := array['identity', 'opponent_identity', 'month', 'player', 'opponent'];
  bits constant int[] := array[1, 2, 64, 128, 256];
  key constant text[] := string_to_array(told[1], ', ');
begin
  execute format($sum$
    insert into %1$I.deed_cell (columns, side, pool, %2$s, %3$s)
    with finest as materialized (
      select side, pool, %4$s, %5$s from %6$s as source join %1$I.deeds using (id, side) group by side, pool, %4$s
    )
    select %7$s + 4 * (1 - grouping(side)) + 8 * (1 - grouping(pool))%8$s, coalesce(side, ''), coalesce(pool, ''), %9$s, %10$s
    -- All there is is told of nothing, too.
    from finest group by grouping sets (%11$s) having count(*) > 0
  $sum$, into_schema, array_to_string(names, ', '), rates.deed_list('#'), told[1], rates.deed_list('sum(deeds.#) as #'), source, base,
    (select string_agg(format(' + %s * (1 - grouping(%I))', bits[nth], names[nth]), '' order by nth)
      from generate_subscripts(names, 1) as nth where names[nth] = any(key) and base = 0 or bits[nth] < 64 and names[nth] = any(key)),
    (select string_agg(case when name = any(key) then format('coalesce(%I, '''')', name) else '''''' end, ', ' order by nth)
      from unnest(names) with ordinality as each (name, nth)),
    rates.deed_list('sum(#::float8)::bigint'),
    (select string_agg(format('(%s)', concat_ws(', ', judge, nullif(by, ''))), ', ')
      from unnest(array['side, pool', 'side', 'pool', null]) as judge, unnest(told) as by));
end $$;

create function rates.make_links(into_schema text) returns void language plpgsql as $$
begin
  execute format($link$
    insert into %1$I.met
    select who, identity, opponent_identity, recorded_at, turns, side = 'corp', observed > 0, won,
      lag(recorded_at) over by_time, lag(won) over by_time, row_number() over by_time,
      lag(turns) over by_turns, lag(won) over by_turns, row_number() over by_turns
    from %1$I.counted
    window by_time as (partition by who, identity, opponent_identity order by recorded_at, id, side),
      by_turns as (partition by who, identity, opponent_identity order by turns, recorded_at, id, side)
    order by recorded_at
  $link$, into_schema);
end $$;

create function rates.make_standings(into_schema text) returns void language plpgsql as $$
begin
  execute format($made$
    insert into %1$I.standing
    select who, identity, opponent_identity, recorded_at, row_number() over of_identity, sum(games) over of_identity,
      sum(won) over of_identity, row_number() over of_opponent, sum(games) over of_opponent, sum(won) over of_opponent
    from %1$I.counted
    window of_identity as (partition by who, identity order by recorded_at, id, side rows unbounded preceding),
      of_opponent as (partition by who, opponent_identity order by recorded_at, id, side rows unbounded preceding)
  $made$, into_schema);
end $$;

-- What each player had in each place (a number of turns, or of a month) by what `cut` tells of `source`: `judged`, `key` and `against`, of sides
-- that meet a condition; `judged` may be told of a `run` otherwise in the end. They are read player by player along an index, as sorting or
-- hashing all of them at once takes longer.
create function rates.runs_of_players(into_schema text, place text, cut text, given text default 'true', judged text default 'run.judged')
returns void language plpgsql set enable_hashagg = off set enable_seqscan = off set enable_sort = on as $$
begin
  execute format($made$
    create temporary table runs_of_players on commit drop as
    select %5$s as judged, key, against, places, n, w, o, corp from (
      select who, judged, key, against, array_agg(place order by place) as places, array_agg(n order by place) as n,
        array_agg(w order by place) as w, array_agg(o order by place) as o, array_agg(corp order by place) as corp
      from (
        select who, judged, key, against, %1$s as place, sum(games) as n, sum(won) as w, sum(observed) as o,
          coalesce(sum(games) filter (where side = 'corp'), 0) as corp
        from %2$I.counted as source, lateral (values %3$s) as cut (judge, judged, subject, key, against)
        where %4$s group by 1, 2, 3, 4, 5
      ) as own group by who, judged, key, against
    ) as run
  $made$, place, into_schema, cut, given, judged);
end $$;

-- Where there is much in runs, sums of them are made by hashes alone until the function ends that sets `enable_sort`.
create function rates.hash_much_of_runs() returns void language plpgsql as $$
begin
  if exists (select from runs_of_players offset rates.most_at_once() limit 1) then
    set local enable_sort = off;
  end if;
end $$;

-- What adds up to the sums over players of a range of places, of all rows with `early` and `late` in it: each place, and each two of them.
-- These are few, which nobody can tell from arrays: where there is much, to sort what is summed takes thrice as long as to hash it.
create function rates.sums_of_runs() returns text language sql immutable as $$
  select $sum$
    select judged, key, against, early, late, sum(n) as n, sum(w) as w, sum(o) as o, sum(corp) as corp,
      sum(players) as players, sum(ww) as ww, sum(wn) as wn, sum(nn) as nn
    from (
      select judged, key, against, one.place as early, one.place as late, one.n, one.w, one.o, one.corp, 1 as players,
        one.w * one.w as ww, one.w * one.n as wn, one.n * one.n as nn
      from runs_of_players as run, unnest(run.places, run.n, run.w, run.o, run.corp) as one (place, n, w, o, corp)
      union all
      select judged, key, against, places[nth], places[after], 0, 0, 0, 0, -(after = nth + 1)::int,
        2 * w[nth] * w[after], w[nth] * n[after] + n[nth] * w[after], 2 * n[nth] * n[after]
      from runs_of_players, generate_subscripts(places, 1) as nth, generate_series(nth + 1, cardinality(places)) as after
    ) as one group by 1, 2, 3, 4, 5
  $sum$
$$;

-- Adds rows of one of the sums of turns, of what `told` has of both ends.
create function rates.add_turns(into_schema text, judge text, subject text, told text) returns void language plpgsql as $$
begin
  execute format($sum$
    insert into %1$I.turns (judge, judged, subject, ends, early, late, key, against, games, wins, observed, corp, players, ww, wn, nn)
    with told as materialized (%2$s)
    select %3$L, judged, %4$L, ends, early, late, key, against, n, w, o, corp, players, ww, wn, nn from (
      select *, 'both' as ends from told
      union all
      select judged, key, against, 0, late, sum(n), sum(w), sum(o), sum(corp), sum(players), sum(ww), sum(wn), sum(nn), 'most'
      from told group by judged, key, against, late
      union all
      select judged, key, against, early, 0, sum(n), sum(w), sum(o), sum(corp), sum(players), sum(ww), sum(wn), sum(nn), 'least'
      from told group by judged, key, against, early
    ) as ranged
    where n <> 0 or w <> 0 or o <> 0 or corp <> 0 or players <> 0 or ww <> 0 or wn <> 0 or nn <> 0
  $sum$, into_schema, told, judge, subject);
end $$;

-- What sums of turns are by, in the order of `rates.turn_cuts`.
create function rates.turn_subjects() returns text[] language sql immutable as $$
  select array['matchup', 'identity', 'opponentIdentity', 'side', 'pool', 'month']
$$;

drop function rates.make_turns(int);
create function rates.make_turns(into_schema text, number int) returns void language plpgsql set enable_sort = on as $$
begin
  perform rates.runs_of_players(into_schema, 'turns', rates.turn_cuts('source', number, number + 1));
  perform rates.hash_much_of_runs();
  perform rates.add_turns(into_schema, (array['', 'pool', 'tier', 'rests_on'])[number / 6 + 1], (rates.turn_subjects())[number % 6 + 1],
    rates.sums_of_runs());
  drop table runs_of_players;
end $$;

-- Makes the four sums of turns by one subject, of which those by a pool, a tier and what games rest on as `rates.make_judged_cells` does.
create function rates.make_judged_turns(into_schema text, number int) returns void language plpgsql set enable_sort = on as $$
declare
  subject constant text := (rates.turn_subjects())[number + 1];
  judge text;
  sum int;
  apart boolean;
begin
  perform rates.runs_of_players(into_schema, 'turns', rates.turn_cuts('source', number, number + 1), 'true',
    '(select judged from recount.judgement_of_players as told where told.who = run.who)');
  perform rates.hash_much_of_runs();
  execute 'create temporary table told_turns on commit drop as ' || rates.sums_of_runs();
  drop table runs_of_players;
  perform rates.add_turns(into_schema, '', subject, $told$
    select '' as judged, key, against, early, late, sum(n) as n, sum(w) as w, sum(o) as o, sum(corp) as corp,
      sum(players) as players, sum(ww) as ww, sum(wn) as wn, sum(nn) as nn
    from told_turns group by 1, 2, 3, 4, 5
  $told$);
  for judge, sum in select one.told, number + 6 * one.nth::int from unnest(array['pool', 'tier', 'rests_on']) with ordinality as one (told, nth)
  loop
    execute format('select exists (select from recount.judged_players where %I is null)', judge) into apart;
    if apart then
      perform rates.runs_of_players(into_schema, 'turns', rates.turn_cuts('source', sum, sum + 1),
        format('who in (select who from recount.judged_players where %I is null)', judge));
    end if;
    perform rates.add_turns(into_schema, judge, subject, format($told$
      select judged, key, against, early, late, sum(n) as n, sum(w) as w, sum(o) as o, sum(corp) as corp,
        sum(players) as players, sum(ww) as ww, sum(wn) as wn, sum(nn) as nn
      from (
        select told.%1$I as judged, key, against, early, late, n, w, o, corp, players, ww, wn, nn
        from told_turns join recount.judgements as told using (judged) where told.%1$I is not null %2$s
      ) as told group by 1, 2, 3, 4, 5
    $told$, judge, case when apart then 'union all ' || rates.sums_of_runs() else '' end));
    if apart then drop table runs_of_players; end if;
  end loop;
  drop table told_turns;
end $$;

-- As in migration 30.
create or replace function rates.sum_turns(low int, high int, source text, whos bigint[], ids uuid[], was rates.counted[],
  is_now rates.counted[], changed rates.counted[])
returns void language plpgsql set work_mem = '128MB' set jit = off as $$
begin
  if changed is not null then
    perform rates.change_sums_of_turns(low, high, source, whos, ids, was, is_now, changed);
  else
    perform rates.make_turns('rates', number) from generate_series(low, high - 1) as number;
  end if;
end $$;

create function rates.make_months(into_schema text, subject text) returns void language plpgsql set enable_sort = on as $$
begin
  perform rates.runs_of_players(into_schema, 'rates.month_number(month)', format($cut$('', '', '', source.%I, '')$cut$, subject));
  perform rates.hash_much_of_runs();
  execute format($sum$
    insert into %1$I.months (subject, early, late, key, games, wins, observed, corp, players, ww, wn, nn)
    select %3$L, rates.name_of_month(early), rates.name_of_month(late), key, n, w, o, corp, players, ww, wn, nn
    from (%2$s) as told
    where n <> 0 or w <> 0 or o <> 0 or corp <> 0 or players <> 0 or ww <> 0 or wn <> 0 or nn <> 0
  $sum$, into_schema, rates.sums_of_runs(), subject);
  drop table runs_of_players;
end $$;

-- How many names there are in months, by side and on either.
create function rates.make_named_months(into_schema text) returns void language plpgsql as $$
begin
  execute format($sum$
    insert into %1$I.months (subject, early, late, key, games, wins, observed, corp, players, ww, wn, nn)
    with months as materialized (
      select who, player, side, first + nth - 1 as month from %1$I.careers, generate_subscripts(games, 1) as nth
      where games[nth] <> coalesce(games[nth - 1], 0)
    ), named as materialized (
      select key, month, lag(month) over (partition by key, who, player order by month) as month_before
      from (
        select side as key, who, player, month from months
        union all select distinct '', who, player, month from months
      ) as told
    )
    select 'name', rates.name_of_month(early), rates.name_of_month(late), key, 0, 0, 0, 0, sum(players), 0, 0, 0
    from (
      select key, month as early, month as late, 1 as players from named
      union all select key, month_before, month, -1 from named where month_before is not null
    ) as told group by early, late, key
  $sum$, into_schema);
end $$;

create function rates.make_cards(into_schema text, low int, high int) returns void language plpgsql as $$
begin
  execute format($made$
    insert into %2$I.cards
    select seat.id, seat.side, told.cards, told.deeds from %2$I.counted as seat, lateral (
      select array_agg(known.number * 16 + card.wins + card.opening * 2 + card.in_hand * 4 + card.dealt * 8) as cards,
        array_agg(array[%1$s]) as deeds
      from card_statistics.card join rates.code as known using (code)
      where card.id = seat.id and card.side = seat.side
    ) as told
    where seat.rests_on = 'decisions' and recorded_at >= rates.start_of_part(%3$s) and recorded_at < rates.start_of_part(%4$s)
      and told.cards is not null
    union all
    select seat.id, seat.side, told.cards, told.deeds from %2$I.counted as seat, lateral (
      select array_agg(known.number * 16 + card.wins + card.opening * 2 + card.in_hand * 4 + card.dealt * 8) as cards,
        array_agg(array[%1$s]) as deeds
      from observed_statistics.card join rates.code as known using (code)
      where card.id = seat.id and card.side = seat.side
    ) as told
    where seat.rests_on = 'facts' and recorded_at >= rates.start_of_part(%3$s) and recorded_at < rates.start_of_part(%4$s)
      and told.cards is not null
  $made$, rates.card_list('card.#'), into_schema, low, high);
end $$;

-- What `rates.sum_cards` adds, of a part of time.
create function rates.make_card_cells(into_schema text, low int, high int) returns void language plpgsql as $$
begin
  execute format($sum$
    insert into %6$I.card_cell as cell (subject, key, rests_on, pool, tier, side, number,
      decks, wins, opening, wins_opening, in_hand, wins_in_hand, dealt, wins_dealt, %1$s)
    with kinds as materialized (
      select row_number() over () as kind, * from (select distinct rests_on, pool, tier, side from %6$I.counted) as apart
    ), own as (
      select case grouping(identity, opponent_identity, day, month, turns)
          when 31 then 'all' when 15 then 'identity' when 23 then 'opponent_identity'
          when 27 then 'day' when 29 then 'month' else 'turns' end as subject,
        coalesce(identity, opponent_identity, day, month, turns, '') as key,
        kind, packed, count(*) as n, %2$s
      from (
        select kind, packed, identity, opponent_identity, month, rates.key_of_turns(turns) as turns,
          to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD') as day, %3$s
        from %6$I.counted join kinds using (rests_on, pool, tier, side) join %6$I.cards using (id, side),
          unnest(cards) with ordinality as held (packed, nth)
        where recorded_at >= rates.start_of_part(%7$s) and recorded_at < rates.start_of_part(%8$s)
      ) as held
      group by kind, packed, grouping sets ((), (identity), (opponent_identity), (day), (month), (turns))
    )
    select subject, key, rests_on, pool, tier, side, packed / 16,
      sum(n), coalesce(sum(n) filter (where packed & 1 > 0), 0),
      coalesce(sum(n) filter (where packed & 2 > 0), 0), coalesce(sum(n) filter (where packed & 3 = 3), 0),
      coalesce(sum(n) filter (where packed & 4 > 0), 0), coalesce(sum(n) filter (where packed & 5 = 5), 0),
      coalesce(sum(n) filter (where packed & 8 > 0), 0), coalesce(sum(n) filter (where packed & 9 = 9), 0),
      %4$s
    from own join kinds using (kind)
    group by subject, key, rests_on, pool, tier, side, packed / 16
    on conflict (subject, key, rests_on, pool, tier, side, number) do update set
      decks = cell.decks + excluded.decks, wins = cell.wins + excluded.wins,
      opening = cell.opening + excluded.opening, wins_opening = cell.wins_opening + excluded.wins_opening,
      in_hand = cell.in_hand + excluded.in_hand, wins_in_hand = cell.wins_in_hand + excluded.wins_in_hand,
      dealt = cell.dealt + excluded.dealt, wins_dealt = cell.wins_dealt + excluded.wins_dealt, %5$s
  $sum$, rates.card_list('#'), rates.card_list('sum(#) as #'), rates.card_list('deeds[nth][@] as #'),
    rates.card_list('sum(#)'), rates.card_list('# = cell.# + excluded.#'), into_schema, low, high);
end $$;

create aggregate rates.chained (anycompatiblearray) (sfunc = array_cat, stype = anycompatiblearray);

-- What each name and side had up to each place, from the first on: careers by months, paces by numbers of turns. It stays the same until the
-- next place of which there is something.
create function rates.make_runs(into_schema text, kept text, place text) returns void language plpgsql as $$
begin
  execute format($made$
    insert into %1$I.%2$I
    with own as materialized (
      select who, player, side, %3$s as place, sum(games) as n, sum(won) as w, sum(observed) as o
      from %1$I.counted group by 1, 2, 3, 4
    )
    select who, player, side, min(place), rates.chained(array_fill(n::int, array[times])),
      rates.chained(array_fill(w::float4, array[times])), rates.chained(array_fill(o::int, array[times]))
    from (
      select who, player, side, place, coalesce(lead(place) over in_order, place + 1) - place as times,
        sum(n) over in_order as n, sum(w) over in_order as w, sum(o) over in_order as o
      from own window in_order as (partition by who, player, side order by place)
      order by who, player, side, place
    ) as running
    group by who, player, side
  $made$, into_schema, kept, place);
end $$;

create function rates.make_played(into_schema text, is_own boolean) returns void language plpgsql as $$
begin
  execute format($made$
    insert into %1$I.played select who, %2$L, %3$I, player, sum(games) from %1$I.counted group by 1, 3, 4
  $made$, into_schema, is_own, case when is_own then 'identity' else 'opponent_identity' end);
end $$;

create function rates.make_busy(into_schema text) returns void language plpgsql as $$
begin
  execute format($made$
    insert into %1$I.busy
    with finest as materialized (
      select side, rates.month_number(month) as month, player, who, count(*) as n from %1$I.counted group by 1, 2, 3, 4
    )
    select coalesce(side, ''), coalesce(month, -year), sum(n), player, who
    from (select *, month / 12 as year from finest) as counted
    group by player, who, grouping sets ((side, month), (month), (side, year), (year)) having sum(n) >= rates.least_busy()
  $made$, into_schema);
end $$;

create function rates.make_feats(into_schema text, low int, high int) returns void language plpgsql as $$
begin
  execute format($made$
    insert into %1$I.feats
    with cuts as materialized (
      select id, source.side as told_by, who, player, cut.* from %1$I.counted as source, lateral (values %3$s) as cut (kind, key, side)
      where rates.part_of(who) >= %4$s and rates.part_of(who) < %5$s
    ), much as materialized (
      select who, player, kind, key, side from cuts group by 1, 2, 3, 4, 5 having count(*) >= rates.least_feats()
    ), sides as materialized (
      select * from cuts join much using (who, player, kind, key, side)
    )
    select who, player, kind, key, sides.side, deeds.side = told_by, %2$s
    from sides join %1$I.deeds using (id)
    group by 1, 2, 3, 4, 5, 6
  $made$, into_schema, rates.deed_list('sum(deeds.#)::bigint'), rates.feat_cuts('source'), low, high);
end $$;

-- As `rates.sum_ranges` adds them, of careers or paces.
create function rates.make_ranges(into_schema text, unit text, kept text) returns void language plpgsql as $$
begin
  execute format($sum$
    insert into %1$I.ranges
    with place_of as materialized (
      select who, player, side, first + nth - 1 as place, games[nth] - coalesce(games[nth - 1], 0) as n,
        (wins[nth] - coalesce(wins[nth - 1], 0))::float8 as w
      from %1$I.%3$I, generate_subscripts(games, 1) as nth
      where games[nth] <> coalesce(games[nth - 1], 0)
    ), own as materialized (
      select *, lag(place) over (partition by who, player, side order by place) as place_before,
        case side when 'corp' then max(place) filter (where side = 'runner') over upto
          else max(place) filter (where side = 'corp') over upto end as other_before,
        case side when 'corp' then min(place) filter (where side = 'runner') over onward
          else min(place) filter (where side = 'corp') over onward end as other_after
      from place_of
      window upto as (partition by who, player order by place range between unbounded preceding and current row),
        onward as (partition by who, player order by place range between current row and unbounded following)
    ), either as materialized (
      select place, lag(place) over (partition by who, player order by place) as place_before, n, w
      from (select who, player, place, sum(n) as n, sum(w) as w from place_of group by 1, 2, 3) as told
    )
    select %2$L, side, early, late, sum(names), sum(n), 0 + sum(w), sum(alone_n), 0 + sum(alone_w)
    from (
      select side, place as early, place as late, 1 as names, n, w, 0 as alone_n, 0::float8 as alone_w from own
      union all
      select side, place_before, place, -1, 0, 0, 0, 0 from own where place_before is not null
      union all
      select side, place, place, 0, 0, 0, n, w from own where other_before is distinct from place
      union all
      select side, other_before, place, 0, 0, 0, -n, -w from own where other_before < place
      union all
      select side, place, other_after, 0, 0, 0, -n, -w from own where other_after > place
      union all
      select side, other_before, other_after, 0, 0, 0, n, w from own where other_before < place and other_after > place
      union all
      select '', place, place, 1, n, w, 0, 0 from either
      union all
      select '', place_before, place, -1, 0, 0, 0, 0 from either where place_before is not null
    ) as told group by side, early, late
    having sum(names) <> 0 or sum(n) <> 0 or sum(w) <> 0 or sum(alone_n) <> 0 or sum(alone_w) <> 0
  $sum$, into_schema, unit, kept);
end $$;

-- Does a step, in `rates` or apart.
create function rates.recount_step(into_schema text, what text, low int, high int) returns void language plpgsql
set work_mem = '256MB' set maintenance_work_mem = '256MB' set jit = off as $$
declare
  -- What of deeds is summed: by the first of these sets of columns, and by what it has in common by the others.
  deed_sums constant text[] := array['player', 'opponent', 'identity, opponent_identity|identity|opponent_identity|',
    'identity, month|month', 'opponent_identity, month'];
  days constant text := format($days$(
    select id, side, pool, identity, opponent_identity, to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD') as month
    from %I.counted where recorded_at >= rates.start_of_part(%s) and recorded_at < rates.start_of_part(%s))$days$,
    into_schema, low, high);
begin
  if what like 'index %' then
    perform rates.index_anew(substr(what, 7));
    return;
  end if;
  case what
    when 'counted' then
      -- What changes from now on is counted again when all is in place.
      delete from rates.changed;
      -- In the order of time, as stretches of it are asked for.
      execute format('insert into %I.counted select * from rates.sides(null) order by recorded_at', into_schema);
      execute format('analyze %I.counted', into_schema);
    when 'players' then perform rates.judge_players(into_schema);
    when 'judged cell' then perform rates.make_judged_cells(into_schema, (rates.judged_cell_sums())[low]);
    when 'cell' then perform rates.make_cells(into_schema, (rates.cell_sums())[low]);
    when 'names' then perform rates.make_names(into_schema);
    when 'deeds' then perform rates.make_deeds(into_schema);
    when 'deed_cell' then
      perform rates.make_deed_cells(into_schema, format('%I.counted', into_schema), 0, string_to_array(deed_sums[low], '|'));
    when 'days' then
      perform rates.make_deed_cells(into_schema, days, 512, array['identity, month', 'month']);
      perform rates.make_deed_cells(into_schema, days, 512, array['opponent_identity, month']);
    when 'met' then perform rates.make_links(into_schema);
    when 'standing' then perform rates.make_standings(into_schema);
    when 'months' then perform rates.make_months(into_schema, (array['identity', 'opponent_identity', 'side'])[low + 1]);
    when 'named months' then perform rates.make_named_months(into_schema);
    when 'careers' then perform rates.make_runs(into_schema, 'careers', 'rates.month_number(month)');
    when 'paces' then perform rates.make_runs(into_schema, 'paces', 'turns');
    when 'played' then perform rates.make_played(into_schema, low = 0);
    when 'busy' then perform rates.make_busy(into_schema);
    when 'feats' then perform rates.make_feats(into_schema, low, high);
    when 'ranges' then
      perform rates.make_ranges(into_schema, (array['month', 'turns'])[low + 1], (array['careers', 'paces'])[low + 1]);
    when 'codes' then perform rates.number_codes(null);
    when 'cards' then perform rates.make_cards(into_schema, low, high);
    when 'card_cell' then perform rates.make_card_cells(into_schema, low, high);
    when 'turns' then perform rates.make_judged_turns(into_schema, low);
  end case;
end $$;

-- What was counted apart and is not put in place tells names that may be gone.
create function rates.leave_recount() returns void language plpgsql set client_min_messages = warning as $$
declare
  name text;
begin
  foreach name in array rates.made_anew() loop
    execute format('drop table if exists recount.%I', name);
  end loop;
  perform rates.leave_judgements();
  delete from rates.recounting;
end $$;

-- Makes the tables apart, as they are in `rates` but for indexes.
create function rates.begin_recount(tables text) returns void language plpgsql as $$
declare
  name text;
begin
  perform rates.leave_recount();
  foreach name in array rates.made_anew() loop
    execute format('create table recount.%1$I (like rates.%1$I including defaults)', name);
  end loop;
  insert into rates.recounting values (tables, 0);
end $$;

-- Gives a table apart the indexes and triggers that it has in `rates`.
create function rates.index_anew(name text) returns void language plpgsql as $$
declare
  made text;
begin
  for made in
    select format('alter table recount.%I add constraint %I %s', name, conname, pg_get_constraintdef(oid))
    from pg_constraint where conrelid = format('rates.%I', name)::regclass and contype = 'p'
    union all
    select replace(pg_get_indexdef(indexrelid), ' ON rates.', ' ON recount.') from pg_index
    where indrelid = format('rates.%I', name)::regclass and not indisprimary
    union all
    select replace(pg_get_triggerdef(oid), ' ON rates.', ' ON recount.') from pg_trigger
    where tgrelid = format('rates.%I', name)::regclass and not tgisinternal
  loop
    execute made;
  end loop;
  execute format('analyze recount.%I', name);
end $$;

-- Puts what was counted apart in the place of what was there. Who reads holds a table while a statement runs, and may ask for another that is
-- held here already: none is waited for longer than the database takes to look for who waits for whom. Functions that name a row of a table are made again for the new one, and so are all others, as
-- each connection keeps what it read of them.
create function rates.put_in_place() returns void language plpgsql
set check_function_bodies = off set lock_timeout = '500ms' as $$
declare
  names constant text[] := rates.made_anew();
  functions text[];
  made text;
  name text;
begin
  loop
    begin
      foreach name in array names loop
        execute format('lock table rates.%I in access exclusive mode', name);
      end loop;
      exit;
    exception when lock_not_available then
      perform pg_sleep(0.1);
    end;
  end loop;
  select array_agg(pg_get_functiondef(oid)) into functions from pg_proc
  where pronamespace = 'rates'::regnamespace and prokind = 'f';
  for made in
    select distinct format('drop function %s', objid::regprocedure)
    from pg_depend join pg_type as named on named.oid = refobjid
      join pg_type as row on row.oid = case when named.typelem <> 0 then named.typelem else named.oid end
      join pg_class as kept on kept.oid = row.typrelid
    where classid = 'pg_proc'::regclass and refclassid = 'pg_type'::regclass
      and kept.relnamespace = 'rates'::regnamespace and kept.relname = any(names)
  loop
    execute made;
  end loop;
  foreach name in array names loop
    execute format('drop table rates.%I', name);
    execute format('alter table recount.%I set schema rates', name);
  end loop;
  foreach made in array functions loop
    execute made;
  end loop;
end $$;

-- Whether all games are to be counted anew, and these are so many that it is done in steps.
create function rates.is_recount_due() returns boolean language plpgsql as $$
declare
  present constant text := rates.tables();
begin
  if present is null or exists (select from rates.counted_from as made where made.tables = present) then return false; end if;
  return exists (
    select from (select id from player_statistics.seat union all select id from observed_statistics.seat) as seat
    offset rates.most_at_once() limit 1
  );
end $$;

-- Does the next step of counting all games anew where that is due; no row: it is not. What was counted of tables that are others now is left.
create function rates.recount() returns table (did text, done int, steps int) language plpgsql as $$
declare
  present constant text := rates.tables();
  due record;
begin
  if not rates.is_recount_due() then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('rates', 0));
  if not rates.is_recount_due() then return; end if;
  if not exists (select from rates.recounting where tables = present) then
    perform rates.begin_recount(present);
  end if;
  select step.* into due from rates.recounting join rates.recount_steps(false) as step on step.nth = recounting.done + 1;
  perform rates.recount_step('recount', due.what, due.low, due.high);
  update rates.recounting set done = due.nth;
  did := due.what;
  done := due.nth;
  steps := (select max(step.nth) from rates.recount_steps(false) as step);
  if done = steps then
    perform rates.put_in_place();
    perform rates.leave_judgements();
    delete from rates.recounting;
    delete from rates.counted_from;
    insert into rates.counted_from values (present);
    update rates.filling set parts = 256;
  end if;
  return next;
end $$;

-- As in migration 28, but by these steps: of few games in place, and of many apart, all at once where nobody does them one by one.
create or replace function rates.count_all() returns void language plpgsql as $$
declare
  name text;
begin
  if rates.is_recount_due() then
    while exists (select from rates.recount()) loop end loop;
    return;
  end if;
  if exists (select from rates.recounting) then perform rates.leave_recount(); end if;
  delete from rates.counted_from;
  foreach name in array rates.made_anew() loop
    execute format('delete from rates.%I', name);
  end loop;
  perform rates.recount_step('rates', what, low, high) from rates.recount_steps(true);
  perform rates.leave_judgements();
  update rates.filling set parts = 256;
  insert into rates.counted_from values (rates.tables());
end $$;

-- As in migration 24, but that `rates.count_all` tells what it counted.
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
    return;
  end if;
  with taken as (delete from rates.changed returning id)
  select array_agg(distinct id) into ids from taken;
  -- Somebody else has counted it meanwhile.
  if ids is not null then perform rates.count_some(ids); end if;
end $$;

drop function rates.sum_cells();
