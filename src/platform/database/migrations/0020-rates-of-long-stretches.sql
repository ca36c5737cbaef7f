-- Players, sides and identities of any stretch of time, in what does not grow with the games in it. A player's games add up from
-- the beginning, so that a stretch is what they had at its end less what they had at its beginning. Identities are met by too many
-- players for that: sums over players are kept for each two months, and put right at both ends of the stretch.

-- A counted side with what its player had with it: by name and side, by identity, and by the opponent's identity, each in
-- the order of time.
create table rates.standing (
  who               bigint      not null,
  -- Stands for the name as it is written.
  named             bigint      not null,
  is_corp           boolean     not null,
  identity          text        not null,
  opponent_identity text        not null,
  recorded_at       timestamptz not null,
  -- Orders those of the same time.
  named_nth         int         not null,
  named_n           float8      not null,
  named_w           float8      not null,
  named_o           float8      not null,
  identity_nth      int         not null,
  identity_n        float8      not null,
  identity_w        float8      not null,
  opponent_nth      int         not null,
  opponent_n        float8      not null,
  opponent_w        float8      not null
);
create index standing_named on rates.standing (named, is_corp, recorded_at, named_nth)
  include (named_n, named_w, named_o);
create index standing_identity on rates.standing (who, identity, recorded_at, identity_nth)
  include (identity_n, identity_w);
create index standing_opponent on rates.standing (who, opponent_identity, recorded_at, opponent_nth)
  include (opponent_n, opponent_w);

create function rates.named(name text) returns bigint language sql immutable parallel safe as $$
  select hashtextextended(name, 0)
$$;

-- Adds up what the players of these sides had from the first of them on, or what all had.
create function rates.stand(changed rates.counted[]) returns void language plpgsql set jit = off as $$
begin
  if changed is null then
    delete from rates.standing;
  else
    delete from rates.standing using (
      select who, min(recorded_at) as since from unnest(changed) group by who
    ) as redone
    where standing.who = redone.who and standing.recorded_at >= redone.since;
  end if;
  insert into rates.standing
  select told.who, told.named, told.side = 'corp', told.identity, told.opponent_identity, told.recorded_at,
    named_nth + coalesce(by_name.nth, 0), told.named_n + coalesce(by_name.n, 0),
    told.named_w + coalesce(by_name.w, 0), told.named_o + coalesce(by_name.o, 0),
    identity_nth + coalesce(by_identity.nth, 0), told.identity_n + coalesce(by_identity.n, 0),
    told.identity_w + coalesce(by_identity.w, 0),
    opponent_nth + coalesce(by_opponent.nth, 0), told.opponent_n + coalesce(by_opponent.n, 0),
    told.opponent_w + coalesce(by_opponent.w, 0)
  from (
    select who, rates.named(player) as named, side, identity, opponent_identity, recorded_at, since,
      row_number() over of_name as named_nth, sum(games) over of_name as named_n,
      sum(won) over of_name as named_w, sum(observed) over of_name as named_o,
      row_number() over of_identity as identity_nth, sum(games) over of_identity as identity_n,
      sum(won) over of_identity as identity_w,
      row_number() over of_opponent as opponent_nth, sum(games) over of_opponent as opponent_n,
      sum(won) over of_opponent as opponent_w
    from (
      select *, null::timestamptz as since from rates.counted where changed is null
      union all
      select counted.*, since from rates.counted join (
        select one.who, min(one.recorded_at) as since from unnest(changed) as one group by one.who
      ) as redone using (who) where recorded_at >= since
    ) as side
    window of_name as (partition by who, player, side order by recorded_at, id rows unbounded preceding),
      of_identity as (partition by who, identity order by recorded_at, id, side rows unbounded preceding),
      of_opponent as (partition by who, opponent_identity order by recorded_at, id, side rows unbounded preceding)
  ) as told
  left join lateral (
    select named_nth as nth, named_n as n, named_w as w, named_o as o from rates.standing as before
    where before.named = told.named and before.is_corp = (told.side = 'corp') and before.recorded_at < told.since
    order by before.recorded_at desc, before.named_nth desc limit 1
  ) as by_name on told.since is not null
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
  ) as by_opponent on told.since is not null;
end $$;

-- Of an identity or an opponent's identity: what adds up to the sums over its players in whole months from one on and before
-- another, of all rows with `early` from that one on and `late` before the other. Two months of which each player's games are
-- multiplied with each other are a row, and so is each month with itself; a player who had been there before is taken away.
create table rates.months (
  subject  text   not null,
  early    text   collate "C" not null,
  late     text   collate "C" not null,
  key      text   not null,
  games    float8 not null,
  wins     float8 not null,
  observed float8 not null,
  corp     float8 not null,
  players  bigint not null,
  ww       float8 not null,
  wn       float8 not null,
  nn       float8 not null,
  primary key (subject, early, late, key)
);

-- Adds to them what `source` holds, as `rates.sum` does to cells; of `changed` sides only what is of their kind, null: all.
create function rates.sum_months(source text, parts int, whos bigint[], ids uuid[], was rates.counted[],
  is_now rates.counted[], changed rates.counted[])
returns void language plpgsql set work_mem = '64MB' set jit = off as $$
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

create function rates.sum_all_months() returns void language plpgsql as $$
begin
  delete from rates.months;
  perform rates.sum_months('(select 1 as sign, counted.* from rates.counted
    where who between (part.n - 128) * 72057594037927936 and (part.n - 128) * 72057594037927936 + 72057594037927935)',
    256, null, null, null, null, null);
end $$;

-- What was counted before stays.
select rates.stand(null);
select rates.sum_all_months();
