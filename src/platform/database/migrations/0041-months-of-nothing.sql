-- Of two months no row is kept of what adds up to nothing any more, as of ranges (migration 33): where a month has few games a row of zeros was
-- left, which counting anew does not make.
delete from rates.months
where (games, wins, observed, corp, players, ww, wn, nn) = (0, 0, 0, 0, 0, 0, 0, 0);

-- As in migration 36.
create or replace function rates.sum_months(source text, parts int, whos bigint[], ids uuid[], was rates.counted[],
  is_now rates.counted[], changed rates.counted[])
returns void language plpgsql set work_mem = '128MB' set jit = off as $$
declare
  empty rates.months[];
begin
  execute format($sum$
    with made as (
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
      returning kept
    )
    select array_agg(kept) from made
    where ((kept).games, (kept).wins, (kept).observed, (kept).corp, (kept).players, (kept).ww, (kept).wn, (kept).nn)
      = (0, 0, 0, 0, 0, 0, 0, 0)
  $sum$, parts, source) into empty using whos, ids, was, is_now, changed;
  if empty is null then return; end if;
  delete from rates.months using unnest(empty) as one
  where (months.subject, months.early, months.late, months.key) = (one.subject, one.early, one.late, one.key);
end $$;

-- As in migration 33.
create or replace function rates.sum_side_months(careers text, whos bigint[], old rates.careers[], touched int[] default null) returns void
language plpgsql set work_mem = '64MB' set jit = off as $$
declare
  empty rates.months[];
begin
  execute format($sum$
    with made as (
      insert into rates.months as kept
      with month_of as materialized (
        select sign, who, player, side, first + nth - 1 as month, games[nth] - coalesce(games[nth - 1], 0) as n,
          (wins[nth] - coalesce(wins[nth - 1], 0))::float8 as w, observed[nth] - coalesce(observed[nth - 1], 0) as o
        from %s as source, generate_subscripts(games, 1) as nth
        where games[nth] <> coalesce(games[nth - 1], 0)
      ), own as materialized (
        select sign, side as key, who, month, sum(n)::float8 as n, sum(w) as w, sum(o) as o,
          lag(month) over (partition by sign, side, who order by month) as month_before
        from month_of group by 1, 2, 3, 4
      ), named as (
        select sign, key, month, lag(month) over (partition by sign, key, who, player order by month) as month_before
        from (
          select distinct sign, kind.key, who, player, month from month_of, lateral (values (''), (side)) as kind (key)
        ) as told
      ), told as (
        select sign, 'side' as subject, key, month as early, month as late, n, w, o, 1 as players,
          w * w as ww, w * n as wn, n * n as nn from own
        union all
        select sign, 'side', key, month_before, month, 0, 0, 0, -1, 0, 0, 0 from own where month_before is not null
        union all
        select sign, 'side', key, own.month, after.month, 0, 0, 0, 0,
          2 * own.w * after.w, own.w * after.n + own.n * after.w, 2 * own.n * after.n
        from own join own as after using (sign, key, who) where own.month < after.month
          and ($3 is null or own.month = any($3) or after.month = any($3))
        union all
        select sign, 'name', key, month, month, 0, 0, 0, 1, 0, 0, 0 from named
        union all
        select sign, 'name', key, month_before, month, 0, 0, 0, -1, 0, 0, 0 from named where month_before is not null
      )
      select subject, rates.name_of_month(early), rates.name_of_month(late), key, sum(sign * n), sum(sign * w), sum(sign * o),
        case key when 'corp' then sum(sign * n) else 0 end, sum(sign * players), sum(sign * ww), sum(sign * wn), sum(sign * nn)
      from told group by subject, early, late, key
      having sum(sign * n) <> 0 or sum(sign * w) <> 0 or sum(sign * o) <> 0
        or sum(sign * players) <> 0 or sum(sign * ww) <> 0 or sum(sign * wn) <> 0 or sum(sign * nn) <> 0
      on conflict (subject, early, late, key) do update set
        games = kept.games + excluded.games, wins = kept.wins + excluded.wins,
        observed = kept.observed + excluded.observed, corp = kept.corp + excluded.corp,
        players = kept.players + excluded.players, ww = kept.ww + excluded.ww,
        wn = kept.wn + excluded.wn, nn = kept.nn + excluded.nn
      returning kept
    )
    select array_agg(kept) from made
    where ((kept).games, (kept).wins, (kept).observed, (kept).corp, (kept).players, (kept).ww, (kept).wn, (kept).nn)
      = (0, 0, 0, 0, 0, 0, 0, 0)
  $sum$, careers) into empty using whos, old, touched;
  if empty is null then return; end if;
  delete from rates.months using unnest(empty) as one
  where (months.subject, months.early, months.late, months.key) = (one.subject, one.early, one.late, one.key);
end $$;
