-- Names in the order in which rates of them are shown, and how many there are of each number of games: what a page takes is found
-- without going through all of them.

-- How many names had so many games and won so many, by a filter as cells have it (`columns` says whether these are players or opponents);
-- `of_side` where they had one side alone, '' where both.
create table rates.names (
  columns  int    not null,
  pool     text   not null,
  tier     text   not null,
  rests_on text   not null,
  side     text   not null,
  of_side  text   not null,
  games    float8 not null,
  wins     float8 not null,
  names    bigint not null,
  primary key (columns, pool, tier, rests_on, side, games, wins, of_side)
);
create index names_empty on rates.names (columns) where names = 0;

create index cell_by_games on rates.cell (columns, pool, tier, rests_on, side, games desc, player, opponent)
where columns >= 128;
create index cell_by_wins on rates.cell (columns, pool, tier, rests_on, side,
  (case corp when 0 then 'runner' when games then 'corp' else '' end), games, wins desc, player, opponent)
where columns >= 128;

-- Whatever writes cells of names counts them.
create function rates.count_names() returns trigger language plpgsql set jit = off as $$
begin
  case tg_op
    when 'INSERT' then
      insert into rates.names as kept
      select columns, pool, tier, rests_on, side, case corp when 0 then 'runner' when games then 'corp' else '' end, games,
        wins, count(*)
      from made where columns >= 128 group by 1, 2, 3, 4, 5, 6, 7, 8
      on conflict (columns, pool, tier, rests_on, side, games, wins, of_side) do update set
        names = kept.names + excluded.names;
    when 'UPDATE' then
      insert into rates.names as kept
      select columns, pool, tier, rests_on, side, case corp when 0 then 'runner' when games then 'corp' else '' end, games,
        wins, sum(sign)
      from (select 1 as sign, * from made union all select -1, * from gone) as signed
      where columns >= 128 group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(sign) <> 0
      on conflict (columns, pool, tier, rests_on, side, games, wins, of_side) do update set
        names = kept.names + excluded.names;
    when 'DELETE' then
      insert into rates.names as kept
      select columns, pool, tier, rests_on, side, case corp when 0 then 'runner' when games then 'corp' else '' end, games,
        wins, -count(*)
      from gone where columns >= 128 group by 1, 2, 3, 4, 5, 6, 7, 8
      on conflict (columns, pool, tier, rests_on, side, games, wins, of_side) do update set
        names = kept.names + excluded.names;
  end case;
  delete from rates.names where names = 0;
  return null;
end $$;
create trigger names_made after insert on rates.cell
  referencing new table as made for each statement execute function rates.count_names();
create trigger names_changed after update on rates.cell
  referencing old table as gone new table as made for each statement execute function rates.count_names();
create trigger names_gone after delete on rates.cell
  referencing old table as gone for each statement execute function rates.count_names();

insert into rates.names
select columns, pool, tier, rests_on, side, case corp when 0 then 'runner' when games then 'corp' else '' end, games,
  wins, count(*)
from rates.cell where columns >= 128 group by 1, 2, 3, 4, 5, 6, 7, 8;
