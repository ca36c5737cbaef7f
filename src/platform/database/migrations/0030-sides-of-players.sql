-- All there is of a player's counted sides lies together in an index: a game that changes reads each side of its players some times, and
-- sides of one player are spread over the table.
drop index rates.counted_who;
create index counted_who on rates.counted (who, identity, opponent_identity) include (
  id, recorded_at, turns, games, won, observed, side, pool, tier, rests_on, month, player, opponent);

-- As in migration 26, but that sides are found in that index.
create or replace function rates.standing_of(changed rates.counted[]) returns setof rates.standing language sql stable
set jit = off as $$
  select told.who, told.identity, told.opponent_identity, told.recorded_at,
    (identity_nth + coalesce(by_identity.nth, 0))::int, told.identity_n + coalesce(by_identity.n, 0),
    told.identity_w + coalesce(by_identity.w, 0),
    (opponent_nth + coalesce(by_opponent.nth, 0))::int, told.opponent_n + coalesce(by_opponent.n, 0),
    told.opponent_w + coalesce(by_opponent.w, 0)
  from (
    select who, identity, opponent_identity, recorded_at, since,
      row_number() over of_identity as identity_nth, sum(games) over of_identity as identity_n,
      sum(won) over of_identity as identity_w,
      row_number() over of_opponent as opponent_nth, sum(games) over of_opponent as opponent_n,
      sum(won) over of_opponent as opponent_w
    from (
      select *, null::timestamptz as since from rates.counted where changed is null
      union all
      select counted.*, since from (
        select one.who, min(one.recorded_at) as since from unnest(changed) as one group by 1
      ) as redone cross join lateral (
        select * from rates.counted where counted.who = redone.who and recorded_at >= since offset 0
      ) as counted
    ) as side
    window of_identity as (partition by who, identity order by recorded_at, id, side rows unbounded preceding),
      of_opponent as (partition by who, opponent_identity order by recorded_at, id, side rows unbounded preceding)
  ) as told
  left join lateral (
    select identity_nth as nth, identity_n as n, identity_w as w from rates.standing as before
    where before.who = told.who and before.identity = told.identity and before.recorded_at < told.since
    order by before.recorded_at desc, before.identity_nth desc limit 1
  ) as by_identity on told.since is not null
  left join lateral (
    select opponent_nth as nth, opponent_n as n, opponent_w as w from rates.standing as before
    where before.who = told.who and before.opponent_identity = told.opponent_identity
      and before.recorded_at < told.since
    order by before.recorded_at desc, before.opponent_nth desc limit 1
  ) as by_opponent on told.since is not null
$$;

alter function rates.sum_turns(int, int, text, bigint[], uuid[], rates.counted[], rates.counted[], rates.counted[])
  rename to change_sums_of_turns;

-- Makes one of the sums of turns, which is not there yet, of all games: player after player along that index, so that neither sides nor
-- what each player had are put in order or kept in a table of hashes; what adds up to the rows alone is.
create function rates.make_turns(number int) returns void language plpgsql
set work_mem = '128MB' set jit = off set max_parallel_workers_per_gather = 0 set enable_hashagg = on set enable_seqscan = on as $$
declare
  -- As `rates.turn_cuts` has them.
  subject constant text := (array['matchup', 'identity', 'opponentIdentity', 'side', 'pool', 'month'])[number % 6 + 1];
  judge constant text := (array['', 'pool', 'tier', 'rests_on'])[number / 6 + 1];
begin
  set local enable_hashagg = off;
  set local enable_seqscan = off;
  execute format($made$
    create temporary table turns_of_players on commit drop as
    select judged, key, against, array_agg(turns order by turns) as turns, array_agg(n order by turns) as n,
      array_agg(w order by turns) as w, array_agg(o order by turns) as o, array_agg(corp order by turns) as corp
    from (
      select who, judged, key, against, turns, sum(games) as n, sum(won) as w, sum(observed) as o,
        coalesce(sum(games) filter (where side = 'corp'), 0) as corp
      from rates.counted as source, lateral (values %s) as cut (judge, judged, subject, key, against)
      group by 1, 2, 3, 4, 5
    ) as own group by who, judged, key, against
  $made$, rates.turn_cuts('source', number, number + 1));
  set local enable_hashagg = on;
  set local enable_seqscan = on;
  insert into rates.turns (judge, judged, subject, ends, early, late, key, against, games, wins, observed, corp, players, ww,
    wn, nn)
  with told as materialized (
    select judged, key, against, early, late, sum(one.n) as n, sum(one.w) as w, sum(one.o) as o, sum(one.corp) as corp,
      sum(players) as players, sum(ww) as ww, sum(wn) as wn, sum(nn) as nn
    from (
      select judged, key, against, one.turns as early, one.turns as late, one.n, one.w, one.o, one.corp, 1 as players,
        one.w * one.w as ww, one.w * one.n as wn, one.n * one.n as nn
      from turns_of_players as player, unnest(turns, n, w, o, corp) as one (turns, n, w, o, corp)
      union all
      select judged, key, against, turns[nth], turns[after], 0, 0, 0, 0, -(after = nth + 1)::int,
        2 * w[nth] * w[after], w[nth] * n[after] + n[nth] * w[after], 2 * n[nth] * n[after]
      from turns_of_players, generate_subscripts(turns, 1) as nth, generate_series(nth + 1, cardinality(turns)) as after
    ) as one group by 1, 2, 3, 4, 5
  )
  select judge, judged, subject, ends, early, late, key, against, n, w, o, corp, players, ww, wn, nn from (
    select *, 'both' as ends from told
    union all
    select judged, key, against, 0, late, sum(n), sum(w), sum(o), sum(corp), sum(players), sum(ww), sum(wn), sum(nn), 'most'
    from told group by judged, key, against, late
    union all
    select judged, key, against, early, 0, sum(n), sum(w), sum(o), sum(corp), sum(players), sum(ww), sum(wn), sum(nn), 'least'
    from told group by judged, key, against, early
  ) as ranged
  where n <> 0 or w <> 0 or o <> 0 or corp <> 0 or players <> 0 or ww <> 0 or wn <> 0 or nn <> 0;
  drop table turns_of_players;
end $$;

-- Of these sides (`changed`), or of all games.
create function rates.sum_turns(low int, high int, source text, whos bigint[], ids uuid[], was rates.counted[],
  is_now rates.counted[], changed rates.counted[]) returns void language plpgsql as $$
begin
  if changed is not null then
    perform rates.change_sums_of_turns(low, high, source, whos, ids, was, is_now, changed);
  else
    perform rates.make_turns(number) from generate_series(low, high - 1) as number;
  end if;
end $$;
