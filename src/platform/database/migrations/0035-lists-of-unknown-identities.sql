-- A pasted log need not tell who was played: its game has an empty identity, or two. Such a game was counted among all games for each of
-- them, besides as itself.
create or replace function lists.sum(sign int, only_ids uuid[]) returns void language plpgsql
set work_mem = '64MB' set jit = off as $$
begin
  insert into lists.cell as cell
  select of.identity, day, is_shown, tier, winner, reason, sign * count(*), min(position), max(position)
  from lists.counted, lateral (
    select '' as identity union select corp_identity union select runner_identity
  ) as of
  where only_ids is null or id = any(only_ids)
  group by 1, 2, 3, 4, 5, 6
  on conflict (identity, day, is_shown, tier, winner, reason) do update set
    games = cell.games + excluded.games, least = least(cell.least, excluded.least),
    most = greatest(cell.most, excluded.most);
end $$;

-- All games are counted anew.
delete from lists.counted_from;
