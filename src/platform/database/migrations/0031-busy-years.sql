-- Who played most in a stretch of time is found by years, too: of fewer games than are kept, a name can have had some in each unit of the
-- stretch, and a stretch has a twelfth as many years. A year stands among months as its number below zero.
create or replace function rates.sum_busy(source text, sides rates.counted[]) returns void
language plpgsql set work_mem = '64MB' set jit = off as $$
begin
  execute format($sum$
    insert into rates.busy
    select kind.side, unit.month, count(*), player, who
    from %s as source, lateral (values (''), (source.side)) as kind (side),
      lateral (values (rates.month_number(source.month)), (-left(source.month, 4)::int)) as unit (month)
    group by kind.side, unit.month, player, who having count(*) >= rates.least_busy()
  $sum$, source) using sides;
end $$;

-- Adds to what is kept; what is not is counted, as there are few of it.
create function rates.change_busy(was rates.counted[], is_now rates.counted[]) returns void
language plpgsql set jit = off as $$
begin
  with changed as materialized (
    select kind.side, unit.month, player, who, sum(n) as n
    from (
      select one.*, -1 as n from unnest(was) as one union all select one.*, 1 from unnest(is_now) as one
    ) as told, lateral (values (''), (told.side)) as kind (side),
      lateral (values (rates.month_number(told.month)), (-left(told.month, 4)::int)) as unit (month)
    group by 1, 2, 3, 4 having sum(n) <> 0
  ), known as (
    update rates.busy as kept set games = kept.games + n from changed
    where kept.who = changed.who and kept.month = changed.month and kept.player = changed.player and kept.side = changed.side
    returning kept.side, kept.month, kept.player, kept.who
  )
  insert into rates.busy
  select changed.side, changed.month, counted.games, changed.player, changed.who from changed cross join lateral (
    select count(*) as games from rates.counted as seat
    where lower(seat.player) = lower(changed.player) and seat.player = changed.player
      and recorded_at >= rates.start_of_month(case when changed.month < 0 then -changed.month * 12 else changed.month end)
      and recorded_at < rates.start_of_month(case when changed.month < 0 then -changed.month * 12 + 12 else changed.month + 1 end)
      and (changed.side = '' or seat.side = changed.side)
  ) as counted
  where n > 0 and (changed.side, changed.month, changed.player, changed.who) not in (select * from known) and counted.games >= rates.least_busy();
  delete from rates.busy where games < rates.least_busy() and who in (select one.who from unnest(was) as one);
end $$;

update rates.filling set parts = 0 where what = 'busy';

do $$ begin
  if not exists (select from rates.counted offset 20000 limit 1) then
    while rates.fill_part() loop end loop;
  end if;
end $$;
