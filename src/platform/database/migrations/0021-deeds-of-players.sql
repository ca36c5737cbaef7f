-- What players did, summed of games that are open to everybody. Counts of a side add up over anything; what was counted of a game is
-- kept in a row, by which it is taken out again when the game is closed or deleted, and which answers what no cell does.
delete from rates.counted_from;

-- The counts of a side, in the place of `#` in a shape, as src/analysis/statistics/player-counts.ts names them.
create function rates.deed_list(shape text) returns text language sql immutable as $$
  select string_agg(replace(shape, '#', name), ', ' order by nth) from unnest(array[
    'games', 'wins', 'losses', 'draws', 'wins_agenda_points', 'wins_flatline', 'wins_empty_rd', 'wins_concession',
    'turns', 'mulligans', 'credits_gained', 'credits_spent', 'cards_drawn', 'cards_installed', 'cards_played',
    'cards_rezzed', 'accesses', 'accessed_trashed', 'steals', 'points_stolen', 'scores', 'points_scored',
    'damage_net', 'damage_meat', 'damage_brain', 'tags_taken', 'tags_removed', 'bad_publicity', 'clicks_credit',
    'clicks_draw', 'clicks_install', 'clicks_play', 'clicks_run', 'clicks_advance', 'clicks_purge',
    'clicks_remove_tag', 'clicks_trash_resource', 'clicks_ability', 'clicks_other', 'runs_hq', 'runs_rd',
    'runs_archives', 'runs_remote', 'successful_hq', 'successful_rd', 'successful_archives', 'successful_remote'
  ]) with ordinality as told (name, nth)
$$;

do $$ begin
  -- A side that is in `rates.counted`.
  execute format('create table rates.deeds (id uuid not null, side text not null, %s, primary key (id, side))',
    rates.deed_list('# int not null'));
  -- What sides of games have in common in the columns that `columns` names, the others being empty, as in `rates.cell`.
  -- src/analysis/statistics/deeds.ts asks for them.
  execute format('create table rates.deed_cell (
    columns           int  not null,
    side              text not null,
    pool              text not null,
    identity          text not null,
    opponent_identity text not null,
    month             text not null,
    player            text not null,
    opponent          text not null,
    %s,
    primary key (columns, side, pool, identity, opponent_identity, month, player, opponent)
  )', rates.deed_list('# bigint not null'));
end $$;
-- Names in the order of a page.
create index deed_cell_order on rates.deed_cell (columns, side, pool, games desc, player, opponent);
create index deed_cell_empty on rates.deed_cell (columns) where games = 0;

-- Keeps what the read models have of counted sides.
create function rates.keep_deeds(only_ids uuid[]) returns void language plpgsql as $$
begin
  execute format($kept$
    insert into rates.deeds
    select seat.id, seat.side, %1$s from player_statistics.seat join rates.counted using (id, side)
    where rests_on = 'decisions' and ($1 is null or id = any($1))
    union all
    select seat.id, seat.side, %1$s from observed_statistics.seat join rates.counted using (id, side)
    where rests_on = 'facts' and ($1 is null or id = any($1))
  $kept$, rates.deed_list('seat.#')) using only_ids;
end $$;

-- Adds counted sides to cells, or takes them out where `sign` is -1. All rows are summed by five sets of columns, and those sums
-- by fewer columns: sides, pools and names apart are few.
create function rates.sum_deeds(sign int, only_ids uuid[]) returns void language plpgsql
set work_mem = '64MB' set jit = off as $$
begin
  execute format($sum$
    insert into rates.deed_cell as cell
    with finest as materialized (
      select 12 + 1 - grouping(identity) + 2 * (1 - grouping(opponent_identity)) + 64 * (1 - grouping(month))
          + 128 * (1 - grouping(player)) + 256 * (1 - grouping(opponent)) as by,
        side, pool, identity, opponent_identity, month, player, opponent, %1$s
      from rates.counted join rates.deeds using (id, side)
      where $2 is null or id = any($2)
      group by side, pool, grouping sets (
        (player), (opponent), (identity, opponent_identity), (identity, month), (opponent_identity, month))
    )
    select rolled.columns | judged.columns, case when judged.columns & 4 > 0 then side else '' end,
      case when judged.columns & 8 > 0 then pool else '' end, case when rolled.columns & 1 > 0 then identity else '' end,
      case when rolled.columns & 2 > 0 then opponent_identity else '' end,
      case when rolled.columns & 64 > 0 then month else '' end,
      case when rolled.columns & 128 > 0 then player else '' end,
      case when rolled.columns & 256 > 0 then opponent else '' end, %2$s
    from finest join (values
      (140, 128), (268, 256), (15, 3), (15, 1), (15, 2), (15, 0), (77, 65), (77, 64), (78, 66)
    ) as rolled (by, columns) using (by), (values (0), (4), (8), (12)) as judged (columns)
    group by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (columns, side, pool, identity, opponent_identity, month, player, opponent) do update set %3$s
  $sum$, rates.deed_list('sum(deeds.#) as #'), rates.deed_list('($1 * sum(finest.#))::bigint'),
    rates.deed_list('# = cell.# + excluded.#')) using sign, only_ids;
end $$;
