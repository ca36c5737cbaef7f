-- Matchups of any stretch of time or range of turns. What players did there does not add up from day to day, but few meet the
-- same matchup twice: sides of games are summed as if each were another player's, and those that come after another of the
-- same player's within the stretch are put right. So each is linked to the one before it, by time and by turns.

-- A counted side with the side before it of the same player in the same matchup, in the order of time and in that of turns:
-- when that was (null where there is none), its share of a win, and how many came before.
create table rates.met (
  who               bigint      not null,
  identity          text        not null,
  opponent_identity text        not null,
  recorded_at       timestamptz not null,
  turns             int         not null,
  is_corp           boolean     not null,
  is_observed       boolean     not null,
  won               float8      not null,
  time_before       timestamptz,
  time_won          float8,
  time_nth          bigint      not null,
  turns_before      int,
  turns_won         float8,
  turns_nth         bigint      not null
);
create index met_chain on rates.met (who, identity, opponent_identity);
create index met_time on rates.met (recorded_at)
  include (identity, opponent_identity, is_corp, is_observed, won);
create index met_turns on rates.met (turns)
  include (identity, opponent_identity, is_corp, is_observed, won);
create index met_time_again on rates.met (recorded_at)
  include (time_before, who, identity, opponent_identity, won, time_won, time_nth) where time_before is not null;
create index met_turns_again on rates.met (turns)
  include (turns_before, who, identity, opponent_identity, won, turns_won, turns_nth) where turns_before is not null;

-- The same order for those of one matchup.
drop index rates.counted_who;
create index counted_who on rates.counted (who, identity, opponent_identity);

-- Links the sides of these, or all sides.
create function rates.link(changed rates.counted[]) returns void language plpgsql set jit = off as $$
begin
  if changed is null then
    delete from rates.met;
  else
    delete from rates.met using (select distinct who, identity, opponent_identity from unnest(changed)) as chain
    where met.who = chain.who and met.identity = chain.identity
      and met.opponent_identity = chain.opponent_identity;
  end if;
  insert into rates.met
  select who, identity, opponent_identity, recorded_at, turns, side = 'corp', observed > 0, won,
    lag(recorded_at) over by_time, lag(won) over by_time, row_number() over by_time,
    lag(turns) over by_turns, lag(won) over by_turns, row_number() over by_turns
  from rates.counted
  where changed is null or (who, identity, opponent_identity) in (
    select one.who, one.identity, one.opponent_identity from unnest(changed) as one)
  window by_time as (partition by who, identity, opponent_identity order by recorded_at, id, side),
    by_turns as (partition by who, identity, opponent_identity order by turns, recorded_at, id, side)
  order by recorded_at;
end $$;

-- What was counted before stays.
select rates.link(null);

-- As in migration 18; sides are linked once they are counted.
create or replace function rates.refresh() returns void language plpgsql as $$
declare
  present constant text := rates.tables();
  ids uuid[];
  whos bigint[];
  was rates.counted[];
  is_now rates.counted[];
begin
  if present is null then return; end if;
  if exists (select from rates.counted_from as made where made.tables = present)
    and not exists (select from rates.changed) then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('rates', 0));
  if not exists (select from rates.counted_from as made where made.tables = present) then
    delete from rates.counted_from;
    delete from rates.changed;
    delete from rates.counted;
    delete from rates.cell;
    delete from rates.cards;
    delete from rates.card_cell;
    -- In the order of time, as stretches of it are asked for.
    insert into rates.counted select * from rates.sides(null) order by recorded_at;
    perform rates.sum('(select 1 as sign, counted.* from rates.counted
      where who between (part.n - 128) * 72057594037927936 and (part.n - 128) * 72057594037927936 + 72057594037927935)',
      256, null, null, null, null);
    perform rates.link(null);
    perform rates.number_codes(null);
    insert into rates.cards select * from rates.cards_of(null);
    perform rates.sum_cards(1, null);
    insert into rates.counted_from values (present);
    return;
  end if;
  with taken as (delete from rates.changed returning id)
  select array_agg(distinct id) into ids from taken;
  -- Somebody else has counted it meanwhile.
  if ids is null then return; end if;
  perform rates.sum_cards(-1, ids);
  delete from rates.cards where id = any(ids);
  with gone as (delete from rates.counted as one where one.id = any(ids) returning one)
  select array_agg(one order by (one).id, (one).side) into was from gone;
  insert into rates.counted select * from rates.sides(ids);
  select array_agg(one order by one.id, one.side) into is_now from rates.counted as one where one.id = any(ids);
  perform rates.number_codes(ids);
  insert into rates.cards select * from rates.cards_of(ids);
  perform rates.sum_cards(1, ids);
  delete from rates.card_cell where decks = 0;
  if was is distinct from is_now then
    perform rates.link(was || is_now);
    select array_agg(distinct one.who) into whos from unnest(was || is_now) as one;
    perform rates.sum('(
      select signed.sign, kept.* from rates.counted as kept, (values (-1), (1)) as signed (sign)
      where kept.who = any($1) and kept.id <> all($2)
      union all select -1, * from unnest($3) union all select 1, * from unnest($4))', 1, whos, ids, was, is_now);
    delete from rates.cell where games = 0 and players = 0;
  end if;
end $$;
