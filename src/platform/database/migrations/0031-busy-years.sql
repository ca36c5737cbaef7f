-- Who played most in a stretch of time is found by years, too: of fewer games than are kept, a name can have had some in each unit of the
-- stretch, and a stretch has a twelfth as many years. A year stands among months as its number below zero.
create or replace function rates.sum_busy(source text, sides rates.counted[]) returns void
language plpgsql set work_mem = '64MB' set jit = off as $$
begin
  -- Of the years of these sides all is counted anew.
  if sides is not null then
    delete from rates.busy using (
      select distinct one.who, one.player, left(one.month, 4)::int as year from unnest(sides) as one
    ) as due
    where busy.who = due.who and busy.player = due.player and (busy.month / 12 = due.year or busy.month = -due.year);
    source := '(
      select one.* from (select distinct who, player, left(month, 4) as year from unnest($1)) as due, lateral (
        select * from rates.counted where who = due.who and player = due.player and left(month, 4) = due.year
      ) as one)';
  end if;
  execute format($sum$
    insert into rates.busy
    select kind.side, unit.month, count(*), player, who
    from %s as source, lateral (values (''), (source.side)) as kind (side),
      lateral (values (rates.month_number(source.month)), (-left(source.month, 4)::int)) as unit (month)
    group by kind.side, unit.month, player, who having count(*) >= rates.least_busy()
  $sum$, source) using sides;
end $$;

update rates.filling set parts = 0 where what = 'busy';

do $$ begin
  if not exists (select from rates.counted offset 20000 limit 1) then
    while rates.fill_part() loop end loop;
  end if;
end $$;
