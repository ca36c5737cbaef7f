-- A filter for which a question would read more than one may is counted beside at once, and who asks is told how far that is: no question
-- reads more, however large the store. src/analysis/statistics/counted-first.ts asks for it.

-- On whose account a filter is counted before anything is told of it, as a keyed hash, until its cells are made; '': on nobody's.
alter table rates.asked add column account text not null default '';

-- As in migration 36, but what somebody waits for is not thrown out by what others ask.
create or replace function rates.ask_again(subject text, since timestamptz, until timestamptz, least_turns int, most_turns int, side text,
  identity text, opponent_identity text, pool text, tier text, rests_on text, sides float8) returns void language plpgsql as $$
#variable_conflict use_column
begin
  if $12 < rates.least_asked() then return; end if;
  delete from rates.asked where number in (
    select number from rates.asked where parts = 0 and account = '' order by asked_at desc offset rates.most_waiting());
  insert into rates.asked as one (subject, since, until, least_turns, most_turns, side, identity, opponent_identity, pool, tier, rests_on)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict on constraint asked_once
  do update set asks = one.asks + 1, asked_at = now() where one.parts < 256;
end $$;

-- Has a filter counted beside, unless as many are being counted on this account, or on all: how many of 256 parts of it are made, and how many
-- of others come first. `line` is what stands in its way: '' nothing, 'own' or 'all'.
create function rates.count_asked(subject text, since timestamptz, until timestamptz, least_turns int, most_turns int, side text,
  identity text, opponent_identity text, pool text, tier text, rests_on text, account text, most_of_account int, most_of_all int)
returns table (line text, made int, ahead int) language plpgsql as $$
#variable_conflict use_column
declare
  one rates.asked;
begin
  select * into one from rates.asked as kept
  where (kept.subject, kept.since, kept.until, kept.least_turns, kept.most_turns, kept.side, kept.identity, kept.opponent_identity, kept.pool,
      kept.tier, kept.rests_on)
    = ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);
  if one is null or (one.account = '' and one.parts = 0) then
    -- Who asks at once for several is counted before the next.
    perform pg_advisory_xact_lock(hashtextextended('rates.count_asked', 0));
    if (select count(*) from rates.asked as kept where kept.account = $12 and kept.parts < 256) >= $13 then
      return query select 'own', 0, 0;
      return;
    end if;
    if (select count(*) from rates.asked as kept where kept.account <> '' and kept.parts < 256) >= $14 then
      return query select 'all', 0, 0;
      return;
    end if;
    insert into rates.asked as kept (subject, since, until, least_turns, most_turns, side, identity, opponent_identity, pool, tier, rests_on,
      asks, account)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, rates.asks_to_keep(), $12)
    on conflict on constraint asked_once do update set asks = greatest(kept.asks, rates.asks_to_keep()), asked_at = now(),
      account = case kept.parts when 256 then '' else $12 end
    returning * into one;
  elsif one.asked_at < now() - interval '1 minute' then
    update rates.asked as kept set asked_at = now() where kept.number = one.number;
  end if;
  return query select '', one.parts, coalesce(sum(256 - kept.parts), 0)::int from rates.asked as kept
    where kept.parts < 256 and (kept.parts > 0 or kept.asks >= rates.asks_to_keep())
      and (-kept.parts, kept.account = '', kept.number) < (-one.parts, one.account = '', one.number);
end $$;

-- As in migration 36, but what somebody waits for comes first.
create or replace function rates.keep_asked() returns boolean language plpgsql
set work_mem = '64MB' set jit = off set enable_seqscan = off as $$
declare
  due rates.asked;
  old int;
begin
  -- Who found it is told by now.
  select number into old from rates.asked_before where left_at < now() - interval '1 minute' limit 1;
  if old is not null then
    delete from rates.asked_cell where number = old;
    delete from rates.asked_names where number = old;
    delete from rates.asked_before where number = old;
    return true;
  end if;
  if not exists (select from rates.asked where parts < 256 and (parts > 0 or asks >= rates.asks_to_keep())) then return false; end if;
  perform pg_advisory_xact_lock(hashtextextended('rates', 0));
  if not exists (select from rates.counted_from as made where made.tables = rates.tables()) then return false; end if;
  select * into due from rates.asked where parts < 256 and (parts > 0 or asks >= rates.asks_to_keep())
  order by parts desc, account = '', number limit 1;
  if due is null then return false; end if;
  if due.parts = 0 then
    delete from rates.asked where number in (
      select number from (
        select number, row_number() over newest as nth, sum(cells) over newest as cells from rates.asked as one, lateral (
          select coalesce(sum(names), 0) as cells from rates.asked_names as kept where kept.number = one.number
        ) as kept where parts = 256 window newest as (order by asked_at desc, number)
      ) as had where nth >= rates.most_asked() or cells > rates.most_asked_cells());
  end if;
  execute format($sum$
    insert into rates.asked_cell as kept
    select number, key, against, sum(n), sum(w), sum(o), sum(corp), count(*), sum(w * w), sum(w * n), sum(n * n)
    from (
      select filter.number, key, against, sum(games) as n, sum(won) as w, sum(observed) as o,
        coalesce(sum(games) filter (where one.side = 'corp'), 0) as corp
      from (select ($1).*) as filter, rates.counted as one, lateral (%s) as told
      where who between $2 and $3 and %s group by filter.number, who, key, against
    ) as own group by 1, 2, 3
    on conflict (number, key, against) do update set
      games = kept.games + excluded.games, wins = kept.wins + excluded.wins, observed = kept.observed + excluded.observed,
      corp = kept.corp + excluded.corp, players = kept.players + excluded.players, ww = kept.ww + excluded.ww,
      wn = kept.wn + excluded.wn, nn = kept.nn + excluded.nn
  $sum$, rates.asked_key('one', 'filter'), rates.fits('one', 'filter'))
  using due, (due.parts - 128) * 72057594037927936, (due.parts - 113) * 72057594037927936 + 72057594037927935;
  -- It is read from now on: whoever waited for it asked for it last.
  update rates.asked as one set parts = due.parts + 16, account = case due.parts when 240 then '' else one.account end,
    asked_at = case due.parts when 240 then now() else one.asked_at end
  where one.number = due.number;
  return true;
end $$;
