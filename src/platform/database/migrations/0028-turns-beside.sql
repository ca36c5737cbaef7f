-- Turns beside a pool, a tier or what games rest on; and all games are counted anew in one pass for each of what is summed, where
-- parts of the players wrote the same rows again and again.

-- Filled in beside: each of the sums of turns is a part.
insert into rates.filling values ('judged', 0);

-- Which of `pool`, `tier` and `rests_on` games have in common, and what that is; '': none.
alter table rates.turns add judge text not null default '', add judged text not null default '',
  drop constraint turns_pkey,
  add primary key (judge, judged, subject, ends, early, late, key, against);
drop index rates.turns_key;
create index turns_key on rates.turns (key, subject, ends, judge, judged);
drop index rates.turns_against;
create index turns_against on rates.turns (against, ends, judge, judged) where subject = 'matchup';

-- Sums of turns, by number from `low` on and before `high`: six are by nothing else, then six each are beside a pool, a tier and what
-- games rest on; rows of `judge`, `judged`, `subject`, `key` and `against` of a side named `side`.
create function rates.turn_cuts(side text, low int, high int) returns text language sql immutable as $$
  select string_agg(replace(format('(%L, %s, %s)', judge, case judge when '' then '''''' else '#.' || judge end,
    (array[
      '''matchup'', #.identity, #.opponent_identity', '''identity'', #.identity, ''''',
      '''opponentIdentity'', #.opponent_identity, ''''', '''side'', #.side, ''''', '''pool'', #.pool, ''''',
      '''month'', #.month, '''''])[number % 6 + 1]), '#', side), ', ' order by number)
  from (
    select number, (array['', 'pool', 'tier', 'rests_on'])[number / 6 + 1] as judge
    from generate_series(low, high - 1) as number
  ) as numbered
$$;

drop function rates.sum_turns(text, bigint[], uuid[], rates.counted[], rates.counted[], rates.counted[]);

-- Adds to sums of turns, from `low` on and before `high`, what `source` holds, as in migration 24. What ranges of one end gain is added
-- up from products of two numbers of turns: of a player's numbers those alone are multiplied of which something changed, as all else would
-- be taken out and put in again. Which lie beside each other is told of all, as something may have come between them or gone.
create function rates.sum_turns(low int, high int, source text, whos bigint[], ids uuid[], was rates.counted[],
  is_now rates.counted[], changed rates.counted[])
returns void language plpgsql set work_mem = '128MB' set jit = off as $$
begin
  execute format($sum$
    insert into rates.turns as kept (judge, judged, subject, ends, early, late, key, against, games, wins, observed, corp,
      players, ww, wn, nn)
    with own as materialized (
      select sign, judge, judged, subject, key, against, who, turns, sum(games) as n, sum(won) as w, sum(observed) as o,
        coalesce(sum(games) filter (where side = 'corp'), 0) as corp
      from %1$s as source, lateral (values %2$s) as cut (judge, judged, subject, key, against)
      where $5 is null or (who, judge, judged, subject, key, against) in (
        select one.who, kind.* from unnest($5) as one, lateral (values %3$s) as kind)
      group by 1, 2, 3, 4, 5, 6, 7, 8
    ), runs as (
      select sign, judge, judged, subject, key, against, array_agg(turns order by turns) as turns,
        array_agg(n order by turns) as n, array_agg(w order by turns) as w
      from own group by sign, judge, judged, subject, key, against, who having count(*) > 1
    ), told as materialized (
      select judge, judged, subject, key, against, early, late, sum(sign * n) as n, sum(sign * w) as w, sum(sign * o) as o,
        sum(sign * corp) as corp, sum(sign * players) as players, sum(sign * ww) as ww, sum(sign * wn) as wn,
        sum(sign * nn) as nn
      from (
        select sign, judge, judged, subject, key, against, turns as early, turns as late, n, w, o, corp, 1 as players,
          w * w as ww, w * n as wn, n * n as nn from own
        where $5 is null or turns in (select one.turns from unnest($5) as one)
        union all
        select sign, judge, judged, subject, key, against, turns[one], turns[after], 0, 0, 0, 0, -(after = one + 1)::int,
          touched * 2 * w[one] * w[after], touched * (w[one] * n[after] + n[one] * w[after]), touched * 2 * n[one] * n[after]
        from runs, generate_subscripts(turns, 1) as one, generate_series(one + 1, cardinality(turns)) as after,
          lateral (select ($5 is null or turns[one] in (select side.turns from unnest($5) as side)
            or turns[after] in (select side.turns from unnest($5) as side))::int as touched) as told
        where after = one + 1 or touched = 1
      ) as each group by 1, 2, 3, 4, 5, 6, 7
    )
    select judge, judged, subject, ends, early, late, key, against, n, w, o, corp, players, ww, wn, nn from (
      select *, 'both' as ends from told
      union all
      select judge, judged, subject, key, against, 0, late, sum(n), sum(w), sum(o), sum(corp), sum(players), sum(ww),
        sum(wn), sum(nn), 'most' from told group by judge, judged, subject, key, against, late
      union all
      select judge, judged, subject, key, against, early, 0, sum(n), sum(w), sum(o), sum(corp), sum(players), sum(ww),
        sum(wn), sum(nn), 'least' from told group by judge, judged, subject, key, against, early
    ) as ranged
    where n <> 0 or w <> 0 or o <> 0 or corp <> 0 or players <> 0 or ww <> 0 or wn <> 0 or nn <> 0
    on conflict (judge, judged, subject, ends, early, late, key, against) do update set
      games = kept.games + excluded.games, wins = kept.wins + excluded.wins,
      observed = kept.observed + excluded.observed, corp = kept.corp + excluded.corp,
      players = kept.players + excluded.players, ww = kept.ww + excluded.ww,
      wn = kept.wn + excluded.wn, nn = kept.nn + excluded.nn
  $sum$, source, rates.turn_cuts('source', low, high), rates.turn_cuts('one', low, high))
  using whos, ids, was, is_now, changed;
end $$;

-- What was filled in of some players.
delete from rates.turns where (select parts < 256 from rates.filling where what = 'turns');
update rates.filling set parts = 0 where what = 'turns' and parts < 256;

create or replace function rates.empty(due text) returns void language plpgsql as $$
begin
  case due
    when 'busy' then delete from rates.busy;
    when 'days' then delete from rates.deed_cell where columns & 512 > 0;
    when 'feats' then delete from rates.feats;
    when 'judged' then delete from rates.turns where judge <> '';
    when 'paces' then delete from rates.paces;
    when 'ranges' then delete from rates.ranges;
    when 'sides' then delete from rates.months where subject in ('side', 'name');
    when 'turns' then delete from rates.turns where judge = '';
    else null;
  end case;
end $$;

-- How many parts there are: of the players, of time, or sums of turns.
create function rates.parts_of(due text) returns int language sql immutable as $$
  select case due when 'turns' then 6 when 'judged' then 18 else 256 end
$$;

-- As in migration 26, but that turns are filled in sum by sum, and all else at once where nobody waits for a part: while all games are
-- counted anew. What there is much of is looked for by parts, as it is all written down first, and days by times.
create or replace function rates.fill_part() returns boolean language plpgsql as $$
declare
  due text;
  part int;
  within text;
  source text;
  is_anew constant boolean := not exists (select from rates.counted_from);
  is_small constant boolean := is_anew and not exists (select from rates.counted offset 20000 limit 1);
  is_whole boolean;
begin
  select what, parts into due, part from rates.filling where parts < 256 order by what limit 1;
  if due is null then return false; end if;
  if part = 0 then perform rates.empty(due); end if;
  is_whole := part = 0 and case when due in ('turns', 'judged') then false when due in ('days', 'feats') then is_small else is_anew end;
  within := case when is_whole then ''
    else format('where who between %s and %s',
      (part - 128) * 72057594037927936, (part - 128) * 72057594037927936 + 72057594037927935) end;
  source := format('(select 1 as sign, counted.* from rates.counted %s)', within);
  case due
    when 'busy' then perform rates.sum_busy(source, null);
    when 'careers' then perform rates.sum_careers(source, null);
    when 'days' then
      perform rates.sum_deed_days(1, format('(select * from rates.counted where recorded_at >= %L and recorded_at < %L)',
        rates.start_of_part(part), rates.start_of_part(case when is_whole then 256 else part + 1 end)), null);
    when 'feats' then perform rates.sum_feats(source);
    when 'judged' then
      perform rates.sum_turns(6 + part, 7 + part, '(select 1 as sign, * from rates.counted)', null, null, null, null, null);
    when 'paces' then perform rates.sum_paces(source);
    when 'played' then perform rates.sum_played(source, null);
    -- Careers and paces come before it.
    when 'ranges' then
      perform rates.sum_ranges(format('(
        select ''month'' as unit, 1 as sign, careers.* from rates.careers %1$s
        union all select ''turns'', 1, paces.* from rates.paces %1$s)', within), null, null, null);
    -- Careers come before it.
    when 'sides' then
      perform rates.sum_side_months(format('(select 1 as sign, careers.* from rates.careers %s)', within), null, null);
    when 'turns' then
      perform rates.sum_turns(part, part + 1, '(select 1 as sign, * from rates.counted)', null, null, null, null, null);
  end case;
  update rates.filling set parts = case when is_whole or part + 1 = rates.parts_of(due) then 256 else part + 1 end
  where what = due;
  return true;
end $$;

-- Makes cells of all games, one set of columns after the other: each row is written once. The sets are those of `rates.sum`.
create function rates.sum_cells() returns void language plpgsql set work_mem = '128MB' set jit = off as $$
declare
  names constant text[] := array[
    'identity', 'opponent_identity', 'side', 'pool', 'tier', 'rests_on', 'month', 'player', 'opponent'];
  mask int;
begin
  for mask in
    select told + judge + side from unnest(array[1, 2, 3]) as told, unnest(array[0, 8, 16, 32]) as judge,
      unnest(array[0, 4]) as side
    union all select told + judge from unnest(array[4, 128]) as told, unnest(array[0, 8, 16, 32]) as judge
    union all select unnest(array[65, 66, 67, 68, 8, 24, 40, 72, 64, 80, 96, 132, 256])
  loop
    execute (
      select format($sum$
        insert into rates.cell (columns, %1$s, games, wins, observed, corp, players, ww, wn, nn)
        select %2$s, %3$s, sum(n), sum(w), sum(o), sum(corp), count(*), sum(w * w), sum(w * n), sum(n * n)
        from (
          select %4$s, sum(games) as n, sum(won) as w, sum(observed) as o,
            coalesce(sum(games) filter (where side = 'corp'), 0) as corp
          from rates.counted group by who, %4$s
        ) as own group by %4$s
      $sum$, string_agg(name, ', ' order by nth), mask,
        string_agg(case when mask & (1 << (nth::int - 1)) > 0 then name else '''''' end, ', ' order by nth),
        string_agg(name, ', ' order by nth) filter (where mask & (1 << (nth::int - 1)) > 0))
      from unnest(names) with ordinality as told (name, nth)
    );
  end loop;
end $$;

alter function rates.sum_months(text, int, bigint[], uuid[], rates.counted[], rates.counted[], rates.counted[])
  set work_mem = '128MB';

create or replace function rates.sum_all_months() returns void language plpgsql as $$
begin
  delete from rates.months;
  perform rates.sum_months('(select 1 as sign, counted.* from rates.counted)', 1, null, null, null, null, null);
end $$;

-- As in migration 24.
create or replace function rates.count_all() returns void language plpgsql as $$
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
  analyze rates.counted;
  perform rates.sum_cells();
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

-- What is known of some sums of turns, for these sides.
create function rates.change_turns(low int, high int, ids uuid[], was rates.counted[], is_now rates.counted[]) returns void
language plpgsql as $$
begin
  if high <= low then return; end if;
  perform rates.sum_turns(low, high,
    rates.changing(array['identity', 'opponent_identity', 'side', 'pool', 'tier', 'rests_on', 'month', 'turns'],
      array['identity', 'opponent_identity', 'month']),
    (select array_agg(distinct one.who) from unnest(was || is_now) as one), ids, was, is_now, was || is_now);
end $$;

-- As in migration 26, but for turns.
create or replace function rates.sum_filled(ids uuid[], was rates.counted[], is_now rates.counted[]) returns void
language plpgsql as $$
declare
  done int[] := array(
    select least(parts, rates.parts_of(what)) from rates.filling where what in ('judged', 'turns') order by what desc);
  old_careers rates.careers[];
  old_paces rates.paces[];
  ranged bigint[];
  whos bigint[];
begin
  if done[1] = 6 then
    perform rates.change_turns(0, 6 + done[2], ids, was, is_now);
  else
    perform rates.change_turns(0, done[1], ids, was, is_now);
    perform rates.change_turns(6, 6 + done[2], ids, was, is_now);
  end if;
  delete from rates.turns where nn = 0;
  select array_agg(distinct one.who) into ranged from unnest(rates.filled_of(was || is_now, 'ranges')) as one;
  select array_agg(one) into old_paces from rates.paces as one where one.who = any(ranged);
  perform rates.change_runs('paces', 'turns', rates.filled_of(was, 'paces'), rates.filled_of(is_now, 'paces'));
  select array_agg(distinct one.who) into whos from unnest(rates.filled_of(was || is_now, 'sides')) as one;
  select array_agg(one) into old_careers from rates.careers as one where one.who = any(whos || ranged);
  perform rates.change_runs('careers', 'rates.month_number(month)',
    rates.filled_of(was, 'careers'), rates.filled_of(is_now, 'careers'));
  if whos is not null then
    perform rates.sum_side_months('(
      select -1 as sign, one.* from unnest($2) as one where who = any($1)
      union all select 1, careers.* from rates.careers where who = any($1))', whos, old_careers,
      array(select rates.month_number(one.month) from unnest(was || is_now) as one));
  end if;
  if ranged is not null then
    perform rates.sum_ranges('(
      select ''month'' as unit, -1 as sign, one.* from unnest($2) as one where who = any($1)
      union all select ''month'', 1, careers.* from rates.careers where who = any($1)
      union all select ''turns'', -1, one.* from unnest($3) as one
      union all select ''turns'', 1, paces.* from rates.paces where who = any($1))', ranged, old_careers, old_paces);
  end if;
  perform rates.change_busy(rates.filled_of(was, 'busy'), rates.filled_of(is_now, 'busy'));
  perform rates.change_played(rates.filled_of(was, 'played'), rates.filled_of(is_now, 'played'));
end $$;

-- A store whose games are few has no need of parts.
do $$ begin
  if not exists (select from rates.counted offset 20000 limit 1) then
    while rates.fill_part() loop end loop;
  end if;
end $$;
