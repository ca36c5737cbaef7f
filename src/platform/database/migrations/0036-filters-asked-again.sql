-- What no sum tells for every filter there can be is summed for those that are asked for again: cells of theirs are made beside, follow
-- each game that changes, and are read as those that are kept of all games. They leave when others are asked for.

-- Filters that were asked for; '' is any. src/analysis/statistics/asked-again.ts asks for them.
create table rates.asked (
  number            int generated always as identity primary key,
  subject           text        not null,
  since             timestamptz not null,
  until             timestamptz not null,
  least_turns       int         not null,
  most_turns        int         not null,
  side              text        not null,
  identity          text        not null,
  opponent_identity text        not null,
  pool              text        not null,
  tier              text        not null,
  rests_on          text        not null,
  asks              int         not null default 1,
  asked_at          timestamptz not null default now(),
  -- Of how many of 256 parts of the players its cells are made.
  parts             int         not null default 0,
  constraint asked_once unique (subject, since, until, least_turns, most_turns, side, identity, opponent_identity, pool, tier, rests_on)
);
create index asked_due on rates.asked (number) where parts < 256;

-- As `rates.cell`: `key` and `against` are those that src/analysis/statistics/cells.ts names.
create table rates.asked_cell (
  number   int    not null,
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
  primary key (number, key, against)
);
create index asked_by_games on rates.asked_cell (number, games desc, key);
create index asked_by_wins on rates.asked_cell (number, (case corp when 0 then 'runner' when games then 'corp' else '' end), games, wins, key);
create index asked_empty on rates.asked_cell (number) where games = 0;

-- As `rates.names`.
create table rates.asked_names (
  number  int    not null,
  of_side text   not null,
  games   float8 not null,
  wins    float8 not null,
  names   bigint not null,
  primary key (number, games, wins, of_side)
);
create index asked_names_empty on rates.asked_names (number) where names = 0;

-- Filters that are kept no more, whose cells are still there.
create table rates.asked_before (
  number  int         not null,
  left_at timestamptz not null default now()
);

create function rates.leave_asked() returns trigger language plpgsql as $$
begin
  insert into rates.asked_before (number) select number from gone where parts > 0;
  return null;
end $$;
create trigger asked_left after delete on rates.asked
  referencing old table as gone for each statement execute function rates.leave_asked();

create function rates.count_asked_names() returns trigger language plpgsql set jit = off as $$
begin
  if tg_op <> 'INSERT' then
    insert into rates.asked_names as kept
    select number, case corp when 0 then 'runner' when games then 'corp' else '' end, games, wins, -count(*)
    from gone group by 1, 2, 3, 4
    on conflict (number, games, wins, of_side) do update set names = kept.names + excluded.names;
  end if;
  if tg_op <> 'DELETE' then
    insert into rates.asked_names as kept
    select number, case corp when 0 then 'runner' when games then 'corp' else '' end, games, wins, count(*)
    from made group by 1, 2, 3, 4
    on conflict (number, games, wins, of_side) do update set names = kept.names + excluded.names;
  end if;
  if tg_op <> 'INSERT' then delete from rates.asked_names where names = 0; end if;
  return null;
end $$;
create trigger asked_names_made after insert on rates.asked_cell
  referencing new table as made for each statement execute function rates.count_asked_names();
create trigger asked_names_changed after update on rates.asked_cell
  referencing old table as gone new table as made for each statement execute function rates.count_asked_names();
create trigger asked_names_gone after delete on rates.asked_cell
  referencing old table as gone for each statement execute function rates.count_asked_names();

-- Of fewer sides nothing is kept: they are read. As many filters are kept, and as many cells of them all, where each may have more.
create function rates.least_asked() returns int language sql immutable as $$ select 20000 $$;
create function rates.most_asked() returns int language sql immutable as $$ select 16 $$;
create function rates.most_asked_cells() returns int language sql immutable as $$ select 2000000 $$;
-- How often a filter is asked for before it is kept, and how many wait for that.
create function rates.asks_to_keep() returns int language sql immutable as $$ select 2 $$;
create function rates.most_waiting() returns int language sql immutable as $$ select 64 $$;

-- The number of a filter whose cells are made; null where they are not.
create function rates.known_asked(subject text, since timestamptz, until timestamptz, least_turns int, most_turns int, side text,
  identity text, opponent_identity text, pool text, tier text, rests_on text) returns int language plpgsql as $$
#variable_conflict use_column
declare
  found_one rates.asked;
begin
  select * into found_one from rates.asked as one
  where (one.subject, one.since, one.until, one.least_turns, one.most_turns, one.side, one.identity, one.opponent_identity, one.pool,
      one.tier, one.rests_on)
    = ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) and parts = 256;
  -- Who asks again at once is not written down.
  if found_one.asked_at < now() - interval '1 minute' then
    update rates.asked as one set asked_at = now() where one.number = found_one.number;
  end if;
  return found_one.number;
end $$;

-- Notes that a filter was asked for which so many sides fit.
create function rates.ask_again(subject text, since timestamptz, until timestamptz, least_turns int, most_turns int, side text,
  identity text, opponent_identity text, pool text, tier text, rests_on text, sides float8) returns void language plpgsql as $$
#variable_conflict use_column
begin
  if $12 < rates.least_asked() then return; end if;
  delete from rates.asked where number in (
    select number from rates.asked where parts = 0 order by asked_at desc offset rates.most_waiting());
  insert into rates.asked as one (subject, since, until, least_turns, most_turns, side, identity, opponent_identity, pool, tier, rests_on)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict on constraint asked_once
  do update set asks = one.asks + 1, asked_at = now() where one.parts < 256;
end $$;

-- Condition over a side that fits a filter.
create function rates.fits(side text, filter text) returns text language sql immutable as $$
  select replace(replace($fits$
    #.recorded_at >= ~.since and #.recorded_at < ~.until and #.turns >= ~.least_turns and #.turns <= ~.most_turns
    and (~.side = '' or #.side = ~.side) and (~.identity = '' or #.identity = ~.identity)
    and (~.opponent_identity = '' or #.opponent_identity = ~.opponent_identity) and (~.pool = '' or #.pool = ~.pool)
    and (~.tier = '' or #.tier = ~.tier) and (~.rests_on = '' or #.rests_on = ~.rests_on)
  $fits$, '#', side), '~', filter)
$$;

-- What a side is told by: `key` and `against`.
create function rates.asked_key(side text, filter text) returns text language sql immutable as $$
  select replace(replace($key$
    select case ~.subject when 'player' then #.player when 'opponent' then #.opponent when 'opponentIdentity' then #.opponent_identity
        when 'side' then #.side when 'pool' then #.pool when 'month' then #.month else #.identity end as key,
      case ~.subject when 'matchup' then #.opponent_identity else '' end as against
  $key$, '#', side), '~', filter)
$$;

-- Makes cells of the next part of a filter that was asked for again, and takes away those of filters that are kept no more; whether there is
-- more to do. Who asks waits for one part at most.
create function rates.keep_asked() returns boolean language plpgsql
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
  order by parts desc, number limit 1;
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
  update rates.asked set parts = due.parts + 16 where number = due.number;
  return true;
end $$;

-- Takes sides out of cells that are made, and others in. Of names one player has each, so that cells tell what these had; of all else it
-- is asked what the players of these sides have with it now.
create function rates.change_asked(was rates.counted[], is_now rates.counted[]) returns void language plpgsql
set jit = off as $$
begin
  if not exists (select from rates.asked where parts > 0) then return; end if;
  execute format($change$
    with changed as materialized (
      select filter.number, filter.subject, one.who, told.key, told.against, sum(sign * one.games) as n, sum(sign * one.won) as w,
        sum(sign * one.observed) as o, sum(case one.side when 'corp' then sign * one.games else 0 end) as corp
      from (
        select -1 as sign, each.* from unnest($1) as each union all select 1, each.* from unnest($2) as each
      ) as one, rates.asked as filter, lateral (%1$s) as told
      where rates.part_of(one.who) < filter.parts and %2$s
      group by 1, 2, 3, 4, 5
    ), told as (
      select changed.*, coalesce(kept.games, 0) as n_before, coalesce(kept.wins, 0) as w_before
      from changed left join rates.asked_cell as kept using (number, key, against) where subject = 'player'
      union all
      select changed.*, had.n - changed.n, had.w - changed.w from changed cross join lateral (
        select coalesce(sum(games), 0) as n, coalesce(sum(won), 0) as w from rates.counted as one, rates.asked as filter
        where filter.number = changed.number and one.who = changed.who and one.identity = changed.key
          and (subject = 'identity' or one.opponent_identity = changed.against) and %2$s
      ) as had where subject in ('identity', 'matchup')
      union all
      select changed.*, had.n - changed.n, had.w - changed.w from changed cross join lateral (
        select coalesce(sum(games), 0) as n, coalesce(sum(won), 0) as w from rates.counted as one, rates.asked as filter, lateral (%1$s) as told
        where filter.number = changed.number and one.who = changed.who and told.key = changed.key and %2$s
      ) as had where subject not in ('player', 'identity', 'matchup')
    )
    insert into rates.asked_cell as kept
    select number, key, against, sum(n), sum(w), sum(o), sum(corp), sum((n_before + n > 0)::int - (n_before > 0)::int),
      sum((w_before + w) ^ 2 - w_before ^ 2), sum((w_before + w) * (n_before + n) - w_before * n_before),
      sum((n_before + n) ^ 2 - n_before ^ 2)
    from told group by 1, 2, 3
    on conflict (number, key, against) do update set
      games = kept.games + excluded.games, wins = kept.wins + excluded.wins, observed = kept.observed + excluded.observed,
      corp = kept.corp + excluded.corp, players = kept.players + excluded.players, ww = kept.ww + excluded.ww,
      wn = kept.wn + excluded.wn, nn = kept.nn + excluded.nn
  $change$, rates.asked_key('one', 'filter'), rates.fits('one', 'filter')) using was, is_now;
  delete from rates.asked_cell where games = 0;
end $$;

-- Where all games are counted anew, so is what is asked again.
create function rates.ask_anew() returns trigger language plpgsql as $$
begin
  delete from rates.asked;
  return null;
end $$;
create trigger asked_anew after insert on rates.counted_from for each statement execute function rates.ask_anew();

-- Adds up what the players of these sides had with their identity and against the other from the first of them on, and writes what differs;
-- sides with another identity against another are not looked at. Sides of the same time that have both in common are in the order of
-- what they are told by.
create or replace function rates.stand(changed rates.counted[]) returns void language plpgsql set jit = off as $$
begin
  if changed is null then
    delete from rates.standing;
    insert into rates.standing select * from rates.standing_of(null);
    return;
  end if;
  with since_of as materialized (
    select who, min(recorded_at) as since from unnest(changed) group by who
  ), own as (
    select side.*, nth + coalesce(before.identity_nth, 0) as identity_nth, n + coalesce(before.identity_n, 0) as identity_n,
      w + coalesce(before.identity_w, 0) as identity_w
    from (
      select id, side, chain.who, chain.identity, opponent_identity, recorded_at, since, row_number() over so_far as nth,
        sum(games) over so_far as n, sum(won) over so_far as w
      from (select distinct who, identity, since from unnest(changed) join since_of using (who)) as chain
      join rates.counted on counted.who = chain.who and counted.identity = chain.identity and recorded_at >= since
      window so_far as (partition by chain.who, chain.identity order by recorded_at, id, side rows unbounded preceding)
    ) as side left join lateral (
      select identity_nth, identity_n, identity_w from rates.standing as one
      where one.who = side.who and one.identity = side.identity and one.recorded_at < since
      order by one.recorded_at desc, one.identity_nth desc limit 1
    ) as before on true
  ), met as (
    select side.*, nth + coalesce(before.opponent_nth, 0) as opponent_nth, n + coalesce(before.opponent_n, 0) as opponent_n,
      w + coalesce(before.opponent_w, 0) as opponent_w
    from (
      select id, side, chain.who, identity, chain.opponent_identity, recorded_at, since, row_number() over so_far as nth,
        sum(games) over so_far as n, sum(won) over so_far as w
      from (select distinct who, opponent_identity, since from unnest(changed) join since_of using (who)) as chain
      join rates.counted on counted.who = chain.who and counted.opponent_identity = chain.opponent_identity and recorded_at >= since
      window so_far as (partition by chain.who, chain.opponent_identity order by recorded_at, id, side rows unbounded preceding)
    ) as side left join lateral (
      select opponent_nth, opponent_n, opponent_w from rates.standing as one
      where one.who = side.who and one.opponent_identity = side.opponent_identity and one.recorded_at < since
      order by one.recorded_at desc, one.opponent_nth desc limit 1
    ) as before on true
  ), told as materialized (
    select who, identity, opponent_identity, recorded_at, identity_nth, identity_n, identity_w, opponent_nth, opponent_n, opponent_w,
      row_number() over (partition by who, identity, opponent_identity, recorded_at order by id, side) as nth
    from own full join met using (id, side, who, identity, opponent_identity, recorded_at)
  ), kept as materialized (
    select standing.ctid as place, standing.*,
      row_number() over (partition by who, identity, opponent_identity, recorded_at order by identity_nth) as nth
    from rates.standing where ctid = any(array(
      select one.ctid from (select distinct who, identity, since from unnest(changed) join since_of using (who)) as chain
        join rates.standing as one using (who, identity) where recorded_at >= since
      union select one.ctid from (select distinct who, opponent_identity, since from unnest(changed) join since_of using (who)) as chain
        join rates.standing as one using (who, opponent_identity) where recorded_at >= since))
  ), gone as (
    delete from rates.standing where ctid = any(array(
      select place from kept left join told using (who, identity, opponent_identity, recorded_at, nth) where told.who is null))
  ), moved as (
    update rates.standing as one set identity_nth = coalesce(told.identity_nth, one.identity_nth),
      identity_n = coalesce(told.identity_n, one.identity_n), identity_w = coalesce(told.identity_w, one.identity_w),
      opponent_nth = coalesce(told.opponent_nth, one.opponent_nth), opponent_n = coalesce(told.opponent_n, one.opponent_n),
      opponent_w = coalesce(told.opponent_w, one.opponent_w)
    from kept join told using (who, identity, opponent_identity, recorded_at, nth)
    where one.ctid = kept.place and (
      (told.identity_nth, told.identity_n, told.identity_w) <> (one.identity_nth, one.identity_n, one.identity_w)
      or (told.opponent_nth, told.opponent_n, told.opponent_w) <> (one.opponent_nth, one.opponent_n, one.opponent_w))
  )
  insert into rates.standing
  select told.who, told.identity, told.opponent_identity, told.recorded_at, told.identity_nth, told.identity_n, told.identity_w,
    told.opponent_nth, told.opponent_n, told.opponent_w
  from told left join kept using (who, identity, opponent_identity, recorded_at, nth) where kept.who is null;
end $$;

-- What the players of these sides had besides them, added up by all that is summed of a change: of identities, months and opponents that
-- nothing changed of no more is told than that they are others, as what is summed of them stays as it is. All sides of a player are read
-- once for it.
create function rates.others_of(ids uuid[], changed rates.counted[]) returns rates.counted[] language plpgsql stable set jit = off as $$
declare
  whos constant bigint[] := array(select distinct one.who from unnest(changed) as one);
  identities constant text[] := array(select distinct one.identity from unnest(changed) as one);
  opposed constant text[] := array(select distinct one.opponent_identity from unnest(changed) as one);
  months constant text[] := array(select distinct one.month from unnest(changed) as one);
  opponents constant text[] := array(select distinct one.opponent from unnest(changed) as one);
begin
  return array(
    select row(null, who, null, turns, sum(games), sum(won), sum(observed), side, own, met, pool, tier, rests_on, then_was, player, against)::rates.counted
    from (
      select *, case when identity = any(identities) then identity else chr(1) end as own,
        case when opponent_identity = any(opposed) then opponent_identity else chr(1) end as met,
        case when month = any(months) then month else chr(1) end as then_was,
        case when opponent = any(opponents) then opponent else chr(1) end as against
      from rates.counted where who = any(whos) and id <> all(ids)
    ) as one group by who, turns, side, own, met, pool, tier, rests_on, then_was, player, against);
end $$;

-- The same of those with an identity or against one that something changed of, by month.
create function rates.others_by_month(ids uuid[], changed rates.counted[]) returns rates.counted[] language plpgsql stable
set jit = off as $$
declare
  whos constant bigint[] := array(select distinct one.who from unnest(changed) as one);
  identities constant text[] := array(select distinct one.identity from unnest(changed) as one);
  opposed constant text[] := array(select distinct one.opponent_identity from unnest(changed) as one);
begin
  return array(
    select row(null, who, null, 0, sum(games), sum(won), sum(observed), side, own, met, '', '', '', month, '', '')::rates.counted
    from (
      select *, case when identity = any(identities) then identity else chr(1) end as own,
        case when opponent_identity = any(opposed) then opponent_identity else chr(1) end as met
      from rates.counted where who = any(whos) and id <> all(ids) and (identity = any(identities) or opponent_identity = any(opposed))
    ) as one group by who, side, own, met, month);
end $$;

-- Sides of `$3` are taken out, and those of `$4` in.
create function rates.signed_sides() returns text language sql immutable as $$
  select '(select -1 as sign, each.* from unnest($3) as each union all select 1, each.* from unnest($4) as each)'
$$;

-- As in migration 20, but that of two months those alone are multiplied of which something changed: all else would be taken out and put in again.
create or replace function rates.sum_months(source text, parts int, whos bigint[], ids uuid[], was rates.counted[],
  is_now rates.counted[], changed rates.counted[])
returns void language plpgsql set work_mem = '128MB' set jit = off as $$
begin
  execute format($sum$
    insert into rates.months as kept
    select subject, early, late, key, sum(sign * n), sum(sign * w), sum(sign * o), sum(sign * corp),
      sum(sign * players), sum(sign * ww), sum(sign * wn), sum(sign * nn)
    from (select told.* from generate_series(0, %s - 1) as part (n), lateral (
      with own as materialized (
        select sign, subject, key, who, month collate "C" as month, sum(games) as n, sum(won) as w, sum(observed) as o,
          coalesce(sum(games) filter (where side = 'corp'), 0) as corp,
          lag(month collate "C") over (
            partition by sign, subject, key, who order by month collate "C") as month_before
        from %s as source, lateral (values
          ('identity', identity), ('opponent_identity', opponent_identity)) as cut (subject, key)
        where $5 is null or (who, subject, key) in (
          select one.who, kind.subject, kind.key from unnest($5) as one, lateral (values
            ('identity', one.identity), ('opponent_identity', one.opponent_identity)) as kind (subject, key))
        group by 1, 2, 3, 4, 5
      )
      select sign, subject, key, month as early, month as late, n, w, o, corp, 1 as players,
        w * w as ww, w * n as wn, n * n as nn from own
      union all
      select sign, subject, key, month_before, month, 0, 0, 0, 0, -1, 0, 0, 0 from own where month_before is not null
      union all
      select sign, subject, key, own.month, after.month, 0, 0, 0, 0, 0,
        2 * own.w * after.w, own.w * after.n + own.n * after.w, 2 * own.n * after.n
      from own join own as after using (sign, subject, key, who) where own.month < after.month
        and ($5 is null or own.month in (select one.month from unnest($5) as one)
          or after.month in (select one.month from unnest($5) as one))
    ) as told) as summed
    group by subject, early, late, key
    having sum(sign * n) <> 0 or sum(sign * w) <> 0 or sum(sign * o) <> 0 or sum(sign * corp) <> 0
      or sum(sign * players) <> 0 or sum(sign * ww) <> 0 or sum(sign * wn) <> 0 or sum(sign * nn) <> 0
    on conflict (subject, early, late, key) do update set
      games = kept.games + excluded.games, wins = kept.wins + excluded.wins,
      observed = kept.observed + excluded.observed, corp = kept.corp + excluded.corp,
      players = kept.players + excluded.players, ww = kept.ww + excluded.ww,
      wn = kept.wn + excluded.wn, nn = kept.nn + excluded.nn
  $sum$, parts, source) using whos, ids, was, is_now, changed;
end $$;

-- As in migration 28, with what the players had besides, as are those that follow.
drop function rates.change_turns(int, int, uuid[], rates.counted[], rates.counted[]);
create function rates.change_turns(low int, high int, was rates.counted[], is_now rates.counted[], others rates.counted[]) returns void
language plpgsql as $$
begin
  if high <= low then return; end if;
  perform rates.sum_turns(low, high, rates.signed_sides(), null, null, others || was, others || is_now, was || is_now);
end $$;

drop function rates.sum_filled(uuid[], rates.counted[], rates.counted[]);
create function rates.sum_filled(was rates.counted[], is_now rates.counted[], others rates.counted[]) returns void
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
    perform rates.change_turns(0, 6 + done[2], was, is_now, others);
  else
    perform rates.change_turns(0, done[1], was, is_now, others);
    perform rates.change_turns(6, 6 + done[2], was, is_now, others);
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

-- As in migration 33, with filters that are asked again, and of players what they had besides.
create or replace function rates.count_some(ids uuid[]) returns void language plpgsql as $$
declare
  was rates.counted[];
  is_now rates.counted[];
  others rates.counted[];
  by_month rates.counted[];
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
  others := rates.others_of(ids, was || is_now);
  perform rates.sum(rates.signed_sides(), 1, null, null, others || was, others || is_now);
  by_month := rates.others_by_month(ids, was || is_now);
  perform rates.sum_months(rates.signed_sides(), 1, null, null, by_month || was, by_month || is_now, was || is_now);
  delete from rates.cell where games = 0 and players = 0;
  perform rates.sum_filled(was, is_now, others);
  perform rates.change_asked(was, is_now);
end $$;

drop function rates.changing(text[], text[]);
