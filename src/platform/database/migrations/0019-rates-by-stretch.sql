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
