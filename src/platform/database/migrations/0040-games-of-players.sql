-- Games of a player along an index that has what is asked of them besides: those that do not fit are not read. Tables that are there already;
-- those that are made or built anew bring their indexes.
do $$
declare
  sat text;
begin
  foreach sat in array array['corp_player', 'runner_player'] loop
    if to_regclass('games.game') is not null then
      execute format('drop index if exists games.game_%s', sat);
      execute format('create index game_%1$s on games.game (lower(%1$s), position desc)
        include (id, recorded_at, corp_player, runner_player, corp_identity, runner_identity)', sat);
    end if;
    if to_regclass('observed.game') is not null then
      execute format('drop index if exists observed.observed_%s', sat);
      execute format('create index observed_%1$s on observed.game (lower(%1$s), position desc)
        include (id, recorded_at, corp_player, runner_player, corp_identity, runner_identity, verified)', sat);
    end if;
  end loop;
end $$;
