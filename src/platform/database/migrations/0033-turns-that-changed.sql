-- As in migration 28, but that of a player's numbers of turns those alone are multiplied of which something changed: all else would be
-- taken out and put in again. Which lie beside each other is told of all, as something may have come between them or gone.
create or replace function rates.change_sums_of_turns(low int, high int, source text, whos bigint[], ids uuid[], was rates.counted[],
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
